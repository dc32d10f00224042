import { expect, test } from 'vitest';
import { findGrade } from './lexicon/education-words.ts';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What people's CVs in LaTeX and Typst do that no template does.

type Page = ReturnType<typeof readPage>;
const jobs = ({ result }: Page) =>
  flatten(result).work.map(({ jobTitle, organization }) => [jobTitle, organization]);
const schools = ({ result }: Page) =>
  flatten(result).education.map(({ organization, accreditation }) => [organization, accreditation]);

test('an employer and a school right behind @', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: '2021 - 2023', y: 110 },
    { text: 'MSc. in Electrical Engineering @Unilor', x: 140, y: 110, bold: true },
    { text: 'Focus: signals and robots', x: 140, y: 126 },
    { text: 'Thesis title: Sensors that agree with each other', x: 140, y: 142, italic: true },
    head('Experience', 180),
    { text: '2019 - 2021', y: 200 },
    { text: 'Student Instructor @halogy', x: 140, y: 200, bold: true },
    { text: 'Gave lessons in computer science and tutored first years.', x: 140, y: 216 },
  );
  expect(schools(page)).toEqual([['Unilor', 'MSc. in Electrical Engineering']]);
  expect(jobs(page)).toEqual([['Student Instructor', 'halogy']]);
});

test.each([
  ['Graduated magna cum laude (87%)', '87%'],
  ['110/110 cum laude', '110/110'],
  ['Combined Major in Business, 88% average', '88%'],
  ['Raised sales by 88% on average', undefined],
])('the grade in "%s"', (printed, grade) => {
  expect(findGrade(printed)?.value).toBe(grade);
});
