import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { buttonClass } from '~/ui/button-look.ts';
import { ExternalLink } from '~/ui/external-link.tsx';
import { whatsappUrl } from '~/ui/format/whatsapp.ts';
import type { Booking } from '../load-booking.server.ts';
import { MOST_ATTEMPTS } from '../sessions/model.ts';
import css from './booking-detail.module.css';

/** How a paid session goes on: how to reach the mentor, and what the mentor said of it. */
export function SessionProgress({ booking: { session, contact } }: { booking: Booking }) {
  if (!session) return null;
  const { outcome, contactAttempts } = session;
  if (outcome === 'held') return null;
  if (outcome === 'cancelled')
    return (
      <Banner tone="info">
        Sesi ini dibatalkan {session.cancelledBy === 'mentor' ? 'oleh mentor' : 'olehmu'}.
      </Banner>
    );
  if (outcome === 'no_show')
    return <Banner tone="warning">Mentor mencatat kamu tidak datang ke sesi ini.</Banner>;
  if (outcome === 'mentor_absent')
    return <Banner tone="info">Mentor tidak datang ke sesi ini. Maaf atas ketidaknyamanannya.</Banner>;
  return (
    <>
      {outcome === 'unreachable' && (
        <Banner tone="warning">
          Mentor sudah {MOST_ATTEMPTS} kali mencoba menghubungimu tanpa hasil, jadi sesi ini berakhir. Kalau
          ini keliru, laporkan dalam 48 jam, atau hubungi tim Setapak.
        </Banner>
      )}
      {outcome === null && contact && contactAttempts > 0 && (
        <Banner tone="warning">
          Mentor sudah {contactAttempts} dari {MOST_ATTEMPTS} kali mencoba menghubungimu. Balas pesannya, atau
          sapa duluan.
        </Banner>
      )}
      {outcome === null && contact && (
        <div className={css.actions}>
          <ExternalLink
            href={whatsappUrl(contact.phoneNumber)}
            className={buttonClass({ variant: 'secondary' })}
          >
            <IconBrandWhatsapp size={20} aria-hidden />
            Kirim Pesan
          </ExternalLink>
          <a href={`mailto:${contact.email}`} className={buttonClass({ variant: 'ghost' }, css.mail)}>
            <IconMail size={20} aria-hidden />
            <MailAddress address={contact.email} />
          </a>
        </div>
      )}
    </>
  );
}
