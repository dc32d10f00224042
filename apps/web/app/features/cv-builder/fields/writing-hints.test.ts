import { expect, test } from 'vitest';
import { judgeBullet } from '@setapak/ats/bullets';
import { languages, misspellings, starterResume, starterRoles } from '@setapak/resume';
import { textLength } from './text-length.ts';
import { writingHints } from './writing-hints.ts';

const codes = (summary: string) => writingHints(summary, 'id').map(({ code }) => code);

test.each([
  ['Lulus Pebruari 2020', 'Pebruari', 'Februari'],
  ['sejak Nopember', 'Nopember', 'November'],
  ['Agsutus 2021', 'Agsutus', 'Agustus'],
  ['Febuary 2020', 'Febuary', 'February'],
  ['Desemberr', 'Desemberr', 'Desember'],
  ['Sarjanna Hukum', 'Sarjanna', 'Sarjana'],
  ['Bachlor of Arts', 'Bachlor', 'Bachelor'],
])('hint: in %j the word %s is not taken for %s', (text, word, meant) => {
  expect(misspellings(text)).toEqual([{ word, meant }]);
});

test('right spellings, other words and names with endings are left alone', () => {
  const text =
    'Januari sampai Desember, Agustusnya; Associated with diplomats in Marketing, Market research, master, Bachelors, Decembers';
  expect(misspellings(text)).toEqual([]);
});

test('a point that names a duty gets a frame in the CV’s language', () => {
  expect(writingHints('- Bertanggung jawab atas stok toko', 'id')[0]).toMatchObject({
    code: 'duty',
    instead: [expect.stringContaining('[')],
  });
  expect(writingHints('- Responsible for the stock of the shop', 'en')[0]).toMatchObject({ code: 'duty' });
  expect(codes('- Mengelola 3 toko yang bertanggung jawab')).toEqual([]);
});

test('hint: a text without result or figure, once it is long enough', () => {
  expect(codes('- Menyusun jadwal promosi di media sosial toko')).toEqual(['no_result']);
  expect(codes('- Menaikkan penjualan toko 30% dengan promosi di media sosial')).toEqual([]);
  expect(codes('- Menaikkan')).toEqual([]);
});

test.each([
  'Dipercaya memegang kas organisasi selama dua tahun tanpa selisih',
  'Bertanggung jawab atas administrasi surat masuk dan surat keluar',
  'Mengelola kas OSIS senilai Rp 4 juta sampai laporan akhir tahun',
  'Membantu tim menyiapkan seminar kampus di fakultas',
  'Melayani pelanggan di kasir dan mencatat penjualan setiap hari',
])('builder and ATS check say the same of %j', (text) => {
  const { verdict, hasResult, hasFigure, reasons } = judgeBullet(text, 'id');
  const said = codes(`- ${text}`);
  expect(said.includes('no_result')).toBe(!hasResult && !hasFigure);
  expect(said.some((code) => (reasons as string[]).includes(code))).toBe(verdict === 'weak');
});

test('hints: long points, long texts without points and the first person', () => {
  expect(codes(`- Menyusun 2 ${'laporan '.repeat(40)}`)).toEqual(['long_point']);
  expect(codes(`Menyusun 2 ${'laporan '.repeat(50)}`)).toEqual(['no_points']);
  expect(codes('- Pada 2020 saya memimpin tim')).toEqual(['first_person']);
  expect(codes('- In 2020 I led a team; iPhone, Hawaii')).toEqual(['first_person']);
  expect(codes('- Menulis laporan VII dan I/O')).toEqual([]);
});

test('hints: the samples that people start from get none', () => {
  for (const role of starterRoles)
    for (const language of languages)
      for (const { summary } of starterResume(role, language).work.items)
        expect(writingHints(summary, language), summary).toEqual([]);
});

test('an entry is counted in points and words', () => {
  expect(textLength('')).toEqual({ points: 0, words: 0, verdict: 'empty' });
  expect(textLength('- **Memimpin** 6 orang\n- dua')).toEqual({ points: 2, words: 4, verdict: 'good' });
  expect(textLength('- a\n'.repeat(7)).verdict).toBe('long');
  expect(textLength('kata '.repeat(121)).verdict).toBe('long');
});
