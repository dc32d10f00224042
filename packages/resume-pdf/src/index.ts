export { render } from './render.ts';
export type { RenderOptions } from './render-options.ts';
export { createRendererPool } from './renderer-pool.ts';
export type { RendererPool, RendererPoolOptions } from './renderer-pool.ts';
export type { PageImageOptions } from './page-image.ts';
export { RenderError } from './error.ts';
export type { RenderErrorCode } from './error.ts';
export { fontNames } from './families.ts';
