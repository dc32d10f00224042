import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What sites that make CVs print: ratings at the end of bars, names over two tones, labels flush right, towns behind schools.

const read = (...texts: (Text | string)[]) => flatten(readPage(...texts).result);

const job: Text[] = [
  head('Pengalaman', 90),
  { text: 'Apoteker', y: 110, bold: true },
  { text: 'Apotek Arunika, Kudus', y: 124 },
  { text: '2019 - 2023', y: 138 },
];

/** Each letter is five points wide at size 10. */
const flushRight = (text: string, right: number, y: number, bold = false): Text => ({
  text,
  x: right - 5 * text.replaceAll(' ', '').length - 3 * (text.split(' ').length - 1),
  y,
  bold,
  colour: 13209,
});

test('labels that end at one edge in a colour of their own are parted from the text behind a mere space', () => {
  const row = (label: string, text: string, y: number, bold = false) => [
    flushRight(label, 200, y, bold),
    { text, x: 202.5, y },
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', x: 202.5, y: 60, size: 18, bold: true },
    ...row('Alamat', 'Kudus, Jawa Tengah', 80),
    ...row('Telepon', '0812 3456 7890', 96),
    ...row('POSISI YANG DILAMAR', 'Guru Matematika', 112, true),
    ...row('PROFIL', 'Guru yang mengajar lewat ladang dan pasar.', 128, true),
    flushRight('PENGALAMAN KERJA', 200, 150, true),
    ...row('2019 – 2023', 'Guru', 166),
    { text: 'SMA Kencana, Kudus', x: 202.5, y: 180 },
  );
  expect(result).toMatchObject({
    name: { raw: 'Siti Aminah' },
    phoneNumbers: ['0812 3456 7890'],
    headline: 'Guru Matematika',
    summary: 'Guru yang mengajar lewat ladang dan pasar.',
  });
});

test('a name behind the sign of a home directory is a name, also in two looks and small letters', () => {
  const { name } = read(
    { text: '~/Siti', y: 40, size: 12, more: [{ text: 'Aminah', size: 12, bold: true }] },
    { text: 'siti@contoh.id', y: 60 },
    ...job,
  );
  expect(name).toBe('Siti Aminah');
});

test('a name a word in each of two lines set apart goes on, and the post beside it is its title', () => {
  const { result } = readPage(
    { text: 'SITI', x: 30, y: 44, size: 20 },
    { text: 'AMINAH', x: 30, y: 72.5, size: 20 },
    { text: 'Sales Manager', x: 310, y: 40 },
    { text: '0812 3456 7890', x: 310, y: 54 },
    { text: 'siti@contoh.id', x: 310, y: 68 },
    ...job,
  );
  expect([result.name?.raw, result.headline]).toEqual(['SITI AMINAH', 'Sales Manager']);
});

test('a title between dashes below a name whose font has tall boxes', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 60, size: 20, bold: true, height: 36 },
    { text: '— Konsultan Pajak —', y: 76 },
    { text: 'siti@contoh.id', y: 90 },
    head('Pengalaman', 120),
    { text: 'Apoteker', y: 140, bold: true },
    { text: 'Apotek Arunika, Kudus', y: 154 },
    { text: '2019 - 2023', y: 168 },
  );
  expect(result.headline).toBe('Konsultan Pajak');
});

test('the number of the page right below the text is none of it', () => {
  const { result, details } = readPage(
    ...siti,
    ...job,
    head('Education', 170),
    { text: 'Universitas Kencana', y: 190, bold: true },
    { text: 'Bachelor of Communication', y: 204 },
    { text: '2012 - 2016', y: 218 },
    { text: 'Page 1 of 1', x: 250, y: 330, size: 8 },
  );
  expect(JSON.stringify([result, details])).not.toContain('Page 1');
});

test('the town behind a school that stands apart below its degree is kept, and that in a cell of a table', () => {
  const apart = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: '2011 – 2015', y: 110 },
    { text: 'S1 Pendidikan Matematika', x: 150, y: 110 },
    { text: 'Universitas Arunika, Kupang', x: 150, y: 136 },
    { text: 'IPK 3,62', x: 150, y: 162 },
  );
  expect(apart.result.education.map((each) => [each.organization, each.location?.formatted])).toEqual([
    ['Universitas Arunika', 'Kupang'],
  ]);
  const columns = [50, 130, 330, 450];
  const row = (y: number, ...cells: string[]): Text[] =>
    cells.map((text, at) => ({ text, x: columns[at]!, y, bold: y < 120 }));
  const table = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...row(110, 'Jenjang', 'Sekolah', 'Jurusan', 'Tahun'),
    ...row(128, 'SMK', 'SMK Negeri 2 Arunika, Karawang', 'Teknik Otomotif', '2008 – 2011'),
    ...row(146, 'SMP', 'SMP Negeri 1 Arunika, Bekasi', '', '2005 – 2008'),
  );
  expect(table.result.education.map((each) => [each.organization, each.location?.formatted])).toEqual([
    ['SMK Negeri 2 Arunika', 'Karawang'],
    ['SMP Negeri 1 Arunika', 'Bekasi'],
  ]);
});

test('words that rate are no column of their own at the end of the bars over them', () => {
  const rated = (y: number, name: string, level: string): Text[] => [
    { text: name, x: 440, y },
    { text: level, x: 582 - 4 * level.length, y: y + 25, size: 8 },
  ];
  const page = readPage(
    { text: 'Siti Aminah', x: 20, y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 20, y: 60 },
    ...['Pengalaman', 'Apoteker', 'Apotek Arunika, Kudus', '2019 - 2023'].map((text, at): Text => ({
      text,
      x: 20,
      y: 100 + 16 * at,
      bold: at < 2,
      size: at === 0 ? 14 : 10,
    })),
    ...['Meracik', 'Menimbang', 'Menghitung', 'Mencatat'].map((text, at): Text => ({
      text: `• ${text} obat bagi pasien di apotek setiap hari`,
      x: 20,
      y: 170 + 16 * at,
    })),
    { text: 'Kemampuan', x: 440, y: 40, size: 14, bold: true },
    ...rated(60, 'Meracik', 'Sangat baik'),
    ...rated(100, 'Menimbang', 'Sangat baik'),
    ...rated(140, 'Farmakologi', 'Sangat baik'),
    { text: 'Bahasa', x: 440, y: 200, size: 14, bold: true },
    ...rated(220, 'Indonesia', 'Asli'),
    ...rated(260, 'Inggris', 'Cukup'),
  );
  expect(page.result.languages.map((name, at) => [name, page.details[`languages.${at}.level`]])).toEqual([
    ['Indonesia', 'Asli'],
    ['Inggris', 'Cukup'],
  ]);
});

test('who gave a certificate stands before a bar and its month', () => {
  const { result, details } = readPage(
    ...siti,
    ...job,
    '• Melayani resep dan menyimpan obat',
    head('Sertifikat', 190),
    'Periklanan Daring',
    'Arunika | Sep 2023',
  );
  expect([result.certifications, details['certifications.0.issuer']]).toEqual([
    ['Periklanan Daring'],
    'Arunika',
  ]);
});

test.each([
  ['behind the town', ['Arunika Teknologi · Penuh waktu · Bandung · Jasa keuangan']],
  ['where the town begins a line', ['Arunika Teknologi · Penuh waktu', 'Bandung · Jasa keuangan']],
  ['where it ends one', ['Arunika Teknologi · Penuh waktu · Bandung', 'Jasa keuangan']],
])('what an employer does is told apart from the employer %s', (_, lines) => {
  const { result, details } = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Analis Produk', y: 110, bold: true },
    { text: '2019 - 2023', x: 480, y: 110 },
    ...lines.map((text, at): Text => ({ text, y: 124 + 12 * at })),
    '• Menyusun laporan bulanan',
    head('Pendidikan', 180),
    'S1 Statistika, Universitas Kencana',
    '2015 - 2019',
  );
  const [post] = result.workExperience;
  expect([post?.jobTitle, post?.organization, post?.location?.rawInput]).toEqual([
    'Analis Produk',
    'Arunika Teknologi',
    'Bandung',
  ]);
  expect(details['workExperience.0.about']).toBe('Jasa keuangan');
});

test('a caption in the margin of jobs is no employer', () => {
  const { work } = read(
    ...siti,
    head('Magang', 90),
    { text: 'Jan 2025 – Apr 2025', y: 110, size: 9 },
    { text: 'Auditor Magang, KAP Arunika, Semarang', x: 150, y: 110 },
    { text: 'Tugas', y: 128, size: 9 },
    { text: 'Menguji 200 bukti transaksi', x: 150, y: 128 },
    head('Organisasi', 160),
    { text: '2023 – 2024', y: 180, size: 9 },
    { text: 'Ketua, Koperasi Arunika', x: 150, y: 180 },
    { text: '2021 – 2023', y: 198, size: 9 },
    { text: 'Anggota, Paduan Suara Arunika', x: 150, y: 198 },
  );
  expect(work.map(({ organization, description }) => [organization, description])).toEqual([
    ['KAP Arunika', 'Menguji 200 bukti transaksi'],
  ]);
});
