import { Form, Link, useNavigation } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { buttonClass } from '~/ui/button-look.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { MailAddress } from '~/ui/mail-address.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import css from './change-password-form.module.css';

interface DeleteAccountFormProps {
  email: string;
  hasPassword: boolean;
  /** Signed in within the last minutes, which stands for the password of who has none. */
  fresh: boolean;
  state: { banner: string | null; unsure: boolean } | undefined;
}

export function DeleteAccountForm({ email, hasPassword, fresh, state }: DeleteAccountFormProps) {
  const sending = useNavigation().state !== 'idle';
  const { ref } = useFormErrors();
  return (
    <Card as="section" padding="lg" className={css.fields} aria-label="Hapus akun">
      <p>
        Akun{' '}
        <strong>
          <MailAddress address={email} />
        </strong>{' '}
        akan dihapus untuk selamanya, bersama:
      </p>
      <ul className={css.list}>
        <li>semua CV yang kamu buat atau unggah,</li>
        <li>hasil cek ATS dan filenya,</li>
        <li>profil, foto, dan hasil assessment.</li>
      </ul>
      <p>
        Ingin menyimpan salinannya? <a href="/app/profile/export">Unduh datamu</a> dulu.
      </p>
      {state?.banner && (
        <Banner key={state.banner} tone="error" focusOnMount>
          {state.banner}
        </Banner>
      )}
      {!hasPassword && !fresh ? (
        <>
          <Banner tone="info">
            Akunmu tidak punya password. Masuk sekali lagi dengan Google, supaya kami yakin ini kamu.
          </Banner>
          <a href="/auth/google?for=delete" className={buttonClass({ size: 'lg', full: true })}>
            Masuk sekali lagi dengan Google
          </a>
        </>
      ) : (
        <Form ref={ref} method="post" noValidate className={css.fields}>
          {hasPassword && (
            <PasswordField label="Password" name="password" autoComplete="current-password" required />
          )}
          <CheckboxField
            name="sure"
            label="Ya, hapus akun dan semua dataku. Aku tahu ini tidak bisa dibatalkan."
            error={state?.unsure ? 'Centang dulu kalau kamu yakin' : undefined}
          />
          <Button type="submit" variant="danger" size="lg" full loading={sending}>
            Hapus akun
          </Button>
        </Form>
      )}
      <p style={{ textAlign: 'center' }}>
        <Link to="/app/profile">Batal</Link>
      </p>
    </Card>
  );
}
