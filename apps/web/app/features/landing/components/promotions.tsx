import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { ExternalLink } from '~/ui/external-link.tsx';
import { isOwnPath, type LandingItem } from '../model.ts';
import css from './promotions.module.css';
import section from './section.module.css';

/** Offers and news; without any there is no section. */
export function Promotions({ promotions }: { promotions: LandingItem[] }) {
  if (promotions.length === 0) return null;
  return (
    <section className={section.section} aria-label="Promo dan kabar">
      <ul className={css.strip}>
        {promotions.map(({ id, title, content, label, pushTo, photoUrl }) => (
          <li key={id} className={css.promo}>
            {photoUrl && (
              <img src={photoUrl} alt="" width={360} height={240} loading="lazy" className={css.art} />
            )}
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{content}</p>
            <PromotionLink to={pushTo}>{label}</PromotionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromotionLink({ to, children }: { to: string; children: ReactNode }) {
  if (isOwnPath(to)) {
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
