import { expect, test } from 'vitest';
import { buildPdf, type PdfText } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

const line = (text: string, y: number): PdfText => ({ text, x: 160, y });
const ribbon = (text: string, x: number): PdfText => ({ text, x: 0, y: 0, before: `0 -1 1 0 ${x} 700 cm` });

test('what reaches a person in a ribbon of turned text is a row below the page, and a last page with little beside it stays upright', async () => {
  const pdf = buildPdf([
    [line('Pengalaman', 700), line('Kasir di Toko Sedap', 680), line('Melayani pelanggan di kasir', 660)],
    [
      line('Excel', 700),
      line('Kasir dan gudang', 680),
      ribbon('siti.aminah@contoh.id', 60),
      ribbon('+62 812 3456 7890', 40),
    ],
  ]);
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  expect(pages.map(({ turned }) => turned)).toEqual([0, 0]);
  const last = pages[1]!.items;
  expect(last.map(({ text }) => text)).toEqual([
    'Excel',
    'Kasir',
    'dan',
    'gudang',
    '+62',
    '812',
    '3456',
    '7890',
    'siti.aminah@contoh.id',
  ]);
  const baselines = new Set(last.slice(4).map(({ baseline }) => baseline));
  expect(baselines.size).toBe(1);
  expect([...baselines][0]).toBeGreaterThan(Math.max(...last.slice(0, 4).map(({ baseline }) => baseline)));
});
