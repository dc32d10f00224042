import type { Resume } from '@setapak/resume';
import { useEffect, useRef, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import { openPdf, type PDFDocumentProxy } from './pdfjs.ts';

/** How long typing must pause before the pages are set anew. */
const PAUSE_MS = 150;

interface RenderedPdf {
  /** The newest PDF that could be made; older pages stay while a new one is on its way. */
  pdf: PDFDocumentProxy | null;
  busy: boolean;
  /** Why the newest one could not be made, in words for the screen. */
  error: string | null;
  retry: () => void;
}

/** The document as the PDF that would be downloaded, set by the server. A newer document cancels an older one. */
export function useRenderedPdf(cvId: string, document: Resume): RenderedPdf {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [busy, setBusy] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const first = useRef(true);

  useEffect(() => {
    const superseded = new AbortController();
    const { signal } = superseded;
    const run = async () => {
      setBusy(true);
      const outcome = await fetchPdf(cvId, document, signal);
      if (signal.aborted) return;
      setBusy(false);
      if (typeof outcome === 'string') return setError(outcome);
      const opened = await openPdf(outcome);
      if (signal.aborted) return void opened.loadingTask.destroy();
      setError(null);
      setPdf(opened);
    };
    const fail = () => {
      if (signal.aborted) return;
      setBusy(false);
      setError(UNREADABLE);
    };
    const timer = setTimeout(() => void run().catch(fail), first.current ? 0 : PAUSE_MS);
    first.current = false;
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try makes it run again
  }, [cvId, document, tries]);

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

const RETRY_MS = 8_000;
const OFFLINE = 'Pratinjau butuh koneksi internet. Isianmu tetap aman.';
const UNREADABLE = 'Pratinjau belum bisa ditampilkan. Coba lagi sebentar lagi, ya.';

/** The PDF's bytes, or why there are none. */
async function fetchPdf(cvId: string, document: Resume, signal: AbortSignal): Promise<Uint8Array | string> {
  const answer = await callServer(`/app/cv/${cvId}/render`, {
    json: document,
    signal,
    read: async (response) => new Uint8Array(await response.arrayBuffer()),
  });
  if (answer.ok) return answer.data;
  if (answer.refusal.code === 'lost') return answer.refusal.status === 0 ? OFFLINE : UNREADABLE;
  return answer.refusal.text;
}
