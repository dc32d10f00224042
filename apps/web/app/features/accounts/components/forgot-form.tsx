import { Form, Link, useNavigation } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { AccountPage } from './account-page.tsx';
import { EmailField } from '~/ui/email-field.tsx';
import css from './account-page.module.css';

interface ForgotState {
  email: string;
  errors: FieldErrors;
  banner: string | null;
}

const loadRules = () => import('../schema.ts').then((rules) => rules.validateForgot);

export function ForgotForm({ state }: { state: ForgotState | undefined }) {
  const { errors, ...form } = useFormErrors({ fromServer: state?.errors, loadRules });
  const sending = useNavigation().state !== 'idle';
  return (
    <AccountPage
      title="Lupa password?"
      lead="Tulis email akunmu. Kami kirim tautan untuk membuat password baru."
      other={
        <>
          Sudah ingat? <Link to="/login">Masuk</Link>
        </>
      }
      terms={false}
      refusal={state?.banner}
    >
      <Form method="post" noValidate className={css.fields} {...form}>
        <EmailField name="email" defaultValue={state?.email} error={errors['email']} required />
        <Button type="submit" variant="accent" size="lg" full loading={sending}>
          Kirim tautan
        </Button>
      </Form>
    </AccountPage>
  );
}
