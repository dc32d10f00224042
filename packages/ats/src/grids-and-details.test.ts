import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Jobs in a grid, details below schools, tags that only a colour parts, words that a narrow column broke.

const read = (...texts: (Text | string)[]) => flatten(readPage(...texts).result);

const schools = (...texts: (Text | string)[]) =>
  read(...siti, head('Pendidikan', 90), ...texts).education.map(
    ({ organization, accreditation, grade, startDate }) => [organization, accreditation, grade, startDate],
  );

test('a label for what was studied below schools with periods of their own makes no form of them', () => {
  const school = (degree: string, period: string, name: string, y: number): Text[] => [
    { text: degree, y, bold: true },
    { text: period, x: 480, y },
    { text: name, y: y + 14 },
  ];
  expect(
    schools(
      ...school('S1 Biologi', '2014 – 2018', 'Universitas Arunika', 110),
      { text: 'Peminatan: Botani', y: 138 },
      { text: 'IPK: 3,40', y: 152 },
      ...school('MIPA', '2011 – 2014', 'SMA Negeri 3 Tegal', 172),
    ),
  ).toEqual([
    ['Universitas Arunika', 'S1 Biologi', '3,40', '2014'],
    ['SMA Negeri 3 Tegal', 'MIPA', null, '2011'],
  ]);
});

test('a degree without its field is followed by `Major: …, Minor: …`', () => {
  expect(
    schools(
      { text: 'Arunika University', y: 110, bold: true },
      { text: '2014 – 2018', x: 480, y: 110 },
      { text: 'Bachelor of Computing | Major: Information Systems, Minor: Statistics', y: 124 },
    ).map((school) => school.slice(0, 2)),
  ).toEqual([['Arunika University', 'Bachelor of Computing Information Systems']]);
});

test('a period in the last line of each entry, below its points, is that of the title above them', () => {
  const job = (post: string, employer: string, points: string[], period: string, y: number): Text[] => [
    { text: post, y, bold: true },
    { text: employer, y: y + 14 },
    ...points.map((text, at) => ({ text: `• ${text}`, y: y + 28 + 14 * at })),
    { text: period, y: y + 28 + 14 * points.length, italic: true },
  ];
  const { work } = read(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...job(
      'Kasir',
      'Toko Arunika, Tegal',
      ['Melayani pembeli', 'Menghitung uang laci'],
      'Mei 2022 – kini',
      110,
    ),
    ...job('Pramuniaga', 'CV Sentosa, Tegal', ['Menata rak'], 'Mar 2019 – Apr 2022', 170),
  );
  expect(work.map((each) => [each.jobTitle, each.organization, each.startDate])).toEqual([
    ['Kasir', 'Toko Arunika', '2022-05'],
    ['Pramuniaga', 'CV Sentosa', '2019-03'],
  ]);
});

test('jobs in a grid of two columns, each with its period in brackets behind a bold post', () => {
  const cell = (
    post: string,
    period: string,
    employer: string,
    point: string,
    x: number,
    y: number,
  ): Text[] => [
    { text: post, x, y, bold: true, more: [{ text: `(${period})` }] },
    { text: employer, x, y: y + 14 },
    { text: `• ${point}`, x, y: y + 28 },
    { text: '• Mencatat hasil tiap hari', x, y: y + 42 },
  ];
  const { work } = read(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...cell('Penjahit', 'Mar 2021 – Sekarang', 'PT Benang Arunika', 'Menjahit kemeja', 50, 110),
    ...cell('Pemotong Kain', 'Jan 2019 – Feb 2021', 'CV Kain Sentosa', 'Memotong pola', 320, 110),
    ...cell('Admin Gudang', 'Jul 2017 – Des 2018', 'UD Sumber Katun', 'Menata rak', 50, 180),
    ...cell('Kasir', 'Feb 2015 – Jun 2017', 'Toko Abadi', 'Melayani pembeli', 320, 180),
    head('Pendidikan', 250),
    { text: 'SMK Negeri 2 Tegal', y: 270 },
  );
  expect(work.map((job) => [job.jobTitle, job.organization, job.startDate])).toEqual([
    ['Penjahit', 'PT Benang Arunika', '2021-03'],
    ['Pemotong Kain', 'CV Kain Sentosa', '2019-01'],
    ['Admin Gudang', 'UD Sumber Katun', '2017-07'],
    ['Kasir', 'Toko Abadi', '2015-02'],
  ]);
});

test('tags one behind the other in two colours by turns', () => {
  const tags = ['Ekspor', 'Letter of Credit', 'SAP', 'Asuransi Kargo', 'Tarif'];
  const [first, ...more] = tags.map((text, at) => ({ text, colour: at % 2 === 0 ? 0x225577 : 0x117744 }));
  expect(read(...siti, head('Keahlian', 90), { ...first!, y: 110, more }).skills).toEqual(tags);
});

test('rows of tags below a small bold heading in a panel over the columns', () => {
  const row = (y: number, ...tags: string[]): Text[] =>
    tags.map((text, at) => ({ text, x: 50 + at * 110, y }));
  const { skills, work } = read(
    ...siti,
    { text: 'Keahlian', y: 90, bold: true },
    ...row(104, 'Titrasi', 'Minitab', 'Kalibrasi', 'SAP'),
    ...row(118, 'Arsip', 'Pelaporan', 'Kerja Tim'),
    head('Pengalaman Kerja', 150),
    { text: 'Analis Kimia', y: 170, bold: true },
    { text: 'Mei 2018 – Jan 2021', x: 420, y: 170 },
    { text: 'CV Bening Arunika', y: 184 },
    head('Pendidikan', 210),
    { text: 'Universitas Arunika', y: 230, bold: true },
    { text: '2012 – 2016', x: 480, y: 230 },
  );
  expect(skills).toEqual(['Titrasi', 'Minitab', 'Kalibrasi', 'SAP', 'Arsip', 'Pelaporan', 'Kerja Tim']);
  expect(work.map(({ jobTitle }) => jobTitle)).toEqual(['Analis Kimia']);
});

test('a short sentence below the name is a motto, and a text beside the name goes on below it', () => {
  const work: Text[] = [
    head('Pengalaman Kerja', 150),
    { text: 'Analis Kimia', y: 170, bold: true },
    { text: 'Mei 2018 – Jan 2021', x: 420, y: 170 },
    { text: 'CV Bening Arunika', y: 184 },
  ];
  expect(read(...siti, { text: 'Air bersih untuk semua orang.', y: 80 }, ...work).summary).toBeNull();
  expect(
    read(
      { text: 'Analis laboratorium yang terbiasa menguji air minum dan', x: 280, y: 40 },
      { text: 'Siti Aminah', y: 52, size: 22, bold: true },
      { text: 'menulis laporan yang singkat serta mudah dibaca.', x: 280, y: 52 },
      { text: 'siti@contoh.id', y: 76 },
      ...work,
    ).summary,
  ).toBe(
    'Analis laboratorium yang terbiasa menguji air minum dan menulis laporan yang singkat serta mudah dibaca.',
  );
});

test('a length of time at the end of a sentence stays there, though a period stands above', () => {
  const { work } = read(
    ...siti,
    head('Work Experience', 90),
    { text: 'Data Engineer', y: 110, bold: true },
    { text: 'Jul 2021 – Present', x: 196, y: 110 },
    { text: 'Arunika Health Systems', y: 124 },
    { text: '• Halved the cost of storage in a year', y: 138 },
    { text: '• Moved 300 jobs to one scheduler', y: 152 },
  );
  expect(work[0]!.description).toBe('Halved the cost of storage in a year\nMoved 300 jobs to one scheduler');
});

const narrow = (...below: Text[]): (Text | string)[] => [
  { text: 'Siti Aminah', y: 40, size: 22, bold: true },
  head('Profil', 90),
  { text: 'Staf ekspor yang menangani dokumen pabean untuk kayu olahan di dua pelabuhan.', x: 50, y: 110 },
  head('Pengalaman Kerja', 140),
  { text: 'Staf Impor', y: 160, bold: true },
  { text: 'Mar 2019 – Apr 2022', x: 300, y: 160 },
  { text: 'PT Arunika Kargo', y: 174 },
  { text: '• Mengurus izin karantina bahan baku untuk tiga pabrik', y: 188 },
  { text: '• Berunding dengan agen kapal di tiga pelabuhan besar', y: 202 },
  head('Pendidikan', 230),
  { text: 'Universitas Arunika', y: 250, bold: true },
  { text: '2013 – 2017', x: 340, y: 250 },
  { text: 'S1 Manajemen', y: 264 },
  { text: 'Kontak', x: 450, y: 90, size: 14, bold: true },
  { text: 'siti@contoh.id', x: 450, y: 110 },
  { text: '0812-3456-7890', x: 450, y: 124 },
  ...below.map((text) => ({ x: 450, ...text })),
];

test('one word of a heading that a narrow column broke with a hyphen', () => {
  const { certifications } = read(
    ...narrow(
      { text: 'Sertifi-', y: 150, size: 15, bold: true },
      { text: 'kasi', y: 167, size: 15, bold: true },
      { text: '• Ahli Kepabeanan', y: 184 },
      { text: '• Ekspor Dasar', y: 198 },
    ),
  );
  expect(certifications).toEqual(['Ahli Kepabeanan', 'Ekspor Dasar']);
});

test('an address that a narrow column broke in the middle of a name, with a wider heading above all columns', () => {
  const { linkedin } = read(
    { text: 'Siti Aminah Nurhasanah', y: 40, size: 22, bold: true },
    { text: 'Kontak', y: 90, size: 14, bold: true },
    { text: 'siti.aminah@contoh.id', y: 110 },
    { text: 'linkedin.com/in/siti-a', y: 124 },
    { text: 'minah', y: 138 },
    head('Keahlian', 165),
    { text: '• Ekspor', y: 185 },
    { text: '• Impor', y: 199 },
    ...narrow()
      .slice(1, 12)
      .map((text) => (typeof text === 'string' ? text : { ...text, x: (text.x ?? 50) + 150 })),
  );
  expect(linkedin).toBe('linkedin.com/in/siti-aminah');
});

test('a school of which the next column holds grade and period', () => {
  const { education } = read(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Staf Impor', y: 110, bold: true },
    { text: 'PT Arunika Kargo', y: 124 },
    { text: 'Mar 2019 – Apr 2022', y: 138 },
    { text: '• Mengurus izin karantina bahan baku', y: 152 },
    { text: '• Berunding dengan tiga agen kapal', y: 166 },
    head('Pendidikan', 190),
    { text: 'Universitas Arunika', y: 210, bold: true },
    { text: 'S1 Manajemen', y: 224 },
    ...[
      { text: 'IPK 3,52', y: 90 },
      { text: '2013 – 2017', y: 104 },
      { text: 'SMK Negeri 1 Tegal', y: 120, bold: true },
      { text: 'Akuntansi', y: 134 },
      { text: '2010 – 2013', y: 148 },
      { text: 'Keahlian', y: 175, size: 14, bold: true },
      { text: '• Incoterms', y: 195 },
      { text: '• Negosiasi', y: 209 },
      { text: '• Kepabeanan', y: 223 },
    ].map((text) => ({ ...text, x: 320 })),
  );
  expect(education.map((school) => [school.organization, school.accreditation, school.startDate])).toEqual([
    ['Universitas Arunika', 'S1 Manajemen', '2013'],
    ['SMK Negeri 1 Tegal', 'Akuntansi', '2010'],
  ]);
});

test('tags one behind the other, every second one in bold, over several lines', () => {
  const tags = (y: number, from: number, ...texts: string[]): Text => {
    const [first, ...more] = texts.map((text, at) => ({ text, bold: (from + at) % 2 === 0 }));
    return { ...first!, y, more };
  };
  expect(
    read(
      ...siti,
      head('Keahlian', 90),
      tags(110, 0, 'Spektrofotometri', 'Minitab', 'Kromatografi Gas', 'Arsip', 'Instalasi Limbah'),
      tags(124, 1, 'Pelaporan', 'Kerja Tim', 'Kalibrasi', 'SAP'),
    ).skills,
  ).toEqual([
    'Spektrofotometri',
    'Minitab',
    'Kromatografi Gas',
    'Arsip',
    'Instalasi Limbah',
    'Pelaporan',
    'Kerja Tim',
    'Kalibrasi',
    'SAP',
  ]);
});

test('skills in a grid whose columns are as wide as their longest words, with a last row that is not full', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: [50, 133, 211][at]!, y }));
  expect(
    read(
      ...siti,
      head('Skills', 90),
      ...row(110, 'Wet Cleaning', 'Dyeing', 'Microscopy'),
      ...row(124, 'Microsoft Office', 'Risk Assessment', 'Photography'),
      ...row(138, 'Pest Control', 'Mounting', 'Loans'),
      ...row(152, 'Sewing', 'Packing'),
    ).skills,
  ).toEqual([
    'Wet Cleaning',
    'Dyeing',
    'Microscopy',
    'Microsoft Office',
    'Risk Assessment',
    'Photography',
    'Pest Control',
    'Mounting',
    'Loans',
    'Sewing',
    'Packing',
  ]);
});

test('rows of tags without a heading below the contacts, and no rows of a form', () => {
  const row = (y: number, ...tags: string[]): Text[] =>
    tags.map((text, at) => ({ text, x: 50 + at * 110, y }));
  const job: Text[] = [
    head('Pengalaman Kerja', 150),
    { text: 'Analis Kimia', y: 170, bold: true },
    { text: 'Mei 2018 – Jan 2021', x: 420, y: 170 },
    { text: 'CV Bening Arunika', y: 184 },
  ];
  const tags = [
    ...row(90, 'Titrasi', 'Minitab', 'Kalibrasi', 'SAP'),
    ...row(104, 'Arsip', 'Neraca', 'Excel', 'SQL'),
  ];
  expect(read(...siti, ...tags, ...job).skills).toHaveLength(8);
  const form = [
    ...row(90, 'Nama', 'Siti Aminah', 'Agama', 'Islam'),
    ...row(104, 'Status', 'Kawin', 'Hobi', 'Renang'),
  ];
  expect(read(...siti, ...form, ...job).skills).toEqual([]);
});

test('certificates in cards that begin with their year, with names that go on below and issuers in another colour', () => {
  const card = (x: number, year: string, name: [string, string], issuer: string): Text[] => [
    { text: year, x, y: 110 },
    { text: name[0], x, y: 124 },
    { text: name[1], x, y: 138 },
    { text: issuer, x, y: 152, colour: 0x888888 },
  ];
  expect(
    read(
      ...siti,
      head('Sertifikasi', 90),
      ...card(50, '2021', ['Ahli Kepabeanan bagi', 'Pekerja Pabrik'], 'Kemenkeu'),
      ...card(220, '2019', ['Ekspor Dasar Angkatan', 'Ketiga'], 'PPEI'),
      ...card(390, '2022', ['Ahli Gudang serta', 'Tanggap Darurat'], 'Kemnaker'),
    ).certifications,
  ).toEqual([
    'Ahli Kepabeanan bagi Pekerja Pabrik',
    'Ekspor Dasar Angkatan Ketiga',
    'Ahli Gudang serta Tanggap Darurat',
  ]);
});

test('certificates in bold below who gave them and when', () => {
  const given = (issuer: string, name: string, y: number): Text[] => [
    { text: issuer, y },
    { text: name, y: y + 14, bold: true },
  ];
  expect(
    read(
      ...siti,
      head('Certifications', 90),
      ...given('Arunika Heritage — 2018', 'Safe Use of Solvents', 110),
      ...given('Red Cross Tegal — 2022', 'First Aid at Work', 144),
    ).certifications,
  ).toEqual(['Safe Use of Solvents', 'First Aid at Work']);
});

test('a part of the house below the post, or in brackets behind the employer, is no employer', () => {
  const jobs = (...texts: (Text | string)[]) =>
    read(...siti, head('Work Experience', 90), ...texts).work.map((job) => [job.jobTitle, job.organization]);
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

test('a foot that invites to write or call, over where somebody lives', () => {
  const { phones, location, certifications } = read(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Sertifikasi', 90),
    { text: '• Ahli Kepabeanan, Kemenkeu, 2021', y: 110 },
    { text: '• Ekspor Dasar, PPEI, 2019', y: 124 },
    { text: 'Mari mengobrol: siti@contoh.id / 0812-3456-7890', y: 150 },
    { text: 'Tinggal di Jl. Melati 3, Tegal', y: 164 },
  );
  expect([phones, location, certifications.length]).toEqual([['0812-3456-7890'], 'Jl. Melati 3, Tegal', 2]);
});
