import { expect, test } from 'vitest';
import { makeFragments } from './layout/make-fragments.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What two-column templates do, as their projects have them (React, Typst, LaTeX, jsPDF, students' pages).

test('points may stand behind an arrow of any block of arrows', () => {
  const { result } = readPage(
    ...siti,
    head('Work experience', 90),
    { text: 'Translator', y: 110, bold: true },
    { text: 'Arunika Translations', y: 124, italic: true },
    { text: 'Jan 2021 - present', y: 138 },
    { text: '⤷ Translated project papers and', y: 154 },
    { text: 'the reports of three ministries', x: 62, y: 166 },
    { text: '⤷ Interpreted at meetings', y: 182 },
  );
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Translated project papers and the reports of three ministries\nInterpreted at meetings',
  );
});

test('an address goes on below with its town behind the postcode', () => {
  const { result } = readPage(
    { text: 'Dedi Purnomo', y: 40, size: 22, bold: true },
    head('Contact', 80),
    { text: '22 Dandenong Road, 3145', y: 100 },
    { text: 'Caulfling (Australia)', y: 112 },
    { text: '+61 412 555 018', y: 130 },
    { text: 'dedi@contoh.id', y: 144 },
    head('Skills', 180),
    'Stata, Excel',
  );
  expect(result.location?.rawInput).toBe('22 Dandenong Road, 3145 Caulfling (Australia)');
});

test('an address that a narrow column broke before its town is whole', () => {
  const { result } = readPage(
    { text: 'Anthony Mosley', y: 40, size: 22, bold: true },
    head('CONTACT', 80),
    { text: 'Email: anthony@contoh.id', y: 100 },
    { text: 'Address: 109 Woodcock', y: 114 },
    { text: 'Dr, Oxford, PA 19363', y: 130 },
    { text: 'LinkedIn', y: 146 },
    head('SKILLS', 180),
    'Stata, Excel',
  );
  expect(result.location?.rawInput).toBe('109 Woodcock Dr, Oxford, PA 19363');
});

test('an employer behind a dash in plain letters goes on below the date beside it', () => {
  const job = (y: number, post: string, employer: string, date: string, rest: string[]) => [
    { text: post, y, bold: true, more: [{ text: employer }] },
    { text: date, x: 260, y },
    ...rest.map((text, index) => ({ text, y: y + 13 * (index + 1) })),
    { text: '• Entered data of fifteen faculties', y: y + 13 * (rest.length + 1) },
  ];
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    ...job(110, 'Community Health Nurse', '— Arunika Valley', '2015 — 2016', ['Community Clinic']),
    ...job(170, 'Data Entry Intern', '— PT Semesta Kencana', '2013 — 2014', ['Arunika (Persero)']),
  );
  expect(result.workExperience.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Community Health Nurse', 'Arunika Valley Community Clinic'],
    ['Data Entry Intern', 'PT Semesta Kencana Arunika (Persero)'],
  ]);
});

test('the large first letter of a paragraph belongs to its first word', () => {
  const { result } = readPage(
    ...siti,
    { text: 'S', x: 50, y: 128, size: 44, bold: true },
    { text: 'enior nurse with eleven years in the care of children and their', x: 80, y: 108 },
    { text: 'families, who taught triage at two hospitals and', x: 80, y: 124 },
    { text: 'likes to work with people who ask questions.', x: 80, y: 140 },
    head('Skills', 170),
    'Triage, Epic',
  );
  expect(result.summary).toBe(
    'Senior nurse with eleven years in the care of children and their families, who taught triage at two hospitals and likes to work with people who ask questions.',
  );
});

test('a period that all but touches the text beside it stands in the margin of the others', () => {
  const job = (y: number, period: string[], place: string, post: string, employer: string): Text[] => [
    ...period.map((text, index) => ({ text, x: 50, y: y + 12 * index })),
    { text: place, x: 50, y: y + 12 * period.length, italic: true },
    { text: post, x: 139, y, bold: true },
    { text: employer, x: 139, y: y + 13 },
    { text: `• Answered every letter to ${employer} within`, x: 150, y: y + 27 },
    { text: 'the day that it came', x: 160, y: y + 39 },
  ];
  const { result } = readPage(
    ...siti,
    head('Work experience', 90),
    ...job(110, ['Jan 2025 - Present'], 'Bengkulu', 'Frontend Developer', 'Arunika Digital'),
    ...job(170, ['Apr 2024 - Jun', '2024'], 'Bengkulu', 'Support Intern', 'Bank Semesta'),
    ...job(230, ['Jan 2023 - Jun', '2023'], 'Yogyakarta', 'Lab Assistant', 'Universitas Contoh'),
  );
  expect(
    result.workExperience.map(({ jobTitle, organization, dates }) => [
      jobTitle,
      organization,
      dates?.startDate,
    ]),
  ).toEqual([
    ['Frontend Developer', 'Arunika Digital', '2025-01-01'],
    ['Support Intern', 'Bank Semesta', '2024-04-01'],
    ['Lab Assistant', 'Universitas Contoh', '2023-01-01'],
  ]);
});

test('a line between each dated post and its points names the employer, with the town behind "in"', () => {
  const job = (y: number, post: string, period: string, employer: string): Text[] => [
    { text: post, y },
    { text: period, x: 430, y },
    { text: employer, x: 72, y: y + 14 },
    { text: '• Built pages for shops with what the', x: 60, y: y + 28 },
    { text: 'team had written before', x: 72, y: y + 40 },
    { text: '• Reviewed the code of others', x: 60, y: y + 54 },
  ];
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    ...job(110, 'Senior Web Developer', 'Since 05/2017', 'Arunika Technologies in Caracas'),
    ...job(190, 'Junior Web Developer', '10/2015 - 04/2017', 'Semesta in Caracas'),
  );
  expect(
    result.workExperience.map(({ jobTitle, organization, jobDescription }) => [
      jobTitle,
      organization,
      jobDescription?.split('\n').length,
    ]),
  ).toEqual([
    ['Senior Web Developer', 'Arunika Technologies', 2],
    ['Junior Web Developer', 'Semesta', 2],
  ]);
});

test('pronouns behind a name are no part of it, and two languages joined by "and" are two', () => {
  const { result } = readPage(
    { text: 'Carlos Riera (he/him)', y: 40 },
    { text: 'carlos@contoh.id', y: 54 },
    { text: 'Spanish and English', y: 68 },
    { text: 'Generated by XeLaTeX', y: 94 },
    head('Skills', 120),
    'Stata, Excel',
  );
  expect(result.name?.raw).toBe('Carlos Riera');
  expect(result.languages).toEqual(['Spanish', 'English']);
});

test('an address of mail ends right before the points of the next column, and a short end of a point hangs below it', () => {
  const { result } = readPage(
    { text: 'INDRA EVAN', y: 40, size: 24, bold: true },
    head('KONTAK', 80),
    { text: '0813-5520-1187', y: 100 },
    { text: 'indra.evan.dua@contoh.id', y: 114 },
    head('KEMAMPUAN', 150),
    ...['• Dasar Akuntansi', '• Administrasi', '• Manajemen Stok'].map((text, row) => ({
      text,
      y: 170 + 14 * row,
    })),
    { text: 'Barang', x: 58, y: 212 },
    { text: '• Komunikasi', y: 226 },
    { ...head('PENGALAMAN', 80), x: 176 },
    { text: 'Staf Penjualan', x: 176, y: 100, bold: true },
    { text: '• Melayani pelanggan dengan baik dan', x: 177, y: 114 },
    { text: 'ramah setiap hari', x: 185, y: 126 },
    { text: '• Mencatat barang masuk', x: 177, y: 140 },
    { text: '• Menjaga kerapihan gudang', x: 177, y: 154 },
  );
  expect(result.emails).toEqual(['indra.evan.dua@contoh.id']);
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Melayani pelanggan dengan baik dan ramah setiap hari\nMencatat barang masuk\nMenjaga kerapihan gudang',
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Dasar Akuntansi',
    'Administrasi',
    'Manajemen Stok Barang',
    'Komunikasi',
  ]);
});

test('an arrow at one place in the periods of several jobs begins no point', () => {
  const { items } = buildPage([
    { text: 'Mar ’24 » Mar ’26', x: 400, y: 110 },
    { text: 'Jun ’23 » Jan ’24', x: 400, y: 150 },
    { text: 'Sep ’19 » Apr ’21', x: 400, y: 190 },
  ]);
  expect(makeFragments(items, 0).map(({ text }) => text)).toEqual([
    'Mar ’24 » Mar ’26',
    'Jun ’23 » Jan ’24',
    'Sep ’19 » Apr ’21',
  ]);
});

test('below a period alone stands the post, however many small words it has, and a polytechnic goes on with its kind', () => {
  const entry = (y: number, period: string, ...texts: string[]): Text[] => [
    { text: period, y, size: 12, bold: true },
    ...texts.map((text, row) => ({ text, y: y + 16 + 17 * row })),
  ];
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    ...entry(115, 'MAR 2020 - NOV 2020', 'Customer success specialist & web assistant', 'PT Arunika Pangan'),
    ...entry(175, 'JAN 2018 - JAN 2020', 'Assistant Manager', 'PT Semesta Kencana'),
    head('Education', 240),
    ...entry(262, 'SEP 2011 - APR 2014', 'Diploma in Computer Science', 'Kwantlen Polytechnic'),
    { text: 'University', y: 309 },
  );
  expect(result.workExperience.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Customer success specialist & web assistant', 'PT Arunika Pangan'],
    ['Assistant Manager', 'PT Semesta Kencana'],
  ]);
  expect(result.education[0]?.organization).toBe('Kwantlen Polytechnic University');
});

test('a town between an address of mail and one of the web, in a row that only spaces part', () => {
  const { result } = readPage(
    { text: 'Manpreet Singh', y: 40, size: 22, bold: true },
    { text: 'manpreet@contoh.id +1 604 555 0177 Surrey, BC manpreet.com', y: 60 },
    head('Skills', 90),
    'Stata, Excel',
  );
  expect(result.location?.rawInput).toBe('Surrey, BC');
});

test('the name of a course between quotation marks is one, whatever signs are in it', () => {
  const { result } = readPage(
    ...siti,
    head('Certificates', 90),
    '• “Institution Building - 30 years after”, 18-24 July 2021',
    '• “Workshop/Simulation: Conflict Prevention”, March 2017',
    '• “Kreatives Schreiben Workshop”, April 2017',
  );
  expect(result.certifications).toEqual([
    'Institution Building - 30 years after',
    'Workshop/Simulation: Conflict Prevention',
    'Kreatives Schreiben Workshop',
  ]);
});

test('a degree that ends in a comma goes on below with its field before the year', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'West Chester University', y: 110 },
    { text: 'Bachelor of Science - BS,', y: 122 },
    { text: 'Computer Science (2024)', y: 134 },
  );
  expect(result.education[0]?.accreditation?.inputStr).toBe('Bachelor of Science - BS, Computer Science');
});

test('a degree with its short form behind a dash keeps the field that follows', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Arunika University', y: 110, bold: true },
    { text: 'Bachelor of Engineering - BE, Information Technology · (2014 - 2018)', y: 124 },
  );
  expect(result.education[0]?.accreditation?.inputStr).toBe(
    'Bachelor of Engineering - BE, Information Technology',
  );
});

test('a margin of periods over employers set flush right, beside a title in bold over its text', () => {
  const right = (text: string, y: number, size = 9): Text => ({
    text,
    size,
    y,
    x: 150 - 0.5 * size * text.replaceAll(' ', '').length - 0.3 * size * (text.split(' ').length - 1),
  });
  const job = (y: number, period: string, employer: string[], post: string, ...texts: string[]): Text[] => [
    { ...right(period, y), bold: true },
    ...employer.map((text, row) => right(text, y + 11 + 9 * row, 8)),
    { text: post, x: 175, y, size: 12, bold: true },
    ...texts.map((text, row) => ({ text, x: 175, y: y + 14 + 10 * row })),
  ];
  const { result } = readPage(
    ...siti,
    { ...head('Experience', 90), x: 50 },
    ...job(
      112,
      'Jan 2020 - Now',
      ['Arunika Service'],
      'Software Developer',
      'Built a web service that other people could use for the design of',
      'their own databases and forms as well',
    ),
    ...job(
      160,
      'Oct 2019 - Dec 2019',
      ['Kemitraan bagi', 'Pembaruan Desa'],
      'Web Developer',
      'Built a shop on the web with everything that two hundred',
      'members of the group wanted to sell',
    ),
    ...job(
      208,
      'June 2017 - Aug 2019',
      ['PT Semesta Kencana'],
      'Full Stack Developer',
      'Showed the way of each lorry on a map that drivers and their',
      'offices could change by themselves',
    ),
  );
  expect(
    result.workExperience.map(({ jobTitle, organization, dates }) => [
      jobTitle,
      organization,
      dates?.startDate,
    ]),
  ).toEqual([
    ['Software Developer', 'Arunika Service', '2020-01-01'],
    ['Web Developer', 'Kemitraan bagi Pembaruan Desa', '2019-10-01'],
    ['Full Stack Developer', 'PT Semesta Kencana', '2017-06-01'],
  ]);
});

test('a post keeps its department where the employer stands beside it in letters of its own', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    {
      text: 'Registered Nurse, Emergency Department',
      y: 110,
      more: [{ text: 'Arunika Memorial Hospital', colour: 0x888888 }],
    },
    { text: 'Feb 2017 - Jun 2019', y: 124 },
    { text: 'Provided rapid assessment of patients in a trauma centre.', y: 138 },
  );
  expect(result.workExperience[0]).toMatchObject({
    jobTitle: 'Registered Nurse, Emergency Department',
    organization: 'Arunika Memorial Hospital',
  });
});
