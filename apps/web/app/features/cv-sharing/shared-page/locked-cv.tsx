import { Form, useNavigation } from 'react-router';
import { IconLock } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { BareLayout } from '~/ui/layouts/bare-layout.tsx';
import { Logo } from '~/ui/logo.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import css from './locked-cv.module.css';

/** Asks for the password that the owner of a shared CV set. */
export function LockedCv({ error }: { error: string | null }) {
  const sending = useNavigation().state !== 'idle';
  return (
    <BareLayout middle>
      <Form method="post" className={css.card} noValidate>
        <span className={css.icon}>
          <IconLock size={28} aria-hidden />
        </span>
        <h1 className={css.title}>CV ini dilindungi password</h1>
        <p className={css.text}>Masukkan password dari pemilik CV untuk melihatnya.</p>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="off"
          error={error ?? undefined}
          className={css.field}
          required
        />
        <Button type="submit" full loading={sending}>
          Buka CV
        </Button>
      </Form>
      <a href="/" className={css.logo} aria-label="Setapak">
        <Logo />
      </a>
    </BareLayout>
  );
}
