import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { mentorStrip } from '~/content/landing.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import css from './introduction.module.css';

export type StripMentor = (typeof mentorStrip.mentors)[number];

/** Opens the introduction; without script it leads to the clip itself. */
export function PlayIntroduction({ mentor, onPlay }: { mentor: StripMentor; onPlay: () => void }) {
  const hydrated = useHydrated();
  const label = mentorStrip.play(mentor.name);
  const icon = <IconPlayerPlayFilled size={20} aria-hidden />;
  if (!hydrated) {
    return (
      <a href={`/people/${mentor.id}.webm`} className={css.play} aria-label={label}>
        {icon}
      </a>
    );
  }
  return (
    <button type="button" className={css.play} aria-label={label} aria-haspopup="dialog" onClick={onPlay}>
      {icon}
    </button>
  );
}

/** The player of one mentor. The clip is asked for when it opens, and stops because it leaves the page when it closes. */
export function IntroductionDialog({ mentor, onClose }: { mentor?: StripMentor; onClose: () => void }) {
  return (
    <Dialog
      open={mentor !== undefined}
      onClose={onClose}
      size="md"
      title={mentor && mentorStrip.introductionOf(mentor.name)}
    >
      {mentor && <Introduction mentor={mentor} />}
    </Dialog>
  );
}

/** What the clip says stands below it as text as well, for whoever does not see or play it. */
function Introduction({ mentor: { id, title, company, introduction } }: { mentor: StripMentor }) {
  // Only ever drawn in the browser, after a click.
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <>
      <video
        className={css.clip}
        src={`/people/${id}.webm`}
        poster={`/people/${id}.webp`}
        width={640}
        height={360}
        autoPlay={!still}
        preload={still ? 'none' : 'auto'}
        muted
        playsInline
        controls
      />
      <p className={css.role}>
        {title}, {company}
      </p>
      <p className={css.words}>{introduction.join(' ')}</p>
    </>
  );
}
