import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { sections } from '../resource.ts';
import css from './admin-shell.module.css';

/** The frame of the back office: the menu of nouns beside the page, above it on a phone. */
export function AdminShell({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLElement>(null);
  // On a phone the menu is wider than the screen, on a laptop longer: it opens at where one is.
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!current) return;
    menu.current?.scrollTo({ left: current.offsetLeft - 16 });
    const list = current.closest('ul');
    list?.scrollTo({ top: current.offsetTop - list.clientHeight / 2 });
  }, []);
  return (
    <AppLayout title="Panel admin" titleAs="p" back="/" backLabel="Ke beranda" width="full">
      <div className={css.shell}>
        <nav ref={menu} className={css.menu} aria-label="Panel admin">
          <ul>
            {sections.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/admin'} className={css.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.page}>{children}</div>
      </div>
    </AppLayout>
  );
}
