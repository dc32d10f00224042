import { serve } from '@setapak/worker-pool/worker';
import type { PageItems } from './model.ts';
import { readRecognised } from './ocr/read-recognised.ts';
import { recognisePage } from './ocr/recognise-page.ts';
import type { ReadOptions } from './read-resume.ts';

/** The process in which letters of pictures are recognised; `createOcrPool` starts and kills it. */
serve({
  recognisePage: (bytes: Uint8Array, index: number) => recognisePage(bytes, index),
  readRecognised: (pages: PageItems[], options: ReadOptions) => readRecognised(pages, options),
});
