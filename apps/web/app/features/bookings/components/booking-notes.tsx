import { Link } from 'react-router';
import { IconFileDescription } from '@tabler/icons-react';
import { OrderedJob } from '~/features/checkout/public.ts';
import { Card } from '~/ui/card.tsx';
import type { Booking } from '../load-booking.server.ts';
import css from './booking-detail.module.css';

/** What the customer wrote with the order, the CV and the job that went with it. */
export function BookingNotes({ booking: { notes, cv, job } }: { booking: Booking }) {
  if (!notes && !cv && !job) return null;
  return (
    <Card as="section" className={css.section}>
      <h2>Catatan tambahan</h2>
      {notes && <p className={css.notes}>{notes}</p>}
      {cv && (
        <p className={css.cv}>
          <IconFileDescription size={20} aria-hidden />
          {cv.deleted ? (
            <span>{cv.name} (sudah dihapus)</span>
          ) : (
            <Link to={`/app/cv/preview/${cv.id}`}>{cv.name}</Link>
          )}
        </p>
      )}
      {job && <OrderedJob job={job} />}
    </Card>
  );
}
