import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { findGrade, isLocalSchool } from './lexicon/education-words.ts';
import { type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What the templates do that students fill in: sidebars with bars, newspaper columns, schools with their street.

const skills = ({ result }: ReturnType<typeof readPage>) => result.skills.map(({ name }) => name);

test('a promise of references is no skill and no deed', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Cashier, PT Maju Jaya', y: 110, bold: true },
    { text: '2019 – 2021', x: 460, y: 110 },
    { text: '• Counted the till twice a day', y: 124 },
    head('Skills', 150),
    { text: 'Excel, Jurnal', y: 166 },
    { text: 'References available on request.', y: 190, size: 9 },
  );
  expect(skills(page)).toEqual(['Excel', 'Jurnal']);
  expect(page.unused.map(({ text }) => text)).toContain('References available on request.');
});

test('a level in brackets behind a university belongs to the field below', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Universitas Jember (Sarjana)', y: 110, bold: true },
    { text: 'Agustus 2018 s/d Juli 2022', y: 124, bold: true, size: 9 },
    { text: 'Informatika', y: 138 },
    { text: 'IPK : 3.61/4.00', y: 152 },
  );
  expect(flatten(result).education).toMatchObject([
    { organization: 'Universitas Jember', accreditation: 'Sarjana Informatika', grade: '3.61/4.00' },
  ]);
});

test('the street below a school is no field of study', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: '2015 - 2018', y: 110 },
    { text: 'SMP Negeri 2 Kudus', y: 124, bold: true },
    { text: 'Jalan Melati Kec. Bae, Desa - Gondang Kudus', y: 138 },
    { text: '2018 - 2021', y: 160 },
    { text: 'SMA Negeri 1 Kudus', y: 174, bold: true },
    { text: 'Jl. Kenanga 4', y: 188 },
  );
  expect(
    flatten(result).education.map(({ organization, accreditation }) => [organization, accreditation]),
  ).toEqual([
    ['SMP Negeri 2 Kudus', null],
    ['SMA Negeri 1 Kudus', null],
  ]);
});

test('the grade of a school in a sentence', () => {
  expect(findGrade('SMA Negeri 1 Kudus dengan nilai kelulusan 87.5')?.value).toBe('87.5');
});

test('the day of birth that somebody tells about themselves', () => {
  const { result } = readPage(
    ...siti,
    head('Tentang Saya', 90),
    { text: 'Nama saya Siti Aminah, lahir di Kudus pada tanggal 23 Mei', y: 106 },
    { text: 'Tahun 2003, dan saya menyukai hal-hal baru.', y: 120 },
    head('Pendidikan', 150),
    { text: 'SMA Negeri 1 Kudus, 2018 - 2021', y: 166 },
  );
  expect(result.dateOfBirth).toBe('2003-05-23');
});

test('rows of skills that stand far apart do not go on below each other', () => {
  const page = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Python, R, SQL', y: 110 },
    { text: 'Tableau, Looker Studio', y: 129 },
    { text: 'Git, Docker', y: 148 },
    head('Education', 180),
    { text: 'Universitas Jember, S1 Statistika', y: 198 },
  );
  expect(skills(page)).toEqual(['Python', 'R', 'SQL', 'Tableau', 'Looker Studio', 'Git', 'Docker']);
});

test('a column that begins with points goes on with the last job of the column before it', () => {
  const left: Text[] = [
    head('Pengalaman Kerja', 90),
    { text: 'Kasir, PT Maju Jaya', y: 106, bold: true },
    { text: 'Juli 2021 - September 2021', y: 120 },
    { text: '• Menghitung uang kas setiap pagi dan sore', y: 134 },
    { text: '• Menyusun laporan penjualan harian toko', y: 148 },
    { text: 'Pramuniaga, PT Lestari Abadi', y: 166, bold: true },
    { text: 'Juli 2020 - September 2020', y: 180 },
  ];
  const right: Text[] = [
    { text: '• Menata barang di rak dan gudang toko', x: 320, y: 90 },
    { text: '• Melayani pembeli dengan ramah', x: 320, y: 104 },
    { text: 'Keahlian', x: 320, y: 130, size: 13, bold: true },
    { text: 'Excel, Jurnal', x: 320, y: 146 },
    { text: 'Bahasa', x: 320, y: 166, size: 13, bold: true },
    { text: 'Indonesia, Inggris', x: 320, y: 182 },
  ];
  const { result } = readPage(...siti, ...left, ...right);
  expect(flatten(result).work.map(({ jobTitle, description }) => [jobTitle, description])).toEqual([
    ['Kasir', 'Menghitung uang kas setiap pagi dan sore\nMenyusun laporan penjualan harian toko'],
    ['Pramuniaga', 'Menata barang di rak dan gudang toko\nMelayani pembeli dengan ramah'],
  ]);
});

test('years that touch the employer behind them are a period', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: '2010–2011Harbour Books', y: 110 },
    { text: 'Kudus', x: 480, y: 110, size: 8 },
    { text: 'Sales Assistant', x: 95, y: 124, italic: true },
    { text: 'Sold books to the guests of the island.', x: 95, y: 138 },
    { text: 'Kept the shelves in order.', x: 95, y: 152 },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: 'Sales Assistant', organization: 'Harbour Books', startDate: '2010', endDate: '2011' },
  ]);
});

test('the small raised letters of an ordinal belong to their number', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Harbour Bank', y: 110, bold: true },
    { text: '2010 – 2011', x: 460, y: 110 },
    { text: '1', y: 124, italic: true },
    { text: 'st', x: 55, y: 120.4, size: 7, italic: true },
    { text: 'Year Analyst', x: 65, y: 124, italic: true },
    { text: '• Built the sheets of the risk desk', y: 138 },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: '1st Year Analyst', organization: 'Harbour Bank' },
  ]);
});

test('the second line of a large name is no heading', () => {
  const { result } = readPage(
    { text: 'SITI NUR', y: 40, size: 14, bold: true },
    { text: 'AMINAH', y: 58, size: 14, bold: true },
    { text: 'Mahasiswa Sistem Informasi', y: 74 },
    { text: 'Jl. Kenanga 4 Kudus', y: 88 },
    { text: 'siti@contoh.id', y: 102 },
    { text: 'KEAHLIAN', y: 130, size: 14, bold: true },
    { text: 'Excel, Jurnal', y: 146 },
    { text: 'PENDIDIKAN', y: 170, size: 14, bold: true },
    { text: 'SMA Negeri 1 Kudus, 2018 - 2021', y: 186 },
  );
  expect([result.name?.raw, flatten(result).location]).toEqual(['SITI NUR AMINAH', 'Jl. Kenanga 4 Kudus']);
});

test('a full line of school and degree goes on in front of the period', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Institut Teknologi Sepuluh Nopember, S1 Teknik', y: 106 },
    { text: 'Mekatronika (2018 - 2022)', y: 118 },
    { text: '• IPK 3,74 dari 4,00', y: 130 },
    { text: 'Keahlian', x: 300, y: 90, size: 13, bold: true },
    { text: 'Excel, Jurnal', x: 300, y: 106 },
    { text: 'Bahasa', x: 300, y: 130, size: 13, bold: true },
    { text: 'Indonesia, Inggris', x: 300, y: 146 },
  );
  expect(flatten(result).education).toMatchObject([
    {
      organization: 'Institut Teknologi Sepuluh Nopember',
      accreditation: 'S1 Teknik Mekatronika',
      startDate: '2018',
    },
  ]);
});

test('parts of the skills that are none: languages beside their levels, interests', () => {
  const name = (text: string, y: number): Text => ({ text, y, bold: true });
  const job = (post: string, employer: string, years: string, y: number): Text[] => [
    name(post, y),
    { text: employer, x: 56, y: y + 16 },
    { text: years, x: 470, y: y + 16, italic: true },
    { text: '• Drew circuits for the sensors of the house', x: 64, y: y + 30 },
  ];
  const { result } = readPage(
    ...siti,
    head('Working Experience', 90),
    ...job('Design Engineer', 'Harbour Circuits', '2013 - 2017', 110),
    ...job('Test Engineer', 'Island Sensors', '2010 - 2013', 166),
    ...job('Thesis Worker', 'Barito Power', '2009 - 2010', 222),
    head('Skills and Competences', 284),
    name('Languages', 304),
    { text: 'Italian:', y: 318, bold: true },
    { text: 'Native', x: 110, y: 318 },
    { text: 'English:', y: 332, bold: true },
    { text: 'Fluent', x: 110, y: 332 },
    name('Technical', 354),
    { text: '• Circuit design', y: 368 },
    { text: '• Layout', y: 382 },
    name('Personal Interests', 404),
    { text: '• Photography', y: 418 },
    { text: '• Archery', y: 432 },
  );
  expect(flatten(result).languages).toEqual(['Italian', 'English']);
  expect(result.skills.map(({ name: skill }) => skill)).toEqual(['Circuit design', 'Layout']);
});

test('a run of languages with their levels among the skills', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Tools', y: 108, bold: true },
    { text: 'Docker, Terraform', y: 122 },
    { text: 'Spoken', y: 142, bold: true },
    { text: 'English (native), French (B2)', y: 156 },
    head('Education', 184),
    { text: 'Universitas Jember, S1 Informatika, 2010 - 2014', y: 202 },
  );
  expect(flatten(result).languages).toEqual(['English', 'French']);
  expect(result.skills.map(({ name: skill }) => skill)).toEqual(['Docker', 'Terraform']);
});

test('runs of skills beside labels set flush right go on below', () => {
  const row = (label: string, list: string, y: number): Text[] => [
    { text: label, x: 100 - label.length * 5 - (label.split(' ').length - 1) * -2, y },
    { text: list, x: 108, y },
  ];
  const page = readPage(
    ...siti,
    head('Skills', 90),
    ...row('Research', 'learning pipelines, data visualization', 110),
    ...row('Software', 'maintenance, documentation, review of the work, collaboration', 126),
    { text: '& peer review, computing', x: 108, y: 138 },
    ...row('Tools', 'R, Python', 154),
    head('Education', 184),
    { text: 'Universitas Jember, S1 Biologi, 2010 - 2014', y: 202 },
  );
  expect(skills(page)).toContain('collaboration & peer review');
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

test('employers at the right end of their rows are no column, though contacts stand there at the top', () => {
  const job = (years: string, post: string, employer: string, x: number, y: number): Text[] => [
    { text: years, x: 78, y, size: 8 },
    { text: post, x: 150, y, size: 12, bold: true },
    { text: employer, x, y, size: 9, bold: true },
    { text: '• Rebuilt the seat picker of the house so that it works', x: 150, y: y + 18, size: 8 },
    { text: '• Halved the size of the first download', x: 150, y: y + 29, size: 8 },
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', x: 45, y: 57, size: 24, bold: true },
    { text: 'siti@contoh.id', x: 475, y: 47 },
    { text: '+62 819 0440 2210', x: 462, y: 60 },
    { text: 'github.com/siti', x: 470, y: 74 },
    { text: '// Education', x: 45, y: 130, size: 16, bold: true },
    { text: '2019.09 - 2023.08', x: 46, y: 155, bold: true },
    { text: 'Universitas Diponegoro', x: 150, y: 155, bold: true },
    { text: 'S1 Informatika', x: 322, y: 155 },
    { text: 'GPA 3.71/4.00', x: 436, y: 155 },
    { text: '// Experience', x: 45, y: 230, size: 16, bold: true },
    ...job('2023.09 - now', 'Frontend Engineer', 'Ruangkita', 504, 255),
    ...job('2022.06 - 2022.12', 'Frontend Intern', 'Sewakita', 507, 305),
    ...job('2021.01 - 2022.05', 'Web Developer', 'Kiosku', 515, 355),
    { text: '// Skills', x: 45, y: 420, size: 16, bold: true },
    { text: 'Python, Vue, Docker', x: 45, y: 445 },
  );
  const { work, education } = flatten(result);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Frontend Engineer', 'Ruangkita'],
    ['Frontend Intern', 'Sewakita'],
    ['Web Developer', 'Kiosku'],
  ]);
  expect(education).toMatchObject([{ organization: 'Universitas Diponegoro', grade: '3.71/4.00' }]);
});

test('two letters may begin the name of a local school', () => {
  expect(isLocalSchool('SMK TI Garuda Nusantara Cimahi')).toBe(true);
  expect(isLocalSchool('SMK MM Garuda Nusantara')).toBe(false);
});

test('jobs and schools under one heading', () => {
  const entry = (years: string, place: string, what: string, y: number): Text[] => [
    { text: years, y, bold: true },
    { text: place, x: 160, y, bold: true },
    { text: what, x: 160, y: y + 13 },
    { text: '• Built the booking service of a ferry', x: 160, y: y + 26 },
  ];
  const { result } = readPage(
    ...siti,
    head('Career and Education', 90),
    ...entry('03/2023 – present', 'Ostkreuz Software, Berlin', 'Senior Software Developer', 110),
    ...entry('08/2020 – 02/2023', 'Elbwerk Systems, Hamburg', 'Software Developer', 160),
    ...entry('10/2014 – 06/2018', 'Technical University of Berlin', 'Computer Science B.Sc.', 210),
    head('Skills', 270),
    { text: 'Java, Kafka', y: 286 },
  );
  const { work, education } = flatten(result);
  expect(work.map(({ jobTitle }) => jobTitle)).toEqual(['Senior Software Developer', 'Software Developer']);
  expect(education.map(({ organization }) => organization)).toEqual(['Technical University of Berlin']);
});

test('the period of a point stands below it in a narrow column', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: '• SMP Negeri 8 Cimahi (2013 - 2016)', y: 108 },
    { text: '• SMK Garuda Nusantara Cimahi', y: 122 },
    { text: '(2016 - 2019)', y: 135 },
    { text: '• Universitas Jenderal Achmad Yani', y: 149 },
    { text: '(2020 - 2024)', y: 162 },
    head('Pengalaman', 190),
    { text: '• Magang / Praktik Kerja Lapangan,', y: 208 },
    { text: 'UNJANI (2018)', y: 221 },
  );
  const { work, education } = flatten(result);
  expect(education.map(({ organization, startDate }) => [organization, startDate])).toEqual([
    ['SMP Negeri 8 Cimahi', '2013'],
    ['SMK Garuda Nusantara Cimahi', '2016'],
    ['Universitas Jenderal Achmad Yani', '2020'],
  ]);
  expect(work).toMatchObject([
    { jobTitle: 'Magang / Praktik Kerja Lapangan', organization: 'UNJANI', startDate: '2018' },
  ]);
});

test('rows of skills and languages below a school leave it a school', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: '2019.09 - 2023.08', y: 110 },
    { text: 'Universitas Diponegoro', x: 160, y: 110, bold: true },
    { text: 'S1 Informatika', x: 320, y: 110 },
    { text: 'Skills', y: 128 },
    { text: 'Python, Vue, Docker', x: 160, y: 128 },
    { text: 'Languages', y: 146 },
    { text: 'Indonesia, Inggris', x: 160, y: 146 },
    head('Experience', 180),
    { text: 'Kasir, PT Maju Jaya, 2018 - 2019', y: 196 },
  );
  expect(flatten(result).education).toMatchObject([{ organization: 'Universitas Diponegoro' }]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Python', 'Vue', 'Docker']);
});

test('a numbered job whose period did not fit keeps it', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 96),
    { text: '1. Toko Tirta Plaza sebagai Pramuniaga (2013-2014)', y: 120 },
    { text: '2. PT Arunika Motor Parts Manufacturing Indonesia sebagai Operator Produksi', y: 134 },
    { text: '(2015-2018)', y: 148 },
    { text: '3. PT Bintang Sentosa sebagai Security (2019-2024)', y: 162 },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: 'Pramuniaga', organization: 'Toko Tirta Plaza', startDate: '2013' },
    { jobTitle: 'Operator Produksi', organization: 'PT Arunika Motor Parts Manufacturing Indonesia' },
    { jobTitle: 'Security', organization: 'PT Bintang Sentosa', startDate: '2019' },
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
