import { expect, test } from 'vitest';
import { findDates, precisionOf, toIsoDate } from './find-dates.ts';

function describe(text: string): string[] {
  return findDates(text).map(({ start, end, current, single }) => {
    const from = start ? toIsoDate(start).slice(0, start.day ? 10 : start.month ? 7 : 4) : '';
    const to = end ? toIsoDate(end).slice(0, end.day ? 10 : end.month ? 7 : 4) : '';
    return single ? to : `${from}..${current ? 'now' : to}`;
  });
}

test.each([
  ['Jan 2020 – Mar 2021', '2020-01..2021-03'],
  ['SEP 2024 - SEKARANG', '2024-09..now'],
  ['[2020-05 .. now]', '2020-05..now'],
  ['Mei 2018 … Juli 2020', '2018-05..2020-07'],
  ['2021 – Awal 2022', '2021..2022'],
  ['Akhir 2019 - Pertengahan 2020', '2019..2020'],
  ['01-03-2022 sd. sekarang', '2022-03-01..now'],
  ['2022 - sedang menempuh studi', '2022..now'],
  ['2022 – (sedang berlangsung)', '2022..now'],
  ['Sejak tahun 2019', '2019..now'],
  ['2016/2017 s/d 2018/2019', '2016..2019'],
  ['2021 - on going', '2021..now'],
  ['2021 - belum lulus', '2021..now'],
  ['2021 - (perkiraan lulus 2025)', '2021..2025'],
  ['Mei 2024 s/d Jul 2026', '2024-05..2026-07'],
  ['Agustus 2019 sampai dengan September 2021', '2019-08..2021-09'],
  ['2019–20', '2019..2020'],
  ['2024/4 - 2024/12', '2024-04..2024-12'],
  ['2025/1 - Current', '2025-01..now'],
  ['from 2010 – to 2015', '2010..2015'],
  ['Tegal,26 Oktober 1997', '1997-10-26'],
  ['May 17th , 1990', '1990-05-17'],
  ['2019, Juni', '2019-06'],
  ['Juli tahun 2016', '2016-07'],
  ['Julio del 2016 hasta la fecha', '2016-07..now'],
  ['Setiembre de 2016', '2016-09'],
  ['Ganjil 2023', '2023-09'],
  ['Genap 2022', '2022-02'],
  ['Jan – Mar 2020', '2020-01..2020-03'],
  ['01–03 2020', '2020-01..2020-03'],
  ['17 de Septiembre de 1982', '1982-09-17'],
  ['Julio de 2016 hasta diciembre de 2016', '2016-07..2016-12'],
  ['Outubro de 2016 - Atual', '2016-10..now'],
  ['Nov – Feb 2020', '2019-11..2020-02'],
  ['2024-08-01 — Present', '2024-08-01..now'],
  ['07/2019 – Sekarang', '2019-07..now'],
  ['09 2013 – 10 2014', '2013-09..2014-10'],
  ['Aug 1902 - Jul 1909', '1902-08..1909-07'],
  ['May ’19 - Jun ’20', '2019-05..2020-06'],
  ['Maret 1, 2022 – November 1, 2022', '2022-03-01..2022-11-01'],
  ['2017 2021', '2017..2021'],
  ['Sejak 2020', '2020..now'],
  ['SINCE DEC 23', '2023-12..now'],
  ['Feb 24 till Nov 25', '2024-02..2025-11'],
  ['MAY 17 – PRESENT', '2017-05..now'],
  ['2012 S/D 2016', '2012..2016'],
  ['2024-08-01 4 Present', '2024-08-01..now'],
  ['12/2021 3 09/2023', '2021-12..2023-09'],
  ['Mei 20234Agu 2025', '2023-05..2025-08'],
  ['201832021', '2018..2021'],
  ['2020/2021', '2020..2021'],
  ['2016 / 09', '2016-09'],
  ['2014/02-2017/08', '2014-02..2017-08'],
  ['2016 / 09 - 2018 / 01', '2016-09..2018-01'],
  ['2024 / PRESENT', '2024..now'],
  ['October, 2022 / October, 2025', '2022-10..2025-10'],
  ['2025 Sep s/d 2026 Okt', '2025-09..2026-10'],
  ['Jan 2020 – skrg', '2020-01..now'],
  ['June 2019 to date', '2019-06..now'],
  ['June 2019 to till date', '2019-06..now'],
  ['Mar-2020 through Apr-2021', '2020-03..2021-04'],
  ['2003 -- 2006', '2003..2006'],
  ['2022-03 -> now', '2022-03..now'],
  ['Mei 2019 => Juni 2021', '2019-05..2021-06'],
  ['Jan 2020 -', '2020-01..'],
  ['10/15-08/18', '2015-10..2018-08'],
  ['Nov 2021 – on', '2021-11..now'],
  ['Septembre 2011 – Août 2018', '2011-09..2018-08'],
  ['März 2019 – heute', '2019-03..now'],
  ['enero 2012 - actualidad', '2012-01..now'],
])('the period %j', (text, expected) => {
  expect(describe(text)).toEqual([expected]);
});

test.each([
  ['Lulus Feb 2020', '2020-02'],
  ['18-04-1994', '1994-04-18'],
  ['April 18, 1994', '1994-04-18'],
  ['Bandung, 2 Agustus 1999', '1999-08-02'],
  ['04/25/1994', '1994-04-25'],
  ['Summer 2018', '2018-06'],
  ['(2026)', '2026'],
])('the single date %j', (text, expected) => {
  expect(describe(text)).toEqual([expected]);
});

test.each(['Rp2019.000', 'Jakarta 12810', 'versi 2019.1', 'tel 08122019203', 'A2020B', '1920 x 1080'])(
  'no date in %j',
  (text) => {
    expect(describe(text)).toEqual([]);
  },
);

test('precision is what was printed', () => {
  expect(precisionOf({ year: 2020 })).toBe('year');
  expect(precisionOf({ year: 2020, month: 2 })).toBe('month');
  expect(precisionOf({ year: 2020, month: 2, day: 3 })).toBe('day');
});
