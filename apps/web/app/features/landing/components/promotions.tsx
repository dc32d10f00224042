import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { promotions } from '~/content/landing.ts';
import { ExternalLink } from '~/ui/external-link.tsx';
import classArt from '../art/promo-class.svg?no-inline';
import cvArt from '../art/promo-cv.svg?no-inline';
import mentorArt from '../art/promo-mentor.svg?no-inline';
import css from './promotions.module.css';
import section from './section.module.css';

const art = { class: classArt, mentor: mentorArt, cv: cvArt };

export function Promotions() {
  return (
    <section className={section.section} aria-label="Promo dan kabar">
      <ul className={css.strip}>
        {promotions.map((promotion) => (
          <li key={promotion.id} className={css.promo} data-promo={promotion.id}>
            <img src={art[promotion.id]} alt="" width={360} height={240} loading="lazy" className={css.art} />
            <h3 className={css.title}>{promotion.title}</h3>
            <p className={css.text}>{promotion.text}</p>
            <PromotionLink external={promotion.pushType === 'external'} to={promotion.pushTo}>
              {promotion.button}
            </PromotionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromotionLink({ external, to, children }: { external: boolean; to: string; children: ReactNode }) {
  if (!external) {
    return (
      <Link to={to} className={css.link}>
        {children} <IconArrowRight size={18} aria-hidden />
      </Link>
    );
  }
  return (
    <ExternalLink href={to} className={css.link}>
      {children} <IconArrowUpRight size={18} aria-hidden />
    </ExternalLink>
  );
}
