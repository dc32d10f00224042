import { expect, test } from 'vitest';
import { buildPdf, MORE_OBJECTS } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

/** What one TJ operator shows, in Courier of ten points (each letter 600 wide, so 600 goes back to where the letter began). */
async function read(shown: string): Promise<string> {
  const pdf = buildPdf([[]], { before: `BT /F1 10 Tf 60 700 Td [${shown}] TJ ET` });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  return pages[0]!.items.map((item) => item.text).join(' ');
}

test.each([
  ['an accent painted before its letter', '(G) (\\250) 600 (ung) (\\250) 600 (or)', 'Güngör'],
  ['an accent painted after its letter', '(Ren) (e) 600 (\\264)', 'René'],
  ['an accent over a capital', '(\\264) 600 (Eva)', 'Éva'],
  ['signs beside letters', '(5\\260C ~x 2^3 C:~a)', '5°C ~x 2^3 C:~a'],
])('%s', async (_, shown, text) => {
  expect(await read(shown)).toBe(text);
});

test('an accent raised over a capital, painted behind the rest of its line', async () => {
  expect(await read('(Ecole) ( Arunika) 7800 (\\264)')).toBe('École Arunika');
});

test('a painted soft hyphen is a hyphen', async () => {
  expect(await read('(2014\\2552016)')).toBe('2014-2016');
});

/** A bitmap font as TeX makes it: letters by codes, without names or a map to Unicode. */
const BOX = '600 0 0 0 500 700 d1 0 0 500 700 re f';
const codes = [11, 12, 13, 14, 15, 99, 101, 105, 106, 110, 121];
const TYPE_3 = [
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 700] /FontMatrix [0.001 0 0 0.001 0 0] /Resources << >>
    /CharProcs << /box ${MORE_OBJECTS + 1} 0 R >> /FirstChar 0 /LastChar 127 /Widths [${'600 '.repeat(128)}]
    /Encoding << /Type /Encoding /Differences [${codes.map((code) => `${code} /box`).join(' ')}] >> >>`,
  `<< /Length ${BOX.length} >>\nstream\n${BOX}\nendstream`,
];

test.each([
  ['\\016', 'ency', 'effiency'],
  ['\\014', 'ciency', 'eficiency'],
  ['\\015', 'y', 'efly'],
])('the ligature at code %s of a TeX bitmap font', async (code, rest, text) => {
  const before = `BT /T3 10 Tf 60 700 Td (e${code}${rest}) Tj ET`;
  const pdf = buildPdf([[]], { before, objects: TYPE_3, fonts: `/T3 ${MORE_OBJECTS} 0 R` });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => item.text)).toEqual([text]);
});

test('a bar of a TeX bitmap font stands at the code of a j', async () => {
  const itemsOf = async (text: string) => {
    const before = `BT /T3 10 Tf 60 700 Td ${text} ET`;
    const pdf = buildPdf([[]], { before, objects: TYPE_3, fonts: `/T3 ${MORE_OBJECTS} 0 R` });
    const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
    return pages[0]!.items.map((item) => item.text).join(' ');
  };
  expect(await itemsOf('[(in) -300 (j) -300 (cin) -300 (j) -300 (yin)] TJ')).toBe('in | cin | yin');
  expect(await itemsOf('[(in) -300 (j) -300 (cin)] TJ')).toBe('in j cin');
});
