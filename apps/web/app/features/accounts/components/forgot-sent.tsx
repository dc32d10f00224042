import { Form, Link, useNavigation } from 'react-router';
import { IconMailCheck } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { Button } from '~/ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';

interface ForgotSentProps {
  email: string;
  /** Why it was not sent once more. */
  banner: string | null;
  /** It was sent once more just now. */
  resent: boolean;
}

/** The same for addresses that have an account and those that have none. */
export function ForgotSent({ email, banner, resent }: ForgotSentProps) {
  const sending = useNavigation().state !== 'idle';
  return (
    <AccountPage
      title="Periksa Email Kamu"
      lead={
        <>
          Kalau{' '}
          <strong className={css.address}>
            <MailAddress address={email} />
          </strong>{' '}
          terdaftar di Setapak, tautan untuk membuat password baru sedang menuju kotak masukmu. Tautan berlaku
          30 menit.
        </>
      }
      icon={<IconMailCheck size={36} stroke={1.6} aria-hidden />}
      other={
        <>
          Sudah selesai? <Link to="/login">Masuk</Link>
        </>
      }
      terms={false}
    >
      {banner && (
        <Banner tone="error" focusOnMount className={css.banner}>
          {banner}
        </Banner>
      )}
      {resent && !banner && (
        <Banner tone="success" focusOnMount className={css.banner}>
          Tautan baru sudah kami kirim.
        </Banner>
      )}
      <p className={css.note}>Belum sampai? Cek folder spam atau promosi, lalu minta lagi.</p>
      <Form method="post" className={css.fields}>
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="again" value="1" />
        <Button type="submit" variant="secondary" size="lg" full loading={sending}>
          Kirim ulang
        </Button>
      </Form>
      <p className={css.other}>
        <Link to="/forgot-password">Pakai email lain</Link>
      </p>
    </AccountPage>
  );
}
