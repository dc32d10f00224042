import { expect, test } from 'vitest';
import { widest } from './widest.ts';

test('the bound of a text grows with its letters, and unknown ones count most', () => {
  expect(widest('')).toBe(0);
  expect(widest('ill')).toBeLessThan(widest('www'));
  expect(widest('你')).toBe(1.5);
});
