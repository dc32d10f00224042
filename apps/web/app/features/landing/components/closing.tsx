import { IconArrowRight } from '@tabler/icons-react';
import { closing } from '~/content/landing.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { useViewer } from '~/ui/layouts/use-viewer.ts';
import art from '~/ui/art/night-road.svg?no-inline';
import css from './closing.module.css';

export function Closing() {
  const signedIn = useViewer() !== null;
  return (
    <section className={css.section} aria-labelledby="closing-title">
      <div className={css.banner}>
        <img src={art} alt="" width={1600} height={900} loading="lazy" className={css.art} />
        <h2 id="closing-title" className={css.title}>
          {signedIn ? closing.titleSignedIn : closing.title}
        </h2>
        <p className={css.text}>{signedIn ? closing.textSignedIn : closing.text}</p>
        <LinkButton
          to={signedIn ? '/app/home' : '/login'}
          variant="accent"
          size="lg"
          trailing={<IconArrowRight aria-hidden />}
        >
          {signedIn ? closing.buttonSignedIn : closing.button}
        </LinkButton>
      </div>
    </section>
  );
}
