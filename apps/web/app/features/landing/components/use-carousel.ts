import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useHydrated } from '~/ui/use-hydrated.ts';

const SLIDE_MS = 500;

/**
 * An endless row over the browser's own scroll snapping. Swiping and scrolling are the browser's; this adds the buttons, the arrow
 * keys and the joint: the slides stand there three times, and leaving the middle copy jumps back into it, unseen.
 */
export function useCarousel(count: number) {
  const row = useRef<HTMLUListElement>(null);
  // Only once script runs: without it the row simply ends.
  const copies = useHydrated() ? 3 : 1;
  const [current, setCurrent] = useState(0);
  const running = useRef(0);

  const recentre = useCallback(() => {
    const element = row.current;
    if (!element || running.current) return;
    const step = stepOf(element);
    const index = Math.round(element.scrollLeft / step);
    setCurrent(((index % count) + count) % count);
    if (index < count) jump(element, element.scrollLeft + count * step);
    else if (index >= count * 2) jump(element, element.scrollLeft - count * step);
  }, [count]);

  useEffect(() => {
    const element = row.current;
    if (copies === 1 || !element) return undefined;
    recentre();
    element.addEventListener('scrollend', recentre);
    addEventListener('resize', recentre);
    return () => {
      element.removeEventListener('scrollend', recentre);
      removeEventListener('resize', recentre);
    };
  }, [copies, recentre]);

  const move = useCallback(
    (by: number) => {
      const element = row.current;
      if (!element || running.current) return;
      const step = stepOf(element);
      const from = element.scrollLeft;
      const to = (Math.round(from / step) + by) * step;
      const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS;
      const startedAt = performance.now();
      element.style.scrollSnapType = 'none';
      const frame = (now: number) => {
        const part = duration === 0 ? 1 : Math.min(1, (now - startedAt) / duration);
        element.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3);
        running.current = part < 1 ? requestAnimationFrame(frame) : 0;
        if (part < 1) return;
        element.style.scrollSnapType = '';
        recentre();
      };
      running.current = requestAnimationFrame(frame);
    },
    [recentre],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      move(by);
    },
    [move],
  );

  return { row, copies, current, move, onKeyDown };
}

/** From the start of one slide to the start of the next. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth;
}

function jump(row: HTMLElement, left: number): void {
  row.scrollTo({ left, behavior: 'instant' });
}
