import { expect, test } from 'vitest';
import { flatten } from '../result/flatten.ts';
import type { Text } from '../testing/build-page.ts';
import {
  jobHeads,
  jobsInFull,
  jobsUnderHeading,
  jobsWithFirstMonths,
  jobsWithFirstYears,
  jobsWithStarts,
  jobsWithText,
  schoolHeads,
  jobLines,
  jobsWithPeriods,
} from '../testing/entries-of.ts';
import {
  fieldsBelowName,
  fieldsOf,
  fieldsWithRules,
  head,
  readBelowName,
  readPage,
  siti,
  underTitle,
} from '../testing/read-page.ts';
import { linesFrom, textAt, boldAt } from '../testing/texts.ts';

// Posts, and where a job begins.

const rowOfHead = (y: number, left: string, right?: string): Text[] => [
  { text: left, x: 50, y, bold: true },
  ...(right ? [{ text: right, x: 176, y }] : []),
];

const deed = (y: number, text: string): Text => ({ text: `• ${text}`, x: 50, y });

const jobsOverSkills = (...texts: (Text | string)[]) =>
  fieldsBelowName(head('Experience', 90), ...texts, head('Skills', 320), { text: 'Excel', y: 340 }).work.map(
    ({ jobTitle, organization, startDate, endDate }) => [jobTitle, organization, startDate, endDate],
  );

const postsUnderHeading = (...texts: Parameters<typeof readPage>) =>
  fieldsBelowName(head('Pengalaman Kerja', 90), ...texts).work.map(({ jobTitle, organization }) => [
    jobTitle,
    organization,
  ]);

test('a head that its column broke is whole where another in its letters stands alone', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Education', 90),
      { text: 'Bachelor of Management', y: 110, size: 12 },
      { text: 'Universitas Arunika', y: 126 },
      { text: '2015 - 2019', y: 139 },
      { text: 'Thesis on loyalty among guests.', y: 152 },
      { text: 'Exchange Semester, International', y: 180, size: 12 },
      { text: 'Business', y: 195, size: 12 },
      { text: 'Kencana University of Applied Sciences', y: 211 },
      { text: '2017 - 2018', y: 224 },
    ).result,
  );
  expect(education.map(({ accreditation, organization }) => [accreditation, organization])).toEqual([
    ['Bachelor of Management', 'Universitas Arunika'],
    ['Exchange Semester, International Business', 'Kencana University of Applied Sciences'],
  ]);
});

test('the client stands in brackets behind the employer and the town', () => {
  const { work } = fieldsBelowName(
    head('Experience', 100),
    { text: 'Research Intern', y: 120, bold: true },
    { text: 'Arunika University, Pittsburgh, PA, USA (Prof. Andrew Pavlo)', y: 134 },
    { text: 'May 2015 - Aug 2015', x: 460, y: 134 },
    { text: '• Implemented the catalog', y: 148 },
  );
  expect(work).toMatchObject([{ jobTitle: 'Research Intern', organization: 'Arunika University' }]);
});

test('who supervised an internship is no post', () => {
  const row = (y: number, year: string, house: string, town: string, by: string): Text[] => [
    { text: year, y },
    { text: `Internship at ${house}`, x: 120, y, more: [{ text: town, bold: true }, { text: by }] },
  ];
  const { work } = fieldsBelowName(
    head('Experience', 100),
    ...row(120, '2021', 'Arunika', 'Paris, France', ', supervised by Francis Bach.'),
    ...row(140, '2018', 'Kencana', 'Tokyo, Japan', ', supervised by Takanori Maehara.'),
  );
  expect(work[0]).toMatchObject({ jobTitle: 'Internship', organization: 'Arunika' });
});

test('a month within the name of a post is no date where the period stands beside it', () => {
  const { work } = fieldsBelowName(
    head('Pengalaman', 100),
    { text: 'Koordinator Kampanye Maret 2023 Daring', y: 120, bold: true },
    { text: 'Apr 2023 - Mei 2023', x: 440, y: 120 },
    { text: 'PT Arunika', y: 134, italic: true },
    { text: '• Mengajar 20 peserta', y: 148 },
  );
  expect(work).toMatchObject([{ jobTitle: 'Koordinator Kampanye Maret 2023 Daring', startDate: '2023-04' }]);
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

test('two posts parted by a slash have the employer behind the comma', () => {
  expect(
    jobHeads(
      underTitle('Work Experience', [
        'Jan 2024 – June 2024: Policy Sales / Financial Advisor, Arunika Mutual',
        '- Sold policies to clients',
        '2023: Software Developer / QA Engineer, Bukit Brands',
        '- Built applications',
      ]),
    ),
  ).toEqual([
    ['Policy Sales / Financial Advisor', 'Arunika Mutual'],
    ['Software Developer / QA Engineer', 'Bukit Brands'],
  ]);
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

test('a post that its own word announces', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Kulina Digital', x: 50, y: 110, bold: true },
    { text: '2022 - 2024', x: 480, y: 110, bold: true },
    { text: 'Sebagai Pengembang Web', x: 50, y: 124, italic: true },
    { text: '• Membangun portal layanan desa', x: 55, y: 138 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Pengembang Web', 'Kulina Digital'],
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
  expect(jobHeads(page)).toEqual([
    ['Data Analyst', 'Arunika'],
    ['Visiting Instructor', 'Arunika University'],
    ['Biostatistics Instructor', 'Cendana College'],
  ]);
});

test('narrow heads: facts and the period with its place, both broken', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...rowOfHead(112, 'Juru Rawat - RS Kasih', 'Jan 2019 – Mei 2021 -'),
    ...rowOfHead(124, 'Bunda', 'Ngawi'),
    deed(138, 'Merawat pasien bangsal anak'),
    ...rowOfHead(160, 'Kader - Klinik Sehat', 'Madiun | Feb'),
    ...rowOfHead(172, 'Sentosa', '2016 – Des 2018'),
    deed(186, 'Mencatat berat bayi'),
  );
  expect(jobsWithStarts(reading)).toEqual([
    ['Juru Rawat', 'RS Kasih Bunda', '2019-01'],
    ['Kader', 'Klinik Sehat Sentosa', '2016-02'],
  ]);
});

test('narrow heads: the last word of the employer below, beside whose post stands the period', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...rowOfHead(112, 'Juru Las - CV Baja', 'Jan 2019 – Mei 2021'),
    ...rowOfHead(124, 'Nusa'),
    deed(138, 'Mengelas rangka atap'),
    ...rowOfHead(160, 'Tukang Kayu - PD Kayu', 'Feb 2016 – Des 2018'),
    ...rowOfHead(172, 'Jati'),
    deed(186, 'Menyerut papan'),
  );
  expect(jobsWithStarts(reading)).toEqual([
    ['Juru Las', 'CV Baja Nusa', '2019-01'],
    ['Tukang Kayu', 'PD Kayu Jati', '2016-02'],
  ]);
});

test.each(['s/d sekarang :', 'sampai sekarang', 's.d. sekarang:'])(
  'jobs: small words of a period (`%s`) make no sentence of the job behind it',
  (until) => {
    const { result } = underTitle('Pengalaman Kerja', [
      'Maret 2019 s/d Agustus 2022 : PT Arunika sebagai Operator',
      `September 2022 ${until} PT Antar Cepat sebagai Kurir`,
    ]);
    expect(flatten(result).work).toMatchObject([
      { jobTitle: 'Operator', organization: 'PT Arunika', description: null },
      { jobTitle: 'Kurir', organization: 'PT Antar Cepat', startDate: '2022-09', endDate: null },
    ]);
  },
);

test('"Sebagai: …" below a counted employer names the post', () => {
  const read = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: '1. RS Islam Harapan (Mei 2022 - Juni 2024)', y: 112, bold: true },
    { text: 'Sebagai: Perawat Pelaksana', y: 126 },
    'Tugas:',
    '• Memasang infus dan kateter sesuai SOP',
    { text: '2. Klinik Pratama Sehat (Januari 2020 - April 2022)', y: 176, bold: true },
    { text: 'Sebagai: Perawat Magang', y: 190 },
    'Tugas:',
    '• Mendampingi dokter saat visite',
  );
  expect(jobsWithFirstMonths(read)).toEqual([
    ['Perawat Pelaksana', 'RS Islam Harapan', '2022-05'],
    ['Perawat Magang', 'Klinik Pratama Sehat', '2020-01'],
  ]);
});

test('a post in brackets behind an employer that stands out', () => {
  const read = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: '2024 s/d Present', y: 112 },
    { text: 'Swalayan Murah Meriah', y: 126, bold: true, more: [{ text: '(Staf Gudang)' }] },
    '- Melayani transaksi pembayaran',
    '- Melatih karyawan baru',
  );
  expect(jobsWithFirstMonths(read)).toEqual([['Staf Gudang', 'Swalayan Murah Meriah', '2024-01']]);
});

test('jobs in sentences behind their period', () => {
  expect(
    jobsUnderHeading(
      'Tahun 2013 s/d 2016 bekerja sebagai perawat di Puskesmas Arunika.',
      'Tahun 2016 s/d sekarang bekerja sebagai perawat pelaksana di RSU Bakti Kencana.',
    ),
  ).toEqual([
    ['perawat', 'Puskesmas Arunika', '2013'],
    ['perawat pelaksana', 'RSU Bakti Kencana', '2016'],
  ]);
});

test('a labelled post below its employer', () => {
  expect(
    jobsUnderHeading(
      { text: 'Arunika Systems Ltd. (July 2021 to till date)', bold: true },
      'Designation: Senior QA Engineer',
      '• Responsible for automation of the interfaces.',
    ),
  ).toEqual([['Senior QA Engineer', 'Arunika Systems Ltd.', '2021-07']]);
});

test('the post held now under a heading of its own', () => {
  const result = fieldsOf(
    ...siti,
    head('Current Position', 90),
    { text: '2020–', x: 50, y: 106 },
    { text: 'Senior Lecturer, Arunika University', x: 120, y: 106 },
    head('Previous Appointments', 140),
    { text: '2017–2020', x: 50, y: 156 },
    { text: 'Postdoctoral Fellow, Kencana Institute', x: 120, y: 156 },
    { text: 'Aminah, CV — 1', x: 250, y: 815 },
  );
  expect(result.work.map((job) => [job.jobTitle, job.startDate])).toEqual([
    ['Senior Lecturer', '2020'],
    ['Postdoctoral Fellow', '2017'],
  ]);
});

test('hours, pay and whom to ask belong to no job’s head', () => {
  const job = (y: number, post: string, office: string, town: string, period: string): Text[] => [
    { text: post, y, bold: true, more: [{ text: '· GS-0301-09' }] },
    { text: office, y: y + 16 },
    { text: town, y: y + 32 },
    { text: period, y: y + 48 },
    { text: 'Hours per week: 40', y: y + 64 },
    { text: 'Supervisor: Ellen Park (410-555-0102), may contact', y: y + 80 },
    { text: '• Tracked 1,400 claims a month and reported them to the director.', x: 70, y: y + 96 },
  ];
  const found = fieldsOf(
    ...siti,
    { text: 'OBJECTIVE:', y: 80, bold: true, more: [{ text: 'Analyst in a public office of records.' }] },
    head('Work Experience', 110),
    ...job(
      130,
      'Program Support Specialist',
      'Department of Arunika Affairs',
      '31 Kencana Plaza, Baltimore, MD 21201',
      '10/2019 - Present',
    ),
    ...job(
      250,
      'Office Assistant',
      'Department of the Archives',
      'Fort Kencana, MD 20755',
      '02/2015 - 09/2019',
    ),
    head('Education', 380),
    { text: 'Arunika University, 2010 - 2014', y: 398 },
  );
  expect(found.summary).toBe('Analyst in a public office of records.');
  expect(
    found.work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]),
  ).toEqual([
    ['Program Support Specialist', 'Department of Arunika Affairs', '2019-10'],
    ['Office Assistant', 'Department of the Archives', '2015-02'],
  ]);
  expect(found.work.map(({ description }) => description)).toEqual(
    Array(2).fill('Tracked 1,400 claims a month and reported them to the director.'),
  );
});

test('jobs and schools in a bulleted sentence each', () => {
  const found = fieldsOf(
    ...siti,
    head('Academic Profile', 90),
    '• B.Tech (Mechanical) from Arunika University, Chennai in 2015 with 8.1 CGPA',
    '• HSC from Kencana Higher Secondary School in 2011 with 91%',
    head('Professional Experience', 150),
    '• Working as Senior Consultant in Arunika Limited from March 2021 to till date.',
    '• Worked as SAP MM Consultant in Kencana Mahardika from January 2018 to February 2021.',
    '• Worked as Graduate Engineer Trainee in Bina India Ltd from July 2015 to December 2017.',
  );
  expect(
    found.work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]),
  ).toEqual([
    ['Senior Consultant', 'Arunika Limited', '2021-03'],
    ['SAP MM Consultant', 'Kencana Mahardika', '2018-01'],
    ['Graduate Engineer Trainee', 'Bina India Ltd', '2015-07'],
  ]);
  expect(
    found.education.map(({ organization, accreditation, grade, completionDate }) => [
      organization,
      accreditation,
      grade,
      completionDate,
    ]),
  ).toEqual([
    ['Arunika University', 'B.Tech (Mechanical)', '8.1', '2015'],
    ['Kencana Higher Secondary School', 'HSC', '91%', '2011'],
  ]);
});

test('a line about an employer, over posts that fill its period, is no post', () => {
  const dated = (text: string, period: string, y: number, more: Partial<Text> = {}): Text[] => [
    { text, y, ...more },
    { text: period, x: 480, y, ...more },
  ];
  expect(
    jobsUnderHeading(
      ...dated('ARUNIKA GROUP', '2012 – 2025', 116, { bold: true }),
      { text: 'Cold-chain operator, EUR 640 million revenue', y: 130, italic: true },
      ...dated('Chief Operating Officer', '2018 – 2025', 144),
      { text: '• Opened eleven terminals in four countries', y: 158 },
      ...dated('Vice President Operations', '2012 – 2018', 172),
      { text: '• Integrated three hauliers within a year', y: 186 },
    ),
  ).toEqual([
    ['Chief Operating Officer', 'ARUNIKA GROUP', '2018'],
    ['Vice President Operations', 'ARUNIKA GROUP', '2012'],
  ]);
});

test('jobs: what was done, broken below a date, is no post', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 104),
      { text: 'Magang Cloud Computing', y: 130, bold: true },
      { text: '2023', y: 144 },
      { text: 'Mengembangkan backend', y: 158 },
      { text: 'dan aplikasi cloud untuk', y: 172 },
      { text: 'web maupun mobile apps', y: 186 },
      { text: 'menggunakan React.js.', y: 200 },
      head('Pendidikan', 230),
      { text: 'SMK Negeri 9 Arunika (2019 - 2022)', y: 250 },
    ).result,
  );
  expect(work).toMatchObject([{ jobTitle: 'Magang Cloud Computing', organization: null }]);
});

test('titles whose employer and years stand below the text: each belongs to the title above', () => {
  const title = (text: string, y: number) => ({ text, y, size: 14, bold: true, colour: 0x336655 });
  const details = (text: string, y: number) => ({ text, y, colour: 0x999999 });
  const { result } = readPage(
    ...siti,
    { text: 'EXPERIENCE', y: 90, size: 18, bold: true },
    title('Joiner', 120),
    { text: 'Windows and stairs in oak for listed houses.', y: 140 },
    details('Atelier Kayu Jati, 2016-2021', 158),
    title('Apprentice', 190),
    { text: 'Two years of sweeping, one year of planes.', y: 210 },
    details('Bengkel Mebel Sentosa, 2013-2016', 228),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization, job.dates?.startDate])).toEqual([
    ['Joiner', 'Atelier Kayu Jati', '2016-01-01'],
    ['Apprentice', 'Bengkel Mebel Sentosa', '2013-01-01'],
  ]);
  expect(result.workExperience[0]?.jobDescription).toBe('Windows and stairs in oak for listed houses.');
});

test('a day that nobody has filled in is no post', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman Magang', 90),
    { text: 'PT Kencana Tani Jaya Surabaya', y: 108, bold: true },
    { text: '[Tanggal magang]', y: 124 },
    '• Menguasai sistem produksi hidroponik dan budidaya melon',
  );
  expect(work).toMatchObject([{ jobTitle: null, organization: 'PT Kencana Tani Jaya Surabaya' }]);
});

test('rows of a post, a colon and an employer without dates are a job each, those of a level and a school a school each', () => {
  const row = (label: string, value: string, y: number) => [
    { text: label, x: 50, y },
    { text: ':', x: 150, y },
    { text: value, x: 170, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Riwayat Pendidikan', 90),
    ...row('Perguruan Tinggi', 'Politeknik Negeri', 110),
    { text: 'Ambon', x: 170, y: 122 },
    ...row('SMA', 'SMA Negeri 3 Masohi', 142),
    ...row('SMP', 'SMP Negeri 1 Masohi', 162),
    head('Pengalaman', 200),
    ...row('Staf Akuntansi', 'CV Maluku Jaya', 220),
    ...row('Admin Pajak', 'Kantor Konsultan Rusdi', 240),
    ...row('Kasir', 'Toko Sumber Rejeki', 260),
    { text: '© Copyright 2025 All Rights Reserved. By Siti', x: 150, y: 282 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Staf Akuntansi', 'CV Maluku Jaya'],
    ['Admin Pajak', 'Kantor Konsultan Rusdi'],
    ['Kasir', 'Toko Sumber Rejeki'],
  ]);
  expect(result.education.map((each) => each.organization)).toEqual([
    'Politeknik Negeri Ambon',
    'SMA Negeri 3 Masohi',
    'SMP Negeri 1 Masohi',
  ]);
});

test('schools and posts without a day, one in each line, are entries of their own, behind tight dashes too', () => {
  const { education, work } = fieldsOf(
    ...siti,
    head('Education', 90),
    { text: '-SMA Negeri 2 Solo', y: 110 },
    { text: '-Universitas Arunika', y: 122 },
    head('Work Experience', 150),
    { text: '-PKL di Bank Arunika Cabang Solo', y: 170 },
    { text: '-Staf Administrasi di CV Kencana', y: 182 },
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'SMA Negeri 2 Solo',
    'Universitas Arunika',
  ]);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['PKL', 'Bank Arunika Cabang Solo'],
    ['Staf Administrasi', 'CV Kencana'],
  ]);
});

test('a job of nothing but “self-employed” and its years', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Clerk, PT Maju Jaya', y: 110, bold: true },
    { text: '2019 – 2021', x: 460, y: 110 },
    { text: '• Filed the letters of the house', y: 124 },
    { text: 'Self-employed', y: 150, bold: true },
    { text: '2012 – Present', x: 460, y: 150 },
    { text: '• Repaired clocks and radios', y: 164 },
  );
  expect(flatten(result).work[1]).toMatchObject({ jobTitle: 'Self-employed', startDate: '2012' });
});

test('internships in sentences beside years in the margin, and a degree whose school goes on below', () => {
  const row = (year: string, text: Text, y: number): Text[] => [
    { text: year, x: 122 - 5 * year.length, y },
    { ...text, x: 130, y },
  ];
  const page = readPage(
    ...siti,
    head('Education', 90),
    ...row(
      '2016–2021',
      { text: 'Diploma of Arunika,', bold: true, more: [{ text: 'Arunika Institute' }] },
      110,
    ),
    ...row(
      '2020',
      { text: 'Master of Vision and Learning, taught in French and in English,', bold: true },
      124,
    ),
    { text: 'Barito Institute', x: 130, y: 136, italic: true },
    ...row(
      '2014–2016',
      { text: 'Bachelor of Physics,', bold: true, more: [{ text: 'Cendana Institute' }] },
      150,
    ),
    head('Experience', 180),
    ...row('2022–2023', { text: 'Researcher at Inria' }, 200),
    ...row('2021', { text: 'Analyst at Lumbung Labs' }, 214),
    ...row('2018', { text: 'Internship at Sagara Labs, supervised by Budi Hartono for five months.' }, 228),
    ...row('2017', { text: 'Internship at Arunika Labs, supervised by Ayu Lestari for two months.' }, 242),
  );
  expect(flatten(page.result).work.map(({ endDate }) => endDate)).toEqual(['2023', '2021', '2018', '2017']);
  expect(schoolHeads(page)[1]?.[0]).toBe('Barito Institute');
});

test('a dot half a line below an employer stands before both rows of the head', () => {
  const job = (employer: string, post: string, years: string, y: number): Text[] => [
    { text: employer, x: 81, y, size: 11, bold: true },
    { text: 'Kudus', x: 500, y, size: 11 },
    { text: '•', x: 70, y: y + 6, size: 11 },
    { text: post, x: 81, y: y + 12, size: 11, italic: true },
    { text: years, x: 440, y: y + 12, size: 11, italic: true },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job('Sagara Medical', 'Specialist', 'Aug. 2021 - Present', 112),
    { text: '– Kept the servers of three clinics running', x: 94, y: 138 },
    ...job('Mathematica', 'Instructor', 'Feb. 2020 - July 2020', 156),
    ...job('Jember Math Department', 'Grader for Analysis', 'Jan. 2019 - Jan. 2020', 190),
  );
  expect(jobHeads(page)).toEqual([
    ['Specialist', 'Sagara Medical'],
    ['Instructor', 'Mathematica'],
    ['Grader for Analysis', 'Jember Math Department'],
  ]);
});

test('jobs: an internship without a period among points', () => {
  const reading = readPage(
    ...siti,
    { text: '0812 3456 7890', y: 74 },
    head('Pendidikan', 160),
    ...linesFrom(180, 'SMK Negeri 2 Garut', 'Teknik Komputer dan Jaringan', '2021 - 2024'),
    head('Pengalaman', 90),
    ...linesFrom(110, '• Praktik Kerja Lapangan (PKL) di Dinas Arunika', '• Mengikuti kegiatan Pramuka'),
  );
  expect(jobsWithFirstYears(reading)).toEqual([['Praktik Kerja Lapangan (PKL)', 'Dinas Arunika', undefined]]);
});

test('outer points with a period each are the posts held at the employers above them', () => {
  expect(
    jobsOverSkills(
      { text: 'Alpha Drilling Firm', y: 110, bold: true, more: [{ text: ', Oakland, Ohio' }] },
      { text: '▪ Project Officer', x: 56, y: 124 },
      { text: 'Oct 2017 – Jan 2018', x: 440, y: 124 },
      { text: '• Drafted the test plan for the new sensors', x: 70, y: 138 },
      { text: '• Compared three suppliers of lasers', x: 70, y: 152 },
      { text: 'Beta Survey Firm', y: 176, bold: true, more: [{ text: ', Dayton, Ohio' }] },
      { text: '▪ Field Assistant', x: 56, y: 190 },
      { text: 'Feb 2015 – Sep 2017', x: 440, y: 190 },
      { text: '• Measured 40 wells', x: 70, y: 204 },
    ),
  ).toEqual([
    ['Project Officer', 'Alpha Drilling Firm', '2017-10', '2018-01'],
    ['Field Assistant', 'Beta Survey Firm', '2015-02', '2017-09'],
  ]);
});

test('controls: what a site offers to click stands between no post and its employer', () => {
  const { work, skills } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      { text: 'Penata Taman', y: 110, bold: true },
      { text: 'Ubah', x: 500, y: 110, size: 9 },
      { text: 'PT Rimbun Asri', y: 126 },
      { text: 'Mei 2021 - Jun 2023', y: 140, size: 9 },
      { text: '• Merawat 40 taman kota', y: 154 },
      { text: 'Lihat selengkapnya', y: 168, size: 9 },
      { text: 'Tambah pengalaman', y: 190, size: 9 },
      head('Keahlian', 220),
      { text: 'Pemangkasan', x: 50, y: 240 },
      { text: 'Pembibitan', x: 150, y: 240 },
      { text: '+ Tambah', x: 500, y: 240, size: 9 },
    ).result,
  );
  expect(work).toEqual([
    expect.objectContaining({
      jobTitle: 'Penata Taman',
      organization: 'PT Rimbun Asri',
      description: 'Merawat 40 taman kota',
    }),
  ]);
  expect(skills).toEqual(['Pemangkasan', 'Pembibitan']);
});

test('controls: one such word alone may be the person’s own', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 90),
      { text: 'Foto, Edit', x: 50, y: 110 },
      { text: 'Edit', x: 50, y: 126 },
    ).result,
  );
  expect(skills).toContain('Edit');
});

test('jobs in a numbered list, each with nothing but its post below the employer', () => {
  const { work } = fieldsWithRules([
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: '1.', x: 50, y: 110 },
    {
      text: 'PT Pupuk Sriwidjaja',
      x: 70,
      y: 110,
      bold: true,
      more: [{ text: '(Juli 2022 - September 2022)' }],
    },
    { text: 'Magang IT Support', x: 70, y: 122 },
    { text: '2.', x: 50, y: 134 },
    {
      text: 'Universitas Sriwijaya',
      x: 70,
      y: 134,
      bold: true,
      more: [{ text: '(Agustus 2021 - Juni 2022)' }],
    },
    { text: 'Asisten Laboratorium', x: 70, y: 146 },
    head('Sertifikasi', 180),
    '1. MTCNA - MikroTik (2022)',
  ]);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Magang IT Support', 'PT Pupuk Sriwidjaja'],
    ['Asisten Laboratorium', 'Universitas Sriwijaya'],
  ]);
});

test('who teaches at a university works there, under a heading of academic experience', () => {
  const { result } = readBelowName(
    head('Pengalaman Akademik', 90),
    { text: 'Dosen Tetap, Universitas Arunika', y: 110, bold: true },
    { text: '2016 – Sekarang', y: 124 },
    { text: '• Mengampu Statistika', y: 138 },
  );
  expect(flatten(result)).toMatchObject({
    work: [{ jobTitle: 'Dosen Tetap', organization: 'Universitas Arunika' }],
    education: [],
  });
});

test('a post goes on behind a dash where the employer stands in another line', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Lumbung Digital', y: 110, bold: true },
    { text: 'Jakarta', x: 480, y: 110 },
    { text: 'Intern - Computer Vision', y: 124 },
    { text: 'Jan. 2017 - Aug. 2017', x: 440, y: 124 },
    { text: '• Labelled ten thousand pictures of road signs', y: 138 },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: 'Intern - Computer Vision', organization: 'Lumbung Digital' },
  ]);
});

test('a post in bold begins a job where the points above it begin as far to the right', () => {
  const size = 12;
  const bold = (text: string, rest: string, y: number): Text[] => [
    { text, x: 173, y, size, bold: true },
    { text: rest, x: 177 + 6 * text.length, y, size },
  ];
  const point = (text: string, y: number): Text[] => [
    { text: '•', x: 161, y, size },
    { text, x: 173, y, size },
  ];
  const { result } = readPage(
    ...siti,
    { text: 'RINGKASAN', x: 61, y: 108, size, bold: true },
    { text: 'Customer service dengan pengalaman empat tahun di', x: 173, y: 108, size },
    { text: 'perbankan, terbiasa menangani nasabah prioritas.', x: 173, y: 122, size },
    { text: 'PENGALAMAN', x: 61, y: 145, size, bold: true },
    ...bold('Customer Service Officer,', 'Bank Arunika', 145),
    { text: 'Maret 2021 – Sekarang', x: 173, y: 159, size },
    ...point('Melayani rata-rata 45 nasabah per hari', 189.5),
    ...point('Meraih predikat CS terbaik cabang tahun 2023', 208),
    ...bold('Teller,', 'BPR Tirta Prasetya', 224.4),
    { text: 'Agustus 2019 – Februari 2021', x: 173, y: 238.4, size },
    ...point('Mengelola kas harian', 268.8),
    { text: 'PENDIDIKAN', x: 61, y: 294, size, bold: true },
    { text: 'Universitas Jember', x: 173, y: 294, size, bold: true },
    { text: 'Sarjana Manajemen', x: 173, y: 308, size },
    { text: 'KEAHLIAN', x: 61, y: 332, size, bold: true },
    { text: 'Cross selling, Microsoft Office', x: 173, y: 332, size },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: 'Customer Service Officer', organization: 'Bank Arunika' },
    { jobTitle: 'Teller', organization: 'BPR Tirta Prasetya', description: 'Mengelola kas harian' },
  ]);
});

test('facts in several styles that the period beside them broke, in the middle of a word even', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    {
      text: 'Lead Design Engineer,',
      y: 110,
      bold: true,
      more: [{ text: 'Arunika Verpackungs-' }],
    },
    { text: '2012 – 2017', x: 270, y: 110 },
    { text: 'maschinen GmbH, Munich, Germany.', y: 123 },
    { text: '• Carried out analyses of housings', x: 56, y: 137 },
  );
  expect(jobsWithText(page)[0]?.slice(0, 2)).toEqual([
    'Lead Design Engineer',
    'Arunika Verpackungsmaschinen GmbH',
  ]);
});

test('a supervisor is no job title and no employer', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Lechtal Maschinen', y: 110, bold: true },
    { text: 'Oct 2017 – Present', x: 440, y: 110 },
    { text: 'Design Engineer', y: 124, italic: true, more: [{ text: 'Reported to: Head of Unit' }] },
    { text: '• Reduced the time for a change-over', y: 138 },
  );
  expect(jobsWithText(page)).toEqual([
    ['Design Engineer', 'Lechtal Maschinen', 'Reduced the time for a change-over'],
  ]);
});

test('a post in the letters of the text, between the dated employer and running text', () => {
  const { result } = readPage(
    ...siti,
    head('WORK', 90),
    ...[110, 230].flatMap((y, at) => [
      { text: at === 0 ? 'Arunika Works, LLC' : 'Sagara Networks', x: 174, y, size: 10.8 },
      { text: at === 0 ? '2014-05-01 —' : '2010-02-01 — 2014-04-01', x: 430, y, size: 10.8 },
      { text: at === 0 ? 'Owner' : 'Head of Software', x: 174, y: y + 16, size: 9 },
      {
        text: 'Design, write, test, debug, and maintain software solutions for my small business and large',
        x: 174,
        y: y + 35,
        size: 9,
      },
      {
        text: 'corporation clientele in the Healthcare, Oil, and Sports Industries.',
        x: 174,
        y: y + 49,
        size: 9,
      },
      { text: 'Highlights', x: 174, y: y + 65, size: 10.8 },
      {
        text: 'Evaluated existing software and designed new solutions to old problems; proposed,',
        x: 204,
        y: y + 88,
        size: 9,
      },
      {
        text: 'created, and implemented new billing statement analyzer with hundreds of features',
        x: 204,
        y: y + 101,
        size: 9,
      },
    ]),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Owner', 'Arunika Works, LLC'],
    ['Head of Software', 'Sagara Networks'],
  ]);
});

test.each(['Sukarelawan', 'Volunteer', 'Magang'])(
  '%s behind a post and its employer says how the post was held',
  (terms) => {
    const { result } = readPage(
      ...siti,
      head('PENGALAMAN KERJA', 90),
      { text: `Manajer Proyek · PT Arunika · ${terms} · Yogyakarta`, y: 108 },
      { text: 'Agustus 2020 – Januari 2021', x: 430, y: 108 },
      { text: '• Menyusun laporan keuangan bulanan untuk 14 cabang.', y: 122 },
    );
    expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
      ['Manajer Proyek', 'PT Arunika'],
    ]);
  },
);

test('a post that comes again over bullets is a post each time', () => {
  expect(
    jobsInFull(
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

test('jobs in sentences behind a dash, which the margin broke before their period', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: '- Bekerja di PT Arunika Logistik sebagai Driver Wingbox dari tahun', y: 110 },
    { text: '2019 sampai sekarang', x: 62, y: 124 },
    { text: '- Bekerja di Proyek Griya Arunika sebagai Sopir Dump Truck tahun 2010', y: 138 },
    { text: '- 2013', x: 62, y: 152 },
    { text: '- Kernet Bus malam PO Kencana Indah tahun 2005 - 2010', y: 166 },
  );
  expect(work.map((job) => [job.jobTitle, job.organization, job.startDate, job.endDate])).toEqual([
    ['Driver Wingbox', 'PT Arunika Logistik', '2019', null],
    ['Sopir Dump Truck', 'Proyek Griya Arunika', '2010', '2013'],
    ['Kernet Bus malam', 'PO Kencana Indah', '2005', '2010'],
  ]);
});

test('posts: both halves of a post stand before the employer behind another sign', () => {
  expect(
    postsUnderHeading(
      {
        text: 'Kasir – Giliran Malam',
        y: 110,
        bold: true,
        more: [{ text: '| Toko Makmur Jaya | Mei 2021 – Jun 2023' }],
      },
      '• Melayani 80 pembeli',
      {
        text: 'Kasir – Lantai Dua',
        y: 150,
        bold: true,
        more: [{ text: '| CV Roti Hangat | Jan 2019 – Apr 2021' }],
      },
      '• Menghitung uang kas',
    ),
  ).toEqual([
    ['Kasir – Giliran Malam', 'Toko Makmur Jaya'],
    ['Kasir – Lantai Dua', 'CV Roti Hangat'],
  ]);
});

test('posts: a half that reads like a firm is none over a surer one', () => {
  expect(
    postsUnderHeading(
      { text: 'Design Intern – Print Systems', y: 110, bold: true },
      { text: 'PT Kertas Embun', y: 126, italic: true },
      { text: 'Jan 2022 – Jun 2022', x: 400, y: 126 },
      '• Drew eighty icons',
    ),
  ).toEqual([['Design Intern – Print Systems', 'PT Kertas Embun']]);
});

test('posts: a form’s “Guru pada SMP Negeri 5” is a post and its employer', () => {
  expect(
    postsUnderHeading(
      '1. Juli 2020 s.d. Sekarang : Guru Seni pada SMP Negeri 5 Kudus',
      '2. Juli 2018 s.d. Juni 2020 : Tutor pada Bimbel Melati',
    ),
  ).toEqual([
    ['Guru Seni', 'SMP Negeri 5 Kudus'],
    ['Tutor', 'Bimbel Melati'],
  ]);
});

test('posts: two with a dash between them over an employer are both named', () => {
  const { work } = fieldsBelowName(
    head('Experience', 90),
    { text: 'Team Lead - Founder of the Arunika App', y: 110, bold: true },
    { text: 'Okt 2019 - Jan 2020', x: 440, y: 110 },
    { text: 'ELTE', y: 124, colour: 0x2255aa },
    { text: '• Built the first version with four colleagues in a single winter', y: 138 },
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Team Lead - Founder of the Arunika App', 'ELTE'],
  ]);
});

test('undated jobs are parted where the looks of a name come again', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: '• Administration', x: 60, y: 110, bold: true },
    { text: 'Arunika', x: 69, y: 126 },
    { text: '• Joki Permainan', x: 60, y: 142, bold: true },
    { text: 'Rumah Sendiri', x: 69, y: 158 },
  );
  expect(jobHeads(page)).toEqual([
    ['Administration', 'Arunika'],
    ['Joki Permainan', 'Rumah Sendiri'],
  ]);
});

test('a post without days and text ends where the looks of a post over its firm come again below wider white', () => {
  const page = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Staf Administrasi', y: 112, bold: true },
    { text: 'Klinik Sehat Sentosa, 2019 – 2021', y: 125 },
    { text: '• Menyusun laporan bulanan untuk 14 cabang', y: 140, x: 60 },
    { text: 'Perawat', y: 167, bold: true },
    { text: 'PT Sinar & Rekan', y: 180 },
    { text: 'Manajer Proyek', y: 207, bold: true },
    { text: 'PT Graha 21, 2016 – 2018', y: 220 },
    { text: '• Mengelola media sosial dengan 25.000 pengikut', y: 235, x: 60 },
  );
  expect(jobHeads(page)).toEqual([
    ['Staf Administrasi', 'Klinik Sehat Sentosa'],
    ['Perawat', 'PT Sinar & Rekan'],
    ['Manajer Proyek', 'PT Graha 21'],
  ]);
});

test('a head goes on under its date where the shorter heads of its section are whole, and where words ask for more', () => {
  const heads = (...jobs: [title: string, rest: string, employer: string][]) =>
    fieldsBelowName(
      head('Pengalaman', 90),
      ...jobs.flatMap(([title, rest, employer], index): Text[] => {
        const y = 110 + 70 * index;
        return [
          { text: title, y, bold: true },
          { text: `Jan ${2023 - 3 * index} – Des ${2025 - 3 * index}`, x: 460, y },
          ...(rest ? [{ text: rest, y: y + 12, bold: true }] : []),
          { text: employer, y: y + (rest ? 24 : 12) },
          { text: '• Menyusun jadwal kerja untuk empat gerai setiap minggu', y: y + (rest ? 37 : 25) },
        ];
      }),
    ).work.map(({ jobTitle, organization }) => [jobTitle, organization]);
  const long = 'Koordinator Gudang merangkap Kepala Pengiriman Wilayah Daerah';
  expect(heads([long, 'Istimewa Arunika', 'Toko Kencana'], ['Kasir', '', 'Toko Melati'])).toEqual([
    [`${long} Istimewa Arunika`, 'Toko Kencana'],
    ['Kasir', 'Toko Melati'],
  ]);
  const open = 'Koordinator Gudang merangkap Kepala Pengiriman Wilayah Barat dan';
  expect(heads([open, 'Daerah Timur', 'Toko Kencana'])).toEqual([[`${open} Daerah Timur`, 'Toko Kencana']]);
  // Where each has its employer in bold letters below, nothing goes on.
  expect(heads([long, 'Toko Kencana', 'Arunika'], ['Kasir', 'Toko Melati', 'Arunika'])).toEqual([
    [long, 'Toko Kencana'],
    ['Kasir', 'Toko Melati'],
  ]);
});

test('undated jobs of one line each, the post in bold before a dot', () => {
  const row = (y: number, post: string, employer: string): Text => ({
    text: post,
    x: 50,
    y,
    bold: true,
    more: [{ text: `· ${employer}` }],
  });
  const page = readBelowName(
    head('Profil', 90),
    {
      text: 'Pekerja toko yang teliti, terbiasa mencatat stok dan melayani pembeli di pasar yang ramai',
      y: 108,
    },
    head('Pengalaman Kerja', 132),
    row(152, 'Pengelola Gudang', 'CV Melati'),
    row(174, 'Pramuniaga', 'Toko Kencana'),
    row(196, 'Kasir', 'Kedai Arunika'),
  );
  expect(jobHeads(page)).toEqual([
    ['Pengelola Gudang', 'CV Melati'],
    ['Pramuniaga', 'Toko Kencana'],
    ['Kasir', 'Kedai Arunika'],
  ]);
});

test('posts: what a period stands below is no part of the paragraph above it, though entries begin in other letters', () => {
  const job = (y: number, post: string, employer: string, period: string, ...deeds: string[]): Text[] => [
    { text: `${post} |`, y, more: [{ text: employer, bold: true }] },
    { text: period, y: y + 12 },
    ...deeds.map((text, at) => ({ text, y: y + 24 + 12 * at })),
  ];
  const page = readBelowName(
    head('Work Experience', 90),
    ...job(
      110,
      'Associate',
      'Hartono Wirawan & Partners',
      'February 2021 – Present',
      'Advised on eleven acquisitions worth USD 240 million in total',
      'Lead the data protection desk with two trainees',
    ),
    ...job(
      160,
      'Junior Associate',
      'Sutanto Law',
      'September 2018 – January 2021',
      'Carried out due diligence for mining and energy clients',
      'Prepared filings with the competition authority',
    ),
    ...job(
      210,
      'Legal Intern',
      'Lembaga Bantuan Hukum Merdeka',
      'June 2017 – August 2017',
      'Summarised 60 labour disputes for the annual report',
    ),
  );
  expect(jobHeads(page).map(([post]) => post)).toEqual(['Associate', 'Junior Associate', 'Legal Intern']);
});

test('what students do besides is a job of its own among others, and no heading', () => {
  const job = (y: number, post: string, place: string, period: string): Text[] => [
    { text: post, y, bold: true },
    { text: period, x: 430, y },
    { text: place, y: y + 14 },
    { text: '• Mengajar warga membaca', y: y + 28 },
  ];
  const page = readPage(
    ...siti,
    head('Pengalaman', 90),
    ...job(112, 'Praktik Pengalaman Lapangan (PPL)', 'SMA Negeri 1 Kudus', 'Jul 2022 - Sep 2022'),
    ...job(156, 'Kuliah Kerja Nyata (KKN)', 'Desa Colo, Kecamatan Dawe', 'Jan 2022 - Feb 2022'),
    ...job(200, 'Asistensi Mengajar', 'SMP Negeri 2 Pati', 'Agu 2021 - Des 2021'),
  );
  expect(jobHeads(page).map(([post]) => post)).toEqual([
    'Praktik Pengalaman Lapangan (PPL)',
    'Kuliah Kerja Nyata (KKN)',
    'Asistensi Mengajar',
  ]);
});

test('a post and its employer behind commas in Spanish', () => {
  const { work } = fieldsBelowName(
    head('Experiencia Laboral', 90),
    { text: 'Analista de Redes, Consorcio Arunika, Julio de 2009 - Diciembre de 2011', y: 110, bold: true },
    { text: '• Instalación de servidores para tres oficinas', y: 124 },
    { text: 'Jefe de Taller, Talleres Kencana, Junio 2008 - Julio 2009', y: 146, bold: true },
    { text: '• Reparación de equipos', y: 160 },
  );
  expect(work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate])).toEqual([
    ['Analista de Redes', 'Consorcio Arunika', '2009-07'],
    ['Jefe de Taller', 'Talleres Kencana', '2008-06'],
  ]);
});

test('a point that ends in its period begins no job', () => {
  const { work } = fieldsBelowName(
    head('Work Experience', 90),
    { text: 'Researcher', y: 110, bold: true },
    { text: 'since 11.2013', y: 124 },
    { text: 'Universitas Arunika', x: 150, y: 124 },
    { text: '• Tide tables for the port of Tegal (2015–2016).', x: 150, y: 138 },
    { text: '• Ran a project on the currents of the Solo in the dry season and', x: 150, y: 152 },
    { text: 'the wet one (2014–2015).', x: 158, y: 166 },
    { text: 'Surveyor', y: 190, bold: true },
    { text: '5.2010 – 10.2013', y: 204 },
    { text: 'PT Kencana Ukur', x: 150, y: 204 },
    { text: '• Measured two harbours', x: 150, y: 218 },
  );
  expect(work.map(({ organization, startDate }) => [organization, startDate])).toEqual([
    ['Universitas Arunika', '2013-11'],
    ['PT Kencana Ukur', '2010-05'],
  ]);
});

test('blank periods of a template belong to no name', () => {
  const { work } = fieldsBelowName(
    head('Work Experience', 90),
    { text: 'Job Title (start date – end date)', y: 110, bold: true },
    { text: 'Company Name', y: 124 },
    { text: '• What you did there, in a line or two', y: 138 },
    { text: 'Internship Title | Month YYYY – Month YYYY', y: 160, bold: true },
    { text: 'Company Name', y: 174 },
    { text: '• What you learnt there, in a line or two', y: 188 },
  );
  expect(work.map(({ jobTitle }) => jobTitle)).toEqual(['Job Title', 'Internship Title']);
});

test('a post and its employer joined by a word of another language', () => {
  const headOf = (text: string) => {
    const [job] = fieldsOf(
      ...siti,
      head('Work Experience', 90),
      `${text}, 2018 - 2020`,
      '• Mesin uap dirawat',
    ).work;
    return [job?.jobTitle, job?.organization];
  };
  expect(headOf('Manager bei Motorenwerke Kiel')).toEqual(['Manager', 'Motorenwerke Kiel']);
  expect(headOf('Desenvolvedor no Ludus Lab')).toEqual(['Desenvolvedor', 'Ludus Lab']);
  expect(headOf('Consultant chez Arunika')).toEqual(['Consultant', 'Arunika']);
});

test('a plain line below a job title and a sure employer is a duty', () => {
  const job = (y: number, post: string, employer: string, done: string, years: string): Text[] => [
    { text: years, y },
    { text: post, x: 200, y },
    { text: employer, x: 200, y: y + 14 },
    { text: done, x: 200, y: y + 28 },
  ];
  const page = readPage(
    ...siti,
    head('Work Experience', 90),
    ...job(110, 'Wheelwright', 'Harbour Diesel Ltd.', 'Mending engines', '2014 - 2017'),
    ...job(166, 'Lamplighter', 'Island Freight Ltd.', 'Lighting lamps', '2010 - 2014'),
  );
  expect(jobsWithText(page)).toEqual([
    ['Wheelwright', 'Harbour Diesel Ltd.', 'Mending engines'],
    ['Lamplighter', 'Island Freight Ltd.', 'Lighting lamps'],
  ]);
});

test('a school and the house that it belongs to are one employer', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Al-Hidayah Islamic School / PT. Cahaya Ilmu', y: 110, bold: true },
    { text: 'Guru Matematika', y: 124, italic: true },
    { text: '2018 - 2020', x: 470, y: 124 },
    { text: '• Menyusun soal ujian', y: 138 },
  );
  expect(work[0]?.organization).toBe('Al-Hidayah Islamic School / PT. Cahaya Ilmu');
});

test('a semester says from which month, and is no post', () => {
  const page = underTitle('Pengalaman Mengajar', [
    'Asisten Dosen, Universitas Arunika, Ganjil 2023',
    'Asisten Praktikum, Universitas Kencana, Genap 2022',
  ]);
  expect(jobsWithStarts(page)).toEqual([
    ['Asisten Dosen', 'Universitas Arunika', '2023-09'],
    ['Asisten Praktikum', 'Universitas Kencana', '2022-02'],
  ]);
});

test('posts of a researcher, each over the title of its project', () => {
  const page = readBelowName(
    head('Pengalaman Penelitian', 90),
    ...[
      ['2021 – 2023', 'Peneliti, Universitas Arunika', 'Judul Proyek: Pakan ikan lele'],
      ['2018 – 2020', 'Asisten Peneliti, Universitas Kencana', 'Judul Proyek: Mutu air tambak'],
    ].flatMap(([years, post, project], at) => [
      textAt(50, 110 + 40 * at, years!),
      textAt(140, 110 + 40 * at, post!),
      textAt(140, 124 + 40 * at, project!),
    ]),
  );
  expect(jobLines(page)).toEqual([
    'Peneliti | Universitas Arunika | 2021 | 2023',
    'Asisten Peneliti | Universitas Kencana | 2018 | 2020',
  ]);
});

test('parts of a job in letters of their own are no jobs', () => {
  const job = (y: number, post: string, years: string): Text[] => [
    boldAt(50, y, post),
    textAt(460, y, years),
    textAt(50, y + 14, '• Menyolder papan dan merakit alat'),
  ];
  const page = readBelowName(
    head('Pengalaman Kerja', 90),
    ...job(110, 'Teknisi, PT Arunika', '2021 – 2023'),
    textAt(50, 144, 'Penala radio', { italic: true }),
    textAt(50, 158, '• Merancang rangkaian penala dan mengujinya'),
    textAt(50, 176, 'Catu daya', { italic: true }),
    textAt(50, 190, '• Mengukur riak dan suhu'),
    ...job(212, 'Perakit, PT Kencana', '2018 – 2021'),
    ...job(248, 'Juru Solder, PT Sentosa', '2015 – 2018'),
  );
  expect(jobHeads(page)).toEqual([
    ['Teknisi', 'PT Arunika'],
    ['Perakit', 'PT Kencana'],
    ['Juru Solder', 'PT Sentosa'],
  ]);
});

test('three things and more in brackets behind a post were used in it', () => {
  const page = readBelowName(
    head('Pengalaman Kerja', 90),
    { text: 'PT Arunika Digital', y: 110, bold: true },
    textAt(440, 110, '2021 – 2023'),
    { text: 'Backend Developer (Microservice, Python, Flask)', y: 124, italic: true },
    { text: '• Membuat layanan pembayaran', y: 138 },
  );
  expect(jobHeads(page)).toEqual([['Backend Developer', 'PT Arunika Digital']]);
});

test('titles whose years stand below the text: an entry without a text is one as well', () => {
  const large = (text: string, y: number): Text => ({ text, y, size: 16, bold: true });
  const employer = (text: string, y: number): Text => ({ text, y, size: 13 });
  const years = (text: string, y: number): Text => ({ text, y, colour: 0xbd5d38 });
  const page = readPage(
    ...siti,
    { ...head('EXPERIENCE', 90), size: 22 },
    large('PRODUCT MANAGER', 120),
    employer('ARUNIKA HEALTH', 138),
    { text: 'Took the sample module from a prototype to seventy laboratories in two years.', y: 158 },
    years('March 2021 - Present', 176),
    large('BUSINESS ANALYST', 210),
    employer('SENTOSA GROUP', 228),
    years('July 2017 - February 2021', 246),
    large('OFFICE CLERK', 280),
    employer('KENCANA FOODS', 298),
    { text: 'Wrote letters and kept the calendars of four managers of the company.', y: 318 },
    years('May 2015 - June 2017', 336),
  );
  expect(jobsWithPeriods(page)).toEqual([
    ['PRODUCT MANAGER', 'ARUNIKA HEALTH', '2021-03', null],
    ['BUSINESS ANALYST', 'SENTOSA GROUP', '2017-07', '2021-02'],
    ['OFFICE CLERK', 'KENCANA FOODS', '2015-05', '2017-06'],
  ]);
});

test.each(['Dental Hygienist', 'Radiographer', 'Barber', 'Pembatik'])(
  'an employer over `%s`, beside which the period stands',
  (post) => {
    const page = readPage(
      ...siti,
      head('Experience', 90),
      boldAt(50, 110, 'Arunika'),
      textAt(400, 110, 'Eastonfield, Ohio'),
      textAt(50, 124, post),
      textAt(400, 124, 'Jan 2015 - May 2019'),
      textAt(50, 138, '• Received ten people a day'),
    );
    expect(jobHeads(page)).toEqual([[post, 'Arunika']]);
  },
);

test('a bold post below a point whose last word could go on', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Apoteker Pendamping', y: 108, bold: true },
    { text: 'RSU Arunika', y: 121 },
    { text: 'Jan 2020 – Feb 2022', y: 134, italic: true },
    { text: '• Visite bersama dokter penyakit dalam', y: 147 },
    { text: 'Asisten Apoteker', y: 160, bold: true },
    { text: 'Apotek Kencana', y: 173 },
    { text: 'Jun 2018 – Des 2018', y: 186, italic: true },
  );
  expect(work).toMatchObject([
    { jobTitle: 'Apoteker Pendamping', description: 'Visite bersama dokter penyakit dalam' },
    { jobTitle: 'Asisten Apoteker', organization: 'Apotek Kencana', startDate: '2018-06' },
  ]);
});

test('what was done between two tildes', () => {
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Juru Masak', y: 110, bold: true },
    { text: 'Hotel Arunika, Kudus, 2019 – 2022', y: 124 },
    { text: '~ Menyiapkan sarapan prasmanan ~', y: 138 },
    { text: '~ Menyusun kartu resep ~', y: 152 },
  );
  expect(page.result.workExperience[0]?.jobDescription).toBe(
    'Menyiapkan sarapan prasmanan\nMenyusun kartu resep',
  );
});

test('heads in the plain letters of the text, with white above and their period below', () => {
  const page = readBelowName(
    head('Employment History', 90),
    textAt(50, 110, 'Senior Quantity Surveyor, Arunika Konstruksi, Jayapura'),
    textAt(50, 124, 'September 2019–Present'),
    textAt(50, 138, 'Prepared bills of quantities for 14 public buildings.'),
    textAt(50, 168, 'Quantity Surveyor, Kencana Civil Works, Jayapura'),
    textAt(50, 182, 'February 2015–August 2019'),
    textAt(50, 196, 'Measured monthly progress on a 212 metre bridge. Negotiated material rates.'),
    textAt(50, 226, 'Site Engineer, Sentosa Jaya Contractors, Biak'),
    textAt(50, 240, 'May 2013–January 2015'),
    textAt(50, 254, 'Supervised concrete works for 120 houses.'),
  );
  expect(jobHeads(page).map(([post]) => post)).toEqual([
    'Senior Quantity Surveyor',
    'Quantity Surveyor',
    'Site Engineer',
  ]);
});
