import { templateNames } from '@setapak/resume';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { pagePicture } from '../page-image.ts';
import { render } from '../render.ts';
import { fullResume } from '../testing/full-resume.ts';
import { flatText } from '../testing/pdf-text.ts';

const address = 'https://setapak.example/r/rani-kusuma';
const resume = { ...fullResume(), metadata: { ...fullResume().metadata, qr: true } };

/** Separators of contacts go where a line ends, which a code beside them changes. */
const isWord = (part: string) => !/^[·|•]$/.test(part);

/** Whether a picture holds the code with nothing printed over it or on the two squares around it. */
async function shows(pdf: Uint8Array): Promise<boolean> {
  // Four pixels a square of 0.58 mm, on paper 210 mm wide.
  const STEP = 4;
  const picture = await pagePicture(pdf, { page: 1, width: Math.round((210 / 0.58) * STEP) });
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { size, data: squares } = encode(address, { ecc: 'M', border: 2 });
  const isDark = (x: number, y: number) => (data[y * info.width + x] ?? 0) < 128;
  const matches = (left: number, top: number) =>
    squares.every((row, y) => row.every((dark, x) => dark === isDark(left + x * STEP, top + y * STEP)));
  for (let top = 0; top < info.height / 4; top += 1)
    for (let left = 0; left + size * STEP < info.width; left += 1) if (matches(left, top)) return true;
  return false;
}

test.each(templateNames)(
  '%s: a printed QR code is whole, has an alternative text and adds no text',
  async (template) => {
    const options = { pages: 'multi', template } as const;
    // A code may need a page of its own, whose foot has words.
    const numberless = { ...resume, metadata: { ...resume.metadata, pageNumbers: false } };
    const pdf = await render(numberless, { ...options, codeTo: address });
    expect(await shows(pdf)).toBe(true);
    const words = async (of: Uint8Array) => (await flatText(of)).split(' ').filter(isWord).toSorted();
    expect(await words(pdf)).toEqual(await words(await render(numberless, options)));
  },
);

test('a QR code is printed only where the document wants one and an address is known', async () => {
  const plain = await render(fullResume(), { pages: 'multi' });
  expect(Buffer.compare(plain, await render(fullResume(), { pages: 'multi', codeTo: address }))).toBe(0);
  expect(Buffer.compare(plain, await render(resume, { pages: 'multi' }))).toBe(0);
});
