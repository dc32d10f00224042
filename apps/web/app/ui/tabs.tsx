import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const row = useRef<HTMLElement>(null);
  const at = items.findIndex((item) => item.current);
  // Where they do not fit, the current one is in sight.
  useLayoutEffect(() => {
    const tab = row.current?.querySelectorAll('a')[at];
    if (!row.current || !tab) return;
    const [shown, wanted] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (wanted.left < shown.left || wanted.right > shown.right)
      row.current.scrollLeft += wanted.left - shown.left - (shown.width - wanted.width) / 2;
  }, [at]);
  return (
    <nav aria-label={label} className={css.tabs} ref={row}>
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
