import { IconArrowRight } from '@tabler/icons-react';
import { closing } from '~/content/landing.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import art from '../art/hero.svg?no-inline';
import css from './closing.module.css';

export function Closing() {
  return (
    <section className={css.section} aria-labelledby="closing-title">
      <div className={css.banner}>
        <img src={art} alt="" width={1600} height={900} loading="lazy" className={css.art} />
        <h2 id="closing-title" className={css.title}>
          {closing.title}
        </h2>
        <p className={css.text}>{closing.text}</p>
        <LinkButton to="/login" variant="accent" size="lg" trailing={<IconArrowRight aria-hidden />}>
          <span className={css.wide}>{closing.button}</span>
          <span className={css.narrow}>{closing.buttonMobile}</span>
        </LinkButton>
      </div>
    </section>
  );
}
