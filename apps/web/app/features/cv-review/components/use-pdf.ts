import { useEffect, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import { openPdf, type PDFDocumentProxy } from '~/features/cv-rendering/public.ts';

/** A PDF of ours, opened to paint its pages. */
export function usePdf(url: string): { pdf: PDFDocumentProxy | null; failed: boolean } {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const read = async (response: Response) => new Uint8Array(await response.arrayBuffer());
      const answer = await callServer(url, { signal: left.signal, read });
      if (!answer.ok) throw new Error(`the CV answered ${answer.refusal.status}`);
      const opened = await openPdf(answer.data);
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
