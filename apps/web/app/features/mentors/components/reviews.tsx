import { mentorPage } from '~/content/mentor-page.ts';
import { formatDate } from '~/ui/format/dates.ts';
import { Pager } from '~/ui/pager.tsx';
import type { ReviewPage } from '../list-reviews.server.ts';
import css from './reviews.module.css';
import { Section } from './section.tsx';

const ID = 'ulasan';

/** Newest first, a few at a time. */
export function Reviews({ reviews, before, after }: ReviewPage) {
  return (
    <Section title={mentorPage.reviews} id={ID}>
      {reviews.length === 0 && <p className={css.none}>{mentorPage.noReviews}</p>}
      <ul className={css.list}>
        {reviews.map(({ customerName, rating, review, createdAt, reply }) => (
          <li key={`${createdAt.getTime()} ${customerName}`} className={css.review}>
            <p className={css.head}>
              <strong>{customerName || mentorPage.formerUser}</strong>
              <span className={css.stars}>
                <span aria-hidden>{'★'.repeat(rating)}</span>
                <span className={css.off} aria-hidden>
                  {'★'.repeat(5 - rating)}
                </span>
                <span className="visually-hidden">{rating} dari 5 bintang</span>
              </span>
              <time dateTime={createdAt.toISOString()} className={css.date}>
                {formatDate(createdAt)}
              </time>
            </p>
            {review && <p className={css.text}>{review}</p>}
            {reply && (
              <p className={css.reply}>
                <strong>{mentorPage.reply}</strong> {reply}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Pager label="Halaman ulasan" before={before} after={after} part={ID} />
    </Section>
  );
}
