import { createRendererPool } from '@setapak/resume-pdf/pool';
import { createBundling } from './bundling/bundling.server.ts';
import { createImages } from './images/images.server.ts';
import { createReading } from './reading/reading.server.ts';

/**
 * The processes that paint, read and encode, for all suites of a worker: starting one costs up to two seconds of CPU, and none
 * keeps anything of a task. They start when first needed and end with the worker.
 */
export const testPools = {
  rendering: createRendererPool({ size: 1 }),
  reading: createReading({ READ_WORKERS: 1 }),
  images: createImages(),
  bundling: createBundling(),
};
