import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';
import type { Text } from './testing/build-page.ts';

// Parts of sections and of heads that templates of LaTeX and Typst name in their own way.

type Page = ReturnType<typeof readPage>;
const skills = ({ result }: Page) => result.skills.map(({ name }) => name);
const jobs = ({ result }: Page) =>
  flatten(result).work.map(({ jobTitle, organization }) => [jobTitle, organization]);

test('an overview in smaller letters below the skills is one of their parts, and no profile', () => {
  const page = readPage(
    ...siti,
    { ...head('Skills', 90), size: 18 },
    { ...head('Overview', 112), size: 12 },
    { text: 'Budgeting', y: 128 },
    { text: 'Negotiation', y: 142 },
    { ...head('Toolbox', 162), size: 12 },
    { text: 'Excel', y: 178 },
    { text: 'SPSS', y: 192 },
  );
  expect(skills(page)).toEqual(['Budgeting', 'Negotiation', 'Excel', 'SPSS']);
  expect(flatten(page.result).summary).toBeNull();
});

test('scores, days and numbers to call among the skills are none', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'AutoCAD', y: 108 },
    { text: '5.5', y: 122 },
    { text: '2019 August', y: 136 },
    { text: '081234567890', y: 150 },
    { text: 'SketchUp', y: 164 },
  );
  expect(skills(page)).toEqual(['AutoCAD', 'SketchUp']);
});

test('languages beside their name in a margin, where the next name has its items in its row', () => {
  const row = (name: string, items: string[], y: number, by = 0): Text[] => [
    { text: name, y: y + by },
    ...items.map((text, index) => ({ text, x: 150 + 130 * index, y })),
  ];
  const page = readPage(
    ...siti,
    head('Skills & Interests', 90),
    ...row('Technology', ['Excel', 'Tableau', 'Python'], 110),
    ...row('Languages', ['Jerman (dasar)', 'Inggris (lancar)'], 145, -9),
    ...row('Sports', ['Renang', 'Sepeda'], 165),
  );
  expect(flatten(page.result).languages).toEqual(['Jerman', 'Inggris']);
  expect(skills(page)).not.toContain('Languages');
});

test('posts of a teacher, each over its day, are jobs', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Data Analyst | Arunika', y: 108 },
    { text: 'May 2016 – Aug 2018 | Bandung', y: 122 },
    head('Teaching', 150),
    { text: 'Visiting Instructor | Arunika University', y: 168 },
    { text: 'January 2018 | Bandung', y: 182 },
    {
      text: 'Led a workshop of eight days on maps and how animals move.',
      y: 196,
    },
    { text: 'Biostatistics Instructor | Cendana College', y: 216 },
    { text: 'January 2015 | Bogor', y: 230 },
  );
  expect(jobs(page)).toEqual([
    ['Data Analyst', 'Arunika'],
    ['Visiting Instructor', 'Arunika University'],
    ['Biostatistics Instructor', 'Cendana College'],
  ]);
});

test('a team behind a dot after the post is no second employer', () => {
  const job = (firm: string, post: string, y: number): Text[] => [
    { text: firm, y, size: 12, bold: true },
    { text: `| ${post}`, x: 130, y, size: 11 },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job('ARUNIKA', 'SOFTWARE DEVELOPMENT INTERN • LAPISAN TEAM', 110),
    { text: 'June 2018 – Aug 2018 | Remote', y: 124 },
    { text: '• Wrote tests for charts that 400 people use', y: 138 },
    ...job('CENDANA', 'QUANTITATIVE ANALYST INTERN • GEODATA', 160),
    { text: 'May 2016 – Aug 2016 | Bandung', y: 174 },
    { text: '• Compared two models of demand in four towns', y: 188 },
  );
  expect(jobs(page)).toEqual([
    ['SOFTWARE DEVELOPMENT INTERN', 'ARUNIKA'],
    ['QUANTITATIVE ANALYST INTERN', 'CENDANA'],
  ]);
});

test('a text below the name begins in the line of names above the one that begins small', () => {
  // Letters are 5 wide, spaces 3.
  const centred = (text: string, y: number): Text => {
    const spaces = text.split(' ').length - 1;
    return { text, x: 297 - 2.5 * text.length + spaces, y };
  };
  const { result } = readPage(
    { text: 'Siti Aminah', x: 236, y: 40, size: 22, bold: true },
    centred(
      'National Arunika Science Foundation Data Fellow & UC Cendana PhD Candidate & Fieldwork Lead in',
      64,
    ),
    centred('data cleaning and statistical modeling in R specifically for series of time and place.', 78),
    centred('siti@contoh.id', 96),
  );
  expect(flatten(result).summary).toMatch(/^National Arunika .* Lead in data cleaning .* place\.$/);
});

test('two hyphens part the employer from the town', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Student Researcher', y: 108, bold: true },
    {
      text: 'Lab Arunika, Cendana -- Daejeon, South Korea (Feb 2024 - Present)',
      y: 122,
    },
    {
      text: 'Studies how models speak several languages of the archipelago.',
      y: 136,
    },
  );
  expect(jobs(page)).toEqual([['Student Researcher', 'Lab Arunika, Cendana']]);
});

test('names over their years and points under a heading of skills are projects', () => {
  const page = readPage(
    ...siti,
    head('Programming Expertise', 90),
    { text: 'Catatan Kindle', y: 108, bold: true },
    { text: '2023 - 2024', y: 122 },
    { text: '• Sends highlights from a reader to a notebook', y: 136 },
    { text: 'Jadwal Kereta', y: 158, bold: true },
    { text: '2019', y: 172 },
    { text: '• Shows the next trains from a station', y: 186 },
    head('Skills', 210),
    { text: 'Kotlin, Flutter', y: 228 },
  );
  expect(skills(page)).toEqual(['Kotlin', 'Flutter']);
});

test('months and short years that touch the employer behind them are a period, and its first word is in the looks of the next', () => {
  const job = (period: string, post: string, y: number, told: string): Text[] => [
    { text: period, y, more: [{ text: 'of Physics Arunika', bold: true }] },
    { text: post, x: 480, y, size: 8 },
    { text: told, x: 105, y: y + 14 },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job('09/10–07/11Department', 'Student', 110, 'Built tools for old walls in several towns.'),
    ...job('08/09–09/09Department', 'Researcher', 146, 'Studied how hard stones sound when struck.'),
  );
  expect(jobs(page)).toEqual([
    ['Student', 'Department of Physics Arunika'],
    ['Researcher', 'Department of Physics Arunika'],
  ]);
});
