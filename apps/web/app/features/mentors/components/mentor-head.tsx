import { useState } from 'react';
import { IconBrandLinkedin } from '@tabler/icons-react';
import { mentorList } from '~/content/mentors.ts';
import { Badge } from '~/ui/badge.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { StarRating } from '~/ui/star-rating.tsx';
import { averageRating, mentorAddress } from '../model.ts';
import type { MentorProfile } from '../load-mentor.server.ts';
import { CopyLink } from './copy-link.tsx';
import { IntroductionDialog, PlayIntroduction } from './introduction.tsx';
import css from './mentor-head.module.css';
import { Portrait } from './portrait.tsx';

/** Who it is, how they are rated, where else they are found. */
export function MentorHead({ mentor }: { mentor: MentorProfile }) {
  const [playing, setPlaying] = useState(false);
  const average = averageRating(mentor);
  const organization = mentor.experiences[0]?.organization ?? null;
  const introduced = mentor.videoUrl && { ...mentor, organization, videoUrl: mentor.videoUrl };
  return (
    <header className={css.head}>
      <div className={css.picture}>
        <Portrait src={mentor.photoUrl} size={128} className={css.photo} />
        {introduced && (
          <PlayIntroduction mentor={introduced} className={css.play} onPlay={() => setPlaying(true)} />
        )}
      </div>
      <div className={css.who}>
        <h1 className={css.name}>{mentor.name}</h1>
        <p className={css.title}>
          {mentor.title}
          {organization && <span className={css.organization}>{organization}</span>}
        </p>
        <p className={css.marks}>
          {average >= 1 && <StarRating value={average} count={mentor.ratingCount} />}
          {mentor.super && <Badge tone="accent">{mentorList.super}</Badge>}
        </p>
      </div>
      <div className={css.actions}>
        {mentor.linkedin && (
          <ExternalLink href={mentor.linkedin} className={css.action}>
            <IconBrandLinkedin size={20} aria-hidden />
            LinkedIn
          </ExternalLink>
        )}
        <CopyLink path={mentorAddress(mentor.id)} />
      </div>
      {introduced && (
        <IntroductionDialog mentor={playing ? introduced : undefined} onClose={() => setPlaying(false)} />
      )}
    </header>
  );
}
