import type { RendererPool } from '@setapak/resume-pdf';
import { RenderError } from '@setapak/resume-pdf/pool';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { testPools } from '~/services/testing-pools.ts';
import { paintStarter } from './paint-starter.server.ts';
import { pictureSizes, pictureWidths } from './starters.ts';

const log = pino({ level: 'silent' });

const pool = testPools.rendering;
let renders: number;
/** The real renderer, counted; the first asking fails. */
let rendering: RendererPool;
beforeAll(() => {
  renders = 0;
  rendering = {
    ...pool,
    render: (resume, options) => {
      renders += 1;
      return renders === 1
        ? Promise.reject(new RenderError('busy', 'all workers are taken'))
        : pool.render(resume, options);
    },
  };
});

/** A lossy WebP says its width behind the start code of its frame. */
function widthOf(webp: Uint8Array): number {
  const bytes = Buffer.from(webp);
  return bytes.readUInt16LE(bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3) & 0x3fff;
}

test('all sizes of a starter come from one PDF, also under concurrent requests; a refusal is not cached', async () => {
  const paint = (size: (typeof pictureSizes)[number]) =>
    paintStarter({ services: { rendering, log }, size, role: 'finance', template: 'onyx' });
  await expect(paint('card')).rejects.toMatchObject({ code: 'busy' });
  const sizes = [...pictureSizes, ...pictureSizes];
  const pictures = await Promise.all(sizes.map(paint));
  expect(pictures.map(widthOf)).toEqual(sizes.map((size) => pictureWidths[size]));
  await Promise.all(pictureSizes.map(paint));
  expect(renders).toBe(2);
});
