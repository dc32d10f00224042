import { Form, Link, useNavigation } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import type { Puzzle } from '~/services/puzzles/puzzles.server.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { PasswordField } from '~/ui/password-field.tsx';
import { AccountPage } from './account-page.tsx';
import { EmailField } from '~/ui/email-field.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PuzzleNote } from './puzzle-note.tsx';
import css from './account-page.module.css';

interface LoginState {
  email: string;
  errors: FieldErrors;
  /** The reason of a refusal. */
  banner: string | null;
  /** Solving it lets the same form through. */
  puzzle?: Puzzle | null;
}

const loadRules = () => import('../schema.ts').then((rules) => rules.validateSignIn);

interface LoginFormProps {
  state: LoginState | undefined;
  /** Why a sign-in with Google did not come to its end. */
  failure: string | null;
  /** A new password was set just now. */
  reset: boolean;
}

export function LoginForm({ state, failure, reset }: LoginFormProps) {
  const { errors, ...form } = useFormErrors({ fromServer: state?.errors, loadRules });
  const banner = state ? state.banner : failure;
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
      refusal={state?.puzzle ? null : banner}
    >
      {reset && !banner && (
        <Banner tone="success" focusOnMount className={css.banner}>
          Password barumu sudah tersimpan. Masuk dengan password itu, ya.
        </Banner>
      )}
      <Form method="post" noValidate className={css.fields} {...form}>
        {state?.puzzle && (
          <PuzzleNote
            key={state.puzzle.signature}
            puzzle={state.puzzle}
            otherwise={state.banner ?? ''}
            button="Masuk"
          />
        )}
        <EmailField name="email" defaultValue={state?.email} error={errors['email']} required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors['password']}
          required
        />
        <p className={css.row}>
          <Link to="/forgot-password">Lupa Password?</Link>
        </p>
        <Button type="submit" variant="accent" size="lg" full loading={sending}>
          Masuk
        </Button>
      </Form>
      <GoogleSignIn />
      <PasskeyButton label="Pakai passkey" />
    </AccountPage>
  );
}
