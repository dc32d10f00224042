import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';
import { readItems } from './read-items.ts';

// What Indonesian sites' builders and applicants' own pages do: years in badges, streets below schools, tables of contacts, periods that a column broke.

test('a year in a badge that the period below says again is no date of its own', () => {
  const entry = (y: number, year: string, post: string, employer: string, ...deeds: string[]): Text[] => [
    { text: year, x: 50, y },
    { text: post, x: 100, y, size: 11 },
    { text: employer, x: 100, y: y + 15 },
    ...deeds.map((text, index) => ({ text, x: 100, y: y + 34 + 15 * index })),
  ];
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...entry(
        110,
        '2018',
        'Staf Gudang',
        'PT Arunika Jaya (3 Maret 2018 - 14 Juli 2020)',
        'Menyusun Jadwal Pengiriman',
        'Mencatat keluar masuk barang di dua',
        'gudang',
        'Merekap data pengiriman',
      ),
      ...entry(230, '2021', 'Staf Pengadaan', 'PT Kencana Abadi (Mei 2021 - Juni 2023)', 'Memproses pesanan'),
    ).result,
  );
  expect(
    work.map(({ jobTitle, organization, startDate, endDate }) => [
      jobTitle,
      organization,
      startDate,
      endDate,
    ]),
  ).toEqual([
    ['Staf Gudang', 'PT Arunika Jaya', '2018-03', '2020-07'],
    ['Staf Pengadaan', 'PT Kencana Abadi', '2021-05', '2023-06'],
  ]);
  expect(work[0]?.description?.replaceAll('\n', ' ')).toBe(
    'Menyusun Jadwal Pengiriman Mencatat keluar masuk barang di dua gudang Merekap data pengiriman',
  );
});

test('a year in the margin stays where no period says it again', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      { text: '2018', x: 50, y: 110 },
      { text: 'Staf Gudang, PT Arunika Jaya', x: 100, y: 110 },
      { text: '2021', x: 50, y: 130 },
      { text: 'Staf Pengadaan, PT Kencana Abadi', x: 100, y: 130 },
    ).result,
  );
  expect(work.map(({ startDate }) => startDate)).toEqual(['2018', '2021']);
});

test('the lines of a street below a school are no degree', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'SMK Negeri 5 Palembang', y: 110, size: 11 },
      { text: '2016 - 2019', x: 56, y: 126 },
      { text: 'Jl. Demang Raya No.3, RW.02, Lorok', x: 58, y: 140 },
      { text: 'Pakjo, Kec. Ilir Barat Kota Palembang,', y: 154 },
      { text: 'Selatan 30137', y: 168 },
      { text: 'SMP Negeri 8 Palembang', y: 200, size: 11 },
      { text: '2013 - 2016', x: 56, y: 216 },
      { text: 'Jl. Kancil Putih No.12, Kec. Ilir', x: 58, y: 230 },
      { text: 'Barat Kota Palembang 30139', y: 244 },
    ).result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SMK Negeri 5 Palembang', null],
    ['SMP Negeri 8 Palembang', null],
  ]);
});

test('ways to reach somebody in a table under the writer’s own words are contacts', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 110, 300][index]!, y }));
  const { phones, linkedin } = flatten(
    readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      head('Pengalaman Kerja', 80),
      { text: 'Kasir, Toko Abadi', y: 100, bold: true },
      { text: '2019 - 2022', y: 114 },
      { text: '• Melayani 90 pembeli setiap hari', y: 128 },
      head('Saluran Komunikasi dan Sosial', 170),
      ...row(190, '1', 'WhatsApp', '0812-3456-7890'),
      ...row(206, '2', 'Email', 'siti@contoh.id'),
      ...row(222, '3', 'LinkedIn', 'linkedin.com/in/sitiaminah'),
    ).result,
  );
  expect([phones, linkedin]).toEqual([['0812-3456-7890'], 'linkedin.com/in/sitiaminah']);
});

test('a period that a narrow column broke at its right end is no column', () => {
  const left: Text[] = [
    head('Riwayat Pendidikan', 110),
    { text: 'SMK Negeri 2 Sukamaju', y: 136, bold: true },
    { text: '2021 -', x: 186, y: 136, size: 8 },
    { text: '2024', x: 186, y: 146, size: 8 },
    { text: 'Teknik Komputer', y: 150 },
    { text: 'Merakit dan merawat komputer sekolah', y: 170, size: 8 },
    { text: 'serta memasang jaringan di tiga kelas.', y: 181, size: 8 },
    head('Kemampuan', 220),
    ...['• Mikrotik', '• Debian', '• Excel', '• Cisco'].map((text, index) => ({ text, y: 240 + 16 * index })),
  ];
  const right: Text[] = [
    head('Tentang Saya', 110),
    { text: 'Lulusan baru yang terbiasa merawat jaringan', y: 132 },
    { text: 'kantor dan membantu pengguna setiap hari.', y: 147 },
    head('Pengalaman Kerja', 180),
    { text: 'PT Arunika Nusantara', y: 204, bold: true },
    { text: '2023 - 2024', x: 500, y: 204, size: 8 },
    { text: 'Teknisi Jaringan', y: 220, italic: true },
    { text: 'Memeriksa perangkat jaringan setiap pekan', y: 236 },
    { text: 'dan mencatat gangguan untuk tim teknis.', y: 251 },
    { text: 'CV Kencana Komputer', y: 276, bold: true },
    { text: '2022', x: 520, y: 276, size: 8 },
    { text: 'Magang', y: 292, italic: true },
    { text: 'Memasang kabel di dua lantai kantor.', y: 308 },
  ].map((text) => ({ x: 270, ...text }));
  const { result } = readItems([buildPage([...siti, ...left, ...right])], { asOf: '2026-11-21' });
  const { work, education } = flatten(result);
  expect(work.map(({ organization, startDate }) => [organization, startDate])).toEqual([
    ['PT Arunika Nusantara', '2023'],
    ['CV Kencana Komputer', '2022'],
  ]);
  expect(
    education.map(({ organization, startDate, completionDate }) => [organization, startDate, completionDate]),
  ).toEqual([['SMK Negeri 2 Sukamaju', '2021', '2024']]);
});

test('a place spelt "Sumatra" before a period stands for no degree', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'SMK Bina Karya', y: 110, bold: true },
      { text: 'Solok, Sumatra Barat — 2016–2019', x: 350, y: 110 },
      { text: 'Administrasi Perkantoran', y: 126 },
    ).result,
  );
  expect(education[0]).toMatchObject({ accreditation: 'Administrasi Perkantoran' });
});

test('a summary begins behind its label', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Tentang Saya : Analis kredit dengan sebelas tahun pengalaman di bank umum.', y: 80 },
    head('Pendidikan', 120),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 140 },
  );
  expect(result.summary).toBe('Analis kredit dengan sebelas tahun pengalaman di bank umum.');
});

test('a post in much smaller letters behind the name is no part of it', () => {
  const { result } = readPage(
    {
      text: 'Raka Bagaskara Putra',
      y: 40,
      size: 22,
      more: [{ text: 'Pengembang', size: 14 }],
    },
    { text: 'web', y: 62, size: 14 },
    { text: 'raka@contoh.id', y: 80 },
    head('Pendidikan', 120),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 140 },
  );
  expect(result.name?.raw).toBe('Raka Bagaskara Putra');
});
