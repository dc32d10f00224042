import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { pressAgain } from './early-press.ts';
import { tellEarlyInput } from './tell-early-input.ts';
import { useHydrated } from '../use-hydrated.ts';

/** Around a part that the server draws with the page and whose script comes behind it (`lazyPart`, and `vite/drawn-styles.ts`). */
export function DrawnPart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <WaitingMark />
    </Suspense>
  );
}

/** Stands until the part answers to clicks and keys, which is when it hears what was typed and pressed before. Journeys wait until there is none. */
function WaitingMark() {
  const hydrated = useHydrated();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!part.current) return;
    tellEarlyInput(part.current);
    pressAgain(part.current);
  }, []);
  const keepPart = (mark: HTMLElement | null) => {
    if (mark) part.current = mark.parentElement;
  };
  return hydrated ? null : <span ref={keepPart} hidden data-late="" />;
}
