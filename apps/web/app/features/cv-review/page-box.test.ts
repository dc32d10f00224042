import { expect, test } from 'vitest';
import { boxBetween } from './page-box.ts';

test('a box is the same from whichever corner it was drawn', () => {
  const box = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
  expect(boxBetween({ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.75 })).toEqual(box);
  expect(boxBetween({ x: 0.75, y: 0.75 }, { x: 0.25, y: 0.5 })).toEqual(box);
});

test('it ends at the edges of the page', () =>
  expect(boxBetween({ x: -1, y: 0.5 }, { x: 2, y: 3 })).toEqual({ x: 0, y: 0.5, width: 1, height: 0.5 }));

test('a click is no box', () => expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.505, y: 0.6 })).toBeNull());
