import { expect, test } from 'vitest';
import { rate } from './small-numbers.ts';

test('rate: a share of few cases is not shown', () => {
  expect(rate(1, 4)).toBeNull();
  expect(rate(1, 5)).toBe('20%');
  expect(rate(0, 0)).toBeNull();
  expect(rate(2, 3_000)).toBe('0%');
});
