import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { introduction, introductions } from '~/content/mentors.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import css from './introduction.module.css';

export interface Introduced {
  id: string;
  name: string;
  title: string;
  organization: string | null;
  videoUrl: string;
}

interface PlayIntroductionProps {
  mentor: Introduced;
  className: string | undefined;
  onPlay: () => void;
}

/** Opens the introduction; without script, and where it lies elsewhere, it leads to the clip itself. */
export function PlayIntroduction({ mentor, className, onPlay }: PlayIntroductionProps) {
  const hydrated = useHydrated();
  const label = introduction.play(mentor.name);
  const icon = <IconPlayerPlayFilled size={20} aria-hidden />;
  if (!mentor.videoUrl.startsWith('/'))
    return (
      <a href={mentor.videoUrl} className={className} aria-label={label} target="_blank" rel="noreferrer">
        {icon}
      </a>
    );
  if (!hydrated) {
    return (
      <a href={mentor.videoUrl} className={className} aria-label={label}>
        {icon}
      </a>
    );
  }
  return (
    <button type="button" className={className} aria-label={label} aria-haspopup="dialog" onClick={onPlay}>
      {icon}
    </button>
  );
}

/** The player of one mentor. The clip is loaded when it opens, and stops because it leaves the page when it closes. */
export function IntroductionDialog({
  mentor,
  onClose,
}: {
  mentor: Introduced | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={mentor !== undefined}
      onClose={onClose}
      size="md"
      title={mentor && introduction.title(mentor.name)}
    >
      {mentor && <Player mentor={mentor} />}
    </Dialog>
  );
}

/** What a clip of ours says stands below it as text as well, for those who do not see or play it. */
function Player({ mentor: { id, title, organization, videoUrl } }: { mentor: Introduced }) {
  // Only ever drawn in the browser, after a click.
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const words = introductions[id];
  return (
    <>
      <video
        className={css.clip}
        src={videoUrl}
        poster={words && videoUrl.replace(/\.webm$/, '.webp')}
        width={640}
        height={360}
        autoPlay={!still}
        preload={still ? 'none' : 'auto'}
        muted
        playsInline
        controls
      />
      <p className={css.role}>{organization ? `${title}, ${organization}` : title}</p>
      {words && <p className={css.words}>{words.join(' ')}</p>}
    </>
  );
}
