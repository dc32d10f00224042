import { Link } from 'react-router';
import { Banner } from './banner.tsx';
import { MailAddress } from './mail-address.tsx';

/** Stands quietly until the address is verified. */
export function VerifyReminder({ email }: { email: string }) {
  return (
    <Banner tone="info" title="Verifikasi emailmu">
      <p>
        Buka tautan yang kami kirim ke <MailAddress address={email} />. Belum ada?{' '}
        <Link to="/app/profile/security">Kirim ulang dari halaman Keamanan</Link>.
      </p>
    </Banner>
  );
}
