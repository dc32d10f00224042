import { expect, test } from 'vitest';
import { readingOrder } from '../layout/reading-order.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { findSections } from './find-sections.ts';

const sections = (...texts: (Text | string)[]) => {
  const { flows, styles } = readingOrder([buildPage(texts)]);
  return findSections(flows, styles).map((section) => [
    section.type,
    ...section.lines.map((line) => line.text),
  ]);
};
/** The flows of these lines, one for each list, as cuts through a page leave them. */
const sectionsOfFlows = (...parts: (Text | string)[][]) => {
  const all = parts.map((texts) => readingOrder([buildPage(texts)]));
  const { styles } = readingOrder([buildPage(parts.flat())]);
  return findSections(
    all.flatMap(({ flows }) => flows),
    styles,
  ).map((section) => [section.type, ...section.lines.map((line) => line.text)]);
};
const heading = (text: string): Text => ({ text, size: 13, bold: true });
const job = ['Kasir, Toko Maju 2019 - 2021', '• Melayani pelanggan'];
const school = ['S1 Akuntansi, Universitas Contoh 2015 - 2019'];

test.each([
  'Pengalaman di Bidang Logistik',
  'Computer Engineering Experience',
  'Leadership Experience',
  'Pengalaman Kerja/Organisasi',
  'Highlights',
])('%s over jobs is a section of work', (text) => {
  const found = sections(
    heading(text),
    ...job,
    heading('Pendidikan'),
    ...school,
    heading('Keahlian'),
    'Excel',
  );
  expect(found[0]).toEqual(['work', ...job]);
});

test('`Career Summary` over two dated jobs is a section of work, over a sentence it is a summary', () => {
  const jobs = [...job, 'Pramusaji, Kafe Senja 2017 - 2019', '• Mencatat pesanan'];
  const rest = [heading('Pendidikan'), ...school, heading('Keahlian'), 'Excel'];
  expect(sections(heading('Career Summary'), ...jobs, ...rest)[0]).toEqual(['work', ...jobs]);
  const sentence = 'Kasir yang dari 2017 sampai 2019 belajar melayani dengan ramah.';
  expect(sections(heading('Career Summary'), sentence, ...rest)[0]).toEqual(['summary', sentence]);
});

test('a heading in small letters among headings in capitals counts where it is as large', () => {
  const found = sections(
    heading('PENDIDIKAN'),
    ...school,
    heading('Pengalaman Gudang'),
    ...job,
    heading('KEAHLIAN'),
    'Excel',
  );
  expect(found.map(([type]) => type)).toEqual(['education', 'work', 'skills']);
});

test('a bold title of an entry that reads like a heading makes no headings of the titles that look like it', () => {
  const title = (text: string): Text => ({ text, size: 10, bold: true });
  const found = sections(
    { ...heading('PENGALAMAN KERJA'), size: 10 },
    ...['Kasir', 'Pramuniaga', 'Kurir', 'Juru Masak'].flatMap((post) => [
      title(post),
      'Toko Baru 2017 - 2018',
    ]),
    { ...heading('PENDIDIKAN'), size: 10 },
    ...school,
    { ...heading('KEAHLIAN'), size: 10 },
    'Excel',
    { ...heading('SERTIFIKASI'), size: 10 },
    title('Tentang Penelitian'),
    'Pengaruh suhu pada mutu kopi.',
  );
  expect(found.map(([type]) => type).slice(0, 2)).toEqual(['work', 'education']);
  expect(found[0]).toContain('Pramuniaga');
});

const owner: Text[] = [
  { text: 'Sekar Ayu Larasati', size: 20 },
  { text: 'sekar@contoh.id, Sleman', size: 10 },
];
const tools = ['Alat peraga, Manajemen kelas, Canva'];
const own = [
  heading('Tempatku mengabdi'),
  ...job,
  heading('Bangku yang kulalui'),
  ...school,
  heading('Andalanku'),
  ...tools,
];

test('headings in the writer’s own words are known by their looks, and named by what stands under them', () => {
  const found = sections(...owner, ...own);
  expect(found.slice(1)).toEqual([
    ['work', ...job],
    ['education', ...school],
    ['skills', ...tools],
  ]);
});

test('words of the writer’s own among plain headings in bold of the text’s size are headings, too', () => {
  const bold = (text: string): Text => ({ text, bold: true });
  const found = sections(
    ...owner,
    bold('Jejak langkah'),
    ...job,
    bold('Pendidikan'),
    ...school,
    bold('Andalan'),
    ...tools,
    bold('Bahasa'),
    'Indonesia, Jawa',
  );
  expect(found.slice(1)).toEqual([
    ['work', ...job],
    ['education', ...school],
    ['skills', ...tools],
    ['languages', 'Indonesia, Jawa'],
  ]);
});

test('headings in the writer’s own words may be capitals a little smaller than the text', () => {
  const small = (text: string): Text => ({ text, size: 9.5 });
  const found = sections(
    ...owner,
    small('SUDAH KE MANA SAJA'),
    ...job,
    small('DARI BANGKU KE BANGKU'),
    ...school,
    small('BISA APA SAJA'),
    ...tools,
  );
  expect(found.slice(1).map(([type]) => type)).toEqual(['work', 'education', 'skills']);
});

test('tongues under a heading in own words after the skills are languages', () => {
  const found = sections(...owner, ...own, heading('Bicara dalam'), 'Indonesia, Jawa');
  expect(found.at(-1)).toEqual(['languages', 'Indonesia, Jawa']);
});

test('a sentence that a narrow column broke is a summary under a heading in own words', () => {
  const lines = ['Teliti dan senang', 'memecahkan masalah', 'di lapangan bersama tim.'];
  expect(sections(...owner, heading('Kenalan dulu'), ...lines, ...own)[1]).toEqual(['summary', ...lines]);
});

test('a text without contacts has no such headings', () => {
  expect(sections(owner[0]!, ...own).flat()).toContain('Tempatku mengabdi');
});

test('activities named as such stay activities, also without a section of work', () => {
  const found = sections(heading('Pengalaman Organisasi'), ...job, heading('Pendidikan'), ...school);
  expect(found[0]![0]).toBe('organisation');
});

test('rows labelled with a section’s name leave the section that they stand in', () => {
  const found = sections(
    heading('Pendidikan'),
    ...school,
    heading('Informasi Tambahan'),
    'Bahasa: Indonesia, Inggris',
    'Sertifikat: Brevet Pajak A; K3 Umum',
  );
  expect(found).toContainEqual(['languages', 'Indonesia, Inggris']);
  expect(found).toContainEqual(['certifications', 'Brevet Pajak A; K3 Umum']);
});

test('a rail of labels below the name gives skills, and programming languages are no tongues', () => {
  const found = sections(
    { text: 'Siti Aminah', size: 20 },
    'Status: Programmer',
    'Tools: Git, Docker',
    'Languages: SQL, Python',
    heading('Pendidikan'),
    ...school,
  );
  expect(found).toContainEqual(['skills', 'Git, Docker']);
  expect(found).toContainEqual(['skills', 'SQL, Python']);
});

test('a signed foot below the last job holds contacts', () => {
  const found = sections(
    heading('Pengalaman Kerja'),
    ...job,
    'Siti Aminah — siti@contoh.id — 0812-3456-7890',
  );
  expect(found).toEqual([
    ['work', ...job],
    ['contact', 'Siti Aminah — siti@contoh.id — 0812-3456-7890'],
  ]);
});

test('a foot across two columns holds contacts in both halves', () => {
  const column = (x: number, ...texts: Text[]) =>
    texts.map((text, index) => ({ x, y: 60 + 20 * index, ...text }));
  const found = sections(
    { text: 'Siti Aminah', size: 20, y: 30 },
    ...column(
      50,
      heading('Pengalaman'),
      { text: 'Kasir, Toko Maju 2019 - 2021' },
      { text: 'Melayani pelanggan' },
    ),
    ...column(320, heading('Sertifikat'), { text: 'Brevet Pajak A, 2021' }, { text: 'K3 Umum, 2022' }),
    { text: 'siti@contoh.id', x: 50, y: 160 },
    { text: '0812-3456-7890', x: 170, y: 160 },
    { text: 'Malang, Jawa Timur', x: 320, y: 160 },
  );
  expect(found).toContainEqual(['certifications', 'Brevet Pajak A, 2021', 'K3 Umum, 2022']);
  expect(found).toContainEqual(['contact', 'Malang, Jawa Timur']);
});

test('the first name under a whole heading in the text’s own style is no part of it', () => {
  const found = sections(
    'Pendidikan',
    'Universitas Contoh',
    'S1 Akuntansi, lulus 2019',
    'Skripsi tentang pajak daerah',
    'Certifications',
    'Full-Stack Web Development',
    'Lembaga Sinar',
    'Brevet Pajak A',
    'Balai Kerja Bandung',
  );
  expect(found.at(-1)?.slice(0, 2)).toEqual(['certifications', 'Full-Stack Web Development']);
});

test('what stands over a signature ends the last section', () => {
  const found = sections(
    heading('PENDIDIKAN'),
    ...school,
    heading('KEAHLIAN'),
    'Excel, Word',
    'Hormat saya,',
    'Sekar Ayu',
  );
  expect(found).toEqual([
    ['education', ...school],
    ['skills', 'Excel, Word'],
    ['other', 'Hormat saya,', 'Sekar Ayu'],
  ]);
});

test('place and day over the last name end the last section', () => {
  const end = ['Kediri, 12 Agustus 2024', 'SEKAR AYU'];
  expect(sections(heading('Pendidikan'), ...school, heading('Keahlian'), 'Excel, Word', ...end)).toEqual([
    ['education', ...school],
    ['skills', 'Excel, Word'],
    ['other', ...end],
  ]);
});

test('a personal profile of labels and values is personal data, the one of sentences a summary', () => {
  const form = ['Date of Birth : 21-08-1996', 'Languages Known : English, Tamil'];
  const text = 'Tester who likes to find what others overlooked in long forms.';
  const under = (...texts: string[]) =>
    sections(heading('EDUCATION'), ...school, heading('PERSONAL PROFILE'), ...texts)[1]?.[0];
  expect(under(...form)).toBe('personal');
  expect(under(text)).toBe('summary');
});

test('a heading whose words are set far apart is one heading', () => {
  const wide = (text: string, x: number): Text => ({ text, x, y: 50, size: 13, bold: true });
  const found = sections(
    wide('TENTANG', 50),
    wide('SAYA', 160),
    'Saya membuat video pendek tentang makanan.',
    heading('PENDIDIKAN'),
    ...school,
  );
  expect(found[0]).toEqual(['summary', 'Saya membuat video pendek tentang makanan.']);
});

test('a personal profile of labels and values in two columns is personal data', () => {
  const row = (y: number, label: string, value: string): Text[] => [
    { text: label, x: 50, y },
    { text: value, x: 220, y },
  ];
  const found = sections(
    heading('EDUCATION'),
    ...school,
    { ...heading('PERSONAL PROFILE'), y: 300 },
    ...row(320, "Father's Name", 'Budi Santoso'),
    ...row(336, 'Date of Birth', '21-08-1996'),
    ...row(352, 'Languages Known', 'English, Tamil'),
  );
  expect(found[1]?.[0]).toBe('personal');
});

test('tongues beside their names need no colon', () => {
  const found = sections(
    heading('EDUCATION'),
    ...school,
    { ...heading('SKILLS'), y: 300 },
    { text: 'Mother tongue(s)', x: 50, y: 320 },
    { text: 'Italian', x: 220, y: 320 },
    { text: 'Digital', x: 50, y: 336 },
    { text: 'Moodle, GeoGebra', x: 220, y: 336 },
  );
  expect(found).toContainEqual(['languages', 'Italian']);
});

test('permits under a heading in the writer’s own words are certificates', () => {
  const found = sections(
    heading('PENDIDIKAN'),
    ...school,
    heading('IZIN PRAKTIK'),
    'STR Perawat',
    'SIPP Kota Malang',
    heading('KEAHLIAN'),
    'Excel, Word',
  );
  expect(found[1]).toEqual(['certifications', 'STR Perawat', 'SIPP Kota Malang']);
});

test('tables that follow a form without headings are known by the names of their columns', () => {
  const at = (y: number, isBold: boolean, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 200, 340, 440][index]!, y, bold: isBold }));
  const found = sections(
    { text: 'Nama: Sekar Ayu', y: 60 },
    { text: 'Email: sekar@contoh.id', y: 76 },
    ...at(110, true, 'Tempat Bekerja', 'Sebagai', 'Dari', 'Sampai'),
    ...at(130, false, 'PT Sari Roti', 'Kasir', 'Jan 2016', 'Sekarang'),
    ...at(150, false, 'CV Maju Jaya', 'Tukang Las', 'Mar 2011', 'Des 2015'),
    ...at(190, true, 'Jenjang', 'Nama Sekolah', 'Lulus Tahun'),
    ...at(210, false, 'SMK Teknik Mesin', 'SMK Negeri 2 Klaten', '2008'),
    ...at(230, false, 'SMP', 'SMP Negeri 1 Klaten', '2005'),
  );
  const rows = (type: string) => found.find(([each]) => each === type)?.length;
  expect(rows('work')).toBe(3);
  expect(rows('education')).toBe(3);
});

test('posts of a researcher under Research are jobs, papers are not; courses of a study are no certificates', () => {
  const posts = ['Lab Air | Research Assistant', 'Sep 2024 – Present', '• Maps wells'];
  const found = sections(
    heading('Experience'),
    ...job,
    heading('Research'),
    ...posts,
    heading('Coursework'),
    'Linear Models',
    'Sampling Theory',
  );
  expect(found).toContainEqual(['work', ...posts]);
  expect(found).toContainEqual(['other', 'Linear Models', 'Sampling Theory']);
  expect(sections(heading('Research'), 'Wells of Java, Jurnal Air, 2021', 'Rivers, 2022')[0]?.[0]).toBe(
    'publications',
  );
});

test('languages named in bold beside their list are no skills', () => {
  const row = (label: string, value: string, y: number): Text[] => [
    { text: label, bold: true, x: 140 - 5 * label.length, y },
    { text: value, x: 160, y },
  ];
  const found = sections(
    heading('Pengalaman'),
    ...job,
    heading('Keahlian'),
    ...row('Perangkat', 'Figma, Excel, Word', 120),
    ...row('Bahasa', 'Korea, Inggris', 136),
  );
  expect(found.slice(-2)).toEqual([
    ['skills', 'Perangkat\tFigma, Excel, Word'],
    ['languages', 'Korea, Inggris'],
  ]);
});

test('place, phone and address far below the last section are contacts', () => {
  const found = sections(
    heading('Interests'),
    '• Rowing, chess',
    { text: 'St Andrews, Scotland', x: 240, y: 760 },
    {
      text: '+44 1334 460 218 • y.carr@contoh.id',
      x: 180,
      y: 774,
    },
  );
  expect(found).toEqual([
    ['interests', '• Rowing, chess'],
    ['contact', 'St Andrews, Scotland', '+44 1334 460 218 • y.carr@contoh.id'],
  ]);
});

test('a rail that holds two known headings holds headings in the writer’s own words, too', () => {
  const rail = (label: string, text: string, y: number): Text[] => [
    { text: label, x: 50, y, size: 11, colour: 0x16a085 },
    { text, x: 180, y },
  ];
  const found = sections(
    { text: 'Siti Aminah', size: 22, y: 40 },
    ...rail('studi', 'S1 Akuntansi, Universitas Contoh 2015 - 2019', 80),
    ...rail('keterampilan', 'Excel, Word', 110),
    ...rail('yang saya urus', 'Kasir, Toko Maju 2019 - 2021', 140),
    { text: '• Melayani pelanggan', x: 180, y: 156 },
    ...rail('bahasa', 'Indonesia, Inggris', 190),
  );
  expect(found).toContainEqual(['work', 'Kasir, Toko Maju 2019 - 2021', '• Melayani pelanggan']);
});

test('a heading that a cut through the page left alone heads the dated lines of the next flow', () => {
  const found = sectionsOfFlows(
    [heading('Profil'), 'Kasir yang teliti dan ramah kepada pelanggan.', heading('Pengalaman Kerja')],
    job,
    [heading('Pendidikan'), ...school],
  );
  expect(found).toEqual([
    ['summary', 'Kasir yang teliti dan ramah kepada pelanggan.'],
    ['work', ...job],
    ['education', ...school],
  ]);
});

test('a heading with nothing below it does not take the contacts of the next flow', () => {
  const found = sectionsOfFlows(
    [heading('Pendidikan'), ...school, heading('Pengalaman Kerja')],
    ['Bandung, Jawa Barat', 'siti@contoh.id'],
  );
  expect(found.find(([type]) => type === 'work')).toEqual(['work']);
});

test('posts with one date each under Research Experience are jobs', () => {
  const posts = ['Research Assistant, Lund University | Spring 2023', '• Maps wells', '• Writes reports'];
  expect(sections(heading('Education'), ...school, heading('Research Experience'), ...posts)).toContainEqual([
    'work',
    ...posts,
  ]);
});

test('names of facts about the person that look like the headings of a card', () => {
  const row = (label: string, value: string, y: number): Text[] => [
    { text: label, bold: true, y },
    { text: value, x: 66 + 5 * label.length, y },
  ];
  const found = sections(
    { text: 'About', size: 16, bold: true, y: 40 },
    ...row('Nama', 'Rizal Azky', 60),
    ...row('Tempat,Tanggal Lahir', 'Tegal,26 Oktober 1997', 76),
    ...row('Nomer Telepon', '087888187620', 92),
    ...row('Email', 'rizal@contoh.id', 108),
    ...row('Web', 'https://contoh.id/rizal', 124),
    ...row('Alamat', 'Tegal,Indonesia', 140),
    { text: 'Pendidikan', size: 16, bold: true, y: 170 },
    { text: 'Perguruan Tinggi', bold: true, y: 190 },
    { text: 'Politeknik Harapan Bersama Kota dan Kabupaten Tegal 2016-2019', y: 206 },
    { text: 'Sekolah Dasar', bold: true, y: 230 },
    { text: 'Sekolah Dasar Negeri Kejambon 2 Kota Tegal Jawa Tengah 2003-2009', y: 246 },
  );
  expect(found.flat().join('|')).toContain('Nama\tRizal Azky');
  expect(found.map(([type]) => type)).not.toContain('other');
});

test('rows of facts without labels below a profile are about the person', () => {
  const found = sections(
    { text: 'Joan Doering', size: 20 },
    heading('Profile'),
    'A software developer with a record of keeping programs simple and people glad,',
    'who has written tools for offices and for schools and likes to teach what she',
    'has learnt. Looks for a team that takes its time to do things well.',
    { text: 'joan@doering.example', y: 140 },
    { text: '+1 206 555 0100', x: 250, y: 140 },
    { text: 'US National', y: 156 },
    { text: 'Washington D.C.', x: 250, y: 156 },
    heading('Experience'),
    ...job,
  );
  expect(found).toContainEqual([
    'contact',
    'joan@doering.example\t+1 206 555 0100',
    'US National\tWashington D.C.',
  ]);
});

test('counted headings in small capitals over large words of the writer’s own, and headings that end in a full stop', () => {
  const large = (text: string): Text => ({ text, size: 18, bold: true });
  const small = (text: string): Text => ({ text, size: 7 });
  const found = sections(
    { text: 'Ilham Sikumbang', size: 24, bold: true },
    'ilham@contoh.id',
    small('03 / SKILLS'),
    large('Tools in practice.'),
    'TypeScript, React, Arduino',
    small('05 / EDUCATION'),
    large('Where I am learning.'),
    ...school,
    small('06 / EXPERIENCE'),
    large('Experience.'),
    ...job,
    small('07 / ACHIEVEMENTS'),
    large('Achievements.'),
    'Juara 2 LKS, 2025',
  );
  expect(found).toContainEqual(['skills', 'TypeScript, React, Arduino']);
  expect(found).toContainEqual(['education', ...school]);
  expect(found).toContainEqual(['work', ...job]);
});

test('an employer and a post in the look of the headings are no heading, though a word of theirs is one', () => {
  const found = sections(
    heading('Pengalaman Kerja'),
    heading('PT Lintas Data – Manajer Proyek'),
    'Jan 2020 – Sekarang | Jakarta',
    '• Mengelola tim',
    heading('Pendidikan'),
    ...school,
    heading('Keahlian'),
    'Excel',
  );
  expect(found[0]).toEqual([
    'work',
    'PT Lintas Data – Manajer Proyek',
    'Jan 2020 – Sekarang | Jakarta',
    '• Mengelola tim',
  ]);
});

test('a labelled list in a bullet goes on below the label', () => {
  const found = sections(
    heading('Pengalaman'),
    ...job,
    heading('Additional Information'),
    '• Bahasa: Inggris, Prancis',
    '• Sertifikat: Professional Design Engineer License, Structural',
    { text: 'Process Design', x: 58 },
    '• Hobi: Tenis',
  );
  expect(found).toContainEqual([
    'certifications',
    'Professional Design Engineer License, Structural',
    'Process Design',
  ]);
});

test('what a section is about, in small letters right above its large heading, is no part of the section before it', () => {
  const small = (text: string, y: number, colour = 0x2563eb) => ({ text, y, size: 9, colour });
  const large = (text: string, y: number) => ({ text, y, size: 22, bold: true });
  expect(
    sections(
      { text: 'Siti Aminah', y: 40, size: 24, bold: true },
      small('PENGALAMAN', 100),
      large('Pengalaman Kerja', 124),
      { text: 'Kasir, Toko Maju 2019 - 2021', y: 150 },
      small('PENDIDIKAN', 230),
      large('Riwayat Pendidikan', 254),
      { text: 'Universitas Contoh 2015 - 2019', y: 280 },
      small('ORGANISASI & KEPANITIAAN', 360, 0x059669),
      large('Keterlibatan Organisasi', 384),
      { text: 'BEM FKIK 2017 - 2018', y: 410 },
    ),
  ).toEqual([
    ['header', 'Siti Aminah'],
    ['work', 'Kasir, Toko Maju 2019 - 2021'],
    ['education', 'Universitas Contoh 2015 - 2019'],
    ['organisation', 'BEM FKIK 2017 - 2018'],
  ]);
});

test('`03 · PENDIDIKAN` in small letters says what is below a large heading in the writer’s own words', () => {
  const found = sections(
    { text: 'Siti Aminah', y: 40, size: 24, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    { text: 'Pengalaman Kerja', y: 124, size: 20, bold: true },
    { text: 'Kasir, Toko Maju 2019 - 2021', y: 150 },
    { text: 'Keahlian', y: 190, size: 20, bold: true },
    { text: 'Excel', y: 216 },
    { text: '03 · PENDIDIKAN', y: 262, size: 9, colour: 0x2563eb },
    { text: 'Yang membentuk saya', y: 284, size: 20, bold: true },
    { text: 'Universitas Contoh 2015 - 2019', y: 310 },
  );
  expect(found.slice(-2)).toEqual([
    ['skills', 'Excel'],
    ['education', 'Universitas Contoh 2015 - 2019'],
  ]);
});

test.each(['Ikuti saya di: Instagram dan LinkedIn', 'Masuk ke Sistem Toko', 'Unduh CV saya'])(
  '%s at the foot of a page belongs to no section',
  (text) => {
    const found = sections(
      { text: 'Pengalaman Kerja', y: 40, size: 13, bold: true },
      { text: 'Kasir, Toko Maju 2019 - 2021', y: 60 },
      { text: 'Keahlian', y: 100, size: 13, bold: true },
      { text: '• Excel', y: 120 },
      { text, x: 200, y: 155, size: 11 },
    );
    expect(found.slice(-2)).toEqual([
      ['skills', '• Excel'],
      ['other', text],
    ]);
  },
);

test('a heading that a cut above both columns parts from its column keeps its text', () => {
  const title = (text: string, y: number, x = 50) => ({ text, y, x, size: 13, bold: true });
  const { flows, styles } = readingOrder([
    buildPage([
      title('PENDIDIKAN', 40, 270),
      { text: 'Politeknik Negeri Jember, 2018 - 2021', x: 270, y: 58 },
      { text: 'D3 Teknik Elektro', x: 270, y: 72 },
      title('PENGALAMAN', 110, 270),
      { text: 'Teknisi, Bengkel Las Karya Muda', x: 270, y: 128 },
    ]),
  ]);
  const [lines, side] = [
    flows.flatMap((flow) => flow.lines),
    readingOrder([buildPage([title('KEAHLIAN', 60), 'Las'])]),
  ];
  const cut = [{ lines: lines.slice(0, 1) }, ...side.flows, { lines: lines.slice(1) }];
  expect(findSections(cut, styles).map(({ type, ...section }) => [type, section.lines.length])).toEqual([
    ['education', 2],
    ['skills', 1],
    ['work', 1],
  ]);
});

test('shows with their years are no skills, whatever stands behind commas', () => {
  const shows = ['2025 Pesta Seni, tari Legong', '2024 Festival Laut, Osaka', '2023 Pekan Sastra, pembukaan'];
  const found = sections(
    heading('Pengalaman'),
    ...job,
    heading('Pendidikan'),
    ...school,
    heading('Pentas'),
    ...shows,
  );
  expect(found.at(-1)).toEqual(['other', ...shows]);
});
