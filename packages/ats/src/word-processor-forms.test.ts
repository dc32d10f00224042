import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { grid } from './testing/grid.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Forms and tables as people type them with Word, Google Docs and WPS.

const read = (...texts: (Text | string)[]) => flatten(readPage(...texts).result);
const readRuled = (rules: ReturnType<typeof grid>, ...texts: (Text | string)[]) =>
  flatten(readItems([{ ...buildPage(texts), rules }], { asOf: '2026-11-21' }).result);
/** Rows of a ruled table, 20 high, below each other from a height on. */
const rows = (edges: readonly number[], top: number, ...texts: string[][]): Text[] =>
  texts.flatMap((row, index) =>
    row.map((text, column) => ({ text, x: edges[column]! + 4, y: top + 20 * index + 14 })),
  );
const tops = (top: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => top + 20 * index);

test('school, department, from and to: names of columns that say where somebody learnt what', () => {
  const edges = [45, 240, 400, 470, 560];
  const { education } = readRuled(
    grid(edges, tops(110, 3)),
    ...siti,
    head('Education', 100),
    ...rows(
      edges,
      110,
      ['School', 'Department', 'From', 'To'],
      ['Politeknik Laut Arunika', 'D-III Teknika', '2009', '2013'],
      ['SMK Samudera Arunika', 'Teknika Kapal', '2006', '2009'],
    ),
  );
  expect(
    education.map((school) => [school.organization, school.accreditation, school.completionDate]),
  ).toEqual([
    ['Politeknik Laut Arunika', 'D-III Teknika', '2013'],
    ['SMK Samudera Arunika', 'Teknika Kapal', '2009'],
  ]);
});

test('the form of civil servants: schools by level, and courses in a table below them', () => {
  const schools = [45, 75, 140, 260, 350, 450, 500, 560];
  const courses = [45, 75, 280, 350, 450, 560];
  const { education, certifications } = readRuled(
    [...grid(schools, tops(110, 4)), ...grid(courses, tops(220, 2))],
    ...siti,
    head('Pendidikan', 100),
    ...rows(
      schools,
      110,
      ['NO', 'TINGKAT', 'NAMA PENDIDIKAN', 'JURUSAN', 'STTB/IJAZAH TAHUN', 'TEMPAT', 'KEPALA SEKOLAH'],
      ['1', '2', '3', '4', '5', '6', '7'],
      ['1', 'SLTA', 'SMAK Syuria', 'IPS', '2005', 'Ende', 'P. Kanis'],
      ['2', 'S1', 'Universitas Kelimutu', 'Hukum', '2010', 'Ende', 'Dr. Seto'],
    ),
    { text: '2. Kursus/Latihan di Dalam Negeri', y: 212 },
    ...rows(
      courses,
      220,
      ['NO', 'NAMA KURSUS/LATIHAN', 'LAMANYA', 'IJAZAH TAHUN', 'TEMPAT'],
      ['1', 'Prajabatan Golongan III', '24 hari', '2011', 'Kupang'],
    ),
  );
  expect(
    education.map((school) => [school.organization, school.accreditation, school.completionDate]),
  ).toEqual([
    ['SMAK Syuria', 'SLTA IPS', '2005'],
    ['Universitas Kelimutu', 'S1 Hukum', '2010'],
  ]);
  expect(certifications).toEqual(['Prajabatan Golongan III']);
});

test('an address in the rows of a form, its labels in one cell and its values in another', () => {
  const edges = [45, 75, 260, 560];
  const lines = (x: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x, y: 144 + 12 * index }));
  const { location } = readRuled(
    grid(edges, [110, 130, 190, 210]),
    ...siti,
    head('Keterangan Perorangan', 100),
    ...rows(edges, 110, ['1.', 'NIP', '19870719 201101 1 004']),
    { text: '2.', x: 49, y: 144 },
    ...lines(79, 'Alamat Rumah', 'a. Jalan', 'b. Kelurahan/Desa', 'd. Kabupaten/Kota'),
    ...lines(264, '', 'Jl. Arunika Km 3', 'Mautapaga', 'Ende').slice(1),
    { text: '3.', x: 49, y: 204 },
    { text: 'Agama', x: 79, y: 204 },
    { text: 'Katolik', x: 264, y: 204 },
    head('Pengalaman Kerja', 240),
    'Kasir, Toko Arunika, 2019 - 2021',
  );
  expect(location).toBe('Jl. Arunika Km 3, Mautapaga, Ende');
});

test('four columns without names, of which the last one tells what was done', () => {
  const edges = [45, 130, 230, 340, 560];
  const { work } = readRuled(
    grid(edges, [110, 150, 180]),
    ...siti,
    head('Work History', 100),
    ...rows(edges, 110, [
      '2021 – Present',
      'Payroll Officer',
      'Arunika Builders Corp.',
      '• Run payroll for 340',
    ]),
    { text: 'site workers', x: 352, y: 136 },
    { text: '• Reconcile remittances', x: 344, y: 148 },
    ...rows(edges, 150, ['2018 – 2021', 'Accounting Clerk', 'Kencana Mart', '• Posted daily sales']),
  );
  expect(work.map((job) => [job.jobTitle, job.organization, job.startDate, job.description])).toEqual([
    [
      'Payroll Officer',
      'Arunika Builders Corp.',
      '2021',
      'Run payroll for 340 site workers\nReconcile remittances',
    ],
    ['Accounting Clerk', 'Kencana Mart', '2018', 'Posted daily sales'],
  ]);
});

test('a ruled table of one row: what its cell broke is one text', () => {
  const edges = [45, 130, 260, 420, 560];
  const { education } = readRuled(
    grid(edges, [110, 140]),
    ...siti,
    head('Education', 100),
    ...rows(edges, 110, ['2013 – 2017', 'Bachelor of Science in', 'Arunika State University', 'Cum Laude']),
    { text: 'Accountancy', x: 134, y: 136 },
  );
  expect(education.map((school) => [school.organization, school.accreditation, school.grade])).toEqual([
    ['Arunika State University', 'Bachelor of Science in Accountancy', 'Cum Laude'],
  ]);
});

test('the European form: labels at the left, some of them broken, beside values', () => {
  const row = (y: number, label: string, value: string): Text[] => [
    // A space is 3 wide, a letter 5.
    { text: label, x: 220 - 5 * label.length + 2 * (label.split(' ').length - 1), y },
    { text: value, x: 240, y },
  ];
  const { work } = read(
    ...siti,
    head('Work experience', 90),
    ...row(110, 'Dates', 'March 2018 onwards'),
    ...row(126, 'Occupation or position held', 'Warehouse Shift Leader'),
    ...row(142, 'Main activities and', '• Planning of shifts for 24 workers'),
    ...row(154, 'responsibilities', '• Checking of incoming goods'),
    ...row(170, 'Name and address of employer', 'Arunika Logistic SRL, Bulevardul Lung 18, Cluj'),
    ...row(186, 'Type of business or sector', 'Logistics'),
    ...row(202, 'Dates', 'September 2012 - February 2018'),
    ...row(218, 'Occupation or position held', 'Forklift operator'),
    ...row(234, 'Main activities and', '• Loading of trucks'),
    ...row(246, 'responsibilities', '• Stock counts'),
    ...row(262, 'Name and address of employer', 'Depozit Kencana SA, Turda'),
    ...row(278, 'Type of business or sector', 'Wholesale'),
  );
  expect(
    work.map((job) => [job.jobTitle, job.organization, job.startDate, job.endDate, job.description]),
  ).toEqual([
    [
      'Warehouse Shift Leader',
      'Arunika Logistic SRL',
      '2018-03',
      null,
      'Planning of shifts for 24 workers\nChecking of incoming goods',
    ],
    ['Forklift operator', 'Depozit Kencana SA', '2012-09', '2018-02', 'Loading of trucks\nStock counts'],
  ]);
});

test('jobs told in sentences behind a dash, which the margin broke before their period', () => {
  const { work } = read(
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

test('schools behind the level and a colon, with the year in which somebody finished them', () => {
  const { education } = read(
    ...siti,
    head('Pendidikan', 90),
    'SD : SDN 3 Arunika tamat 1998',
    'STM : STM Kencana Purwodadi tamat 2004',
  );
  expect(education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['SDN 3 Arunika', '1998'],
    ['STM Kencana Purwodadi', '2004'],
  ]);
});

test('a school named after a field, over the field that was learnt there', () => {
  const { education } = read(
    ...siti,
    head('Pendidikan', 90),
    { text: 'SMK Pariwisata Arunika Jaya', bold: true },
    'Tata Boga',
    '2015 - 2018',
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SMK Pariwisata Arunika Jaya', 'Tata Boga'],
  ]);
});

test('a numbered row of a typed form: the employer goes on below the value', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 72, 260][index]!, y }));
  const { work } = read(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...row(110, '1.', 'Juli 2019 s/d Januari 2020', ': Perawat Magang di RSUD dr. Arunika Kebumen'),
    ...row(126, '2.', 'Maret 2020 s/d Mei 2022', ': Perawat Pelaksana Ruang Isolasi di RS Panti'),
    { text: 'Kencana Purworejo', x: 266, y: 140 },
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Perawat Magang', 'RSUD dr. Arunika Kebumen'],
    ['Perawat Pelaksana Ruang Isolasi', 'RS Panti Kencana Purworejo'],
  ]);
});

test('skills that numbers in a column of their own count', () => {
  const { skills } = read(
    ...siti,
    head('Kemampuan', 90),
    ...['Pemasangan infus', 'Perawatan luka', 'EKG'].flatMap((text, index) => [
      { text: `${index + 1}.`, x: 50, y: 110 + 16 * index },
      { text, x: 72, y: 110 + 16 * index },
    ]),
  );
  expect(skills).toEqual(['Pemasangan infus', 'Perawatan luka', 'EKG']);
});

test.each(['Awards & Certificates', 'Sertifikasi & Penghargaan'])(
  '%s: certificates and prizes go to their own kind',
  (heading) => {
    const { certifications } = read(
      ...siti,
      head('Pengalaman Kerja', 90),
      'Kasir, Toko Arunika, 2019 - 2021',
      head(heading, 140),
      '• Certified Bookkeeper (2019)',
      '• Juara 2 Lomba Siaran Radio (2022)',
      '• Pelatihan Pelayanan Prima (2020)',
    );
    expect(certifications).toEqual(['Certified Bookkeeper', 'Pelatihan Pelayanan Prima']);
  },
);

test('languages with a dash between, and one that begins with a small letter', () => {
  const languagesOf = (text: string) => read(...siti, head('Bahasa', 90), text).languages;
  expect(languagesOf('Indonesia - Batak - Inggris')).toEqual(['Indonesia', 'Batak', 'Inggris']);
  expect(languagesOf('English, isiZulu, Sesotho')).toEqual(['English', 'isiZulu', 'Sesotho']);
});

test('a name with what its owner is called between quotation marks, and a registration number that is no phone', () => {
  const { name, phones } = read(
    { text: 'Maria Goreti “Etty” Kelen', y: 40, size: 20, bold: true },
    { text: 'etty@contoh.id | 0812-3456-7890', y: 60 },
    head('Data Pribadi', 90),
    { text: 'NIP/NIDN', x: 50, y: 110 },
    { text: '198304122010121003 / 0012048302', x: 160, y: 110 },
    { text: 'Agama', x: 50, y: 126 },
    { text: 'Katolik', x: 160, y: 126 },
  );
  expect(name).toBe('Maria Goreti “Etty” Kelen');
  expect(phones).toEqual(['0812-3456-7890']);
});

test('labels in two languages, an address of mail that a narrow cell broke, and tables whose names of columns are in two languages', () => {
  const facts = [45, 160, 320, 430, 520];
  const courses = [45, 240, 430, 520];
  const languages = [45, 240, 340, 440];
  const { result, details } = readItems(
    [
      {
        ...buildPage([
          { text: 'Agus Arunika', y: 40, size: 20, bold: true },
          ...rows(facts, 60, [
            'Alamat / Address',
            'Kp. Cikaret RT 01 Sukabumi',
            'Jenis Kelamin / Sex',
            'Laki-laki / Male',
          ]),
          { text: 'No. HP / Mobile', x: 49, y: 92 },
          { text: '0838 7102 9945', x: 164, y: 92 },
          { text: 'Email', x: 324, y: 92 },
          { text: 'agus.arunika93@conto', x: 434, y: 92, size: 8 },
          { text: 'h.co.id', x: 434, y: 102, size: 8 },
          head('Pelatihan / Training', 130),
          ...rows(
            courses,
            140,
            ['Jenis / Type', 'Penyelenggara / Organizer', 'Tahun / Year'],
            ['Gada Pratama', 'Polda Jawa Barat', '2014'],
          ),
          head('Bahasa / Language', 200),
          ...rows(
            languages,
            210,
            ['Bahasa / Language', 'Lisan / Oral', 'Tulisan / Written'],
            ['Sunda', 'Baik', 'Cukup'],
            ['Inggris', 'Kurang', 'Kurang'],
          ),
        ]),
        rules: [
          ...grid(facts, [60, 80, 110]),
          ...grid(courses, tops(140, 2)),
          ...grid(languages, tops(210, 3)),
        ],
      },
    ],
    { asOf: '2026-11-21' },
  );
  expect(result.location?.rawInput).toBe('Kp. Cikaret RT 01 Sukabumi');
  expect(result.emails).toEqual(['agus.arunika93@contoh.co.id']);
  expect(result.websites).toEqual([]);
  expect(result.certifications).toEqual(['Gada Pratama']);
  expect(details).toMatchObject({
    'certifications.0.issuer': 'Polda Jawa Barat',
    'certifications.0.date': '2014',
    'languages.0.level': 'Baik',
  });
  expect(result.languages).toEqual(['Sunda', 'Inggris']);
});

test('a personal data sheet: a name in parts, offices as employers, levels beside degrees, courses and who held them', () => {
  const facts = [45, 200, 560];
  const schools = [45, 130, 270, 420, 460, 500, 570];
  const posts = [45, 100, 150, 300, 480, 570];
  const courses = [45, 240, 300, 350, 390, 570];
  const { name, work, education, certifications } = readRuled(
    [
      ...grid(facts, tops(60, 3)),
      ...grid(schools, tops(140, 3)),
      ...grid(posts, tops(230, 3)),
      ...grid(courses, tops(320, 2)),
    ],
    { text: 'PERSONAL DATA SHEET', x: 220, y: 40, size: 15, bold: true },
    ...rows(
      facts,
      60,
      ['1. SURNAME', 'KENCANA'],
      ['2. FIRST NAME', 'RODERICK'],
      ['3. MIDDLE NAME', 'ARUNIKA'],
    ),
    head('Educational Background', 134),
    ...rows(
      schools,
      140,
      ['LEVEL', 'NAME OF SCHOOL', 'DEGREE/COURSE', 'FROM', 'TO', 'HONORS'],
      ['SECONDARY', 'Arunika Valley High School', '-', '1999', '2003', '-'],
      ['COLLEGE', 'Kencana University', 'Bachelor of Laws', '2003', '2007', 'Cum Laude'],
    ),
    head('Work Experience', 224),
    ...rows(
      posts,
      230,
      ['FROM', 'TO', 'POSITION TITLE', 'DEPARTMENT / AGENCY / OFFICE', 'MONTHLY SALARY'],
      ['06/2016', 'Present', 'Administrative Officer', 'Department of Public Roads', '41,616'],
      ['08/2007', '12/2010', 'Clerk', 'Arunika Cooperative', '11,500'],
    ),
    head('Training', 314),
    ...rows(
      courses,
      320,
      ['TITLE OF TRAINING PROGRAM', 'FROM', 'TO', 'HOURS', 'CONDUCTED BY'],
      ['Public Procurement Basics', '04/2018', '04/2018', '24', 'Procurement Office'],
    ),
  );
  expect(name).toBe('RODERICK ARUNIKA KENCANA');
  expect(education.map((school) => [school.organization, school.accreditation, school.grade])).toEqual([
    ['Arunika Valley High School', 'SECONDARY', null],
    ['Kencana University', 'Bachelor of Laws', 'Cum Laude'],
  ]);
  expect(work.map((job) => [job.jobTitle, job.organization, job.startDate, job.endDate])).toEqual([
    ['Administrative Officer', 'Department of Public Roads', '2016-06', null],
    ['Clerk', 'Arunika Cooperative', '2007-08', '2010-12'],
  ]);
  expect(certifications).toEqual(['Public Procurement Basics']);
});

test('headings that end in a colon: one in front of its list in the same line, and a kindergarten among the schools', () => {
  const { work, education, skills } = read(
    ...siti,
    { text: 'Pendidikan:', y: 90, bold: true },
    '1. TK Pertiwi Arunika (2008-2010)',
    '2. SDN 2 Arunika (2010-2016)',
    { text: 'Pengalaman Mengajar:', y: 150, bold: true },
    'Tentor Biologi di Bimbel Kencana, Juni 2024 – sekarang',
    { text: 'Keahlian:', y: 190, bold: true, more: [{ text: 'Ms. Word, SPSS, Mikroskopi' }] },
  );
  expect(education.map(({ organization }) => organization)).toEqual(['TK Pertiwi Arunika', 'SDN 2 Arunika']);
  expect(work.map(({ description }) => description)).toEqual([null]);
  expect(skills).toEqual(['Ms. Word', 'SPSS', 'Mikroskopi']);
});

test('who works for themselves has no part in the employer above', () => {
  const { work } = read(
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

test('modules under a heading of teaching below jobs and schools are no words about oneself', () => {
  const { summary } = read(
    ...siti,
    head('Academic Appointments', 90),
    'Lecturer, Arunika University, 2020 – present',
    head('Education', 130),
    'PhD in Food Science, Kencana University, 2016',
    head('Teaching', 170),
    'FC201 Food Analysis (module leader), FC310 Carbohydrates, supervision of nine MSc projects',
  );
  expect(summary).toBeNull();
});

test('how well somebody knows a group of skills, in a line between its name and its items', () => {
  const { result, details } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Web Frameworks', bold: true },
    'Intermediate',
    'React.js, Angular, Vue.js',
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['React.js', 'Angular', 'Vue.js']);
  expect(details['skills.0.level']).toBe('Intermediate');
});
