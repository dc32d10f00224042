import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';
import type { Text } from './testing/build-page.ts';

// Pages of builders and students: points whose bullets stand inside of their text, parts of an employer, timelines whose dates stand flush right.

type Reading = ReturnType<typeof readPage>;

const jobsOf = ({ result }: Reading) =>
  result.workExperience.map(({ jobTitle, organization, dates }) => [
    jobTitle,
    organization,
    dates?.startDate?.slice(0, 4),
  ]);

const schoolsOf = ({ result }: Reading) =>
  result.education.map(({ organization, accreditation, dates }) => [
    organization,
    accreditation?.inputStr,
    dates?.startDate?.slice(0, 4),
    dates?.completionDate?.slice(0, 4),
  ]);

const down = (y: number, ...lines: string[]): Text[] =>
  lines.map((text, index) => ({ text, y: y + 15 * index }));

test('points: lines that begin where the bullets do go on with the point above where they had no room there', () => {
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...down(
      110,
      '• SMK Bina Nusantara',
      'Arunika (2014 - 2017)',
      '• Universitas Cemara',
      'Negeri (2017 - 2021)',
      '• Sekolah Vokasi Melati',
      'Bangsa (2021 - 2022)',
    ),
    head('Keahlian', 220),
    ...down(240, '• Bahasa Pemrograman: Go,', 'Rust dan Zig'),
  );
  expect(schoolsOf(reading).map(([school]) => school)).toEqual([
    'SMK Bina Nusantara Arunika',
    'Universitas Cemara Negeri',
    'Sekolah Vokasi Melati Bangsa',
  ]);
  expect(reading.result.skills.map(({ name }) => name)).toEqual(['Go', 'Rust', 'Zig']);
});

test('jobs: the part of the house below a post and its employer is not the employer', () => {
  const reading = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Ward Nurse | Arunika Hospital, Austin, TX', y: 110, bold: true },
    { text: 'Department: Intensive Care (ICU)', y: 124 },
    { text: 'Nov 2017 – Present', y: 138, bold: true },
    { text: '• Looked after eight beds a shift', y: 152 },
  );
  expect(jobsOf(reading)).toEqual([['Ward Nurse', 'Arunika Hospital', '2017']]);
});

test('periods: one that is told from its end goes on', () => {
  const reading = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Arunika Industries', y: 110, bold: true },
    { text: 'NOW – 2024', x: 460, y: 110 },
    { text: 'Marketing Manager', y: 124, bold: true },
    { text: '• Led four campaigns', y: 138 },
  );
  expect(jobsOf(reading)).toEqual([['Marketing Manager', 'Arunika Industries', '2024']]);
  expect(reading.result.workExperience[0]!.dates?.isCurrent).toBe(true);
});

test('timelines: dots before employers open jobs where the period stands flush right below the post', () => {
  const job = (y: number, employer: string, post: string, period: string, told: string): Text[] => [
    { text: `• ${employer}`, x: 50, y, bold: true },
    { text: post, x: 58, y: y + 14 },
    { text: period, x: 460, y: y + 28 },
    { text: `• ${told}`, x: 75, y: y + 44 },
  ];
  const reading = readPage(
    ...siti,
    head('Work Experience', 90),
    ...job(110, 'Arunika Studio', 'Brand Manager', '2021 - 2024', 'Ran the spring campaign'),
    ...job(180, 'Cemara Works', 'Copywriter', '2018 - 2021', 'Wrote for nine clients'),
  );
  expect(jobsOf(reading)).toEqual([
    ['Brand Manager', 'Arunika Studio', '2021'],
    ['Copywriter', 'Cemara Works', '2018'],
  ]);
});

test('headings: two timelines', () => {
  const reading = readPage(
    ...siti,
    head('Work Timeline', 90),
    { text: 'Backend Engineer', y: 110, bold: true },
    { text: 'Arunika Pay', y: 124 },
    { text: 'Jul 2019 – Feb 2022', y: 138 },
    head('Project Timeline', 170),
    { text: 'pgwatch', y: 190, bold: true },
    { text: 'Follows slow queries', y: 204 },
  );
  expect(jobsOf(reading)).toEqual([['Backend Engineer', 'Arunika Pay', '2019']]);
});

test('certificates: a short name in brackets below its words belongs to the name', () => {
  const reading = readPage(
    ...siti,
    head('Licenses', 90),
    ...down(110, '• Licensed Social Worker (LSW)', '• Licensed Clinical Social Worker'),
    { text: '(LCSW)', x: 56, y: 139 },
  );
  expect(reading.result.certifications).toEqual([
    'Licensed Social Worker (LSW)',
    'Licensed Clinical Social Worker (LCSW)',
  ]);
});

test('schools: a number and the town below it', () => {
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...down(110, 'Lulusan SMKN 1', 'Garut (2020 - 2024)'),
  );
  expect(schoolsOf(reading)).toEqual([['SMKN 1 Garut', undefined, '2020', '2024']]);
});

test('jobs: an internship without a period among points', () => {
  const reading = readPage(
    ...siti,
    { text: '0812 3456 7890', y: 74 },
    head('Pendidikan', 160),
    ...down(180, 'SMK Negeri 2 Garut', 'Teknik Komputer dan Jaringan', '2021 - 2024'),
    head('Pengalaman', 90),
    ...down(110, '• Praktik Kerja Lapangan (PKL) di Dinas Arunika', '• Mengikuti kegiatan Pramuka'),
  );
  expect(jobsOf(reading)).toEqual([['Praktik Kerja Lapangan (PKL)', 'Dinas Arunika', undefined]]);
});

test('timelines: a margin of periods over employers beside titles in larger letters, set flush right', () => {
  const entry = (y: number, period: string, employer: string[], post: string, told: string[]): Text[] => [
    { text: period, x: 150 - 5 * period.length, y, size: 9 },
    ...employer.map((text, line) => ({ text, x: 150 - 5 * text.length, y: y + 12 + 11 * line, size: 9 })),
    { text: post, x: 170, y, size: 12 },
    ...told.map((text, line) => ({ text, x: 170, y: y + 15 + 12 * line })),
  ];
  const reading = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    head('Pengalaman', 90),
    ...entry(120, 'Jan 2020 - Sekarang', ['Arunika Service'], 'Pengembang Web', [
      'Membuat layanan pemesanan untuk toko di seluruh kota',
      'dan gudang',
    ]),
    ...entry(170, 'Okt 2018 - Des 2019', ['Lembaga Cemara'], 'Konsultan Data', [
      'Membuat basis data anggota untuk kantor pusat',
      'di ibu kota',
    ]),
    ...entry(220, 'Juni 2016 - Sep 2018', ['PT Melati Presisi'], 'Analis Sistem', [
      'Membuat laporan penjualan untuk direksi setiap pekan',
      'dan bulan',
    ]),
    head('Keahlian', 280),
    { text: 'PHP, SQL', y: 300 },
  );
  expect(jobsOf(reading)).toEqual([
    ['Pengembang Web', 'Arunika Service', '2020'],
    ['Konsultan Data', 'Lembaga Cemara', '2018'],
    ['Analis Sistem', 'PT Melati Presisi', '2016'],
  ]);
});

test('periods: a month whose year a narrow column broke', () => {
  const reading = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Master of Science', y: 110, bold: true },
    { text: 'Computer Science', y: 124 },
    { text: 'University of Arunika | June', y: 138 },
    { text: '2019', y: 151 },
  );
  expect(reading.result.education[0]!.dates?.completionDate).toBe('2019-06-01');
});

test('summary: points of contact below it', () => {
  const reading = readPage(
    head('Sumary', 40),
    { text: 'SITI AMINAH', y: 60, bold: true },
    { text: 'Designer with nine years of work for museums and theatres in three towns.', y: 76 },
    ...down(94, '• 12 Harbour Street, Orlando', '• (123) 456-7891', '• siti@contoh.id'),
    head('Education', 160),
    { text: 'University of Arunika', y: 180 },
    { text: 'Bachelor of Arts, 2014', y: 194 },
  );
  expect(reading.result.name?.raw).toBe('SITI AMINAH');
  expect(flatten(reading.result).phones.length).toBe(1);
  expect(reading.result.summary).not.toContain('456');
});

test('skills: a group in the look of the languages’ heading, beside it in the margin', () => {
  const blue = 0x0e4194;
  const label = (text: string, y: number): Text => ({ text, x: 140 - 5.5 * text.length, y, colour: blue });
  const reading = readPage(
    { text: 'Siti Aminah', x: 160, y: 40, size: 20 },
    { text: 'siti@contoh.id', x: 160, y: 62 },
    label('EDUCATION', 90),
    { text: '2008 – 2010', x: 80, y: 110, colour: blue, size: 9 },
    { text: 'Master of Chemistry', x: 160, y: 110 },
    { text: 'University of Arunika', x: 160, y: 124 },
    label('SKILLS', 150),
    label('Languages', 170),
    ...['Polish – native', 'English – C2'].map((text, line) => ({ text, x: 160, y: 170 + 14 * line })),
    label('Laboratory', 210),
    ...['Spectroscopy', 'Microfading'].map((text, line) => ({ text, x: 160, y: 210 + 14 * line })),
    label('INTERESTS', 250),
    { text: 'weaving, running and singing in the choir of the town on Sundays', x: 160, y: 250 },
  );
  expect(flatten(reading.result).languages).toEqual(['Polish', 'English']);
  expect(reading.result.skills.map(({ name }) => name)).toEqual(['Spectroscopy', 'Microfading']);
});

test('jobs: an employer in a colour of its own that the line’s end broke', () => {
  const reading = readPage(
    ...siti,
    head('Experience', 90),
    {
      text: 'Senior Marketing Analyst',
      y: 110,
      bold: true,
      size: 12,
      more: [{ text: '| Brightwater', bold: true, size: 12, colour: 0x555555 }],
    },
    { text: 'Works', y: 125, bold: true, size: 12, colour: 0x555555 },
    { text: '2022 – Present', y: 142 },
    { text: '• Led four campaigns for', y: 158 },
    { text: '• Managed the budget of two houses', y: 174 },
  );
  expect(reading.result.workExperience[0]!.organization).toBe('Brightwater Works');
});

test('form of tenders: rows of labels beside colons are no margin of a date, and the degree stands over its fields', () => {
  const row = (y: number, name: string, value: string): Text[] => [
    { text: name, y },
    { text: `: ${value}`, x: 170, y },
  ];
  const reading = readPage(
    ...siti,
    head('9. Pendidikan Formal :', 90),
    { text: 'S1 :', y: 110 },
    ...row(125, 'Jurusan', 'Teknik Sipil'),
    ...row(140, 'Universitas', 'Universitas Cemara'),
    ...row(155, 'Tahun lulus', '2011'),
    head('10. Pengalaman Kerja :', 185),
    ...[0, 130].flatMap((by) => [
      { text: by ? 'Tahun 2017' : 'Tahun 2019', y: 205 + by },
      ...row(220 + by, 'a. Nama Kegiatan', 'Pengawasan Gedung Melati'),
      ...row(235 + by, 'b. Lokasi Kegiatan', 'Samarinda, Kalimantan Timur'),
      ...row(250 + by, 'c. Pengguna Jasa', 'Dinas Kesehatan Kota Samarinda'),
      ...row(265 + by, 'd. Nama Perusahaan', by ? 'CV Kenanga Cipta' : 'PT Arunika Jaya'),
      ...row(280 + by, 'e. Uraian Tugas', 'Menghitung rangka atap dan pondasi.'),
      ...row(295 + by, 'f. Waktu Pelaksanaan', by ? 'Maret 2017 - Mei 2017' : 'April 2019 - Juni 2019'),
      ...row(310 + by, 'g. Posisi Penugasan', by ? 'Asisten Ahli Struktur' : 'Ahli Struktur'),
    ]),
  );
  expect(jobsOf(reading)).toEqual([
    ['Ahli Struktur', 'PT Arunika Jaya', '2019'],
    ['Asisten Ahli Struktur', 'CV Kenanga Cipta', '2017'],
  ]);
  expect(schoolsOf(reading)).toEqual([['Universitas Cemara', 'S1 Teknik Sipil', undefined, '2011']]);
});

test("applicant's form: the firm's trade and how long it was end no job, and what is applied for is no skill", () => {
  const row = (y: number, name: string, value: string): Text[] => [
    { text: name, y },
    { text: `: ${value}`, x: 170, y },
  ];
  const reading = readPage(
    ...siti,
    head('DATA PENGALAMAN KERJA', 90),
    ...row(110, 'Perusahaan', 'Toko Kenanga'),
    ...row(125, 'Bidang', 'Ritel'),
    ...row(140, 'Jabatan terakhir', 'Kasir'),
    ...row(155, 'Lama Kerja', '18 Bulan'),
    ...row(170, 'Periode', 'Januari 2021 - Juli 2022'),
    head('DATA LAMARAN', 200),
    ...row(220, 'Posisi 1', 'Desainer Cetak'),
    ...row(235, 'Penempatan', 'Kendari'),
  );
  expect(jobsOf(reading)).toEqual([['Kasir', 'Toko Kenanga', '2021']]);
  expect(flatten(reading.result).skills).toEqual([]);
});

test('margins: period, post and employer beside plain text that begins at the period', () => {
  const job = (y: number, period: string, post: string, employer: string, ...told: string[]): Text[] => [
    { text: period, y, bold: true },
    { text: post, y: y + 14 },
    { text: employer, y: y + 28 },
    ...told.map((text, index) => ({ text, x: 190, y: y + 14 * index })),
  ];
  const reading = readPage(
    ...siti,
    head('Experience', 90),
    ...job(
      110,
      '2023 - Present',
      'Web Developer',
      'PT Arunika Jaya',
      'Collaborate with the team to develop shops for clients,',
      'handling both the pages and what is behind them.',
    ),
    ...job(
      180,
      '2021 - 2023',
      'Tester',
      'CV Kenanga Cipta',
      'Prepare and carry out tests of shops for clients,',
      'and write down what was found.',
    ),
  );
  expect(jobsOf(reading)).toEqual([
    ['Web Developer', 'PT Arunika Jaya', '2023'],
    ['Tester', 'CV Kenanga Cipta', '2021'],
  ]);
});
