import type { ReactNode } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** Nothing but the page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
