import { expect, test } from 'vitest';
import { findDates } from './dates/find-dates.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Headings, periods and lengths of time that themes set beside the text they belong to.

test('headings beside their first line, in the letters of the employers, open sections', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Work Experience', y: 100, size: 16 },
    { text: 'The Juniper Table', y: 130, size: 14 },
    { text: '2021 - Present', x: 480, y: 130 },
    { text: 'Head Pastry Chef', y: 144, bold: true },
    { text: '• Runs a section of five for a large dining room', x: 70, y: 158 },
    { text: 'Bakery Halvorsen', y: 190, size: 14 },
    { text: '2017 - 2021', x: 480, y: 190 },
    { text: 'Baker', y: 204, bold: true },
    { text: '• Shaped six hundred loaves a night', x: 70, y: 218 },
    { text: 'Education', y: 270, size: 14 },
    { text: 'Oregon Culinary Institute', x: 175, y: 270, size: 14 },
    { text: '2014 - 2015', x: 480, y: 270 },
    { text: 'Baking and Pastry (Diploma)', x: 175, y: 284 },
    { text: 'Languages', y: 330, size: 14 },
    { text: 'English', x: 175, y: 330, size: 14 },
    { text: 'Native', x: 480, y: 330 },
    { text: 'Swedish', x: 175, y: 350, size: 14 },
    { text: 'Fluent', x: 480, y: 350 },
  );
  expect(result.workExperience.map(({ jobTitle }) => jobTitle)).toEqual(['Head Pastry Chef', 'Baker']);
  expect(result.education[0]?.organization).toBe('Oregon Culinary Institute');
  expect(result.languages).toEqual(['English', 'Swedish']);
});

test('the first row above the base line of a heading in a margin belongs to that heading', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Education', y: 122, size: 12, bold: true },
    { text: 'Universitas Diponegoro', x: 200, y: 122, bold: true },
    { text: 'S1 Psikologi', x: 200, y: 134 },
    { text: 'Indonesia', x: 200, y: 168, bold: true },
    { text: 'Penutur asli', x: 366, y: 168 },
    { text: 'Languages', y: 181, size: 12, bold: true },
    { text: 'Inggris', x: 200, y: 181, bold: true },
    { text: 'Menengah', x: 366, y: 181 },
    { text: 'Bali', x: 200, y: 194, bold: true },
    { text: 'Penutur asli', x: 366, y: 194 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris', 'Bali']);
});

test('a period in the margin beside the line below its head', () => {
  const { result } = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Freelance Illustrator at Walnut Press', x: 200, y: 110, bold: true },
    { text: '2016-01-01 to Present', y: 124 },
    { text: '• Illustrated eleven picture books', x: 212, y: 124 },
    { text: '• Designed labels for a small brewery', x: 212, y: 138 },
    { text: 'Junior Designer at Cobble House', x: 200, y: 162, bold: true },
    { text: '2013-09-01 to 2015-12-31', y: 176 },
    { text: '• Drew covers for forty titles', x: 212, y: 176 },
  );
  expect(
    result.workExperience.map((job) => [job.organization, job.dates?.startDate, job.jobDescription]),
  ).toEqual([
    ['Walnut Press', '2016-01-01', 'Illustrated eleven picture books\nDesigned labels for a small brewery'],
    ['Cobble House', '2013-09-01', 'Drew covers for forty titles'],
  ]);
});

test('what stands right behind a level is its field, and the other name is the school', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'TAFE NSW', y: 110, bold: true },
    { text: '2015 - 2016', x: 450, y: 110 },
    { text: 'Certificate IV - Building and Construction', y: 124 },
  );
  expect(result.education.map((each) => [each.organization, each.accreditation?.inputStr])).toEqual([
    ['TAFE NSW', 'Certificate IV Building and Construction'],
  ]);
});

test('certificates over which the issuer stands behind a label', () => {
  const { result } = readPage(
    ...siti,
    head('Certificates', 90),
    { text: '2017-03-01', y: 108 },
    { text: 'Issued by: AHLEI', y: 120 },
    { text: 'Hospitality Supervisor', y: 134 },
    { text: '2019-11-11', y: 156 },
    { text: 'Issued by: LSP Pariwisata', y: 168 },
    { text: 'Front Office Manager', y: 182 },
  );
  expect(result.certifications).toEqual(['Hospitality Supervisor', 'Front Office Manager']);
});

test('skills between dashes in one line', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    '- PSAK - Rekonsiliasi bank - Laporan konsolidasi',
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['PSAK', 'Rekonsiliasi bank', 'Laporan konsolidasi']);
});

test('rows above the base line of a heading in a margin that stands in the middle of its rows', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Education', y: 122, size: 12, bold: true },
    { text: 'Universitas Gadjah Mada', x: 200, y: 122, bold: true },
    { text: 'S1 Ilmu Komunikasi', x: 200, y: 134 },
    { text: 'SEO (Expert):', x: 200, y: 170 },
    { text: 'Google Analytics (Advanced):', x: 200, y: 186, bold: true },
    { text: 'Skills', y: 202, size: 12, bold: true },
    { text: 'Meta Ads (Expert):', x: 200, y: 202 },
    { text: 'Copywriting (Advanced):', x: 200, y: 218, bold: true },
  );
  expect(result.education).toHaveLength(1);
  expect(result.skills.map(({ name }) => name)).toEqual([
    'SEO',
    'Google Analytics',
    'Meta Ads',
    'Copywriting',
  ]);
});

test.each([
  ['Straits Cloud 2021-07-01 —', { year: 2021, month: 7, day: 1 }],
  ['2019 —', { year: 2019 }],
])('a dash without an end leaves the period open: %s', (text, start) => {
  expect(findDates(text)[0]).toMatchObject({ start, single: false });
  expect(findDates(text)[0]?.end).toBeUndefined();
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

test('a right column set flush right begins further left than its headings', () => {
  const flushRight = (text: string, y: number, size: number, right = 568) => {
    const words = text.split(' ');
    const width = words.join('').length * size * 0.5 + (words.length - 1) * size * 0.3;
    return { text, y, size, x: right - width };
  };
  const { result } = readPage(
    { text: 'Siti Aminah', x: 27, y: 60, size: 30, bold: true },
    flushRight('siti@contoh.id', 60, 10),
    flushRight('0896-5550-7731', 76, 10),
    { text: 'Experience', x: 27, y: 218, size: 14 },
    { text: 'Staf Administrasi', x: 27, y: 241, size: 10, bold: true },
    { text: 'Toko Bangunan Sinar Abadi · Tegal', x: 27, y: 253, size: 9 },
    flushRight('Mar 2022 - Present', 240, 8, 379),
    { text: '· Membuat laporan penjualan harian', x: 32, y: 267, size: 8 },
    { text: '· Mengelola arsip 1.200 faktur', x: 206, y: 267, size: 8 },
    { text: 'Kasir', x: 27, y: 295, size: 10, bold: true },
    { text: 'CV Mitra Niaga Sejati · Slawi', x: 27, y: 306, size: 9 },
    flushRight('Jan 2020 - Feb 2022', 294, 8, 379),
    { text: '· Melayani rata-rata 150 pelanggan', x: 32, y: 321, size: 8 },
    flushRight('Skills', 218, 14),
    flushRight('Perkantoran', 241, 10, 498),
    flushRight('Microsoft Word', 254, 8, 498),
    flushRight('Microsoft Excel', 264, 8, 498),
    flushRight('Bahasa', 241, 10),
    flushRight('Education', 318, 14),
    flushRight('D3, Akuntansi', 340, 8),
    flushRight('Politeknik Harapan Bersama', 352, 8),
    flushRight('SMK, Administrasi Perkantoran', 372, 8),
    flushRight('SMK Negeri 1 Slawi', 385, 8),
    flushRight('Certificates', 427, 14),
    flushRight('Administrasi Profesional', 449, 8),
    flushRight('Languages', 504, 14),
    flushRight('Indonesia · Penutur asli', 527, 8),
    flushRight('Inggris · Dasar', 539, 8),
  );
  expect(result.education.map(({ organization }) => organization)).toEqual([
    'Politeknik Harapan Bersama',
    'SMK Negeri 1 Slawi',
  ]);
});

test.each([
  ['Master of Science (M.S.)', 124, 138],
  ['Bachelor of Science', 124, 160],
])('the field above "%s" belongs to it', (degree, above, y) => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Stanford University', y: 110, size: 12, bold: true },
    { text: 'Computer Science', y: above, bold: true },
    { text: '2010 - 2012', y: y > 150 ? 138 : 152 },
    { text: degree, y },
  );
  expect(result.education[0]?.accreditation?.inputStr).toBe(`${degree} Computer Science`);
});
