import { expect, test } from 'vitest';
import { head, readPage, siti } from './testing/read-page.ts';
import type { Text } from './testing/build-page.ts';

// Typed forms as Indonesian offices, tenders and vocational schools use them.

const row = (y: number, ...texts: string[]): Text[] =>
  texts.map((text, index) => ({ text, x: [50, 70, 240, 255, 300, 310][index]!, y }));

test('form of counted rows: a label that names a section opens it', () => {
  const { result } = readPage(
    { text: 'DAFTAR RIWAYAT HIDUP', x: 200, y: 40, size: 13, bold: true },
    ...row(70, '1.', 'Posisi Yang Diusulkan', ':', 'Team Leader'),
    ...row(86, '2.', 'Nama Perusahaan', ':', 'PT Wira Konsulindo'),
    ...row(102, '3.', 'Nama Personel', ':', 'Ir. Bambang Suryono, M.T.'),
    ...row(118, '4.', 'Tempat/ Tanggal Lahir', ':', 'Malang, 17-08-1971'),
    ...row(134, '5.', 'Pendidikan (Lembaga', ':', '2003', ':', 'S2 Teknik Sipil, Universitas Brawijaya'),
    { text: 'pendidikan, tahun)', x: 70, y: 146 },
    ...row(162, '6.', 'Penguasaan Bahasa', ':', 'Inggris', ':', 'Baik'),
    ...row(178, '7.', 'Pengalaman Kerja', ':'),
    { text: 'Tahun 2022', x: 70, y: 194, bold: true },
    ...[
      ['a. Nama Kegiatan', 'Perencanaan Jalan Lingkar'],
      ['b. Nama Perusahaan', 'PT Wira Konsulindo'],
      ['c. Uraian Tugas', 'Memimpin tim perencana'],
      ['d. Waktu Pelaksanaan', 'Maret 2022 - Desember 2022'],
      ['e. Posisi Penugasan', 'Ahli Jalan'],
      ['f. Status Kepegawaian', 'Tenaga Tetap'],
    ].flatMap(([label, value], index) => [
      { text: label!, x: 70, y: 210 + 16 * index },
      { text: ':', x: 240, y: 210 + 16 * index },
      { text: value!, x: 255, y: 210 + 16 * index },
    ]),
    ...row(306, '8.', 'Status kepegawaian', ':', 'Tetap'),
  );
  expect(result.name?.raw).toBe('Ir. Bambang Suryono, M.T.');
  expect(
    result.education.map(({ organization, accreditation }) => [organization, accreditation?.inputStr]),
  ).toEqual([['Universitas Brawijaya', 'S2 Teknik Sipil']]);
  expect(
    result.workExperience.map(({ jobTitle, organization, jobDescription }) => [
      jobTitle,
      organization,
      jobDescription,
    ]),
  ).toEqual([['Ahli Jalan', 'PT Wira Konsulindo', 'Memimpin tim perencana']]);
});

test('a year and a colon before each school part them', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    '2019 : SMK Pancasila 1 Wonogiri, Tata Busana',
    '2016 : SMP Negeri 2 Wonogiri',
    '2013 : SD Negeri Giriwono',
  );
  expect(result.education.map(({ organization }) => organization)).toEqual([
    'SMK Pancasila 1 Wonogiri',
    'SMP Negeri 2 Wonogiri',
    'SD Negeri Giriwono',
  ]);
});

test('skills in a form: permits to drive hide no other row, and a language is none', () => {
  const at = (y: number, label: string, value: string): Text[] => [
    { text: label, x: 50, y },
    { text: value, x: 140, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    ...at(110, 'SIM', ': A, B2 Umum'),
    ...at(124, 'Teknis', ': Las SMAW, Membaca gambar'),
    ...at(138, 'Aplikasi', ': AutoCAD'),
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Las SMAW', 'Membaca gambar', 'AutoCAD']);
  expect(result.certifications).toEqual(['SIM A, B2 Umum']);
});

test('a colon in a column of its own stands between a label and its value', () => {
  const { result } = readPage(
    { text: 'BIODATA KEPALA SEKOLAH', x: 180, y: 40, size: 13, bold: true },
    ...[
      ['Nama', 'Drs. Made Sudarma, M.Pd.'],
      ['No. HP', '0819-3622-1450'],
      ['E-mail', 'made@contoh.id'],
    ].flatMap(([label, value], index) => [
      { text: label!, x: 50, y: 70 + 15 * index },
      { text: ':', x: 180, y: 70 + 15 * index },
      { text: value!, x: 194, y: 70 + 15 * index },
    ]),
    head('Riwayat Pekerjaan', 130),
    'Kepala Sekolah, SMP Negeri 6 Singaraja, 2015 - sekarang',
  );
  expect(result.name?.raw).toBe('Drs. Made Sudarma, M.Pd.');
});
