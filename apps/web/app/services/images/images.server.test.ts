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

test.each([
  {
    shape: 'portrait',
    corner: 0,
    drawn: { format: 'jpeg', width: 480, height: 640 },
    alphas: [255, 255, 255],
  },
  {
    shape: 'portrait',
    corner: 0.03,
    drawn: { format: 'png', width: 300, height: 400 },
    alphas: [0, 255, 255],
  },
  { shape: 'square', corner: 0.06, drawn: { format: 'png', width: 300, height: 300 }, alphas: [0, 255, 255] },
  { shape: 'square', corner: 0.5, drawn: { format: 'png', width: 300, height: 300 }, alphas: [0, 0, 255] },
] as const)(
  'a photograph is cut as in the PDF: $shape, corners $corner',
  async ({ drawn, alphas, ...frame }) => {
    const webp = await sharp(white.data, { raw: { ...white, channels: 4 } })
      .webp()
      .toBuffer();
    const cut = sharp(await images.framed(`data:image/webp;base64,${webp.toString('base64')}`, frame));
    expect(await cut.metadata()).toMatchObject(drawn);
    const { data, info } = await cut.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number) => data[(x * info.width + x) * 4 + 3];
    // The corner, a tenth of the width from it, and the middle of the width.
    expect([0, info.width / 10, info.width / 2].map(alphaAt)).toEqual(alphas);
  },
);
