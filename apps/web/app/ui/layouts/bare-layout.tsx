import type { ReactNode } from 'react';
import css from './bare-layout.module.css';
import { MAIN_ID } from './skip-link.tsx';

interface BareLayoutProps {
  children: ReactNode;
  /** A page that says one thing, in the middle of the window. */
  middle?: boolean;
}

/** Nothing but the page. */
export function BareLayout({ children, middle = false }: BareLayoutProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={middle ? css.middle : undefined}>
      {children}
    </main>
  );
}
