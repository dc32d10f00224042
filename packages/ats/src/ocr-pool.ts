import { join } from 'node:path';
import { createWorkerPool, sandboxArgs } from '@setapak/worker-pool';
import type { PageItems } from './model.ts';
import type { ReadOptions } from './read-resume.ts';
import { packageFolder, toReadError } from './reader-pool.ts';
import type { Reading } from './result/parsed-resume.ts';

export { pictureAsPdf } from './ocr/picture-as-pdf.ts';

interface OcrPoolOptions {
  /** Processes side by side. */
  size: number;
  /** Milliseconds for one page. */
  timeoutMs?: number;
  /** Files that may wait; one more is refused with `busy`. */
  maxQueue?: number;
}

export interface OcrPool {
  /**
   * Recognises the letters in the pages of a PDF that holds only pictures, three pages at most, and reads them as a CV. Every value
   * is unsure (confidence 0.5 at most).
   * @param onPage what to do when a page is done, counted from 1
   * @throws ReadError
   */
  read(bytes: Uint8Array, options?: ReadOptions, onPage?: (page: number) => void): Promise<Reading>;
  close(): Promise<void>;
}

const MOST_PAGES = 3;
/** Tesseract's memory never shrinks. */
const RECYCLE_AFTER = 40;

/** Worker processes that recognise letters. They may read this package, its engines and their data from disk and nothing else. */
export function createOcrPool({ size, timeoutMs = 20_000, maxQueue = 10 }: OcrPoolOptions): OcrPool {
  const pool = createWorkerPool({
    script: join(packageFolder, 'src/ocr-worker.ts'),
    size,
    timeoutMs,
    memoryBytes: 512 * 2 ** 20,
    maxQueue,
    recycleAfter: RECYCLE_AFTER,
    execArgv: sandboxArgs(packageFolder),
  });
  const run = <Result>(method: string, args: unknown[]) =>
    pool.run<Result>(method, args).catch((error: unknown) => Promise.reject(toReadError(error)));
  return {
    async read(bytes, options = {}, onPage) {
      const pages: PageItems[] = [];
      for (let index = 0; index < MOST_PAGES; index += 1) {
        const page = await run<PageItems | undefined>('recognisePage', [bytes, index]);
        if (!page) break;
        pages.push(page);
        onPage?.(pages.length);
      }
      return run<Reading>('readRecognised', [pages, options]);
    },
    close: () => pool.close(),
  };
}
