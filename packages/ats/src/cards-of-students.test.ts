import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Cards and typed lists as students and builders set them: labelled facts below the text, levels below the names, names of parts, lines that a column broke.

test('labelled lines that close every card are the facts of the title above the text', () => {
  const card = (y: number, title: string, deed: string, firm: string, years: string): Text[] => [
    { text: title, y, size: 13, bold: true },
    { text: deed, y: y + 16 },
    { text: `Organisasi: ${firm}`, y: y + 30 },
    { text: 'Tipe: magang', y: y + 44 },
    { text: `Tahun: ${years}`, y: y + 58 },
  ];
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...card(
        112,
        'Staf Gudang',
        'Mencatat keluar masuk barang dan menyusun laporan.',
        'PT Arunika Jaya',
        '2022 - 2024',
      ),
      ...card(
        210,
        'Asisten Laboratorium',
        'Mendampingi mahasiswa dalam praktikum mingguan.',
        'Politeknik Kencana',
        '2020 - 2021',
      ),
    ).result,
  );
  expect(
    work.map(({ jobTitle, organization, startDate, endDate, description }) => [
      jobTitle,
      organization,
      startDate,
      endDate,
      description,
    ]),
  ).toEqual([
    ['Staf Gudang', 'PT Arunika Jaya', '2022', '2024', 'Mencatat keluar masuk barang dan menyusun laporan.'],
    [
      'Asisten Laboratorium',
      'Politeknik Kencana',
      '2020',
      '2021',
      'Mendampingi mahasiswa dalam praktikum mingguan.',
    ],
  ]);
});

test('cards of skills are named by their bold lines alone, whatever says below how well and of what kind', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 90),
      { text: 'Kotlin', x: 60, y: 112, size: 12, bold: true },
      { text: 'Dart', x: 220, y: 112, size: 12, bold: true },
      { text: 'Ruang', x: 380, y: 112, size: 12, bold: true },
      { text: 'teknis', x: 60, y: 128 },
      { text: 'teknis', x: 220, y: 128 },
      { text: 'Kencana', x: 380, y: 128, size: 12, bold: true },
      { text: 'mahir', x: 60, y: 142 },
      { text: 'menengah', x: 220, y: 142 },
      { text: 'teknis', x: 380, y: 142 },
    ).result,
  );
  expect(skills).toEqual(['Kotlin', 'Dart', 'Ruang Kencana']);
});

test('bold names of groups over skills in columns stay groups', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Skills', 90),
      { text: 'Programming', x: 60, y: 112, size: 12, bold: true },
      { text: 'Design', x: 300, y: 112, size: 12, bold: true },
      { text: 'Kotlin', x: 60, y: 128 },
      { text: 'Figma', x: 300, y: 128 },
      { text: 'Dart', x: 60, y: 142 },
      { text: 'Blender', x: 300, y: 142 },
    ).result,
  );
  expect(skills).toEqual(expect.arrayContaining(['Kotlin', 'Dart', 'Figma', 'Blender']));
});

test('a kind of skills is none', () => {
  const { skills } = flatten(
    readPage(...siti, head('Keahlian', 90), 'Figma', 'Blender', 'SOFT SKILL', 'Negosiasi', 'Kerja tim')
      .result,
  );
  expect(skills).toEqual(['Figma', 'Blender', 'Negosiasi', 'Kerja tim']);
});

test('what parts a list of certificates in letters of its own is none', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Sertifikasi & Pelatihan', 90),
      { text: 'Sertifikasi Profesional', y: 108, size: 9, italic: true },
      { text: 'Sertifikasi Tenaga Arsip', y: 121, bold: true },
      { text: 'Sep 2024', x: 480, y: 121 },
      { text: 'Lembaga Arunika', y: 134 },
      { text: 'Pelatihan & Program', y: 152, size: 9, italic: true },
      { text: 'Pelatihan Olah Data', y: 165, bold: true },
      { text: 'Mei 2023', x: 480, y: 165 },
      { text: 'Balai Kencana', y: 178 },
    ).result,
  );
  expect(certifications).toEqual(['Sertifikasi Tenaga Arsip', 'Pelatihan Olah Data']);
});

test('a name in plain letters over its dated issuer stays a certificate', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Sertifikasi', 90),
      { text: 'Ahli Kearsipan', y: 108, bold: true },
      { text: 'Lembaga Arunika', y: 121 },
      { text: 'Sep 2024', x: 480, y: 121 },
      { text: 'Olah Data Dasar', y: 139, bold: true },
      { text: 'Balai Kencana', y: 152 },
      { text: 'Mei 2023', x: 480, y: 152 },
    ).result,
  );
  expect(certifications).toEqual(['Ahli Kearsipan', 'Olah Data Dasar']);
});

test('a few words below a full line of a typed list belong to its entry', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Riwayat Pekerjaan', 90),
      { text: '2018 - 2020 : Customer Service di PT. Arunika', y: 108 },
      { text: 'Kencana', y: 122 },
      { text: '2020 - 2023 : Mekanik di Bengkel Surya Abadi', y: 136 },
      { text: 'Motor', y: 150 },
    ).result,
  );
  expect(
    work.map(({ jobTitle, organization, description }) => [jobTitle, organization, description]),
  ).toEqual([
    ['Customer Service', 'PT. Arunika Kencana', null],
    ['Mekanik', 'Bengkel Surya Abadi Motor', null],
  ]);
});

test('a head that its column broke is whole where another in its letters stands alone', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Education', 90),
      { text: 'Bachelor of Management', y: 110, size: 12 },
      { text: 'Universitas Arunika', y: 126 },
      { text: '2015 - 2019', y: 139 },
      { text: 'Thesis on loyalty among guests.', y: 152 },
      { text: 'Exchange Semester, International', y: 180, size: 12 },
      { text: 'Business', y: 195, size: 12 },
      { text: 'Kencana University of Applied Sciences', y: 211 },
      { text: '2017 - 2018', y: 224 },
    ).result,
  );
  expect(education.map(({ accreditation, organization }) => [accreditation, organization])).toEqual([
    ['Bachelor of Management', 'Universitas Arunika'],
    ['Exchange Semester, International Business', 'Kencana University of Applied Sciences'],
  ]);
});

test('a field in three letters behind a school is no part of its name', () => {
  const { education } = flatten(
    readPage(...siti, head('Pendidikan', 90), '2015 - 2018 : SMA Negeri 2 Kudus (IPA)').result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SMA Negeri 2 Kudus', 'IPA'],
  ]);
});

test('cards of skills with years and shares below their names', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 90),
      { text: 'Kotlin', x: 100, y: 112, size: 12, bold: true },
      { text: 'Blender', x: 350, y: 112, size: 12, bold: true },
      { text: '3 years experience', x: 100, y: 126 },
      { text: '1 years experience', x: 350, y: 126 },
      { text: '80%', x: 60, y: 144, size: 9, bold: true },
      { text: 'Advanced', x: 200, y: 144, size: 9, bold: true },
      { text: '40%', x: 310, y: 144, size: 9, bold: true },
      { text: 'Beginner', x: 450, y: 144, size: 9, bold: true },
    ).result,
  );
  expect(skills).toEqual(['Kotlin', 'Blender']);
});

test('letters that stand for a university are no degree, though they begin like one', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Education', 90),
      { text: 'Bachelor of Computer Science (Hons)', y: 110, bold: true },
      { text: 'Management & Design University (MDU), Jakarta', y: 124, italic: true },
      { text: '2019 - 2023', y: 138 },
    ).result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Management & Design University (MDU)', 'Bachelor of Computer Science (Hons)'],
  ]);
});

test('a level behind a dash belongs to the name of a certificate', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Certificates', 90),
      '• Arunika Certified Cloud Engineer - Professional',
      '• Certified Kencana Administrator',
    ).result,
  );
  expect(certifications).toEqual([
    'Arunika Certified Cloud Engineer - Professional',
    'Certified Kencana Administrator',
  ]);
});

test('a button that offers the CV is no certificate', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Sertifikat', 90),
      'Pelatihan Olah Data',
      'Ahli Kearsipan',
      'Open CV (.pdf)',
      'Download CV (.pdf)',
    ).result,
  );
  expect(certifications).toEqual(['Pelatihan Olah Data', 'Ahli Kearsipan']);
});
