import { Form, Link, useNavigation } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';
import { useTouchedErrors } from './use-touched-errors.ts';

export interface LoginState {
  email: string;
  errors: FieldErrors;
  /** The reason of a refusal. */
  banner: string | null;
}

const loadRules = () => import('../schema.ts').then((rules) => rules.validateSignIn);

export function LoginForm({ state }: { state: LoginState | undefined }) {
  const { errors, ...listeners } = useTouchedErrors(loadRules, state?.errors);
  const sending = useNavigation().state !== 'idle';
  return (
    <AccountPage
      title="Selamat datang kembali"
      lead="Masuk untuk melanjutkan langkah kariermu."
      other={
        <>
          Belum punya akun? <Link to="/register">Daftar</Link>
        </>
      }
    >
      {state?.banner && (
        <Banner key={state.banner} tone="error" focusOnMount className={css.banner}>
          {state.banner}
        </Banner>
      )}
      <Form method="post" noValidate className={css.fields} {...listeners}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          defaultValue={state?.email}
          error={errors['email']}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors['password']}
          required
        />
        <Button type="submit" size="lg" full loading={sending}>
          Masuk
        </Button>
      </Form>
    </AccountPage>
  );
}
