import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorkerPool, sandboxArgs, WorkerPoolError } from '@setapak/worker-pool';
import type { PageDescription } from './pages/describe-pages.ts';
import type { PaintOptions, Pixels } from './pages/paint-page.ts';
import { ReadError, type ReadErrorCode } from './read-error.ts';
import type { ReadOptions } from './read-resume.ts';
import type { Reading } from './result/parsed-resume.ts';

export type { PageDescription } from './pages/describe-pages.ts';
export type { PaintOptions, Pixels } from './pages/paint-page.ts';
export { ReadError, type ReadErrorCode } from './read-error.ts';

interface ReaderPoolOptions {
  /** Processes side by side. */
  size: number;
  /** Milliseconds for one file. */
  timeoutMs?: number;
  /** Bytes of resident memory for one process. */
  memoryBytes?: number;
  /** Files that may wait; one more is refused with `busy`. */
  maxQueue?: number;
}

export interface ReaderPool {
  /**
   * Reads one CV in a process that the file may kill, but nothing else.
   * @throws ReadError
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<Reading>;
  /** The same for a PDF or a Word file; of a Word file there are no boxes and no page sizes. @throws ReadError */
  readDocument(bytes: Uint8Array, options?: ReadOptions): Promise<Reading>;
  /** Size and text of every page of any PDF, in such a process too. @throws ReadError */
  describe(bytes: Uint8Array): Promise<PageDescription[]>;
  /** The picture of one page of any PDF. @throws ReadError */
  paint(bytes: Uint8Array, options: PaintOptions): Promise<Pixels>;
  /** The same pages without the file's metadata, scripts and attachments. @throws ReadError */
  bareCopy(bytes: Uint8Array): Promise<Uint8Array>;
  /** The XML files that a PDF carries. @throws ReadError */
  attachedXml(bytes: Uint8Array): Promise<string[]>;
  close(): Promise<void>;
}

const CODES = new Set<string>([
  'not_pdf',
  'encrypted',
  'damaged',
  'empty',
  'no_text',
  'too_large',
  'too_many_pages',
  'timeout',
  'memory',
  'busy',
  'closed',
  'crashed',
] satisfies ReadErrorCode[]);

// Found by name, not by this file's own place: a server bundle that swallows our modules still finds the worker script.
export const packageFolder = dirname(createRequire(import.meta.url).resolve('@setapak/ats/package.json'));

/** The first hundred CVs of a process cost about twice as much as later ones, so it is kept long; what may leak is bounded by memory. */
const RECYCLE_AFTER = 5_000;
/** Resident, a quarter of it shared with other processes: with CVs of a few pages a process stays well below. */
const RECYCLE_ABOVE = 240 * 2 ** 20;

/** Worker processes that read CVs. They may read this package and its engine from disk and nothing else: no writing, no network of their own. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const pool = createWorkerPool({
    script: join(packageFolder, 'src/worker.ts'),
    size: options.size,
    timeoutMs: options.timeoutMs ?? 10_000,
    memoryBytes: options.memoryBytes ?? 512 * 2 ** 20,
    maxQueue: options.maxQueue ?? 100,
    recycleAfter: RECYCLE_AFTER,
    recycleAbove: RECYCLE_ABOVE,
    // A bounded young generation keeps the process small; with half of it, reading takes a sixth more processor time.
    // Nothing of a CV outlives it. Where V8 allocates what often survives a small collection as old, full ones come three times as often, and
    // each drops optimised code.
    execArgv: ['--max-semi-space-size=16', '--no-allocation-site-pretenuring', ...sandboxArgs(packageFolder)],
  });
  const run = <Result>(method: string, args: unknown[]) =>
    pool.run<Result>(method, args).catch((error: unknown) => Promise.reject(toReadError(error)));
  return {
    read: (bytes, readOptions = {}) => run<Reading>('read', [bytes, readOptions]),
    readDocument: (bytes, readOptions = {}) => run<Reading>('readDocument', [bytes, readOptions]),
    describe: (bytes) => run<PageDescription[]>('describe', [bytes]),
    async paint(bytes, paintOptions) {
      const { data, ...size } = await run<Pixels>('paint', [bytes, paintOptions]);
      return { ...size, data: bare(data) };
    },
    bareCopy: async (bytes) => bare(await run<Uint8Array>('bareCopy', [bytes])),
    attachedXml: (bytes) => run<string[]>('attachedXml', [bytes]),
    close: () => pool.close(),
  };
}

/** Bytes come over as a Node buffer, with methods of its own. */
function bare(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function toReadError(error: unknown): Error {
  if (error instanceof WorkerPoolError) return new ReadError(error.code, error.message);
  if (error instanceof Error && 'code' in error && CODES.has(String(error.code)))
    return new ReadError(error.code as ReadErrorCode, error.message);
  // Whatever else a file made the reader throw is the file's doing.
  return new ReadError('damaged', 'The file could not be read.');
}
