import { createRendererPool, type RendererPool } from '@setapak/resume-pdf/pool';
import type { Config } from '../config/config.server.ts';

/** CVs to PDF and PDF pages to pictures, in processes that a hostile document can kill without harm to this one. */
export type Rendering = RendererPool;

export function createRendering({ RENDER_WORKERS }: Pick<Config, 'RENDER_WORKERS'>): Rendering {
  // Each render takes milliseconds; with so many waiting a request is refused at once rather than kept.
  return createRendererPool({ size: RENDER_WORKERS, timeoutMs: 10_000, maxQueue: 50 * RENDER_WORKERS });
}
