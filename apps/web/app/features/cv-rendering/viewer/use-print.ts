import { useEffect, useEffectEvent, type RefObject } from 'react';
import { loadPainting } from './load-painting.ts';
import type { PDFDocumentProxy } from './pdfjs.ts';

/** Ctrl+P prints all pages, of which the screen shows one; painted first, as a browser waits for nothing once it prints. */
export function usePrint(pdf: PDFDocumentProxy | null, place: RefObject<HTMLElement | null>): void {
  const print = useEffectEvent(async () => {
    const { printPages } = await loadPainting();
    if (pdf && place.current) await printPages(pdf, place.current);
  });
  const hasMore = pdf !== null && pdf.numPages > 1;
  useEffect(() => {
    if (!hasMore) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      print().catch(() => window.print());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hasMore]);
}
