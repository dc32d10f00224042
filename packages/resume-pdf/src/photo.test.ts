import { parseResume } from '@setapak/resume';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPhoto } from './photo.ts';
import { render } from './render.ts';

/** A pas foto of 3 : 4: blue ground, and hair from a twelfth of its height on. */
async function pasFoto(): Promise<string> {
  const hair = { create: { width: 300, height: 400, channels: 3, background: '#101010' } } as const;
  const jpeg = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#2040D0' } })
    .composite([{ input: await sharp(hair).png().toBuffer(), left: 150, top: 66 }])
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

test('a tall photo that nobody framed keeps the ground above the head in a square', async () => {
  const square = sharp(await readPhoto(await pasFoto()));
  const { data, info } = await square.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 480]);
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels + 2] ?? 0;
  expect(at(240, 10)).toBeGreaterThan(150);
  expect(at(240, 100)).toBeLessThan(60);
});

test('a wide photo is cut at both sides alike', async () => {
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#2040D0' } })
    .composite([
      {
        input: { create: { width: 300, height: 300, channels: 3, background: '#101010' } },
        left: 300,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();
  const { dominant } = await sharp(
    await readPhoto(`data:image/jpeg;base64,${wide.toString('base64')}`),
  ).stats();
  expect(dominant.b).toBeLessThan(40);
});

test('empoleon prints a photo that nobody framed as a pas foto, whole', async () => {
  const resume = parseResume({ profile: { firstName: 'Bagas', photograph: await pasFoto() } });
  const sizeIn = async (template: 'empoleon' | 'onyx') => {
    const pdf = Buffer.from(await render(resume, { pages: 'multi', template })).toString('latin1');
    return [/\/Width (\d+)/.exec(pdf)?.[1], /\/Height (\d+)/.exec(pdf)?.[1]];
  };
  expect(await sizeIn('empoleon')).toEqual(['480', '640']);
  expect(await sizeIn('onyx')).toEqual(['480', '480']);
});
