import { expect, test } from 'vitest';
import { buildPdf, MORE_OBJECTS } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

const AREA = '/Rect [50 590 350 612]';
const PICTURE = MORE_OBJECTS + 1;

function appearance(operators: string): string {
  return `<< /Type /XObject /Subtype /Form /BBox [0 0 300 22] /Resources << /Font << /F1 3 0 R >> >> /Length ${operators.length} >>\nstream\n${operators}\nendstream`;
}

/** What is read of a page on which `kubernetes` stands, in letters of its own or typed into an annotation. */
async function read(annotation: string, look: string | undefined, text = '') {
  const drawn = look === undefined ? '' : `/AP << /N ${PICTURE} 0 R >>`;
  const pdf = buildPdf([[{ text: 'Siti', x: 60, y: 700 }, ...(text ? [{ text, x: 60, y: 598 }] : [])]], {
    annotations: `${MORE_OBJECTS} 0 R`,
    catalog: `/AcroForm << /Fields [${MORE_OBJECTS} 0 R] >>`,
    objects: [`<< /Type /Annot ${AREA} ${annotation} ${drawn} >>`, appearance(look ?? '')],
  });
  const { pages, warnings } = await readPdf(pdf, DEFAULT_LIMITS);
  return {
    words: pages[0]!.items.map((item) => (item.hidden ? `${item.text} ${item.hidden}` : item.text)),
    warnings: warnings.map(({ code }) => code),
  };
}

const FIELD = '/Subtype /Widget /FT /Tx /T (a) /V (kubernetes) /F 4';
const LETTERS = 'BT 0 g /F1 10 Tf 4 8 Td (kubernetes) Tj ET';
const WHITE = '1 g 0 0 300 22 re f';

test.each([
  ['a field with letters', FIELD, LETTERS, ['Siti', 'kubernetes']],
  ['a field in white letters', FIELD, LETTERS.replace('0 g', '1 g'), ['Siti', 'kubernetes invisible']],
  ['a field that shows nothing', FIELD, '/Tx BMC EMC', ['Siti', 'kubernetes invisible']],
  ['a field for a password', `${FIELD} /Ff 8192`, LETTERS, ['Siti']],
  [
    'a box that nobody ticked',
    '/Subtype /Widget /FT /Btn /T (a) /V /Ya /AS /Ya /F 4',
    undefined,
    ['Siti', '☐'],
  ],
  ['a button', '/Subtype /Widget /FT /Btn /Ff 65536 /T (a) /V (kubernetes) /F 4', LETTERS, ['Siti']],
  [
    'text written on the page',
    '/Subtype /FreeText /Contents (kubernetes) /DA (/F1 10 Tf) /F 4',
    LETTERS,
    ['Siti', 'kubernetes'],
  ],
  [
    'hidden text on the page',
    '/Subtype /FreeText /Contents (kubernetes) /DA (/F1 10 Tf) /F 2',
    LETTERS,
    ['Siti'],
  ],
  ['a note', '/Subtype /Text /Contents (kubernetes) /F 4', undefined, ['Siti']],
])('%s', async (_, annotation, look, expected) => {
  expect((await read(annotation, look)).words).toEqual(expected);
});

test.each([
  ['a white square', '/Subtype /Square /F 4', WHITE, 'kubernetes covered'],
  ['a white stamp', '/Subtype /Stamp /F 4', WHITE, 'kubernetes covered'],
  ['a square that is not shown', '/Subtype /Square /F 34', WHITE, 'kubernetes'],
  ['a square that is not printed', '/Subtype /Square /F 0', WHITE, 'kubernetes'],
  ['a frame', '/Subtype /Square /F 4', '1 0 0 RG 1 1 298 20 re S', 'kubernetes'],
  [
    'a marker',
    '/Subtype /Highlight /C [1 1 0] /QuadPoints [50 612 350 612 50 590 350 590] /F 4',
    undefined,
    'kubernetes',
  ],
])('text under %s', async (_, annotation, look, expected) => {
  expect((await read(annotation, look, 'kubernetes')).words).toEqual(['Siti', expected]);
});

test('long text in a field of many lines is wrapped as a viewer wraps it', async () => {
  const sentence = 'menyusun laporan gudang dan mencatat barang masuk setiap pagi bersama tiga rekan';
  const pdf = buildPdf([[{ text: 'Siti', x: 60, y: 700 }]], {
    annotations: `${MORE_OBJECTS} 0 R`,
    catalog: `/AcroForm << /Fields [${MORE_OBJECTS} 0 R] >>`,
    objects: [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /Ff 4096 /T (a) /V (${sentence}) /DA (/F1 10 Tf) /F 4 /Rect [50 500 250 560] >>`,
    ],
  });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  const typed = pages[0]!.items.slice(1);
  expect(typed.map(({ text }) => text).join(' ')).toBe(sentence);
  expect(Math.max(...typed.map(({ x, width }) => x + width))).toBeLessThanOrEqual(252);
  expect(new Set(typed.map(({ baseline }) => baseline)).size).toBe(3);
});
