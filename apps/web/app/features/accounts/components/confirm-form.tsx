import { Form, useNavigation } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { buttonClass } from '~/ui/button-look.ts';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { Card } from '~/ui/card.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import css from './change-password-form.module.css';
import { CodeField } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface ConfirmFormProps {
  email: string;
  needsCode: boolean;
  /** Nothing less than the passkey will do. */
  passkeyOnly: boolean;
  hasPassword: boolean;
  hasPasskey: boolean;
  error: string | undefined;
}

/** Asks once more who is at the keyboard, before something that matters. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { email, needsCode, passkeyOnly, hasPassword, hasPasskey, error } = props;
  const sending = useNavigation().state !== 'idle';
  const { ref } = useFormErrors();
  return (
    <Card as="section" padding="lg" className={css.fields} aria-label="Konfirmasi ini kamu">
      <p>
        Yang akan kamu buka ini penting untuk keamanan{' '}
        <strong>
          <MailAddress address={email} />
        </strong>
        . Tunjukkan sekali lagi bahwa ini memang kamu. Setelah itu kamu kembali ke halaman tadi, dan 10 menit
        ke depan kami tidak bertanya lagi.
      </p>
      {(needsCode || hasPassword) && !passkeyOnly && (
        <Form ref={ref} method="post" noValidate className={css.fields}>
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {needsCode ? (
            <CodeField error={error} />
          ) : (
            <PasswordField
              label="Password"
              name="password"
              autoComplete="current-password"
              error={error}
              required
            />
          )}
          <Button type="submit" variant="accent" size="lg" full loading={sending}>
            Konfirmasi
          </Button>
        </Form>
      )}
      {!needsCode && !hasPassword && !passkeyOnly && (
        <>
          {error && <Banner tone="error">{error}</Banner>}
          <a href="/auth/google?for=confirm" className={buttonClass({ size: 'lg', full: true })}>
            Konfirmasi dengan Google
          </a>
        </>
      )}
      {hasPasskey && <PasskeyButton label="Konfirmasi dengan passkey" />}
    </Card>
  );
}
