import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import css from './tabs.module.css';

interface TabItem {
  to: To;
  label: ReactNode;
  /** Exactly one of them. */
  current: boolean;
  badge?: ReactNode;
}

/** Tabs that are links: each has its own address, so they work without script and can be shared. */
export function Tabs({ label, items }: { label: string; items: TabItem[] }) {
  return (
    <nav aria-label={label} className={css.tabs}>
      <ul className={css.list}>
        {items.map(({ to, label: text, current, badge }, index) => (
          <li key={index}>
            <Link to={to} className={css.tab} aria-current={current ? 'page' : undefined} preventScrollReset>
              {text}
              {badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
