import { expect, test } from 'vitest';
import { findGrade } from './lexicon/education-words.ts';
import { isPlace } from './places/find-place.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What themes of JSON Resume from the registry do that other papers do not.

test('skills with a colon behind each and no items are skills, not names of groups', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Stock opname:', y: 110, bold: true },
    { text: 'Forklift ():', y: 124, bold: true },
    { text: 'Microsoft Excel:', y: 138, bold: true },
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Stock opname', 'Forklift', 'Microsoft Excel']);
});

test('lengths of time in the column of the periods part no description', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'January 2025 — August 2025', x: 420, y: 108 },
    { text: 'Kepala Gudang,', y: 122, bold: true },
    { text: 'PT Sumber Pangan', x: 160, y: 122 },
    { text: '• Menyusun jadwal bongkar muat', y: 136 },
    { text: '• Menurunkan selisih stok 8%', y: 150 },
    { text: '8 months', x: 500, y: 150 },
    { text: 'March 2023 — March 2024', x: 436, y: 174 },
    { text: 'Staf Gudang,', y: 188, bold: true },
    { text: 'CV Karya Muat', x: 160, y: 188 },
    { text: '• Mencatat surat jalan', y: 202 },
    { text: 'a year', x: 505, y: 202 },
    { text: '• Melayani pengemudi', y: 216 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.jobDescription])).toEqual([
    ['Kepala Gudang', 'Menyusun jadwal bongkar muat\nMenurunkan selisih stok 8%'],
    ['Staf Gudang', 'Mencatat surat jalan\nMelayani pengemudi'],
  ]);
});

test('a field and a level that no list knows make one degree', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Universitat Politècnica de València', y: 110, bold: true },
    { text: 'Architecture', y: 124 },
    { text: 'Master', y: 138 },
    { text: '2005-09-01 - 2012-01-31', y: 152 },
    { text: 'ETH Zürich', y: 176, bold: true },
    { text: 'Urban Design', y: 190 },
    { text: 'Exchange Semester', y: 204 },
    { text: '2009-09-01 - 2010-02-28', y: 218 },
  );
  expect(result.education.map(({ accreditation }) => accreditation?.inputStr)).toEqual([
    'Master Architecture',
    'Urban Design Exchange Semester',
  ]);
});

test('the jobs around teach which side of a comma names the employer', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Boekhandel, Site Engineer', y: 110, bold: true },
    { text: '2018-02-01 - Present', x: 420, y: 110 },
    { text: '• Led the support desk', y: 124 },
    { text: 'Hostnet Ltd, Systems Engineer', y: 148, bold: true },
    { text: '2013-11-01 - 2018-01-31', x: 420, y: 148 },
    { text: '• Ran a fleet of servers', y: 162 },
    { text: 'Servicebureau Zwolle, Helpdesk', y: 186, bold: true },
    { text: '2010-03-01 - 2013-10-31', x: 420, y: 186 },
  );
  expect(result.workExperience.map((job) => [job.organization, job.jobTitle])).toEqual([
    ['Boekhandel', 'Site Engineer'],
    ['Hostnet Ltd', 'Systems Engineer'],
    ['Servicebureau Zwolle', 'Helpdesk'],
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

test('a post in the letters of the headings right below the name is no heading', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Civil Engineer', 62),
    { text: 'Email', y: 80, bold: true },
    { text: 'siti@contoh.id', x: 150, y: 80 },
    { text: 'Phone', y: 94, bold: true },
    { text: '0813-9022-4471', x: 150, y: 94 },
    { text: 'Site engineer with eight years in bridges and drainage, comfortable on site.', y: 118 },
    head('Skills', 150),
    { text: 'AutoCAD, Primavera', y: 168 },
    head('Education', 200),
    { text: 'Universitas Diponegoro', y: 218 },
  );
  expect(result.summary).toContain('eight years in bridges');
  expect(result.phoneNumbers).toHaveLength(1);
});

test.each([
  ['GPA: Merit', 'Merit'],
  ['BA: Illustration (First)', 'First'],
  ['Illustration (Fine Art)', undefined],
])('the grade in "%s"', (printed, grade) => {
  expect(findGrade(printed)?.value).toBe(grade);
});

test('certificates below their dates, with the issuer in the third line', () => {
  const { result } = readPage(
    ...siti,
    head('Certifications', 90),
    { text: 'Juni 2023', y: 108 },
    { text: 'Basic Trauma and Cardiac Life Support', y: 122 },
    { text: 'PPNI', y: 136 },
    { text: 'September 2021', y: 150 },
    { text: 'Manajemen Bencana', y: 164 },
    { text: 'BNPB', y: 178 },
  );
  expect(result.certifications).toEqual(['Basic Trauma and Cardiac Life Support', 'Manajemen Bencana']);
});

test.each(['Siti Aminah | Agronom', 'Siti Aminah|Agronom'])('the name in "%s"', (text) => {
  const { result } = readPage(
    { text, y: 40, size: 20 },
    { text: 'siti@contoh.id', y: 60 },
    head('Pengalaman', 90),
    { text: 'Petani di CV Karya, 2019 - 2021', y: 110 },
  );
  expect(result.name?.raw).toBe('Siti Aminah');
});

test('the level alone between a field and its period belongs to the school above', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Politeknik Manufaktur Bandung', y: 110, size: 12 },
    { text: 'Teknik Manufaktur', y: 122 },
    { text: 'D3', y: 144 },
    { text: '2009-08-01 - 2012-07-01', y: 156 },
    { text: 'SMK Negeri 1 Cikarang', y: 180, size: 12 },
    { text: 'Teknik Pemesinan', y: 192 },
    { text: 'SMK', y: 214 },
    { text: '2006-07-01 - 2009-06-01', y: 226 },
  );
  expect(result.education.map(({ organization }) => organization)).toEqual([
    'Politeknik Manufaktur Bandung',
    'SMK Negeri 1 Cikarang',
  ]);
});

test.each(['São Paulo BR', 'Utrecht NL', 'Zürich, CH'])('%s is a place', (text) => {
  expect(isPlace(text)).toBe(true);
});
