import { useEffect } from 'react';
import { IconBrandWhatsapp, IconCalendarCheck, IconCheck, IconMail, IconStar } from '@tabler/icons-react';
import { Avatar } from '~/ui/avatar.tsx';
import { Card } from '~/ui/card.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { zonedSpan } from '~/ui/format/zoned-times.ts';
import { MailAddress } from '~/ui/mail-address.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Link } from 'react-router';
import { whatsappUrl } from '~/ui/format/whatsapp.ts';
import type { Booking } from '../load-booking.server.ts';
import { forgetDraft } from '../local-draft.ts';
import { durationOf } from '../model.ts';
import { detailPath } from '../paths.ts';
import css from './success.module.css';

/** The mentor is booked: what happens now. */
export function Success({ booking }: { booking: Booking }) {
  const { bookId, contact, mentor, session } = booking;
  // Also for those who come from the payment page without having seen the dialog.
  useEffect(() => forgetDraft(), []);
  const name = mentor?.name ?? 'Mentor';
  const until = session?.expiresAt;
  const startAt = session?.startAt;
  return (
    <Card padding="lg" className={css.card}>
      <div className={css.picture}>
        <Avatar name={name} src={mentor?.photoUrl} size={104} />
        <span className={css.check}>
          <IconCheck size={22} stroke={3} aria-hidden />
        </span>
      </div>
      <h1>Booking Success!</h1>
      <p className={css.lead}>
        <strong>{name}</strong> sudah berhasil kamu booking{session && ` untuk ${durationOf(session.hours)}`}.{' '}
        {startAt && session
          ? unbroken(`Sesimu dijadwalkan ${zonedSpan(startAt, session.hours * 60, session.timeZone)}.`)
          : session?.isTimeLost
            ? 'Waktu yang kamu pilih keburu diambil orang lain sebelum pembayaranmu masuk. Pilih waktu baru di detail pesanan.'
            : 'Sekarang kamu bisa mengobrol dengan mentor untuk menentukan jadwal.'}
      </p>
      <ol className={css.steps}>
        <li>
          <IconMail size={22} aria-hidden />
          <span>Cek emailmu: tanda terima dan rincian sesimu sedang dikirim.</span>
        </li>
        <li>
          <IconBrandWhatsapp size={22} aria-hidden />
          <span>
            {startAt
              ? 'Mentor sudah tahu waktunya.'
              : 'Mentor menghubungimu untuk menyepakati waktu. Pastikan nomor teleponmu aktif.'}
            {contact && (
              <>
                {' '}
                {startAt ? 'Butuh kabar sebelum sesi?' : 'Mau menyapa duluan?'}{' '}
                <ExternalLink href={whatsappUrl(contact.phoneNumber)}>WhatsApp {name}</ExternalLink> atau{' '}
                <a href={`mailto:${contact.email}`}>
                  <MailAddress address={contact.email} />
                </a>
                .
              </>
            )}
          </span>
        </li>
        <li>
          <IconCalendarCheck size={22} aria-hidden />
          <span>
            {startAt ? (
              'Undangan kalendernya ada di email; kami ingatkan sehari dan sejam sebelumnya.'
            ) : (
              <>
                Sesi berlangsung dalam 7 hari sejak dibayar
                {until && (
                  <>
                    , paling lambat <strong>{unbroken(formatDateTime(until))}</strong>
                  </>
                )}
                .
              </>
            )}
          </span>
        </li>
        <li>
          <IconStar size={22} aria-hidden />
          <span>Setelah sesi, beri ulasan di Pesanan Saya.</span>
        </li>
      </ol>
      <div className={css.actions}>
        <LinkButton to="/app/home" size="lg">
          Kirim Pesan
        </LinkButton>
        <LinkButton to="/app/home" size="lg" variant="secondary">
          Kembali
        </LinkButton>
      </div>
      <Link to={detailPath(bookId)} className={css.detail}>
        Lihat detail pesanan
      </Link>
    </Card>
  );
}
