import { expect, test } from 'vitest';
import { cutoutOf } from './cutout-of.ts';

const box = (x: number, y: number, width: number, height: number, page = 0) => ({
  page,
  x,
  y,
  width,
  height,
});
const line = box(281, 258, 74, 14);

test('a piece of the page ends before the lines above and below, and before the words beside it', () => {
  const area = cutoutOf([line], [box(250, 240, 85, 16), box(250, 274, 200, 14), box(250, 258, 28, 14)]);
  expect(area.top).toBeGreaterThanOrEqual(240 + 16);
  expect(area.top + area.height).toBeLessThanOrEqual(274);
  expect(area.left).toBeGreaterThanOrEqual(250 + 28);
  expect(area.top).toBeLessThan(line.y);
});

test('a line that reaches into the marked one is shown whole, and what only touches it is not', () => {
  const name = box(200, 100, 150, 40);
  const headline = box(180, 128, 190, 14);
  const area = cutoutOf([name], [name, headline, box(200, 138, 90, 14), box(200, 128, 90, 14, 1)]);
  expect(area.left).toBeLessThan(180);
  expect(area.left + area.width).toBeGreaterThan(370);
  expect(area.top + area.height).toBeGreaterThan(142);
  expect(area.top + area.height).toBeLessThan(150);
});

test('of a value on two pages the piece on the first is shown', () => {
  expect(cutoutOf([line, box(20, 40, 300, 14, 1)], []).width).toBeLessThan(80);
});
