import { introductions } from '~/content/introductions.ts';
import type { Introduced } from './introduction.tsx';
import css from './introduction.module.css';

/** What a clip of ours says stands below it as text as well, for those who do not see or play it. */
export function IntroductionPlayer({
  mentor: { id, title, organization, videoUrl },
}: {
  mentor: Introduced;
}) {
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
