import { expect, test } from 'vitest';
import { formatDay, formatPeriod, isOngoingWord, toPartialDate } from './dates.ts';

test.each([
  ['2024-01-31', '2024-01-31'],
  ['2024-02-31', '2024-02'],
  ['2024-13', '2024'],
  ['2024', '2024'],
  ['2024-05-01T10:00:00Z', '2024-05-01'],
  ['31/12/2024', '2024-12-31'],
  ['12/2024', '2024-12'],
  ['Des 2024', '2024-12'],
  ['Agustus 2023', '2023-08'],
  ['Agt 2023', '2023-08'],
  ['5 Mei 2020', '2020-05-05'],
  ['May 5, 2020', '2020-05-05'],
  ['Sept. 2019', '2019-09'],
  ['082023', '2023-08'],
  ['202308', '2023-08'],
  ['15082023', '2023-08-15'],
  ['20230815', '2023-08-15'],
  ['20122012', '2012-12-20'],
  ['31022023', ''],
  ['132023', ''],
  ['08-23', '2023-08'],
  ['8/98', '1998-08'],
  ['15/08/23', '2023-08-15'],
  ['15/08', ''],
  ['Agu ’23', '2023-08'],
  ['Agustus 23', '2023-08'],
  ['Nopember 2019', '2019-11'],
  ['Pebruari 2020', '2020-02'],
  ['15-Agu-2023', '2023-08-15'],
  ['Agu-23', '2023-08'],
  ['Agustus/2023', '2023-08'],
  ['15Agustus2023', '2023-08-15'],
  ['2023 Agustus', '2023-08'],
  ['15th of August 2023', '2023-08-15'],
  ['08–2023', '2023-08'],
  ['08 / 2023', '2023-08'],
  ['０８/２０２３', '2023-08'],
  ['Agustus 2019 - Mei 2021', '2019'],
  ['2019 – 2021', '2019'],
  ['30 Feb 2023', '2023-02'],
  ['Spring 2019', '2019'],
  ['15 Agst 2023', '2023-08-15'],
  ['\u200B08/2023', '2023-08'],
  ['08/\u200B2023\uFEFF', '2023-08'],
  ['sekarang', ''],
  ['entah', ''],
  ['0000-00-00', ''],
  ['12/31/2020', '2020-12-31'],
  ['Wed Jan 15 2020 00:00:00 GMT+0700 (Western Indonesia Time)', '2020-01-15'],
  ['Wednesday, 15 January 2020', '2020-01-15'],
  ['2024-05-31T17:00:00.000Z', '2024-06-01'],
  ['1577836800000', '2020-01-01'],
  [1577811600000, '2020-01-01'],
  [1577836800, '2020-01-01'],
  [{ year: 2020, month: 1 }, '2020-01'],
  [{ year: '2020', month: '', day: '9' }, '2020'],
  [2021, '2021'],
  [Date.UTC(2020, 3, 2), '2020-04-02'],
  [null, ''],
  [{}, ''],
])('%s is read as %s', (input, date) => {
  expect(toPartialDate(input)).toBe(date);
});

test.each([
  'sekarang',
  'Present',
  'sampai sekarang',
  's/d sekarang',
  'hingga kini',
  'sd saat ini',
  'skrg',
  '– now',
])('%s goes on', (text) => {
  expect(isOngoingWord(text)).toBe(true);
  expect(toPartialDate(text)).toBe('');
});

test.each(['', 'sampai', 'sampai 2023', 'Sekarang Jaya', '2023'])('%j does not go on', (text) => {
  expect(isOngoingWord(text)).toBe(false);
});

test('periods are printed in the language and style', () => {
  expect(formatPeriod({ start: '2022-08-01', end: '2024-10' }, 'id')).toBe('Agu 2022 – Okt 2024');
  expect(formatPeriod({ start: '2022-08-01', end: '', isCurrent: true }, 'en', 'long')).toBe(
    'August 2022 – Present',
  );
  expect(formatPeriod({ start: '2022', end: '2022-03' }, 'id', 'numeric')).toBe('2022 – 03/2022');
  expect(formatPeriod({ start: '2022-01', end: '2022-01-30' }, 'id')).toBe('Jan 2022');
  expect(formatPeriod({ start: '', end: '' }, 'id')).toBe('');
  expect(formatDay('2001-03-09', 'id')).toBe('9 Maret 2001');
});
