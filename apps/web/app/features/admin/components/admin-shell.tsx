import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { sections } from '../resource.ts';
import css from './admin-shell.module.css';

/** The frame of the back office: the menu of nouns beside the page, above it on a phone. */
export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <AppLayout title="Kantor belakang" titleAs="p" back="/" backLabel="Ke beranda" width="full">
      <div className={css.shell}>
        <nav className={css.menu} aria-label="Kantor belakang">
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
