import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorkerPool } from '@setapak/worker-pool';
import type { Bundle, BundlePart } from './bundle.ts';

export interface Bundling {
  /** Several PDFs as one of at most so many bytes, as far as its pictures allow. @throws BundleError */
  bundle(parts: readonly BundlePart[], options: { maxBytes: number; title: string }): Promise<Bundle>;
  close(): Promise<void>;
}

/** `bad_part` a PDF that cannot be read, whose name is the message; `too_many_pages`; `busy` too many wait already. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
  readonly code: 'bad_part' | 'too_many_pages' | 'busy';

  constructor(code: BundleError['code'], message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

// The server is one bundled file; the worker is run from its source, as those of the packages are.
const packageFolder = dirname(createRequire(import.meta.url).resolve('@setapak/web/package.json'));

/** PDFs are joined in a process of their own, which starts with the first and is killed when it takes too much time or memory. */
export function createBundling(): Bundling {
  const workers = createWorkerPool({
    script: join(packageFolder, 'app/services/bundling/worker.ts'),
    size: 1,
    timeoutMs: 40_000,
    memoryBytes: 768 * 2 ** 20,
    maxQueue: 10,
    recycleAfter: 50,
  });
  return {
    async bundle(parts, options) {
      try {
        const made = await workers.run<Bundle>('bundle', [parts, options]);
        const { buffer, byteOffset, byteLength } = made.pdf;
        return { ...made, pdf: new Uint8Array(buffer, byteOffset, byteLength) };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        const message = error instanceof Error ? error.message : '';
        if (code === 'busy' || code === 'closed') throw new BundleError('busy', '', { cause: error });
        if (code === 'too_many_pages') throw new BundleError('too_many_pages', message, { cause: error });
        throw new BundleError('bad_part', code === 'bad_part' ? message : '', { cause: error });
      }
    },
    close: () => workers.close(),
  };
}
