import { useEffect, useRef, useState } from 'react';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { isUnreachable } from '~/ui/offline/unreachable.ts';
import type { AtHand } from './fetch-pages.ts';
import { loadPainting } from './load-painting.ts';
import type { PDFDocumentProxy } from './pdfjs.ts';
import { OFFLINE, UNREADABLE } from './words.ts';

/** After a key, before the pages are set anew: the frame that shows the letter comes first. */
const PAUSE_MS = 10;
/** While somebody goes on typing, one request follows another no sooner than this, nor sooner than the last one took. */
const APART_MS = 250;
const LONGEST_APART_MS = 1_500;
/** An answer that took longer came by a slow line: packing takes 20 ms on a cheap phone, and saves a slow line 50. */
const SLOW_LINE_MS = 250;

interface RenderedPdf {
  /** The newest PDF that could be made; older pages stay while a new one is on its way. */
  pdf: PDFDocumentProxy | null;
  busy: boolean;
  /** Why the newest one could not be made, in words for the screen. */
  error: ShownRefusal | null;
  retry: () => void;
}

/** The document as the PDF that would be downloaded, set by the server. A request for a newer document drops the one under way. */
export function useRenderedPdf(url: string, document: object): RenderedPdf {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [busy, setBusy] = useState(true);
  const [error, setError] = useState<ShownRefusal | null>(null);
  const [tries, setTries] = useState(0);
  const atHand = useRef<AtHand | null>(null);
  const isSlowLine = useRef(false);
  const last = useRef<{ sentAt: number; tookMs: number; request: AbortController } | null>(null);

  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const run = async () => {
      last.current?.request.abort();
      const sent = { sentAt: performance.now(), tookMs: 0, request };
      last.current = sent;
      setBusy(true);
      const { fetchPages, loadPdfjs, openPdf } = await loadPainting();
      void loadPdfjs().catch(() => undefined);
      const outcome = await fetchPages({ url, document, isSlowLine: isSlowLine.current, signal, atHand });
      sent.tookMs = performance.now() - sent.sentAt;
      if (signal.aborted) return;
      isSlowLine.current = sent.tookMs > SLOW_LINE_MS;
      setBusy(false);
      if (!(outcome instanceof Uint8Array)) return setError(outcome);
      const opened = await openPdf(outcome, { hasFonts: true });
      if (signal.aborted) return void opened.loadingTask.destroy();
      setError(null);
      setPdf(opened);
    };
    const fail = (cause: unknown) => {
      if (signal.aborted) return;
      setBusy(false);
      setError({ text: isUnreachable(cause) ? OFFLINE : UNREADABLE, login: null });
    };
    const timer = setTimeout(() => void run().catch(fail), last.current ? waitAfter(last.current) : 0);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try makes it run again
  }, [url, document, tries]);

  useEffect(
    () => () => {
      last.current?.request.abort();
      last.current = null;
    },
    [],
  );

  useEffect(() => {
    if (pdf) return () => void pdf.loadingTask.destroy();
    return undefined;
  }, [pdf]);

  const retry = () => setTries((count) => count + 1);
  useEffect(() => {
    if (!error) return;
    const again = () => setTries((count) => count + 1);
    window.addEventListener('online', again);
    const timer = setTimeout(again, RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try that fails leads to another
  }, [error, tries]);
  return { pdf, busy, error, retry };
}

function waitAfter({ sentAt, tookMs }: { sentAt: number; tookMs: number }): number {
  const apart = Math.min(LONGEST_APART_MS, Math.max(APART_MS, tookMs));
  return Math.max(PAUSE_MS, sentAt + apart - performance.now());
}

const RETRY_MS = 8_000;
