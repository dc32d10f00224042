import { expect, test } from 'vitest';
import { percentile } from './stats.ts';

test('percentiles are nearest ranks', () => {
  const samples = [5, 1, 4, 2, 3];
  expect([0.5, 0.95, 0.2, 0].map((share) => percentile(samples, share))).toEqual([3, 5, 1, 1]);
});
