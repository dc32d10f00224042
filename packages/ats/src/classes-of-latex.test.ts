import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';
import type { Text } from './testing/build-page.ts';

// What CVs do that people set with classes of LaTeX.

type Page = ReturnType<typeof readPage>;
const skills = ({ result }: Page) => result.skills.map(({ name }) => name);
const schools = ({ result }: Page) =>
  flatten(result).education.map(({ organization, accreditation, grade }) => [
    organization,
    accreditation,
    grade,
  ]);

test('a label that fills its margin is parted where the other labels end, whatever it looks like', () => {
  const row = (label: string, text: string, y: number): Text[] => [
    { text: label, x: 137 - 5 * label.length, y },
    { text, x: 144, y, bold: label.includes('–') },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...row('2011–Present', 'Developer, Klarna', 110),
    { text: 'Built systems for merchants', x: 144, y: 124 },
    ...row('2007–2009', 'Developer, Kaltura', 140),
    { text: 'Built tools for editors', x: 144, y: 154 },
    ...row('2003–2006', 'Analyst, Zone', 166),
    head('Skills', 184),
    ...row('Basic', 'Haskell, React, Redis', 200),
    ...row('Advanced', 'Ruby, Git', 216),
  );
  expect(skills(page)).toEqual(['Haskell', 'React', 'Redis', 'Ruby', 'Git']);
});

test('items with dots between, of which none stands at a line’s end, go on in no line below', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'SQL • Laravel • Office • CSS', y: 110 },
    { text: 'NodeJS • C++ • JavaScript • PHP', y: 124 },
    { text: 'Linux • Java • Database Management', y: 138 },
  );
  expect(skills(page)).toEqual(
    'SQL,Laravel,Office,CSS,NodeJS,C++,JavaScript,PHP,Linux,Java,Database Management'.split(','),
  );
});

test('a name of a group over its items, in letters whose lines overlap', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'LANGUAGES', y: 110, size: 12, bold: true },
    { text: 'Java • Kotlin', y: 119 },
    { text: 'FRAMEWORKS', y: 129, size: 12, bold: true },
    { text: 'Spring', y: 138 },
  );
  expect(skills(page)).toEqual(['Java', 'Kotlin', 'Spring']);
});

test('a heading in the margin that two rows of its text stand beside', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Technical', y: 90, bold: true },
    { text: 'Python, Java, Databases,', x: 130, y: 90 },
    { text: 'Skills', y: 104, bold: true },
    { text: 'Git, Docker, Linux', x: 130, y: 104 },
    { text: 'Relevant', y: 130, bold: true },
    { text: 'Data Structures, Operating Systems, Computer Graphics,', x: 130, y: 130 },
    { text: 'Courses', y: 144, bold: true },
    { text: 'Automata Theory, Parallel Computing', x: 130, y: 144 },
    { text: 'Hobbies', y: 170, bold: true },
    { text: 'Star gazing', x: 130, y: 170 },
  );
  expect(result.certifications).toEqual([]);
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Python',
    'Java',
    'Databases',
    'Git',
    'Docker',
    'Linux',
  ]);
});

test('a second degree below the first one, under the school of both', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'INSTITUT TEKNOLOGI SEPULUH NOPEMBER', y: 110, size: 12, bold: true },
    { text: 'Master in Computer Science', y: 124, size: 11 },
    { text: 'Aug 2016 — Sep 2018', y: 137 },
    { text: 'Conc. in Algorithm', y: 149 },
    { text: 'GPA: 3.67 / 4.0', y: 161 },
    { text: 'BS in Computer Science', y: 182, size: 11 },
    { text: 'Aug 2012 — Sep 2016', y: 195 },
    { text: 'Conc. in Software and Algorithm', y: 207 },
    { text: 'GPA: 3.7 / 4.0', y: 219 },
  );
  expect(schools(page)).toEqual([
    ['INSTITUT TEKNOLOGI SEPULUH NOPEMBER', 'Master in Computer Science', '3.67 / 4.0'],
    ['INSTITUT TEKNOLOGI SEPULUH NOPEMBER', 'BS in Computer Science', '3.7 / 4.0'],
  ]);
});

test('a percentage behind a school is its grade, and “secondary school” a level', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'High School - Birla High School, Kolkata - 92.4%', y: 110 },
    { text: '2010 - 2012', x: 460, y: 110 },
    { text: 'Secondary School - Nopany High, Kolkata - 85%', y: 126 },
    { text: '2000 - 2010', x: 460, y: 126 },
  );
  expect(schools(page)).toEqual([
    ['Birla High School', 'High School', '92.4%'],
    ['Nopany High', 'Secondary School', '85%'],
  ]);
});

test('words of somebody else between quotation marks below the contacts are no summary', () => {
  const { result } = readPage(
    ...siti,
    { text: '“Be the change that you want to see in the whole world.”', y: 80, italic: true },
    head('Skills', 110),
    'Excel, Accurate, Jurnal',
  );
  expect(flatten(result).summary).toBeNull();
});

test('facts in two lines each under “About me” are personal data', () => {
  const { result } = readPage(
    ...siti,
    head('About Me', 90),
    { text: 'nationality', y: 110, bold: true },
    { text: 'german', y: 124 },
    { text: 'marital status', y: 146, bold: true },
    { text: 'married', y: 160 },
    head('Skills', 190),
    'Excel, Accurate, Jurnal',
  );
  expect(flatten(result).summary).toBeNull();
});

test('a dash within a certificate’s name, its issuer behind a comma', () => {
  const row = (year: string, name: string, issuer: string, y: number): Text[] => [
    { text: year, y },
    { text: name, x: 90, y, bold: true, more: [{ text: issuer }] },
  ];
  const { result } = readPage(
    ...siti,
    head('Courses Attended', 90),
    ...row('2022', 'Certified Security - Specialty,', 'Amazon Web Services', 110),
    ...row('2020', 'Certified Kubernetes Developer,', 'The Linux Foundation', 124),
  );
  expect(result.certifications).toEqual(['Certified Security - Specialty', 'Certified Kubernetes Developer']);
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
