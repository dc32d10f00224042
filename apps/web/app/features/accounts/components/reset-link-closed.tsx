import { Link } from 'react-router';
import { IconLinkOff } from '@tabler/icons-react';
import { LinkButton } from '~/ui/link-button.tsx';
import { AccountPage } from './account-page.tsx';

/** In place of the form, so that a new password is not typed for nothing. */
export function ResetLinkClosed() {
  return (
    <AccountPage
      title="Tautan ini sudah tidak berlaku"
      lead="Tautan ini sudah dipakai atau sudah lewat 30 menit. Minta tautan baru, ya."
      icon={<IconLinkOff size={32} aria-hidden />}
      other={
        <>
          Ingat passwordmu? <Link to="/login">Masuk</Link>
        </>
      }
      terms={false}
    >
      <LinkButton to="/forgot-password" size="lg" full>
        Minta tautan baru
      </LinkButton>
    </AccountPage>
  );
}
