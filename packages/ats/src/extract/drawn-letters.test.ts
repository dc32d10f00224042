import { expect, test } from 'vitest';
import { readItems } from '../read-items.ts';
import { buildPage } from '../testing/build-page.ts';
import { buildPdf, type PdfText } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

/** A letter's outline: a comb of so many teeth. */
function outline(x: number, y: number, width: number, height: number): string {
  const teeth = Array.from({ length: 8 }, (_, tooth) => {
    const at = x + (width * (tooth + 1)) / 8;
    return `${at} ${y + (tooth % 2) * height} l`;
  });
  return `${x} ${y} m ${x} ${y + height} l ${teeth.join(' ')} h`;
}

/** A line of outlines as wide as they are said to be, one path. */
function outlines(widths: readonly number[], y: number): string {
  let x = 60;
  const letters = widths.map((width) => {
    const letter = outline(x, y, width, 9);
    x += width + 1;
    return letter;
  });
  return `0 0 0 rg ${letters.join(' ')} f`;
}

const LINE = [6, 3, 7, 5, 4, 6, 8];
const ROWS = [700, 660, 620];
const text = (y: number, more: Partial<PdfText> = {}): PdfText => ({
  text: 'Staf Gudang',
  x: 60,
  y,
  size: 9,
  ...more,
});

async function drawn(texts: readonly PdfText[], before: string) {
  const { pages, warnings } = await readPdf(buildPdf([texts], { before }), DEFAULT_LIMITS);
  return { lines: pages[0]!.drawnLines, warnings: warnings.map(({ code }) => code) };
}

test('lines of letters that are drawn as outlines are counted and warned of', async () => {
  const paths = ROWS.map((y) => outlines(LINE, y)).join('\n');
  expect(await drawn([text(500)], paths)).toEqual({ lines: 3, warnings: ['unreadable_glyphs'] });
});

test('outlines under a transparent text are read as that text', async () => {
  const paths = ROWS.map((y) => outlines(LINE, y)).join('\n');
  const over = ROWS.map((y) => text(y, { mode: 3 }));
  expect(await drawn([text(500), ...over], paths)).toEqual({ lines: undefined, warnings: [] });
});

test('a row of stars is no line of letters', async () => {
  const paths = ROWS.map((y) => outlines([9, 9, 9, 9, 9], y)).join('\n');
  expect(await drawn([text(500)], paths)).toEqual({ lines: undefined, warnings: [] });
});

const CV = [
  'Perancang Antarmuka',
  'Bandung 0812-3456-7890 rani.kusuma@example.com',
  'Perancang yang terbiasa bekerja dengan tim kecil dan senang menguji rancangan bersama pemakainya.',
  'Perancang Senior',
  'Menyusun ulang halaman pembayaran sehingga keluhan pelanggan turun sepertiga dalam setahun.',
  'Memimpin tiga orang perancang muda.',
  'Perancang',
  'Membuat purwarupa aplikasi kasir.',
  'Sarjana Desain Komunikasi Visual',
  'Figma, Sketch, HTML',
  'Bahasa Inggris, Bahasa Jepang',
  'Cimahi',
  'Fotografi',
  'Penyunting',
  'Bandung',
];

test('a CV whose headings are drawn as outlines is a CV, and no line of it is the name for want of another', () => {
  const page = buildPage(CV);
  const codes = (drawnLines: number) =>
    readItems([{ ...page, drawnLines }], { asOf: '2026-11-15' }).warnings.map(({ code }) => code);
  expect(codes(0)).toEqual(['not_a_cv']);
  expect(codes(9)).toEqual([]);
  expect(readItems([{ ...page, drawnLines: 9 }]).result.name).toBeNull();
});

test('a bill with drawn headings is still none', () => {
  const bill = [
    'Bengkel Maju',
    'Invoice 0026 jatuh tempo 3 Mei 2026',
    'Oli Rp120.000',
    'Sub total Rp120.000',
    'bengkel.maju@example.com',
  ];
  const { warnings } = readItems([{ ...buildPage(bill), drawnLines: 9 }]);
  expect(warnings.map(({ code }) => code)).toEqual(['not_a_cv']);
});
