import { useState } from 'react';
import { Link } from 'react-router';
import { IconArrowRight } from '@tabler/icons-react';
import { mentorStrip } from '~/content/landing.ts';
import { IntroductionDialog, PlayIntroduction, type StripMentor } from './introduction.tsx';
import css from './mentor-strip.module.css';

/** A few mentors to swipe through and to see introduce themselves, below the width at which the desktop layout starts. */
export function MentorStrip() {
  const [playing, setPlaying] = useState<StripMentor>();
  return (
    <>
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
          {mentorStrip.mentors.map((mentor) => (
            <li key={mentor.id}>
              <Link to="/app/mentoring" className={css.mentor}>
                <img src={`/people/${mentor.id}.svg`} alt="" width={160} height={160} loading="lazy" />
                <span className={css.name}>{mentor.name}</span>
                <span className={css.role}>
                  {mentor.title}
                  <br />
                  {mentor.company}
                </span>
              </Link>
              <PlayIntroduction mentor={mentor} onPlay={() => setPlaying(mentor)} />
            </li>
          ))}
        </ul>
      </section>
      {/* Outside the section, which a phone turned to its side may hide while the player is open. */}
      <IntroductionDialog mentor={playing} onClose={() => setPlaying(undefined)} />
    </>
  );
}
