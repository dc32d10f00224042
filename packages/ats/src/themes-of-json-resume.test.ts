import { expect, test } from 'vitest';
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
