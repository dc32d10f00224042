import { expect, test } from 'vitest';
import { dateText, readDate } from './date-text.ts';

test.each([
  ['15/08/2023', '2023-08-15'],
  ['8/2023', '2023-08'],
  ['2023', '2023'],
  ['Agustus 2023', '2023-08'],
  ['2023-08-15', '2023-08-15'],
  ['  ', ''],
])('%s is read as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each(['31/02/2024', '13/2024', 'besok', '15/08', '1'])('%s is no date', (text) => {
  expect(readDate(text)).toBeUndefined();
});

test.each([
  ['2023-08-15', '15/08/2023'],
  ['2023-08', '08/2023'],
  ['2023', '2023'],
  ['', ''],
])('%s is shown as %s', (date, text) => {
  expect(dateText(date)).toBe(text);
});
