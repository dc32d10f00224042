import { Link } from 'react-router';
import { IconMailCheck, IconMailX } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';

interface VerifiedPageProps {
  email: string;
  /** Why the link did not work. */
  refusal: string | null;
}

/** What came of a link that proves an address. */
export function VerifiedPage({ email, refusal }: VerifiedPageProps) {
  if (refusal !== null)
    return (
      <AccountPage
        title="Tautan tidak berlaku"
        lead={
          <>
            Kamu sedang masuk sebagai{' '}
            <strong>
              <MailAddress address={email} />
            </strong>
            .
          </>
        }
        icon={<IconMailX size={36} stroke={1.6} aria-hidden />}
        terms={false}
        other={<Link to="/">Ke beranda</Link>}
      >
        <Banner tone="error" className={css.banner}>
          {refusal}
        </Banner>
        <LinkButton to="/app/profile/security" size="lg" full>
          Minta tautan baru
        </LinkButton>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Email terverifikasi"
      lead={
        <>
          <strong>
            <MailAddress address={email} />
          </strong>{' '}
          sekarang terbukti milikmu. Kode redeem, hasil CV Review, dan token API siap dipakai.
        </>
      }
      icon={<IconMailCheck size={36} stroke={1.6} aria-hidden />}
      terms={false}
      other={<Link to="/">Ke beranda</Link>}
    >
      <LinkButton to="/app/cv/dashboard" size="lg" full>
        Lanjut ke CV-ku
      </LinkButton>
    </AccountPage>
  );
}
