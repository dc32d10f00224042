import { serve } from '@setapak/worker-pool/worker';
import { readResume, type ReadOptions } from './read-resume.ts';

/** The process in which files of strangers are read; `createReaderPool` starts and kills it. */
serve({
  read: (bytes: Uint8Array, options: ReadOptions) => readResume(bytes, options),
});
