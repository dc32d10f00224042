import { expect, test } from 'vitest';
import { readHeading, readLooseHeading } from '../classify/read-heading.ts';
import { makeFragments } from '../layout/make-fragments.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import {
  jobHeads,
  jobsWithFirstYears,
  jobsWithText,
  schoolHeads,
  skillNames,
} from '../testing/entries-of.ts';
import { fieldsBelowName, fieldsOf, head, readBelowName, readPage, siti } from '../testing/read-page.ts';
import { boldAt, jobAt, mainText, railHeading, textAt } from '../testing/texts.ts';

// Headings, and which section they open.

const twoJobs: Text[] = [
  { text: 'Staf Gudang', y: 130, bold: true },
  { text: 'Jan 2021 – Sekarang', x: 440, y: 130 },
  { text: 'PT Sinar Samudra, Kudus', y: 144 },
  { text: '• Mencatat barang masuk dan keluar setiap hari', y: 158 },
  { text: 'Kasir', y: 180, bold: true },
  { text: 'Mar 2018 – Des 2020', x: 440, y: 180 },
  { text: 'Toko Maju Bersama, Kendal', y: 194 },
  { text: '• Melayani 120 pembeli setiap hari', y: 208 },
];

const vocationalSchool: Text[] = [
  { text: 'SMK Negeri 2 Kudus', y: 230, bold: true },
  { text: '2015 – 2018', x: 480, y: 230 },
  { text: 'Akuntansi', y: 244 },
];

test('plain headings of several kinds side by side below a larger one, in the look of the names of groups of skills', () => {
  const part = (x: number, y: number, text: string) => textAt(x, y, text, { size: 12, bold: true });
  const entries = (x: number, y: number, ...texts: string[]) =>
    texts.map((text, row) =>
      textAt(x + 12, y + 13 * row, text, { bold: row % 3 === 1, size: row % 3 === 0 ? 8 : 10 }),
    );
  const { result } = readBelowName(
    { text: 'Keahlian', y: 96, size: 18, bold: true },
    part(50, 116, 'Jaringan & Awan'),
    part(320, 116, 'IT Support'),
    textAt(50, 131, 'MikroTik, Cisco'),
    textAt(320, 131, 'Python, Laravel'),
    part(50, 147, 'Cloud & Data'),
    part(320, 147, 'Meja Kerja'),
    textAt(50, 160, 'MySQL, Redis'),
    textAt(320, 160, 'Excel, Word'),
    { text: 'Perjalanan', y: 178, size: 18, bold: true },
    part(50, 192, 'Pengalaman'),
    part(320, 192, 'Pendidikan'),
    ...entries(
      50,
      210,
      'Juli 2024',
      'IT Support',
      'PT Sentosa Arunika',
      'Mei 2022',
      'Teknisi',
      'CV Bukit Teduh',
    ),
    ...entries(
      320,
      210,
      '2019 - 2023',
      'Informatika',
      'Universitas Arunika',
      '2016 - 2019',
      'IPS',
      'SMA Negeri 2',
    ),
    part(50, 300, 'Organisasi'),
    part(320, 300, 'Relawan'),
    ...entries(50, 318, '2020 - 2021', 'Ketua Divisi', 'Himpunan Mahasiswa Arunika'),
    ...entries(320, 318, '2022', 'Ketua Relawan', 'Desa Arunika Menyapa'),
    { text: 'Sertifikat', y: 380, size: 18, bold: true },
    { text: 'MTCNA, 2020', y: 400 },
  );
  const { work, education } = flatten(result);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['IT Support', 'PT Sentosa Arunika'],
    ['Teknisi', 'CV Bukit Teduh'],
  ]);
  expect(education.map(({ organization }) => organization)).toEqual(['Universitas Arunika', 'SMA Negeri 2']);
});

test('a heading at the foot of a page, below the first of two columns, has its text on the next page', () => {
  const first = buildPage([
    ...siti,
    { ...head('Pendidikan', 500), x: 50 },
    { ...head('Kemampuan', 500), x: 330 },
    ...['SMA Arunika', 'Kudus', 'SMP Arunika', 'Kudus', 'SD Negeri 2', 'Kudus'].map((text, at) =>
      textAt(60, 524 + 30 * at, text, { bold: at % 2 === 0 }),
    ),
    ...['Excel', 'Word', 'Canva', 'Figma', 'SPSS', 'Stata'].map((text, at) =>
      textAt(340, 524 + 18 * at, text),
    ),
    { ...head('Pengalaman Kerja', 800), x: 50 },
  ]);
  const second = buildPage([
    { text: 'Staf Gudang', x: 60, y: 40, bold: true },
    { text: 'PT Sentosa, Tegal', x: 60, y: 54 },
    { text: 'Jan 2020 – Mei 2021', x: 60, y: 68 },
    {
      text: '• Mencatat barang masuk dan keluar setiap hari, dan menyusun laporan stok tiap bulan',
      x: 60,
      y: 82,
    },
  ]);
  const { work, education } = flatten(readItems([first, second], { asOf: '2026-11-21' }).result);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Staf Gudang', 'PT Sentosa'],
  ]);
  expect(education).toHaveLength(3);
});

const asWork = [
  { jobTitle: 'Staf Gudang', organization: 'PT Sinar Samudra', startDate: '2021-01', endDate: null },
  { jobTitle: 'Kasir', organization: 'Toko Maju Bersama', startDate: '2018-03', endDate: '2020-12' },
];

const narrowJob = (...below: Text[]): (Text | string)[] => [
  { text: 'Siti Aminah', y: 40, size: 22, bold: true },
  head('Profil', 90),
  { text: 'Staf ekspor yang menangani dokumen pabean untuk kayu olahan di dua pelabuhan.', x: 50, y: 110 },
  head('Pengalaman Kerja', 140),
  { text: 'Staf Impor', y: 160, bold: true },
  { text: 'Mar 2019 – Apr 2022', x: 300, y: 160 },
  { text: 'PT Arunika Kargo', y: 174 },
  { text: '• Mengurus izin karantina bahan baku untuk tiga pabrik', y: 188 },
  { text: '• Berunding dengan agen kapal di tiga pelabuhan besar', y: 202 },
  head('Pendidikan', 230),
  { text: 'Universitas Arunika', y: 250, bold: true },
  { text: '2013 – 2017', x: 340, y: 250 },
  { text: 'S1 Manajemen', y: 264 },
  { text: 'Kontak', x: 450, y: 90, size: 14, bold: true },
  { text: 'siti@contoh.id', x: 450, y: 110 },
  { text: '0812-3456-7890', x: 450, y: 124 },
  ...below.map((text) => ({ x: 450, ...text })),
];

const employersSchoolsSkills = ({ result }: ReturnType<typeof readPage>) => {
  const { work, education, skills } = flatten(result);
  return [
    work.map(({ organization }) => organization),
    education.map(({ organization }) => organization),
    skills,
  ];
};

const ofNavigator = [['PT Angin Laut'], ['Universitas Bahari'], ['Navigasi', 'Radar', 'Jangkar']];

const BLUE = 0x2255cc;

const fieldRow = (label: string, value: string, y: number): Text[] => [
  { text: label, y },
  { text: value, x: 200, y },
];

test('headings in small letters are headings where nothing else looks like them', () => {
  const heading = (text: string, y: number): Text => ({ text, y, size: 14, bold: true });
  const { skills, languages } = flatten(
    readPage(
      ...siti,
      heading('skills', 90),
      { text: 'Survei lapangan', y: 108 },
      { text: 'Pemetaan', y: 122 },
      heading('Languages', 150),
      { text: 'Indonesia', y: 168 },
      heading('Social Network', 200),
      { text: 'sitiaminah', y: 218 },
      heading('Education', 250),
      { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 268 },
    ).result,
  );
  expect([skills, languages]).toEqual([['Survei lapangan', 'Pemetaan'], ['Indonesia']]);
});

test('a heading whose adjective stands in a line of its own', () => {
  const { result } = readPage(
    ...siti,
    head('WORK EXPERIENCE', 90),
    { text: 'Analyst, PT Maju', y: 110 },
    { text: '2019 – 2021', x: 460, y: 110 },
    head('ORGANIZATIONAL', 150),
    head('EXPERIENCE', 168),
    { text: 'Treasurer, Student Choir', y: 190 },
    { text: '2014 – 2015', x: 460, y: 190 },
  );
  expect(result.workExperience.map(({ organization }) => organization)).toEqual(['PT Maju']);
});

test('headings in bold over short lists in a sidebar, where the name in the same look stands over the contacts', () => {
  const page = readPage(
    { text: 'Wayan Sudarma', x: 30, y: 60, size: 8, bold: true },
    { text: 'Gianyar, Bali', x: 30, y: 72, size: 8 },
    { text: 'wayan@contoh.id', x: 30, y: 84, size: 8 },
    { text: 'Bahasa', x: 30, y: 110, size: 8, bold: true },
    { text: 'Indonesia', x: 30, y: 122, size: 8 },
    { text: 'Inggris', x: 30, y: 134, size: 8 },
    { text: 'Perangkat Lunak', x: 30, y: 160, size: 8, bold: true },
    { text: 'Photoshop', x: 30, y: 172, size: 8 },
    { text: 'Blender', x: 30, y: 184, size: 8 },
    { text: 'Wayan Sudarma', x: 160, y: 60, size: 12, colour: 0x991133 },
    { text: 'Pengalaman', x: 160, y: 90, size: 12, colour: 0x991133 },
    {
      text: '2015 – 2018, Perancang Grafis, Studio Rupa Dewata',
      x: 160,
      y: 106,
      size: 8,
      bold: true,
      colour: 0x991133,
    },
    { text: 'Identitas merek hotel, katalog pameran, dan situs web untuk desa.', x: 160, y: 118, size: 8 },
    {
      text: '2013 – 2015, Asisten Ilustrator, Penerbit Lontar',
      x: 160,
      y: 136,
      size: 8,
      bold: true,
      colour: 0x991133,
    },
    { text: 'Menggambar dua puluh buku anak untuk dijual di toko buku.', x: 160, y: 148, size: 8 },
  );
  expect(skillNames(page)).toEqual(['Photoshop', 'Blender']);
  expect(flatten(page.result).languages).toEqual(['Indonesia', 'Inggris']);
});

test.each([
  ['large and bold', { size: 14, bold: true }],
  ['bold in the size of the text', { bold: true }],
  ['plain', {}],
])('the only heading is one weak word: %s', (_, look) => {
  const { result } = readPage(...siti, { text: 'Pengalaman', y: 104, ...look }, ...twoJobs);
  expect(flatten(result).work).toMatchObject(asWork);
});

test('jobs and schools without any heading', () => {
  const { result } = readPage(...siti, ...twoJobs, ...vocationalSchool);
  expect(flatten(result)).toMatchObject({
    work: asWork,
    education: [{ organization: 'SMK Negeri 2 Kudus', startDate: '2015', completionDate: '2018' }],
  });
});

test('jobs without a heading before the plain heading of the schools', () => {
  const { result } = readPage(...siti, ...twoJobs, { text: 'Pendidikan', y: 224 }, ...vocationalSchool);
  expect(flatten(result)).toMatchObject({
    work: asWork,
    education: [{ organization: 'SMK Negeri 2 Kudus' }],
  });
});

test('a timeline without headings and without contacts is a CV', () => {
  const { result, warnings } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Kudus', y: 60 },
    ...twoJobs,
    ...vocationalSchool,
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
    ...twoJobs,
  );
  expect(flatten(result)).toMatchObject({
    summary: 'Staf gudang dengan lima tahun pengalaman mencatat barang dan menata palet di dua perusahaan.',
    work: asWork,
  });
});

test('a profile of a job site: labels beside facts are no headings where those over jobs look otherwise, and a long period is one of its margin', () => {
  const grey = (y: number, text: string) => textAt(54, y, text, { colour: 0x777777 });
  const fact = (y: number, name: string, value: string): Text[] => [grey(y, name), textAt(160, y, value)];
  const job = (y: number, period: string, length: string, post: string, firm: string): Text[] => [
    textAt(54, y, period, { colour: 0x333333 }),
    textAt(54, y + 12, length, { colour: 0x999999 }),
    boldAt(150, y, post),
    textAt(150, y + 12, firm),
  ];
  const { work, skills, languages } = fieldsOf(
    textAt(50, 40, 'Siti Aminah', { size: 22, bold: true }),
    ...fact(60, 'Kontak', '0812-6455-9031'),
    ...fact(74, 'Email', 'siti@contoh.id'),
    ...fact(88, 'Alamat', 'Jl. Melati 4, Medan'),
    head('Pengalaman Kerja', 116),
    ...job(136, 'Apr 2021 - Kini', '5 tahun', 'Manajer Toko', 'PT Arunika Jaya'),
    ...job(176, 'Jan 2016 - Mar 2019', '3 tahun', 'Sekretaris', 'PT Kencana Sentosa'),
    head('Pendidikan', 220),
    textAt(54, 240, '2015'),
    boldAt(150, 240, 'Universitas Kencana'),
    textAt(150, 252, 'S1 Psikologi'),
    head('Keterampilan', 280),
    ...fact(300, 'Mahir', 'Payroll, Rekrutmen'),
    ...fact(314, 'Pemula', 'SAP'),
    head('Bahasa', 340),
    ...fact(360, 'Indonesia', '10'),
    textAt(260, 360, '10'),
    ...fact(374, 'Inggris', '7'),
    textAt(260, 374, '8'),
  );
  expect(work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate])).toEqual([
    ['Manajer Toko', 'PT Arunika Jaya', '2021-04'],
    ['Sekretaris', 'PT Kencana Sentosa', '2016-01'],
  ]);
  expect(skills).toEqual(['Payroll', 'Rekrutmen', 'SAP']);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});

test('one word of a heading that a narrow column broke with a hyphen', () => {
  const { certifications } = fieldsOf(
    ...narrowJob(
      { text: 'Sertifi-', y: 150, size: 15, bold: true },
      { text: 'kasi', y: 167, size: 15, bold: true },
      { text: '• Ahli Kepabeanan', y: 184 },
      { text: '• Ekspor Dasar', y: 198 },
    ),
  );
  expect(certifications).toEqual(['Ahli Kepabeanan', 'Ekspor Dasar']);
});

test('an address that a narrow column broke in the middle of a name, with a wider heading above all columns', () => {
  const { linkedin } = fieldsOf(
    { text: 'Siti Aminah Nurhasanah', y: 40, size: 22, bold: true },
    { text: 'Kontak', y: 90, size: 14, bold: true },
    { text: 'siti.aminah@contoh.id', y: 110 },
    { text: 'linkedin.com/in/siti-a', y: 124 },
    { text: 'minah', y: 138 },
    head('Keahlian', 165),
    { text: '• Ekspor', y: 185 },
    { text: '• Impor', y: 199 },
    ...narrowJob()
      .slice(1, 12)
      .map((text) => (typeof text === 'string' ? text : { ...text, x: (text.x ?? 50) + 150 })),
  );
  expect(linkedin).toBe('linkedin.com/in/siti-aminah');
});

test('a technician is no heading', () => {
  expect(readHeading('Teknisi')).toBeUndefined();
});

test('headings in a margin at the right open their sections', () => {
  const rail = (text: string, y: number): Text => ({ text, x: 540 - 5 * text.length, y });
  const reading = readPage(
    ...siti,
    { text: 'Juru Mudi', y: 100 },
    { text: '2019 – 2022', x: 330, y: 100 },
    rail('Pengalaman', 100),
    { text: 'PT Angin Laut, Ambon', y: 112 },
    { text: '• Mengemudikan kapal ikan', y: 124 },
    { text: 'Universitas Bahari', y: 150 },
    { text: '2015 – 2019', x: 330, y: 150 },
    rail('Pendidikan', 150),
    { text: 'S1 Nautika', y: 162 },
    { text: 'Navigasi, Radar, Jangkar', y: 188 },
    rail('Keahlian', 188),
  );
  expect(employersSchoolsSkills(reading)).toEqual(ofNavigator);
});

test('headings behind a square, over points with dots, open their sections', () => {
  const reading = readPage(
    ...siti,
    { text: '■ Pengalaman', y: 90 },
    { text: 'Juru Mudi', y: 104 },
    { text: '2019 – 2022', x: 330, y: 104 },
    { text: 'PT Angin Laut, Ambon', y: 116 },
    { text: '• Mengemudikan kapal ikan', y: 128 },
    { text: '■ Pendidikan', y: 152 },
    { text: 'Universitas Bahari', y: 166 },
    { text: '2015 – 2019', x: 330, y: 166 },
    { text: 'S1 Nautika', y: 178 },
    { text: '■ Keahlian', y: 202 },
    { text: 'Navigasi, Radar, Jangkar', y: 216 },
  );
  expect(employersSchoolsSkills(reading)).toEqual(ofNavigator);
});

test('a heading with nothing below it at the foot of the sidebar does not take the name at the top of the other column', () => {
  const left = (y: number, text: string) => ({ text, x: 40, y });
  const right = (y: number, text: string) => ({ text, x: 240, y });
  const person = flatten(
    readPage(
      { ...head('Kontak', 60), x: 40 },
      left(78, 'siti@contoh.id'),
      left(92, '0812 3456 7890'),
      { ...head('Pendidikan', 120), x: 40 },
      left(138, 'SMA Negeri 1 Kudus'),
      left(152, '2015 – 2018'),
      { ...head('Keahlian', 180), x: 40 },
      { ...right(66, 'Siti Aminah'), size: 28 },
      right(90, 'Kasir'),
      { ...head('Pengalaman Kerja', 120), x: 240 },
      { ...right(138, 'Kasir'), bold: true },
      right(152, 'Toko Makmur, 2018 – 2021'),
      right(166, '• Melayani pembayaran pelanggan di tiga kasir'),
    ).result,
  );
  expect([person.name, person.skills]).toEqual(['Siti Aminah', []]);
});

test('a section of nothing but rows that are small sections of their own', () => {
  const row = (label: string, value: string, y: number): Text[] => [
    { text: label, x: 50, y },
    { text: value, x: 200, y },
  ];
  const found = fieldsOf(
    ...siti,
    head('Professional career', 90),
    { text: 'Kasir, Toko Arunika, 2019 - 2021', y: 108 },
    head('Further qualifications', 140),
    ...row('Languages', 'German (native), English (C1)', 158),
    ...row('IT', 'SAP CO, Power BI, Excel VBA', 174),
    ...row('Certificates', 'Diploma of Controlling (Arunika Akademie, 2016)', 190),
    ...row('Driving licence', 'Class B', 206),
  );
  expect(found.languages).toEqual(['German', 'English']);
  expect(found.skills).toEqual(['SAP CO', 'Power BI', 'Excel VBA']);
  expect(found.certifications).toEqual(['Diploma of Controlling']);
  expect(found.education).toEqual([]);
});

test('headings on a dark panel that look like the text there', () => {
  const white = 0xffffff;
  const panel = (text: string, y: number): Text => ({ text, x: 400, y, colour: white });
  const read = fieldsOf(
    ...siti,
    { text: 'Profil', y: 100, colour: 0x111111 },
    { text: 'Staf gudang yang rapi dan jujur di kota.', y: 116, colour: 0x1a1a1a },
    { text: 'Pengalaman Kerja', y: 148, colour: 0x111111 },
    { text: 'Kasir, Toko Beras Makmur', y: 164, colour: 0x1a1a1a },
    { text: 'Januari 2020 - Maret 2023', y: 178, colour: 0x1a1a1a },
    { text: '• Melayani pembeli di toko beras', y: 192, colour: 0x1a1a1a },
    { text: '• Menghitung uang setiap sore hari', y: 206, colour: 0x1a1a1a },
    { text: 'Pendidikan', y: 238, colour: 0x111111 },
    { text: 'SMK Negeri 2 Klaten, 2016 - 2019', y: 254, colour: 0x1a1a1a },
    panel('Kontak', 100),
    panel('0812 3456 7890', 116),
    panel('Klaten', 130),
    panel('siti-aminah.id', 144),
    panel('Keahlian', 164),
    panel('• Microsoft Excel', 178),
    panel('• Penataan Barang', 192),
    panel('• Stok Opname', 206),
    panel('• Menimbang', 220),
    panel('• Menyetir', 234),
    panel('Bahasa', 266),
    panel('Indonesia', 282),
    panel('Inggris', 296),
  );
  expect(read.work).toHaveLength(1);
  expect(read.phones).toHaveLength(1);
  expect(read.skills).toEqual(['Microsoft Excel', 'Penataan Barang', 'Stok Opname', 'Menimbang', 'Menyetir']);
  expect(read.languages).toEqual(['Indonesia', 'Inggris']);
});

test('headings whose number leaves no space', () => {
  const read = fieldsOf(
    ...siti,
    head('1.Keahlian', 100),
    'Microsoft Excel, Stok',
    head('2.Bahasa', 150),
    'Indonesia, Inggris',
  );
  expect(read.skills).toEqual(['Microsoft Excel', 'Stok']);
  expect(read.languages).toEqual(['Indonesia', 'Inggris']);
});

test('headings in two rows of which the lower one is no heading by itself', () => {
  const read = fieldsOf(
    ...siti,
    head('EDUCATION', 100),
    head('AND TRAINING', 117),
    { text: 'Riverside College, 2012 - 2015', y: 140 },
    { text: 'Diploma in Nursing', y: 154 },
    head('SKILLS', 190),
    { text: 'Wound Care, Triage', y: 210 },
  );
  expect(read.education).toMatchObject([{ organization: 'Riverside College' }]);
  expect(read.certifications).toEqual([]);
});

test('headings in capitals of their own colour behind a square', () => {
  const green = (text: string, y: number): Text => ({ text: `■ ${text}`, y, colour: 0x0b6e4f });
  const read = fieldsOf(
    ...siti,
    green('PENGALAMAN', 100),
    'Kasir, Toko Beras Makmur',
    'Januari 2020 - Maret 2023',
    '• Melayani pembeli di toko beras',
    green('PENDIDIKAN', 180),
    'SMK Negeri 2 Klaten, 2016 - 2019',
    green('KOMPETENSI', 220),
    '• SPSS',
    '• Stok Opname',
  );
  expect(read.work).toMatchObject([{ jobTitle: 'Kasir' }]);
  expect(read.education).toMatchObject([{ organization: 'SMK Negeri 2 Klaten' }]);
  expect(read.skills).toEqual(['SPSS', 'Stok Opname']);
});

test('a student’s post among titles in the size of the headings opens no section', () => {
  const job = (post: string, employer: string, years: string, y: number): Text[] => [
    { text: post, y, size: 14, bold: true },
    { text: employer, x: 60, y: y + 14, italic: true },
    { text: years, x: 440, y: y + 14 },
    { text: '• Kept the plans of the grid up to date', y: y + 28 },
  ];
  const page = readPage(
    ...siti,
    { text: 'EXPERIENCE', y: 90, size: 14 },
    ...job('Master thesis', 'Arunika Energi', '01/2024 - 06/2026', 110),
    ...job('Working student', 'Elang Digital GmbH', '04/2021 - 08/2022', 160),
    ...job('Junior Engineer', 'Barito Steel', '07/2019 - 03/2021', 210),
    { text: 'EDUCATION', y: 270, size: 14 },
    { text: 'Bachelor of Engineering', y: 290, size: 12, bold: true },
    { text: 'Universitas Arunika', x: 60, y: 304, italic: true },
  );
  expect(jobHeads(page)).toEqual([
    ['Master thesis', 'Arunika Energi'],
    ['Working student', 'Elang Digital GmbH'],
    ['Junior Engineer', 'Barito Steel'],
  ]);
});

test('headings of which some words have a colour of their own', () => {
  const { result } = readPage(
    ...siti,
    { text: 'SOFT SKILLS', y: 90, bold: true, size: 9, colour: BLUE },
    { text: 'Leadership, Patience', y: 106, size: 9 },
    { text: 'LANGUAGES', y: 132, bold: true, size: 9, colour: BLUE },
    { text: 'English', y: 148, size: 9 },
    {
      text: 'KEY',
      y: 174,
      bold: true,
      size: 9,
      more: [
        { text: 'TECHNICAL', bold: true, size: 9, colour: BLUE },
        { text: 'SKILLS', bold: true, size: 9 },
      ],
    },
    { text: 'Figma, Blender', y: 190, size: 9 },
    { text: 'EDUCATION', y: 216, bold: true, size: 9, colour: BLUE },
    { text: 'Universitas Arunika', y: 232, size: 9 },
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Leadership', 'Patience', 'Figma', 'Blender']);
});

test('the first employer below an empty heading opens no section, though its letters are those of headings', () => {
  const { result } = readPage(
    ...siti,
    head('About', 90),
    { text: 'Engineer who ships recommendation systems and keeps them running for years.', y: 108 },
    head('Work Experience', 140),
    head('MercadoVia', 170),
    { text: 'Senior Engineer', y: 188, bold: true },
    { text: '2021 - Present', y: 202 },
    { text: '• Raised the share of clicks by a seventh', x: 70, y: 216 },
    head('Banco Ipê S.A.', 246),
    { text: 'Data Scientist', y: 264, bold: true },
    { text: '2017 - 2020', y: 278 },
    { text: '• Built credit models for small companies', x: 70, y: 292 },
    head('Education', 330),
    { text: 'Universidade de São Paulo', y: 348 },
  );
  expect(result.workExperience.map(({ organization }) => organization)).toEqual([
    'MercadoVia',
    'Banco Ipê S.A.',
  ]);
});

test('a name with its period beside it is no heading, whatever its words', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Work Experience', y: 100, size: 14 },
    { text: 'Continente Online', y: 130, size: 14 },
    { text: '2021 - Present', x: 480, y: 130, size: 11 },
    { text: 'Data Analyst', y: 146, bold: true, size: 8 },
    { text: '• Built demand forecasts for many products', x: 70, y: 160, size: 8 },
    { text: 'Pingo Doce', y: 190, size: 14 },
    { text: '2014 - 2019', x: 480, y: 190, size: 11 },
    { text: 'Store Manager', y: 206, bold: true, size: 8 },
    { text: '• Led a team of thirty-four people in Braga', x: 70, y: 220, size: 8 },
    { text: 'Education', y: 260, size: 14 },
    { text: 'Universidade do Porto', y: 276, size: 11 },
    { text: '2018 - 2019', x: 480, y: 276, size: 11 },
  );
  expect(result.workExperience.map(({ organization }) => organization)).toEqual([
    'Continente Online',
    'Pingo Doce',
  ]);
});

test('a heading in the writer’s own words is known by its looks and by what stands below it', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Universitas Contoh', y: 108 },
    { text: 'S1 Akuntansi, 2012 - 2016', y: 122 },
    head('Jejak Langkah', 150),
    { text: 'Kasir, PT Sumber Rejeki, 2019 - 2021', y: 168 },
    head('Bekal Saya', 200),
    { text: 'Excel, Jira, Canva, Figma, SQL', y: 218 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Kasir', 'PT Sumber Rejeki'],
  ]);
  expect(result.skills.map((skill) => skill.name)).toEqual(['Excel', 'Jira', 'Canva', 'Figma', 'SQL']);
});

test('Highlights over the bullets of a job opens no section where headings are much larger', () => {
  const large = (text: string, y: number) => ({ text, y, size: 16, bold: true });
  const { result } = readPage(
    ...siti,
    large('Profile', 90),
    { text: 'Data engineer with a background in rocks and a liking for long logs.', y: 110 },
    { text: 'Skills', y: 600, size: 16, bold: true },
    { text: 'Languages', y: 616, size: 8, bold: true },
    { text: 'Python • SQL • Scala', y: 628, size: 8 },
    { text: 'Tools', y: 646, size: 8, bold: true },
    { text: 'Airflow • dbt • Kafka', y: 658, size: 8 },
    large('Work experiences', 140),
    { text: 'Data engineer', y: 162, size: 12, bold: true, more: [{ text: '2022 – present', size: 12 }] },
    { text: '@ Fjord Analyse', y: 178, size: 12 },
    { text: 'Pipelines for a million meters.', y: 196, size: 8 },
    { text: 'Highlights:', y: 214, size: 8, bold: true },
    { text: '• Halved the nightly run', y: 226, size: 8 },
    { text: 'Junior developer', y: 246, size: 12, bold: true, more: [{ text: '2019 – 2022', size: 12 }] },
    { text: '@ Nordlys Web', y: 262, size: 12 },
    { text: 'Shops for small breweries.', y: 280, size: 8 },
    { text: 'Highlights:', y: 298, size: 8, bold: true },
    { text: '• Moved eleven shops', y: 310, size: 8 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Data engineer', 'Fjord Analyse'],
    ['Junior developer', 'Nordlys Web'],
  ]);
  expect(result.workExperience[1]?.jobDescription).toBe('Shops for small breweries.\nMoved eleven shops');
});

test('headings over indented text keep what stands above them, however large the name is', () => {
  const section = (y: number, title: string, ...lines: string[]): Text[] => [
    { text: title, x: 50, y, size: 14 },
    ...lines.map((text, at) => ({ text, x: 150, y: y + 21 + 15 * at })),
  ];
  const { work, skills } = fieldsOf(
    { text: 'Siti Aminah', x: 230, y: 40, size: 25 },
    { text: 'siti@contoh.id', x: 230, y: 58 },
    ...section(85, 'Summary', 'Engineer of small pumps', 'Teacher of welders'),
    ...section(148, 'Work', 'Operator, PT Arunika Jaya, 2019 - 2023', '• Kept four pumps running'),
    ...section(211, 'Skills', 'Welding', 'Lathe', 'AutoCAD'),
    ...section(289, 'Languages', 'Indonesian', 'English'),
  );
  expect(work.map(({ description }) => description)).toEqual(['Kept four pumps running']);
  expect(skills).toEqual(['Welding', 'Lathe', 'AutoCAD']);
});

test('a large CV beside the name is no heading of which the name is the text', () => {
  const { name, phones } = fieldsOf(
    { text: 'CV', x: 33, y: 55, size: 50, bold: true },
    { text: 'Siti Aminah', x: 130, y: 46, size: 20, bold: true },
    { text: 'Born 14.5.1992, Finland', x: 130, y: 60 },
    { text: 'Kirkkokatu 24 A 3, Oulu', x: 130, y: 71 },
    { text: '0812 3456 7890', x: 55, y: 90 },
    { text: 'siti@contoh.id', x: 187, y: 90 },
    { text: 'github.com/sitiaminah', x: 55, y: 102 },
    { text: 'linkedin.com/in/sitiaminah', x: 187, y: 102 },
    head('EXPERIENCE', 130),
    { text: 'Operator', y: 150, bold: true },
    'PT Arunika Jaya',
    '2019 - 2023',
    head('EDUCATION', 220),
    { text: 'Universitas Kencana', y: 240, bold: true },
    '2015 - 2019',
  );
  expect([name, phones]).toEqual(['Siti Aminah', ['0812 3456 7890']]);
});

test('headings that look like the labels of a panel open sections, and an empty one rules the groups below it', () => {
  const label = (text: string, y: number): Text => ({ text, y, bold: true });
  const { emails, languages, skills } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    label('Email', 70),
    { text: 'siti@contoh.id', y: 84 },
    label('Phone', 120),
    { text: '0812 3456 7890', y: 134 },
    label('Skills', 200),
    label('Languages', 214),
    { text: 'Indonesian', y: 228 },
    { text: 'English', y: 242 },
    label('Machines', 290),
    { text: 'Welding, Lathe, CNC', y: 304 },
    label('Hand work', 360),
    { text: 'Carving, Painting', y: 374 },
    { text: 'Experience', x: 300, y: 47, size: 16, bold: true },
    { text: 'Operator', x: 300, y: 67, bold: true },
    { text: 'PT Arunika Jaya', x: 300, y: 81 },
    { text: '2019 - 2023', x: 300, y: 95 },
    { text: '• Kept the pumps of a mill running day and night', x: 300, y: 109 },
    { text: 'Education', x: 300, y: 137, size: 16, bold: true },
    { text: 'Universitas Kencana', x: 300, y: 157, bold: true },
    { text: '2015 - 2019', x: 300, y: 171 },
    { text: 'SMK Negeri 2 Solo', x: 300, y: 191, bold: true },
    { text: '2012 - 2015', x: 300, y: 205 },
    { text: 'SMP Negeri 5 Solo', x: 300, y: 225, bold: true },
    { text: '2009 - 2012', x: 300, y: 239 },
    { text: 'SD Negeri 1 Solo', x: 300, y: 259, bold: true },
    { text: '2003 - 2009', x: 300, y: 273 },
    { text: 'Certificates', x: 300, y: 327, size: 16, bold: true },
    { text: 'Ahli Kearsipan, 2022', x: 300, y: 350 },
    { text: 'Olah Data Dasar, 2021', x: 300, y: 380 },
  );
  expect(emails).toEqual(['siti@contoh.id']);
  expect(languages).toEqual(['Indonesian', 'English']);
  expect(skills).toEqual(['Welding', 'Lathe', 'CNC', 'Carving', 'Painting']);
});

test('research experience is about posts', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Research Experience', 90),
    { text: 'Research Assistant, Arunika Institute', y: 110 },
    { text: '2020-2022', x: 480, y: 110 },
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Research Assistant', 'Arunika Institute'],
  ]);
});

test('a heading in two languages looks like the first of its names, whichever is longer', () => {
  const other = { text: 'Current Job Information', bold: true, italic: true };
  const { items } = buildPage([{ text: 'Data Pekerjaan /', bold: true, more: [other] }]);
  const printed = items.map((item) => ({ ...item, font: item.italic ? 'Slanted' : 'Upright' }));
  expect(makeFragments(printed, 0).map(({ italic }) => italic)).toEqual([false]);
});

test('personal data, headings, dates and levels in Dutch', () => {
  const { result, details } = readPage(
    { text: 'Curriculum Vitae', y: 50, size: 18, bold: true },
    head('Personalia', 80),
    ...fieldRow('Naam', 'Joris van der Laan', 98),
    ...fieldRow('Adres', 'Lindelaan 4, 5611 Eindhoven', 112),
    ...fieldRow('Telefoon', '06 2814 0000', 126),
    ...fieldRow('Geboortedatum', '23 juli 1990', 140),
    ...fieldRow('Nationaliteit', 'Nederlandse', 154),
    head('Werkervaring', 180),
    { text: '2021 – heden', y: 198 },
    { text: 'Operator', y: 212, bold: true },
    { text: 'Kempen Zuivel BV, Deurne', y: 226 },
    head('Opleidingen', 252),
    { text: '2006 – 2010', y: 270 },
    { text: 'VMBO Techniek', y: 284, bold: true },
    { text: 'Peelland College, Asten', y: 298 },
    head('Talen', 324),
    ...fieldRow('Nederlands', 'moedertaal', 342),
    ...fieldRow('Engels', 'goed', 356),
  );
  const { name, dateOfBirth, phones, work, education, languages } = flatten(result);
  expect([name, dateOfBirth, phones]).toEqual(['Joris van der Laan', '1990-07-23', ['06 2814 0000']]);
  expect(work).toMatchObject([{ jobTitle: 'Operator', organization: 'Kempen Zuivel BV' }]);
  expect(result.workExperience[0]?.dates?.isCurrent).toBe(true);
  expect(result.workExperience[0]?.location?.rawInput).toBe('Deurne');
  expect(education).toMatchObject([{ organization: 'Peelland College', accreditation: 'VMBO Techniek' }]);
  expect(result.education[0]?.location?.formatted).toBe('Asten');
  expect(languages).toEqual(['Nederlands', 'Engels']);
  expect([details['languages.0.level'], details['languages.1.level']]).toEqual(['moedertaal', 'goed']);
});

test('personal data and hobbies in French, a post since a month', () => {
  const { result } = readPage(
    { text: 'Camille Aubert', y: 50, size: 18, bold: true },
    { text: 'Tél. : 06 39 98 00 00', y: 68 },
    { text: 'Née le 12 mars 1994 à Dinan', y: 82 },
    head('EXPÉRIENCE PROFESSIONNELLE', 110),
    { text: 'Depuis sept. 2020', y: 128 },
    { text: 'Assistante logistique, Transports Armor', x: 160, y: 128 },
    head('CENTRES D’INTÉRÊT', 160),
    { text: 'Voile, théâtre amateur', y: 178 },
  );
  const { dateOfBirth, work, skills } = flatten(result);
  expect(dateOfBirth).toBe('1994-03-12');
  expect(work).toMatchObject([{ startDate: '2020-09' }]);
  expect(result.workExperience[0]?.dates?.isCurrent).toBe(true);
  expect(skills).toEqual([]);
});

test('the name of a part in smaller letters below a heading parts the section only', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Languages', y: 74, size: 12, bold: true },
    { text: 'Inggris, Jawa', y: 90 },
    head('Skills', 106),
    { text: 'Excel, Jurnal', y: 118 },
    head('Certificates', 134),
    { text: 'Barito Certification Authority', y: 148, size: 12, bold: true },
    { text: '• Ledger Keeping Level 1', y: 164 },
    { text: '• Ledger Keeping Level 2', y: 178 },
    head('Education', 200),
    { text: 'Universitas Jember, S1 Akuntansi', y: 218 },
  );
  expect(result.certifications).toEqual(['Ledger Keeping Level 1', 'Ledger Keeping Level 2']);
});

test('a large heading behind an icon that is read as a dot', () => {
  const page = readPage(
    ...siti,
    { text: 'Education', y: 90, size: 14 },
    { text: 'Universitas Jember, S1 Akuntansi', y: 110 },
    { text: '2014 – 2018', x: 460, y: 110 },
    { text: '· Industrial Experience', y: 140, size: 14 },
    { text: 'Bookkeeper, PT Maju Jaya', y: 160, bold: true },
    { text: '2019 – 2021', x: 460, y: 160 },
    { text: '• Kept the books of three shops', y: 174 },
    { text: 'Skills', y: 200, size: 14 },
    { text: 'Excel, Accurate, Jurnal', y: 220 },
  );
  expect(jobHeads(page)).toEqual([['Bookkeeper', 'PT Maju Jaya']]);
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
  expect(jobsWithFirstYears(reading)).toEqual([['Backend Engineer', 'Arunika Pay', '2019']]);
});

test('cards: bold labels at the side are headings, though employers are as bold', () => {
  const bold = (text: string, x: number, y: number) => ({ text, x, y, bold: true });
  const plain = (text: string, x: number, y: number) => ({ text, x, y });
  const { skills, languages } = flatten(
    readPage(
      { text: 'Siti Aminah', x: 30, y: 40, size: 22, bold: true },
      ...[head('Pengalaman', 80), head('Pendidikan', 240)].map((each) => ({ ...each, x: 30 })),
      bold('PT Roti Hangat', 30, 100),
      plain('Kasir', 30, 114),
      plain('Mei 2021 – Jun 2023', 30, 128),
      plain('• Melayani delapan puluh pembeli setiap hari', 30, 142),
      bold('CV Kopi Lembah', 30, 166),
      plain('Pramusaji', 30, 180),
      plain('Jan 2019 – Apr 2021', 30, 194),
      plain('• Meracik dua puluh minuman dalam satu jam', 30, 208),
      bold('SMA Negeri 4 Kudus', 30, 260),
      plain('IPA', 30, 274),
      plain('2015 – 2018', 30, 288),
      bold('Kontak', 400, 80),
      plain('siti@contoh.id', 400, 96),
      plain('0812-3456-7890', 400, 110),
      bold('Keahlian Utama', 400, 146),
      ...['Menghitung Kas', 'Meracik Kopi', 'Pelayanan', 'Arsip'].map((text, at) =>
        plain(text, 400, 162 + 19 * at),
      ),
      bold('Bahasa', 400, 250),
      plain('Indonesia (Aktif)', 400, 266),
      plain('Inggris (Pasif)', 400, 280),
    ).result,
  );
  expect(skills).toEqual(['Menghitung Kas', 'Meracik Kopi', 'Pelayanan', 'Arsip']);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});

test('rows with the names of sections under a heading of both: skills and languages', () => {
  const { result } = readPage(
    ...siti,
    railHeading('Keahlian & Bahasa', 90),
    mainText('Keahlian: AutoCAD, Civil 3D', 108),
    mainText('Bahasa: Bahasa Indonesia (Aktif), Bahasa Inggris (Pasif)', 122),
  );
  expect(result.skills.map((skill) => skill.name)).toEqual(['AutoCAD', 'Civil 3D']);
  expect(result.languages).toEqual(['Bahasa Indonesia', 'Bahasa Inggris']);
});

test('prompts around headings', () => {
  const { result } = readBelowName(
    { text: '$ ls experience/', y: 90, bold: true },
    ...jobAt(110),
    { text: '$ cat education.txt', y: 170, bold: true },
    'S1 Akuntansi, Universitas Arunika, 2012 – 2016',
    { text: '$ echo $SKILLS', y: 230, bold: true },
    { text: 'Go, Kafka, Terraform', y: 250 },
  );
  expect(result.sections.map(({ sectionType }) => sectionType).slice(1)).toEqual([
    'WorkExperience',
    'Education',
    'Skills/Interests/Languages',
  ]);
});

test('a heading whose other language stands behind it in small letters', () => {
  const named = (own: string, other: string, y: number): Text[] => [
    { text: own, y, bold: true, size: 12, more: [{ text: `/ ${other}`, size: 9 }] },
  ];
  const { result } = readBelowName(
    ...named('PENGALAMAN KERJA', 'Work Experience', 90),
    ...jobAt(110),
    ...named('BAHASA', 'Languages', 180),
    { text: 'Inggris: Lancar', y: 200 },
    ...named('MINAT', 'Interests', 230),
    { text: 'Melukis, Berenang', y: 250 },
  );
  expect(result.sections.slice(-2).map(({ text }) => text)).toEqual([
    'BAHASA / Languages\nInggris: Lancar',
    'MINAT / Interests\nMelukis, Berenang',
  ]);
});

test('headings of medium weight behind dots are known by their size', () => {
  const dotted = (text: string, y: number): Text => ({
    text: `• ${text}`,
    y,
    size: 15,
    colour: 0xb32018,
  });
  const { skills, languages } = fieldsOf(
    ...siti,
    dotted('Job Experience', 90),
    { text: 'Marketing Manager', y: 112, bold: true },
    { text: 'Arunika Agency', y: 126 },
    { text: 'Jan 2020 – Present', y: 140 },
    dotted('Skills', 170),
    'Copywriting',
    'Budgeting',
    dotted('Languages', 230),
    'English',
    'Spanish',
  );
  expect(skills).toEqual(['Copywriting', 'Budgeting']);
  expect(languages).toHaveLength(2);
});

test('`Personal` right below `Skills` names a part of them', () => {
  const { skills } = fieldsOf(
    ...siti,
    head('Skills', 90),
    { text: 'Personal', y: 112, size: 14, bold: true },
    { text: 'Negotiation', y: 136 },
    { text: 'Critical Thinking', y: 156 },
    { text: 'Leadership', y: 176 },
  );
  expect(skills).toEqual(['Negotiation', 'Critical Thinking', 'Leadership']);
});

test('jobs and schools under one heading', () => {
  const entry = (years: string, place: string, what: string, y: number): Text[] => [
    { text: years, y, bold: true },
    { text: place, x: 160, y, bold: true },
    { text: what, x: 160, y: y + 13 },
    { text: '• Built the booking service of a ferry', x: 160, y: y + 26 },
  ];
  const { result } = readPage(
    ...siti,
    head('Career and Education', 90),
    ...entry('03/2023 – present', 'Ostkreuz Software, Berlin', 'Senior Software Developer', 110),
    ...entry('08/2020 – 02/2023', 'Elbwerk Systems, Hamburg', 'Software Developer', 160),
    ...entry('10/2014 – 06/2018', 'Technical University of Berlin', 'Computer Science B.Sc.', 210),
    head('Skills', 270),
    { text: 'Java, Kafka', y: 286 },
  );
  const { work, education } = flatten(result);
  expect(work.map(({ jobTitle }) => jobTitle)).toEqual(['Senior Software Developer', 'Software Developer']);
  expect(education.map(({ organization }) => organization)).toEqual(['Technical University of Berlin']);
});

test('a bullet that ends a list is no heading, whatever words stand in it', () => {
  const line = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: index === 0 ? 70 : 430, y, bold: true }));
  const page = readPage(
    { text: 'SITI AMINAH', x: 160, y: 40, size: 21 },
    { text: '0812-5550-1234', x: 200, y: 70 },
    { text: 'siti@contoh.id', x: 200, y: 84 },
    ...line(120, 'EDUCATION'),
    ...line(145, 'National University of Contoh', 'June 2014'),
    ...line(157, 'Bachelor of Science in Pharmacy'),
    ...line(169, 'Overall GPA: 3.2'),
    ...line(187, 'Universitas Contoh', 'September 2018'),
    ...line(199, 'MSc in Infection and Immunity'),
    ...line(225, 'EXPERIENCE'),
    ...line(242, 'Arunika Hospital', 'July 2019 - Present'),
    { text: 'Senior Pharmacist', x: 70, y: 254, italic: true },
    ...line(269, '· Reviewed over 4,000 orders a year'),
    ...line(281, '· Lowered carbapenem use by 18% in two years'),
    ...line(293, '· Chaired the medication safety committee'),
    ...line(317, 'Apotek Sehat', 'May 2015 - June 2019'),
    { text: 'Pharmacist', x: 70, y: 329, italic: true },
    ...line(344, '· Introduced discharge counselling in four languages'),
    ...line(357, '· Trained 12 pharmacy technicians'),
    ...line(383, 'TECHNICAL STRENGTHS'),
    ...line(407, 'Clinical', 'Parenteral Nutrition, Therapeutic Drug Monitoring'),
    ...line(419, 'Systems', 'Epic, SPSS'),
  );
  expect(jobsWithText(page).map(([title, , text]) => [title, text?.split('\n').length])).toEqual([
    ['Senior Pharmacist', 3],
    ['Pharmacist', 2],
  ]);
});

test('"Highlights" and "Courses" in small letters below a job and a school open no section', () => {
  const { result } = readPage(
    ...siti,
    head('Work', 90),
    { text: 'DataSphere', y: 110, bold: true },
    { text: '2016 - 2019', x: 450, y: 110 },
    { text: 'Software Engineer', y: 124 },
    { text: 'Highlights', y: 140, size: 11 },
    { text: 'Managed a team of 25 engineers', x: 70, y: 154 },
    head('Education', 190),
    { text: 'MIT', y: 210, bold: true },
    { text: '2015 - 2017', x: 450, y: 210 },
    { text: 'Artificial Intelligence', y: 224 },
    { text: 'Master', y: 238, size: 9 },
    { text: 'UC Berkeley', y: 262, bold: true },
    { text: '2011 - 2015', x: 450, y: 262 },
    { text: 'Software Engineering', y: 276 },
    { text: 'Bachelor', y: 290, size: 9 },
    { text: 'Courses', y: 304, size: 11 },
    { text: 'DB1101 - Basic SQL', x: 70, y: 318 },
  );
  expect(result.workExperience[0]?.jobDescription).toContain('Managed a team of 25 engineers');
  expect(result.certifications).toEqual([]);
  expect(result.summary).toBeNull();
  expect(result.education.map((school) => [school.organization, school.accreditation?.inputStr])).toEqual([
    ['MIT', 'Master Artificial Intelligence'],
    ['UC Berkeley', 'Bachelor Software Engineering'],
  ]);
});

test('employers and schools may look like the heading that they stand under', () => {
  const { result } = readPage(
    ...siti,
    head('Work Experience', 90),
    head('Harbourline Consultants', 112),
    { text: 'Senior Civil Engineer', y: 130 },
    { text: '2017 - Present', y: 144 },
    { text: '• Cut review rounds from five to two', x: 60, y: 158 },
    head('Lagos State Works Agency', 186),
    { text: 'Project Engineer', y: 204 },
    { text: '2013 - 2017', y: 218 },
    { text: '• Supervised 14 km of drainage', x: 60, y: 232 },
    head('Education', 262),
    head('University of Waterloo', 284),
    { text: 'Structural Engineering, MSc', y: 302 },
    { text: '2011 - 2013', y: 316 },
  );
  expect(
    result.workExperience.map((each) => [each.jobTitle, each.organization, each.dates?.startDate]),
  ).toEqual([
    ['Senior Civil Engineer', 'Harbourline Consultants', '2017-01-01'],
    ['Project Engineer', 'Lagos State Works Agency', '2013-01-01'],
  ]);
  expect(result.education.map((school) => school.organization)).toEqual(['University of Waterloo']);
});

test('"Research Experience" with dated posts is work', () => {
  const { result } = readPage(
    ...siti,
    head('Research Experience', 90),
    { text: 'Institute for Advanced Research', y: 110, bold: true },
    { text: '• Undergraduate Research Student   May 2004 – May 2005', y: 124 },
    { text: '◦ Investigated the use of lasers', x: 70, y: 138 },
    head('Publications', 170),
    { text: 'Aminah S. On lasers. Journal of Science, 2006.', y: 188 },
  );
  expect(result.workExperience.map((job) => job.organization)).toEqual(['Institute for Advanced Research']);
});

test('names in bold below the headings of a rail whose contacts have labels in bold', () => {
  const { result } = readPage(
    ...siti,
    head('Contact', 90),
    { text: 'Email:', y: 108, bold: true },
    { text: 'siti@contoh.id', y: 120 },
    { text: 'LinkedIn:', y: 144, bold: true },
    { text: 'linkedin.com/in/siti-contoh', y: 156 },
    head('Languages', 190),
    { text: 'English', y: 208, bold: true },
    { text: 'Native speaker', y: 220 },
    { text: 'Igbo', y: 244, bold: true },
    { text: 'Conversational', y: 256 },
    head('Education', 290),
    { text: 'Universitas Contoh, 2012 - 2016', y: 308 },
  );
  expect(result.languages).toEqual(['English', 'Igbo']);
});

test('headings that end in a colon: one in front of its list in the same line, and a kindergarten among the schools', () => {
  const { work, education, skills } = fieldsOf(
    ...siti,
    { text: 'Pendidikan:', y: 90, bold: true },
    '1. TK Pertiwi Arunika (2008-2010)',
    '2. SDN 2 Arunika (2010-2016)',
    { text: 'Pengalaman Mengajar:', y: 150, bold: true },
    'Tentor Biologi di Bimbel Kencana, Juni 2024 – sekarang',
    { text: 'Keahlian:', y: 190, bold: true, more: [{ text: 'Ms. Word, SPSS, Mikroskopi' }] },
  );
  expect(education.map(({ organization }) => organization)).toEqual(['TK Pertiwi Arunika', 'SDN 2 Arunika']);
  expect(work.map(({ description }) => description)).toEqual([null]);
  expect(skills).toEqual(['Ms. Word', 'SPSS', 'Mikroskopi']);
});

test('headings: the second line of a heading that a narrow column broke opens no section', () => {
  const { skills, languages, certifications } = fieldsBelowName(
    { text: 'Keahlian', x: 50, y: 100, size: 13, bold: true },
    ...['• Pembukuan', '• Negosiasi', '• Arsip', '• Canva'].map((text, at) => ({
      text,
      x: 50,
      y: 122 + 14 * at,
    })),
    { text: 'Penguasaan Bahasa', x: 210, y: 100, size: 13, bold: true },
    { text: 'Asing dan Daerah', x: 210, y: 116, size: 13, bold: true },
    ...['• Indonesia', '• Inggris', '• Jawa'].map((text, at) => ({ text, x: 210, y: 138 + 14 * at })),
    { text: 'Sertifikasi', x: 350, y: 100, size: 13, bold: true },
    ...['• Pelatihan Ekspor', '• TOEIC 780', '• Brevet A'].map((text, at) => ({
      text,
      x: 350,
      y: 122 + 14 * at,
    })),
  );
  expect([skills.length, languages, certifications.length]).toEqual([4, ['Indonesia', 'Inggris', 'Jawa'], 3]);
});

test('headings: two lines of which neither names a section alone do so together', () => {
  const title = (text: string, x: number, y: number): Text => ({ text, x, y, size: 18 });
  const page = readPage(
    { text: 'Siti Aminah', x: 40, y: 50, size: 26 },
    { text: 'siti@contoh.id', x: 40, y: 70 },
    title('Skills', 40, 110),
    ...['Excel', 'Looms', 'Dyeing'].map((text, at) => ({ text, x: 40, y: 130 + 15 * at })),
    title('Education', 40, 200),
    { text: 'Universitas Arunika', x: 40, y: 220 },
    { text: '2012 – 2016', x: 40, y: 235 },
    title('Textile engineering', 240, 50),
    title('experience', 240, 71),
    { text: 'Quality Engineer', x: 240, y: 95, size: 12 },
    { text: 'PT Sagara Tekstil', x: 240, y: 110 },
    { text: 'Jan 2019 – Mei 2023', x: 240, y: 125 },
    { text: '• Checked yarn of three mills', x: 240, y: 142 },
    { text: '• Wrote the yearly plan', x: 240, y: 157 },
    title('Projects', 240, 190),
    { text: '• A loom that counts its threads', x: 240, y: 210 },
  );
  expect(jobHeads(page)).toEqual([['Quality Engineer', 'PT Sagara Tekstil']]);
});

test('headings: jobs without one begin with a post of small words beside its period', () => {
  const row = (post: string, period: string, y: number): Text[] => [
    { text: post, y },
    { text: period, x: 440, y },
  ];
  const { work, education } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    ...row('Home carer (student job)', 'Since 09/2020', 90),
    { text: 'Helped four elderly people with meals and shopping', y: 104 },
    ...row('Head nurse of the night ward', '02/2014 - 08/2020', 124),
    { text: 'Cared for patients before and after operations', y: 138 },
    ...row('Bachelor of Nursing', '09/2010 - 01/2014', 158),
    { text: 'Arunika University', y: 172 },
  );
  expect(work.map(({ jobTitle, startDate }) => [jobTitle, startDate])).toEqual([
    ['Home carer (student job)', '2020-09'],
    ['Head nurse of the night ward', '2014-02'],
  ]);
  expect(education.map(({ organization }) => organization)).toEqual(['Arunika University']);
});

const listedBelow = (y: number, ...names: string[]): Text[] =>
  names.map((text, at) => ({ text, x: 50, y: y + 14 * at }));

test('headings: among counted ones, what has words of its own behind its number is one', () => {
  const numbered = (count: string) =>
    readBelowName(
      head(`1${count}Pengalaman Kerja`, 104),
      ...twoJobs,
      head(`2${count}Yang Saya Kuasai`, 236),
      ...listedBelow(254, 'Penghitungan Uang', 'Deteksi Uang Palsu', 'Core Banking', 'Cross Selling'),
      head(`3${count}Bahasa`, 324),
      ...listedBelow(342, 'Indonesia', 'Inggris'),
    );
  const skills = ['Penghitungan Uang', 'Deteksi Uang Palsu', 'Core Banking', 'Cross Selling'];
  expect(skillNames(numbered('. '))).toEqual(skills);
});

test.each([
  ['1', '2', '3', '4'],
  ['I.', 'II.', 'III.', 'IV.'],
  ['A.', 'B.', 'C.', 'D.'],
] as const)(
  'headings: %s that stands apart from what it counts leaves room for words of the writer’s own',
  (...counts) => {
    const counted = (count: string, text: string, y: number): Text[] => [
      head(count, y),
      { ...head(text, y), x: 80 },
    ];
    const page = readBelowName(
      ...counted(counts[0], 'Pengalaman Kerja', 104),
      ...twoJobs,
      ...counted(counts[1], 'Yang Saya Kuasai', 236),
      ...listedBelow(254, 'Penghitungan Uang', 'Deteksi Uang Palsu', 'Core Banking', 'Cross Selling'),
      ...counted(counts[2], 'Bahasa', 324),
      ...listedBelow(342, 'Indonesia', 'Inggris'),
      ...counted(counts[3], 'Sertifikat', 384),
      ...listedBelow(402, 'Pelatihan Teller Dasar'),
    );
    expect(skillNames(page)).toEqual([
      'Penghitungan Uang',
      'Deteksi Uang Palsu',
      'Core Banking',
      'Cross Selling',
    ]);
  },
);

test('headings: words of the writer’s own open the left column, where the name stands larger in the other', () => {
  const side = (text: string, y: number): Text => ({ text, x: 40, y, size: 12, bold: true });
  const main = (text: string, y: number): Text => ({ text, x: 230, y, size: 12, bold: true });
  const { skills, name } = fieldsOf(
    side('Yang Saya Kuasai', 50),
    ...['Penghitungan Uang', 'Deteksi Uang Palsu', 'Core Banking', 'Cross Selling'].map((text, at) => ({
      text,
      x: 40,
      y: 68 + 14 * at,
    })),
    side('Bahasa', 140),
    ...['Indonesia', 'Inggris'].map((text, at) => ({ text, x: 40, y: 158 + 14 * at })),
    side('Sertifikat', 200),
    { text: 'Pelatihan Teller Dasar', x: 40, y: 218 },
    { text: 'Siti Aminah', x: 230, y: 50, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 230, y: 68 },
    main('Pengalaman Kerja', 100),
    ...twoJobs.map(({ x = 50, y = 0, ...text }) => ({ ...text, x: x === 50 ? 230 : x, y: y - 10 })),
    main('Pendidikan', 220),
    ...vocationalSchool.map(({ x = 50, y = 0, ...text }) => ({ ...text, x: x === 50 ? 230 : x, y: y + 10 })),
  );
  expect(skills).toEqual(['Penghitungan Uang', 'Deteksi Uang Palsu', 'Core Banking', 'Cross Selling']);
  expect(name).toBe('Siti Aminah');
});

test('one heading in small letters among others as large', () => {
  const large = (text: string, y: number): Text => ({ text, y, size: 15, bold: true });
  const { languages } = fieldsBelowName(
    large('languages', 90),
    { text: 'Indonesian – native', y: 110 },
    { text: 'Dutch – fluent', y: 124 },
    large('Experience', 150),
    ...jobAt(170),
    large('Education', 230),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 250 },
    large('Things of my own', 280),
    { text: 'A boat and two bicycles', y: 300 },
  );
  expect(languages).toEqual(['Indonesian', 'Dutch']);
});

test('qualifications and knowledge in Portuguese and Spanish are skills', () => {
  for (const text of ['QUALIFICAÇÕES', 'Conhecimento técnico', 'Conocimiento técnico'])
    expect(readHeading(text)?.type).toBe('skills');
});

test('a section that goes on under its heading again', () => {
  const page = readBelowName(
    head('Work Experience', 90),
    'Store Clerk, Arunika Stores, 2019 – 2021',
    head('Experience, continued', 140),
    'Cashier, Kencana Market, 2016 – 2018',
    head('Education', 190),
    'Sentosa High School, 2013 – 2016',
  );
  expect(jobHeads(page)).toEqual([
    ['Store Clerk', 'Arunika Stores'],
    ['Cashier', 'Kencana Market'],
  ]);
});

test('a few words about the writer close below a heading are no school', () => {
  const entry = (y: number, degree: string, school: string, years: string): Text[] => [
    { text: degree, y, size: 12, bold: true },
    { text: school, y: y + 18 },
    { text: years, y: y + 40 },
  ];
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'Sekolah yang pernah saya ikuti', x: 245, y: 105 },
    ...entry(136, 'S1 Pendidikan Matematika', 'Universitas Arunika', '2013 - 2017'),
    ...entry(203, 'SMA IPA', 'SMA Negeri 3 Kencana', '2010 - 2013'),
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'Universitas Arunika',
    'SMA Negeri 3 Kencana',
  ]);
});

test('parts that pictures announce in the place of headings are known by what stands in them', () => {
  const { result, details } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id  0812 3456 7890', y: 60 },
    { text: 'Pustakawan yang senang menata buku lama dan mengajar anak membaca.', y: 76 },
    { text: 'Kepala Perpustakaan', x: 90, y: 110, bold: true },
    { text: 'Jan 2020 – Sekarang', x: 440, y: 110 },
    { text: 'PT Arunika Buku, Kudus', x: 90, y: 123 },
    { text: '• Menata 4.000 buku', x: 90, y: 136 },
    { text: 'Staf Perpustakaan', x: 90, y: 152, bold: true },
    { text: 'Mar 2017 – Des 2019', x: 440, y: 152 },
    { text: 'PT Kencana Pustaka, Tegal', x: 90, y: 165 },
    { text: 'Universitas Contoh', x: 90, y: 200, bold: true },
    { text: '2013 – 2017', x: 440, y: 200 },
    { text: 'S1 Ilmu Perpustakaan', x: 90, y: 213 },
    { text: 'Katalogisasi, SLiMS, Microsoft Excel, Mendongeng', x: 90, y: 250 },
    { text: 'Indonesia (Penutur asli), Inggris (Lancar)', x: 90, y: 285 },
    { text: 'Pustakawan Ahli Muda', x: 90, y: 320, bold: true },
    { text: '2021', x: 440, y: 320 },
    { text: 'Perpusnas', x: 90, y: 333 },
    { text: 'Bendahara', x: 90, y: 368, bold: true },
    { text: '2018 – 2020', x: 440, y: 368 },
    { text: 'Ikatan Pustakawan Indonesia', x: 90, y: 381 },
  );
  expect(jobHeads({ result })).toEqual([
    ['Kepala Perpustakaan', 'PT Arunika Buku'],
    ['Staf Perpustakaan', 'PT Kencana Pustaka'],
  ]);
  expect(schoolHeads({ result })).toEqual([['Universitas Contoh', 'S1 Ilmu Perpustakaan']]);
  expect(skillNames({ result })).toEqual(['Katalogisasi', 'SLiMS', 'Microsoft Excel', 'Mendongeng']);
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(result.certifications).toEqual(['Pustakawan Ahli Muda']);
  expect(Object.values(details)).toContain('Ikatan Pustakawan Indonesia');
});

test('a certificate in capitals right below the heading, in letters like its own', () => {
  const bold = (text: string, y: number): Text => ({ text, y, bold: true });
  const { result, details } = readBelowName(
    bold('KEAHLIAN', 90),
    { text: 'Mikrotik, Cisco', y: 104 },
    bold('SERTIFIKAT', 132),
    bold('MTCNA', 146),
    { text: 'MikroTik', y: 160 },
    { text: 'Agu 2021', y: 174 },
    bold('Fiber Optic Technician', 188),
    { text: 'BNSP', y: 202 },
    { text: 'Okt 2019', y: 216 },
    bold('HOBI', 244),
    { text: 'Futsal', y: 258 },
  );
  expect(result.certifications).toEqual(['MTCNA', 'Fiber Optic Technician']);
  expect(details).toMatchObject({
    'certifications.0.issuer': 'MikroTik',
    'certifications.1.date': '2019-10',
  });
});

test('prizes under a heading of praise', () => {
  const { details } = readBelowName(
    head('Applause', 104),
    { text: 'Best Help Centre', y: 124, bold: true },
    { text: 'Support Asia', y: 138 },
    { text: '2022', y: 152 },
  );
  expect(details['sections.1.prizes.0.title']).toBe('Best Help Centre');
});

test('headings on a panel in the bold letters of the posts beside it, where each stands alone over its list', () => {
  const main = (text: string, y: number, own: Partial<Text> = {}): Text => ({ text, x: 240, y, ...own });
  const { skills, languages } = fieldsOf(
    { text: 'Siti Aminah', x: 40, y: 40, size: 15, bold: true },
    { text: 'siti@contoh.id', x: 40, y: 60 },
    ...['Skills', 'Python', 'SQL', 'Tableau'].map((text, at) => ({
      text,
      x: 40,
      y: 90 + 12 * at,
      bold: at === 0,
    })),
    ...['Languages', 'Indonesian (native)', 'English (C1)'].map((text, at) => ({
      text,
      x: 40,
      y: 150 + 12 * at,
      bold: at === 0,
    })),
    main('Work Experience', 50, { size: 12, bold: true }),
    main('Data Analyst,', 68, { bold: true, more: [{ text: 'PT Sinar Samudra' }] }),
    { text: 'May 2022 – now', x: 460, y: 68 },
    main('• Cut monthly reporting from five days to one', 80),
    main('Junior Analyst,', 100, { bold: true, more: [{ text: 'Toko Maju' }] }),
    { text: 'Sep 2020 – Apr 2022', x: 460, y: 100 },
    main('• Weekly sales reports for 31 outlets', 112),
    main('Education', 140, { size: 12, bold: true }),
    main('BSc Statistics,', 158, { bold: true, more: [{ text: 'Universitas Arunika' }] }),
    { text: '2016 – 2020', x: 460, y: 158 },
  );
  expect(skills).toEqual(['Python', 'SQL', 'Tableau']);
  expect(languages).toEqual(['Indonesian', 'English']);
});

test('headings in a colour of their own over the lines of a column that is set flush right', () => {
  const flush = (text: string, y: number, own: Partial<Text> = {}): Text => ({
    text,
    y,
    x: 171 - text.split(' ').reduce((sum, word) => sum + 5 * word.length + 3, -3),
    ...own,
  });
  const white = { colour: 0xffffff };
  const { work, languages, phones } = fieldsOf(
    { text: 'Siti Aminah', x: 40, y: 40, size: 25 },
    flush('Contact', 122, white),
    flush('siti@contoh.id', 140),
    flush('0812 3456 7890', 152),
    flush('Kudus', 164),
    flush('Languages', 192, white),
    flush('Indonesian - native', 206),
    flush('English - C1', 218),
    flush('Javanese - native', 230),
    { text: 'Experience', x: 181, y: 100, size: 14 },
    { text: '2021 - 2024', x: 187, y: 124 },
    { text: 'Backend Engineer', x: 250, y: 124 },
    { text: 'PT Sinar Samudra', x: 250, y: 136, italic: true },
    { text: '2018 - 2021', x: 187, y: 158 },
    { text: 'Junior Developer', x: 250, y: 158 },
    { text: 'Toko Maju Bersama', x: 250, y: 170, italic: true },
    { text: 'Education', x: 181, y: 198, size: 14 },
    { text: '2014 - 2018', x: 187, y: 220 },
    { text: 'Universitas Arunika', x: 250, y: 220 },
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Backend Engineer', 'PT Sinar Samudra'],
    ['Junior Developer', 'Toko Maju Bersama'],
  ]);
  expect(languages).toEqual(['Indonesian', 'English', 'Javanese']);
  expect(phones).toEqual(['0812 3456 7890']);
});

test('the words of a heading stand nearly a letter apart, as in the text of a scan', () => {
  const { work } = fieldsOf(
    ...siti,
    head('PENDIDIKAN', 90),
    { text: 'SMK Negeri 1 Kudus, 2012 - 2015', y: 108 },
    head('PENGALAMAN', 140),
    { text: 'KERJA', x: 50 + 10 * 7 + 12, y: 140, size: 14, bold: true },
    { text: 'Resepsionis', y: 158 },
    { text: 'Hotel Arunika, Januari 2017 - September 2019', y: 172 },
    head('KEAHLIAN', 200),
    { text: 'Negosiasi', y: 216 },
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Resepsionis', 'Hotel Arunika'],
  ]);
});

test('posts in the letters of the heading right above them, over a house with its period and points, are jobs', () => {
  const { result } = readPage(
    ...siti,
    head('Profil', 80),
    textAt(50, 96, 'Pustakawan yang membangun repositori kampus dan kelas literasi.'),
    head('Pengalaman', 120),
    head('Pustakawan Ahli Pertama', 138),
    textAt(50, 154, 'Universitas Arunika, Sleman, 2019 sampai 2023'),
    textAt(50, 168, '• Mengunggah 8.500 skripsi'),
    head('Staf Perpustakaan', 190),
    textAt(50, 206, 'Perpustakaan Kota Klaten, 2016 sampai 2018'),
    textAt(50, 220, '• Mengolah 2.400 judul buku'),
    head('Pendidikan', 246),
    textAt(50, 262, 'SMA Negeri 1 Kudus, 2009 – 2012'),
  );
  expect(result.workExperience.map(({ jobTitle, jobDescription }) => [jobTitle, jobDescription])).toEqual([
    ['Pustakawan Ahli Pertama', 'Mengunggah 8.500 skripsi'],
    ['Staf Perpustakaan', 'Mengolah 2.400 judul buku'],
  ]);
});

test('a heading in the writer’s own words below a referee in other letters', () => {
  const page = readPage(
    ...siti,
    head('Referensi', 90),
    { text: 'Bambang Triyono', y: 108, bold: true },
    { text: 'Direktur, RSU Griya Arunika', y: 122 },
    { text: '0811-254-7781', y: 136 },
    head('Yang Saya Kuasai', 170),
    ...['Farmasi klinik', 'Konseling obat', 'Peracikan', 'Antropometri'].map((text, at) => ({
      text,
      y: 188 + 14 * at,
    })),
  );
  expect(page.result.skills.map(({ name }) => name)).toEqual([
    'Farmasi klinik',
    'Konseling obat',
    'Peracikan',
    'Antropometri',
  ]);
});

/** What sections a page holds, each with its first line below the heading. */
const sectionsOf = ({ result }: ReturnType<typeof readPage>) =>
  result.sections.slice(1).map(({ sectionType, text }) => [sectionType, text.split('\n')[1]]);

const headed = (text: string, y: number) => boldAt(50, y, text);

test('an office in a club is no heading, whatever its last word is', () => {
  const page = readBelowName(
    headed('Organisasi', 90),
    headed('Pengurus Bidang Pelatihan (FEB 2020–JAN 2023)', 110),
    textAt(50, 124, 'Ikatan Pustakawan Arunika'),
    textAt(50, 137, '• Menyelenggarakan tujuh lokakarya katalogisasi'),
    headed('Keahlian', 160),
    textAt(50, 174, 'Katalogisasi, SLiMS'),
  );
  expect(sectionsOf(page)).toEqual([
    ['Organisations', 'Pengurus Bidang Pelatihan (FEB 2020–JAN 2023)'],
    ['Skills/Interests/Languages', 'Katalogisasi, SLiMS'],
  ]);
  expect(readLooseHeading('Anggota Divisi Pendidikan')).toBeUndefined();
});

test('certificates in the letters of counted headings', () => {
  const page = readBelowName(
    headed('I. Pengalaman Kerja', 90),
    textAt(50, 104, 'Pustakawan, Universitas Arunika, 2019 – 2023'),
    headed('II. Pendidikan', 124),
    textAt(50, 138, 'S1 Ilmu Perpustakaan, Universitas Arunika, 2012 – 2016'),
    headed('III. Sertifikat', 160),
    headed('Sertifikasi Pustakawan', 174),
    textAt(50, 188, 'LSP Pustakawan, November 2020'),
    headed('Manajemen Repositori', 202),
    textAt(50, 216, 'Forum Perpustakaan Digital, Agustus 2021'),
    headed('IV. Keterampilan', 236),
    textAt(50, 250, 'Katalogisasi, SLiMS'),
  );
  expect(sectionsOf(page).map(([type]) => type)).toEqual([
    'WorkExperience',
    'Education',
    'Certifications',
    'Skills/Interests/Languages',
  ]);
});

test('titles of certificates in the letters of headings, and an office below its period', () => {
  const page = readBelowName(
    headed('Licenses and Certifications', 90),
    headed('JLPT N1', 104),
    textAt(50, 118, 'Japan Foundation, December 2015'),
    headed('Sworn Translator', 132),
    textAt(50, 146, 'Ministry of Law, August 2019'),
    headed('Organizations', 166),
    textAt(50, 180, '2020 – 2023'),
    headed('Head of Translation', 194),
    textAt(50, 208, 'Arunika Society'),
    textAt(50, 222, '• Held seven workshops for beginners'),
    headed('Skills', 242),
    textAt(50, 256, 'Interpreting, Trados'),
    headed('Education', 276),
    textAt(50, 290, 'Bachelor of Arts, Arunika University, 2008 – 2012'),
    headed('Languages', 310),
    textAt(50, 324, 'Japanese – Fluent'),
    headed('Interests', 344),
    textAt(50, 358, 'Pottery'),
  );
  const names = sectionsOf(page).map(([type]) => type);
  expect(names.slice(0, 3)).toEqual(['Certifications', 'Organisations', 'Skills/Interests/Languages']);
  expect(names).not.toContain('Other');
});
