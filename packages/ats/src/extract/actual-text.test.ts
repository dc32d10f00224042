import { expect, test } from 'vitest';
import { buildPdf, MORE_OBJECTS, type PdfText } from '../testing/build-pdf.ts';
import { areReadable } from './actual-text.ts';
import type { Glyph } from './page-glyphs.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

async function wordsOf(...texts: PdfText[]) {
  const { pages } = await readPdf(buildPdf([texts]), DEFAULT_LIMITS);
  return pages[0]!.items.map((item) => item.text);
}

function replaced(text: string, by: string, y = 700): PdfText {
  return { text, x: 60, y, before: `/Span << /ActualText (${by}) >> BDC`, after: 'EMC' };
}

test.each<[string, PdfText, string[]]>([
  ['other words', replaced('Excel, Word', 'Kubernetes Terraform'), ['Excel,', 'Word']],
  ['many words over a dash', replaced('-', 'Kubernetes Terraform Golang Rust'), ['-']],
  ['the same words', replaced('Excel, Word', 'Excel, Word'), ['Excel,', 'Word']],
  ['no words', replaced('Excel', ''), ['Excel']],
])('what is painted is read where ActualText says %s', async (_, text, words) => {
  expect(await wordsOf(text)).toEqual(words);
});

const glyph = (text: string, icons = false) => ({ text, run: { object: 1, font: { icons } } }) as Glyph;

test.each<[string, Glyph[], boolean]>([
  ['letters are', 'Excel'.split('').map((letter) => glyph(letter)), true],
  ['letters without Unicode are not', [glyph('\ufffd'), glyph('\ue012'), glyph('E')], false],
  ['icons need none', [glyph('\uf095', true)], true],
])('readable without ActualText: %s', (_, glyphs, readable) => {
  expect(areReadable(glyphs, new Set([1]))).toBe(readable);
});

/** `Data` as browsers print it in small capitals: D, then A, T and A in a smaller size, each to be read as a small letter. */
const SMALL_CAPITALS = `BT 60 700 Td /F3 10 Tf (D) Tj /F3 6.75 Tf ${['a', 't', 'a']
  .map((letter) => `/Span << /ActualText (${letter}) >> BDC (${letter.toUpperCase()}) Tj EMC`)
  .join(' ')} ET`;

test('capitals made small for small letters make one word', async () => {
  const pdf = buildPdf([[{ text: 'Excel', x: 60, y: 650 }]], {
    before: SMALL_CAPITALS,
    fonts: `/F3 ${MORE_OBJECTS} 0 R`,
    objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => item.text)).toEqual(['Data', 'Excel']);
});

/** What browsers make of an element with an opacity: a form that is drawn in a scale of its own. */
test('a ligature in a form stands between its neighbours', async () => {
  const content =
    'BT /F1 5 Tf 30 350 Td (pixel) Tj /Span << /ActualText (fi) >> BDC (#) Tj EMC (eld.example) Tj ET';
  const pdf = buildPdf([[{ text: 'Excel', x: 60, y: 650 }]], {
    before: 'q 2 0 0 2 0 0 cm /X1 Do Q',
    resources: `/XObject << /X1 ${MORE_OBJECTS} 0 R >>`,
    objects: [
      `<< /Type /XObject /Subtype /Form /BBox [0 0 300 421] /Resources << /Font << /F1 3 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ],
  });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => item.text)).toEqual(['pixelfield.example', 'Excel']);
});
