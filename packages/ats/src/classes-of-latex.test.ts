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

test('ends of periods over their beginnings, the first deed further in beside the lower one', () => {
  const row = (from: string, text: string, x: number, y: number): Text[] => [
    { text: from, x: 119 - 5 * from.length, y },
    { text, x, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Professional Experience', 90),
    ...row('January 2023', 'Software Engineer, PT Nusa Data', 132, 110),
    ...row('May 2020', 'Leads the building of an app for orders of food.', 152, 124),
    { text: 'Guides three trainees.', x: 152, y: 138 },
    ...row('August 2018', 'Backend Developer, PT Maju Jaya', 132, 164),
    ...row('June 2018', 'Looked through the code of a school’s system.', 152, 178),
    { text: 'Tested what others had built.', x: 152, y: 192 },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: 'Software Engineer', organization: 'PT Nusa Data', startDate: '2020-05', endDate: '2023-01' },
    { jobTitle: 'Backend Developer', organization: 'PT Maju Jaya', startDate: '2018-06', endDate: '2018-08' },
  ]);
});

test('names in the colour of the heading over a few of the jobs each', () => {
  const job = (y: number, org: string, post: string, years: string): Text[] => [
    { text: org, y, size: 11, bold: true },
    { text: 'Aalborg', x: 480, y, size: 11, bold: true },
    { text: post, y: y + 14, size: 11, italic: true },
    { text: years, x: 480, y: y + 14, size: 11, italic: true },
    { text: '• Kept the servers of the house running', y: y + 30, size: 11 },
  ];
  const { result } = readPage(
    ...siti,
    { text: 'PROFESSIONAL EXPERIENCE', y: 90, size: 15, bold: true, colour: 0xcc0000 },
    { text: 'VOCATIONAL', y: 110, size: 12, colour: 0xcc0000 },
    ...job(128, 'SafeEx', 'Software developer', '2016–2020'),
    ...job(188, 'Itecnis', 'Consultant', '2013–2014'),
    { text: 'Miscellaneous', y: 250, size: 12, colour: 0xcc0000 },
    ...job(268, 'Fokus', 'Cleaning assistant', '2010–2011'),
  );
  expect(result.workExperience.map(({ organization }) => organization)).toEqual([
    'SafeEx',
    'Itecnis',
    'Fokus',
  ]);
});

test('a run behind a label goes on below the label, and what a bracket opened until it is closed', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Languages:', y: 110, bold: true },
    { text: 'Python (including PyTorch, Keras,', x: 120, y: 110 },
    { text: 'and Tensorflow), Matlab, Julia', y: 122 },
    { text: 'Other:', y: 136, bold: true },
    {
      text: 'GNU/Linux, FreeBSD, GNU Emacs, Org-mode, Typesetting of books and papers, Hardware',
      x: 120,
      y: 136,
    },
    { text: 'Hacking, Typography', y: 148 },
  );
  expect(skills(page)).toEqual([
    'Python (including PyTorch, Keras, and Tensorflow)',
    'Matlab',
    'Julia',
    'GNU/Linux',
    'FreeBSD',
    'GNU Emacs',
    'Org-mode',
    'Typesetting of books and papers',
    'Hardware Hacking',
    'Typography',
  ]);
});

test('a hyphen is part of a skill’s name, also before a word that could be a level', () => {
  const page = readPage(...siti, head('Skills', 90), 'React-Native, Flutter, Cloud-Native');
  expect(skills(page)).toEqual(['React-Native', 'Flutter', 'Cloud-Native']);
});

test('a name of a group that counts as a bullet over the bullets inside it', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    '• Programming languages:',
    { text: '- Advanced: HTML, CSS, Python', x: 70, y: 122 },
    { text: '- Basics: Java, Ruby', x: 70, y: 138 },
  );
  expect(skills(page)).toEqual(['HTML', 'CSS', 'Python', 'Java', 'Ruby']);
});

test('a number of eight figures beside a mail address', () => {
  const { result } = readPage(
    { text: 'Emilio Lundgaard Lopez', y: 40, size: 22, bold: true },
    { text: '9399-3436', y: 60 },
    { text: 'emilio@contoh.example', x: 120, y: 60 },
    head('Skills', 90),
    'Excel, Accurate, Jurnal',
  );
  expect(flatten(result).phones).toEqual(['9399-3436']);
});

test('an employer within another one before a country is no town', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    {
      text: 'Researcher',
      y: 110,
      bold: true,
      more: [{ text: 'Fluid Dynamics Group, Barcelona Supercomputing Center, Spain' }],
    },
    { text: '2020–2021', x: 480, y: 110 },
  );
  expect(result.workExperience[0]).toMatchObject({
    organization: 'Fluid Dynamics Group, Barcelona Supercomputing Center',
  });
});

test('what stands out among a group’s items is no name of a group', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Mobile:', y: 110, bold: true },
    { text: 'iOS, Swift,', y: 124, bold: true, more: [{ text: 'Realm' }] },
  );
  expect(skills(page)).toEqual(['iOS', 'Swift', 'Realm']);
});

test('a host of its own below a whole mail address, and a level before its language', () => {
  const { result } = readPage(
    { text: 'Jakub Novotny', y: 40, size: 22, bold: true },
    { text: 'frosty@contoh.cz', y: 60 },
    { text: 'contoh.cz', y: 72 },
    head('Languages', 100),
    'Czech as native language',
    'Fluent English',
    head('Skills', 150),
    'Excel, Accurate, Jurnal',
  );
  expect(flatten(result).emails).toEqual(['frosty@contoh.cz']);
  expect(result.languages).toEqual(['Czech', 'English']);
});

test('a sentence that ends in a year begins no job', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Staff Member, Paddock Club', y: 110, bold: true },
    { text: '2019', x: 480, y: 110 },
    {
      text: 'Worked with the guests of the club in the boxes above the lane during the Italian Grand',
      y: 126,
    },
    { text: 'Prix of 2019.', y: 138 },
  );
  expect(result.workExperience).toHaveLength(1);
});

test('a head that fills its line beside a date goes on below in small letters, and an internship at a place is the post', () => {
  const row = (label: string, text: string, y: number): Text[] => [
    { text: label, x: 60, y },
    { text, x: 144, y },
  ];
  const page = readPage(
    ...siti,
    head('Working Experience', 90),
    ...row('03/1995–03/1997', 'Research Assistant at the Faculty of Economics, University', 110),
    { text: 'of Solo (part-time)', x: 144, y: 122 },
    ...row('03/1994–04/1994', 'Internship at the Office for Regional Statistics in', 140),
    { text: 'Kudus', x: 144, y: 152 },
    { text: 'Collected figures of 300 firms', x: 154, y: 164 },
  );
  expect(flatten(page.result).work).toMatchObject([
    { jobTitle: 'Research Assistant', organization: expect.stringContaining('University of Solo') as string },
    {
      jobTitle: 'Internship',
      organization: expect.stringContaining('Office for Regional Statistics') as string,
    },
  ]);
});

test('amounts in a column beside skills are no skills, and remarks in brackets name none', () => {
  const row = (skill: string, amount: string, y: number): Text[] => [
    { text: skill, y, bold: true },
    { text: amount, x: 200, y },
  ];
  const page = readPage(
    ...siti,
    head('Skills', 90),
    ...row('Python', '50K+ lines', 110),
    ...row('JavaScript (ES5)', '10K+ lines', 122),
    ...row('C', '5K+ lines', 134),
    ...row('Linux', '1 year', 146),
    ...row('Museum Plus', '(collections)', 158),
  );
  expect(skills(page)).toEqual(['Python', 'JavaScript (ES5)', 'C', 'Linux', 'Museum Plus']);
});

test('a name whose halves stand below each other in two sizes, or not quite centred', () => {
  const nameOf = (first: Text, second: Text) =>
    flatten(readPage(first, second, 'siti@contoh.id', head('Skills', 120), 'Excel, Word').result).name;
  const large = { bold: true, y: 40, size: 26 };
  expect(nameOf({ text: 'Kirana', ...large }, { text: 'Delarosa', bold: true, y: 62, size: 20 })).toBe(
    'Kirana Delarosa',
  );
  expect(nameOf({ text: 'Kirana', x: 211, ...large }, { text: 'Delarosa', x: 190, ...large, y: 68 })).toBe(
    'Kirana Delarosa',
  );
});

test('a text about oneself below the contacts in a column too narrow for a sentence in a line', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Curator of textile works', y: 90 },
    { text: 'and paper, who builds', y: 102 },
    { text: 'exhibitions with schools', y: 114 },
    { text: 'and many artists.', y: 126 },
    head('Skills', 160),
    { text: 'Excel, Word', y: 180 },
  );
  expect(flatten(result).summary).toBe(
    'Curator of textile works and paper, who builds exhibitions with schools and many artists.',
  );
});

test('a text in the first person under interests in research, before what was done', () => {
  const { result } = readPage(
    ...siti,
    head('Research Interests', 90),
    {
      text: 'I am an ecologist and data scientist who studies how forests change over time and space,',
      y: 110,
    },
    {
      text: 'and I build the data infrastructure that is needed for it.',
      y: 122,
    },
    head('Professional Experience', 150),
    {
      text: 'Data Scientist',
      y: 170,
      bold: true,
      more: [{ text: ', Institut Rimba, 2021 – 2024' }],
    },
  );
  expect(flatten(result).summary).toMatch(/^I am an ecologist .* needed for it\.$/);
});

test('a town behind “di” is no part of a school’s name', () => {
  const page = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'S1 Teknik Sipil', y: 110 },
    { text: '2012 – 2016', x: 440, y: 110 },
    { text: 'Universitas Diponegoro di Semarang', y: 124 },
  );
  expect(schools(page)).toEqual([['Universitas Diponegoro', 'S1 Teknik Sipil', null]]);
});

test('what somebody spoke at are no certificates', () => {
  const { result } = readPage(
    ...siti,
    head('Conferences, Talks & Workshops', 90),
    { text: 'Meeting of the Ecological Society', y: 110, bold: true },
    { text: '2025', x: 500, y: 110 },
    head('Skills', 140),
    { text: 'Excel, Word', y: 160 },
  );
  expect(flatten(result).certifications).toEqual([]);
});

test('a list of languages among skills whose first one the reader does not know', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Software: Git, Postman', y: 110 },
    { text: 'Languages: Bahasa (native), English (Reading, Writing)', y: 124 },
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Git', 'Postman']);
  expect(flatten(result).languages).toEqual(['English']);
});

const jobs = ({ result }: Page) =>
  flatten(result).work.map(({ jobTitle, organization, startDate, endDate }) => [
    jobTitle,
    organization,
    startDate,
    endDate,
  ]);

test('one month each in the margin of two posts in bold is no period', () => {
  const row = (date: string, post: string, employer: string, y: number): Text[] => [
    { text: date, x: 140 - 5 * date.length, y },
    { text: post, x: 146, y, bold: true, more: [{ text: employer, italic: true }] },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...row('2019 – Present', 'Sound Engineer,', 'Mosaic Hall', 110),
    ...row('Apr 2018', 'Wedding Engineer,', 'The Livery', 127),
    ...row('Jan 2017', 'Consultant,', 'Sennheim Outreach Conference', 144),
  );
  expect(jobs(page).map(([title]) => title)).toEqual(['Sound Engineer', 'Wedding Engineer', 'Consultant']);
});

test('points that are sentences, each with its full stop, name no skills', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: '• Set up, maintain, and repair audio, visual, and lighting equipment.', y: 110 },
    { text: '• Record, mix, and upload live multitrack recordings.', y: 124 },
    { text: '• Operate analog and digital consoles every week.', y: 138 },
  );
  expect(skills(page)).toEqual([]);
});

test('labels in bold set flush right, of which nothing but the size parts the first bold item', () => {
  const row = (label: string, first: string, rest: string, y: number): Text[] => [
    { text: label, x: 142 - 6 * label.length, y, size: 12, bold: true },
    { text: first, x: 150, y, size: 11, bold: true, more: [{ text: rest, size: 11 }] },
  ];
  const page = readPage(
    ...siti,
    head('Skills', 90),
    ...row('Programming', 'R,', 'Git, Docker', 110),
    ...row('Frameworks', 'Shiny,', 'renv', 126),
    ...row('Software', 'Rstudio,', 'QGIS', 142),
  );
  expect(skills(page)).toEqual(['R', 'Git', 'Docker', 'Shiny', 'renv', 'Rstudio', 'QGIS']);
});

test('a text about oneself in several paragraphs', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Strategic leader with', y: 90 },
    { text: 'experience in the market', y: 102 },
    { text: 'expansion and growth.', y: 114 },
    { text: 'Skilled in building', y: 134 },
    { text: 'partnerships with clients', y: 146 },
    { text: 'and many others.', y: 158 },
    head('Skills', 190),
    { text: 'Excel, Word', y: 210 },
  );
  expect(flatten(result).summary).toBe(
    'Strategic leader with experience in the market expansion and growth. Skilled in building partnerships with clients and many others.',
  );
});

test('what introduces points, and two rows of tags in small letters, begin no job', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Senior Manager', y: 110, size: 12, bold: true },
    { text: 'Kencana Partners - 2020-2023', y: 126, size: 12 },
    { text: 'Managed key accounts while developing the strategy of the firm.', y: 148, size: 12 },
    { text: 'Notable Achievements:', y: 172, size: 12 },
    { text: '• Managed a portfolio of twenty clients', y: 194, size: 12 },
    { text: '• Opened a new branch in another town', y: 210, size: 12 },
    { text: 'Account Management', y: 236 },
    { text: 'Business Strategy', x: 180, y: 236 },
    { text: 'Change Management', y: 258 },
    { text: 'Client Relations', x: 180, y: 258 },
  );
  expect(jobs(page)).toEqual([['Senior Manager', 'Kencana Partners', '2020', '2023']]);
});

test('the name in large letters below the heading of personal information', () => {
  const { result } = readPage(
    { text: 'PERSONAL INFORMATION', x: 60, y: 60, size: 9 },
    { text: 'Dewi Sartika Rahayu', x: 190, y: 60, size: 14.3 },
    { text: 'Jalan Veteran 17, Malang', x: 190, y: 80, size: 9 },
    { text: 'dewi@contoh.id', x: 190, y: 100, size: 9 },
    { text: 'WORK EXPERIENCE', x: 90, y: 140, size: 9 },
    { text: 'August 2016 – Present', x: 90, y: 160, size: 9 },
    { text: 'Midwife', x: 190, y: 160, size: 12 },
    { text: 'Puskesmas Dinoyo', x: 190, y: 174, size: 9 },
  );
  expect(flatten(result).name).toBe('Dewi Sartika Rahayu');
});

test('a university that is called by its campus', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Research Assistant', y: 110, bold: true, more: [{ text: ', University of Texas at Austin' }] },
    { text: '2021 – 2023', x: 440, y: 110 },
  );
  expect(jobs(page)).toEqual([['Research Assistant', 'University of Texas at Austin', '2021', '2023']]);
});

test('the name of a university that the margin broke behind its kind', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: '2014 – 2019', y: 110 },
    {
      text: 'PhD in Geophysics',
      x: 130,
      y: 110,
      bold: true,
      more: [{ text: ', Faculty of Sciences, Universidad' }],
    },
    { text: 'Nacional de San Juan', x: 130, y: 122 },
  );
  expect(schools(page)).toEqual([['Universidad Nacional de San Juan', 'PhD in Geophysics', null]]);
});

test('the end of a large title is no place', () => {
  const { result } = readPage(
    { text: 'Intan Permata — Guru Bahasa', y: 60, size: 25, bold: true },
    { text: 'Inggris', x: 180, y: 84, size: 25 },
    { text: 'Jalan Pahlawan 5, Singaraja', y: 110 },
    { text: 'intan@contoh.id', y: 124 },
    head('Pendidikan', 150),
    { text: 'SMA Negeri 1 Singaraja, 2007 – 2010', y: 170 },
  );
  expect(flatten(result).location).toBe('Jalan Pahlawan 5, Singaraja');
});

test('employers that run on into what was done there, below a post and over its period', () => {
  const page = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Penata Tari', y: 110, size: 12, bold: true },
    { text: 'Sanggar Kembang Sore, Surakarta. Menggarap tiga', y: 126 },
    { text: 'karya baru setiap tahun.', y: 138 },
    { text: '2018 - sekarang', y: 154, colour: 0x888888 },
    { text: 'Guru Seni Budaya', y: 180, size: 12, bold: true },
    { text: 'SMP Negeri 4 Surakarta. Mengajar tari tradisi dan', y: 196 },
    { text: 'menyiapkan pentas akhir tahun.', y: 208 },
    { text: '2014 - 2018', y: 224, colour: 0x888888 },
    head('Pendidikan', 256),
    { text: 'S1 Seni Tari', y: 276, size: 12, bold: true },
    { text: 'Institut Seni Arunika', y: 292 },
    { text: '2008 - 2012', y: 308, colour: 0x888888 },
  );
  expect(jobs(page)).toEqual([
    ['Penata Tari', 'Sanggar Kembang Sore', '2018', null],
    ['Guru Seni Budaya', 'SMP Negeri 4 Surakarta', '2014', '2018'],
  ]);
  expect(flatten(page.result).work[0]?.description).toBe('Menggarap tiga karya baru setiap tahun.');
});

test('a university is the employer, not the department in the line below', () => {
  const page = readPage(
    ...siti,
    head('Research Experience', 90),
    {
      text: 'Graduate Student Researcher',
      y: 110,
      bold: true,
      more: [{ text: ', University of Texas at Austin' }],
    },
    { text: '2021 – Present', x: 440, y: 110 },
    { text: 'Department of Biomedical Engineering | Advisor: Dr. Dunn', y: 124, italic: true },
    { text: '• Developing optical imaging techniques', y: 138 },
  );
  expect(jobs(page)).toEqual([
    ['Graduate Student Researcher', 'University of Texas at Austin', '2021', null],
  ]);
});

test('headings in bold over short lists in a sidebar, where the name in the same look stands over the contacts', () => {
  const page = readPage(
    { text: 'Wayan Sudarma', x: 30, y: 60, size: 8, bold: true },
    { text: 'Gianyar, Bali', x: 30, y: 72, size: 8 },
    { text: 'wayan@contoh.id', x: 30, y: 84, size: 8 },
    { text: 'Bahasa', x: 30, y: 110, size: 8, bold: true },
    { text: 'Indonesia', x: 30, y: 122, size: 8 },
    { text: 'Inggris', x: 30, y: 134, size: 8 },
    { text: 'Perangkat Lunak', x: 30, y: 160, size: 8, bold: true },
    { text: 'Photoshop', x: 30, y: 172, size: 8 },
    { text: 'Blender', x: 30, y: 184, size: 8 },
    { text: 'Wayan Sudarma', x: 160, y: 60, size: 12, colour: 0x991133 },
    { text: 'Pengalaman', x: 160, y: 90, size: 12, colour: 0x991133 },
    {
      text: '2015 – 2018, Perancang Grafis, Studio Rupa Dewata',
      x: 160,
      y: 106,
      size: 8,
      bold: true,
      colour: 0x991133,
    },
    { text: 'Identitas merek hotel, katalog pameran, dan situs web untuk desa.', x: 160, y: 118, size: 8 },
    {
      text: '2013 – 2015, Asisten Ilustrator, Penerbit Lontar',
      x: 160,
      y: 136,
      size: 8,
      bold: true,
      colour: 0x991133,
    },
    { text: 'Menggambar dua puluh buku anak untuk dijual di toko buku.', x: 160, y: 148, size: 8 },
  );
  expect(skills(page)).toEqual(['Photoshop', 'Blender']);
  expect(flatten(page.result).languages).toEqual(['Indonesia', 'Inggris']);
});

test('periods and towns flush with the right end of a column belong to it, however near the next column is', () => {
  const right = (text: string, y: number): Text => ({
    text,
    x: 392 - 4.5 * text.length,
    y,
    size: 9,
    italic: true,
  });
  const page = readPage(
    ...siti,
    { ...head('Experience', 90), x: 48 },
    { text: 'Data Scientist & Researcher', x: 48, y: 106, size: 12, bold: true },
    right('Zurich,', 106),
    right('Switzerland', 118),
    { text: 'Helsana Insurance Group', x: 48, y: 122 },
    right('since 2019', 130),
    { text: '• Evaluates programmes of integrated care with claims', x: 48, y: 144, size: 9 },
    { text: 'Data Scientist', x: 48, y: 170, size: 12, bold: true },
    right('Zurich,', 170),
    right('Switzerland', 182),
    { text: 'Sanitas Insurance Group', x: 48, y: 186 },
    right('2017 - 2019', 194),
    { text: '• Predicted the costs of hospitals for the product team', x: 48, y: 208, size: 9 },
    { ...head('Education', 240), x: 48 },
    { text: 'Ph.D. in Evolutionary Biology', x: 48, y: 258, size: 12, bold: true },
    right('2017', 258),
    { text: 'University of Zurich', x: 48, y: 272 },
    { ...head('Skills', 90), x: 404 },
    { text: 'Python', x: 404, y: 108, size: 9 },
    { text: 'Causal inference', x: 404, y: 120, size: 9 },
    { ...head('Languages', 145), x: 404 },
    { text: 'German (native)', x: 404, y: 163, size: 9 },
    { text: 'English (fluent)', x: 404, y: 175, size: 9 },
    { ...head('Interests', 200), x: 404 },
    { text: 'Long walks in the hills', x: 404, y: 218, size: 9 },
    { text: 'Chamber music and choirs', x: 404, y: 230, size: 9 },
    { text: 'Old maps of mountains', x: 404, y: 242, size: 9 },
  );
  expect(jobs(page).map(([, , start, end]) => [start, end])).toEqual([
    ['2019', null],
    ['2017', '2019'],
  ]);
  expect(skills(page)).toEqual(['Python', 'Causal inference']);
});
