import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { IconCircleCheck } from '@tabler/icons-react';
import type { FieldErrors } from '~/services/form.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { PasswordField } from '~/ui/password-field.tsx';
import css from './change-password-form.module.css';

interface ChangePasswordFormProps {
  state: { errors: FieldErrors; banner: string | null } | undefined;
  email: string;
  hasPassword: boolean;
}

/** How long "Password Diubah" stands before the sign-out. */
const SIGN_OUT_MS = 3000;

const loadRules = () => import('../schema.ts').then((rules) => rules.validateChangePassword);

export function ChangePasswordForm({ state, email, hasPassword }: ChangePasswordFormProps) {
  const { errors, ...form } = useFormErrors({ fromServer: state?.errors, loadRules });
  const sending = useNavigation().state !== 'idle';
  if (!hasPassword) return <NoPassword email={email} />;
  return (
    <Card as="section" padding="lg" aria-label="Ubah password">
      {state?.banner && (
        <Banner key={state.banner} tone="error" focusOnMount className={css.banner}>
          {state.banner}
        </Banner>
      )}
      <Form method="post" noValidate className={css.fields} {...form}>
        {/* Password managers want to know whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password saat ini"
          name="currentPassword"
          autoComplete="current-password"
          error={errors['currentPassword']}
          required
        />
        <PasswordField
          label="Password baru"
          name="newPassword"
          autoComplete="new-password"
          hint="Minimal 6 karakter dengan huruf kecil, huruf besar, dan angka. Harus berbeda dari password lama."
          error={errors['newPassword']}
          required
        />
        <PasswordField
          label="Ulangi password baru"
          name="repeat"
          autoComplete="new-password"
          error={errors['repeat']}
          required
        />
        <Button type="submit" size="lg" full loading={sending}>
          Ubah password
        </Button>
      </Form>
    </Card>
  );
}

/** Signs out after three seconds, or at once by the button. */
export function PasswordChanged() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => form.current?.requestSubmit(), SIGN_OUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card as="section" padding="lg" className={css.done}>
      <span className={css.icon}>
        <IconCircleCheck size={44} stroke={1.6} aria-hidden />
      </span>
      <h2 role="status">Password Diubah</h2>
      <p>Sebentar lagi kamu keluar dari semua perangkat. Masuk kembali dengan password barumu, ya.</p>
      <form ref={form} method="post" action="/logout">
        <input type="hidden" name="next" value="login" />
        <Button type="submit" variant="secondary">
          Masuk kembali sekarang
        </Button>
      </form>
    </Card>
  );
}

function NoPassword({ email }: { email: string }) {
  return (
    <Card as="section" padding="lg" className={css.fields}>
      <p>
        Kamu masuk dengan Google, jadi akunmu belum punya password. Mau membuatnya? Kami kirim tautannya ke{' '}
        <strong>{email}</strong>.
      </p>
      <Form method="post" action="/forgot-password">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" size="lg" full>
          Kirim tautan
        </Button>
      </Form>
    </Card>
  );
}
