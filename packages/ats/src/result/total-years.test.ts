import { expect, test } from 'vitest';
import { findDates } from '../dates/find-dates.ts';
import { totalYears } from './total-years.ts';

const years = (...texts: string[]) =>
  totalYears(
    texts.flatMap((text) => findDates(text)),
    { year: 2026, month: 11 },
  );

test('months that two jobs share count once', () => {
  expect(years('Jan 2020 - Jan 2022', 'Jan 2021 - Jan 2023')).toBe(3);
});

test('gaps do not count, open jobs count up to the given month', () => {
  expect(years('Jan 2015 - Jan 2016', 'Nov 2025 - Sekarang')).toBe(2);
});

test('nothing is known without a start', () => {
  expect(years('2020')).toBeUndefined();
});
