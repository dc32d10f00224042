import { expect, test } from 'vitest';
import { head, readPage } from '../testing/read-page.ts';
import { chanceOf } from './confidence.ts';

const change = [0.9, 0.5] as const;

test('files that nobody mended for make a high chance lower and never a low one higher', () => {
  expect(chanceOf(4, change)).toBeCloseTo(1 / (1 + Math.exp(-2.9)), 5);
  expect(chanceOf(-1, change)).toBeCloseTo(1 / (1 + Math.exp(1)), 5);
  for (const logOdds of [-3, 0, 1, 2, 3, 6])
    expect(chanceOf(logOdds, change)).toBeLessThanOrEqual(chanceOf(logOdds, [0, 1]));
});

test('no value is said to be certain', () => {
  const { evidence } = readPage(
    { text: 'Siti Aminah', size: 20, y: 40 },
    { text: 'siti@contoh.id | 0812-3456-7890 | Bandung', y: 60 },
    head('PENGALAMAN', 90),
    { text: 'Kasir | Toko Maju | Bandung | 2019 - 2021', y: 106 },
    head('BAHASA', 140),
    { text: 'Indonesia, Inggris', y: 156 },
  );
  const said = Object.values(evidence).map(({ confidence }) => confidence);
  expect(said.length).toBeGreaterThan(6);
  expect(Math.max(...said)).toBeLessThanOrEqual(0.99);
});
