import { Form, Link, useNavigation } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import type { Puzzle } from '~/services/puzzles/puzzles.server.ts';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { PasswordField } from '~/ui/password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { AccountPage } from './account-page.tsx';
import { EmailField } from '~/ui/email-field.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { PuzzleNote } from './puzzle-note.tsx';
import css from './account-page.module.css';

interface RegisterState {
  /** What was typed, without the password. */
  values: Record<string, string>;
  errors: FieldErrors;
  banner: string | null;
  /** Solving it lets the same form through. */
  puzzle?: Puzzle | null;
}

const loadRules = () => import('../schema.ts').then((rules) => rules.validateRegister);

export function RegisterForm({ state }: { state: RegisterState | undefined }) {
  const { errors, ...form } = useFormErrors({ fromServer: state?.errors, loadRules });
  const sending = useNavigation().state !== 'idle';
  const field = (name: string) => ({
    name,
    defaultValue: state?.values[name],
    error: errors[name],
    required: true,
  });
  return (
    <AccountPage
      title="Buat akun Setapak"
      lead="Gratis. Cukup semenit, lalu CV pertamamu bisa langsung dimulai."
      other={
        <>
          Sudah punya akun? <Link to="/login">Masuk</Link>
        </>
      }
      refusal={state?.puzzle ? null : state?.banner}
    >
      <Form method="post" noValidate className={css.fields} {...form}>
        {state?.puzzle && (
          <PuzzleNote
            key={state.puzzle.signature}
            puzzle={state.puzzle}
            otherwise={state.banner ?? ''}
            button="Daftar"
          />
        )}
        <TextField label="Nama Lengkap" autoComplete="name" {...field('name')} />
        <EmailField {...field('email')} />
        <EmailField label="Konfirmasi Alamat Email" autoComplete="off" {...field('confirmEmail')} />
        <PhoneField {...field('phone')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="Minimal 6 karakter dengan huruf kecil, huruf besar, dan angka"
          name="password"
          error={errors['password']}
          required
        />
        <Button type="submit" variant="accent" size="lg" full loading={sending}>
          Daftar
        </Button>
      </Form>
      <GoogleSignIn />
    </AccountPage>
  );
}
