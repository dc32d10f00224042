import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { trainClasses, withoutRare } from './classes.ts';

test('weights learn what the samples say, and the same seed gives the same ones', () => {
  const samples = withoutRare(
    [
      { features: ['kami', 'cari', 'kami cari'], is: 0 },
      { features: ['cari'], is: 0 },
      { features: ['kami', 'beri'], is: 1 },
    ],
    (name) => name === 'beri',
  );
  const weights = trainClasses(samples, 2, new Random('seed'), 5);
  expect(weights['cari']![0]).toBeGreaterThan(weights['cari']![1]!);
  expect(weights['beri']![1]).toBeGreaterThan(weights['beri']![0]!);
  expect(weights).not.toHaveProperty('kami cari');
  expect(trainClasses(samples, 2, new Random('seed'), 5)).toEqual(weights);
});
