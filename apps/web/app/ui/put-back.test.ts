import { expect, test } from 'vitest';
import { putBack } from './put-back.ts';

test('a deletion that is undone brings the item back to its place, once', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(putBack([a, c], b, 1)).toEqual([a, b, c]);
  expect(putBack([a, b, c], b, 1)).toEqual([a, b, c]);
  // Meanwhile the others were removed as well.
  expect(putBack([], c, 2)).toEqual([c]);
});
