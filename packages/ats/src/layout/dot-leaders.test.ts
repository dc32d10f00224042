import { expect, test } from 'vitest';
import type { TextItem } from '../model.ts';
import { withoutLeaders } from './dot-leaders.ts';

const line = (...texts: string[]) =>
  texts.map((text, index): TextItem => ({
    text,
    x: 50 + 40 * index,
    y: 90,
    width: 5 * text.length,
    height: 10,
    baseline: 100,
    size: 10,
    font: 'Sans',
    bold: false,
    italic: false,
    colour: 0,
  }));
const texts = (...each: string[]) => withoutLeaders(line(...each)).map(({ text }) => text);

test.each([
  [
    ['Kasir', '..........', '2019'],
    ['Kasir', '2019'],
  ],
  [['Kasir..........2019'], ['Kasir', '2019']],
  [
    ['Gudang.', '.', '.', '.', '.', '.Maret', '2020'],
    ['Gudang', 'Maret', '2020'],
  ],
  [
    ['Nama', '……', 'Rani'],
    ['Nama', 'Rani'],
  ],
  [['NIK', '__________'], ['NIK']],
])('leaders go: %s', (items, kept) => {
  expect(texts(...items)).toEqual(kept);
});

test.each([
  [['dan', 'lain-lain...', 'selesai.']],
  [['S.E.,', 'M.M.', 'a.b@contoh.id']],
  [['Selesai.', 'Lalu']],
  [['1.', 'Satu']],
])('other dots stay: %s', (items) => {
  expect(texts(...items)).toEqual(items);
});

test('what stands behind the dots keeps its place', () => {
  const [, date] = withoutLeaders(line('Kasir..........2019'));
  expect(date).toMatchObject({ x: 50 + 5 * 15, width: 20 });
});
