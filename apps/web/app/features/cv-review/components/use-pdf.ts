import { useEffect, useState } from 'react';
import { openPdf, type PDFDocumentProxy } from '~/features/cv-rendering/public.ts';

/** A PDF of ours, opened to paint its pages. */
export function usePdf(url: string): { pdf: PDFDocumentProxy | null; failed: boolean } {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const answer = await fetch(url, { signal: left.signal });
      if (!answer.ok) throw new Error(`the CV answered ${answer.status}`);
      const opened = await openPdf(new Uint8Array(await answer.arrayBuffer()));
      if (left.signal.aborted) return void opened.loadingTask.destroy();
      setPdf(opened);
    };
    load().catch(() => {
      if (!left.signal.aborted) setFailed(true);
    });
    return () => left.abort();
  }, [url]);

  useEffect(() => {
    if (pdf) return () => void pdf.loadingTask.destroy();
    return undefined;
  }, [pdf]);

  return { pdf, failed };
}
