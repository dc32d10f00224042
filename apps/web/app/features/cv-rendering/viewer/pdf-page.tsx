import { useEffect, useRef, useState } from 'react';
import { cx } from '~/ui/cx.ts';
import css from './pdf-page.module.css';
import { loadPainting } from './load-painting.ts';
import type { PDFDocumentProxy } from './pdfjs.ts';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** Counted from 1. */
  number: number;
  count: number;
  /** CSS pixels. */
  width: number;
  className?: string | undefined;
}

/** One page on a canvas, with its words for screen readers. What was painted stays until the next is whole. */
export function PdfPage({ pdf, number, count, width, className }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    if (width <= 0) return;
    const left = new AbortController();
    const { signal } = left;
    const paint = async () => {
      const { inTurn, pageText, paintPage } = await loadPainting();
      const page = await pdf.getPage(number);
      const canvas = await inTurn(pdf, () => paintPage(page, { width, signal }));
      if (signal.aborted) return;
      canvas.className = css.canvas ?? '';
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', `Halaman ${number} dari ${count}`);
      if (sheet.current) sheet.current.style.aspectRatio = `${canvas.width} / ${canvas.height}`;
      sheet.current?.replaceChildren(canvas);
      setText(await inTurn(pdf, () => pageText(page)));
    };
    // A page that is no longer wanted ends in an exception of the library's.
    paint().catch(() => undefined);
    return () => left.abort();
  }, [pdf, number, count, width]);

  return (
    <div className={cx(css.page, className)} style={{ width }}>
      <div ref={sheet} className={css.sheet} />
      <p className="visually-hidden">{text}</p>
    </div>
  );
}
