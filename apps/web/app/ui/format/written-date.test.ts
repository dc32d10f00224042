import { expect, test } from 'vitest';
import { numericDate, readDate, writtenDate } from './written-date.ts';

test.each([
  ['3/11/2026', '2026-11-03'],
  ['03-11-2026', '2026-11-03'],
  [' 3.11.2026 ', '2026-11-03'],
  ['03112026', '2026-11-03'],
  ['2026-11-03', '2026-11-03'],
  ['3/11/2026 19.05', '2026-11-03T19:05'],
  ['03/11/2026, 9', '2026-11-03T09:00'],
  ['031120261905', '2026-11-03T19:05'],
  ['2026-11-03T19:05', '2026-11-03T19:05'],
])('dates: %j typed is the day %s', (text, iso) => {
  expect(readDate(text)).toBe(iso);
});

test.each([
  '',
  '3/11',
  '3/11/20',
  '3112026',
  '31/02/2026',
  '12/31/2026',
  '3/11-2026',
  '3/11/2026 25',
  '3/11/2026 24.00',
  'besok',
])('dates: %j is no day', (text) => {
  expect(readDate(text)).toBeNull();
});

test.each([
  ['2026-11-03', '03/11/2026', 'Selasa, 3 November 2026'],
  ['2026-11-03T19:05', '03/11/2026 19.05', 'Selasa, 3 November 2026, 19.05'],
  ['', '', ''],
  ['0002-11-03', '0002-11-03', ''],
])('dates: %j stands in its field as %j and below it as %j', (iso, numbers, words) => {
  expect([numericDate(iso), writtenDate(iso)]).toEqual([numbers, words]);
});
