import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// How students name their schools.

const schools = (...texts: (Text | string)[]) =>
  flatten(
    readPage(...siti, head('Pendidikan', 90), ...texts, head('Keahlian', 320), { text: 'Excel', y: 340 })
      .result,
  ).education.map(({ organization, accreditation, startDate }) => [organization, accreditation, startDate]);

test('a faculty behind a comma is no part of the university’s name, and says nothing beside a field of study', () => {
  expect(
    schools(
      { text: 'Universitas Riau, Fakultas Ekonomi, Jurusan Akuntansi 2010 - 2014', y: 110 },
      { text: 'STMIK Amik Riau, Fakultas Teknik Informatika 2008 - 2010', y: 126 },
    ),
  ).toEqual([
    ['Universitas Riau', 'Akuntansi', '2010'],
    ['STMIK Amik Riau', 'Fakultas Teknik Informatika', '2008'],
  ]);
});

test('what somebody is or was at a school is no part of its name', () => {
  expect(
    schools(
      { text: 'Mahasiswa Aktif Universitas Contoh (2020 - sekarang)', y: 110 },
      { text: 'Lulusan SISWA SMKN 1 Rangkasbitung (2017 - 2020)', y: 126 },
    ),
  ).toEqual([
    ['Universitas Contoh', null, '2020'],
    ['SMKN 1 Rangkasbitung', null, '2017'],
  ]);
});

test('schools without dates, each over its town', () => {
  const school = (text: string, town: string, y: number) => [
    { text, y, size: 12 },
    { text: town, y: y + 16 },
  ];
  expect(
    schools(
      ...school("Ma'had Aly Lirboyo", 'Kota Kediri', 110),
      ...school('Madrasah Aliyah Lirboyo', 'Kota Kediri', 150),
      ...school('MI NU 01 Kalisalak', 'Tegal', 190),
    ),
  ).toEqual([
    ["Ma'had Aly Lirboyo", null, null],
    ['Madrasah Aliyah Lirboyo', null, null],
    ['MI NU 01 Kalisalak', null, null],
  ]);
});

test('a level in a bullet over its field and its period', () => {
  expect(
    schools(
      { text: '• SMK', y: 110, bold: true },
      { text: 'Teknik Komputer dan Jaringan', x: 60, y: 124 },
      { text: '2023 – Sekarang', x: 60, y: 138 },
    ),
  ).toEqual([[null, 'SMK Teknik Komputer dan Jaringan', '2023']]);
});

test('a degree in bold, and behind a comma in plain letters a school that no word tells', () => {
  const study = (degree: string, school: string, y: number): Text[] => [
    { text: degree, y, bold: true, more: [{ text: `, ${school}` }] },
    { text: '2014 – 2016', y: y + 14 },
  ];
  expect(
    schools(
      ...study('Certificate IV Veterinary Nursing', 'TasTAFE', 110),
      ...study('Sarjana Hukum', 'UNCEN', 150),
    ),
  ).toEqual([
    ['TasTAFE', 'Certificate IV Veterinary Nursing', '2014'],
    ['UNCEN', 'Sarjana Hukum', '2014'],
  ]);
});
