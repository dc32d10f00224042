import { expect, test } from 'vitest';
import type { TextItem } from '../model.ts';
import { makeFragments } from './make-fragments.ts';
import { partAtMargin } from './part-at-margin.ts';

const SIZE = 10;

/** Words of a face whose letters and spaces are all as wide. */
const typed = (line: string, x: number, baseline: number): TextItem[] => {
  let at = x;
  return line.split(' ').map((text, index) => {
    const item = {
      text,
      x: at,
      y: baseline - SIZE,
      width: 6.02 * text.length,
      height: 12,
      baseline,
      size: SIZE,
    };
    at += 6.02 * (text.length + 1);
    return { ...item, font: 'DejaVuSansMono', bold: false, italic: false, colour: 0, spaced: index > 0 };
  });
};

test('words of a typewriter that happen to end at one edge are no labels of a margin', () => {
  const items = [
    ...typed('Dasar Las', 50, 100),
    ...typed('& Ahli K3', 74.08, 120),
    ...typed('Uji Las', 62.04, 140),
  ];
  expect(partAtMargin(makeFragments(items, 0)).map(({ text }) => text)).toEqual([
    'Dasar Las',
    '& Ahli K3',
    'Uji Las',
  ]);
});
