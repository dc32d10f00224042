import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { splitTags } from './lists/split-tags.ts';
import { readItems } from './read-items.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What timelines of pages and themes do: the end of a period above its beginning, headings with numbers, parts of a job in the same words.

const work = (...texts: (Text | string)[]) =>
  flatten(readPage(...texts).result).work.map(
    ({ jobTitle, organization, startDate, endDate, description }) => [
      jobTitle,
      organization,
      startDate,
      endDate,
      description,
    ],
  );

test('the end of a period beside a post and its beginning in the same margin where the text ends', () => {
  const entry = (y: number, end: string, start: string, post: string, employer: string): Text[] => [
    { text: end, x: 50, y },
    { text: post, x: 120, y, bold: true },
    { text: employer, x: 400, y },
    { text: 'Kept the books of three branches and closed each month in two days,', x: 120, y: y + 14 },
    { text: 'which had taken a week before the accounts were put in one system,', x: 120, y: y + 28 },
    { text: start, x: 50, y: y + 42 },
    { text: 'and told the owners what it cost.', x: 120, y: y + 42 },
  ];
  expect(
    work(
      ...siti,
      head('Work Experience', 90),
      ...entry(110, 'Present', '2023', 'Senior Accountant', 'PT Maju Jaya'),
      ...entry(180, '2021', '2021', 'Accountant', 'PT Sentosa'),
      ...entry(250, '2019', '2018', 'Cashier', 'Toko Abadi'),
    ).map((job) => job.slice(0, 4)),
  ).toEqual([
    ['Senior Accountant', 'PT Maju Jaya', '2023', null],
    ['Accountant', 'PT Sentosa', '2021', '2021'],
    ['Cashier', 'Toko Abadi', '2018', '2019'],
  ]);
});

test('years in the margin of a list of prizes are no two ends of a period', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: '2019', x: 50, y: 110 },
    { text: 'S1 Akuntansi, Universitas Jember', x: 120, y: 110, bold: true },
    head('Awards', 140),
    ...[2021, 2020, 2018, 2017].flatMap((year, index): Text[] => [
      { text: String(year), x: 50, y: 160 + 14 * index },
      { text: `Juara ${index + 1} lomba akuntansi`, x: 120, y: 160 + 14 * index },
    ]),
  );
  expect(flatten(page.result).education).toMatchObject([{ startDate: null, completionDate: '2019' }]);
});

test('a column of dates beside a panel stays with its rows when it begins with a word for today', () => {
  const row = (y: number, date: string, text: string, size = 10): Text[] => [
    { text: date, x: 190, y },
    { text, x: 260, y: y + 1, size },
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', x: 40, y: 60, size: 16, bold: true },
    { text: 'Accountant', x: 40, y: 78 },
    { text: 'siti@contoh.id', x: 40, y: 110 },
    { text: '0812 3456 7890', x: 40, y: 126 },
    { text: 'Kudus, Indonesia', x: 40, y: 142 },
    { text: '01', x: 190, y: 50, size: 8 },
    { text: 'Experience', x: 212, y: 50, size: 14, bold: true },
    ...row(80, 'Present', 'PT MAJU JAYA'),
    { text: 'Senior Accountant', x: 260, y: 95, bold: true },
    ...Array.from({ length: 8 }, (_, index) => ({
      text: `• Kept the books of ${index + 2} branches and their stores`,
      x: 260,
      y: 110 + 14 * index,
    })),
    ...row(222, 'Aug 2022', 'Excel', 8),
    ...row(250, 'Aug 2022', 'PT SENTOSA'),
    { text: 'Accountant', x: 260, y: 265, bold: true },
    ...Array.from({ length: 8 }, (_, index) => ({
      text: `• Counted the till of ${index + 2} shops and their stores`,
      x: 260,
      y: 280 + 14 * index,
    })),
    ...row(392, 'Aug 2020', 'Word', 8),
    { text: '02', x: 190, y: 430, size: 8 },
    { text: 'Education', x: 212, y: 430, size: 14, bold: true },
    ...row(450, 'Jul 2020', 'UNIVERSITAS JEMBER'),
    { text: 'S1 Akuntansi', x: 260, y: 466, bold: true },
  );
  const flat = flatten(result);
  expect(flat.name).toBe('Siti Aminah');
  expect(flat.location).toBe('Kudus, Indonesia');
  expect(flat.work.map(({ jobTitle, startDate, endDate }) => [jobTitle, startDate, endDate])).toEqual([
    ['Senior Accountant', '2022-08', null],
    ['Accountant', '2020-08', '2022-08'],
  ]);
  expect(flat.education).toMatchObject([{ organization: 'UNIVERSITAS JEMBER', completionDate: '2020-07' }]);
});

test('parts that come again in each job open none, whatever stands above them', () => {
  const job = (y: number, post: string, employer: string, period: string): Text[] => [
    { text: post, y, size: 11, bold: true },
    { text: period, x: 460, y },
    { text: employer, y: y + 14 },
    { text: 'The client trades in spices and runs nine shops in the east of the island.', y: y + 28 },
    { text: 'Notable rounds', y: y + 44, bold: true },
    { text: '• Stock Counter — Counts what is left in each shop at the end of the day', y: y + 58 },
    { text: 'Daily work', y: y + 74, bold: true },
    { text: '• Wrote the forms for the tills and the scales', y: y + 88 },
    { text: '• Showed the shops how to use them', y: y + 102 },
    { text: 'Backend: Kotlin, Spring', y: y + 118 },
    { text: 'Frontend: Vue', y: y + 132 },
  ];
  const jobs = work(
    ...siti,
    head('Experience', 90),
    ...job(110, 'Senior Kotlin | Vue Developer', 'Rempah Bank', 'Mar 2022 – Present'),
    ...job(270, 'Java Developer', 'PT Sentosa', 'Jan 2019 – Feb 2022'),
  );
  expect(jobs.map((each) => each.slice(0, 4))).toEqual([
    ['Senior Kotlin | Vue Developer', 'Rempah Bank', '2022-03', null],
    ['Java Developer', 'PT Sentosa', '2019-01', '2022-02'],
  ]);
  expect(jobs[0]![4]).toContain('Daily work\nWrote the forms for the tills and the scales');
  expect(jobs[1]![4]).toContain('Backend: Kotlin, Spring');
});

test('a post that comes again over bullets is a post each time', () => {
  expect(
    work(
      ...siti,
      head('Experience', 90),
      { text: 'Toko Maju', y: 110, bold: true },
      { text: '2019 – 2021', x: 460, y: 110 },
      { text: 'Kasir', y: 124 },
      { text: '• Menghitung uang dua kali sehari', y: 138 },
      { text: '• Melayani pelanggan', y: 152 },
      { text: 'Toko Abadi', y: 176, bold: true },
      { text: '2017 – 2019', x: 460, y: 176 },
      { text: 'Kasir', y: 190 },
      { text: '• Menata barang di rak', y: 204 },
    ).map((each) => each.slice(0, 2)),
  ).toEqual([
    ['Kasir', 'Toko Maju'],
    ['Kasir', 'Toko Abadi'],
  ]);
});

test('how long a skill has been used is no part of its name', () => {
  const { result } = readPage(...siti, head('Skills', 90), {
    text: 'Java 10 yrs, Spring Boot 8 yrs, Excel (5+ years), Go 1 yr',
    y: 110,
  });
  expect(result.skills.map(({ name }) => name)).toEqual(['Java', 'Spring Boot', 'Excel', 'Go']);
});

const schools = (...texts: (Text | string)[]) =>
  flatten(readPage(...siti, head('Education', 90), ...texts).result).education.map(
    ({ organization, accreditation, startDate, completionDate }) => [
      organization,
      accreditation,
      startDate,
      completionDate,
    ],
  );

test('a degree in the letters of another one opens a school, however its field is spelt', () => {
  expect(
    schools(
      { text: 'Bachelor in Software engineering', y: 110, size: 11, bold: true },
      'Universitas Jember',
      '2022 - Present',
      { text: 'Diploma in Pharmacy', y: 170, size: 11, bold: true },
      'Politeknik Negeri Jember',
      '2013-2015',
    ),
  ).toEqual([
    ['Universitas Jember', 'Bachelor in Software engineering', '2022', null],
    ['Politeknik Negeri Jember', 'Diploma in Pharmacy', '2013', '2015'],
  ]);
});

test('a field of study below the school goes to the level above it, and behind a candidate', () => {
  expect(
    schools(
      { text: 'Bachelor’s', y: 110, bold: true },
      '07/2016 - 05/2021',
      'Universitas Jember',
      'Accounting',
    ),
  ).toEqual([['Universitas Jember', 'Bachelor’s Accounting', '2016-07', '2021-05']]);
  expect(
    schools({
      text: 'PhD Candidate, Earth Science & Environmental Engineering, Universitas Jember, 2020',
      y: 110,
    }),
  ).toEqual([
    ['Universitas Jember', 'PhD Candidate Earth Science & Environmental Engineering', null, '2020'],
  ]);
});

test('words in letters of one width, whose spaces are as wide as letters, are no tags', () => {
  const { items } = buildPage(['Ethical hacking was my hobby last summer']);
  const wide = items.map((item, index) => ({
    ...item,
    width: 6 * item.text.length,
    x: 6 * items.slice(0, index).reduce((sum, { text }) => sum + text.length + 1, 0),
  }));
  const text = wide.map((item) => item.text).join(' ');
  expect(splitTags({ page: 0, text, items: wide }).map((tag) => tag.text)).toEqual([text]);
});

test('a name set like code, an account without its host, a host for scientists', () => {
  const { result } = readPage(
    { text: '<Oscar Robinson/>', x: 190, y: 40, size: 20, bold: true },
    { text: '/in/oscar-robinson', y: 70 },
    { text: 'oscar.science', y: 86 },
    head('Summary', 120),
    { text: 'An eager clerk who has kept books since he was a pupil.', y: 140 },
    head('Skills', 170),
    { text: 'Excel, Word', y: 190 },
  );
  const flat = flatten(result);
  expect(flat.name).toBe('Oscar Robinson');
  expect(flat.linkedin).toBe('linkedin.com/in/oscar-robinson');
  expect(flat.websites).toEqual(['oscar.science']);
});

test('languages with their levels among the facts about the person', () => {
  const { result } = readPage(
    ...siti,
    head('Personal info & Languages', 90),
    { text: 'Birth Date :', y: 110 },
    { text: '15/10/1993', x: 200, y: 110, bold: true },
    { text: 'English :', y: 126 },
    { text: 'C1', x: 230, y: 126, bold: true },
    { text: 'Spanish :', y: 142 },
    { text: 'B2', x: 230, y: 142, bold: true },
    head('Skills', 170),
    { text: 'Excel, Word', y: 190 },
  );
  expect(flatten(result).languages).toEqual(['English', 'Spanish']);
});

test('a name on the page behind a cover that says nothing but what the paper is', () => {
  const cover = buildPage([{ text: 'My CV', y: 40, size: 24, bold: true }]);
  const page = buildPage([
    ...siti,
    head('Work Experience', 90),
    { text: 'Cashier, PT Maju Jaya 2019 – 2021', y: 110 },
    '• Counted the till twice a day',
    head('Skills', 170),
    { text: 'Excel, Word', y: 190 },
  ]);
  expect(flatten(readItems([cover, page], { asOf: '2026-11-21' }).result).name).toBe('Siti Aminah');
});

test('a dash in a bold certificate whose issuer stands apart in plain letters belongs to its name', () => {
  const { result } = readPage(
    ...siti,
    head('Certifications', 90),
    { text: 'IGCSE – English as a Second Language', y: 110, bold: true },
    { text: 'Arunika Examinations', x: 420, y: 110 },
    { text: 'FAA - Airframe', y: 134, bold: true },
    { text: 'Aircraft Maintenance Technician', y: 148 },
  );
  expect(flatten(result).certifications).toEqual(['IGCSE – English as a Second Language', 'FAA - Airframe']);
});

test('a thin line drawn upright between two words parts a margin from its text', () => {
  const page = buildPage([
    ...siti,
    head('Technical Skills', 90),
    { text: 'Languages', x: 55, y: 110 },
    { text: 'Kotlin, Java, Haskell', x: 107, y: 110 },
    { text: 'Tools', x: 75, y: 124 },
    { text: 'Git, Docker', x: 107, y: 124 },
  ]);
  const rules = [100, 114].map((y) => ({ x: 103, y, width: 0.4, height: 14 }));
  const { result } = readItems([{ ...page, rules }], { asOf: '2026-11-21' });
  expect(result.skills.map(({ name }) => name)).toEqual(['Kotlin', 'Java', 'Haskell', 'Git', 'Docker']);
});

test('names at the left edge over rows of centred tags in the same letters are groups', () => {
  const bold = (text: string, x: number, y: number): Text => ({ text, x, y, bold: true });
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    bold('Programming languages', 50, 110),
    bold('C++', 90, 124),
    bold('Python', 130, 124),
    bold('Java', 190, 124),
    bold('Databases', 50, 146),
    bold('MongoDB', 80, 160),
    bold('Postgres', 140, 160),
    bold('Redis', 100, 174),
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'C++',
    'Python',
    'Java',
    'MongoDB',
    'Postgres',
    'Redis',
  ]);
});
