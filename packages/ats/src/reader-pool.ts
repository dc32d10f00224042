import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorkerPool, sandboxArgs, WorkerPoolError } from '@setapak/worker-pool';
import { ReadError, type ReadErrorCode } from './read-error.ts';
import type { ReadOptions } from './read-resume.ts';
import type { Reading } from './result/parsed-resume.ts';

export { ReadError, type ReadErrorCode } from './read-error.ts';

export interface ReaderPoolOptions {
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
const packageFolder = dirname(createRequire(import.meta.url).resolve('@setapak/ats/package.json'));

/** A fresh process now and then keeps what the engine may leak small. */
const RECYCLE_AFTER = 500;

/** Worker processes that read CVs. They may read this package and its engine from disk and nothing else: no writing, no network of their own. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const pool = createWorkerPool({
    script: join(packageFolder, 'src/worker.ts'),
    size: options.size,
    timeoutMs: options.timeoutMs ?? 10_000,
    memoryBytes: options.memoryBytes ?? 512 * 2 ** 20,
    maxQueue: options.maxQueue ?? 100,
    recycleAfter: RECYCLE_AFTER,
    // A small young generation: reading makes much short-lived text, and the process should stay small.
    execArgv: ['--max-semi-space-size=8', ...sandboxArgs(packageFolder)],
  });
  return {
    async read(bytes, readOptions = {}) {
      try {
        return await pool.run<Reading>('read', [bytes, readOptions]);
      } catch (error) {
        throw toReadError(error);
      }
    },
    close: () => pool.close(),
  };
}

function toReadError(error: unknown): Error {
  if (error instanceof WorkerPoolError) return new ReadError(error.code, error.message);
  if (error instanceof Error && 'code' in error && CODES.has(String(error.code)))
    return new ReadError(error.code as ReadErrorCode, error.message);
  // Whatever else a file made the reader throw is the file's doing.
  return new ReadError('damaged', 'The file could not be read.');
}
