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
  ['5 Desember 2026', '2026-12-05'],
  ['5 des 2026', '2026-12-05'],
  ['05-Agt-2026', '2026-08-05'],
  ['Sabtu, 5 Desember 2026', '2026-12-05'],
  ['5 December 2026', '2026-12-05'],
  ['Jumat, 4 Desember 2026 pukul 09.00 WIB', '2026-12-04T09:00'],
  ['4 Des 2026, 19.05', '2026-12-04T19:05'],
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
  '31 Februari 2026',
  '5 Kucing 2026',
  '5 Desember',
  'Desember 2026',
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

test.each([
  ['Kam 3 Des 19.30', '2026-12-03T19:30'],
  ['Kam 3 Des 19.30–20.30 WIB', '2026-12-03T19:30'],
  ['Sabtu, 2 Januari pukul 09.00', '2027-01-02T09:00'],
  ['28 Nov, 19:00', '2026-11-28T19:00'],
  ['31 Feb 19.00', null],
  // A day alone may be one of birth.
  ['3 Desember', null],
])('a time on a day without its year is of the nearest one: %s', (text, iso) => {
  expect(readDate(text, new Date('2026-12-01T00:00:00Z'))).toBe(iso);
});
