import { partners } from '~/content/landing.ts';
import type { LandingItem } from '../model.ts';
import css from './partners.module.css';

/** Where people went; without logos there is no section. */
export function Partners({ items }: { items: LandingItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="partners-title">
      <h2 id="partners-title" className={css.title}>
        {partners.title}
      </h2>
      <ul className={css.list}>
        {items.map(({ id, title, photoUrl }) => (
          <li key={id}>
            <img src={photoUrl} alt={title} width={160} height={32} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
