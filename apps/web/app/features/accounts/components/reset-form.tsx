import { Form, Link, useNavigation } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { PasswordField } from '~/ui/password-field.tsx';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';

interface ResetState {
  errors: FieldErrors;
  banner: string | null;
}

const loadRules = () => import('../schema.ts').then((rules) => rules.validateReset);

export function ResetForm({ token, state }: { token: string; state: ResetState | undefined }) {
  const { errors, ...form } = useFormErrors({ fromServer: state?.errors, loadRules });
  const sending = useNavigation().state !== 'idle';
  return (
    <AccountPage
      title="Buat password baru"
      lead="Setelah tersimpan, kamu keluar dari semua perangkat dan bisa masuk dengan password baru."
      other={
        <>
          Tautannya tidak berlaku? <Link to="/forgot-password">Minta tautan baru</Link>
        </>
      }
      terms={false}
      refusal={state?.banner}
    >
      <Form method="post" noValidate className={css.fields} {...form}>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label="Password baru"
          name="password"
          autoComplete="new-password"
          hint="Minimal 6 karakter dengan huruf kecil, huruf besar, dan angka"
          error={errors['password']}
          required
        />
        <PasswordField
          label="Ulangi password baru"
          name="repeat"
          autoComplete="new-password"
          error={errors['repeat']}
          required
        />
        <Button type="submit" variant="accent" size="lg" full loading={sending}>
          Simpan password
        </Button>
      </Form>
    </AccountPage>
  );
}
