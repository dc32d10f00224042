import { Link } from 'react-router';
import { Avatar } from '~/ui/avatar.tsx';
import { Card } from '~/ui/card.tsx';
import { formatRating } from '~/ui/format/rupiah.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import type { BookingFormData } from '../load-booking-form.server.ts';
import css from './mentor-head.module.css';

/** Who is booked. */
export function MentorHead({ mentor }: { mentor: BookingFormData['mentor'] }) {
  const { id, name, title, photoUrl, schedule, ratingCount, ratingSum } = mentor;
  const average = ratingCount > 0 ? ratingSum / ratingCount : 0;
  return (
    <Card className={css.head}>
      <Avatar name={name} src={photoUrl} size={72} />
      <div className={css.words}>
        <p className={css.over}>Sesi 1-on-1 dengan</p>
        <h2 className={css.name}>{name}</h2>
        <p className={css.title}>{title}</p>
        <p className={css.facts}>
          {average > 0 && (
            <span>
              <span aria-hidden>★ </span>
              <span className="visually-hidden">Rating </span>
              {formatRating(average)} ({ratingCount})
            </span>
          )}
          {schedule && <span>Jadwal: {unbroken(schedule)}</span>}
        </p>
      </div>
      <Link to={`/app/mentor/${id}`} className={css.link}>
        Lihat profil
      </Link>
    </Card>
  );
}
