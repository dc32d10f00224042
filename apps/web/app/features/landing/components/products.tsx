import { Link } from 'react-router';
import { IconArrowRight } from '@tabler/icons-react';
import { products } from '~/content/landing.ts';
import { rememberIntent } from '~/features/accounts/public.ts';
import atsArt from '../art/tile-ats.svg?no-inline';
import cvArt from '../art/tile-cv.svg?no-inline';
import mentoringArt from '../art/tile-mentoring.svg?no-inline';
import css from './products.module.css';
import { SectionHead } from './section-head.tsx';
import section from './section.module.css';

const art = { mentoring: mentoringArt, cvMaker: cvArt, atsChecker: atsArt };
type ProductId = keyof typeof art;

/** The CV maker asks for a sign-in later on; the way back to it is kept. */
function remember(id: ProductId): void {
  if (id === 'cvMaker') rememberIntent('cvMaker');
}

export function Products() {
  return (
    <section className={section.section} aria-labelledby="products-title" data-wide>
      <SectionHead id="products-title" title={products.title}>
        {products.text}
      </SectionHead>
      <ul className={css.tiles}>
        {products.tiles.map(({ id, title, text, button, to }) => (
          <li key={id} className={css.tile} data-product={id}>
            <img src={art[id]} alt="" width={480} height={320} loading="lazy" className={css.art} />
            <div className={css.words}>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
              <Link to={to} className={css.link} onClick={() => remember(id)}>
                {button}
                <IconArrowRight size={20} aria-hidden />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
