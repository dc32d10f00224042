import { expect, test } from 'vitest';
import { readingOrder } from '../layout/reading-order.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { jobsWithFirstYears, jobsWithText, skillNames } from '../testing/entries-of.ts';
import { grid } from '../testing/grid.ts';
import { fieldsBelowName, fieldsOf, fieldsWithRules, head, readPage, siti } from '../testing/read-page.ts';
import { boldAt, mainText, railHeading, RED, textAt } from '../testing/texts.ts';

// Labels, periods and headings in a margin.

const BROWN = 0x9a6b4b;

const railLabel = (text: string, y: number): Text => ({ text, x: 50, y, size: 11, bold: true });

const besideRail = (text: string, y: number, more: Partial<Text> = {}): Text => ({
  text,
  x: 170,
  y,
  ...more,
});

/** Each letter is five points wide at size 10. */
const flushRight = (text: string, right: number, y: number, bold = false): Text => ({
  text,
  x: right - 5 * text.replaceAll(' ', '').length - 3 * (text.split(' ').length - 1),
  y,
  bold,
  colour: 13209,
});

const railText = (text: string, y: number, more: Partial<Text> = {}): Text => ({
  text,
  x: 420,
  y,
  size: 8,
  ...more,
});

const railTitle = (text: string, y: number): Text => railText(text, y, { size: 9, bold: true, colour: RED });

const largeLabel = (text: string, y: number): Text => ({
  text,
  x: 40,
  y,
  size: 14,
  bold: true,
});

test('a year in the margin stays where no period says it again', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      { text: '2018', x: 50, y: 110 },
      { text: 'Staf Gudang, PT Arunika Jaya', x: 100, y: 110 },
      { text: '2021', x: 50, y: 130 },
      { text: 'Staf Pengadaan, PT Kencana Abadi', x: 100, y: 130 },
    ).result,
  );
  expect(work.map(({ startDate }) => startDate)).toEqual(['2018', '2021']);
});

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
  expect(skillNames(page)).toEqual(['Haskell', 'React', 'Redis', 'Ruby', 'Git']);
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
  expect(skillNames(page)).toEqual(['R', 'Git', 'Docker', 'Shiny', 'renv', 'Rstudio', 'QGIS']);
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

test('a label goes to its own row, and not to words that are centred beside several rows', () => {
  const field = (y: number, name: string, value: string) => [
    textAt(50, y, name),
    textAt(175, y, `: ${value}`),
  ];
  const { location, phones } = fieldsOf(
    head('CURRICULUM VITAE', 40),
    { ...head('DATA DIRI', 70), size: 11 },
    ...field(90, 'Nama Lengkap', 'Siti Aminah'),
    ...field(102, 'Tempat/Tgl. Lahir', 'Garut, 2 Januari 1999'),
    ...field(114, 'Agama', 'Islam'),
    textAt(470, 120.5, 'FOTO 4X6'),
    ...field(126, 'Alamat', 'Jl. Veteran No. 7, Garut'),
    ...field(138, 'Telp/WA', '0896-9134-0025'),
    ...field(150, 'E-mail', 'siti@contoh.id'),
    head('RIWAYAT PEKERJAAN', 180),
    textAt(50, 200, '2021 – 2023'),
    boldAt(175, 200, 'Kasir'),
    textAt(175, 212, 'Toko Arunika'),
  );
  expect(location).toBe('Jl. Veteran No. 7, Garut');
  expect(phones).toEqual(['0896-9134-0025']);
});

test('a rail with smaller headings, most of them in the writer’s own words', () => {
  const rail = (text: string, y: number): Text => ({ text, x: 20, y, size: 8 });
  const own = (text: string, y: number): Text => ({
    ...rail(text, y),
    size: 9,
    bold: true,
    colour: BROWN,
  });
  const main = (text: string, y: number): Text => ({
    text,
    x: 200,
    y,
    size: 8,
  });
  const title = (text: string, y: number): Text => ({
    ...main(text, y),
    size: 12,
    bold: true,
    colour: BROWN,
  });
  const result = fieldsOf(
    { text: 'Siti Aminah', x: 200, y: 40, size: 22 },
    own('Hubungi saya', 40),
    rail('siti@contoh.id', 54),
    own('Yang saya kuasai', 84),
    rail('Menghias kue', 98),
    rail('Food costing', 112),
    rail('Higiene pangan', 126),
    rail('Kasir', 140),
    own('Bahasa', 170),
    rail('Indonesia / Indonesian', 184),
    rail('Inggris / English', 198),
    own('Di luar dapur', 228),
    rail('Bersepeda, merajut', 242),
    title('Sekilas tentang saya', 84),
    main('Juru masak kue yang senang menakar, mencoba, lalu mengulang sampai pas.', 100),
    title('Perjalanan kerja', 130),
    main('Pastry Commis, Hotel Arunika, 2021 - 2024', 146),
    main('• Menyiapkan dua belas jenis kue untuk sarapan tamu', 160),
    title('Sertifikat yang saya punya', 190),
    main('Pastry Level III', 206),
  );
  expect(result.skills).toEqual(['Menghias kue', 'Food costing', 'Higiene pangan', 'Kasir']);
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
});

test('a label that fills its margin leaves no gap before the text beside it', () => {
  const label = (text: string, y: number): Text => ({ text, x: 40, y, bold: true, size: 9 });
  const beside = (text: string, y: number): Text => ({ text, x: 113, y });
  const found = fieldsOf(
    { text: 'Siti Aminah', x: 200, y: 40, size: 20, bold: true },
    { text: 'siti@contoh.id', x: 200, y: 60 },
    label('EDUCATION', 100),
    beside('Arunika University, Bandung', 100),
    beside('B.A. in Biology, May 2019', 114),
    // Fifteen letters of 4.5 points and a space of 2.7 leave 2.8 before the text.
    label('WORK EXPERIENCES', 140),
    beside('Kencana Clinic, Bandung', 140),
    beside('Laboratory Assistant, July 2019 to present', 154),
    beside('Prepares and labels 120 samples a day.', 168),
    label('LAB SKILLS', 190),
    beside('PCR, centrifugation, pipetting', 190),
    label('LANGUAGES', 210),
    beside('Indonesian, English', 210),
  );
  expect(found.work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Laboratory Assistant', 'Kencana Clinic'],
  ]);
  expect(found.education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['Arunika University', '2019-05'],
  ]);
});

test('headings in a margin that all stand a row lower than their text keep the row above them', () => {
  const read = fieldsOf(
    ...siti,
    besideRail('Staf gudang yang rapi dan jujur.', 96),
    railLabel('Profil', 109),
    besideRail('Toko Beras Makmur, Januari 2020 - Maret 2023', 132, { bold: true }),
    railLabel('Pengalaman', 145),
    besideRail('Kasir', 145),
    besideRail('• Melayani pembeli di toko', 158),
    besideRail('SMK Negeri 2 Klaten, 2016 - 2019', 184, { bold: true }),
    railLabel('Pendidikan', 197),
    besideRail('Akuntansi', 197),
    besideRail('Microsoft Excel, Kasir, Stok', 223),
    railLabel('Keahlian', 236),
  );
  expect(read.summary).toBe('Staf gudang yang rapi dan jujur.');
  expect(read.work).toMatchObject([{ organization: 'Toko Beras Makmur', jobTitle: 'Kasir' }]);
  expect(read.education).toMatchObject([{ organization: 'SMK Negeri 2 Klaten' }]);
  expect(read.skills).toEqual(['Microsoft Excel', 'Kasir', 'Stok']);
});

test('headings over their text keep what stands above them in the section before', () => {
  const read = fieldsOf(
    ...siti,
    railLabel('Profil', 96),
    besideRail('Staf gudang yang rapi dan jujur.', 109),
    railLabel('Keahlian', 122),
    besideRail('Microsoft Excel, Kasir, Stok', 135),
    railLabel('Bahasa', 148),
    besideRail('Indonesia, Inggris', 161),
  );
  expect(read.summary).toBe('Staf gudang yang rapi dan jujur.');
  expect(read.languages).toEqual(['Indonesia', 'Inggris']);
});

test('headings in a margin lower than their text by about one step, some of them beside its second row', () => {
  const read = fieldsOf(
    ...siti,
    besideRail('Staf gudang yang rapi dan jujur,', 96),
    railLabel('Profil', 106),
    besideRail('siap bekerja malam.', 110),
    besideRail('Toko Beras Makmur, Januari 2020 - Maret 2023', 140, { bold: true }),
    railLabel('Pengalaman', 152),
    besideRail('Kasir', 154),
    besideRail('• Melayani pembeli di toko', 168),
    besideRail('SMK Negeri 2 Klaten, 2016 - 2019', 198, { bold: true }),
    railLabel('Pendidikan', 208),
    besideRail('Akuntansi', 212),
    besideRail('Microsoft Excel, Kasir,', 242),
    railLabel('Keahlian', 254),
    besideRail('Stok Opname', 256),
  );
  expect(read.summary).toBe('Staf gudang yang rapi dan jujur, siap bekerja malam.');
  expect(read.work).toMatchObject([{ organization: 'Toko Beras Makmur', jobTitle: 'Kasir' }]);
  expect(read.education).toMatchObject([{ organization: 'SMK Negeri 2 Klaten' }]);
  expect(read.skills).toEqual(['Microsoft Excel', 'Kasir', 'Stok Opname']);
});

test('headings in a margin two rows lower than their text, less where cards move it', () => {
  const read = fieldsOf(
    ...siti,
    besideRail('Staf gudang yang rapi dan jujur,', 96),
    besideRail('siap bekerja malam.', 109),
    railLabel('Profil', 122),
    besideRail('Toko Beras Makmur, Januari 2020 - Maret 2023', 150, { bold: true }),
    besideRail('Kasir', 163),
    railLabel('Pengalaman', 172),
    besideRail('• Melayani pembeli di toko', 176),
    besideRail('SMK Negeri 2 Klaten, 2016 - 2019', 204, { bold: true }),
    besideRail('Akuntansi', 217),
    railLabel('Pendidikan', 226),
    besideRail('Microsoft Excel, Kasir', 254),
    railLabel('Keahlian', 280),
    besideRail('Bahasa Indonesia, Bahasa Inggris', 308),
    railLabel('Bahasa', 334),
  );
  expect(read.summary).toBe('Staf gudang yang rapi dan jujur, siap bekerja malam.');
  expect(read.work).toMatchObject([{ organization: 'Toko Beras Makmur', jobTitle: 'Kasir' }]);
  expect(read.education).toMatchObject([{ organization: 'SMK Negeri 2 Klaten' }]);
  expect(read.skills).toEqual(['Microsoft Excel', 'Kasir']);
  expect(read.languages).toEqual(['Bahasa Indonesia', 'Bahasa Inggris']);
});

test('labels that end at one edge in a colour of their own are parted from the text behind a mere space', () => {
  const row = (label: string, text: string, y: number, bold = false) => [
    flushRight(label, 200, y, bold),
    { text, x: 202.5, y },
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', x: 202.5, y: 60, size: 18, bold: true },
    ...row('Alamat', 'Kudus, Jawa Tengah', 80),
    ...row('Telepon', '0812 3456 7890', 96),
    ...row('POSISI YANG DILAMAR', 'Guru Matematika', 112, true),
    ...row('PROFIL', 'Guru yang mengajar lewat ladang dan pasar.', 128, true),
    flushRight('PENGALAMAN KERJA', 200, 150, true),
    ...row('2019 – 2023', 'Guru', 166),
    { text: 'SMA Kencana, Kudus', x: 202.5, y: 180 },
  );
  expect(result).toMatchObject({
    name: { raw: 'Siti Aminah' },
    phoneNumbers: ['0812 3456 7890'],
    headline: 'Guru Matematika',
    summary: 'Guru yang mengajar lewat ladang dan pasar.',
  });
});

test('labels that end at one edge are parted from the text beside them, though all letters look the same', () => {
  const label = (text: string, value: string, y: number): Text[] => [
    { text, x: 150 - 5 * text.length, y },
    { text: value, x: 157, y },
  ];
  const { skills, languages } = fieldsBelowName(
    head('Languages', 90),
    ...label('Polish', 'Native', 110),
    ...label('English', 'Fluent', 130),
    head('Skills', 170),
    ...label('Programming', 'Go, Rust, Python', 190),
    ...label('Hardware', 'STM32, KiCad', 210),
  );
  expect(skills).toEqual(['Go', 'Rust', 'Python', 'STM32', 'KiCad']);
  expect(languages).toEqual(['Polish', 'English']);
});

test('headings beside their first line, in the letters of the employers, open sections', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Work Experience', y: 100, size: 16 },
    { text: 'The Juniper Table', y: 130, size: 14 },
    { text: '2021 - Present', x: 480, y: 130 },
    { text: 'Head Pastry Chef', y: 144, bold: true },
    { text: '• Runs a section of five for a large dining room', x: 70, y: 158 },
    { text: 'Bakery Halvorsen', y: 190, size: 14 },
    { text: '2017 - 2021', x: 480, y: 190 },
    { text: 'Baker', y: 204, bold: true },
    { text: '• Shaped six hundred loaves a night', x: 70, y: 218 },
    { text: 'Education', y: 270, size: 14 },
    { text: 'Oregon Culinary Institute', x: 175, y: 270, size: 14 },
    { text: '2014 - 2015', x: 480, y: 270 },
    { text: 'Baking and Pastry (Diploma)', x: 175, y: 284 },
    { text: 'Languages', y: 330, size: 14 },
    { text: 'English', x: 175, y: 330, size: 14 },
    { text: 'Native', x: 480, y: 330 },
    { text: 'Swedish', x: 175, y: 350, size: 14 },
    { text: 'Fluent', x: 480, y: 350 },
  );
  expect(result.workExperience.map(({ jobTitle }) => jobTitle)).toEqual(['Head Pastry Chef', 'Baker']);
  expect(result.education[0]?.organization).toBe('Oregon Culinary Institute');
  expect(result.languages).toEqual(['English', 'Swedish']);
});

test('the first row above the base line of a heading in a margin belongs to that heading', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Education', y: 122, size: 12, bold: true },
    { text: 'Universitas Diponegoro', x: 200, y: 122, bold: true },
    { text: 'S1 Psikologi', x: 200, y: 134 },
    { text: 'Indonesia', x: 200, y: 168, bold: true },
    { text: 'Penutur asli', x: 366, y: 168 },
    { text: 'Languages', y: 181, size: 12, bold: true },
    { text: 'Inggris', x: 200, y: 181, bold: true },
    { text: 'Menengah', x: 366, y: 181 },
    { text: 'Bali', x: 200, y: 194, bold: true },
    { text: 'Penutur asli', x: 366, y: 194 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris', 'Bali']);
});

test('rows above the base line of a heading in a margin that stands in the middle of its rows', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Education', y: 122, size: 12, bold: true },
    { text: 'Universitas Gadjah Mada', x: 200, y: 122, bold: true },
    { text: 'S1 Ilmu Komunikasi', x: 200, y: 134 },
    { text: 'SEO (Expert):', x: 200, y: 170 },
    { text: 'Google Analytics (Advanced):', x: 200, y: 186, bold: true },
    { text: 'Skills', y: 202, size: 12, bold: true },
    { text: 'Meta Ads (Expert):', x: 200, y: 202 },
    { text: 'Copywriting (Advanced):', x: 200, y: 218, bold: true },
  );
  expect(result.education).toHaveLength(1);
  expect(result.skills.map(({ name }) => name)).toEqual([
    'SEO',
    'Google Analytics',
    'Meta Ads',
    'Copywriting',
  ]);
});

test('mottos below headings in a margin belong to no section', () => {
  const title = (text: string, motto: string, y: number): Text[] => [
    { text, x: 43, y, size: 16, bold: true },
    { text: motto, x: 43, y: y + 18, size: 9, bold: true, colour: 0x777777 },
  ];
  const { summary, work, education } = fieldsOf(
    { text: 'Siti Aminah', x: 225, y: 40, size: 25, bold: true },
    { text: 'siti@contoh.id', x: 225, y: 60, size: 11 },
    ...title('About me', 'MY OWN PATH', 130),
    { text: 'I keep the pumps of a large mill running and like clear logs and', x: 218, y: 126, size: 11 },
    { text: 'warm colours. I have taught young welders in three small villages', x: 218, y: 142, size: 11 },
    { text: 'and in one town.', x: 218, y: 158, size: 11 },
    ...title('Work Experience', 'PREVIOUS JOBS', 230),
    { text: 'Operator', x: 218, y: 228, size: 13, bold: true },
    { text: 'PT Arunika Jaya', x: 218, y: 246, bold: true },
    { text: 'March 2021 - Present', x: 218, y: 260, size: 9 },
    { text: 'Activity :', x: 218, y: 278, size: 11 },
    { text: '• Kept four pumps running day and night for two years', x: 220, y: 298, size: 11 },
    { text: 'Welder', x: 218, y: 350, size: 13, bold: true },
    { text: 'CV Kencana', x: 218, y: 368, bold: true },
    { text: 'January 2019 - February 2021', x: 218, y: 382, size: 9 },
    { text: 'Activity :', x: 218, y: 400, size: 11 },
    { text: '• Joined the tanks of a dairy', x: 220, y: 420, size: 11 },
    ...title('Education', 'ACADEMIC CAREER', 490),
    { text: 'Bachelor of Engineering', x: 218, y: 488, size: 13, bold: true },
    { text: 'Universitas Kencana', x: 218, y: 506, bold: true },
    { text: '2015 - 2019', x: 218, y: 520, size: 9 },
  );
  expect(summary).toMatch(/^I keep the pumps/);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Operator', 'PT Arunika Jaya'],
    ['Welder', 'CV Kencana'],
  ]);
  expect(education.map(({ organization }) => organization)).toEqual(['Universitas Kencana']);
});

test('margins: period, post and employer beside plain text that begins at the period', () => {
  const job = (y: number, period: string, post: string, employer: string, ...deeds: string[]): Text[] => [
    { text: period, y, bold: true },
    { text: post, y: y + 14 },
    { text: employer, y: y + 28 },
    ...deeds.map((text, index) => ({ text, x: 190, y: y + 14 * index })),
  ];
  const reading = readPage(
    ...siti,
    head('Experience', 90),
    ...job(
      110,
      '2023 - Present',
      'Web Developer',
      'PT Arunika Jaya',
      'Collaborate with the team to develop shops for clients,',
      'handling both the pages and what is behind them.',
    ),
    ...job(
      180,
      '2021 - 2023',
      'Tester',
      'CV Kenanga Cipta',
      'Prepare and carry out tests of shops for clients,',
      'and write down what was found.',
    ),
  );
  expect(jobsWithFirstYears(reading)).toEqual([
    ['Web Developer', 'PT Arunika Jaya', '2023'],
    ['Tester', 'CV Kenanga Cipta', '2021'],
  ]);
});

test('a rail whose headings are much smaller than the column’s is read as a column', () => {
  const { result } = readPage(
    ...siti,
    railHeading('Work Experience', 90),
    mainText('Straits Carriers', 108, { bold: true }),
    mainText('Finance Manager, 2019 - 2024', 122),
    mainText('• Closed the books in four days', 136),
    mainText('Kopi Holdings', 156, { bold: true }),
    mainText('Accountant, 2015 - 2019', 170),
    mainText('• Consolidated fourteen entities', 184),
    railHeading('Education', 204),
    mainText('Nanyang University', 222, { bold: true }),
    mainText('Bachelor of Accountancy, 2008 - 2012', 236),
    railTitle('Skills', 112),
    railText('Forecasting', 125),
    railText('Power Query', 138),
    railText('Team leadership and coaching', 151),
    railTitle('Languages', 173),
    railText('English', 186),
    railText('Malay', 199),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Finance Manager', 'Straits Carriers'],
    ['Accountant', 'Kopi Holdings'],
  ]);
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Forecasting',
    'Power Query',
    'Team leadership and coaching',
  ]);
  expect(result.languages).toEqual(['English', 'Malay']);
});

test('a label of two lines in the middle of its cell, each of which stands beside a line of the list', () => {
  const schools = [
    '• SDN 21 Tanjung (2008-2014)',
    '• SMPN 3 Lintau (2014-2017)',
    '• SMAN 1 Lintau (2017-2020)',
    '• STMIK Riau (2020-sekarang)',
  ];
  const { education } = fieldsWithRules(
    [
      { text: 'BIODATA DIRI', x: 200, y: 50, size: 20, bold: true },
      { text: 'Nama', x: 60, y: 92, size: 12, bold: true },
      { text: 'Siti Aminah', x: 150, y: 92, size: 12 },
      { text: 'Alamat', x: 60, y: 122, size: 12, bold: true },
      { text: 'Jl. Melati 3, Pekanbaru', x: 150, y: 122, size: 12 },
      { text: 'Riwayat', x: 60, y: 168, size: 12, bold: true },
      { text: 'Pendidikan', x: 52, y: 182, size: 12, bold: true },
      ...schools.map((text, index) => ({ text, x: 160, y: 154 + 14 * index, size: 12 })),
      { text: 'Hobi', x: 60, y: 226, size: 12, bold: true },
      { text: 'Membaca, Mendaki Gunung', x: 150, y: 226, size: 12 },
    ],
    grid([35, 141, 560], [78, 106, 136, 210, 240]),
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'SDN 21 Tanjung',
    'SMPN 3 Lintau',
    'SMAN 1 Lintau',
    'STMIK Riau',
  ]);
});

test('the employer over place and period in the margin, the post and its text beside them', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'PT Sumber Rejeki', x: 50, y: 110, bold: true },
    { text: 'Kasir', x: 200, y: 110, bold: true },
    { text: 'Bandung', x: 50, y: 124 },
    { text: '• Melayani 90 pelanggan setiap hari', x: 210, y: 126 },
    { text: '2019 - 2021', x: 50, y: 138 },
    { text: '• Menyusun laporan kas harian toko', x: 210, y: 140 },
    { text: 'Toko Sedap', x: 50, y: 166, bold: true },
    { text: 'Pelayan', x: 200, y: 166, bold: true },
    { text: 'Garut', x: 50, y: 180 },
    { text: '• Mengantar pesanan ke 12 meja', x: 210, y: 182 },
    { text: '2017 - 2018', x: 50, y: 194 },
    { text: '• Membersihkan dapur setiap malam', x: 210, y: 196 },
  );
  expect(
    result.workExperience.map((job) => [
      job.jobTitle,
      job.organization,
      job.dates?.startDate,
      job.jobDescription?.split('\n').length,
    ]),
  ).toEqual([
    ['Kasir', 'PT Sumber Rejeki', '2019-01-01', 2],
    ['Pelayan', 'Toko Sedap', '2017-01-01', 2],
  ]);
});

test('labels in larger letters may stand lower than the first line beside them', () => {
  const value = (text: string, y: number): Text => ({
    text,
    x: 298,
    y,
    size: 11,
  });
  const { skills, work, languages } = fieldsOf(
    { text: 'Anjali Deshmukh', x: 40, y: 60, size: 22, bold: true },
    { text: 'anjali@contoh.id', x: 40, y: 80, size: 11 },
    { text: '12 Shanti Nagar', x: 40, y: 110, size: 11 },
    { text: 'Pune', x: 40, y: 124, size: 11 },
    { text: 'Maharashtra', x: 40, y: 138, size: 11 },
    { text: 'India', x: 40, y: 152, size: 11 },
    value('Phone: +91 98220 11456', 110),
    value('Gender: Female', 124),
    largeLabel('Skills:', 196),
    value('Lesson Planning, Sign Language, Chess,', 190),
    value('Google Classroom', 204),
    largeLabel('Experience:', 246),
    value('Mathematics Teacher, Blue Ridge School, 2018 - Now', 240),
    value('Assistant Teacher, Vidya Bhavan School, 2016 - 2018', 254),
    largeLabel('Languages:', 296),
    value('Marathi, Hindi, English', 290),
  );
  expect(skills).toEqual(['Lesson Planning', 'Sign Language', 'Chess', 'Google Classroom']);
  expect(work.map(({ jobTitle }) => jobTitle)).toEqual(['Mathematics Teacher', 'Assistant Teacher']);
  expect(languages).toHaveLength(3);
});

test('headings in a margin, under the contacts that stand there too', () => {
  const rail = (text: string, y: number, size = 11): Text => ({
    text,
    x: 148 - text.length * size * 0.5,
    y,
    size,
  });
  const body = (text: string, y: number): Text => ({ text, x: 168, y });
  const { result } = readPage(
    rail('Sleman, DI Yogyakarta', 60, 9),
    rail('0812-5550-1234', 72, 9),
    rail('siti@contoh.id', 84, 9),
    rail('siti.example', 96, 9),
    rail('siti-aminah', 108, 9),
    rail('sitiaminah', 120, 9),
    rail('Jalan Melati 4', 48, 9),
    rail('Depok', 36, 9),
    { text: 'Siti Aminah', x: 168, y: 64, size: 30 },
    { ...rail('Profil', 140), colour: 0x338844 },
    body('Perawat dengan sembilan tahun pengalaman di ruang rawat inap dan gawat', 140),
    body('darurat, terbiasa bekerja dengan tim.', 163),
    { ...rail('Pengalaman', 226), colour: 0x338844 },
    { ...rail('Kerja', 259), colour: 0x338844 },
    body('Perawat, RS Harapan, Sleman, 2018 – Sekarang', 226),
    body('• Merawat pasien di unit dengan 14 tempat tidur', 259),
    body('• Membimbing mahasiswa keperawatan', 293),
    { ...rail('Pendidikan', 360), colour: 0x338844 },
    body('S1 Keperawatan, Universitas Contoh, 2009 – 2014', 360),
    { ...rail('Keahlian', 422), colour: 0x338844 },
    body('Terapi infus, Interpretasi EKG', 422),
    { ...rail('Bahasa', 485), colour: 0x338844 },
    body('Indonesia, Inggris', 485),
  );
  expect(result.workExperience.map(({ organization }) => organization)).toEqual(['RS Harapan']);
  expect(result.education).toHaveLength(1);
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
});

test('the facts of a job under each other in a margin, and beside them what was done', () => {
  const small = (text: string, y: number, size: number): Text => ({ text, y, size, colour: 0x888888 });
  const beside = (text: string, y: number): Text => ({ text, x: 200, y });
  const page = readPage(
    { text: 'Siti Aminah', x: 200, y: 40, size: 22 },
    { text: 'siti@contoh.id', x: 210, y: 60 },
    head('Pengalaman Kerja', 90),
    { text: 'PT Kirim Digital', y: 112, bold: true },
    small('Pengembang Senior', 127, 9),
    small('Feb 2022 - Sekarang', 139, 7),
    small('Medan', 149, 7),
    beside('Bertanggung jawab atas aplikasi kurir yang dipakai 8.000 pengguna.', 112),
    beside('• Menurunkan waktu buka aplikasi dari empat detik', 130),
    beside('• Memindahkan 60 layar ke Flutter', 145),
    beside('• Membimbing tiga pengembang junior', 160),
    { text: 'CV Bilah Pintar', y: 184, bold: true },
    small('Pengembang Android', 199, 9),
    small('Jul 2019 - Jan 2022', 211, 7),
    small('Pematangsiantar', 221, 7),
    beside('Membangun aplikasi ujian sekolah untuk daerah terpencil.', 184),
    beside('• Merancang mode luring untuk daerah tanpa sinyal', 202),
    beside('• Menulis 300 pengujian unit', 217),
    head('Pendidikan', 260),
    { text: 'Universitas Contoh', y: 280, bold: true },
    small('S1 Ilmu Komputer', 295, 9),
    small('2015 - 2019', 307, 7),
  );
  expect(
    jobsWithText(page).map(([title, organization, text]) => [title, organization, text?.split('\n').length]),
  ).toEqual([
    ['Pengembang Senior', 'PT Kirim Digital', 4],
    ['Pengembang Android', 'CV Bilah Pintar', 3],
  ]);
});

test('labels of a table that are headings, each beside a row of its own', () => {
  const label = (text: string, y: number): Text => ({ text, y, bold: true });
  const value = (text: string, y: number): Text => ({ text, x: 170, y });
  const { result } = readPage(
    ...siti,
    label('PENGALAMAN KERJA', 100),
    label('2018 – Sekarang', 118),
    value('Perawat', 118),
    value('RS Harapan, Surabaya', 131),
    value('• Merawat pasien kritis', 144),
    value('• Membimbing mahasiswa', 157),
    label('PENDIDIKAN', 180),
    label('2009 – 2014', 198),
    value('S1 Keperawatan', 198),
    value('Universitas Contoh', 211),
    label('KEAHLIAN', 236),
    value('Terapi infus, Interpretasi EKG, Komunikasi terapeutik', 236),
    label('BAHASA', 253),
    value('Indonesia (Penutur asli), Inggris (Dasar)', 253),
    label('SERTIFIKAT', 270),
    value('Pelatihan ICU Dasar, 2018', 270),
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Terapi infus',
    'Interpretasi EKG',
    'Komunikasi terapeutik',
  ]);
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(result.certifications).toHaveLength(1);
});

test('facts beside a period in the margin, with the first word of what was done at the line’s end', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: '03/2020 – Present', y: 112 },
    {
      text: 'Senior Researcher,',
      x: 164,
      y: 112,
      bold: true,
      more: [{ text: 'Arunika Digital, Steinkjer, Norway. Ran' }],
    },
    { text: 'many field interviews on board', x: 164, y: 124 },
    { text: 'and turned them into blueprints.', x: 164, y: 136 },
    { text: '08/2016 – 02/2020', y: 160 },
    {
      text: 'Researcher,',
      x: 164,
      y: 160,
      bold: true,
      more: [{ text: 'Lintas Lab, Oslo, Norway. Set up a' }],
    },
    { text: 'panel of residents for the city.', x: 164, y: 172 },
  );
  expect(jobsWithText(page)).toEqual([
    [
      'Senior Researcher',
      'Arunika Digital',
      'Ran many field interviews on board and turned them into blueprints.',
    ],
    ['Researcher', 'Lintas Lab', 'Set up a panel of residents for the city.'],
  ]);
});

test('a rail of headings with the periods of the entries below them', () => {
  const { result } = readPage(
    ...siti,
    ...['Contact', 'Skills', 'Experience', 'Education', 'Awards'].map((text, index) => ({
      ...head(text, [110, 150, 190, 320, 420][index]!),
      x: 40,
    })),
    { text: 'Phone 0813-9022-4471', x: 200, y: 110 },
    { text: 'SAP2000, AutoCAD', x: 200, y: 150 },
    { text: 'Senior Engineer at Harbourline Consultants', x: 200, y: 190, bold: true },
    { text: '2017-05-01 to Present', x: 40, y: 207 },
    { text: 'Lead design of bridges.', x: 200, y: 204 },
    { text: '• Cut review rounds from five to two', x: 210, y: 220 },
    { text: 'Project Engineer at Lagos Works Agency', x: 200, y: 250, bold: true },
    { text: '2013-10-01 to 2017-03-31', x: 40, y: 253 },
    { text: '• Supervised 14 km of drainage', x: 210, y: 266 },
    { text: 'University of Waterloo', x: 200, y: 320, bold: true },
    { text: '2011-09-01 to 2013-08-31', x: 40, y: 337 },
    { text: 'MSc Structural Engineering', x: 200, y: 334 },
    { text: 'University of Lagos', x: 200, y: 364, bold: true },
    { text: '2006-09-01 to 2011-06-30', x: 40, y: 367 },
    { text: 'Canadian Society', x: 200, y: 420, bold: true },
    { text: 'Young Engineer of the Year', x: 40, y: 437 },
    { text: '2019-11-01', x: 40, y: 450 },
    { text: '• For the footbridge', x: 210, y: 436 },
  );
  expect(result.workExperience.map((job) => job.organization)).toEqual([
    'Harbourline Consultants',
    'Lagos Works Agency',
  ]);
  expect(result.education.map((school) => school.organization)).toEqual([
    'University of Waterloo',
    'University of Lagos',
  ]);
});

test('the margin of labels of an earlier page goes on', () => {
  const rows = (...pairs: [string, string][]) =>
    pairs.flatMap(([label, text], index) => [
      { text: label, x: 175 - label.length * 5, y: 100 + 40 * index },
      { text, x: 190, y: 100 + 40 * index },
      {
        text: 'and a second line of it, which is as long as lines of text are here',
        x: 190,
        y: 114 + 40 * index,
      },
    ]);
  const first = buildPage([
    { text: 'Siti Aminah', x: 190, y: 40, size: 20 },
    { text: 'siti@contoh.id', x: 190, y: 60 },
    { ...head('WORK EXPERIENCE', 84), x: 40, size: 10 },
    ...rows(
      ['2019 – 2021', 'Analyst, PT Nusa Prima'],
      ['2016 – 2018', 'Cashier, Toko Berkah'],
      ['2014 – 2015', 'Waiter, Warung Sedap'],
      ['2012 – 2013', 'Clerk, PT Bumi Lestari'],
    ),
  ]);
  const second = buildPage([
    { ...head('PERSONAL SKILLS', 80), x: 70, size: 10 },
    ...rows(
      ['Mother tongue', 'Indonesian'],
      ['French', 'fluent in speech and in writing'],
      ['German', 'basic'],
      ['Social skills', 'Has led teams of six people over many years'],
      ['Driving licence', 'B'],
    ),
    { text: 'UNDERSTANDING', x: 320, y: 92, bold: true },
  ]);
  const { flows } = readingOrder([first, second]);
  expect(flows.flatMap(({ lines }) => lines.map((line) => line.text))).toContain('Mother tongue\tIndonesian');
});

test('facts of a job at the left of its text, of which one comes near the text', () => {
  const texts = (y: number, facts: string[], text: string[]) => [
    ...facts.map((fact, at) => ({ text: fact, y: y + 11 * at, bold: at === 0 })),
    ...text.map((line, at) => ({ text: line, x: 174, y: y + 11 * at })),
  ];
  const { result } = readPage(
    ...siti,
    head('WORK EXPERIENCE', 90),
    ...texts(
      110,
      ['Senior Product Designer', 'Arunika Tech', 'Mar 2021 – Present'],
      [
        'Designs the flow of payments for three million people. Leads two designers',
        'and runs weekly reviews.',
      ],
    ),
    ...texts(
      160,
      ['UX Designer', 'Sagara Health', 'Jan 2018 – Feb 2021'],
      ['Built the system of design from scratch and moved forty screens to it.', 'Asked sixty nurses.'],
    ),
    ...texts(
      210,
      ['Design Intern', 'Nusa Studio', 'Jun 2017 – Dec 2017'],
      ['Drew icons and wrote the first guide of tone for the help centre.'],
    ),
    head('EDUCATION', 260),
    ...texts(280, ['Institut Contoh', '2013 – 2017'], ['Bachelor of Design, Visual Communication. GPA 3.61']),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Senior Product Designer', 'Arunika Tech'],
    ['UX Designer', 'Sagara Health'],
    ['Design Intern', 'Nusa Studio'],
  ]);
});

test('facts at the left of a job’s text within a column beside a panel', () => {
  const job = (y: number, facts: string[], text: string[]) => [
    ...facts.map((fact, at) => ({ text: fact, y: y + 12 * at, bold: at === 1 })),
    ...text.map((line, at) => ({ text: line, x: 150, y: y + 12 * at })),
  ];
  const { result } = readPage(
    ...siti,
    head('Riwayat Pekerjaan', 100),
    ...job(
      120,
      ['Kepala Gudang', 'PT Arunika Pangan', '2018 – Sekarang'],
      ['Memimpin 32 orang di gudang seluas 6.000 m2.', '- Menurunkan selisih stok dari 1,4% menjadi 0,2%'],
    ),
    ...job(
      180,
      ['Staf Gudang', 'CV Sagara Muat', '2013 – 2018'],
      ['Penerimaan barang dan administrasi surat jalan.', '- Mencatat 200 surat jalan per hari'],
    ),
    head('Pendidikan', 240),
    { text: 'Universitas Contoh', y: 258 },
    { text: '2009 – 2012', y: 270 },
    { ...head('Kontak', 60), x: 440 },
    ...['0812-5550-1187', 'Sidoarjo, Jawa Timur'].map((text, at) => ({ text, x: 440, y: 78 + 12 * at })),
    { ...head('Keahlian', 130), x: 440 },
    ...[
      'FIFO, Stock opname,',
      'WMS, Microsoft Excel,',
      'SAP MM, Forklift,',
      'Surat jalan,',
      'Audit stok',
    ].map((text, at) => ({ text, x: 440, y: 148 + 12 * at })),
  );
  expect(result.workExperience.map((each) => [each.jobTitle, each.organization])).toEqual([
    ['Kepala Gudang', 'PT Arunika Pangan'],
    ['Staf Gudang', 'CV Sagara Muat'],
  ]);
  expect(result.workExperience[0]!.jobDescription).toMatch(/^Memimpin 32 orang/);
  expect(result.workExperience[1]!.jobDescription).toMatch(/^Penerimaan barang/);
});

test('an employer that the margin of facts broke beside a job’s text', () => {
  const job = (y: number, facts: string[], text: string[]) => [
    ...facts.map((fact, at) => ({ text: fact, y: y + 12 * at, bold: at === 0 })),
    ...text.map((line, at) => ({ text: line, x: 158, y: y + 12 * at })),
  ];
  const { result } = readPage(
    ...siti,
    head('Pengalaman', 90),
    ...job(
      110,
      ['HR Intern', 'PT Cahaya Arunika', 'Perkasa', 'Feb 2024 – Jul 2024'],
      ['Membantu rekrutmen massal untuk posisi operator di tiga kota.', 'Menyaring 450 lamaran.'],
    ),
    ...job(
      180,
      ['Asisten Tester', 'Biro Sagara', 'Jun 2023 – Des 2023'],
      ['Mengadministrasikan tes DISC dan Kraepelin kepada 300 peserta.'],
    ),
    head('Pendidikan', 250),
    { text: 'Universitas Contoh, 2020 - 2024', y: 268 },
  );
  expect(result.workExperience.map((each) => [each.jobTitle, each.organization])).toEqual([
    ['HR Intern', 'PT Cahaya Arunika Perkasa'],
    ['Asisten Tester', 'Biro Sagara'],
  ]);
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

test('jobs: period, facts and points in three columns, the post broken by its own', () => {
  const job = (y: number, period: string, facts: string[], deeds: string[], isBroken = false) => [
    { text: period, x: 50, y },
    ...facts.map((text, at) => ({ text, x: 170, y: y + 15 * at, bold: at === 0 || (isBroken && at === 1) })),
    ...deeds.map((text, at) => ({ text: `• ${text}`, x: 275, y: y + 15 * at })),
  ];
  const { work } = fieldsBelowName(
    head('Pengalaman Kerja', 90),
    ...job(
      112,
      'Mei 2021 - Jun 2023',
      ['Resepsionis', 'Hotel Bunga', 'Tegal'],
      ['Menyambut tamu', 'Mencatat keluhan'],
    ),
    ...job(
      170,
      'Jan 2020 - Apr 2021',
      ['Magang', 'Housekeeping', 'Villa Samudra Raya'],
      ['Menyiapkan dua belas kamar', 'Menghitung linen'],
      true,
    ),
  );
  expect(
    work.map(({ jobTitle, organization, description }) => [jobTitle, organization, description]),
  ).toEqual([
    ['Resepsionis', 'Hotel Bunga', 'Menyambut tamu\nMencatat keluhan'],
    ['Magang Housekeeping', 'Villa Samudra Raya', 'Menyiapkan dua belas kamar\nMenghitung linen'],
  ]);
});

test('a period in a margin below employer and post, beside text that begins at once', () => {
  const job = (y: number, employer: string, post: string, period: string, text: string[]): Text[] => [
    boldAt(140, y, employer),
    textAt(140, y + 14, post),
    textAt(50, y + 28, period),
    ...text.map((line, at) => textAt(140, y + 28 + 14 * at, line)),
  ];
  const { work } = fieldsBelowName(
    head('Pengalaman Kerja', 90),
    ...job(110, 'Bengkel Surya', 'Perakit Sepeda', '2020 – 2023', [
      'Merakit sepeda pesanan dan memeriksa rem sebelum sepeda itu diserahkan kepada pembeli. Mengajar',
      'dua orang magang.',
    ]),
    ...job(180, 'Toko Roda', 'Pramuniaga', '2018 – 2020', [
      'Melayani pembeli dan mencatat stok ban di gudang.',
    ]),
  );
  expect(
    work.map(({ jobTitle, organization, description }) => [jobTitle, organization, description]),
  ).toEqual([
    [
      'Perakit Sepeda',
      'Bengkel Surya',
      'Merakit sepeda pesanan dan memeriksa rem sebelum sepeda itu diserahkan kepada pembeli. Mengajar dua orang magang.',
    ],
    ['Pramuniaga', 'Toko Roda', 'Melayani pembeli dan mencatat stok ban di gudang.'],
  ]);
});

test('rows above the row of a heading in the margin are its own where white parts them from what stands above', () => {
  const page = readPage(
    { text: 'Siti Aminah', x: 50, y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 50, y: 60 },
    railLabel('Pengalaman', 100),
    besideRail('Teller, Bank Arunika', 100, { bold: true }),
    { text: '2020 – 2023', x: 480, y: 100 },
    besideRail('• Melayani seratus nasabah setiap hari', 112),
    railLabel('Sertifikat', 140),
    besideRail('• Pelatihan Teller Dasar, 2020', 140),
    besideRail('Kantor: Excel, Word', 165),
    railLabel('Keahlian', 177),
    besideRail('Bank: Core Banking, Deposito', 177),
    besideRail('Umum: Pelayanan, Arsip', 189),
    railLabel('Bahasa', 214),
    besideRail('Indonesia, Inggris', 214),
  );
  expect(skillNames(page)).toEqual(['Excel', 'Word', 'Core Banking', 'Deposito', 'Pelayanan', 'Arsip']);
});

test('two jobs behind years and months in the margin, of which the second has a rare post', () => {
  const page = readPage(
    ...siti,
    head('Employment', 100),
    textAt(50, 120, '2017/09 - present'),
    textAt(150, 120, 'Reference Librarian', {
      bold: true,
      more: [{ text: ', Universitas Arunika Library, Medan.' }],
    }),
    textAt(150, 133, 'Teaches 60 classes a year on searching and citing.'),
    textAt(150, 146, 'Moved 9,400 theses into DSpace.'),
    textAt(50, 166, '2014/02 - 2017/08'),
    textAt(150, 166, 'Cataloguer', {
      bold: true,
      more: [{ text: ', Perpustakaan Daerah Kencana, Lubuk Pakam.' }],
    }),
    textAt(150, 179, 'Catalogued 12,000 volumes under RDA.'),
  );
  expect(jobsWithText(page)).toEqual([
    [
      'Reference Librarian',
      'Universitas Arunika Library',
      'Teaches 60 classes a year on searching and citing. Moved 9,400 theses into DSpace.',
    ],
    ['Cataloguer', 'Perpustakaan Daerah Kencana', 'Catalogued 12,000 volumes under RDA.'],
  ]);
});

test('headings that end flush before their text: one in words of its own is a heading, too, and holds the jobs', () => {
  const row = (y: number, label: string, ...texts: string[]) => [
    textAt(102 - 5 * label.length, y, label),
    ...texts.map((text, at) => textAt(110, y + 12 * at, text)),
  ];
  const page = readPage(
    { text: 'Antonia Seran', x: 240, y: 40, size: 18 },
    { text: 'antonia@contoh.id', x: 240, y: 60 },
    ...row(
      90,
      'Profile',
      'Sous chef from Flores who cooks with what the boats bring in; eight',
      'years in hotels.',
    ),
    ...row(
      126,
      'Kitchens',
      'Sous Chef, Hotel Kencana, Kupang (April 2021 to date). Runs a kitchen of',
      'fourteen and a menu that changes every week.',
      'Ship Cook, Kencana Cruises, Komodo (March 2018 to March 2021).',
      'Cooked for 16 guests and nine crew on five day trips.',
      'Commis, Hotel Arunika Kupang, Kupang (August 2016 to February 2018).',
      'Worked all five stations.',
    ),
    ...row(214, 'School', 'SMK Negeri 3 Kupang, Culinary Arts (2013 to 2016)'),
    ...row(238, 'Skills', 'Seafood; Menu costing; HACCP; Pastry basics'),
    ...row(262, 'Languages', 'Indonesian, native; English, good'),
  );
  expect(jobsWithText(page)).toEqual([
    ['Sous Chef', 'Hotel Kencana', 'Runs a kitchen of fourteen and a menu that changes every week.'],
    ['Ship Cook', 'Kencana Cruises', 'Cooked for 16 guests and nine crew on five day trips.'],
    ['Commis', 'Hotel Arunika Kupang', 'Worked all five stations.'],
  ]);
  expect(page.details['sections.2.heading']).toBe('Kitchens');
});

test('two headings in a margin, which would have had room side by side, are two', () => {
  const rows = [
    ['KEMAMPUAN', 'Partograf, USG dasar, Imunisasi'],
    ['HOBI', 'Memasak, Voli'],
  ];
  const { result, details } = readPage(
    ...siti,
    textAt(50, 90, 'PELATIHAN', { bold: true }),
    textAt(50, 106, '2015'),
    textAt(170, 106, 'Asuhan Persalinan Normal, JNPK-KR'),
    textAt(50, 122, '2018'),
    textAt(170, 122, 'CTU, P2KS Jawa Timur'),
    ...rows.flatMap(([label, text], at) => [
      textAt(50, 138 + 16 * at, label!, { bold: true }),
      textAt(170, 138 + 16 * at, text!),
    ]),
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Partograf', 'USG dasar', 'Imunisasi']);
  expect(details['certifications.1.issuer']).toBe('P2KS Jawa Timur');
});

test('years below each other beside two certificates, of whose names little is bold, are no period', () => {
  const row = (y: number, year: string, name: string, house: string): Text[] => [
    { text: year, x: 50, y },
    { text: name, x: 135, y, bold: true, more: [{ text: house }] },
  ];
  const { result } = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: '2019 – 2021', x: 50, y: 110 },
    { text: 'Engineer, Arunika Bridges Ltd', x: 135, y: 110 },
    { text: '• Led the design of four footbridges', x: 136, y: 123 },
    head('Certifications', 150),
    ...row(170, '2018', 'Chartered Engineer (CEng),', 'Institution of Structural Engineers'),
    ...row(183, '2021', 'Confined Spaces Entry,', 'City Guilds'),
  );
  expect(result.certifications).toEqual(['Chartered Engineer (CEng)', 'Confined Spaces Entry']);
});

test('marks over headings in a margin: the headings stand beside the text that begins beside their marks', () => {
  const part = (y: number, title: string, ...lines: string[]): Text[] => [
    textAt(51, y + 2, 'ㅡ'),
    textAt(51, y + 14, title, { bold: true, colour: RED }),
    ...lines.map((text, row) => textAt(165, y + 12 * row, text)),
  ];
  const { result } = readPage(
    textAt(165, 40, 'Ni Luh Saraswati', { size: 30, bold: true }),
    textAt(165, 90, 'luh.saraswati@contoh.id'),
    ...part(120, 'Profil', 'Manajer restoran yang terbiasa memimpin tim besar pada musim ramai.'),
    ...part(160, 'Keahlian', 'Pengendalian biaya, Pelatihan staf'),
    ...part(200, 'Pendidikan', 'Politeknik Pariwisata Nusa, D4 Tata Hidang', '2011 – 2015'),
    ...part(240, 'Penghargaan', 'Tim Layanan Terbaik, Asosiasi Hotel Arunika, 2022'),
    ...part(280, 'Bahasa', 'Indonesia (Penutur asli), Inggris (Lancar)'),
  );
  expect(skillNames({ result })).toEqual(['Pengendalian biaya', 'Pelatihan staf']);
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(result.summary).toBe('Manajer restoran yang terbiasa memimpin tim besar pada musim ramai.');
});
