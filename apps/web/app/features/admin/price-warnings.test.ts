import { expect, test } from 'vitest';
import { priceWarnings } from './price-warnings.ts';

test.each([
  [18_000, 0, ['Harganya Rp0: siapa pun mendapatkannya gratis.']],
  [null, 0, ['Harganya Rp0: siapa pun mendapatkannya gratis.']],
  [35_000, 35, ['Harganya turun jauh, dari Rp35.000 ke Rp35.']],
  [35_000, 350_000, ['Harganya naik jauh, dari Rp35.000 ke Rp350.000.']],
  [35_000, 30_000, []],
  [35_000, 50_000, []],
  [0, 0, []],
  [0, 35_000, []],
  [null, 70_000, []],
])('a price from %s to %d', (before, after, warnings) => {
  expect(priceWarnings({ before, after })).toEqual(warnings);
});
