import { expect, test } from 'vitest';
import type { TextItem } from '../model.ts';
import { turnedHeadings } from './turned-headings.ts';

const shown = { width: 595, height: 842 };
const word = (text: string, x: number, y: number): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
  baseline: y + 8,
  size: 10,
  font: 'Test',
  bold: false,
  italic: false,
  colour: 0,
});
/** Words at the left edge that run from the bottom upwards, as their own upright frame sees them. */
const turned = (text: string, bottom: number) => word(text, shown.height - bottom, 20);

test('a heading beside its section goes above the first row of it', () => {
  const rows = [word('Kasir', 80, 100), word('Toko', 80, 114), word('Universitas', 80, 148)];
  const headings = turnedHeadings([turned('PENGALAMAN', 150)], 270, rows, 0, shown);
  expect(headings.map((item) => item.text)).toEqual(['PENGALAMAN']);
  expect(headings[0]!.baseline).toBeLessThan(100);
  expect(headings[0]!.x).toBeCloseTo(20);
});

test('a heading in the middle of its section goes after the widest white above it', () => {
  const rows = [100, 114, 128, 160, 174, 188, 202, 216].map((y) => word('baris', 80, y));
  const headings = turnedHeadings([turned('AWAL', 130), turned('TENGAH', 205)], 270, rows, 0, shown);
  expect(headings.map((item) => item.text)).toEqual(['AWAL', 'TENGAH']);
  expect(headings[1]!.baseline).toBeGreaterThan(138);
  expect(headings[1]!.baseline).toBeLessThan(160);
});

test('long lines and text upside down are no headings', () => {
  const rows = [word('Kasir', 80, 100)];
  expect(turnedHeadings([turned('x'.repeat(60), 700)], 270, rows, 0, shown)).toEqual([]);
  expect(turnedHeadings([turned('PENGALAMAN', 150)], 180, rows, 0, shown)).toEqual([]);
});

test('a heading at the right edge goes above its rows at the left, below the name and the contacts', () => {
  const rows = [60, 74, 120, 134, 148].map((y) => word('baris', 80, y));
  const right = { ...word('KERJA', 110, 20), baseline: 28 };
  const headings = turnedHeadings([right], 90, rows, 0, shown);
  expect(headings[0]!.baseline).toBeGreaterThan(84);
  expect(headings[0]!.baseline).toBeLessThan(120);
});

test('a name in the largest letters of its page stands above everything', () => {
  const rows = [100, 114, 128, 300, 314].map((y) => word('baris', 80, y));
  const name = ['Siti', 'Aminah'].map((text, at) => ({
    ...turned(text, 700 - 60 * at),
    size: 24,
    width: 55,
    height: 24,
  }));
  const headings = turnedHeadings([...name, turned('PENGALAMAN', 340)], 270, rows, 0, shown);
  expect(headings.map((item) => item.text)).toEqual(['Siti', 'Aminah', 'PENGALAMAN']);
  expect(headings[0]!.baseline).toBeLessThan(100);
  expect(headings[2]!.baseline).toBeGreaterThan(128);
});
