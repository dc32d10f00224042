import { expect, test } from 'vitest';
import { findGrade } from './lexicon/education-words.ts';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
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
  expect(jobs(page)).toEqual([
    ['Master thesis', 'Arunika Energi'],
    ['Working student', 'Elang Digital GmbH'],
    ['Junior Engineer', 'Barito Steel'],
  ]);
});

const BLUE = 0x2255cc;

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

test('tags in rows that are stretched to the width of their column are one each', () => {
  const row = (y: number, gap: number, ...tags: string[]): Text[] => {
    let x = 50;
    return tags.map((text) => {
      const tag = { text, x, y };
      x += text.length * 5 + gap;
      return tag;
    });
  };
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    ...row(110, 16, 'TypeScript', 'ES6', 'RxJS', 'Angular'),
    ...row(126, 19, 'Bootstrap', 'HTML5', 'Git', 'NodeJS'),
    ...row(142, 14, 'GraphQL', 'Webpack'),
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'TypeScript',
    'ES6',
    'RxJS',
    'Angular',
    'Bootstrap',
    'HTML5',
    'Git',
    'NodeJS',
    'GraphQL',
    'Webpack',
  ]);
});
