import { describe, expect, it } from 'vitest';
import { printPeriod, type DateStyle } from './dates.ts';

const style: DateStyle = {
  lang: 'id',
  form: 'short',
  join: ' - ',
  present: 'Sekarang',
  august: 'Agu',
  compress: false,
  since: false,
  duration: false,
  seasons: false,
  collapse: false,
};
const asOf = { year: 2026, month: 11 };
const job = { start: { year: 2021, month: 3 }, end: { year: 2021, month: 8 } };

describe('printPeriod', () => {
  it('keeps the months in truth when months are printed', () => {
    expect(printPeriod(job, style, asOf)).toEqual({
      text: 'Mar 2021 - Agu 2021',
      start: '2021-03',
      end: '2021-08',
    });
  });

  it('keeps only years in truth when only years are printed', () => {
    expect(printPeriod(job, { ...style, form: 'year', collapse: true }, asOf)).toEqual({
      text: '2021',
      start: '2021',
      end: '2021',
    });
  });

  it('has no end where the job still runs', () => {
    expect(printPeriod({ ...job, end: null }, { ...style, form: 'slash' }, asOf)).toEqual({
      text: '03/2021 - Sekarang',
      start: '2021-03',
      end: null,
    });
  });

  it('leaves out the first year where both ends share it', () => {
    expect(printPeriod(job, { ...style, compress: true }, asOf).text).toBe('Mar - Agu 2021');
  });

  it('knows a season only to the year', () => {
    const summer = { start: { year: 2020, month: 6 }, end: { year: 2020, month: 8 } };
    expect(printPeriod(summer, { ...style, lang: 'en', seasons: true }, asOf)).toEqual({
      text: 'Summer 2020',
      start: '2020',
      end: '2020',
    });
  });
});
