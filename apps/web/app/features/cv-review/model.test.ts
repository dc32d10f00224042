import { expect, test } from 'vitest';
import { formatLength } from '~/ui/format/length.ts';
import { guaranteeOf, isLate } from './model.ts';

const line = (kind: 'cvReview' | 'voucher' | 'atsBundle' | 'bundleDiscount', amount: number) => ({
  kind,
  amount,
});

test('guarantee: refunds half of the review, not of the other lines of the order', () => {
  expect(guaranteeOf([line('cvReview', 60_000)])).toBe(30_000);
  const bundled = [line('cvReview', 80_000), line('atsBundle', 34_000), line('bundleDiscount', -6_000)];
  expect(guaranteeOf(bundled)).toBe(40_000);
});

test('it counts what was paid after the voucher, rounded down, and never gives anything for what was free', () => {
  expect(guaranteeOf([line('cvReview', 60_000), line('voucher', -21_001)])).toBe(19_499);
  expect(guaranteeOf([line('cvReview', 60_000), line('voucher', -60_000)])).toBe(0);
});

test('twenty minutes after it was due a review is not late, after that it is', () => {
  const dueAt = new Date('2026-11-28T15:00:00Z');
  expect(isLate(dueAt, new Date('2026-11-28T15:20:00Z'))).toBe(false);
  expect(isLate(dueAt, new Date('2026-11-28T15:20:00.001Z'))).toBe(true);
});

test('lengths are written as players do', () =>
  expect([0, 9.4, 83, 3600].map(formatLength)).toEqual(['0:00', '0:09', '1:23', '60:00']));
