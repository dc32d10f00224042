import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createImages } from './images.server.ts';

const images = createImages();
afterAll(() => images.close());

const white = { width: 40, height: 60, data: new Uint8Array(40 * 60 * 4).fill(255) };

test('a painted page becomes a WebP of its size', async () => {
  const { format, width, height } = await sharp(await images.page(white)).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 40, height: 60 });
});

test('a painted page becomes a PNG of its size', async () => {
  const { format, width, height } = await sharp(await images.png(white)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 40, height: 60 });
});

test('a photograph becomes a JPEG, square or 3 : 4', async () => {
  const webp = await sharp(white.data, { raw: { ...white, channels: 4 } })
    .webp()
    .toBuffer();
  for (const [shape, height] of [
    ['square', 400],
    ['portrait', 533],
  ] as const) {
    const drawn = await sharp(await images.jpeg(webp, shape)).metadata();
    expect(drawn).toMatchObject({ format: 'jpeg', width: 400, height });
  }
});
