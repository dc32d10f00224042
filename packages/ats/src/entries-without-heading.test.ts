import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { readPage, siti } from './testing/read-page.ts';

// Papers that say nothing or hardly anything about what follows the contacts.

const jobs: Text[] = [
  { text: 'Staf Gudang', y: 130, bold: true },
  { text: 'Jan 2021 – Sekarang', x: 440, y: 130 },
  { text: 'PT Sinar Samudra, Kudus', y: 144 },
  { text: '• Mencatat barang masuk dan keluar setiap hari', y: 158 },
  { text: 'Kasir', y: 180, bold: true },
  { text: 'Mar 2018 – Des 2020', x: 440, y: 180 },
  { text: 'Toko Maju Bersama, Kendal', y: 194 },
  { text: '• Melayani 120 pembeli setiap hari', y: 208 },
];
const school: Text[] = [
  { text: 'SMK Negeri 2 Kudus', y: 230, bold: true },
  { text: '2015 – 2018', x: 480, y: 230 },
  { text: 'Akuntansi', y: 244 },
];
const asWork = [
  { jobTitle: 'Staf Gudang', organization: 'PT Sinar Samudra', startDate: '2021-01', endDate: null },
  { jobTitle: 'Kasir', organization: 'Toko Maju Bersama', startDate: '2018-03', endDate: '2020-12' },
];

test.each([
  ['large and bold', { size: 14, bold: true }],
  ['bold in the size of the text', { bold: true }],
  ['plain', {}],
])('the only heading is one weak word: %s', (_, look) => {
  const { result } = readPage(...siti, { text: 'Pengalaman', y: 104, ...look }, ...jobs);
  expect(flatten(result).work).toMatchObject(asWork);
});

test('jobs and schools without any heading', () => {
  const { result } = readPage(...siti, ...jobs, ...school);
  expect(flatten(result)).toMatchObject({
    work: asWork,
    education: [{ organization: 'SMK Negeri 2 Kudus', startDate: '2015', completionDate: '2018' }],
  });
});

test('jobs without a heading before the plain heading of the schools', () => {
  const { result } = readPage(...siti, ...jobs, { text: 'Pendidikan', y: 224 }, ...school);
  expect(flatten(result)).toMatchObject({
    work: asWork,
    education: [{ organization: 'SMK Negeri 2 Kudus' }],
  });
});

test('a timeline without headings and without contacts is a CV', () => {
  const { result, warnings } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Kudus', y: 60 },
    ...jobs,
    ...school,
  );
  expect(warnings).toEqual([]);
  expect(flatten(result).work).toMatchObject(asWork);
});

test('jobs right below what a person says about themselves', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Profil', y: 84, size: 14, bold: true },
    { text: 'Staf gudang dengan lima tahun pengalaman mencatat barang dan menata palet di dua', y: 100 },
    { text: 'perusahaan.', y: 112 },
    ...jobs,
  );
  expect(flatten(result)).toMatchObject({
    summary: 'Staf gudang dengan lima tahun pengalaman mencatat barang dan menata palet di dua perusahaan.',
    work: asWork,
  });
});

test('a statement of account has days and no jobs', () => {
  const { warnings } = readPage(
    { text: 'Mutasi Rekening', y: 40, size: 18, bold: true },
    { text: 'Siti Aminah, Kudus', y: 60 },
    { text: 'Periode 11 Oktober 2022 - 27 November 2022', y: 74 },
    ...[12, 14, 17, 21, 25, 29].flatMap((day, index): Text[] => [
      { text: `${day} Oktober 2022`, y: 100 + 16 * index },
      { text: 'Transfer ke PT Citra Niaga', x: 200, y: 100 + 16 * index },
      { text: `Rp${day}.412.000`, x: 440, y: 100 + 16 * index },
    ]),
  );
  expect(warnings.map(({ code }) => code)).toEqual(['not_a_cv']);
});
