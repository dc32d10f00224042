import { Link } from 'react-router';
import { mentorPage } from '~/content/mentors.ts';
import { useOwnZone } from '~/features/scheduling/public.ts';
import { zonedTime } from '~/ui/format/zoned-times.ts';
import type { MentorPageData } from '../load-mentor-page.server.ts';
import css from './next-times.module.css';
import { Section } from './section.tsx';

/** When the mentor is free next; each time leads to booking it. Nothing for a mentor without a calendar. */
export function NextTimes({ mentor, times, zone, isZoneKnown }: MentorPageData) {
  useOwnZone(times !== null && !isZoneKnown);
  if (!times || !mentor.bookable) return null;
  const book = `/app/book?mentor=${encodeURIComponent(mentor.id)}`;
  return (
    <Section title={mentorPage.nextTimes}>
      {times.length === 0 && <p className={css.none}>{mentorPage.noTimes}</p>}
      <ul className={css.times}>
        {times.map((time) => (
          <li key={time}>
            <Link to={`${book}&hours=1&at=${new Date(time).toISOString()}`} className={css.time}>
              {zonedTime(time, zone)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
