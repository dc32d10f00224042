import { Link } from 'react-router';
import { IconArrowRight } from '@tabler/icons-react';
import { mentorStrip } from '~/content/landing.ts';
import css from './mentor-strip.module.css';

/** A few mentors to swipe through, below the width at which the desktop layout starts. */
export function MentorStrip() {
  return (
    <section className={css.section} aria-labelledby="mentors-title">
      <div className={css.head}>
        <h2 id="mentors-title" className={css.title}>
          {mentorStrip.title}
        </h2>
        <Link to="/app/mentoring" className={css.all} lang="en">
          {mentorStrip.all}
          <IconArrowRight size={18} aria-hidden />
        </Link>
      </div>
      <ul className={css.list}>
        {mentorStrip.mentors.map(({ id, name, title, company }) => (
          <li key={id}>
            <Link to="/app/mentoring" className={css.mentor}>
              <img src={`/people/${id}.svg`} alt="" width={160} height={160} loading="lazy" />
              <span className={css.name}>{name}</span>
              <span className={css.role}>
                {title}
                <br />
                {company}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
