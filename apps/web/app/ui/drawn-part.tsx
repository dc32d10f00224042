import { Suspense, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Around a part that the server draws with the page and whose script comes behind it (`lazyPart`, and `vite/drawn-styles.ts`). */
export function DrawnPart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <WaitingMark />
    </Suspense>
  );
}

/** Stands until the part answers to clicks and keys. Journeys wait until there is none. */
function WaitingMark() {
  const hydrated = useHydrated();
  return hydrated ? null : <span hidden data-late="" />;
}
