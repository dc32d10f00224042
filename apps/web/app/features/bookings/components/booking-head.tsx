import { Avatar } from '~/ui/avatar.tsx';
import { Badge } from '~/ui/badge.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { zonedSpan } from '~/ui/format/zoned-times.ts';
import type { Booking } from '../load-booking.server.ts';
import { chipOf, durationOf } from '../model.ts';
import css from './booking-head.module.css';
import { TimeNote } from './time-note.tsx';

/** The order's product, status and remaining time. */
export function BookingHead({ booking, now }: { booking: Booking; now: number }) {
  const { mentor, session, lines, createdAt, status, payBefore, reviewDueAt, uses } = booking;
  const chip = chipOf({ ...booking, outcome: session?.outcome });
  const name = mentor?.name ?? lines[0]?.name ?? 'Pesanan';
  return (
    <div className={css.head}>
      {mentor && <Avatar name={name} src={mentor.photoUrl} size={64} />}
      <div className={css.words}>
        <h2>{name}</h2>
        {mentor && <p className={css.title}>{mentor.title}</p>}
        <p className={css.facts}>
          {session && <span>Mentoring {durationOf(session.hours)}</span>}
          {uses !== null && <span>{uses}x Penggunaan ATS Checker</span>}
          <span>Dipesan {formatDateTime(createdAt)}</span>
          {reviewDueAt && <span>Selesai paling lambat {formatDateTime(reviewDueAt)}</span>}
        </p>
        <p className={css.state} aria-live="polite">
          <Badge tone={chip.tone}>{chip.label}</Badge>
          {session?.startAt && status === 'paid' ? (
            <span>{zonedSpan(session.startAt, session.hours * 60, session.timeZone)}</span>
          ) : (
            <TimeNote
              status={status}
              payBefore={payBefore}
              expiresAt={session?.expiresAt ?? null}
              now={now}
            />
          )}
        </p>
      </div>
    </div>
  );
}
