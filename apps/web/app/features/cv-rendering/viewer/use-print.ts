import { useEffect, type RefObject } from 'react';
import { loadPainting } from './load-painting.ts';
import type { PDFDocumentProxy } from './pdfjs.ts';

/**
 * Prints all pages, of which the screen shows one. A browser waits for nothing once it prints, so they are painted into `place`
 * before: with Ctrl+P, and as soon as the pointer or the focus leaves the page, on its way to the browser's own menu perhaps.
 */
export function usePrint(pdf: PDFDocumentProxy | null, place: RefObject<HTMLElement | null>): void {
  const several = pdf && pdf.numPages > 1 ? pdf : null;
  useEffect(() => {
    if (!several) return undefined;
    let painting: { done: Promise<void>; left: AbortController } | null = null;
    let printing = false;

    const paint = async ({ signal }: AbortController) => {
      const { paintForPrint } = await loadPainting();
      const pages = await paintForPrint(several, signal);
      if (!signal.aborted) place.current?.replaceChildren(...pages);
    };
    const prepare = (): Promise<void> => {
      const left = new AbortController();
      // What cannot be painted is not printed: the paper says how to get the whole.
      painting ??= { left, done: paint(left).catch(() => undefined) };
      return painting.done;
    };
    const forget = () => {
      if (printing) return;
      painting?.left.abort();
      painting = null;
      place.current?.replaceChildren();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      void prepare().then(() => window.print());
    };
    const begin = () => {
      printing = true;
    };
    const end = () => {
      printing = false;
      forget();
    };

    const over = new AbortController();
    const root = document.documentElement;
    const { signal } = over;
    window.addEventListener('keydown', onKey, { signal });
    for (const [target, type] of [
      [window, 'blur'],
      [root, 'mouseleave'],
    ] as const)
      target.addEventListener(type, () => void prepare(), { signal });
    for (const [target, type] of [
      [window, 'focus'],
      [root, 'mouseenter'],
    ] as const)
      target.addEventListener(type, forget, { signal });
    window.addEventListener('beforeprint', begin, { signal });
    window.addEventListener('afterprint', end, { signal });
    return () => {
      over.abort();
      end();
    };
  }, [several, place]);
}
