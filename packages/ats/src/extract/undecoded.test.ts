import { expect, test } from 'vitest';
import { buildPdf } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';
import { areUndecoded } from './undecoded.ts';

const TEXT =
  'Rani Kusuma, rani@example.com. Menyusun laporan keuangan bulanan dan menyiapkan dokumen pajak perusahaan';

/** The text as the numbers of its glyphs, `A` being 36, and a space a space. */
const asGlyphs = (text: string) =>
  text.replaceAll(/[^ ]/g, (letter) => String.fromCharCode(Math.max(letter.charCodeAt(0) - 29, 0x21)));

test.each([
  ['numbers of glyphs', asGlyphs(TEXT), true],
  ['numbers of glyphs in the order of their use', '!"#$% &\'()* !+,-. /#$:; <=>?@'.repeat(6), true],
  ['a text', TEXT, false],
  ['a text in capitals', TEXT.toUpperCase(), false],
  ['telephones and addresses', '+62 812-3456-7890 · https://example.com/in/rani '.repeat(4), false],
  ['dates', '01/2020 – 12/2023 (3,75/4,00) '.repeat(8), false],
  ['dotted lines of a form', `Nama: ${'.'.repeat(200)} Alamat: ${'.'.repeat(200)}`.repeat(3), false],
  ['a few letters', asGlyphs('Rani Kusuma'), false],
])('%s', (_, text, undecoded) => {
  expect(areUndecoded(text.replaceAll(' ', '').split(''))).toBe(undecoded);
});

test('a file whose letters have no meaning holds no text that can be read', async () => {
  const lines = Array.from({ length: 4 }, (_, index) => ({
    text: asGlyphs(TEXT),
    x: 20,
    y: 700 - 20 * index,
    size: 8,
  }));
  await expect(readPdf(buildPdf([lines]), DEFAULT_LIMITS)).rejects.toMatchObject({ code: 'no_text' });
});
