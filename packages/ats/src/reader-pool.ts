import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorkerPool, WorkerPoolError } from '@setapak/worker-pool';
import { ReadError, type ReadErrorCode } from './read-error.ts';
import type { ReadOptions } from './read-resume.ts';
import type { Reading } from './result/parsed-resume.ts';

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

/** A fresh process now and then keeps what the engine may leak small. */
const RECYCLE_AFTER = 500;

/** Worker processes that read CVs. They may read this package and its engine from disk and nothing else: no writing, no network of their own. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const pool = createWorkerPool({
    script: new URL('./worker.ts', import.meta.url),
    size: options.size,
    timeoutMs: options.timeoutMs ?? 10_000,
    memoryBytes: options.memoryBytes ?? 512 * 2 ** 20,
    maxQueue: options.maxQueue ?? 100,
    recycleAfter: RECYCLE_AFTER,
    execArgv: ['--permission', ...readableFolders().map((folder) => `--allow-fs-read=${folder}`)],
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

/** This package, the pool's, and the folders of the two libraries: all that a worker needs from disk. */
function readableFolders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const libraries = ['@hyzyla/pdfium', 'libphonenumber-js/min', '@setapak/worker-pool'].map((name) =>
    resolve(name),
  );
  const folders = libraries.map((file) => {
    const at = file.lastIndexOf('node_modules');
    return at < 0 ? dirname(dirname(file)) : file.slice(0, at + 'node_modules'.length);
  });
  return [...new Set([dirname(dirname(fileURLToPath(import.meta.url))), ...folders])];
}

function toReadError(error: unknown): Error {
  if (error instanceof WorkerPoolError) return new ReadError(error.code, error.message);
  if (error instanceof Error && 'code' in error && CODES.has(String(error.code)))
    return new ReadError(error.code as ReadErrorCode, error.message);
  // Whatever else a file made the reader throw is the file's doing.
  return new ReadError('damaged', 'The file could not be read.');
}
