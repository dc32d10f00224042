import { expect, test } from 'vitest';
import { lineOf } from '../testing/line-of.ts';
import type { Line } from './line.ts';
import { wrapsInStyles } from './wraps.ts';

/** The lines below each other, the upper one as wide as its column and in slanted letters. */
function broken(upper: string, lower: string): [Line, Line] {
  const above = lineOf({ text: upper, y: 100, italic: true });
  above.cells[0]!.items = above.cells[0]!.items.map((item) => ({ ...item, font: 'Slanted' }));
  return [
    { ...above, columnRight: above.right },
    { ...lineOf({ text: lower, y: 113 }), gap: 2 },
  ];
}

test('the volume of a journal goes on below its name in other letters; other texts do not', () => {
  expect(wrapsInStyles(...broken('Warta Hidro,', '10(2), 141–158.'))).toBe(true);
  expect(wrapsInStyles(...broken('Warta Hidro,', 'Yogyakarta'))).toBe(false);
});
