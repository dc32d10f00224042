import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 50, [1, 2, null, 50]],
  [7, 20, [1, null, 6, 7, 8, null, 20]],
  [20, 20, [1, null, 19, 20]],
])('page %i of %i', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
