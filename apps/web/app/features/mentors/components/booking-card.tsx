import { Link } from 'react-router';
import { IconShieldCheck } from '@tabler/icons-react';
import { mentorPage } from '~/content/mentor-page.ts';
import { mentorList } from '~/content/mentors.ts';
import { useOwnZone } from '~/features/scheduling/public.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { zonedTime } from '~/ui/format/zoned-times.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import type { MentorPageData } from '../load-mentor-page.server.ts';
import { bookAddress, lengths, startingPrice, type Length } from '../model.ts';
import { LIST_PATH } from '../list-memory.ts';
import { BookLink } from './book-link.tsx';
import css from './booking-card.module.css';

interface BookingCardProps {
  data: MentorPageData;
  /** null: not chosen yet, an hour is meant. */
  length: Length | null;
  onLength: (length: Length) => void;
}

/** How long and for how much, when, about what: beside the page where there is room; on narrow screens in its course, price and button in a bar at the bottom. */
export function BookingCard({ data, length, onLength }: BookingCardProps) {
  const { mentor } = data;
  return (
    <aside className={css.card} aria-label={mentorPage.booking}>
      <div className={css.bar} data-bottom-bar={mentor.bookable ? 'mentor' : 'paused-mentor'}>
        <div className={css.inner}>
          <p className={css.from}>
            {mentorList.startingAt} <strong>Rp. {formatNumber(startingPrice(mentor.price))}</strong>
            {!mentor.bookable && <span className={css.paused}>{mentorPage.paused}</span>}
          </p>
          {mentor.bookable ? (
            <BookLink mentorId={mentor.id} length={length} />
          ) : (
            <LinkButton to={LIST_PATH} variant="secondary">
              {mentorPage.others}
            </LinkButton>
          )}
        </div>
      </div>
      <fieldset className={css.lengths}>
        <legend className={css.heading}>{mentorPage.length}</legend>
        {lengths.map((hours) => (
          <label key={hours} className={css.length}>
            <input
              type="radio"
              name="hours"
              className="label-edge"
              checked={(length ?? 1) === hours}
              onChange={() => onLength(hours)}
            />
            <span>{hours * 60} menit</span>
            <strong>{formatRupiah(mentor.price * hours)}</strong>
          </label>
        ))}
      </fieldset>
      <p className={css.guarantee}>
        <IconShieldCheck size={20} aria-hidden />
        <span>
          {mentorPage.guarantee} <Link to="/frequently-asked-question#garansi">{mentorPage.terms}</Link>
        </span>
      </p>
      <NextTimes data={data} length={length ?? 1} />
      {mentor.serviceLine.length > 0 && (
        <section className={css.topics}>
          <h2 className={css.heading}>{mentorPage.topics}</h2>
          <ul className={css.chips} lang="en">
            {mentor.serviceLine.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** When the mentor is free next for so long; each time leads to booking it. Without a calendar, what they say of their time. */
function NextTimes({ data, length }: { data: MentorPageData; length: Length }) {
  const { mentor, times, zone, isZoneKnown } = data;
  useOwnZone(times !== null && !isZoneKnown);
  if (!times || !mentor.bookable)
    return (
      <section className={css.topics}>
        <h2 className={css.heading}>{mentorPage.schedule}</h2>
        <p className={css.none}>{unbroken(mentor.schedule || mentorPage.noSchedule)}</p>
      </section>
    );
  const free = length > 1 ? times.long : times.hour;
  return (
    <section>
      <h2 className={css.heading}>{mentorPage.nextTimes}</h2>
      {free.length === 0 && <p className={css.none}>{mentorPage.noTimes}</p>}
      <ul className={css.times}>
        {free.map((time) => (
          <li key={time}>
            <Link to={bookAddress(mentor.id, length, time)} className={css.time}>
              {zonedTime(time, zone)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
