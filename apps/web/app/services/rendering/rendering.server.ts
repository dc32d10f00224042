import { createRendererPool, type RendererPool } from '@setapak/resume-pdf/pool';
import type { Config } from '../config/config.server.ts';

export type Rendering = RendererPool;

/** CV → PDF and pictures of pages, in processes of their own. */
export function createRendering({ RENDER_WORKERS }: Pick<Config, 'RENDER_WORKERS'>): Rendering {
  return createRendererPool({ size: RENDER_WORKERS, maxQueue: 50 * RENDER_WORKERS });
}
