import { expect, test } from 'vitest';
import { buildPdf } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';
import { areNoWords, areUndecoded } from './undecoded.ts';

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

test.each([
  ['letters numbered anew', 'p‹·Çæ ZßªÇæ³‹æŸÇ §ßkÈ‹·Çæ ’ßªÇæ³‹æŸÇ Tóæ°Ç·ÇªÇæ 4ó“³Ç', true],
  ['a few numbers of glyphs', asGlyphs('Rani Kusuma Ekonomi Manajemen Akuntansi'), true],
  ['two words', asGlyphs('Rani Kusuma'), false],
  ['a text', TEXT, false],
  [
    'names in capitals and addresses',
    'RANI KUSUMA rani.kusuma@example.com linkedin.com/in/rani-kusuma',
    false,
  ],
  ['abbreviations', 'PT XYZ, SMK, SQL, HTML, CSS, PHP; Laporan Pajak PPh', false],
  ['another script', 'Резюме: Анна Иванова, Москва', false],
])('a file without words: %s', (_, text, none) => {
  expect(areNoWords(text.split(' '))).toBe(none);
});

test('a font whose letters stand at control codes has no Unicode map', async () => {
  const numbered = TEXT.toLowerCase().replaceAll(/[^ ]/g, (letter) =>
    String.fromCharCode(0x10 + (letter.charCodeAt(0) % 12)),
  );
  const lines = [680, 660].map((y) => ({ text: numbered, x: 20, y, size: 8 }));
  await expect(readPdf(buildPdf([lines]), DEFAULT_LIMITS)).rejects.toMatchObject({ code: 'no_text' });
});
