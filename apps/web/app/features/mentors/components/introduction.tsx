import { Suspense } from 'react';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { introduction } from '~/content/mentors.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import css from './introduction.module.css';

const Player = lazyPart(async () => (await import('./introduction-player.tsx')).IntroductionPlayer);

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
      {mentor && (
        <Suspense fallback={<div className={css.clip} />}>
          <Player mentor={mentor} />
        </Suspense>
      )}
    </Dialog>
  );
}
