import { expect, test } from 'vitest';
import { findSections } from './classify/find-sections.ts';
import { findDates } from './dates/find-dates.ts';
import { startsWithLevel } from './lexicon/education-words.ts';
import { readingOrder } from './layout/reading-order.ts';
import { readItems } from './read-items.ts';
import { buildPage } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What themes of public template projects do that plain CVs do not.

test('a month may stand behind its year with a dash between', () => {
  expect(findDates('2013-Oct - 2017-Mar')[0]).toMatchObject({
    start: { year: 2013, month: 10 },
    end: { year: 2017, month: 3 },
  });
  expect(findDates('2017-May - Present')[0]).toMatchObject({
    start: { year: 2017, month: 5 },
    current: true,
  });
  expect(findDates('2017 - May 2019')[0]).toMatchObject({
    start: { year: 2017 },
    end: { year: 2019, month: 5 },
  });
});

test.each(['MASc in Structural Engineering', 'M.B.B.S.', 'MSci Chemistry', 'B.Pharm', 'BSE, Mechanics'])(
  '%s opens with the level of a degree',
  (printed) => expect(startsWithLevel(printed)).toBe(true),
);

test.each([
  ['S1 (3.58) Teknik Industri', 'S1 Teknik Industri', '3.58'],
  ['MSC STRUCTURAL ENGINEERING 3.8', 'MSC STRUCTURAL ENGINEERING', '3.8'],
])('a number that can only be the marks of a degree: %s', (printed, degree, grade) => {
  const { result } = readPage(
    ...siti,
    head('EDUCATION', 90),
    { text: printed, y: 110 },
    { text: 'Universitas Sebelas Maret', y: 124 },
    { text: '2014 - 2018', y: 138 },
  );
  expect(result.education.map((school) => [school.accreditation?.inputStr, school.grade?.raw])).toEqual([
    [degree, grade],
  ]);
});

test('"About" over an address and numbers tells how to reach the person', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    head('About', 70),
    { text: 'Jl. Cendana No. 18', y: 88 },
    { text: 'Surakarta Jawa Tengah', y: 102 },
    { text: '57126 ID', y: 110 },
    { text: 'siti@contoh.id', y: 120 },
    { text: '0813-9022-4471', y: 130 },
    { text: 'sitiaminah', y: 140 },
    { text: 'siti_a', y: 150 },
    { text: 'siti_menjahit', y: 160 },
    head('Summary', 180),
    { text: 'Analis yang terbiasa mengolah data penjualan menjadi rencana pengadaan barang.', y: 198 },
    head('Education', 220),
    { text: 'Universitas Contoh, 2012 - 2016', y: 238 },
  );
  expect(result.summary).toBe(
    'Analis yang terbiasa mengolah data penjualan menjadi rencana pengadaan barang.',
  );
  expect(result.phoneNumbers).toHaveLength(1);
  expect(result.location?.rawInput).toContain('Surakarta');
});

test('a number and an address with their labels below a summary are the person’s', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    head('About', 70),
    { text: 'Engineer who has spent eleven years on bridges and on drains. I like', y: 78 },
    { text: 'drawings that a crew can build from without a phone call.', y: 92 },
    { text: 'Phone: (416) 555-0187', y: 116 },
    { text: 'Email: siti@contoh.id', y: 130 },
    head('Education', 160),
    { text: 'Universitas Contoh, 2012 - 2016', y: 178 },
  );
  expect(result.phoneNumbers).toHaveLength(1);
});

test('employers and schools may look like the heading that they stand under', () => {
  const { result } = readPage(
    ...siti,
    head('Work Experience', 90),
    head('Harbourline Consultants', 112),
    { text: 'Senior Civil Engineer', y: 130 },
    { text: '2017 - Present', y: 144 },
    { text: '• Cut review rounds from five to two', x: 60, y: 158 },
    head('Lagos State Works Agency', 186),
    { text: 'Project Engineer', y: 204 },
    { text: '2013 - 2017', y: 218 },
    { text: '• Supervised 14 km of drainage', x: 60, y: 232 },
    head('Education', 262),
    head('University of Waterloo', 284),
    { text: 'Structural Engineering, MSc', y: 302 },
    { text: '2011 - 2013', y: 316 },
  );
  expect(
    result.workExperience.map((each) => [each.jobTitle, each.organization, each.dates?.startDate]),
  ).toEqual([
    ['Senior Civil Engineer', 'Harbourline Consultants', '2017-01-01'],
    ['Project Engineer', 'Lagos State Works Agency', '2013-01-01'],
  ]);
  expect(result.education.map((school) => school.organization)).toEqual(['University of Waterloo']);
});

test('a period stacked in the right margin, its dash and its length on lines of their own', () => {
  const job = (y: number, post: string, [from, to, length]: [string, string, string]) => [
    { text: from, x: 470, y: y - 5 },
    { text: `${post}, PT Contoh ${post.length}`, y, bold: true },
    { text: '—', x: 496.5, y: y + 12 },
    { text: '(https://contoh.example)', y: y + 12 },
    { text: to, x: 475, y: y + 29 },
    { text: 'Responsible for the design of bridges and storm sewers.', y: y + 36 },
    { text: length, x: 482.5, y: y + 48 },
    { text: '• Cut the rounds of review from five to two', y: y + 62 },
  ];
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    ...job(116, 'Senior Engineer', ['October 2017', 'March 2021', '4 years']),
    ...job(206, 'Junior Engineer', ['October 2013', 'March 2017', '4 years']),
  );
  expect(
    result.workExperience.map(({ dates }) => [dates?.startDate?.slice(0, 7), dates?.endDate?.slice(0, 7)]),
  ).toEqual([
    ['2017-10', '2021-03'],
    ['2013-10', '2017-03'],
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

test('contacts at the foot of the page below what a referee says', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    head('Education', 70),
    { text: 'Universitas Contoh, 2012 - 2016', y: 88 },
    head('References', 120),
    { text: 'Siti draws what she would be glad to build herself.', y: 138 },
    { text: '— Anita Rao', y: 152 },
    { text: 'Bandung, Jawa Barat', y: 200 },
    { text: 'siti@contoh.id', x: 300, y: 200 },
    { text: '0813-9022-4471', y: 214 },
    { text: 'sitiaminah.example', x: 300, y: 214 },
  );
  expect(result.phoneNumbers).toHaveLength(1);
  expect(result.location?.rawInput).toBe('Bandung, Jawa Barat');
});

test('a period that only a space parts from the text of a narrow margin', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: '10/1992–09/1994 Bachelor of Economics', y: 110 },
    { text: 'University of Leeds', x: 128, y: 124 },
    { text: '10/1994–04/1997 M.A. in General Economics', y: 144 },
    { text: 'University of Groningen', x: 128, y: 158 },
    { text: 'Thesis about adverse selection', x: 128, y: 172 },
  );
  expect(
    result.education.map((school) => [school.accreditation?.inputStr, school.dates?.startDate?.slice(0, 7)]),
  ).toEqual([
    ['Bachelor of Economics', '1992-10'],
    ['M.A. in General Economics', '1994-10'],
  ]);
});

test('a website below an e-mail address is no part of it', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    { text: 'siti@voyages.travel', y: 60 },
    { text: 'www.sitiaminah.travel', y: 74 },
    head('Education', 100),
    { text: 'Universitas Contoh, 2012 - 2016', y: 118 },
  );
  expect(result.emails).toEqual(['siti@voyages.travel']);
});

test('a number beside "Fax" is no phone', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Phone: +31-50-313.7020', y: 74 },
    { text: 'Fax: +31-50-363.7337', y: 88 },
    head('Education', 110),
    { text: 'Universitas Contoh, 2012 - 2016', y: 128 },
  );
  expect(result.phoneNumbers).toHaveLength(1);
});

test('"Research Experience" with dated posts is work', () => {
  const { result } = readPage(
    ...siti,
    head('Research Experience', 90),
    { text: 'Institute for Advanced Research', y: 110, bold: true },
    { text: '• Undergraduate Research Student   May 2004 – May 2005', y: 124 },
    { text: '◦ Investigated the use of lasers', x: 70, y: 138 },
    head('Publications', 170),
    { text: 'Aminah S. On lasers. Journal of Science, 2006.', y: 188 },
  );
  expect(result.workExperience.map((job) => job.organization)).toEqual(['Institute for Advanced Research']);
});

test('languages under a smaller heading among the skills are languages', () => {
  const colour = 0x80_00_00;
  const page = buildPage([
    ...siti,
    head('Experience', 80),
    { text: 'Analyst, PT Nusa Prima, 2019 - 2021', y: 96 },
    { text: 'Wrote reports for the board every month.', y: 110 },
    { ...head('Skills', 130), x: 200 },
    { text: 'Language', x: 130, y: 148, bold: true, colour, size: 11 },
    { text: 'French', x: 145, y: 162, colour },
    { text: 'Mother tongue', x: 185, y: 162 },
    { text: 'English', x: 140, y: 176, colour },
    { text: 'Fluent', x: 185, y: 176 },
    { text: 'Dutch', x: 150, y: 190, colour },
    { text: 'Notions', x: 185, y: 190 },
    { text: 'Writing', x: 130, y: 208, bold: true, colour, size: 11 },
    { text: 'Novels', x: 145, y: 222, colour },
    { text: 'more than 60', x: 185, y: 222 },
  ]);
  const { flows, styles } = readingOrder([page]);
  const sections = findSections(flows, styles);
  expect(sections.find(({ type }) => type === 'languages')?.lines.map(({ text }) => text)).toEqual([
    'French\tMother tongue',
    'English\tFluent',
    'Dutch\tNotions',
  ]);
});

test('two degrees under one school that stands apart above them', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'First American University', y: 110, bold: true },
    { text: '• Master of Business Administration', y: 124 },
    { text: 'Nov 2008 – Jun 2009', x: 420, y: 124 },
    { text: '• Bachelor of Science in Geography', y: 138 },
    { text: 'Aug 2004 – Aug 2008', x: 420, y: 138 },
  );
  expect(result.education.map((school) => school.organization)).toEqual([
    'First American University',
    'First American University',
  ]);
});

test('a school without a degree is known by the letters that the other schools are set in', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'CORNELL UNIVERSITY', y: 110, bold: true, size: 12 },
    { text: 'MEng in Computer Science', y: 124 },
    { text: 'Dec 2014', y: 138 },
    { text: 'LA MARTINIERE FOR BOYS', y: 168, bold: true, size: 12 },
    { text: 'Grad. May 2011', y: 182 },
  );
  expect(result.education.map((school) => [school.organization, school.accreditation?.inputStr])).toEqual([
    ['CORNELL UNIVERSITY', 'MEng in Computer Science'],
    ['LA MARTINIERE FOR BOYS', undefined],
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

test('what was used or learnt, named below an entry, belongs to it', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Junior Data Analyst, PT Karya Digital Solusi', y: 110, bold: true },
    { text: 'Agu 2020 – Feb 2022', x: 450, y: 110 },
    { text: '• Membuat visualisasi data untuk laporan mingguan', x: 60, y: 124 },
    { text: 'Kata Kunci:', y: 138, bold: true, more: [{ text: 'FMCG, Ritel' }] },
    head('Pendidikan', 170),
    { text: 'Sarjana, Ilmu Administrasi Niaga, 3.65, Universitas Indonesia', y: 188, bold: true },
    { text: 'Sep 2012 – Jul 2016', x: 450, y: 188 },
    { text: '• Lulus dengan predikat cum laude', x: 60, y: 202 },
    { text: 'Mata Kuliah:', y: 216, bold: true, more: [{ text: 'Perilaku Konsumen, Negosiasi Bisnis' }] },
  );
  expect(result.workExperience.map((job) => job.jobTitle)).toEqual(['Junior Data Analyst']);
  expect(
    result.education.map((school) => [
      school.organization,
      school.accreditation?.inputStr,
      school.grade?.raw,
    ]),
  ).toEqual([['Universitas Indonesia', 'Sarjana Ilmu Administrasi Niaga', '3.65']]);
});

test('a number that begins with 1 and a dash is a phone', () => {
  const { result } = readPage(...siti, { text: '1-999-999-9999', y: 74 }, head('Education', 110), {
    text: 'Universitas Contoh, 2012 - 2016',
    y: 128,
  });
  expect(result.phoneNumbers).toHaveLength(1);
});

test('contacts at the foot of the first of two pages are no skills', () => {
  const pages = [
    buildPage([
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      head('Pendidikan', 90),
      { text: 'Universitas Contoh, 2012 - 2016', y: 108 },
      head('Keahlian', 140),
      { text: 'Negosiasi, Presentasi', y: 158 },
      { text: '0812-3456-7890', x: 180, y: 800 },
      { text: '• siti@contoh.id', x: 300, y: 800 },
      { text: 'sitiaminah.example', x: 240, y: 814 },
    ]),
    buildPage([head('Penghargaan', 60), { text: 'Penjual terbaik 2023, PT Nusa Prima', y: 78 }]),
  ];
  const { result } = readItems(pages, { asOf: '2026-11-21' });
  expect(result.skills.map((skill) => skill.name)).toEqual(['Negosiasi', 'Presentasi']);
  expect(result.phoneNumbers).toHaveLength(1);
});

test('an address of the web with a space behind each slash is one', () => {
  const { result } = readPage(
    ...siti,
    { text: 'https://www.linkedin.com/ in/ sitiaminah', y: 74 },
    { text: 'https://github.com/ sitiam', y: 88 },
    head('Education', 110),
    { text: 'Universitas Contoh, 2012 - 2016', y: 128 },
  );
  expect(result.linkedin).toBe('https://www.linkedin.com/in/sitiaminah');
  expect(result.websites).toEqual(['https://github.com/sitiam']);
});

test('a group of skills may say how well before its colon', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Structural Design (Master): SAP2000, AutoCAD', y: 108, more: [] },
    { text: 'Site Supervision (Advanced): Concrete, Drainage', y: 122 },
  );
  expect(result.skills.map((skill) => skill.name)).toEqual(['SAP2000', 'AutoCAD', 'Concrete', 'Drainage']);
});

test('a period in brackets that the margin broke before its length, which has brackets of its own', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'PT Arunika Studio — Magang Desain Grafis (Jan 2023 — Mei', y: 110 },
    { text: '2023 (5 bulan))', y: 124 },
    { text: '– Menguji purwarupa kepada 30 pengguna', y: 142 },
    { text: 'Rumah Belajar Pelita Harapan — Relawan (Jul 2021 — Des', y: 170 },
    { text: '2021 (6 bulan))', y: 184 },
    { text: '– Mengajar 20 anak di setiap akhir pekan', y: 202 },
  );
  expect(result.workExperience.map(({ dates }) => dates?.endDate?.slice(0, 7))).toEqual([
    '2023-05',
    '2021-12',
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

test('bullets of a timeline over periods that a picture stands before', () => {
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    ...[110, 190].flatMap((y, at) => [
      { text: at === 0 ? '• Arunika Hospital' : '• Sagara Clinic', x: 50, y, size: 13 },
      { text: at === 0 ? '2019 – Present' : '2015 – 2019', x: 66, y: y + 16 },
      { text: at === 0 ? 'Staff Nurse' : 'Assistant Nurse', x: 58, y: y + 28 },
      { text: '• Cared for nine patients a shift', x: 74, y: y + 44 },
    ]),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Staff Nurse', 'Arunika Hospital'],
    ['Assistant Nurse', 'Sagara Clinic'],
  ]);
});

test('a long sentence in bold below the period tells what was done', () => {
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    ...[110, 220].flatMap((y, at) => [
      { text: at === 0 ? 'Arunika.com – Remote' : 'Sagara.com – Bandung', y, size: 10.5 },
      { text: at === 0 ? 'Product Manager' : 'Product Analyst', y: y + 13, size: 9, italic: true },
      { text: at === 0 ? 'Mar 2019 - Present' : 'Jan 2015 - Mar 2019', y: y + 24, size: 9 },
      {
        text: 'Provide tools and methods to support the rapid growth of the team for new shops and their customers.',
        y: y + 44,
        size: 9,
        bold: true,
      },
      { text: 'Design and prototype what customers wish for.', y: y + 59, size: 9 },
      { text: 'Create communication materials to promote the use of the method.', y: y + 70, size: 9 },
      { text: 'Design and build of an internal platform on Arunika.com.', y: y + 81, size: 9 },
    ]),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Product Manager', 'Arunika.com'],
    ['Product Analyst', 'Sagara.com'],
  ]);
  expect(result.workExperience[0]!.jobDescription).toMatch(/^Provide tools/);
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

test('a label over a mail address is no town, ASP.NET no website', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    head('Contact', 70),
    { text: 'Email', y: 88, bold: true },
    { text: 'Phone', x: 250, y: 88, bold: true },
    { text: 'siti@contoh.id', y: 102 },
    { text: '0813-9022-4471', x: 250, y: 102 },
    { text: 'ASP.NET', y: 116 },
    head('Education', 140),
    { text: 'Universitas Contoh, 2012 - 2016', y: 158 },
  );
  expect(result.location).toBeNull();
  expect(result.websites).toEqual([]);
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

test('names in bold below the headings of a rail whose contacts have labels in bold', () => {
  const { result } = readPage(
    ...siti,
    head('Contact', 90),
    { text: 'Email:', y: 108, bold: true },
    { text: 'siti@contoh.id', y: 120 },
    { text: 'LinkedIn:', y: 144, bold: true },
    { text: 'linkedin.com/in/siti-contoh', y: 156 },
    head('Languages', 190),
    { text: 'English', y: 208, bold: true },
    { text: 'Native speaker', y: 220 },
    { text: 'Igbo', y: 244, bold: true },
    { text: 'Conversational', y: 256 },
    head('Education', 290),
    { text: 'Universitas Contoh, 2012 - 2016', y: 308 },
  );
  expect(result.languages).toEqual(['English', 'Igbo']);
});

test('levels flush with the end of a column belong to it, not to the column of the next heading', () => {
  const { result } = readPage(
    ...siti,
    head('PENDIDIKAN', 90),
    { text: 'Universitas Contoh, 2012 - 2016', y: 108 },
    head('BAHASA', 150),
    { ...head('SERTIFIKAT', 150), x: 330 },
    { text: 'Indonesia', y: 168 },
    { text: 'Native', x: 288, y: 168 },
    { text: 'Certified Staff of Arunika', x: 330, y: 168, bold: true },
    { text: '2024', x: 520, y: 168 },
    { text: 'Inggris', y: 182 },
    { text: 'TOEFL 540', x: 273, y: 182 },
    { text: 'BNSP', x: 330, y: 182 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(result.certifications).toEqual(['Certified Staff of Arunika']);
});

test('dates beside short rows of one section, between sections without dates', () => {
  const job = (y: number, date: string, post: string, firm: string) => [
    { text: date, y },
    { text: `${post} | ${firm}`, x: 190, y },
    { text: '• Ran crews of 25', x: 192, y: y + 13 },
  ];
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    ...job(108, 'July 2020 — Current', 'Site Manager', 'Arunika Builders'),
    ...job(148, 'April 2016 — June 2020', 'Foreman', 'Arunika Builders'),
    ...job(188, 'February 2012 — March 2016', 'Carpenter', 'Sagara Works'),
    head('SKILLS', 230),
    ...['Planning', 'Formwork', 'Safety', 'Welding'].map((text, at) => ({
      text: `• ${text}`,
      y: 248 + 13 * at,
    })),
    head('LANGUAGES', 316),
    { text: 'English', y: 334 },
    { text: 'Native', x: 510, y: 334 },
    { text: 'Portuguese', y: 348 },
    { text: 'Basic', x: 515, y: 348 },
    head('CERTIFICATIONS', 380),
    { text: 'White Card', y: 398 },
    { text: 'First Aid', y: 412 },
  );
  expect(
    result.workExperience.map((each) => [each.jobTitle, each.organization, each.dates?.startDate]),
  ).toEqual([
    ['Site Manager', 'Arunika Builders', '2020-07-01'],
    ['Foreman', 'Arunika Builders', '2016-04-01'],
    ['Carpenter', 'Sagara Works', '2012-02-01'],
  ]);
});

test('two words with a full stop below the period tell what was done', () => {
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    { text: 'Associate Professor | Arunika University', y: 108, bold: true, size: 9, colour: 0x555555 },
    { text: '2020–Present', y: 121, size: 9, colour: 0x777777 },
    { text: 'Teaching and research in the Department of Water Resources.', y: 134, size: 9 },
    { text: 'Supervised six doctoral theses. Principal investigator of a flood project.', y: 147, size: 9 },
    { text: 'Research Fellow | Institute for Inland Waters', y: 170, bold: true, size: 9, colour: 0x555555 },
    { text: '2014–2019', y: 183, size: 9, colour: 0x777777 },
    { text: 'Flood forecasting.', y: 196, size: 9 },
    { text: 'Built a network of 140 gauges.', y: 209, size: 9 },
    { text: 'Field Engineer | Sagara Water Ltd.', y: 232, bold: true, size: 9, colour: 0x555555 },
    { text: '2011–2014', y: 245, size: 9, colour: 0x777777 },
    { text: 'Gauging of small catchments.', y: 258, size: 9 },
  );
  expect(result.workExperience[1]!.jobDescription).toMatch(/^Flood forecasting\./);
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

test('cards of jobs within a column beside a panel, of which one is longer', () => {
  const card = (x: number, y: number, facts: string[], text: string[]) => [
    ...facts.map((fact, at) => ({ text: fact, x, y: y + 13 * at, bold: at < 1 })),
    ...text.map((line, at) => ({ text: line, x, y: y + 13 * (facts.length + at) })),
  ];
  const { result } = readPage(
    ...siti,
    head('Profile', 80),
    { text: 'Pastry chef who likes laminated doughs, small teams and honest costings.', y: 96 },
    head('Career', 114),
    ...card(
      50,
      132,
      ['Kitchen Manager', 'Arunika Foods', '2021 - Current'],
      [
        'Runs a section of five.',
        'Brought dessert food cost',
        'down from 31% to 24%.',
        'Wrote the book of recipes.',
      ],
    ),
    ...card(230, 132, ['Baker', 'Bakery Sagara', '2017 - 2021'], ['Shaped 600 loaves a night.']),
    head('Education', 250),
    { text: 'Diploma in Baking, Institut Contoh, 2014 - 2015', y: 268 },
    { ...head('Contact', 60), x: 440 },
    ...['0812-5550-1187', 'Bandung, Jawa Barat'].map((text, at) => ({ text, x: 440, y: 78 + 13 * at })),
    { ...head('Skills', 130), x: 440 },
    ...['Croissant', 'Brioche', 'Puff pastry', 'Rostering', 'Food costing', 'Cakes'].map((text, at) => ({
      text,
      x: 440,
      y: 148 + 13 * at,
    })),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Kitchen Manager', 'Arunika Foods'],
    ['Baker', 'Bakery Sagara'],
  ]);
  expect(result.workExperience[0]!.jobDescription).toMatch(/recipes\.$/);
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

test('contacts in one row above two columns are no reason to cut beside the right one', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    ...['siti@contoh.id', '|', '0813-9022-4471', '|', 'Medan'].map((text, at) => ({
      text,
      x: 50 + 78 * at,
      y: 70,
    })),
    head('KEAHLIAN', 110),
    { ...head('PENGALAMAN KERJA', 110), x: 224 },
    ...['Excel, JavaScript', 'SQL, Node.js'].map((text, at) => ({ text, y: 128 + 12 * at })),
    head('BAHASA', 170),
    { text: 'Indonesia: Bahasa ibu', y: 188 },
    ...[
      'Analis Data',
      'Kopi Arunika',
      '06/2024 – Sekarang',
      '• Meraih penghargaan karyawan terbaik dua kali.',
    ].map((text, at) => ({ text, x: 224, y: 128 + 13 * at })),
    ...['Spesialis SDM', 'PT Sagara', '12/2020 – 11/2023', '• Menyusun laporan bulanan untuk 14 cabang.'].map(
      (text, at) => ({ text, x: 224, y: 200 + 13 * at }),
    ),
    { ...head('PENDIDIKAN', 270), x: 224 },
    { text: 'Universitas Contoh', x: 224, y: 288 },
    { text: '2012 – 2016', x: 224, y: 301 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Analis Data', 'Kopi Arunika'],
    ['Spesialis SDM', 'PT Sagara'],
  ]);
});
