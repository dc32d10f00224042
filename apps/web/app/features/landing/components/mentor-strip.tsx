import { useState } from 'react';
import { Link } from 'react-router';
import { IconArrowRight } from '@tabler/icons-react';
import { mentorStrip } from '~/content/landing.ts';
import {
  IntroductionDialog,
  mentorAddress,
  PlayIntroduction,
  Portrait,
  type IntroducedMentor,
} from '~/features/mentors/public.ts';
import css from './mentor-strip.module.css';

/** A few mentors to swipe through and to see introduce themselves, below the width at which the desktop layout starts. */
export function MentorStrip({ mentors }: { mentors: readonly IntroducedMentor[] }) {
  const [playing, setPlaying] = useState<IntroducedMentor>();
  if (mentors.length === 0) return null;
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
          {mentors.map((mentor) => (
            <li key={mentor.id}>
              <Link to={mentorAddress(mentor.id)} className={css.mentor} viewTransition>
                <Portrait src={mentor.photoUrl} size={160} lazy />
                <span className={css.name}>{mentor.name}</span>
                <span className={css.role}>
                  {mentor.title}
                  <br />
                  {mentor.organization}
                </span>
              </Link>
              <PlayIntroduction mentor={mentor} className={css.play} onPlay={() => setPlaying(mentor)} />
            </li>
          ))}
        </ul>
      </section>
      {/* Outside the section, which a phone turned to its side may hide while the player is open. */}
      <IntroductionDialog mentor={playing} onClose={() => setPlaying(undefined)} />
    </>
  );
}
