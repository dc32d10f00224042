import { Link, useViewTransitionState } from 'react-router';
import { mentorList } from '~/content/mentors.ts';
import { formatRating, formatRupiah } from '~/ui/format/rupiah.ts';
import type { ListedMentor } from '../list-mentors.server.ts';
import { averageRating, mentorAddress, startingPrice } from '../model.ts';
import css from './mentor-card.module.css';
import { Portrait } from './portrait.tsx';

/** One mentor of the list. Plain markup: a page holds twenty of them. */
export function MentorCard({ mentor, lazy }: { mentor: ListedMentor; lazy: boolean }) {
  const average = averageRating(mentor);
  const address = mentorAddress(mentor.id);
  // The picture moves to its place on the page, and back.
  const moving = useViewTransitionState(address);
  return (
    <li className={css.card} data-moving={moving || undefined}>
      <Portrait src={mentor.photoUrl} size={88} className={css.photo} lazy={lazy} />
      <div className={css.who}>
        <h2 className={css.name}>
          <Link to={address} className={css.link} viewTransition>
            {mentor.name}
          </Link>
        </h2>
        <p className={css.title}>
          {mentor.title}
          {mentor.organization && <span className={css.organization}>{mentor.organization}</span>}
        </p>
        <p className={css.marks}>
          {average > 0 && (
            <span className={css.rating}>
              <span aria-hidden>★ </span>
              <span className="visually-hidden">Nilai </span>
              {formatRating(average)}
              <span className={css.count}>
                {' '}
                ({mentor.ratingCount}
                <span className="visually-hidden"> ulasan</span>)
              </span>
            </span>
          )}
          {mentor.free && <span className={css.free}>{mentorList.freeBy[mentor.free]}</span>}
          {mentor.super && <span className={css.super}>{mentorList.super}</span>}
        </p>
      </div>
      <ul className={css.skills} aria-label={mentorList.facets.skills}>
        {mentor.skills.map((skill) => (
          <li key={skill} lang="en">
            {skill}
          </li>
        ))}
      </ul>
      <p className={css.price}>
        {mentorList.startingAt} <strong>{formatRupiah(startingPrice(mentor.price))}</strong> / 30 menit
      </p>
    </li>
  );
}
