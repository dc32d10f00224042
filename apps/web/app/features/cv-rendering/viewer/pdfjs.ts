import type { PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist';
import { loadLater } from '~/ui/lazy-part.ts';

export type { PDFDocumentProxy } from 'pdfjs-dist';

let loading:
  | Promise<{ library: typeof import('pdfjs-dist'); worker: PDFWorker; verbosity: number }>
  | undefined;

/** pdf.js is half a megabyte, so it comes with the first preview; one worker serves them all. */
export function loadPdfjs() {
  loading ??= loadLater(() =>
    Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')]),
  ).then(([library, { default: url }]) => {
    library.GlobalWorkerOptions.workerSrc = url;
    // A document that is let go while its words are read is no warning: the next one is on its way.
    const verbosity = library.VerbosityLevel.ERRORS;
    return { library, worker: new library.PDFWorker({ verbosity }), verbosity };
  });
  return loading;
}

interface OpenOptions {
  /** It brings every font that it uses, as ours do. */
  hasFonts?: boolean;
}

/** Opens a PDF to paint its pages; destroy its `loadingTask` when it is no longer shown. */
export async function openPdf(
  bytes: Uint8Array,
  { hasFonts = false }: OpenOptions = {},
): Promise<PDFDocumentProxy> {
  const { library, worker, verbosity } = await loadPdfjs();
  return library.getDocument({
    data: bytes,
    worker,
    verbosity,
    enableXfa: false,
    stopAtErrors: false,
    // Letters as outlines: each font that joins those of the screen makes the browser lay out and paint the whole screen anew.
    disableFontFace: hasFonts,
  }).promise;
}

const turns = new WeakMap<object, Promise<unknown>>();

/** One thing of a document behind another: its first page is there sooner than where all pages are painted at once. */
export function inTurn<Result>(document: object, work: () => Promise<Result>): Promise<Result> {
  const result = (turns.get(document) ?? Promise.resolve()).then(work);
  turns.set(
    document,
    result.catch(() => undefined),
  );
  return result;
}

interface PaintOptions {
  /** CSS pixels. */
  width: number;
  signal: AbortSignal;
}

/** More pixels than this, and phones give up the canvas. */
const MAX_PIXELS = 16_000_000;

/** Paints a page on a canvas of its own, so that what is shown stays until the new one is whole. */
export async function paintPage(
  page: PDFPageProxy,
  { width, signal }: PaintOptions,
): Promise<HTMLCanvasElement> {
  signal.throwIfAborted();
  const size = page.getViewport({ scale: 1 });
  const wanted = (width / size.width) * Math.min(2, window.devicePixelRatio || 1);
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (size.width * size.height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  return canvas;
}

/** The words of a page in reading order, for those who cannot see the canvas. */
export async function pageText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
