import { expect, test } from 'vitest';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Shapes that Indonesian office workers, nurses and cooks type.

const jobs = ({ result }: ReturnType<typeof readPage>) =>
  result.workExperience.map(({ jobTitle, organization, dates }) => [
    jobTitle,
    organization,
    dates?.startDate?.slice(0, 7),
  ]);

test('"Sebagai: …" below a counted employer names the post', () => {
  const read = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: '1. RS Islam Harapan (Mei 2022 - Juni 2024)', y: 112, bold: true },
    { text: 'Sebagai: Perawat Pelaksana', y: 126 },
    'Tugas:',
    '• Memasang infus dan kateter sesuai SOP',
    { text: '2. Klinik Pratama Sehat (Januari 2020 - April 2022)', y: 176, bold: true },
    { text: 'Sebagai: Perawat Magang', y: 190 },
    'Tugas:',
    '• Mendampingi dokter saat visite',
  );
  expect(jobs(read)).toEqual([
    ['Perawat Pelaksana', 'RS Islam Harapan', '2022-05'],
    ['Perawat Magang', 'Klinik Pratama Sehat', '2020-01'],
  ]);
});

test('a signature at the right below everything makes no column of the place and the period above it', () => {
  const read = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'SMA Negeri 7 Mataram, IPS, 2007 - 2010', y: 112 },
    head('Riwayat Pekerjaan', 150),
    { text: 'Bimbel Cerdas Mandiri', y: 172, bold: true },
    { text: 'Kediri', x: 510, y: 172 },
    { text: 'Tutor', y: 186, italic: true },
    { text: 'Januari 2022 sampai Februari 2024', x: 360, y: 186, italic: true },
    { text: '- Menyusun modul ajar untuk kelas VII sampai IX', y: 200 },
    { text: '- Mengisi rapor dan melaporkannya kepada orang tua', y: 214 },
    head('Keahlian', 250),
    '• Kesabaran',
    '• Google Classroom',
    { text: 'Demikian daftar ini saya buat dengan sebenarnya.', y: 480 },
    { text: 'Pekanbaru, 10 November 2026', x: 390, y: 500 },
    { text: 'Siti Aminah', x: 470, y: 560 },
  );
  expect(jobs(read)).toEqual([['Tutor', 'Bimbel Cerdas Mandiri', '2022-01']]);
});

test('a name alone between a post with its period and its points is the employer', () => {
  const read = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Feb 2024 – Present', y: 112, colour: 0x1b4965 },
    { text: 'Pramuniaga', x: 170, y: 112, bold: true },
    { text: 'Toko Bangunan Maju Jaya', x: 170, y: 126 },
    { text: '• Menghitung stok barang setiap akhir bulan', x: 180, y: 140 },
    { text: '• Menata barang di rak', x: 180, y: 154 },
  );
  expect(jobs(read)).toEqual([['Pramuniaga', 'Toko Bangunan Maju Jaya', '2024-02']]);
});

test('a period at the right end of the first point belongs to the job above it', () => {
  const read = readPage(
    ...siti,
    head('Employment', 90),
    {
      text: 'Site Foreman',
      y: 112,
      bold: true,
      italic: true,
      more: [{ text: ', Clearwater Builders', bold: true }],
    },
    { text: '• Ran crews of up to 22 on three sites', x: 60, y: 128 },
    { text: '2024-05 — Present', x: 470, y: 128 },
    { text: '• Kept 410 days without an incident', x: 60, y: 142 },
    {
      text: 'Lead Carpenter',
      y: 166,
      bold: true,
      italic: true,
      more: [{ text: ', Snake River Framing', bold: true }],
    },
    { text: '• Scheduled concrete pours around winter', x: 60, y: 182 },
    { text: '2019-12 — 2024-01', x: 470, y: 182 },
    { text: '• Trained apprentices in formwork', x: 60, y: 196 },
  );
  expect(jobs(read)).toEqual([
    ['Site Foreman', 'Clearwater Builders', '2024-05'],
    ['Lead Carpenter', 'Snake River Framing', '2019-12'],
  ]);
  expect(read.result.workExperience[0]?.jobDescription).toBe(
    'Ran crews of up to 22 on three sites\nKept 410 days without an incident',
  );
});

test.each(['Hogeschool Rotterdam', 'Boğaziçi Üniversitesi', 'Kungliga Tekniska Högskolan', 'Istituto Volta'])(
  '%s is a school',
  (school) => {
    const { result } = readPage(
      ...siti,
      head('Education', 90),
      { text: school, y: 112, bold: true },
      { text: '2013 – 2017', x: 480, y: 112 },
    );
    expect(result.education.map(({ organization }) => organization)).toEqual([school]);
  },
);

test('names of columns above skills are none', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Skill', x: 80, y: 112, bold: true },
    { text: 'Keywords', x: 260, y: 112, bold: true },
    'Antenatal care',
    'Safeguarding',
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Antenatal care', 'Safeguarding']);
});

test('a period that its margin breaks behind the hyphen of a month is one', () => {
  const text = 'Ran the chess club and the garden of the school for years.';
  const read = readPage(
    ...siti,
    head('Experience', 90),
    { text: '2023-02 – 2025-', y: 112 },
    { text: '12', y: 124 },
    { text: 'Leeds, UK', y: 136 },
    { text: 'Year 4 Teacher', x: 150, y: 112, bold: true },
    { text: 'Oakfield Primary School', x: 150, y: 124 },
    { text, x: 150, y: 136 },
    { text: '2021-11 – 2023-', y: 160 },
    { text: '01', y: 172 },
    { text: 'Bristol, UK', y: 184 },
    { text: 'Supply Teacher', x: 150, y: 160, bold: true },
    { text: 'Riverside Elementary', x: 150, y: 172 },
    { text, x: 150, y: 184 },
  );
  expect(read.result.workExperience.map(({ jobTitle, dates }) => [jobTitle, dates?.endDate])).toEqual([
    ['Year 4 Teacher', '2025-12-01'],
    ['Supply Teacher', '2023-01-01'],
  ]);
});

test('who gave a certificate stands between its name and the day', () => {
  const { result, details } = readPage(
    ...siti,
    head('Sertifikat', 90),
    { text: 'Ahli K3 Umum, Kemnaker RI, 2021', y: 112 },
    'Pelatihan Forklift SIO B (LSP Nasional, Mei 2023)',
    '2022 : Brevet Pajak A dan B - Pusdiklat Mandiri',
  );
  expect(result.certifications).toEqual(['Ahli K3 Umum', 'Pelatihan Forklift SIO B', 'Brevet Pajak A dan B']);
  expect(details['certifications.2.issuer']).toBe('Pusdiklat Mandiri');
  expect([details['certifications.0.issuer'], details['certifications.0.date']]).toEqual([
    'Kemnaker RI',
    '2021',
  ]);
  expect([details['certifications.1.issuer'], details['certifications.1.date']]).toEqual([
    'LSP Nasional',
    '2023-05',
  ]);
});

test('cards in rows of two are read row by row, however many rows there are', () => {
  const card = (x: number, y: number, post: string, employer: string, period: string): Text[] => [
    { text: post, x, y, bold: true },
    { text: employer, x, y: y + 14, colour: 0x14532d },
    { text: period, x, y: y + 28, size: 8 },
    { text: '• Ran the ward at night', x, y: y + 42 },
  ];
  const read = readPage(
    ...siti,
    head('Experience', 90),
    ...card(50, 112, 'Charge Nurse', 'St Brigid’s', 'May 2024 – Present'),
    ...card(310, 112, 'Senior Nurse', 'Harbour Clinic', 'May 2021 – March 2024'),
    ...card(50, 190, 'Staff Nurse', 'Royal Infirmary', 'June 2018 – March 2021'),
    ...card(310, 190, 'Nursing Student', 'Meadowbank Home', 'May 2017 – May 2018'),
    head('Education', 270),
    { text: 'University of Leeds, BSc Nursing, 2014 – 2017', y: 292 },
  );
  expect(jobs(read)).toEqual([
    ['Charge Nurse', 'St Brigid’s', '2024-05'],
    ['Senior Nurse', 'Harbour Clinic', '2021-05'],
    ['Staff Nurse', 'Royal Infirmary', '2018-06'],
    ['Nursing Student', 'Meadowbank Home', '2017-05'],
  ]);
});

test('certificates of three lines each: the second one is who gave it', () => {
  const { result, details } = readPage(
    ...siti,
    head('Certifications', 90),
    { text: 'Full-Stack Web Engineering', y: 112 },
    'Kodeakademi',
    '2020',
    'Cloud Developer',
    'Arunika Web Services',
    '2019',
  );
  expect(result.certifications).toEqual(['Full-Stack Web Engineering', 'Cloud Developer']);
  expect([details['certifications.0.issuer'], details['certifications.1.issuer']]).toEqual([
    'Kodeakademi',
    'Arunika Web Services',
  ]);
});

test('an address in full below the last sentence is the employer’s', () => {
  const { result, details } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Senior Web Developer, Arunika Labs', y: 112, bold: true },
    { text: 'January 2019 – Present', y: 126 },
    '• Led the redesign of the product.',
    '• Mentored a team of four.',
    { text: 'https://arunika.example/', x: 58, y: 176 },
  );
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Led the redesign of the product.\nMentored a team of four.',
  );
  expect(details['workExperience.0.url']).toBe('https://arunika.example/');
});

test('a name over how well over a list, again and again in plain letters, is a group', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Web Technologies', y: 112 },
    'Advanced',
    'HTML5, JavaScript, PHP',
    { text: 'Tools', y: 172 },
    'Intermediate',
    'Git, Docker',
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['HTML5', 'JavaScript', 'PHP', 'Git', 'Docker']);
});

test('a post in brackets behind an employer that stands out', () => {
  const read = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: '2024 s/d Present', y: 112 },
    { text: 'Swalayan Murah Meriah', y: 126, bold: true, more: [{ text: '(Staf Gudang)' }] },
    '- Melayani transaksi pembayaran',
    '- Melatih karyawan baru',
  );
  expect(jobs(read)).toEqual([['Staf Gudang', 'Swalayan Murah Meriah', '2024-01']]);
});

test('a field of a form whose value slipped below its name is read with it', () => {
  const row = (y: number, label: string, value: string): Text[] => [
    { text: label, x: 50, y },
    { text: `: ${value}`, x: 170, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Perguruan Tinggi', y: 112 },
    { text: ': Institut Teknologi Adhi Tama', x: 170, y: 118 },
    ...row(132, 'Program Studi', 'D3 Keperawatan'),
    ...row(146, 'Tahun', '2012 - 2015'),
    ...row(166, 'Sekolah', 'SMA Negeri 9 Kediri'),
    ...row(180, 'Jurusan', 'IPA'),
    ...row(194, 'Tahun', '2009 - 2012'),
  );
  expect(
    result.education.map(({ organization, accreditation }) => [organization, accreditation?.inputStr]),
  ).toEqual([
    ['Institut Teknologi Adhi Tama', 'D3 Keperawatan'],
    ['SMA Negeri 9 Kediri', 'IPA'],
  ]);
});
