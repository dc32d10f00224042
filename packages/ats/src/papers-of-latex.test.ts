import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { readItems } from './read-items.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What people's own layouts in LaTeX do, without a class for CVs.

type Page = ReturnType<typeof readPage>;
const jobs = ({ result }: Page) =>
  flatten(result).work.map(({ jobTitle, organization }) => [jobTitle, organization]);
const schools = ({ result }: Page) =>
  flatten(result).education.map(({ organization, accreditation }) => [organization, accreditation]);
const skills = ({ result }: Page) => result.skills.map(({ name }) => name);

test('outer bullets of a nested list stand before the employers, whatever they are told to be', () => {
  const job = (employer: string, about: string, post: string, years: string, y: number): Text[] => [
    { text: `• ${employer}`, y, size: 11, bold: true, more: [{ text: about, size: 11 }] },
    { text: 'Kudus', x: 500, y, size: 11 },
    { text: post, x: 57, y: y + 14, italic: true },
    { text: years, x: 470, y: y + 14, italic: true },
    { text: '◦ Kept the plans of the grid up to date for the whole island', x: 64, y: y + 28 },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job('Arunika Energy', '', 'Associate, Department of Grid Planning', '2021 – Present', 110),
    ...job(
      'Robot Foundry',
      '— Summer camps and lessons for the young',
      'Designer; Teacher',
      '2019 – 2021',
      170,
    ),
    ...job('Barito Research Center', '', 'Researcher, Institute of Climate', '2017 – 2019', 230),
  );
  expect(jobs(page)).toEqual([
    ['Associate, Department of Grid Planning', 'Arunika Energy'],
    ['Designer; Teacher', 'Robot Foundry'],
    ['Researcher, Institute of Climate', 'Barito Research Center'],
  ]);
});

test('“at” before an employer in letters of its own belongs to neither', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: '2018 – 2020', y: 110, bold: true },
    { text: 'Android Developer at', x: 140, y: 110, more: [{ text: 'Lumbung Digital', bold: true }] },
    { text: 'Built the app for orders and kept it running.', y: 124 },
  );
  expect(jobs(page)).toEqual([['Android Developer', 'Lumbung Digital']]);
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

test('the name of a part in smaller letters below a heading parts the section only', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Languages', y: 74, size: 12, bold: true },
    { text: 'Inggris, Jawa', y: 90 },
    head('Skills', 106),
    { text: 'Excel, Jurnal', y: 118 },
    head('Certificates', 134),
    { text: 'Barito Certification Authority', y: 148, size: 12, bold: true },
    { text: '• Ledger Keeping Level 1', y: 164 },
    { text: '• Ledger Keeping Level 2', y: 178 },
    head('Education', 200),
    { text: 'Universitas Jember, S1 Akuntansi', y: 218 },
  );
  expect(result.certifications).toEqual(['Ledger Keeping Level 1', 'Ledger Keeping Level 2']);
});

test('a foot above the page’s edge that two pages share is no part of a job', () => {
  const foot: Text[] = [
    { text: 'References are available on request', y: 752, size: 9 },
    { text: '2021 Siti Aminah', x: 440, y: 752, size: 9 },
  ];
  const job = (post: string, years: string, y: number): Text[] => [
    { text: post, y, bold: true },
    { text: years, x: 460, y },
    { text: '• Kept the books of three shops', y: y + 14 },
  ];
  const pages = [
    buildPage([
      ...siti,
      head('Experience', 90),
      ...job('Bookkeeper, PT Maju Jaya', '2019 – 2021', 110),
      ...foot,
    ]),
    buildPage([...job('Cashier, PT Lestari Abadi', '2017 – 2019', 60), ...foot]),
  ];
  const { result } = readItems(pages, { asOf: '2026-11-21' });
  expect(flatten(result).work.map(({ jobTitle, description }) => [jobTitle, description])).toEqual([
    ['Bookkeeper', 'Kept the books of three shops'],
    ['Cashier', 'Kept the books of three shops'],
  ]);
});

test('an address of the web in the foot of two pages is read once', () => {
  const foot: Text[] = [
    { text: 'arum@wibisana.id', y: 760 },
    { text: 'wibisana.id/arum', x: 300, y: 760 },
  ];
  const pages = [
    buildPage([
      { text: 'Arum Wibisana', y: 40, size: 22, bold: true },
      head('Experience', 90),
      { text: 'Bookkeeper, PT Maju Jaya', y: 110, bold: true },
      { text: '2019 – 2021', x: 460, y: 110 },
      ...foot,
    ]),
    buildPage([head('Skills', 60), { text: 'Excel, Accurate, Jurnal', y: 80 }, ...foot]),
  ];
  const { result } = readItems(pages, { asOf: '2026-11-21' });
  expect(flatten(result)).toMatchObject({ emails: ['arum@wibisana.id'], websites: ['wibisana.id/arum'] });
});

test('schools: a campus before honours, an acronym behind “at”, two subjects in brackets', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Bachelor of Science in Biology', y: 110, bold: true },
    { text: 'University of California, Davis, Highest Honors — 2017', x: 220, y: 110 },
    { text: 'Ph.D. in Physics at ETHZ', y: 134, bold: true },
    { text: '2012', x: 460, y: 134 },
    { text: 'Wesleyan University', y: 158, bold: true },
    { text: '1997 – 2001', x: 460, y: 158 },
    { text: 'BA (Philosophy; Music)', y: 172 },
  );
  expect(schools(page)).toEqual([
    ['University of California, Davis', 'Bachelor of Science in Biology'],
    ['ETHZ', 'Ph.D. in Physics'],
    ['Wesleyan University', 'BA (Philosophy; Music)'],
  ]);
});

test('a degree with the year it is expected in, and an honour with a year, below a school and its period', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Princeton University, Princeton, NJ', y: 110, size: 12, bold: true },
    { text: '2022 – Present', x: 450, y: 110, size: 12 },
    { text: 'Ph.D. in Computer Science, expected July 2027', y: 124 },
    { text: 'University of Washington, Seattle, WA', y: 150, size: 12, bold: true },
    { text: '2018 – 2022', x: 450, y: 150, size: 12 },
    { text: 'B.S. in Computer Science, GPA: 3.89/4.0', y: 164 },
    { text: 'Selected Honor: Outstanding Student Award (2022)', y: 176 },
  );
  expect(schools(page)).toEqual([
    ['Princeton University', 'Ph.D. in Computer Science'],
    ['University of Washington', 'B.S. in Computer Science'],
  ]);
});

test('a large heading behind an icon that is read as a dot', () => {
  const page = readPage(
    ...siti,
    { text: 'Education', y: 90, size: 14 },
    { text: 'Universitas Jember, S1 Akuntansi', y: 110 },
    { text: '2014 – 2018', x: 460, y: 110 },
    { text: '· Industrial Experience', y: 140, size: 14 },
    { text: 'Bookkeeper, PT Maju Jaya', y: 160, bold: true },
    { text: '2019 – 2021', x: 460, y: 160 },
    { text: '• Kept the books of three shops', y: 174 },
    { text: 'Skills', y: 200, size: 14 },
    { text: 'Excel, Accurate, Jurnal', y: 220 },
  );
  expect(jobs(page)).toEqual([['Bookkeeper', 'PT Maju Jaya']]);
});

test('names with what somebody is called besides, and beside the kind of paper', () => {
  const named = (text: string) =>
    readPage(
      { text, y: 40, size: 22 },
      { text: 'rina@contoh.id', y: 60 },
      head('Skills', 90),
      'Excel, Jurnal',
    ).result;
  expect(flatten(named('Rina (Kirana) Dewanti')).name).toBe('Rina (Kirana) Dewanti');
  expect(flatten(named('Rina Dewanti | Curriculum Vitae')).name).toBe('Rina Dewanti');
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
  expect(jobs(page)).toEqual([
    ['Equipment Technician', 'Harapan Blood Bank'],
    ['Magang', 'Dinas Lingkungan Hidup Kota Tegal'],
  ]);
});

test('plain names of groups in a column beside runs of items', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Language', y: 110 },
    { text: 'Java, HTML, CSS, Python, Kotlin, Scala, Fortran, Pascal, Shader (GLSL)', x: 110, y: 110 },
    { text: 'Framework', y: 122 },
    { text: 'Unity, Android, jQuery, Node.js, React, Spring, Django, Rails, THREE.js', x: 110, y: 122 },
    { text: 'Software', y: 134 },
    { text: 'vim, git, Linux', x: 110, y: 134 },
  );
  expect(skills(page)).toEqual(
    'Java,HTML,CSS,Python,Kotlin,Scala,Fortran,Pascal,Shader (GLSL),Unity,Android,jQuery,Node.js,React,Spring,Django,Rails,THREE.js,vim,git,Linux'.split(
      ',',
    ),
  );
});

test('a school that a narrow column broke before its date', () => {
  const page = readPage(
    ...siti,
    { text: 'Pendidikan', x: 43, y: 90, size: 14 },
    { text: 'Sarjana Statistika', x: 43, y: 106, bold: true },
    { text: 'Institut Teknologi Sepuluh', x: 43, y: 118 },
    { text: 'Nopember | Agustus 2018', x: 43, y: 130 },
    { text: 'Bahasa', x: 43, y: 160, size: 14 },
    { text: 'Inggris', x: 43, y: 176 },
    ...[
      'Analis, PT Samudra Angka',
      '2018 – 2021',
      '• Menyusun laporan penjualan mingguan untuk semua cabang',
    ].map((text, index): Text => ({ text, x: 190, y: 106 + 14 * index })),
    { text: 'Pengalaman', x: 190, y: 90, size: 14 },
    ...[
      '• Mengolah survei panen dari lima kabupaten',
      '• Membuat dasbor harga harian',
      '• Melatih dua orang',
    ].map((text, index): Text => ({ text, x: 190, y: 148 + 14 * index })),
  );
  expect(schools(page)).toEqual([['Institut Teknologi Sepuluh Nopember', 'Sarjana Statistika']]);
});

test('internships told in sentences beside years in the margin, and a degree whose school goes on below', () => {
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
  expect(schools(page)[1]?.[0]).toBe('Barito Institute');
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
  expect(jobs(page)).toEqual([
    ['Specialist', 'Sagara Medical'],
    ['Instructor', 'Mathematica'],
    ['Grader for Analysis', 'Jember Math Department'],
  ]);
});

test('where somebody lives: behind “currently in”, and in two rows beside the contacts', () => {
  const location = (...texts: Text[]) =>
    flatten(
      readPage({ text: 'Siti Aminah', y: 40, size: 22, bold: true }, ...texts, head('Skills', 120), {
        text: 'Excel, Jurnal',
        y: 140,
      }).result,
    ).location;
  expect(location({ text: 'siti@contoh.id', y: 60 }, { text: 'Currently in Dublin, Ireland', y: 74 })).toBe(
    'Dublin, Ireland',
  );
  expect(
    location(
      { text: '101 N York St.', y: 60 },
      { text: 'siti@contoh.id', x: 400, y: 60 },
      { text: 'Mechanicsburg, PA 17055', y: 74 },
      { text: '856-952-1639', x: 400, y: 74 },
    ),
  ).toBe('101 N York St. Mechanicsburg, PA 17055');
});

test('a thesis below a degree that no word tells is no degree', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Moscow Aviation Institute', y: 110, size: 12, bold: true },
    { text: 'Engineer Specialist degree in Information Systems', y: 124, bold: true, italic: true },
    { text: '2008 – 2014', x: 460, y: 124 },
    { text: 'Diploma thesis was “Searching ground objects in live video streams”.', y: 138 },
  );
  expect(schools(page)).toEqual([
    ['Moscow Aviation Institute', 'Engineer Specialist degree in Information Systems'],
  ]);
});

test('a certificate whose name opens with “bekerja di”', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 74),
    { text: 'SMK Negeri 1 Kudus, Teknik Audio Video', y: 90 },
    head('Sertifikat', 110),
    { text: '2022', y: 128 },
    { text: 'Bekerja di Ketinggian Tingkat 2, Kementerian Ketenagakerjaan', x: 110, y: 128 },
    { text: '2021', y: 142 },
    { text: 'Ahli K3 Umum, Kementerian Ketenagakerjaan', x: 110, y: 142 },
  );
  expect(result.certifications[0]).toMatch(/^Bekerja di Ketinggian Tingkat 2/);
});

test('“Other Experience” of clubs and volunteers beside the jobs is no work', () => {
  const page = readPage(
    ...siti,
    head('Professional Experience', 90),
    { text: 'Bookkeeper, PT Maju Jaya', y: 110, bold: true },
    { text: '2019 – 2021', x: 460, y: 110 },
    { text: '• Kept the books of three shops', y: 124 },
    head('Other Experience', 150),
    { text: '• New Year Celebrations Volunteer, Kudus Town Hall', y: 170 },
    { text: 'Feb. 2017', x: 460, y: 170 },
    { text: '• Vice President, Association of Calligraphy', y: 184 },
    { text: '2013 – 2015', x: 460, y: 184 },
  );
  expect(jobs(page)).toEqual([['Bookkeeper', 'PT Maju Jaya']]);
});

test('the stretched white behind a sentence parts no line of a text', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    { text: 'Accountant working on the books of small cooperatives and of schools.', y: 90 },
    { text: 'I keep multi-', x: 383.5, y: 90 },
    {
      text: 'year plans for them, and I teach their treasurers how to close a month without any help.',
      y: 102,
    },
    head('Skills', 130),
    { text: 'Excel, Jurnal', y: 148 },
  );
  expect(flatten(result).summary).toMatch(/^Accountant working .* schools\. I keep multi-year plans/);
});

test('two levels with a slash between over their field, and a town with its state behind the school', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Arunika University', y: 110, bold: true, more: [{ text: ', Brookhollow, NJ' }] },
    { text: '2018 – Present', x: 440, y: 110 },
    { text: 'MPhil/PhD', y: 124 },
    { text: 'Medical Physics', y: 138 },
    { text: 'Kencana University', y: 164, bold: true, more: [{ text: ', Wyndmoor, PA' }] },
    { text: '2014 – 2017', x: 440, y: 164 },
    { text: 'BSc', y: 178 },
    { text: 'Computer Science', y: 192 },
  );
  expect(schools(page)).toEqual([
    ['Arunika University', 'MPhil/PhD Medical Physics'],
    ['Kencana University', 'BSc Computer Science'],
  ]);
});
