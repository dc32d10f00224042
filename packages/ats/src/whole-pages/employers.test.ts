import { expect, test } from 'vitest';
import { joinWrapped } from '../entries/wrapped/join-wrapped.ts';
import { readingOrder } from '../layout/reading-order.ts';
import { isPlace, isTownInCountry } from '../places/find-place.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import {
  jobHeads,
  jobsUnderHeading,
  jobsWithDays,
  jobsWithFirstMonths,
  jobsWithFirstYears,
  jobsWithPeriods,
  jobsWithText,
  schoolHeads,
} from '../testing/entries-of.ts';
import { fieldsOf, head, readBelowName, readPage, siti } from '../testing/read-page.ts';
import { mainText, railHeading, schoolSection, textAt, boldAt } from '../testing/texts.ts';

// Employers and where they are.

const workOf = (...texts: Text[]) =>
  flatten(readPage(...siti, head('Work Experience', 90), ...texts).result).work;

const fieldsUnderWork = (...texts: (Text | string)[]) =>
  fieldsOf(...siti, head('Work Experience', 90), ...texts);

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
  expect(jobsWithPeriods(page)).toEqual([
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
  expect(jobsWithPeriods(page)).toEqual([
    ['Graduate Student Researcher', 'University of Texas at Austin', '2021', null],
  ]);
});

test('a town that no list knows, where the other jobs name theirs', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Perawat (2020 - 2023)', y: 110, bold: true },
    'RS Bhakti, Bandung',
    { text: '• Merawat 18 pasien setiap jaga', y: 142 },
    { text: 'Bidan (2018 - 2020)', y: 166, bold: true },
    'Klinik Kasih, Tarutung',
    { text: '• Membantu 40 persalinan', y: 198 },
  );
  expect(result.workExperience.map((job) => job.organization)).toEqual(['RS Bhakti', 'Klinik Kasih']);
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

test('an employer in quotes stands above its post', () => {
  const jobs = workOf(
    { text: '"Northern Echo Weekly"', y: 110, bold: true },
    { text: '2019 – 2021', x: 460, y: 110 },
    { text: 'Layout', y: 124 },
    { text: '• Set 200 pages', y: 138 },
    { text: '"The Harbour Post"', y: 160, bold: true },
    { text: '2017 – 2019', x: 460, y: 160 },
    { text: 'Columnist', y: 174 },
    { text: '• Wrote a weekly column', y: 188 },
  );
  expect(jobs).toMatchObject([
    { jobTitle: 'Layout', organization: '"Northern Echo Weekly"' },
    { jobTitle: 'Columnist', organization: '"The Harbour Post"' },
  ]);
});

test('working in, worked at, as a: a job in words', () => {
  const jobs = workOf(
    { text: '• Working in PT Sinar Samudra (2019 – 2021)', y: 110 },
    { text: '• Working in Toko Maju Bersama as cashier, 2017 – 2019', y: 126 },
  );
  expect(jobs).toMatchObject([
    { jobTitle: null, organization: 'PT Sinar Samudra' },
    { jobTitle: 'cashier', organization: 'Toko Maju Bersama' },
  ]);
  const [job] = workOf(
    { text: 'Worked at Toko Maju as a Cashier', y: 110, bold: true },
    { text: '2017 – 2019', x: 460, y: 110 },
    { text: '• Served customers', y: 124 },
  );
  expect(job).toMatchObject({ jobTitle: 'Cashier', organization: 'Toko Maju' });
});

test('an employer in italics goes on below the end of its line, with its town behind', () => {
  const jobs = workOf(
    { text: '2019–2021', y: 110 },
    {
      text: 'Laboratory Technician,',
      x: 118,
      y: 110,
      bold: true,
      more: [{ text: 'Institute for', italic: true }],
    },
    {
      text: 'Solar Energy Research of Lower',
      x: 118,
      y: 123,
      italic: true,
      more: [{ text: 'Saxony,', italic: true }],
    },
    { text: 'Hameln.', x: 118, y: 136 },
    { text: 'Calibrated sensors for field tests.', x: 118, y: 149 },
    { text: '2016–2018', y: 166 },
    { text: 'Tutor,', x: 118, y: 166, bold: true, more: [{ text: 'Centre for Learning,', italic: true }] },
    { text: 'York.', x: 118, y: 179 },
    { text: 'Taught circuits in the evenings.', x: 118, y: 192 },
  );
  expect(jobs).toMatchObject([
    {
      jobTitle: 'Laboratory Technician',
      organization: 'Institute for Solar Energy Research of Lower Saxony',
    },
    { jobTitle: 'Tutor', organization: 'Centre for Learning' },
  ]);
});

test('a part of the house below the post, or in brackets behind the employer, is no employer', () => {
  const jobs = (...texts: (Text | string)[]) =>
    fieldsOf(...siti, head('Work Experience', 90), ...texts).work.map((job) => [
      job.jobTitle,
      job.organization,
    ]);
  expect(
    jobs(
      { text: 'Elm Hill Museums', y: 110, bold: true },
      { text: 'Mar 2020 – Present', x: 450, y: 110 },
      { text: 'Senior Conservator', y: 124 },
      { text: 'Textiles Department', y: 138 },
      { text: '• Treated eleven tapestries for a touring show', y: 152 },
    ),
  ).toEqual([['Senior Conservator', 'Elm Hill Museums']]);
  expect(
    jobs(
      {
        text: 'Data Engineer',
        y: 110,
        bold: true,
        more: [{ text: '· Arunika Retail Group [Dept. Analytics] · Apr 2018 – Jun 2021' }],
      },
      { text: '• Built the loader for tills of 80 shops', y: 124 },
    ),
  ).toEqual([['Data Engineer', 'Arunika Retail Group']]);
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
  expect(jobHeads(page)).toEqual([
    ['SOFTWARE DEVELOPMENT INTERN', 'ARUNIKA'],
    ['QUANTITATIVE ANALYST INTERN', 'CENDANA'],
  ]);
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
  expect(jobHeads(page)).toEqual([['Student Researcher', 'Lab Arunika, Cendana']]);
});

test('a name alone between a post with its period and its points is the employer', () => {
  const read = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Feb 2024 – Present', y: 112, colour: 0x1b4965 },
    { text: 'Pramuniaga', x: 170, y: 112, bold: true },
    { text: 'Toko Bangunan Maju Jaya', x: 170, y: 126 },
    { text: '• Menghitung stok barang setiap akhir bulan', x: 180, y: 140 },
    { text: '• Menata barang di rak', x: 180, y: 154 },
  );
  expect(jobsWithFirstMonths(read)).toEqual([['Pramuniaga', 'Toko Bangunan Maju Jaya', '2024-02']]);
});

test('an address in full below the last sentence is the employer’s', () => {
  const { result, details } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Senior Web Developer, Arunika Labs', y: 112, bold: true },
    { text: 'January 2019 – Present', y: 126 },
    '• Led the redesign of the product.',
    '• Mentored a team of four.',
    { text: 'https://arunika.example/', x: 58, y: 176 },
  );
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Led the redesign of the product.\nMentored a team of four.',
  );
  expect(details['workExperience.0.url']).toBe('https://arunika.example/');
});

test('the trade of an employer below what was done heads no job', () => {
  expect(
    jobsUnderHeading(
      { text: '04/2019–Present', x: 50, y: 110 },
      { text: 'Quality Engineer', x: 180, y: 110, bold: true },
      { text: 'Arunika Motors', x: 180, y: 124 },
      { text: '• Lead the investigations for suppliers', x: 180, y: 140 },
      {
        text: 'Business or sector',
        x: 180,
        y: 156,
        italic: true,
        more: [{ text: 'Manufacturing' }],
      },
      { text: '09/2015–03/2019', x: 50, y: 176 },
      { text: 'Technician', x: 180, y: 176, bold: true },
      { text: 'Kencana Metrology', x: 180, y: 190 },
      { text: '• Programmed machines for castings', x: 180, y: 206 },
    ).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Quality Engineer', 'Arunika Motors'],
    ['Technician', 'Kencana Metrology'],
  ]);
});

test('a town that no list knows stands where the other jobs name theirs', () => {
  const job = (employer: string, rest: string, deed: string, period: string, y: number): Text[] => [
    { text: `${employer},`, y, bold: true, more: [{ text: rest }] },
    { text: period, x: 480, y, bold: true },
    { text: deed, y: y + 14 },
  ];
  expect(
    jobsUnderHeading(
      ...job(
        'Restoran Arunika',
        'Bandung — Kepala Dapur',
        'Mengatur delapan juru masak.',
        '2019 – 2022',
        116,
      ),
      ...job('Hotel Kencana', 'Surabaya — Koki', 'Memasak hidangan dingin.', '2015 – 2018', 150),
      ...job('Kedai Melati', 'Lille — Commis', 'Belajar membuat saus.', '2012 – 2014', 184),
      ...job('Warung Seroja', 'Part-time — Kasir', 'Melayani pelanggan.', '2010 – 2011', 218),
    ),
  ).toEqual([
    ['Kepala Dapur', 'Restoran Arunika', '2019'],
    ['Koki', 'Hotel Kencana', '2015'],
    ['Commis', 'Kedai Melati', '2012'],
    ['Kasir', 'Warung Seroja', '2010'],
  ]);
});

test('how long a job lasted, behind its employer, and the word over what was done are no part of either', () => {
  const found = fieldsOf(
    ...siti,
    head('Pengalaman Kerja', 90),
    'PKL di Bengkel Arunika selama 6 bulan (Januari - Juni 2023)',
    'Uraian :',
    '- Mengganti oli delapan motor setiap hari',
    'Kasir di Toko Kencana for two years (2020 - 2022)',
    'Tugas Utama:',
    '- Melayani pelanggan',
    head('Pendidikan', 250),
    'SMK Arunika 2019',
  );
  expect(found.work.map(({ organization, description }) => [organization, description])).toEqual([
    ['Bengkel Arunika', 'Mengganti oli delapan motor setiap hari'],
    ['Toko Kencana', 'Melayani pelanggan'],
  ]);
});

test('employers before towns of other countries', () => {
  expect(
    jobsUnderHeading(
      'Naval Architect, Arunika Shipyard, Kiel 2017 – 2020',
      'Analyst, Kencana Water, Huddersfield 2012 – 2016',
    ),
  ).toEqual([
    ['Naval Architect', 'Arunika Shipyard', '2017'],
    ['Analyst', 'Kencana Water', '2012'],
  ]);
});

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
  expect(schoolHeads(page)).toEqual([['Unilor', 'MSc. in Electrical Engineering']]);
  expect(jobHeads(page)).toEqual([['Student Instructor', 'halogy']]);
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
  expect(jobHeads(page)).toEqual([
    ['Research Fellow', 'Balai Energi'],
    ['Software Engineer', 'Arunika Group'],
    ['Engineering Intern', 'Arunika Group'],
  ]);
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
  expect(jobHeads(page)).toEqual([
    ['Developer | AI & Automation', 'EY'],
    ['Junior Developer', 'Lumba'],
  ]);
});

test('employers: a town, the letters of its region and the country in brackets are no part of the name', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Work Experience', 104),
      { text: 'Technician', y: 130, bold: true },
      { text: 'Arunika Relief (Kamloops, BC Canada)', y: 144 },
      { text: 'Oct 2017 - Jun 2020', x: 440, y: 144 },
      { text: '• Kept 400 beds in repair', y: 158 },
    ).result,
  );
  expect(work).toMatchObject([{ jobTitle: 'Technician', organization: 'Arunika Relief' }]);
});

test.each([
  ['behind the town', ['Arunika Teknologi · Penuh waktu · Bandung · Jasa keuangan']],
  ['where the town begins a line', ['Arunika Teknologi · Penuh waktu', 'Bandung · Jasa keuangan']],
  ['where it ends one', ['Arunika Teknologi · Penuh waktu · Bandung', 'Jasa keuangan']],
  ['between bars', ['Arunika Teknologi | Bandung | Jasa keuangan']],
  ['before its site', ['Arunika Teknologi · Bandung · Jasa keuangan · arunika.design']],
  ['in the line below, before its site', ['Arunika Teknologi · Bandung', 'Jasa keuangan · arunika.design']],
])('what an employer does is told apart from the employer %s', (_, lines) => {
  const { result, details } = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Analis Produk', y: 110, bold: true },
    { text: '2019 - 2023', x: 480, y: 110 },
    ...lines.map((text, at): Text => ({ text, y: 124 + 12 * at })),
    '• Menyusun laporan bulanan',
    head('Pendidikan', 180),
    'S1 Statistika, Universitas Kencana',
    '2015 - 2019',
  );
  const [post] = result.workExperience;
  expect([post?.jobTitle, post?.organization, post?.location?.rawInput]).toEqual([
    'Analis Produk',
    'Arunika Teknologi',
    'Bandung',
  ]);
  expect(details['workExperience.0.about']).toBe('Jasa keuangan');
});

test.each([
  ['in its line', ['Arunika Institut · Lembaga riset pangan · arunika.design']],
  ['behind a bar', ['Arunika Institut | Lembaga riset pangan', 'arunika.design']],
  ['behind the period below', ['Arunika Institut', '2019 - 2023 · Lembaga riset pangan']],
])('what an employer without a town does is told apart %s', (_, lines) => {
  const { work } = fieldsUnderWork(
    { text: 'Analis Produk', y: 110, bold: true },
    ...lines.map((text, at): Text => ({ text, y: 124 + 12 * at })),
    { text: '• Menyusun laporan bulanan', y: 150 },
  );
  expect(work).toMatchObject([{ jobTitle: 'Analis Produk', organization: 'Arunika Institut' }]);
});

test('an employer in plain letters over running text, where the other jobs name theirs so', () => {
  const job = (y: number, post: string, employer: string, period: string, text: string): Text[] => [
    { text: post, y, bold: true },
    { text: period, x: 440, y },
    { text: employer, y: y + 14 },
    { text, y: y + 28 },
  ];
  const { work } = fieldsUnderWork(
    ...job(110, 'Software Engineer', 'Arunika Technologies', 'Oct 2014 - Aug 2015', 'Worked with the team.'),
    ...job(160, 'Network Administrator', 'Kencana, LLC', 'Jun 2012 - Aug 2014', 'Kept the network running.'),
    ...job(
      210,
      'Support Coordinator',
      'Memories of Melati',
      'May 2010 - May 2012',
      'Kept the desks supplied.',
    ),
  );
  expect(work.map(({ organization }) => organization)).toEqual([
    'Arunika Technologies',
    'Kencana, LLC',
    'Memories of Melati',
  ]);
});

test.each(['Unit Godean', 'KCP Setiabudi', 'Kantor Cabang Solo'])(
  'an employer and which of its offices are one name: %s',
  (office) => {
    const { work } = fieldsUnderWork(
      { text: 'Teller', y: 110, bold: true },
      { text: '2019 - 2023', x: 440, y: 110 },
      { text: `Bank BRI - ${office} · Bandung`, y: 124 },
      { text: '• Melayani 80 nasabah sehari', y: 138 },
    );
    expect(work).toMatchObject([{ jobTitle: 'Teller', organization: `Bank BRI - ${office}` }]);
  },
);

test('a period below “employer · town” is nothing that the employer does', () => {
  const { result, details } = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Perawat Pelaksana', y: 110, bold: true },
    { text: 'RS Arunika Medika · Bandung', y: 124 },
    { text: 'Apr 2021 – Sekarang', y: 138, size: 8 },
    { text: '• Melakukan triase 45 pasien setiap giliran', y: 152 },
  );
  const [job] = result.workExperience;
  expect([job?.organization, job?.location?.rawInput]).toEqual(['RS Arunika Medika', 'Bandung']);
  expect(details['workExperience.0.about']).toBeUndefined();
});

test('a caption in the margin of jobs is no employer', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Magang', 90),
    { text: 'Jan 2025 – Apr 2025', y: 110, size: 9 },
    { text: 'Auditor Magang, KAP Arunika, Semarang', x: 150, y: 110 },
    { text: 'Tugas', y: 128, size: 9 },
    { text: 'Menguji 200 bukti transaksi', x: 150, y: 128 },
    head('Organisasi', 160),
    { text: '2023 – 2024', y: 180, size: 9 },
    { text: 'Ketua, Koperasi Arunika', x: 150, y: 180 },
    { text: '2021 – 2023', y: 198, size: 9 },
    { text: 'Anggota, Paduan Suara Arunika', x: 150, y: 198 },
  );
  expect(work.map(({ organization, description }) => [organization, description])).toEqual([
    ['KAP Arunika', 'Menguji 200 bukti transaksi'],
  ]);
});

test('employers of two words or of three below dated posts, all in one look', () => {
  const job = (period: string, post: string, employer: string, y: number) => [
    { text: period, x: 165 - 4 * period.length, y: y + 3, size: 8, italic: true },
    { text: post, x: 200, y, size: 8.4, bold: true },
    { text: employer, x: 200, y: y + 13, size: 7.6, colour: 0x555555 },
  ];
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    ...job('Mar 2022 - Present', 'Senior Software Engineer', 'Brightwater Systems', 120),
    ...job('Jul 2019 - Feb 2022', 'Software Engineer', 'Nodi Soft Limited', 170),
    ...job('Jan 2018 - Jun 2019', 'Junior Programmer', 'Padma Data Works', 220),
  );
  expect(result.workExperience.map((each) => each.organization)).toEqual([
    'Brightwater Systems',
    'Nodi Soft Limited',
    'Padma Data Works',
  ]);
});

test('a post without an employer is not held at the one that stands below the post before it', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Siswa PKL', y: 112, bold: true },
    { text: 'PT Sinar Akses | 2022 - 2023', y: 126 },
    { text: 'Ikut teknisi pasang jaringan di rumah pelanggan.', y: 140 },
    { text: 'Jualan Pulsa Online', y: 164, bold: true },
    { text: '2021 - 2022', y: 178 },
    { text: 'Jual pulsa dan kuota lewat grup sekolah.', y: 192 },
  );
  expect(result.workExperience.map((job) => job.organization)).toEqual(['PT Sinar Akses', null]);
});

test('a sentence about the jobs right below their heading is no employer', () => {
  const at = (text: string, y: number, size = 10) => ({ text, x: 87, y, size, bold: size > 10 });
  const reading = readPage(
    ...siti,
    { ...head('Pengalaman Kerja', 90), size: 22 },
    { text: 'Beberapa tempat yang pernah menerima saya sebagai pegawainya', y: 106, size: 12 },
    { text: 'selama ini.', y: 122, size: 12 },
    at('PT Arunika', 150, 15),
    at('Supervisor Area', 180, 13.5),
    { text: 'Mar 2023 - Sekarang', x: 400, y: 180 },
    at('- Mengawasi para penjual di beberapa pasar.', 210),
    at('Kasir', 240, 13.5),
    { text: 'Mar 2020 - Mei 2022', x: 400, y: 240 },
    at('- Melayani pembeli di kasir toko', 270),
  );
  expect(jobsWithDays(reading).map(([post, employer]) => [post, employer])).toEqual([
    ['Supervisor Area', 'PT Arunika'],
    ['Kasir', 'PT Arunika'],
  ]);
});

test('a firm behind a bar goes on below, in its own letters, where the period stands beside it', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Riwayat Pekerjaan', 90),
    { text: 'Staf Pengendalian Mutu | ', y: 110, more: [{ text: 'PT Arunika Jaya', bold: true }] },
    { text: 'Maret 2022 - Sekarang', x: 245, y: 110 },
    { text: 'Makmur', y: 124, bold: true },
    { text: '• Memeriksa sampel setiap giliran', y: 142 },
  );
  expect(work[0]!.organization).toBe('PT Arunika Jaya Makmur');
});

test('“at” before an employer in letters of its own belongs to neither', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: '2018 – 2020', y: 110, bold: true },
    { text: 'Android Developer at', x: 140, y: 110, more: [{ text: 'Lumbung Digital', bold: true }] },
    { text: 'Built the app for orders and kept it running.', y: 124 },
  );
  expect(jobHeads(page)).toEqual([['Android Developer', 'Lumbung Digital']]);
});

test('an employer with its town in brackets, and an internship that heads its line', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Equipment Technician', y: 110, size: 12, bold: true },
    { text: 'Harapan Blood Bank (New York, NY)', y: 124 },
    { text: '2017 – 2020', x: 460, y: 124 },
    { text: 'Kept the stock of equipment and delivered it to the wards.', y: 138 },
    { text: 'Magang,', y: 164, bold: true, more: [{ text: 'Dinas Lingkungan Hidup Kota Tegal' }] },
    { text: '2016', x: 460, y: 164 },
    { text: 'Membantu pemantauan mutu air sungai di dua belas titik.', y: 178 },
  );
  expect(jobHeads(page)).toEqual([
    ['Equipment Technician', 'Harapan Blood Bank'],
    ['Magang', 'Dinas Lingkungan Hidup Kota Tegal'],
  ]);
});

test('jobs: the part of the house below a post and its employer is not the employer', () => {
  const reading = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Ward Nurse | Arunika Hospital, Austin, TX', y: 110, bold: true },
    { text: 'Department: Intensive Care (ICU)', y: 124 },
    { text: 'Nov 2017 – Present', y: 138, bold: true },
    { text: '• Looked after eight beds a shift', y: 152 },
  );
  expect(jobsWithFirstYears(reading)).toEqual([['Ward Nurse', 'Arunika Hospital', '2017']]);
});

test('jobs: an employer in a colour of its own that the line’s end broke', () => {
  const reading = readPage(
    ...siti,
    head('Experience', 90),
    {
      text: 'Senior Marketing Analyst',
      y: 110,
      bold: true,
      size: 12,
      more: [{ text: '| Brightwater', bold: true, size: 12, colour: 0x555555 }],
    },
    { text: 'Works', y: 125, bold: true, size: 12, colour: 0x555555 },
    { text: '2022 – Present', y: 142 },
    { text: '• Led four campaigns for', y: 158 },
    { text: '• Managed the budget of two houses', y: 174 },
  );
  expect(reading.result.workExperience[0]!.organization).toBe('Brightwater Works');
});

test('an en dash without spaces parts a post from its employer in other letters', () => {
  const page = buildPage([
    ...siti,
    head('Experience', 90),
    { text: 'Data Engineer–', y: 110, bold: true, more: [{ text: 'Redes del Sur', italic: true }] },
    { text: 'March 2021 – Present', y: 124 },
    { text: '• Joined alarms of 4,200 stations with weather data', y: 138 },
    head('Skills', 180),
    { text: 'Excel', y: 200 },
  ]);
  const [title, employer] = ['Engineer–', 'Redes'].map((text) =>
    page.items.find((item) => item.text === text)!,
  );
  employer!.x = title!.x + title!.width;
  const [job] = flatten(readItems([page], { asOf: '2026-11-21' }).result).work;
  expect([job?.jobTitle, job?.organization]).toEqual(['Data Engineer', 'Redes del Sur']);
});

test('a ship behind the employer is where the work was, not part of its name', () => {
  const { result } = readPage(
    ...siti,
    railHeading('Pengalaman Kerja', 90),
    mainText('PT Tirta Kencana Line, MV Tirta Sejati', 108, { bold: true }),
    mainText('Mualim III', 122),
    mainText('Agustus 2020 - Maret 2023', 136),
    mainText('• Merawat sekoci dan 62 alat pemadam', 150),
  );
  expect(result.workExperience[0]?.organization).toBe('PT Tirta Kencana Line');
});

test.each([
  ['Ketua Tim Mutu RS St. Vincentius (RKZ), Surabaya', 'Ketua Tim Mutu', 'RS St. Vincentius (RKZ)'],
  ['Guru Matematika SMA Negeri 3 Bandung', 'Guru Matematika', 'SMA Negeri 3 Bandung'],
  ['Wali Kelas SMPN 2 Sidoarjo', 'Wali Kelas', 'SMPN 2 Sidoarjo'],
  ['Teknisi Jaringan Internet - LILIK.NET', 'Teknisi Jaringan Internet', 'LILIK.NET'],
  ['Staf IT, UPTD Puskesmas Banyuates', 'Staf IT', 'UPTD Puskesmas Banyuates'],
])('%s names the employer behind the post', (text, jobTitle, organization) => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: `${text} 2019 - 2022`, y: 110 },
    { text: 'Kasir, PT Arunika 2017 - 2019', y: 126 },
  );
  expect([result.workExperience[0]?.jobTitle, result.workExperience[0]?.organization]).toEqual([
    jobTitle,
    organization,
  ]);
});

test('a slash parts an employer from its town', () => {
  const { work } = fieldsUnderWork(
    { text: 'Senior Web Designer 2020 - present', y: 110, bold: true },
    { text: 'Creative agency / Chicago', y: 124 },
    { text: 'Drew the pages of forty shops.', y: 138 },
    { text: 'Graphic Designer 2015 - 2020', y: 160, bold: true },
    { text: 'Printing agency / New Jersey', y: 174 },
    { text: 'Set menus and leaflets for the town.', y: 188 },
  );
  expect(work.map(({ organization }) => organization)).toEqual(['Creative agency', 'Printing agency']);
});

test('a slash parts an employer from its trade', () => {
  const { work } = fieldsUnderWork(
    { text: 'Assistant Accountant 2021 - Present', y: 110, bold: true },
    { text: 'Arunika Lodges Ltd / Hospitality', y: 124 },
    { text: 'Reconcile the petty cash of six lodges every week.', y: 138 },
  );
  expect(work.map(({ organization }) => organization)).toEqual(['Arunika Lodges Ltd']);
});

test('a post goes on behind a slash at the end of its line, with the site it was held at', () => {
  const { work } = fieldsUnderWork(
    { text: 'Front End Developer /', y: 110, size: 14, bold: true },
    { text: 'arunika.com', y: 127, size: 14, bold: true },
    { text: 'Jan 2015 - Dec 2019', y: 144 },
    { text: 'Built the pages of the shop and its search.', y: 160 },
  );
  expect(work).toMatchObject([{ jobTitle: 'Front End Developer', organization: 'arunika.com' }]);
});

test('employers behind a dash in the first row of each job are not what stands in the second row', () => {
  const { work } = fieldsUnderWork(
    { text: 'Senior Project Manager — Arunika Solutions', y: 110, bold: true },
    { text: '2019 — Present', x: 450, y: 110 },
    { text: 'Cloud and payments', y: 124 },
    {
      text: '• Delivered the migration of four data centres ahead of time.',
      x: 55,
      y: 138,
    },
    { text: 'Project Coordinator — Kartika Systems Inc.', y: 160, bold: true },
    { text: '2016 — 2019', x: 450, y: 160 },
    { text: 'Programme office', y: 174 },
    { text: '• Kept budgets and schedules of nine projects.', x: 55, y: 188 },
  );
  expect(work.map(({ organization }) => organization)).toEqual(['Arunika Solutions', 'Kartika Systems Inc.']);
});

test('the country of a job stays with its town', () => {
  const { result } = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: '01/03/2020 – CURRENT   Bilbao, Spain', y: 108 },
    { text: 'Field Biologist', y: 122, bold: true },
    { text: 'Azul Institute', y: 136 },
    '• Surveys plots',
  );
  expect(result.workExperience[0]?.location?.rawInput).toBe('Bilbao, Spain');
});

test('a town in brackets behind an employer is where the job was', () => {
  const { result } = readPage(
    ...siti,
    ...schoolSection,
    head('Pengalaman', 140),
    { text: 'JANUARI 2022 – SEKARANG', y: 158, size: 8 },
    { text: 'Desainer — Warung Arah (Sleman)', y: 170 },
    { text: 'Merancang alur kasir.', y: 182 },
    { text: 'JULI 2019 – DESEMBER 2021', y: 200, size: 8 },
    { text: 'Ilustrator — Studio Lompat (Kudus)', y: 212 },
  );
  expect(
    result.workExperience.map(({ organization, location }) => [organization, location?.rawInput]),
  ).toEqual([
    ['Warung Arah', 'Sleman'],
    ['Studio Lompat', 'Kudus'],
  ]);
});

test('posts below an employer and its town are in that town', () => {
  const { result } = readPage(
    ...siti,
    ...schoolSection,
    head('Pengalaman', 140),
    { text: 'KAP Arunika & Rekan, Kudus', y: 158, bold: true, x: 120 },
    { text: 'Mar 2022 – Sekarang', y: 172, x: 20, size: 8 },
    { text: 'Auditor Senior', y: 172, x: 120, italic: true },
    { text: '• Memeriksa 12 klien', y: 184, x: 130 },
    { text: 'Agu 2019 – Feb 2022', y: 202, x: 20, size: 8 },
    { text: 'Auditor', y: 202, x: 120, italic: true },
    { text: '• Memeriksa kas', y: 214, x: 130 },
  );
  expect(
    result.workExperience.map(({ organization, location }) => [organization, location?.rawInput]),
  ).toEqual([
    ['KAP Arunika & Rekan', 'Kudus'],
    ['KAP Arunika & Rekan', 'Kudus'],
  ]);
});

test('a town that no list knows before its country, behind the employer', () => {
  const page = readPage(
    ...siti,
    head('Work experience', 90),
    { text: 'Mar 2020 – Present', y: 110 },
    { text: 'Senior UX Researcher', x: 187, y: 110, size: 12 },
    { text: 'Havnekontoret Digital, Steinkjer, Norway', x: 187, y: 126, size: 9 },
    { text: '– Ran interviews on board', x: 187, y: 140, size: 9 },
    { text: 'Aug 2016 – Feb 2020', y: 166 },
    { text: 'UX Researcher', x: 187, y: 166, size: 12 },
    { text: 'Bystyret Lab, Oslo, Norway', x: 187, y: 182, size: 9 },
    { text: '– Set up a panel of residents', x: 187, y: 196, size: 9 },
  );
  expect(
    page.result.workExperience.map(({ organization, location }) => [organization, location?.rawInput]),
  ).toEqual([
    ['Havnekontoret Digital', 'Steinkjer, Norway'],
    ['Bystyret Lab', 'Oslo, Norway'],
  ]);
});

test('employers that look like small headings under one large heading are its entries', () => {
  const large = (text: string, y: number): Text => ({ text, y, size: 16, bold: true });
  const small = (text: string, y: number): Text => ({ text, y, size: 12.6, bold: true });
  const page = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    small('Contact', 70),
    { text: 'siti@contoh.id', y: 84 },
    small('About', 104),
    { text: 'Researcher who spends her weeks in kitchens, ferries and waiting rooms.', y: 118 },
    large('Work', 150),
    small('Arunika Digital', 174),
    { text: 'UX Researcher', y: 190 },
    { text: '2020-03-01 - Present', x: 200, y: 190 },
    { text: '• Ran 64 field interviews', y: 206 },
    small('Lintas Lab', 230),
    { text: 'Service Designer', y: 246 },
    { text: '2016-08-01 - 2020-02-01', x: 200, y: 246 },
    { text: '• Set up a panel of 900 residents', y: 262 },
    large('Languages', 292),
    { text: 'Norwegian, English', y: 310 },
  );
  expect(jobsWithText(page)).toEqual([
    ['UX Researcher', 'Arunika Digital', 'Ran 64 field interviews'],
    ['Service Designer', 'Lintas Lab', 'Set up a panel of 900 residents'],
  ]);
});

test('the jobs around teach which side of a comma names the employer', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Boekhandel, Site Engineer', y: 110, bold: true },
    { text: '2018-02-01 - Present', x: 420, y: 110 },
    { text: '• Led the support desk', y: 124 },
    { text: 'Hostnet Ltd, Systems Engineer', y: 148, bold: true },
    { text: '2013-11-01 - 2018-01-31', x: 420, y: 148 },
    { text: '• Ran a fleet of servers', y: 162 },
    { text: 'Servicebureau Zwolle, Helpdesk', y: 186, bold: true },
    { text: '2010-03-01 - 2013-10-31', x: 420, y: 186 },
  );
  expect(result.workExperience.map((job) => [job.organization, job.jobTitle])).toEqual([
    ['Boekhandel', 'Site Engineer'],
    ['Hostnet Ltd', 'Systems Engineer'],
    ['Servicebureau Zwolle', 'Helpdesk'],
  ]);
});

test('an employer that goes by its address stands below the post', () => {
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    { text: 'Support Engineer', y: 108, bold: true },
    { text: 'Arunika.com – Bandung', y: 122 },
    { text: 'Jan 2019 – Mar 2021', y: 136 },
    { text: 'Answered tickets of shops in three time zones.', y: 150 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Support Engineer', 'Arunika.com'],
  ]);
});

test('an employer that its cell broke goes on below it', () => {
  const row = (y: number, period: string, firm: string, post: string) => [
    { text: period, y },
    { text: firm, x: 160, y },
    { text: post, x: 316, y, italic: true },
  ];
  const { result } = readPage(
    ...siti,
    head('CAREER', 90),
    ...row(110, '07.2020 - Current', 'Harbour Line Constructions Pty', 'Site Manager'),
    { text: 'Ltd', x: 160, y: 122 },
    ...row(150, '02.2012 - 03.2016', 'Beckett & Sons', 'Carpenter'),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Site Manager', 'Harbour Line Constructions Pty Ltd'],
    ['Carpenter', 'Beckett & Sons'],
  ]);
});

test('who works for themselves has no part in the employer above', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Work Experience', 90),
    { text: 'Staff Marketing', bold: true },
    'Kopi Arunika (Agustus 2023 - now)',
    '• Handle brand',
    { text: 'Freelance Content Creator', bold: true },
    'Self-employed (2021 - 2023)',
    '• Foto produk',
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Staff Marketing', 'Kopi Arunika'],
    ['Freelance Content Creator', 'Self-employed'],
  ]);
});

const greyEmployer = (
  y: number,
  post: string,
  employer: string,
  years: string,
  more: Text[] = [],
): Text[] => [
  { text: post, y, bold: true },
  { text: years, x: 470, y },
  { text: employer, y: y + 14, colour: 0x555555 },
  ...more,
];

test('place and date of birth are no part of the address above them', () => {
  const { location } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Kontak', 70),
    { text: 'siti@contoh.id', y: 90 },
    { text: 'Jl. Asia Afrika No. 88, Bandung 40111', y: 106 },
    { text: 'Jakarta, Agustus 1995', y: 122 },
  );
  expect(location).toBe('Jl. Asia Afrika No. 88, Bandung 40111');
});

test('what stands where the other jobs have their employer is one, though it may be a contract elsewhere', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...greyEmployer(110, 'Data Analyst', 'PT Sentosa Data', '2021 - 2023'),
    ...greyEmployer(150, 'Junior Data Analyst', 'CV Arunika Angka', '2019 - 2021'),
    ...greyEmployer(190, 'Data Analyst (Contract)', 'Freelance', '2017 - 2019', [
      { text: 'Independent analytics consulting', y: 218, colour: 0x555555, italic: true },
    ]),
  );
  expect(jobHeads(page)[2]).toEqual(['Data Analyst (Contract)', 'Freelance']);
});

test('a post, a comma and a laboratory below the first post of a university are another post there', () => {
  const post = (y: number, text: string, years: string): Text[] => [
    { text, y, bold: true },
    { text: years, x: 480, y },
    { text: '• Measured the growth of roots in dry soil', y: y + 16 },
  ];
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Ruvana State University', y: 112, size: 13, bold: true },
    ...post(128, 'Research Fellow, Soil Group', '2018 – 2019'),
    ...post(172, 'Research Assistant, Marlow Lab', '2015 – 2017'),
    ...post(216, 'Research Assistant, PT Benih Arunika', '2012 – 2014'),
  );
  expect(result.workExperience.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Research Fellow, Soil Group', 'Ruvana State University'],
    ['Research Assistant, Marlow Lab', 'Ruvana State University'],
    ['Research Assistant', 'PT Benih Arunika'],
  ]);
});

test('a town that no list knows behind two employers is where both are', () => {
  const work = workOf(
    { text: 'Shop Assistant', y: 112, bold: true },
    { text: 'Velmar Textiles, Ostrvale', y: 127 },
    { text: '2018 – 2020', x: 480, y: 112 },
    { text: 'Cashier', y: 160, bold: true },
    { text: 'Corner Foods, Ostrvale', y: 175 },
    { text: '2015 – 2017', x: 480, y: 160 },
  );
  expect(work.map(({ organization }) => organization)).toEqual(['Velmar Textiles', 'Corner Foods']);
});

test.each([
  ['City of Dayton, Dayton, OH', 'City of Dayton'],
  ['City of Dayton', 'City of Dayton'],
  ['Kota Bandung', undefined],
])('who governs a town is an employer: %s', (line, organization) => {
  const [job] = workOf(
    { text: 'Data Analyst', y: 112, bold: true },
    { text: '2018 – 2020', x: 480, y: 112 },
    { text: line, y: 127 },
    { text: '• Published dashboards on water usage', y: 143 },
  );
  expect([job?.jobTitle, job?.organization ?? undefined]).toEqual(['Data Analyst', organization]);
});

test('a town flush with the period above it, in the row of the first point, is where the employer is', () => {
  const job = (y: number, employer: string, years: string, town: Text, point: string): Text[] => [
    { text: `${employer} — Akuntan`, y },
    { text: years, x: 480, y },
    { text: `• ${point}`, y: y + 16 },
    { ...town, y: y + 16 },
  ];
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...job(112, 'PT Benih Arunika', '2021 – 2023', { text: 'Bandung', y: 0, x: 480 }, 'Menyusun laporan.'),
    ...job(152, 'Hotel Kencana', '2018 – 2020', { text: 'Lembang', y: 0, x: 480 }, 'Mencocokkan kas harian.'),
  );
  expect(
    result.workExperience.map(({ organization, location, jobDescription }) => [
      organization,
      location?.rawInput,
      jobDescription,
    ]),
  ).toEqual([
    ['PT Benih Arunika', 'Bandung', 'Menyusun laporan.'],
    ['Hotel Kencana', 'Lembang', 'Mencocokkan kas harian.'],
  ]);
});

test('a town below the employer, in the row in which the text begins, is no part of the text', () => {
  const job = (y: number, [employer, years, post]: string[], town: string, point: string): Text[] => [
    { text: employer!, y, bold: true },
    { text: years!, x: 190, y },
    { text: post!, x: 290, y, bold: true },
    { text: town, y: y + 14 },
    { text: point, x: 290, y: y + 14 },
    { text: 'Wrote the guide for new staff.', x: 290, y: y + 28 },
  ];
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    ...job(
      112,
      ['Kencana Freight', '2021 – 2023', 'Data Engineer'],
      'Dallas, TX',
      'Moved the stock lists to one house.',
    ),
    ...job(
      172,
      ['Arunika Retail', '2018 – 2020', 'Data Analyst'],
      'Austin, TX',
      'Published the figures of each shop.',
    ),
  );
  expect(
    result.workExperience.map(({ jobTitle, organization, location, jobDescription }) => [
      jobTitle,
      organization,
      location?.rawInput,
      jobDescription,
    ]),
  ).toEqual([
    [
      'Data Engineer',
      'Kencana Freight',
      'Dallas, TX',
      'Moved the stock lists to one house. Wrote the guide for new staff.',
    ],
    [
      'Data Analyst',
      'Arunika Retail',
      'Austin, TX',
      'Published the figures of each shop. Wrote the guide for new staff.',
    ],
  ]);
});

const dottedJob = (y: number, text: string, below: string): Text[] => [
  { text: `• ${text}`, x: 60, y },
  { text: `• ${below}`, x: 84, y: y + 15 },
];

test('the inner point below each dated point is the employer in every job of a section', () => {
  const page = readPage(
    ...siti,
    head('Work Experience', 90),
    ...dottedJob(112, 'Oct 2015 - Mar 2016: Intern', 'Arunika Institute, Japan'),
    ...dottedJob(148, 'Oct 2016 - Feb 2019: Postdoc', 'Soil Group, Kencana University, Japan'),
    ...dottedJob(184, 'Mar 2019 - Present: Postdoc (fellow)', 'Kalimaya Laboratory, Japan'),
  );
  expect(jobHeads(page)).toEqual([
    ['Intern', 'Arunika Institute'],
    ['Postdoc', 'Soil Group, Kencana University'],
    ['Postdoc (fellow)', 'Kalimaya Laboratory'],
  ]);
});

test('a small word parts no head whose employer has its own line below', () => {
  const job = (y: number, post: string, employer: string, years: string): Text[] => [
    { text: post, y, bold: true },
    { text: employer, y: y + 15 },
    { text: years, x: 480, y },
  ];
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...job(112, 'Pengajar pada Pelatihan Guru', 'Politeknik Negeri Arunika', '2020 – 2022'),
    ...job(152, 'Staf Administrasi', 'PT Kencana Abadi', '2017 – 2020'),
  );
  expect(jobHeads(page)).toEqual([
    ['Pengajar pada Pelatihan Guru', 'Politeknik Negeri Arunika'],
    ['Staf Administrasi', 'PT Kencana Abadi'],
  ]);
});

test('an institute by its first letters before a country is no town', () => {
  const page = readPage(
    ...siti,
    head('Work Experience', 90),
    ...dottedJob(112, 'Oct 2015 - Mar 2016: Intern', 'KORAN, Japan'),
    ...dottedJob(148, 'Oct 2016 - Feb 2019: Postdoc', 'Soil Group, Kencana University, Japan'),
    ...dottedJob(184, 'Mar 2019 - Present: Postdoc', 'SARBI, South Korea'),
  );
  expect(jobHeads(page)).toEqual([
    ['Intern', 'KORAN'],
    ['Postdoc', 'Soil Group, Kencana University'],
    ['Postdoc', 'SARBI'],
  ]);
});

test('titles within the name of a hospital end no sentence', () => {
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Bidan Magang', y: 112, bold: true },
    { text: 'RSUD Prof. Dr. W. Z. Arunika', y: 126 },
    { text: '2023 – 2024', y: 140 },
    { text: '• Membantu persalinan normal di ruang bersalin.', y: 154 },
  );
  expect(jobsWithPeriods(page)).toEqual([['Bidan Magang', 'RSUD Prof. Dr. W. Z. Arunika', '2023', '2024']]);
});

test.each(['KM. Sinar Arunika', 'MV Arunika Jaya', 'KRI Arunika'])('the ship is the employer: %s', (ship) => {
  const page = readPage(
    ...siti,
    head('PENGALAMAN LAUT', 90),
    { text: `${ship} (Maret 2023 - September 2023)`, y: 112, bold: true },
    { text: 'Kadet Dek', y: 126 },
    { text: '- Jaga navigasi di anjungan', y: 140 },
  );
  expect(jobsWithPeriods(page)).toEqual([['Kadet Dek', ship, '2023-03', '2023-09']]);
});

test.each(['PENGALAMAN PRAKTIK KERJA INDUSTRI', 'Pengalaman PKL', 'Praktik Klinik', 'MAGANG'])(
  'what stands alone under placements is the place: %s',
  (heading) => {
    const page = readPage(
      ...siti,
      head(heading, 90),
      { text: 'Arunika2000 Cikokol (Januari 2024 - Juni 2024)', y: 112 },
      { text: '- Servis berkala mobil', y: 126 },
      { text: '- Ganti oli dan kampas rem', y: 140 },
      { text: 'Kencana Farma Tegal (Juli 2024 - Agustus 2024)', y: 160 },
      { text: '- Meracik obat puyer', y: 174 },
    );
    expect(jobHeads(page)).toEqual([
      [null, 'Arunika2000 Cikokol'],
      [null, 'Kencana Farma Tegal'],
    ]);
  },
);

test('the word for a house begins the employer behind a post', () => {
  const lines = [
    '1. Kasir Toko Roti Arunika (Maret 2021 - Mei 2022)',
    '2. Guru TK Pertiwi (Juni 2022 - Juli 2022)',
    '3. Perawat Klinik Arunika Sehat (Agustus 2022 - Mei 2023)',
    '4. Kepala Toko Cabang Kudus (Juni 2023 - Mei 2024)',
    '5. Guru Bahasa Inggris (Juni 2024 - sekarang)',
  ];
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...lines.map((text, index) => ({ text, y: 112 + 14 * index })),
  );
  expect(jobHeads(page).slice(0, 4)).toEqual([
    ['Kasir', 'Toko Roti Arunika'],
    ['Guru', 'TK Pertiwi'],
    ['Perawat', 'Klinik Arunika Sehat'],
    ['Kepala Toko Cabang Kudus', null],
  ]);
});

test.each([
  [
    'PT Arunika Indonesia : Operator Produksi (Maret 2021 - Maret 2022)',
    'Operator Produksi',
    'PT Arunika Indonesia',
  ],
  [
    'PT Arunika Indonesia, Cikarang : Operator Produksi (2021 - 2022)',
    'Operator Produksi',
    'PT Arunika Indonesia',
  ],
  ['Toko Maju Jaya: Kasir (2021 - 2022)', 'Kasir', 'Toko Maju Jaya'],
  ['Magang - PT Arunika Indonesia (Juli - Agustus 2022)', 'Magang', 'PT Arunika Indonesia'],
  ['Magang | Kominfo Kota Bogor | Juli 2022 - Agustus 2022', 'Magang', 'Kominfo Kota Bogor'],
  ['PT Arunika Indonesia - Magang (Juli - Agustus 2022)', 'Magang', 'PT Arunika Indonesia'],
  [
    'Kerja Praktik di PT Semen Arunika, bagian Quality Control, Juli – Agustus 2022',
    'Kerja Praktik',
    'PT Semen Arunika',
  ],
  [
    'Sales Promotion Girl, PT Arunika Indonesia, 3 bulan, 2022',
    'Sales Promotion Girl',
    'PT Arunika Indonesia',
  ],
])('%s', (line, post, employer) => {
  const page = readPage(...siti, head('Pengalaman', 90), { text: line, y: 112 }, head('Pendidikan', 150), {
    text: 'Universitas Arunika, S1 Manajemen, 2019 - 2023',
    y: 170,
  });
  expect(jobHeads(page)).toEqual([[post, employer]]);
});

test('employers: a post and its employer in one line beside their period, of which some lack room for the last words', () => {
  const rows = (parts: string, ...entries: [names: string, rest: string, period: string][]) =>
    workOf(
      ...entries.flatMap(([names, rest, period], at): Text[] => [
        { text: names.replace(' | ', parts), y: 110 + 60 * at },
        { text: period, x: 250, y: 110 + 60 * at },
        ...(rest ? [{ text: rest, y: 122 + 60 * at }] : []),
        { text: '• Ran the section for 1,800 covers a night', y: 134 + 60 * at },
      ]),
    ).map(({ jobTitle, organization }) => [jobTitle, organization]);
  const cooks: [string, string, string][] = [
    ['Sous Chef | The Sanur Pearl Resort', '', 'May 2022 - Present'],
    ['Chef de Partie | The Aurora Cruise', 'Line', 'Nov 2019 - Feb 2022'],
    ['Demi Chef | The Grand Warung Api', 'Seminyak', 'Jan 2018 - Sep 2019'],
  ];
  const read = [
    ['Sous Chef', 'The Sanur Pearl Resort'],
    ['Chef de Partie', 'The Aurora Cruise Line'],
    ['Demi Chef', 'The Grand Warung Api Seminyak'],
  ];
  expect(rows(' at ', ...cooks)).toEqual(read);
  expect(rows(' | ', ...cooks)).toEqual(read);
});

test('jobs without days over short points', () => {
  const point = (y: number, text: string): Text => ({ text: `• ${text}`, y });
  const bold = (y: number, text: string): Text => ({ text, y, bold: true });
  const apart = readPage(
    ...siti,
    head('Pengalaman', 90),
    bold(110, 'Kasir'),
    { text: 'Toko Sinar', y: 124 },
    point(138, 'Melayani pembeli'),
    point(152, 'Menghitung uang'),
    bold(166, 'Pramuniaga'),
    { text: 'Toko Abadi', y: 180 },
    point(194, 'Menata barang'),
    head('Pendidikan', 224),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 244 },
  );
  const inOneLine = readPage(
    ...siti,
    head('Pengalaman', 90),
    bold(110, 'Kasir - Toko Sinar'),
    point(124, 'Melayani pembeli'),
    point(138, 'Menghitung uang'),
    bold(152, 'Pramuniaga - Toko Abadi'),
    point(166, 'Menata barang'),
    head('Pendidikan', 200),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 220 },
  );
  for (const page of [apart, inOneLine])
    expect(flatten(page.result).work.map((job) => [job.jobTitle, job.organization, job.description])).toEqual(
      [
        ['Kasir', 'Toko Sinar', 'Melayani pembeli\nMenghitung uang'],
        ['Pramuniaga', 'Toko Abadi', 'Menata barang'],
      ],
    );
});

test('in points of three levels the second one names the employer', () => {
  const job = (y: number, post: string, house: string, deed: string): Text[] => [
    { text: `• ${post}`, y, bold: true },
    { text: `◦ ${house}`, x: 70, y: y + 14 },
    { text: `▪ ${deed}`, x: 90, y: y + 28 },
  ];
  const page = readPage(
    ...siti,
    head('Work experience', 90),
    ...job(
      112,
      'Apoteker Magang — Feb 2025 through Apr 2025',
      'LSP Arunika Farma',
      'Melayani resep dan swamedikasi',
    ),
    ...job(
      160,
      'Data Entry Intern — Oct 2023 through Dec 2023',
      'LPPM Universitas Arunika',
      'Memasukkan data penelitian',
    ),
    head('Education', 220),
    { text: 'Universitas Arunika, S1 Farmasi, 2021 - 2025', y: 240 },
  );
  expect(jobHeads(page)).toEqual([
    ['Apoteker Magang', 'LSP Arunika Farma'],
    ['Data Entry Intern', 'LPPM Universitas Arunika'],
  ]);
});

test('the short form of a post in brackets is no employer', () => {
  expect(
    workOf(
      { text: 'Network Operations Engineer (NOE)', y: 110, bold: true },
      { text: 'Jan 2020 - May 2022', x: 440, y: 110 },
      { text: '• Kept 40 masts on the air', y: 124 },
    ).map(({ jobTitle, organization }) => [jobTitle, organization]),
  ).toEqual([['Network Operations Engineer (NOE)', null]]);
});

test('a town with the letters of its province before its country, and the blanks of a template', () => {
  expect(isTownInCountry('Borgo al Lago (BG), Italy')).toBe(true);
  expect(isTownInCountry('Mulino al Lago (1998), Italy')).toBe(false);
  expect(isPlace('City, Country')).toBe(true);
  expect(isPlace('City Library')).toBe(false);
});

test('words in a line of their own below an employer are what was done, and no kind of house', () => {
  const { details, result } = readBelowName(
    head('Pengalaman Kerja', 104),
    { text: 'Sopir Truk', y: 122, bold: true },
    { text: '2015 – Sekarang', x: 470, y: 122 },
    { text: 'PT Kencana Logistik · Surabaya', y: 134 },
    { text: '• Antar barang Surabaya-Denpasar', y: 148 },
    { text: 'Mekanik', y: 169, bold: true },
    { text: '2008 – 2015', x: 470, y: 169 },
    { text: 'Bengkel Pak Slamet', y: 181 },
    { text: 'Servis mesin diesel', y: 195 },
    { text: 'Kernet', y: 216, bold: true },
    { text: '2001 – 2008', x: 470, y: 216 },
    { text: 'PO Harapan Kencana', y: 228 },
  );
  expect(result.workExperience[1]).toMatchObject({
    organization: 'Bengkel Pak Slamet',
    jobDescription: 'Servis mesin diesel',
  });
  expect(details['workExperience.1.about']).toBeUndefined();
});

test('a campus in a town belongs to the name of its university', () => {
  const job = (y: number, employer: string, post: string, place: string, years: string): Text[] => [
    { text: years, x: 20, y },
    { text: employer, x: 90, y },
    { text: post, x: 90, y: y + 12, italic: true },
    { text: 'Reading old tales with new methods for the history of the north.', x: 90, y: y + 24 },
    { text: place, x: 90, y: y + 36 },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job(114, 'University of California, San Diego', 'Research Assistant', 'La Jolla, CA', '2023–2024'),
    ...job(174, 'Harbour Club', 'Software Engineer Intern', 'Shelburne, VT (Remote)', '2022'),
  );
  expect(jobHeads(page)).toEqual([
    ['Research Assistant', 'University of California, San Diego'],
    ['Software Engineer Intern', 'Harbour Club'],
  ]);
});

test('a small word within an employer’s name parts no post from it', () => {
  expect(
    jobHeads(
      readPage(
        ...siti,
        head('Work Experience', 90),
        { text: 'Bord na Cendana', y: 108, bold: true },
        { text: '2019 – 2021', x: 480, y: 108 },
        { text: 'Process Engineer', y: 122 },
        { text: '• Kept three mills running', y: 136 },
        { text: 'Kencana Energy', y: 160, bold: true },
        { text: '2017 – 2019', x: 480, y: 160 },
        { text: 'Site Engineer', y: 174 },
        { text: '• Rebuilt a pump house', y: 188 },
      ),
    ),
  ).toEqual([
    ['Process Engineer', 'Bord na Cendana'],
    ['Site Engineer', 'Kencana Energy'],
  ]);
});

test('what stands between an employer and a province is a town, whether lists know it or not', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Exploration Geologist', y: 110, bold: true },
    { text: 'PT Laterit Arunika, Pomalaa, Southeast Sulawesi', y: 124 },
    { text: 'Mar 2019 – Present', y: 138 },
  );
  expect(result.workExperience.map((job) => [job.organization, job.location?.rawInput])).toEqual([
    ['PT Laterit Arunika', 'Pomalaa, Southeast Sulawesi'],
  ]);
});

test('employers behind the dots of a timeline over their posts in the same letters, one of them at the foot of a page', () => {
  const job = (y: number, employer: string, post: string, ...below: string[]): Text[] => [
    { text: `• ${employer}`, x: 40, y, size: 11, bold: true },
    { text: post, x: 51, y: y + 16, size: 11, bold: true },
    ...below.map((text, at) => ({ text, x: 51, y: y + 34 + 15 * at })),
  ];
  const first = buildPage([
    ...siti,
    head('Pengalaman', 90),
    ...job(
      112,
      'Kedai Arunika | Bitung',
      'Kasir | Pramusaji',
      'Sep 2020 - Mar 2021',
      '- Melayani pembeli di kasir',
    ),
    ...job(182, 'Kedai Kencana | Manado', 'Peracik Kopi', 'Apr 2021 - Mei 2021', '- Menyusun harga minuman'),
    ...job(
      252,
      'Balai Latihan Kerja dan Pariwisata Arunika Sejahtera Raya Utama | Jakarta Pusat',
      'Pelatih',
      'Feb 2023 - Agu 2023',
      '- Melatih peserta',
    ),
    ...job(780, 'Hotel Kalimaya | Likupang', 'Kepala Bar'),
  ]);
  const second = buildPage([
    { text: 'Okt 2023 - Des 2023', x: 51, y: 40 },
    { text: '- Menyusun daftar minuman', x: 51, y: 55 },
  ]);
  const page = readItems([first, second], { asOf: '2026-11-21' });
  expect(jobsWithPeriods(page)).toEqual([
    ['Kasir | Pramusaji', 'Kedai Arunika', '2020-09', '2021-03'],
    ['Peracik Kopi', 'Kedai Kencana', '2021-04', '2021-05'],
    ['Pelatih', 'Balai Latihan Kerja dan Pariwisata Arunika Sejahtera Raya Utama', '2023-02', '2023-08'],
    ['Kepala Bar', 'Hotel Kalimaya', '2023-10', '2023-12'],
  ]);
});

test('what an employer does, in a line below the period, is no employer', () => {
  const job = (y: number, post: string, house: string, period: string, about: string): Text[] => [
    { text: post, y, size: 11.5 },
    { text: house, y: y + 15, bold: true, colour: 0x1e90a8 },
    { text: `• ${period}`, y: y + 27, size: 8 },
    { text: '• Warsaw, Poland', x: 150, y: y + 27, size: 8 },
    { text: about, y: y + 37, size: 8 },
    { text: '• Doubled trial signups to 9,400 a month in one year.', y: y + 51, size: 8.8 },
    { text: '• Brought cost per paying customer from 118 to 71 euro.', y: y + 64, size: 8.8 },
  ];
  const made = 'Invoicing software for 60,000 small firms in Central Europe';
  const page = readBelowName(
    head('EXPERIENCE', 90),
    ...job(113, 'Growth Marketing Lead', 'Fakturo', '06/2021 - Present', made),
    ...job(196, 'Lifecycle Marketer', 'Legowisko', '02/2018 - 05/2021', 'Pet food subscription'),
  );
  expect(jobHeads(page)).toEqual([
    ['Growth Marketing Lead', 'Fakturo'],
    ['Lifecycle Marketer', 'Legowisko'],
  ]);
});

test('an employer behind its post in one line is not that of the next post', () => {
  const jobs = jobsUnderHeading(
    { text: '• PKL di Bengkel Arunika selama 6 bulan (Juli 2024 - Desember 2024)', y: 110 },
    { text: '• Karyawan cuci motor (2025)', y: 126 },
  );
  expect(jobs.map(([post, employer]) => [post, employer])).toEqual([
    ['PKL', 'Bengkel Arunika'],
    ['Karyawan cuci motor', null],
  ]);
});

test('where heads are parted by a bar, a dash within a side parts nothing', () => {
  const page = readBelowName(
    head('Pengalaman Kerja', 90),
    ...[
      'Staf Gudang | Arunika',
      'Koordinator – Tanggap Darurat Banjir | Kencana',
      'Juru Ukur | Melati – Taman Nasional Sentosa',
      'Kasir | Cempaka',
    ].flatMap((text, at) => [
      boldAt(50, 110 + 46 * at, text),
      textAt(50, 124 + 46 * at, `Mei ${2020 - 2 * at} – Juni ${2021 - 2 * at} | Tegal`),
      textAt(50, 138 + 46 * at, '• Melayani pelanggan'),
    ]),
  );
  expect(jobHeads(page)).toEqual([
    ['Staf Gudang', 'Arunika'],
    ['Koordinator – Tanggap Darurat Banjir', 'Kencana'],
    ['Juru Ukur', 'Melati – Taman Nasional Sentosa'],
    ['Kasir', 'Cempaka'],
  ]);
});

test('a town that no list knows stands in brackets behind an employer as the known ones of other jobs do', () => {
  const job = (y: number, house: string, post: string, years: string): Text[] => [
    { text: house, y, bold: true },
    { text: post, y: y + 14 },
    { text: years, y: y + 28 },
  ];
  const { result } = readPage(
    ...siti,
    head('Work Experience', 90),
    ...job(110, 'Arunika Freight (Portland)', 'Operations Supervisor', '2017 – 2020'),
    ...job(160, 'Kencana Grain Co. (Karangpucung)', 'Forklift Operator', '2009 – 2012'),
  );
  expect(result.workExperience.map((each) => [each.organization, each.location?.rawInput])).toEqual([
    ['Arunika Freight', 'Portland'],
    ['Kencana Grain Co.', 'Karangpucung'],
  ]);
});

test('a town that no list knows stands behind a comma after each of several employers, and after a company of Indonesia alone', () => {
  const job = (y: number, house: string, post: string, years: string): Text[] => [
    { text: house, y, bold: true },
    { text: post, y: y + 14 },
    { text: years, y: y + 28 },
  ];
  const towns = (...jobs: Text[][]) =>
    readPage(...siti, head('Work Experience', 90), ...jobs.flat()).result.workExperience.map((each) => [
      each.organization,
      each.location?.rawInput,
    ]);
  expect(
    towns(
      job(110, 'Arunika Market, Little Hatherton', 'Cashier', '2019 – 2021'),
      job(160, 'Kencana and Sons, Upper Wexcombe', 'Bookkeeper', '2016 – 2018'),
      job(210, 'Melati Foods, Oakmere', 'Store Keeper', '2012 – 2015'),
    ),
  ).toEqual([
    ['Arunika Market', 'Little Hatherton'],
    ['Kencana and Sons', 'Upper Wexcombe'],
    ['Melati Foods', 'Oakmere'],
  ]);
  expect(
    towns(
      job(110, 'PT Arunika Bahari, Teluk Karang', 'Staf Gudang', '2019 – 2021'),
      job(160, 'PT Kencana Jaya, Divisi Logistik', 'Kasir', '2016 – 2018'),
    ),
  ).toEqual([
    ['PT Arunika Bahari', 'Teluk Karang'],
    ['PT Kencana Jaya, Divisi Logistik', undefined],
  ]);
});

test('a town behind an icon below a dated head is where it was, though it begins further in', () => {
  const job = (y: number, post: string, employer: string, period: string, town: string): Text[] => [
    { text: post, y, bold: true, more: [{ text: employer, colour: 0x0066cc }] },
    { text: period, x: 430, y, size: 8 },
    { text: town, x: 63, y: y + 14 },
    { text: '• Merawat sistem kasir', y: y + 28 },
  ];
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...job(112, 'Programmer Senior', 'PT Arunika', 'Mar 2022 – Sekarang', 'Jakarta'),
    ...job(170, 'Programmer', 'CV Kencana', 'Jun 2019 – Feb 2022', 'Bandung'),
  );
  expect(
    result.workExperience.map(({ location, jobDescription }) => [location?.rawInput, jobDescription]),
  ).toEqual([
    ['Jakarta', 'Merawat sistem kasir'],
    ['Bandung', 'Merawat sistem kasir'],
  ]);
});

test('a town in brackets that had no room behind its employer', () => {
  const { workExperience } = readBelowName(
    head('Pengalaman', 90),
    { text: '08/2019 - 03/2022', y: 110 },
    { text: 'Analis Kredit', y: 124, bold: true },
    { text: 'Koperasi Simpan Pinjam Guyub', y: 138 },
    { text: '(Temanggung)', y: 151 },
    { text: 'Mengunjungi 30 pedagang setiap minggu.', y: 166 },
  ).result;
  expect(workExperience).toMatchObject([
    {
      organization: 'Koperasi Simpan Pinjam Guyub',
      location: { rawInput: 'Temanggung' },
      jobDescription: 'Mengunjungi 30 pedagang setiap minggu.',
    },
  ]);
});

test('what is remarked of an employer in brackets is no part of its name', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: '2010 – 2017   Sopir bus di PO. Arunika Jaya (jurusan Kudus – Jakarta)', y: 110 },
    { text: '2018 – 2024   Kasir di Toko Kencana (usaha sendiri)', y: 126 },
  );
  expect(work).toMatchObject([
    { jobTitle: 'Sopir bus', organization: 'PO. Arunika Jaya', startDate: '2010', endDate: '2017' },
    { jobTitle: 'Kasir', organization: 'Toko Kencana', startDate: '2018', endDate: '2024' },
  ]);
});

test('the town of an employer behind `in`', () => {
  const { workExperience } = readBelowName(
    head('Experience', 90),
    { text: 'Senior Editor', y: 110, bold: true },
    { text: 'Lembar Media in Jakarta', y: 124 },
    { text: 'Mar 2017 – Oct 2020', y: 138 },
  ).result;
  expect(workExperience).toMatchObject([{ organization: 'Lembar Media', location: { rawInput: 'Jakarta' } }]);
});

test('an employer in a colour of its own behind “di” goes on below the date that stands beside it', () => {
  const page = readBelowName(
    head('Pengalaman Kerja', 90),
    { text: 'Kepala Edukasi di', x: 60, y: 112, size: 10 },
    { text: 'Museum Batik Taman', x: 144, y: 112, size: 10, colour: 0x0077aa },
    { text: '2021 – 2024', x: 270, y: 112, size: 10 },
    { text: 'Arunika Kencana Raya', x: 60, y: 125, size: 10, colour: 0x0077aa },
    { text: '• Mengelola 180 kunjungan sekolah setiap tahun', x: 60, y: 139, size: 10 },
  );
  expect(jobHeads(page)).toEqual([['Kepala Edukasi', 'Museum Batik Taman Arunika Kencana Raya']]);
});

test('an employer and its town below a post in capitals beside its period', () => {
  const page = readPage(
    ...siti,
    head('Work Experience', 90),
    textAt(50, 110, 'SEP 2022 – Now'),
    boldAt(170, 110, 'CUSTOMER SUPPORT AGENT'),
    textAt(170, 124, 'Tiketloka, Batam'),
    textAt(170, 138, '• Resolve 55 tickets a day with care'),
  );
  expect(jobHeads(page)).toEqual([['CUSTOMER SUPPORT AGENT', 'Tiketloka']]);
});

test('a town below a comma whose line a date ended', () => {
  const page = buildPage([
    { text: 'Perawat Pelaksana', x: 50, y: 184, bold: true, more: [{ text: 'di Klinik Bina Raharja,' }] },
    textAt(330, 184, '2016-09 → 2018-04 (1 tahun 8 bulan)'),
    textAt(50, 197.5, 'Boyolali'),
  ]);
  const [line, ...others] = joinWrapped(readingOrder([page]).flows.flatMap(({ lines }) => lines));
  expect(line?.cells[0]?.text).toBe('Perawat Pelaksana di Klinik Bina Raharja, Boyolali');
  expect(others).toEqual([]);
});

test('a head below a point that ends in faculties or courses', () => {
  const page = readBelowName(
    head('Pengalaman Kerja', 90),
    boldAt(50, 110, 'Pustakawan (JAN 2019–Saat ini)'),
    boldAt(50, 123, 'Universitas Kaliurang, Sleman'),
    textAt(50, 136, '• Menyusun pedoman sitasi untuk lima fakultas'),
    boldAt(50, 149, 'Staf Perpustakaan (OKT 2016–DES 2018)'),
    boldAt(50, 162, 'Perpustakaan Kota Arunika, Klaten'),
    textAt(50, 175, '• Mengolah 2.400 judul buku baru'),
  );
  expect(jobHeads(page)).toEqual([
    ['Pustakawan', 'Universitas Kaliurang'],
    ['Staf Perpustakaan', 'Perpustakaan Kota Arunika'],
  ]);
});

test('an employer and its town below a post beside its period, over what was done in plain lines', () => {
  const page = readBelowName(
    head('Pengalaman Kerja', 90),
    textAt(51, 110, '05/2018 – Kini'),
    boldAt(147, 110, 'Teknisi Listrik Senior'),
    textAt(136, 122, 'PT Galangan Arunika Raya, Batam'),
    textAt(136, 134, 'Merawat 14 panel distribusi dan dua genset 500 kVA'),
    textAt(136, 146, 'Membimbing lima teknisi muda'),
    textAt(51, 162, '08/2010 – 09/2013'),
    boldAt(147, 162, 'Helper Instalatir'),
    textAt(136, 174, 'CV Cahaya Kencana, Medan'),
  );
  expect(jobHeads(page)).toEqual([
    ['Teknisi Listrik Senior', 'PT Galangan Arunika Raya'],
    ['Helper Instalatir', 'CV Cahaya Kencana'],
  ]);
});
