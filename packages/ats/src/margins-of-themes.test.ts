import { expect, test } from 'vitest';
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
