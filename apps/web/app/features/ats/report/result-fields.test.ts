import { expect, test } from 'vitest';
import { monthOf, periodText } from './result-fields.ts';

test.each([
  ['2021-08-17', 'month', 'Agustus 2021'],
  ['2021-01-01', 'year', '2021'],
  [null, 'month', null],
  ['kapan-kapan', 'month', null],
] as const)('%j, printed to the %s, is read as %j', (date, precision, text) => {
  expect(monthOf(date, precision)).toBe(text);
});

test.each([
  ['2021-08-01', '2023-01-01', false, 'month', 'Agustus 2021 – Januari 2023'],
  ['2021-08-01', null, true, 'month', 'Agustus 2021 – Sekarang'],
  ['2019-01-01', '2023-01-01', false, 'year', '2019 – 2023'],
  ['2023-01-01', '2023-01-01', false, 'year', '2023'],
  [null, '2023-05-01', false, 'month', 'Mei 2023'],
  [null, null, false, 'month', null],
] as const)(
  'from %j to %j (current: %s, to the %s) is %j',
  (startDate, endDate, isCurrent, precision, text) => {
    expect(periodText({ startDate, endDate, isCurrent, precision })).toBe(text);
  },
);
