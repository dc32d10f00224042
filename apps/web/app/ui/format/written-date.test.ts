import { expect, test } from 'vitest';
import { writtenDate } from './written-date.ts';

test.each([
  ['2026-11-03', 'Selasa, 3 November 2026'],
  ['2026-11-03T19:05', 'Selasa, 3 November 2026, 19.05'],
  ['', ''],
  ['0002-11-03', ''],
])('dates: a date input that holds %j is written as %j', (value, words) => {
  expect(writtenDate(value)).toBe(words);
});
