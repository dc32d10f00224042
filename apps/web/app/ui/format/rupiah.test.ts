import { expect, test } from 'vitest';
import { formatNumber, formatRating, formatRupiah } from './rupiah.ts';

test.each([
  [60_000, 'Rp60.000'],
  [0, 'Rp0'],
  [999, 'Rp999'],
  [1_000, 'Rp1.000'],
  [1_234_567, 'Rp1.234.567'],
  [12_500.5, 'Rp12.500,5'],
  [-5_000, '-Rp5.000'],
])('%d rupiah read %s', (amount, text) => {
  expect(formatRupiah(amount)).toBe(text);
});

test('numbers have dots between thousands', () => {
  expect(formatNumber(200_000)).toBe('200.000');
});

test('an average rating has one decimal', () => {
  expect([4.75, 5, 3.04].map(formatRating)).toEqual(['4,8', '5,0', '3,0']);
});
