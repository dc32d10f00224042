import { expect, test } from 'vitest';
import { findGrade } from './lexicon/education-words.ts';
import { flatten } from './result/flatten.ts';
import { readItems } from './read-items.ts';
import { buildPage, type Text } from './testing/build-page.ts';
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

test('an employer and its town over posts that begin a little further in', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Research Fellow', y: 110, bold: true },
    { text: 'Jan. 2025 - Aug. 2025', x: 440, y: 110 },
    { text: 'Balai Energi', y: 124 },
    { text: 'Simulated the flow of heat in kilns.', y: 138 },
    { text: 'Arunika Group', y: 166, bold: true },
    { text: 'Kudus, Jawa Tengah', y: 180 },
    { text: 'Software Engineer', x: 64, y: 200, bold: true },
    { text: 'Jun. 2023 - Dec. 2024', x: 440, y: 200 },
    { text: 'Kept the meters of two plants in one place.', x: 64, y: 214 },
    { text: 'Engineering Intern', x: 64, y: 240, bold: true },
    { text: 'Jan. 2023 - May 2023', x: 440, y: 240 },
    { text: 'Wrote a plan for tests at night.', x: 64, y: 254 },
  );
  expect(jobs(page)).toEqual([
    ['Research Fellow', 'Balai Energi'],
    ['Software Engineer', 'Arunika Group'],
    ['Engineering Intern', 'Arunika Group'],
  ]);
});

test('small tags below a job of which one reads like a post, and below a single point about a degree', () => {
  const tags = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: 52 + 110 * index, y, size: 8 }));
  const job = (employer: string, post: string, years: string, y: number): Text[] => [
    { text: employer, y, bold: true },
    { text: 'Riyadh, SA', x: 500, y, italic: true },
    { text: post, y: y + 14, colour: BLUE },
    { text: years, x: 440, y: y + 14, italic: true },
    { text: '• Ran the rooms of two hospitals and of a bank', y: y + 30 },
  ];
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'B.Sc. in Electrical Engineering', y: 110, bold: true },
    { text: 'Universitas Arunika', y: 124, colour: BLUE },
    { text: '2013 - 2018', x: 480, y: 124, italic: true },
    { text: '• Thesis: a filter for radios', y: 140 },
    ...tags(156, 'Solid State Devices', 'Control Systems', 'Electronics & Computing', 'Microprocessors'),
    head('Experience', 190),
    ...job('Lumba ICT', 'Co-founder & CTO', 'Jan 2021 - Sep 2024', 210),
    ...tags(256, 'Security', 'Cloud Computing', 'Networks', 'Sysadmin'),
    ...job('Cakrawala', 'Instructor', 'Mar 2019 - Dec 2020', 280),
  );
  expect(schools(page)).toEqual([['Universitas Arunika', 'B.Sc. in Electrical Engineering']]);
  expect(jobs(page)).toEqual([
    ['Co-founder & CTO', 'Lumba ICT'],
    ['Instructor', 'Cakrawala'],
  ]);
});

test('periods in small letters that stand a little higher than their entries belong to them', () => {
  const entry = (years: string, post: string, employer: string, y: number): Text[] => [
    { text: years, x: 50, y, size: 8 },
    { text: post, x: 140, y: y + 7, bold: true },
    { text: employer, x: 140, y: y + 19 },
  ];
  const page = readPage(
    ...siti,
    head('Education', 90),
    ...entry('Since 11/19', 'Ph.D. student in Computer Science', 'University of Ruvana', 110),
    ...entry('09/15-02/18', 'Master Degree in Computer Science', 'University of Ruvana', 150),
    head('Work', 200),
    ...entry('03/18-10/19', 'Firmware developer', 'Contatori Tirreni', 220),
    ...entry('09/16-06/17', 'Web developer', 'Lumbung Digital', 260),
  );
  const { education, work } = flatten(page.result);
  expect(education.map(({ accreditation, startDate }) => [accreditation, startDate])).toEqual([
    ['Ph.D. student in Computer Science', '2019-11'],
    ['Master Degree in Computer Science', '2015-09'],
  ]);
  expect(work.map(({ jobTitle, startDate, endDate }) => [jobTitle, startDate, endDate])).toEqual([
    ['Firmware developer', '2018-03', '2019-10'],
    ['Web developer', '2016-09', '2017-06'],
  ]);
});

test('a day of birth in figures with nothing but spaces between', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Date of birth', y: 76 },
    { text: '1989 01 06', x: 140, y: 76 },
  );
  expect(flatten(result).dateOfBirth).toBe('1989-01-06');
});

test('points that begin with a period hold their school, degree and thesis together', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: '• 2014–2018: University of Ruvana.', y: 110, bold: true },
    { text: 'A grant of the European Union.', x: 57, y: 126 },
    { text: 'PhD in mathematics.', x: 57, y: 142, bold: true },
    { text: 'Defense: Ruvana, December 10, 2018.', x: 57, y: 158 },
    { text: '• 2012–2014: University of Belora.', y: 180, bold: true },
    { text: 'A grant of the European Union.', x: 57, y: 196 },
    { text: 'MSc in Mathematics.', x: 57, y: 212, bold: true },
    { text: 'Thesis on algebra, supervised by B. Ernst.', x: 57, y: 228 },
  );
  const { education } = flatten(page.result);
  expect(education.map((each) => [each.organization, each.accreditation, each.completionDate])).toEqual([
    ['University of Ruvana', 'PhD in mathematics', '2018'],
    ['University of Belora', 'MSc in Mathematics', '2014'],
  ]);
});

const skills = ({ result }: Page) => result.skills.map(({ name }) => name);

test('two groups of skills in one row with a bar between', () => {
  const row: Text = { text: 'Frontend: Svelte, React | Backend: gRPC, Redis', y: 110 };
  expect(skills(readPage(...siti, head('Skills', 90), row))).toEqual(['Svelte', 'React', 'gRPC', 'Redis']);
});

test('points in bold over points that stand further in name groups, also of languages', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: '• Languages', y: 110, bold: true },
    { text: '– French, English', x: 64, y: 126 },
    { text: '• Technologies', y: 142, bold: true },
    { text: '– Ruby, Clojure, Rust', x: 64, y: 158 },
  );
  expect(skills(page)).toEqual(['Ruby', 'Clojure', 'Rust']);
  expect(flatten(page.result).languages).toEqual(['French', 'English']);
});

test('a degree in letters right before its school', () => {
  const page = readPage(...siti, head('Education', 90), {
    text: 'B.S. Ruvana State University, 2008.',
    y: 110,
  });
  expect(schools(page)).toEqual([['Ruvana State University', 'B.S.']]);
});

test('an employer with its town at the right of a post, a bar between', () => {
  const job = (post: string, place: string, tools: string, years: string, y: number): Text[] => [
    { text: post, y, bold: true },
    { text: place, x: 440, y, size: 9 },
    { text: tools, y: y + 14, italic: true },
    { text: years, x: 440, y: y + 14, size: 9 },
    { text: '• Built the reports that finance reads every day', x: 60, y: y + 30 },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job('Developer | AI & Automation', 'EY | Warsaw, Poland', 'Python, React', 'Jul 2025 – present', 110),
    ...job('Junior Developer', 'Lumba | Poznań, Poland', 'PHP, Laravel', 'Feb 2023 – Jun 2025', 170),
  );
  expect(jobs(page)).toEqual([
    ['Developer | AI & Automation', 'EY'],
    ['Junior Developer', 'Lumba'],
  ]);
});

test('columns of a newspaper go on from the left to the right and then on the next page', () => {
  const column = (x: number, y: number, count: number): Text[] =>
    Array.from({ length: count }, (_, index) => ({
      text: 'Kept the radios of the port in order every day',
      x,
      y: y + 16 * index,
    }));
  const job = (post: string, employer: string, years: string, x: number, y: number): Text[] => [
    { text: post, x, y, bold: true, size: 11 },
    { text: employer, x, y: y + 16, italic: true },
    { text: years, x, y: y + 32 },
  ];
  const first = buildPage([
    ...siti,
    head('Experience', 100),
    ...job('Senior Engineer', 'Arunika Radio', 'June 2015 – Present', 50, 120),
    ...column(50, 176, 38),
    ...job('Software Developer', 'Barito Studio', 'May 2011 – May 2013', 320, 100),
    ...column(320, 156, 8),
    { ...head('Skills', 300), x: 320 },
    ...column(320, 320, 0),
    { text: 'Python, Rust, Go', x: 320, y: 320 },
    { text: 'Docker, Ansible, Git', x: 320, y: 336 },
  ]);
  const second = buildPage([
    { text: 'Linux, Postgres', x: 50, y: 50 },
    { ...head('Education', 80) },
    { text: 'Universitas Arunika', x: 50, y: 100 },
  ]);
  const page = readItems([first, second], { asOf: '2026-11-21' });
  expect(jobs(page)).toEqual([
    ['Senior Engineer', 'Arunika Radio'],
    ['Software Developer', 'Barito Studio'],
  ]);
  expect(skills(page)).toEqual(['Python', 'Rust', 'Go', 'Docker', 'Ansible', 'Git', 'Linux', 'Postgres']);
});

test('tags of the text’s size right behind one another below a job are no head of the next', () => {
  const job = (post: string, employer: string, years: string, y: number): Text[] => [
    { text: post, y, bold: true },
    { text: years, x: 470, y, bold: true },
    { text: employer, y: y + 16, italic: true },
    { text: '• Mapped every landing of fish since 1995', y: y + 34 },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job('Data journalist', 'El Faro, Valencia', '2021 - 2024', 110),
    { text: 'Python', x: 54, y: 162 },
    { text: 'QGIS', x: 98, y: 162 },
    ...job('Research technician', 'Barito Laut, Valencia', '2018 - 2021', 190),
    { text: 'R', x: 54, y: 242 },
    { text: 'ImageJ', x: 73, y: 242 },
  );
  expect(jobs(page)).toEqual([
    ['Data journalist', 'El Faro'],
    ['Research technician', 'Barito Laut'],
  ]);
});

test('tags behind labels that end at one edge stay in their rows', () => {
  const row = (label: string, y: number, ...tags: string[]): Text[] => {
    let x = 200;
    const cells = tags.map((text) => {
      const cell = { text, x, y };
      x += text.length * 5 + 20;
      return cell;
    });
    return [{ text: label, x: 165 - label.length * 5, y }, ...cells];
  };
  const page = readPage(
    ...siti,
    head('Skills', 90),
    ...row('Programming', 110, 'Python', 'C++', 'Julia'),
    ...row('Learning', 126, 'Torch.', 'scikit-learn', 'XGBoost'),
    ...row('Tools', 142, 'Docker', 'Git', 'Slurm'),
  );
  expect(skills(page)).toContain('C++');
  expect(skills(page)).toContain('scikit-learn');
});

test('a school that no word tells, with its town right below what was studied', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Applied Informatics', y: 110 },
    { text: '09/2014 - 04/2017', x: 460, y: 110 },
    { text: 'HoRuva in Ghent', x: 70, y: 126 },
    { text: 'Professional bachelor', x: 70, y: 142 },
    { text: 'Sciences', y: 166 },
    { text: '09/2008 - 06/2014', x: 460, y: 166 },
    { text: 'Sint-Jansheuvel in Ghent', x: 70, y: 182 },
    { text: 'Secondary school diploma', x: 70, y: 198 },
  );
  expect(schools(page).map(([school]) => school)).toEqual(['HoRuva', 'Sint-Jansheuvel']);
});

test('a first name over two names of the family in letters a little smaller', () => {
  const page = readPage(
    { text: 'INÉS', x: 270, y: 60, size: 24, bold: true },
    { text: 'OLIVARES PEÑA', x: 228, y: 85, size: 20, bold: true },
    { text: 'ines@contoh.id', x: 250, y: 106 },
    head('Experience', 140),
    { text: 'Irrigation engineer, Regadíos del Valle', y: 160 },
    { text: '2019 - 2021', x: 460, y: 160 },
  );
  expect(flatten(page.result).name).toBe('INÉS OLIVARES PEÑA');
});
