import { describe, expect, test } from 'vitest';
import { findFigures, isSameFigure } from './figures.ts';

const read = (text: string) => findFigures(text).map(({ values, unit }) => [values[0], unit]);

describe('figures of a text', () => {
  test.each([
    ['20', [[20, '']]],
    ['20%', [[20, 'percent']]],
    ['20 %', [[20, 'percent']]],
    ['20 persen', [[20, 'percent']]],
    ['dua puluh persen', [[20, 'percent']]],
    ['twenty percent', [[20, 'percent']]],
    ['dua puluh', [[20, '']]],
    ['dua puluh lima toko', [[25, '']]],
    ['twenty-five stores', [[25, '']]],
    ['dua belas orang', [[12, '']]],
    ['seratus dua puluh siswa', [[120, '']]],
    ['tiga ratus lima puluh ribu', [[350_000, '']]],
    ['two hundred and fifty guests', [[250, '']]],
    ['a hundred guests', [[100, '']]],
    ['a dozen guests', [[12, '']]],
    ['seribu', [[1_000, '']]],
    ['1.250.000', [[1_250_000, '']]],
    ['1,250,000', [[1_250_000, '']]],
    ['3,75', [[3.75, '']]],
    ['3.75', [[3.75, '']]],
    ['Rp20 juta', [[20_000_000, 'rupiah']]],
    ['Rp 1,5 miliar', [[1_500_000_000, 'rupiah']]],
    ['20 juta rupiah', [[20_000_000, 'rupiah']]],
    ['IDR 20 million', [[20_000_000, 'rupiah']]],
    ['$5k', [[5_000, 'dollar']]],
    ['500rb', [[500_000, '']]],
    ['3 tahun', [[3, 'year']]],
    ['3-year', [[3, 'year']]],
    ['tiga tahun', [[3, 'year']]],
    ['3+ years', [[3, 'year']]],
    ['5 working days', [[5, 'day']]],
    ['sejak 2021', [[2021, '']]],
    ['2x lebih cepat', [[2, 'times']]],
    ['dua kali lipat', [[2, 'times']]],
    ['doubled sales', [[2, 'times']]],
    ['ratusan pelanggan', [[-100, '']]],
    ['hundreds of customers', [[-100, '']]],
    [
      '20–30%',
      [
        [20, 'percent'],
        [30, 'percent'],
      ],
    ],
    [
      '2-3 juta',
      [
        [2_000_000, ''],
        [3_000_000, ''],
      ],
    ],
    [
      'tiga, empat',
      [
        [3, ''],
        [4, ''],
      ],
    ],
    ['juara ketiga', [[3, '']]],
    [
      '12/03/2024',
      [
        [12, ''],
        [3, ''],
        [2024, ''],
      ],
    ],
    ['S1 dan B2B di 3D', []],
    ['seorang dan sebuah', []],
    ['jutawan beribu alasan', []],
  ])('%s', (text, figures) => expect(read(text)).toEqual(figures));
});

describe('the same figure', () => {
  const same = (said: string, source: string) => isSameFigure(findFigures(said)[0]!, findFigures(source)[0]!);

  test.each([
    ['20%', 'dua puluh persen'],
    ['twenty percent', '20 %'],
    ['20 juta', 'Rp20.000.000'],
    ['IDR 20 million', 'Rp20 juta'],
    ['3 years', 'tiga tahun'],
    ['5M', '5 miliar'],
    ['5M', '5 million'],
    ['twice', '2 kali'],
    ['hundreds', 'ratusan'],
  ])('%s is %s', (said, source) => expect(same(said, source)).toBe(true));

  test.each([
    ['20%', '20 orang'],
    ['20 orang', '20%'],
    ['25%', '20%'],
    ['3 tahun', '3 proyek'],
    ['3 tahun', '3 bulan'],
    ['Rp20 juta', '20 juta pengguna'],
    ['$20', 'Rp20'],
    ['200', 'ratusan'],
    ['2 kali', '2 orang'],
    ['20 ribu', '20'],
  ])('%s is not %s', (said, source) => expect(same(said, source)).toBe(false));
});
