import { expect, test } from 'vitest';
import { buildDocx, paragraph } from '../testing/build-docx.ts';
import { readDocument } from '../read-document.ts';
import type { Text } from '../testing/build-page.ts';
import { jobsWithPeriods } from '../testing/entries-of.ts';
import { fieldsOf, head, readPage, siti } from '../testing/read-page.ts';

// Counted headings, ornaments between items, years in names, towns behind employers, names over their issuers.

const at = (y: number, ...cells: (string | Text)[]): Text[] =>
  cells.map((cell, index) => ({
    x: [50, 440][index]!,
    y,
    ...(typeof cell === 'string' ? { text: cell } : cell),
  }));

test('headings behind a number and a dot are headings', () => {
  const { work } = fieldsOf(
    ...siti,
    head('1 · Pengalaman', 90),
    { text: 'Apoteker', y: 110, bold: true },
    { text: 'Apotek Arunika, Kudus', y: 124 },
    { text: '2019 - 2023', y: 138 },
    head('2 · Pendidikan', 160),
    'S1 Farmasi, Universitas Kencana',
  );
  expect(work).toMatchObject([{ jobTitle: 'Apoteker', organization: 'Apotek Arunika' }]);
});

test('lozenges part skills and languages as dots do', () => {
  const { skills, languages } = fieldsOf(
    ...siti,
    head('Keahlian', 90),
    'Meracik obat ◆ Farmakologi ◆ Excel',
    head('Bahasa', 140),
    'Indonesia (ibu) ◆ Inggris (lancar) ◆ Jawa (pasif)',
  );
  expect(skills).toEqual(['Meracik obat', 'Farmakologi', 'Excel']);
  expect(languages).toEqual(['Indonesia', 'Inggris', 'Jawa']);
});

test('the town behind an employer is one, though no list knows it', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman', 90),
    ...at(110, { text: 'Arunika Dive Center', bold: true, more: [{ text: '— Lovinara' }] }, '2019 – 2023'),
    { text: 'Instruktur Selam', y: 124 },
    '• Melatih penyelam baru setiap bulan',
  );
  expect(result.workExperience[0]).toMatchObject({
    jobTitle: 'Instruktur Selam',
    organization: 'Arunika Dive Center',
    location: { rawInput: 'Lovinara' },
  });
});

test('a post in the line of the name is the headline where a sentence stands below', () => {
  const { result } = readPage(
    ...at(40, { text: 'Siti Aminah', size: 20, bold: true }, 'Apoteker'),
    { text: 'Apoteker yang meracik obat dengan teliti dan sabar.', y: 66 },
    { text: 'siti@contoh.id', y: 84 },
    head('Pengalaman', 110),
    { text: 'Apoteker', y: 130, bold: true },
    { text: 'Apotek Arunika, Kudus', y: 144 },
    { text: '2019 - 2023', y: 158 },
  );
  expect(result.headline).toBe('Apoteker');
});

test('a year at the end of a name belongs to it where the line below says the period', () => {
  const { details } = readPage(
    ...siti,
    head('Organisasi', 90),
    ...at(110, { text: 'Himpunan Arunika', bold: true }, 'Malang, Indonesia'),
    ...at(124, 'Ketua Riset', 'Mar 2022 – Feb 2023'),
    { text: '• Memimpin lomba inovasi pangan', y: 138 },
    ...at(160, { text: 'Temu Tani 2022', bold: true }, 'Malang, Indonesia'),
    ...at(174, 'Bendahara', 'Mei 2022 – Nov 2022'),
    { text: '• Mengelola anggaran acara', y: 188 },
  );
  const parts = Object.entries(details).filter(([path]) =>
    /parts\.1\.(?:organization|position|startDate)$/.test(path),
  );
  expect(parts.map(([, value]) => value)).toEqual(['Bendahara', 'Temu Tani 2022', '2022-05']);
});

test('a certificate over who gave it and when has its issuer', () => {
  const { result, details } = readPage(
    ...siti,
    head('Lisensi', 90),
    { text: 'CPA Arunika', y: 110 },
    { text: 'IAPI, 2021', y: 124 },
    head('Keahlian', 150),
    'Audit, Excel',
  );
  expect([result.certifications, details['certifications.0.issuer']]).toEqual([['CPA Arunika'], 'IAPI']);
});

test('projects in lines of a name, its year in brackets and what it is', () => {
  const { details } = readPage(
    ...siti,
    head('Proyek', 90),
    { text: 'arsip (2022): Menyimpan tabel yang jarang dibaca', y: 110 },
    { text: 'Peta Bemo (2019): Menggambar semua jalur bemo', y: 124 },
    head('Keahlian', 150),
    'Go, PostgreSQL',
  );
  expect(
    Object.entries(details)
      .filter(([path]) => /parts\.1\./.test(path))
      .map(([, value]) => value),
  ).toEqual(['Peta Bemo', '2019', 'Menggambar semua jalur bemo']);
});

test('a town over its region at the right of the name is one address, and no languages', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 46, size: 20, bold: true },
    { text: 'Pematangsiantar', x: 450, y: 40 },
    { text: 'Sumatera Utara', x: 450, y: 53 },
    { text: 'siti@contoh.id', x: 450, y: 66 },
    head('Pengalaman', 110),
    { text: 'Apoteker', y: 130, bold: true },
    { text: 'Apotek Arunika, Kudus', y: 144 },
    { text: '2019 - 2023', y: 158 },
  );
  expect(result.location?.rawInput).toBe('Pematangsiantar, Sumatera Utara');
  const bali = readPage(
    { text: 'Siti Aminah', y: 40, size: 20, bold: true },
    { text: 'Bali, Indonesia | siti@contoh.id', y: 66 },
    head('Pengalaman', 110),
    { text: 'Apoteker', y: 130, bold: true },
    { text: 'Apotek Arunika, Kudus', y: 144 },
    { text: '2019 - 2023', y: 158 },
  );
  expect(bali.result.languages).toEqual([]);
});

test('lines that the margin broke are reported with the section', () => {
  const { details } = readPage(
    ...siti,
    head('Publikasi', 90),
    {
      text: 'Aminah, S. (2023). Peracikan obat di daerah kepulauan dan pengaruhnya pada lama rawat di',
      y: 110,
    },
    { text: 'rumah sakit pemerintah. Jurnal Farmasi 50', y: 122 },
    { text: 'Aminah, S. (2020). Resep daring. Jurnal Farmasi 47', y: 140 },
    head('Keahlian', 170),
    'Excel, SAP',
  );
  expect(details['sections.1.wraps']).toBe('1');
});

test('a name in the foot of a Word file with the page behind it is no part of the CV', async () => {
  const footer = `<?xml version="1.0"?><w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph('Siti Aminah – CV – halaman 1')}</w:ftr>`;
  const cv = [
    'Siti Aminah',
    'siti@contoh.id',
    'Pengalaman',
    'Apoteker, Apotek Arunika, Kudus',
    '2019 - 2023',
    'Keahlian',
    'Excel, SAP',
  ];
  const { result } = await readDocument(
    await buildDocx(cv.map((text) => paragraph(text)).join(''), { more: { 'word/footer1.xml': footer } }),
    { asOf: '2026-11-21' },
  );
  expect(JSON.stringify(result.sections)).not.toContain('halaman');
});

test('a justified line of small words is one, however wide its spaces are', () => {
  const words = 'Mahasiswa tingkat akhir yang tertarik pada penjaminan mutu dan'.split(' ');
  let x = 50;
  const line = words.map((text): Text => {
    const word = { text, x, y: 90 };
    x += 5 * text.length + 9;
    return word;
  });
  const { result } = readPage(
    ...siti,
    ...line,
    { text: 'pengembangan produk pangan.', y: 104 },
    head('Pengalaman', 130),
    { text: 'Apoteker', y: 150, bold: true },
    { text: 'Apotek Arunika, Kudus', y: 164 },
    { text: '2019 - 2023', y: 178 },
  );
  expect(result.summary).toBe(`${words.join(' ')} pengembangan produk pangan.`);
});

test('a supervisor is reported with the degree', () => {
  const { details } = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...at(110, { text: 'S3 Geofisika, Universitas Arunika', bold: true }, '2017 – 2022'),
    { text: 'Disertasi: Gempa lambat di bawah Simeulue', y: 124 },
    { text: 'Supervisor: Prof. Kartika Dewi', y: 138 },
  );
  expect(details['education.0.description']).toContain('Supervisor: Prof. Kartika Dewi');
});

test('one project in two lines whose name alone is bold, and a place in letters of its own', () => {
  const { details } = readPage(
    ...siti,
    head('Proyek', 90),
    {
      text: 'Peta Rasa',
      y: 110,
      bold: true,
      more: [{ text: '— Atlas cita rasa kopi dari empat puluh kampung yang dipakai oleh para pembeli di' }],
    },
    { text: 'luar negeri', y: 122 },
    head('Penghargaan', 150),
    { text: 'Juara 2', y: 170, bold: true, more: [{ text: 'Lomba Cicip Kopi Arunika' }] },
  );
  const says = (part: RegExp) => Object.entries(details).find(([path]) => part.test(path))?.[1];
  expect([says(/parts\.0\.title/), says(/prizes\.0\.title/)]).toEqual([
    'Peta Rasa',
    'Juara 2 Lomba Cicip Kopi Arunika',
  ]);
});

test('the town below an employer in the margin, beside points, goes with the employer', () => {
  const row = (y: number, ...cells: string[]): Text[] =>
    cells.map((text, index) => ({ text, x: [50, 150, 260][index + 3 - cells.length]!, y }));
  const { result } = readPage(
    ...siti,
    head('Pengalaman', 90),
    ...row(110, 'Apotek Arunika', 'Jan 2022 – Sekarang', 'Apoteker'),
    ...row(128, '• Meracik obat bagi pasien rawat jalan'),
    { text: 'Kudus', x: 50, y: 128 },
    ...row(146, '• Melatih dua asisten apoteker setiap tahun'),
    ...row(164, 'Mar 2019 – Des 2021', 'Asisten Apoteker'),
    ...row(182, '• Menyimpan obat'),
    ...row(200, 'Klinik Sentosa', 'Agu 2016 – Feb 2019', 'Kasir'),
    ...row(218, '• Melayani pembayaran pasien'),
    { text: 'Jepara', x: 50, y: 218 },
  );
  expect(
    result.workExperience.map((post) => [post.organization, post.location?.rawInput, post.jobTitle]),
  ).toEqual([
    ['Apotek Arunika', 'Kudus', 'Apoteker'],
    ['Apotek Arunika', 'Kudus', 'Asisten Apoteker'],
    ['Klinik Sentosa', 'Jepara', 'Kasir'],
  ]);
});

test('academic positions are posts', () => {
  const { result } = readPage(
    ...siti,
    head('Academic positions', 90),
    ...at(110, { text: 'Universitas Arunika, Depok', bold: true }, 'August 2020 – present'),
    { text: 'Lecturer in Economics', y: 124 },
    '• Teaches econometrics to second-year students',
  );
  expect(result.workExperience[0]).toMatchObject({
    jobTitle: 'Lecturer in Economics',
    organization: 'Universitas Arunika',
  });
});

test('the town in brackets behind an employer or a school over fields with labels', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: '1. Apotek Arunika (Kudus)', y: 110, bold: true },
    'Jabatan : Apoteker',
    'Periode : Januari 2018 s/d Sekarang',
    'Tugas :',
    '• Meracik obat bagi pasien',
    { text: '2. Klinik Sentosa (Jepara)', y: 200, bold: true },
    'Jabatan : Asisten Apoteker',
    'Periode : Juni 2014 s/d Desember 2017',
    head('Pendidikan', 260),
    { text: '1. Universitas Kencana (Semarang)', y: 280, bold: true },
    'Jurusan : S1 Farmasi',
    'Tahun : 2009 s/d 2013',
  );
  expect(result.workExperience.map((post) => [post.organization, post.location?.rawInput])).toEqual([
    ['Apotek Arunika', 'Kudus'],
    ['Klinik Sentosa', 'Jepara'],
  ]);
  expect(result.education.map((each) => [each.organization, each.location?.formatted])).toEqual([
    ['Universitas Kencana', 'Semarang'],
  ]);
});

test('who gave a certificate stands behind `dari`, with the day in brackets', () => {
  const { result, details } = readPage(
    ...siti,
    head('Sertifikat', 90),
    'Menjahit Tingkat Mahir dari LSK Arunika (2014)',
    head('Keahlian', 150),
    'Payet, Bordir',
  );
  expect([result.certifications, details['certifications.0.issuer']]).toEqual([
    ['Menjahit Tingkat Mahir'],
    'LSK Arunika',
  ]);
});

test.each([['over points'], ['alone']])(
  'one short line of what was done below what the employer does is told: %s',
  (where) => {
    const { result, details } = readPage(
      ...siti,
      head('Pengalaman', 90),
      ...at(110, { text: 'Analis Produk', bold: true }, '2019 - 2023'),
      { text: 'Arunika Teknologi · Bandung · Jasa keuangan', y: 124 },
      { text: 'Melayani 20 nasabah setiap hari', y: 136 },
      ...(where === 'alone' ? [] : [{ text: '• Menyusun laporan bulanan', y: 150 }]),
      head('Pendidikan', 180),
      'S1 Statistika, Universitas Kencana',
      '2015 - 2019',
    );
    expect(result.workExperience[0]?.jobDescription).toContain('Melayani 20 nasabah setiap hari');
    expect(details['workExperience.0.about']).toBe('Jasa keuangan');
  },
);

test('years in badges of their own lines between the names of cards and their periods', () => {
  const card = (y: number, year: string, title: string, firm: string, deed: string): Text[] => [
    { text: title, x: 100, y, size: 13 },
    { text: year, x: 47, y: y + 11, bold: true },
    { text: firm, x: 100, y: y + 23, size: 9 },
    { text: deed, x: 100, y: y + 42 },
  ];
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...card(
      120,
      '2019',
      'Staf Pemasaran',
      'PT Arunika (11 Juni 2019 - 19 Desember 2020)',
      'Menyusun rencana penjualan',
    ),
    ...card(
      190,
      '2021',
      'Staf Pesanan',
      'PT Kencana (9 November 2021 - 21 September 2022)',
      'Memeriksa bukti transfer',
    ),
  );
  expect(jobsWithPeriods(page)).toEqual([
    ['Staf Pemasaran', 'PT Arunika', '2019-06', '2020-12'],
    ['Staf Pesanan', 'PT Kencana', '2021-11', '2022-09'],
  ]);
});

test('a stroke between two years one below the other, and `present` flush right below it', () => {
  const dated = (y: number, from: string, to: string): Text[] => [
    { text: from, x: 40, y, size: 9 },
    { text: '|', x: 50, y: y + 12, size: 9 },
    { text: to, x: 58 - 4.5 * to.length, y: y + 30, size: 9 },
  ];
  const { work } = fieldsOf(
    ...siti,
    { ...head('Experiences', 90), x: 75 },
    ...dated(110, '2019', 'present'),
    { text: 'Senior Hydrologist', x: 75, y: 110, size: 11, bold: true },
    { text: 'Arunika River Authority', x: 75, y: 126, size: 9 },
    { text: '• Runs forty gauges and a model of tidal floods', x: 75, y: 140 },
    ...dated(170, '2014', '2019'),
    { text: 'Water Engineer', x: 75, y: 170, size: 11, bold: true },
    { text: 'Sentosa Consultants', x: 75, y: 186, size: 9 },
    { text: '• Sized culverts for nineteen road crossings', x: 75, y: 200 },
  );
  expect(work.map(({ jobTitle, startDate, endDate }) => [jobTitle, startDate, endDate])).toEqual([
    ['Senior Hydrologist', '2019', null],
    ['Water Engineer', '2014', '2019'],
  ]);
});
