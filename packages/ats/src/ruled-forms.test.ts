import { expect, test } from 'vitest';
import type { Box } from './model.ts';
import { readItems } from './read-items.ts';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { grid } from './testing/grid.ts';
import { head, siti } from './testing/read-page.ts';

const read = (texts: (Text | string)[], rules: Box[] = []) =>
  flatten(readItems([{ ...buildPage(texts), rules }], { asOf: '2026-11-21' }).result);

test('a place, a date and a signature at the right of the foot make no column', () => {
  const { education, skills } = read([
    ...siti,
    head('II. Pendidikan Formal', 90),
    { text: '1. SD Negeri Telukjambe', x: 60, y: 110 },
    { text: '(2010 – 2016)', x: 300, y: 110 },
    { text: '2. SMK Negeri 1 Karawang, Jurusan Teknik Kendaraan Ringan', x: 60, y: 126 },
    { text: '(2019 – 2022)', x: 430, y: 126 },
    head('IV. Keahlian', 160),
    { text: '- Microsoft Word', x: 60, y: 178 },
    { text: '- Mengoperasikan forklift', x: 60, y: 194 },
    { text: 'Hormat saya,', x: 470, y: 400 },
    { text: 'Siti Aminah', x: 460, y: 450 },
  ]);
  expect(education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['SD Negeri Telukjambe', '2016'],
    ['SMK Negeri 1 Karawang', '2022'],
  ]);
  expect(skills).toEqual(['Microsoft Word', 'Mengoperasikan forklift']);
});

test('a form of personal data below "Profil" is no text about the person', () => {
  const rows = [
    ['Nama', 'Muhammad Ridwan'],
    ['Tempat Lahir', 'Bogor'],
    ['Tanggal Lahir', '3 Februari 1990'],
    ['Jenis Kelamin', 'Laki-laki'],
  ];
  const { name, dateOfBirth, summary } = read(
    [
      { text: 'CURRICULUM VITAE', y: 40, size: 18, bold: true },
      head('Profil', 80),
      ...rows.flatMap(([label, value], index) => [
        { text: label!, x: 97 - 2.5 * label!.length, y: 104 + 20 * index },
        { text: value!, x: 275 - 2.5 * value!.length, y: 104 + 20 * index },
      ]),
      head('Pengalaman Kerja', 200),
      'Kasir, Toko Maju, 2019 - 2021',
    ],
    grid([45, 150, 400], [90, 110, 130, 150, 170]),
  );
  expect([name, dateOfBirth, summary]).toEqual(['Muhammad Ridwan', '1990-02-03', null]);
});

test('a section in one line of a form whose headings have letters', () => {
  const { work, languages } = read([
    ...siti,
    head('D. PENGALAMAN KERJA', 90),
    { text: 'Kasir, Toko Maju', y: 110, bold: true },
    { text: '2019 - 2021', x: 460, y: 110 },
    'Melayani pembeli dan menghitung kas harian toko.',
    { text: 'E. BAHASA: Indonesia (aktif), Inggris (pasif)', y: 160 },
  ]);
  expect(work.map(({ description }) => description)).toEqual([
    'Melayani pembeli dan menghitung kas harian toko.',
  ]);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});

const table = (
  columns: readonly number[],
  top: number,
  pitch: number,
  rows: readonly (readonly string[])[],
) => ({
  rules: grid(
    columns,
    Array.from({ length: rows.length + 1 }, (_, index) => top + pitch * index),
  ),
  texts: rows.flatMap((cells, row) =>
    cells.map((text, index) => ({ text, x: columns[index]! + 4, y: top + pitch * row + 0.7 * pitch })),
  ),
});

test('a ruled table without names of columns: periods, and posts beside employers with their towns', () => {
  const jobs = table([45, 190, 400, 560], 100, 26, [
    ['Juni 2019 s/d sekarang', 'PT Dunia Ekspres', 'Sopir Truk'],
    ['Januari 2015 s/d Mei 2019', 'PT Kamad Logistik', 'Sopir Box'],
    ['Maret 2010 s/d Juli 2014', 'PO Budiman', 'Kernet'],
  ]);
  const towns = ['Jakarta Utara', 'Bandung', 'Tasikmalaya'];
  const { work } = read(
    [
      ...siti,
      head('Pengalaman Kerja', 90),
      ...jobs.texts.map((text) => ({ ...text, y: text.y - 6 })),
      ...towns.map((text, index) => ({ text, x: 194, y: 124 + 26 * index })),
    ],
    jobs.rules,
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Sopir Truk', 'PT Dunia Ekspres'],
    ['Sopir Box', 'PT Kamad Logistik'],
    ['Kernet', 'PO Budiman'],
  ]);
});

test('the form of civil servants: numbers of columns below their names, towns of schools, courses below the schools', () => {
  const schools = table([45, 75, 130, 260, 330, 400, 460, 560], 110, 16, [
    ['NO', 'TINGKAT', 'NAMA PENDIDIKAN', 'JURUSAN', 'TAHUN', 'TEMPAT', 'NAMA KEPALA'],
    ['1', '2', '3', '4', '5', '6', '7'],
    ['1', 'SLTA', 'SMA Negeri 17 Makassar', 'IPA', '2005-2008', 'Makassar', 'Hj. Nurhayati'],
    ['2', 'S1', 'Universitas Hasanuddin', 'Kedokteran', '2008-2012', 'Makassar', 'Prof. Idrus'],
  ]);
  const courses = table([45, 75, 220, 280, 330, 400, 560], 200, 16, [
    ['NO', 'NAMA KURSUS / LATIHAN', 'LAMANYA', 'TAHUN', 'TEMPAT', 'PENYELENGGARA'],
    ['1', 'ACLS', '3 hari', '2019', 'Makassar', 'PERKI'],
  ]);
  const { education, certifications } = read(
    [
      ...siti,
      head('II. PENDIDIKAN', 90),
      ...schools.texts,
      { text: '2. Kursus / Latihan', y: 192 },
      ...courses.texts,
    ],
    [...schools.rules, ...courses.rules],
  );
  expect(education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['SMA Negeri 17 Makassar', '2008'],
    ['Universitas Hasanuddin', '2012'],
  ]);
  expect(certifications).toEqual(['ACLS']);
});

test('a form that begins like a letter, and ends with somebody to call in an emergency', () => {
  const { phones, name } = read([
    { text: 'DAFTAR RIWAYAT HIDUP', y: 40, size: 14, bold: true },
    'Yang bertanda tangan di bawah ini:',
    ...['Nama', 'No. HP', 'Agama'].flatMap((label, index) => [
      { text: label, x: 50, y: 76 + 16 * index },
      { text: `: ${['WULAN SEPTIANI', '0878-2211-6655', 'Islam'][index]!}`, x: 190, y: 76 + 16 * index },
    ]),
    head('Pengalaman Kerja', 140),
    'Kasir, Toko Maju, 2019 - 2021',
    head('Lain-lain', 190),
    'Kontak Darurat: Yosef Bui (Ayah), 081239008877',
  ]);
  expect([name, phones]).toEqual(['WULAN SEPTIANI', ['0878-2211-6655']]);
});

test('a permit, abilities and languages, each beside its name in a ruled table', () => {
  const rows = table([45, 180, 560], 110, 16, [
    ['SIM', 'B2 Umum'],
    ['Teknis', 'Perawatan mesin ringan, Las listrik'],
    ['Bahasa', 'Indonesia, Sunda'],
  ]);
  const { skills, languages, certifications } = read(
    [...siti, head('KEMAMPUAN', 100), ...rows.texts.map((text) => ({ ...text, bold: text.x < 100 }))],
    rows.rules,
  );
  expect([skills, languages, certifications]).toEqual([
    ['Perawatan mesin ringan', 'Las listrik'],
    ['Indonesia', 'Sunda'],
    ['SIM B2 Umum'],
  ]);
});

test('jobs in a numbered list, each with nothing but its post below the employer', () => {
  const { work } = read([
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: '1.', x: 50, y: 110 },
    {
      text: 'PT Pupuk Sriwidjaja',
      x: 70,
      y: 110,
      bold: true,
      more: [{ text: '(Juli 2022 - September 2022)' }],
    },
    { text: 'Magang IT Support', x: 70, y: 122 },
    { text: '2.', x: 50, y: 134 },
    {
      text: 'Universitas Sriwijaya',
      x: 70,
      y: 134,
      bold: true,
      more: [{ text: '(Agustus 2021 - Juni 2022)' }],
    },
    { text: 'Asisten Laboratorium', x: 70, y: 146 },
    head('Sertifikasi', 180),
    '1. MTCNA - MikroTik (2022)',
  ]);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Magang IT Support', 'PT Pupuk Sriwidjaja'],
    ['Asisten Laboratorium', 'Universitas Sriwijaya'],
  ]);
});

test('the word "tahun" before a period behind a comma, and lower schools of any name', () => {
  const { education } = read([
    ...siti,
    head('Pendidikan', 90),
    { text: '- MTs Salafiyah Kajen, tahun 2005 s/d 2008', y: 110 },
    { text: '- IAIN Mataram, S1 Tadris Matematika, tahun 2011 s/d 2015', y: 124 },
  ]);
  expect(
    education.map(({ organization, accreditation, startDate }) => [organization, accreditation, startDate]),
  ).toEqual([
    ['MTs Salafiyah Kajen', null, '2005'],
    ['IAIN Mataram', 'S1 Tadris Matematika', '2011'],
  ]);
});

test('labels of a school set like headings are none', () => {
  const school = (y: number, ...values: string[]) =>
    ['Perguruan Tinggi', 'Program Studi', 'Tahun', 'IPK'].flatMap((label, index) => [
      { text: label, x: 57, y: y + 14 * index, bold: true },
      { text: values[index]!, x: 184, y: y + 14 * index },
    ]);
  const { education } = read([
    ...siti,
    { text: 'PENGALAMAN KERJA', x: 57, y: 90, bold: true },
    { text: 'Kasir, Toko Maju, 2019 - 2021', x: 57, y: 106 },
    { text: 'PENDIDIKAN', x: 57, y: 136, bold: true },
    ...school(154, 'Universitas Sebelas Maret', 'S2 Manajemen', '2014 – 2016', '3,70'),
    ...school(224, 'Universitas Sebelas Maret', 'S1 Ekonomi Pembangunan', '2001 – 2006', '3,12'),
    { text: 'KOMPETENSI', x: 57, y: 300, bold: true },
    { text: 'Negosiasi, Kepemimpinan', x: 57, y: 316 },
  ]);
  expect(education.map(({ accreditation, grade }) => [accreditation, grade])).toEqual([
    ['S2 Manajemen', '3,70'],
    ['S1 Ekonomi Pembangunan', '3,12'],
  ]);
});

test('an employer that its cell breaks in a ruled table without names of columns', () => {
  const jobs = table([45, 150, 245, 330, 480], 100, 28, [
    ['Maret 2018 –', 'Puskesmas Tanjung', 'Bidan PTT', 'Posyandu di 6 desa'],
    ['Januari 2021 –', 'Klinik Pratama Mitra', 'Bidan Pelaksana', 'Imunisasi'],
  ]);
  const below = ['Desember 2020', 'Bintang', 'sekarang', 'Sehat'];
  const { work } = read(
    [
      ...siti,
      head('Riwayat Pekerjaan', 90),
      ...jobs.texts.map((text) => ({ ...text, y: text.y - 8, size: 9 })),
      ...below.map((text, index) => ({
        text,
        x: index % 2 ? 154 : 49,
        y: index < 2 ? 122 : 150,
        size: 9,
      })),
    ],
    jobs.rules,
  );
  expect(work.map(({ organization }) => organization)).toEqual([
    'Puskesmas Tanjung Bintang',
    'Klinik Pratama Mitra Sehat',
  ]);
});

test('a label of two lines in the middle of its cell, each of which stands beside a line of the list', () => {
  const schools = [
    '• SDN 21 Tanjung (2008-2014)',
    '• SMPN 3 Lintau (2014-2017)',
    '• SMAN 1 Lintau (2017-2020)',
    '• STMIK Riau (2020-sekarang)',
  ];
  const { education } = read(
    [
      { text: 'BIODATA DIRI', x: 200, y: 50, size: 20, bold: true },
      { text: 'Nama', x: 60, y: 92, size: 12, bold: true },
      { text: 'Siti Aminah', x: 150, y: 92, size: 12 },
      { text: 'Alamat', x: 60, y: 122, size: 12, bold: true },
      { text: 'Jl. Melati 3, Pekanbaru', x: 150, y: 122, size: 12 },
      { text: 'Riwayat', x: 60, y: 168, size: 12, bold: true },
      { text: 'Pendidikan', x: 52, y: 182, size: 12, bold: true },
      ...schools.map((text, index) => ({ text, x: 160, y: 154 + 14 * index, size: 12 })),
      { text: 'Hobi', x: 60, y: 226, size: 12, bold: true },
      { text: 'Membaca, Mendaki Gunung', x: 150, y: 226, size: 12 },
    ],
    grid([35, 141, 560], [78, 106, 136, 210, 240]),
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'SDN 21 Tanjung',
    'SMPN 3 Lintau',
    'SMAN 1 Lintau',
    'STMIK Riau',
  ]);
});

test('how well a skill is known stands in a column of its own, in the writer’s own words', () => {
  const { skills } = read(
    [
      ...siti,
      head('Skill Coding', 90),
      head('Pendidikan', 200),
      { text: 'Universitas Contoh, 2019 - 2023', y: 220 },
      { text: 'Skill', x: 60, y: 112, bold: true },
      { text: 'Level', x: 150, y: 112, bold: true },
      ...['C++', 'Html', 'Css'].map((text, index) => ({ text, x: 44, y: 128 + 16 * index })),
      ...['Expert', 'Newbie', 'Intermediete'].map((text, index) => ({ text, x: 144, y: 128 + 16 * index })),
    ],
    grid([40, 140, 240], [101, 117, 133, 149, 165]),
  );
  expect(skills).toEqual(['C++', 'Html', 'Css']);
});
