import { expect, test } from 'vitest';
import { makeFragments } from './layout/make-fragments.ts';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Panels whose labels look like headings, mottos below headings, feet of generators, and what a column's end broke.

const read = (...texts: (Text | string)[]) => flatten(readPage(...texts).result);

test('headings over indented text keep what stands above them, however large the name is', () => {
  const section = (y: number, title: string, ...lines: string[]): Text[] => [
    { text: title, x: 50, y, size: 14 },
    ...lines.map((text, at) => ({ text, x: 150, y: y + 21 + 15 * at })),
  ];
  const { work, skills } = read(
    { text: 'Siti Aminah', x: 230, y: 40, size: 25 },
    { text: 'siti@contoh.id', x: 230, y: 58 },
    ...section(85, 'Summary', 'Engineer of small pumps', 'Teacher of welders'),
    ...section(148, 'Work', 'Operator, PT Arunika Jaya, 2019 - 2023', '• Kept four pumps running'),
    ...section(211, 'Skills', 'Welding', 'Lathe', 'AutoCAD'),
    ...section(289, 'Languages', 'Indonesian', 'English'),
  );
  expect(work.map(({ description }) => description)).toEqual(['Kept four pumps running']);
  expect(skills).toEqual(['Welding', 'Lathe', 'AutoCAD']);
});

test('a large CV beside the name is no heading of which the name is the text', () => {
  const { name, phones } = read(
    { text: 'CV', x: 33, y: 55, size: 50, bold: true },
    { text: 'Siti Aminah', x: 130, y: 46, size: 20, bold: true },
    { text: 'Born 14.5.1992, Finland', x: 130, y: 60 },
    { text: 'Kirkkokatu 24 A 3, Oulu', x: 130, y: 71 },
    { text: '0812 3456 7890', x: 55, y: 90 },
    { text: 'siti@contoh.id', x: 187, y: 90 },
    { text: 'github.com/sitiaminah', x: 55, y: 102 },
    { text: 'linkedin.com/in/sitiaminah', x: 187, y: 102 },
    head('EXPERIENCE', 130),
    { text: 'Operator', y: 150, bold: true },
    'PT Arunika Jaya',
    '2019 - 2023',
    head('EDUCATION', 220),
    { text: 'Universitas Kencana', y: 240, bold: true },
    '2015 - 2019',
  );
  expect([name, phones]).toEqual(['Siti Aminah', ['0812 3456 7890']]);
});

test('a column beside tags goes on below them with the points of its last job', () => {
  const { work, skills } = read(
    ...siti,
    { text: 'Pendidikan', x: 50, y: 100, size: 16, bold: true },
    { text: 'Universitas Kencana', x: 50, y: 122 },
    { text: '2015 - 2019', x: 50, y: 136 },
    { text: 'SMA Negeri 2 Solo', x: 50, y: 154 },
    { text: '2012 - 2015', x: 50, y: 168 },
    { text: 'SMP Negeri 5 Solo', x: 50, y: 214 },
    { text: '2009 - 2012', x: 50, y: 228 },
    { text: 'SD Negeri 1 Solo', x: 50, y: 270 },
    { text: '2003 - 2009', x: 50, y: 284 },
    { text: 'Kemampuan', x: 330, y: 100, size: 16, bold: true },
    { text: 'Pengarsipan', x: 330, y: 120, size: 9 },
    { text: 'Pelayanan Tamu', x: 330, y: 146, size: 9 },
    { text: 'Surat Dinas', x: 330, y: 172, size: 9 },
    { text: 'Pengalaman Kerja', x: 50, y: 390, size: 16, bold: true },
    { text: '2020 - Sekarang', x: 50, y: 420 },
    { text: 'Sekretaris', x: 50, y: 442, size: 13 },
    { text: 'Madrasah Arunika', x: 50, y: 467 },
    { text: '• Menyusun jadwal rapat mingguan dan mengirim undangan kepada semua guru', x: 62, y: 496 },
    { text: '• Mengelola arsip surat masuk dan surat keluar madrasah secara rapi', x: 62, y: 514 },
  );
  expect(work).toHaveLength(1);
  expect(work[0]!.description).toContain('Mengelola arsip');
  expect(skills).toEqual(['Pengarsipan', 'Pelayanan Tamu', 'Surat Dinas']);
});

test('an address that a program hyphenated in its last part is whole', () => {
  const { emails } = read(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti.aminah@contoh.exam-', y: 60 },
    { text: 'ple', y: 72 },
  );
  expect(emails).toEqual(['siti.aminah@contoh.example']);
});

test('the end of a period goes on below the text of its point', () => {
  const { work } = read(
    ...siti,
    head('Pengalaman', 90),
    { text: '• Kasir di Toko Arunika | Juli 2024 - September 2024', y: 110 },
    { text: '• Barista di Kedai Kencana | Januari 2025 -', y: 130 },
    { text: 'Sekarang', x: 58, y: 143 },
  );
  expect(work.map(({ startDate, description }) => [startDate, description])).toEqual([
    ['2024-07', null],
    ['2025-01', null],
  ]);
});

test('a firm behind a bar goes on below, in its own letters, where the period stands beside it', () => {
  const { work } = read(
    ...siti,
    head('Riwayat Pekerjaan', 90),
    { text: 'Staf Pengendalian Mutu | ', y: 110, more: [{ text: 'PT Arunika Jaya', bold: true }] },
    { text: 'Maret 2022 - Sekarang', x: 245, y: 110 },
    { text: 'Makmur', y: 124, bold: true },
    { text: '• Memeriksa sampel setiap giliran', y: 142 },
  );
  expect(work[0]!.organization).toBe('PT Arunika Jaya Makmur');
});

test('figures at the right of names with colons say how well', () => {
  const bar = (y: number, name: string, value: string): Text[] => [
    { text: `${name}:`, y, bold: true },
    { text: value, x: 520, y, bold: true },
  ];
  const { skills } = read(
    ...siti,
    head('Keahlian', 90),
    ...bar(110, 'Las', '85'),
    ...bar(140, 'Bubut', '80'),
    ...bar(170, 'Desain Mesin', '70'),
  );
  expect(skills).toEqual(['Las', 'Bubut', 'Desain Mesin']);
});

test('what stands beside points, with nothing below it, names their group', () => {
  const { skills } = read(
    ...siti,
    head('Keahlian', 90),
    { text: 'Bengkel', x: 80, y: 110 },
    { text: '• Las Argon', x: 160, y: 110 },
    { text: '• Las Busur', x: 160, y: 126 },
    { text: 'Sangat menguasai', x: 70, y: 152 },
    { text: '• AutoCAD', x: 160, y: 152 },
    { text: '• SolidWorks', x: 160, y: 168 },
  );
  expect(skills).toEqual(['Las Argon', 'Las Busur', 'AutoCAD', 'SolidWorks']);
});

test('the first of each run names it where most of them are names of groups', () => {
  const { skills } = read(
    ...siti,
    head('Technical Skills', 90),
    { text: 'Operating Systems', y: 110 },
    { text: 'Linux', y: 124 },
    { text: 'Windows', y: 138 },
    { text: 'Programming Languages', y: 168 },
    { text: 'Rust', y: 182 },
    { text: 'MATLAB', y: 196 },
  );
  expect(skills).toEqual(['Linux', 'Windows', 'Rust', 'MATLAB']);
});

test('the foot of a generator is no skill, nor is its second row', () => {
  const { skills } = read(
    ...siti,
    head('Keahlian', 90),
    { text: 'Excel • Pengarsipan • Komunikasi', y: 110, size: 12 },
    { text: 'Dokumen CV ini dihasilkan secara resmi melalui sistem Universitas Kencana', y: 190, size: 8 },
    { text: 'Verified ID: 7c1f-22 | arunika.example', y: 199, size: 8 },
  );
  expect(skills).toEqual(['Excel', 'Pengarsipan', 'Komunikasi']);
});

test('the name of the person at the end, with a day, is a signature', () => {
  const { education } = read(
    { text: 'Curriculum Vitae', y: 40, size: 20, bold: true },
    head('Personal', 70),
    'Siti Aminah',
    'siti@contoh.id',
    head('Education', 130),
    { text: 'Universitas Kencana', y: 150, bold: true },
    { text: '2015 - 2019', x: 400, y: 150 },
    { text: 'Bachelor of Engineering', y: 164 },
    { text: 'Siti Aminah', y: 220 },
    { text: 'November 2, 2026', x: 400, y: 220 },
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Universitas Kencana', 'Bachelor of Engineering'],
  ]);
});

test('headings that look like the labels of a panel open sections, and an empty one rules the groups below it', () => {
  const label = (text: string, y: number): Text => ({ text, y, bold: true });
  const { emails, languages, skills } = read(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    label('Email', 70),
    { text: 'siti@contoh.id', y: 84 },
    label('Phone', 120),
    { text: '0812 3456 7890', y: 134 },
    label('Skills', 200),
    label('Languages', 214),
    { text: 'Indonesian', y: 228 },
    { text: 'English', y: 242 },
    label('Machines', 290),
    { text: 'Welding, Lathe, CNC', y: 304 },
    label('Hand work', 360),
    { text: 'Carving, Painting', y: 374 },
    { text: 'Experience', x: 300, y: 47, size: 16, bold: true },
    { text: 'Operator', x: 300, y: 67, bold: true },
    { text: 'PT Arunika Jaya', x: 300, y: 81 },
    { text: '2019 - 2023', x: 300, y: 95 },
    { text: '• Kept the pumps of a mill running day and night', x: 300, y: 109 },
    { text: 'Education', x: 300, y: 137, size: 16, bold: true },
    { text: 'Universitas Kencana', x: 300, y: 157, bold: true },
    { text: '2015 - 2019', x: 300, y: 171 },
    { text: 'SMK Negeri 2 Solo', x: 300, y: 191, bold: true },
    { text: '2012 - 2015', x: 300, y: 205 },
    { text: 'SMP Negeri 5 Solo', x: 300, y: 225, bold: true },
    { text: '2009 - 2012', x: 300, y: 239 },
    { text: 'SD Negeri 1 Solo', x: 300, y: 259, bold: true },
    { text: '2003 - 2009', x: 300, y: 273 },
    { text: 'Certificates', x: 300, y: 327, size: 16, bold: true },
    { text: 'Ahli Kearsipan, 2022', x: 300, y: 350 },
    { text: 'Olah Data Dasar, 2021', x: 300, y: 380 },
  );
  expect(emails).toEqual(['siti@contoh.id']);
  expect(languages).toEqual(['Indonesian', 'English']);
  expect(skills).toEqual(['Welding', 'Lathe', 'CNC', 'Carving', 'Painting']);
});

test('mottos below headings in a margin belong to no section', () => {
  const title = (text: string, motto: string, y: number): Text[] => [
    { text, x: 43, y, size: 16, bold: true },
    { text: motto, x: 43, y: y + 18, size: 9, bold: true, colour: 0x777777 },
  ];
  const { summary, work, education } = read(
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

test('a heading over two narrow columns does not part the page between them', () => {
  const point = (text: string, x: number, y: number): Text => ({ text: `– ${text}`, x, y, size: 8 });
  const bold = (text: string, x: number, y: number): Text => ({ text, x, y, size: 9, bold: true });
  const { work, skills } = read(
    { text: 'Siti Aminah', x: 43, y: 40, size: 17 },
    { text: 'siti@contoh.id', x: 43, y: 56, size: 8 },
    { text: 'Professional Experience', x: 100, y: 112, size: 11 },
    { text: 'Skills', x: 425, y: 112, size: 11 },
    bold('June 2019 – Present', 43, 147),
    bold('Arunika Jaya – Web Developer', 43, 158),
    point('Moved a large customer database to a new machine', 44, 181),
    point('Talks with the staff of five shops', 44, 200),
    bold('January 2017 – May 2019', 43, 258),
    bold('Kencana Studio – Web Designer', 43, 269),
    point('Built the shop with its own stock keeping', 44, 292),
    bold('Front End', 309, 145),
    point('SASS', 310, 163),
    point('TypeScript', 310, 176),
    bold('Back End', 442, 145),
    point('PHP', 443, 164),
    point('Symfony', 443, 179),
    bold('Systems', 309, 214),
    point('Linux', 310, 232),
    bold('Media', 442, 221),
    point('Photoshop', 443, 240),
  );
  expect(work.map(({ jobTitle, startDate }) => [jobTitle, startDate])).toEqual([
    ['Web Developer', '2019-06'],
    ['Web Designer', '2017-01'],
  ]);
  expect(new Set(skills)).toEqual(new Set(['SASS', 'TypeScript', 'Linux', 'PHP', 'Symfony', 'Photoshop']));
});

test('schools and posts without a day, one in each line, are entries of their own, behind tight dashes too', () => {
  const { education, work } = read(
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

test('research experience is about posts', () => {
  const { work } = read(
    ...siti,
    head('Research Experience', 90),
    { text: 'Research Assistant, Arunika Institute', y: 110 },
    { text: '2020-2022', x: 480, y: 110 },
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Research Assistant', 'Arunika Institute'],
  ]);
});

test('a heading in two languages looks like the first of its names, whichever is longer', () => {
  const other = { text: 'Current Job Information', bold: true, italic: true };
  const { items } = buildPage([{ text: 'Data Pekerjaan /', bold: true, more: [other] }]);
  const printed = items.map((item) => ({ ...item, font: item.italic ? 'Slanted' : 'Upright' }));
  expect(makeFragments(printed, 0).map(({ italic }) => italic)).toEqual([false]);
});
