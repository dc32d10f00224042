import { expect, test } from 'vitest';
import { dateText } from '@setapak/resume';
import { readDate, remarkOn } from './date-text.ts';

test.each([
  ['15/08/2023', '2023-08-15'],
  ['8/2023', '2023-08'],
  ['2023', '2023'],
  ['Agustus 2023', '2023-08'],
  ['2023-08-15', '2023-08-15'],
  ['082023', '2023-08'],
  ['15082023', '2023-08-15'],
  ['08-23', '2023-08'],
  ['15-Agu-2023', '2023-08-15'],
  ['Nopember 2019', '2019-11'],
  ['08 / 2023', '2023-08'],
  ['tahun 2023', '2023'],
  ['Th. 2023', '2023'],
  ['Pebruari 2023', '2023-02'],
  ['15 Agst 2023', '2023-08-15'],
  ['\u200B08/2023', '2023-08'],
  ['  ', ''],
])('%s is read as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each([
  '31/02/2024',
  '30 Feb 2023',
  '13/2024',
  'besok',
  '15/08',
  '1',
  '0820',
  '31022024',
  '15/08/1023',
  'Agustus 2020 - Juli 2023',
  'TA 2022/2023',
  'Minggu, 15 Agustus 1999',
  '2023年8月',
  'Ahustus 2023',
  '３月2023',
  'Semester Ganjil 2023',
  '15 Agustus',
  '3 Mei',
])('%s is no date', (text) => {
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

test('dates: an end before its start and a far future are remarked on, as far as both dates are known', () => {
  const now = new Date('2026-11-22');
  expect(remarkOn('2022-05', { after: '2023', now })).toContain('sebelum tanggal mulai');
  expect(remarkOn('2023', { after: '2023-05', now })).toBeUndefined();
  expect(remarkOn('2023-06', { after: '2023-05-10', now })).toBeUndefined();
  expect(remarkOn('2030', { after: '2026', now })).toBeUndefined();
  expect(remarkOn('2062-01', { now })).toContain('jauh di depan');
  expect(remarkOn('', { after: '2023', now })).toBeUndefined();
  expect(remarkOn('2030-08-15', { ahead: 0, now })).toContain('jauh di depan');
  expect(remarkOn('2003-08-15', { ahead: 0, now })).toBeUndefined();
});
