import { expect, test } from 'vitest';
import { BAD_FILE, failureText, isFailureCode, monthOf, period } from './model.ts';

test.each([
  ['2021-08-17', 'Agustus 2021'],
  ['2021-08', 'Agustus 2021'],
  ['2021', '2021'],
  ['', null],
  [null, null],
  ['kapan-kapan', null],
])('%j is read as %j', (date, month) => {
  expect(monthOf(date)).toBe(month);
});

test.each([
  ['2021-08-01', '2023-01-01', false, 'Agustus 2021 – Januari 2023'],
  ['2021-08-01', null, true, 'Agustus 2021 – Sekarang'],
  [null, '2023', false, '2023'],
  [null, null, false, null],
] as const)('from %j to %j is %j', (start, end, current, text) => {
  expect(period(start, end, current)).toBe(text);
});

test('the document quotes one sentence for a wrong type and a wrong size', () => {
  expect([failureText('not_pdf'), failureText('too_large')]).toEqual([BAD_FILE, BAD_FILE]);
});

test('an unknown code still tells what to do', () => {
  expect(isFailureCode('toString')).toBe(false);
  expect(failureText('toString')).toContain('unggah lagi');
});
