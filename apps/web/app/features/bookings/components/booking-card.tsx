import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconChevronRight, IconFileDescription, IconFileSearch } from '@tabler/icons-react';
import { reviewPath } from '~/features/cv-review/public.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge } from '~/ui/badge.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { HOME_ZONE, zonedTime } from '~/ui/format/zoned-times.ts';
import type { BookingSummary } from '../list-bookings.server.ts';
import { chipOf, durationOf, type BookingTab } from '../model.ts';
import { detailPath } from '../paths.ts';
import css from './booking-card.module.css';
import { TimeNote } from './time-note.tsx';

interface BookingCardProps {
  booking: BookingSummary;
  tab: BookingTab;
  now: number;
  /** More about the order, such as when a review is due. */
  children?: ReactNode;
}

const icons = { 'cv-review': IconFileDescription, ats: IconFileSearch };

/** One order in Pesanan Saya; all of it leads to its page. */
export function BookingCard({ booking, tab, now, children }: BookingCardProps) {
  const { bookId, title, hours, total, createdAt, status, payBefore, expiresAt, uses, redeemCode } = booking;
  const { startAt, timeZone } = booking;
  const chip = chipOf(booking);
  const name = booking.mentorName ?? title;
  const about =
    tab === 'mentoring' && hours ? `Mentoring ${durationOf(hours)}` : uses ? `${uses}x Penggunaan` : null;
  return (
    <li className={css.card}>
      <Picture tab={tab} booking={booking} />
      <div className={css.words}>
        <Link to={tab === 'cv-review' ? reviewPath(bookId) : detailPath(bookId)} className={css.name}>
          {name}
        </Link>
        <p className={css.about}>
          {about && <span>{about}</span>}
          {redeemCode && <span>Kode {redeemCode}</span>}
          <span>{formatDateTime(createdAt)}</span>
        </p>
        <p className={css.state}>
          <Badge tone={chip.tone}>{chip.label}</Badge>
          {startAt && status === 'paid' ? (
            <span>{zonedTime(startAt, timeZone ?? HOME_ZONE)}</span>
          ) : (
            <TimeNote {...{ status, payBefore, expiresAt, now }} />
          )}
          {children}
        </p>
      </div>
      <p className={css.total}>{formatRupiah(total)}</p>
      <IconChevronRight className={css.chevron} size={20} aria-hidden />
    </li>
  );
}

function Picture({ tab, booking }: { tab: BookingTab; booking: BookingSummary }) {
  if (tab === 'mentoring')
    return <Avatar name={booking.mentorName ?? booking.title} src={booking.photoUrl} size={52} />;
  const Icon = icons[tab];
  return (
    <span className={css.icon} aria-hidden>
      <Icon size={26} stroke={1.75} />
    </span>
  );
}
