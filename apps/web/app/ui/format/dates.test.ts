import { expect, test } from 'vitest';
import { formatAge, formatDate, formatDateTime, formatDay, formatMonthYear, yearOf } from './dates.ts';

test('date and time: shown in the time zone of Jakarta', () => {
  expect(formatDateTime('2026-11-03T17:05:00Z')).toBe('4 November 2026, 00.05 WIB');
  expect(formatDate(new Date('2026-11-03T16:59:59Z'))).toBe('3 November 2026');
  expect(yearOf(Date.UTC(2026, 11, 31, 18))).toBe(2027);
});

test('a day of the calendar stays that day', () => {
  expect(formatDate('2026-08-17')).toBe('17 Agustus 2026');
  expect(formatDay('2026-08-17')).toBe('Senin, 17 Agustus 2026');
});

test('month and year are enough', () => {
  expect(formatMonthYear('2024-02')).toBe('Februari 2024');
  expect(formatMonthYear('2024-02-29')).toBe('Februari 2024');
});

test.each([
  [-5_000, 'baru saja'],
  [59_000, 'baru saja'],
  [60_000, '1 menit lalu'],
  [3_599_000, '59 menit lalu'],
  [7_200_000, '2 jam lalu'],
  [6 * 86_400_000, '6 hari lalu'],
  [7 * 86_400_000, '27 Oktober 2026'],
])('an age of %i ms is %s', (age, words) => {
  const now = new Date('2026-11-03T12:00:00Z');
  expect(formatAge(new Date(now.getTime() - age), now)).toBe(words);
});

test('what is no date is refused', () => {
  expect(() => formatDate('kemarin')).toThrow(RangeError);
});
