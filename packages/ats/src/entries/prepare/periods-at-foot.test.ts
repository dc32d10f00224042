import { expect, test } from 'vitest';
import { lineOf } from '../../testing/line-of.ts';
import { periodsFromFoot } from './periods-at-foot.ts';

const card = (y: number, title: string, period: string) => [
  { ...lineOf({ text: title, y, bold: true }), opensEntry: true },
  lineOf({ text: 'Toko Arunika', y: y + 14 }),
  lineOf({ text: '• Melayani pembeli', y: y + 28 }),
  lineOf({ text: period, y: y + 42 }),
];
const textsOf = (lines: { text: string }[]) => lines.map(({ text }) => text);

test('periods at the foot of every card go up to its first line', () => {
  const lines = [...card(100, 'Kasir', '2019 – 2021'), ...card(200, 'Admin', '2016 – 2018')];
  expect(textsOf(periodsFromFoot(lines))).toEqual([
    'Kasir',
    '2019 – 2021',
    'Toko Arunika',
    '• Melayani pembeli',
    'Admin',
    '2016 – 2018',
    'Toko Arunika',
    '• Melayani pembeli',
  ]);
});

test('where one card ends otherwise, all stay as they are', () => {
  const lines = [...card(100, 'Kasir', '2019 – 2021'), ...card(200, 'Admin', 'Catatan')];
  expect(periodsFromFoot(lines)).toEqual(lines);
});
