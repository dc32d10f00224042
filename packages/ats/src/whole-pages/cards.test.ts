import { describe, expect, test } from 'vitest';
import type { Shape } from '../model.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { jobLines, jobsWithFirstMonths } from '../testing/entries-of.ts';
import { fieldsOf, head, readBelowName, readPage, siti } from '../testing/read-page.ts';
import { jobAt, textAt } from '../testing/texts.ts';

// Cards and panels.

interface Card {
  title: string[];
  period: string;
  text: string[];
}

/** Each card from its top, so that what is below a title of two lines stands lower than in the card beside it. */
const cardFrom = (x: number, y: number, { title, period, text }: Card) => [
  ...title.map((line, index) => ({ text: line, x, y: y + 16 * index, size: 11, bold: true })),
  { text: period, x, y: y + 16 * title.length + 3, size: 8.5, bold: true, colour: 0x6366f1 },
  ...text.map((line, index) => ({
    text: line,
    x,
    y: y + 16 * title.length + 24 + 15 * index,
    size: 8.5,
    colour: 0x64748b,
  })),
];

test('labelled lines that close every card are the facts of the title above the text', () => {
  const card = (y: number, title: string, deed: string, firm: string, years: string): Text[] => [
    { text: title, y, size: 13, bold: true },
    { text: deed, y: y + 16 },
    { text: `Organisasi: ${firm}`, y: y + 30 },
    { text: 'Tipe: magang', y: y + 44 },
    { text: `Tahun: ${years}`, y: y + 58 },
  ];
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...card(
        112,
        'Staf Gudang',
        'Mencatat keluar masuk barang dan menyusun laporan.',
        'PT Arunika Jaya',
        '2022 - 2024',
      ),
      ...card(
        210,
        'Asisten Laboratorium',
        'Mendampingi mahasiswa dalam praktikum mingguan.',
        'Politeknik Kencana',
        '2020 - 2021',
      ),
    ).result,
  );
  expect(
    work.map(({ jobTitle, organization, startDate, endDate, description }) => [
      jobTitle,
      organization,
      startDate,
      endDate,
      description,
    ]),
  ).toEqual([
    ['Staf Gudang', 'PT Arunika Jaya', '2022', '2024', 'Mencatat keluar masuk barang dan menyusun laporan.'],
    [
      'Asisten Laboratorium',
      'Politeknik Kencana',
      '2020',
      '2021',
      'Mendampingi mahasiswa dalam praktikum mingguan.',
    ],
  ]);
});

test('jobs in three cards whose titles have one line or two', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...cardFrom(61, 120, {
        title: ['Senior Web', 'Developer'],
        period: '2023 - Sekarang',
        text: ['PT Lintas Data |', 'Mengembangkan dan', 'merawat aplikasi web', 'untuk klien korporat.'],
      }),
      ...cardFrom(241, 120, {
        title: ['Web Developer'],
        period: '2022 - 2023',
        text: ['CV Kreasi Digital |', 'Membangun situs web', 'untuk berbagai klien.'],
      }),
      ...cardFrom(421, 120, {
        title: ['Junior Web', 'Developer'],
        period: '2021 - 2022',
        text: ['Studio Desain Web |', 'Mengembangkan tampilan', 'untuk berbagai proyek.'],
      }),
    ).result,
  );
  expect(work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate])).toEqual([
    ['Senior Web Developer', 'PT Lintas Data', '2023'],
    ['Web Developer', 'CV Kreasi Digital', '2022'],
    ['Junior Web Developer', 'Studio Desain Web', '2021'],
  ]);
  expect(work[1]?.description).toBe('Membangun situs web untuk berbagai klien.');
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
  const { work } = fieldsOf(
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

test('jobs in two cards side by side, each with its period on a coloured field over the post', () => {
  const card = (x: number, period: string, post: string, employer: string, ...tasks: string[]): Text[] => [
    { text: period, x: x + 6, y: 112, size: 8, colour: 0xffffff },
    { text: post, x, y: 126, bold: true },
    { text: employer, x, y: 140 },
    ...tasks.map((task, at) => ({ text: `• ${task}`, x, y: 154 + 14 * at })),
  ];
  const read = readPage(
    ...siti,
    head('Pengalaman Mengajar', 90),
    ...card(
      50,
      'Juli 2019 - Sekarang',
      'Guru Matematika',
      'SMP Arunika',
      'Mengajar tujuh kelas',
      'Membina tim olimpiade',
      'Menyusun modul',
    ),
    ...card(
      320,
      'Januari 2017 - Juni 2019',
      'Tentor Matematika',
      'Bimbel Kencana',
      'Mengajar kelas intensif',
    ),
    head('Pendidikan', 220),
    { text: 'SMA Negeri 2 Tegal', y: 240 },
  );
  expect(jobsWithFirstMonths(read)).toEqual([
    ['Guru Matematika', 'SMP Arunika', '2019-07'],
    ['Tentor Matematika', 'Bimbel Kencana', '2017-01'],
  ]);
});

test('cards in rows of two are read row by row, however many rows there are', () => {
  const card = (x: number, y: number, post: string, employer: string, period: string): Text[] => [
    { text: post, x, y, bold: true },
    { text: employer, x, y: y + 14, colour: 0x14532d },
    { text: period, x, y: y + 28, size: 8 },
    { text: '• Ran the ward at night', x, y: y + 42 },
  ];
  const read = readPage(
    ...siti,
    head('Experience', 90),
    ...card(50, 112, 'Charge Nurse', 'St Brigid’s', 'May 2024 – Present'),
    ...card(310, 112, 'Senior Nurse', 'Harbour Clinic', 'May 2021 – March 2024'),
    ...card(50, 190, 'Staff Nurse', 'Royal Infirmary', 'June 2018 – March 2021'),
    ...card(310, 190, 'Nursing Student', 'Meadowbank Home', 'May 2017 – May 2018'),
    head('Education', 270),
    { text: 'University of Leeds, BSc Nursing, 2014 – 2017', y: 292 },
  );
  expect(jobsWithFirstMonths(read)).toEqual([
    ['Charge Nurse', 'St Brigid’s', '2024-05'],
    ['Senior Nurse', 'Harbour Clinic', '2021-05'],
    ['Staff Nurse', 'Royal Infirmary', '2018-06'],
    ['Nursing Student', 'Meadowbank Home', '2017-05'],
  ]);
});

test('a side column beside cards is cut off before the cards are', () => {
  const at =
    (x: number) =>
    (text: string, y: number, more: Partial<Text> = {}) => ({
      text,
      x,
      y,
      ...more,
    });
  const [one, two, side] = [at(58), at(240), at(440)];
  const big = { size: 14, bold: true };
  const { skills, summary, work } = fieldsOf(
    { text: 'Sarah Johnson', x: 58, y: 40, size: 22, bold: true },
    { text: 'sarah@contoh.id', x: 58, y: 60 },
    one('About', 90, big),
    one('Marketing manager who has brought three brands of tea to market and', 108),
    one('likes to count what came of it.', 122),
    one('Job Experience', 160, big),
    one('Marketing Manager', 180, { bold: true }),
    one('Arunika Agency', 194),
    one('Jan 2020 – Present', 208),
    one('Led a team of four.', 222),
    two('Campaign Assistant', 180, { bold: true }),
    two('Kartika Studio', 194),
    two('Jun 2017 – Dec 2019', 208),
    two('Wrote the newsletters.', 222),
    ...[270, 360, 450].flatMap((y) => [
      one('Cashier', y, { bold: true }),
      one('Arunika Shop', y + 14),
      one(`Jan 20${15 - y / 90} – Dec 20${16 - y / 90}`, y + 28),
      two('Waiter', y, { bold: true }),
      two('Kartika Inn', y + 14),
      two(`Jan 20${15 - y / 90} – Dec 20${16 - y / 90}`, y + 28),
    ]),
    side('Skills', 90, big),
    side('Copywriting,', 108),
    side('Budgeting', 122),
    side('Languages', 160, big),
    side('English', 180),
    side('Spanish', 194),
  );
  expect(summary).toBe(
    'Marketing manager who has brought three brands of tea to market and likes to count what came of it.',
  );
  expect(skills).toEqual(['Copywriting', 'Budgeting']);
  expect(work).toHaveLength(8);
});

test('a panel over the whole page between panels side by side keeps its cards', () => {
  const panel = (x: number, y: number, width: number, height: number) => ({
    kind: 'fill' as const,
    colour: 0xffffff,
    x,
    y,
    width,
    height,
  });
  const card = (x: number, y: number, post: string, house: string, period: string) => [
    textAt(x, y, post, { bold: true }),
    textAt(x, y + 12, house),
    textAt(x, y + 24, period),
  ];
  const small = { size: 12, bold: true };
  const page = {
    ...buildPage([
      textAt(50, 50, 'Aulia Siregar', { size: 22, bold: true }),
      textAt(50, 106, 'Profil', small),
      textAt(50, 122, 'Analis yang senang membongkar surel penipuan'),
      textAt(312, 106, 'Kontak', small),
      textAt(312, 122, 'aulia@contoh.id'),
      textAt(312, 136, '0821-6777-9031'),
      textAt(50, 196, 'Pengalaman', small),
      ...card(50, 214, 'Analis Senior', 'PT Perisai Data', 'Okt 2022 – Sekarang'),
      ...card(303, 214, 'Analis Muda', 'PT Cempaka Data', 'Jan 2021 – Sep 2022'),
      ...card(50, 266, 'Staf TI', 'Koperasi Bersama', 'Mar 2019 – Des 2020'),
      textAt(50, 346, 'Pendidikan', small),
      textAt(50, 362, 'S1 Informatika', { bold: true }),
      textAt(50, 374, 'Universitas Arunika'),
      textAt(50, 386, '2014 – 2018'),
      textAt(312, 346, 'Keahlian', small),
      textAt(312, 362, 'Splunk, Python, Wireshark'),
      textAt(312, 376, 'Forensik memori'),
    ]),
    shapes: [
      panel(40, 90, 254, 80),
      panel(303, 90, 254, 80),
      panel(40, 180, 517, 140),
      panel(40, 330, 254, 80),
      panel(303, 330, 254, 80),
    ],
  };
  const reading = readItems([page], { asOf: '2026-11-21' });
  expect(jobLines(reading).toSorted()).toEqual([
    'Analis Muda | PT Cempaka Data | 2021-01 | 2022-09',
    'Analis Senior | PT Perisai Data | 2022-10 | ',
    'Staf TI | Koperasi Bersama | 2019-03 | 2020-12',
  ]);
  expect(reading.result.phoneNumbers).toEqual(['0821-6777-9031']);
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

test('cards: a title that an icon moved to the right of its text opens the job', () => {
  const card = (y: number, title: string, firm: string, period: string, text: string): Text[] => [
    { text: title, x: 120, y, size: 18, bold: true },
    { text: firm, x: 140, y: y + 24, size: 13 },
    { text: period, x: 90, y: y + 50 },
    { text, x: 70, y: y + 76, size: 13 },
  ];
  const page = readPage(
    ...siti,
    { ...head('Experience', 90), size: 26 },
    ...card(
      120,
      'Kepala divisi logistik',
      'PT Sagara',
      'Jan 2021 - Des 2023',
      'Mengatur gudang untuk acara kampus.',
    ),
    ...card(
      240,
      'Pembuat halaman web',
      'Kopi Arunika',
      'Mar 2019 - Nov 2020',
      'Membuat toko daring dengan React.',
    ),
  );
  expect(jobLines(page)).toEqual([
    'Kepala divisi logistik | PT Sagara | 2021-01 | 2023-12',
    'Pembuat halaman web | Kopi Arunika | 2019-03 | 2020-11',
  ]);
});

test('cards: skills with a badge, a length and a share under each name', () => {
  const card = (x: number, y: number, name: string, years: string): Text[] => [
    { text: name, x, y, size: 15, bold: true },
    { text: 'Main', x: x + 150, y, size: 9, bold: true },
    { text: `${years} year experience`, x, y: y + 15 },
    { text: 'Beginner', x, y: y + 40 },
    { text: '50%', x: x + 150, y: y + 40, bold: true },
  ];
  const { result } = readPage(
    ...siti,
    { ...head('Skills', 90), size: 26 },
    { text: 'Main Skills', y: 112, bold: true, size: 13 },
    ...card(70, 140, 'Laravel', '0.5'),
    ...card(320, 140, 'Figma', '1'),
    { text: 'Other Skills', y: 212, bold: true, size: 13 },
    ...card(70, 240, 'Blender', '1'),
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Laravel', 'Figma', 'Blender']);
});

test('cards side by side whose dates have a label', () => {
  const card = (x: number, school: string, degree: string, when: string) => [
    textAt(x, 130, school, { bold: true, size: 12 }),
    textAt(x, 146, degree),
    textAt(x, 160, when, { size: 8 }),
  ];
  const { education } = fieldsOf(
    ...siti,
    head('Pendidikan', 104),
    ...card(50, 'Universitas Cendana', 'S1 Farmasi', 'Lulus: 2021'),
    ...card(310, 'SMA Negeri 2 Kudus', 'IPA', 'Lulus: 2017'),
    head('Pengalaman', 200),
    ...jobAt(220),
  );
  expect(education).toMatchObject([
    { organization: 'Universitas Cendana', accreditation: 'S1 Farmasi', completionDate: '2021' },
    { organization: 'SMA Negeri 2 Kudus', accreditation: 'IPA', completionDate: '2017' },
  ]);
});

test('columns under headings of their own whose letters reach into the line below are no cards', () => {
  const heading = (text: string, x: number): Text => ({ ...head(text, 108), x, height: 22 });
  const page = readPage(
    ...siti,
    heading('EDUCATION', 34),
    heading('EXPERIENCE', 213),
    textAt(34, 121, 'University College Arunika', { bold: true, size: 8 }),
    textAt(34, 133, 'BE Mechanical Engineering', { size: 8 }),
    textAt(34, 145, 'Sep 2009 – Jun 2013', { size: 8 }),
    textAt(213, 121, 'Senior Engineer', { bold: true, size: 8 }),
    textAt(213, 133, 'Lembah Medical, Cork', { size: 8 }),
    textAt(213, 145, 'Oct 2019 – Present', { size: 8 }),
    textAt(213, 157, '• Designed fixtures that raised the yield', { size: 8 }),
    textAt(213, 180, 'Engineer', { bold: true, size: 8 }),
    textAt(213, 192, 'Shannon Pumps, Limerick', { size: 8 }),
    textAt(213, 204, 'Jul 2015 – Sep 2019', { size: 8 }),
    textAt(213, 216, '• Released four hundred drawings', { size: 8 }),
    { ...head('SKILLS', 184), x: 34 },
    textAt(34, 204, 'SolidWorks', { size: 8 }),
    textAt(34, 216, 'AutoCAD', { size: 8 }),
  );
  expect(jobLines(page)).toEqual([
    'Senior Engineer | Lembah Medical | 2019-10 | ',
    'Engineer | Shannon Pumps | 2015-07 | 2019-09',
  ]);
  expect(flatten(page.result).skills).toEqual(['SolidWorks', 'AutoCAD']);
});

test('cards at both sides of a time line in one column of text: each has an edge of its own', () => {
  const { result } = readBelowName(
    head('Pengalaman', 90),
    { text: 'Mei 2021 – sekarang', y: 104 },
    { text: 'Supervisor Kafe', y: 118, bold: true },
    { text: 'Kopi Kencana, Malang', y: 132 },
    { text: '• Memimpin 9 barista di dua gerai.', y: 146, x: 64 },
    { text: '• Menurunkan biji terbuang.', y: 160, x: 64 },
    { text: 'Februari 2018 – April 2021', y: 184, x: 156 },
    { text: 'Barista', y: 198, bold: true, x: 150 },
    { text: 'Arunika Coffee, Malang', y: 212, x: 150 },
    { text: '• Menyeduh 150 cangkir per hari.', y: 226, x: 164 },
  );
  expect(
    result.workExperience.map(({ jobTitle, organization, location }) => [
      jobTitle,
      organization,
      location?.rawInput,
    ]),
  ).toEqual([
    ['Supervisor Kafe', 'Kopi Kencana', 'Malang'],
    ['Barista', 'Arunika Coffee', 'Malang'],
  ]);
});

test('columns under headings that stand in the middle of each are no cards', () => {
  const page = readPage(
    ...siti,
    { ...head('PENDIDIKAN', 108), x: 110, bold: false },
    { ...head('PENGALAMAN KERJA', 108), x: 350, bold: false },
    ...[
      ['Universitas Arunika', '2017 – 2021', 'Teknik Sipil', 'SMA Negeri 4 Kencana', '2014 – 2017', 'IPA'],
      ['PT Lembah Jaya', '2022 – 2024', 'Pengawas Lapangan', 'CV Bukit Teduh', '2021 – 2022', 'Juru Gambar'],
    ].flatMap((texts, column) =>
      texts.map((text, row) =>
        textAt([40, 300][column]!, 128 + 14 * row, text, {
          bold: row % 3 === 0,
          size: row % 3 === 0 ? 10 : 9,
        }),
      ),
    ),
  );
  expect(jobLines(page)).toEqual([
    'Pengawas Lapangan | PT Lembah Jaya | 2022 | 2024',
    'Juru Gambar | CV Bukit Teduh | 2021 | 2022',
  ]);
  expect(flatten(page.result).education).toHaveLength(2);
});

test('cards with facts at the left and a text in the middle of their height at the right are an entry each', () => {
  const facts = (y: number, ...lines: string[]): Text[] =>
    lines.map((text, at) => ({ text, x: 70, y: y + 13 * at, bold: at < 2, size: 9 }));
  const paragraph = (y: number, ...lines: string[]): Text[] =>
    lines.map((text, at) => ({ text, x: 260, y: y + 13 * at }));
  const { work, education } = fieldsOf(
    ...siti,
    head('Experience', 100),
    ...facts(140, '2024 - 2025', 'Staf Arsip', 'Yayasan Kencana', 'Kudus'),
    ...paragraph(
      127,
      'Sebagai anggota tim arsip menyusun daftar',
      'surat masuk dan surat keluar setiap hari,',
      'memindai dokumen lama, membantu rapat',
      'pengurus serta menata ruang simpan yang',
      'dipakai bersama oleh tiga bidang yayasan',
      'sampai selesai.',
    ),
    ...facts(260, '2022 - 2024', 'Kasir', 'Toko Arunika', 'Jepara'),
    ...paragraph(272, 'Melayani pembeli dan menutup kas harian', 'tanpa selisih selama dua tahun.'),
    head('Education', 340),
    ...facts(380, '2019 - 2022', 'SMA Negeri 2 Kudus', 'Kudus'),
    ...paragraph(387, 'Memimpin klub baca dan menulis untuk', 'majalah dinding sekolah.'),
  );
  expect(
    work.map(({ jobTitle, organization, description }) => [
      jobTitle,
      organization,
      description?.slice(0, 22),
    ]),
  ).toEqual([
    ['Staf Arsip', 'Yayasan Kencana', 'Sebagai anggota tim ar'],
    ['Kasir', 'Toko Arunika', 'Melayani pembeli dan m'],
  ]);
  expect(education.map(({ organization }) => organization)).toEqual(['SMA Negeri 2 Kudus']);
});

test('jobs in boxes of their own side by side, with the period at the lower right of each, are read box by box', () => {
  const box = (x: number, y: number): Shape => ({
    kind: 'fill',
    x,
    y,
    width: 250,
    height: 70,
    colour: 0xffffff,
  });
  const card = (x: number, y: number, house: string, post: string, deed: string, period: string) => [
    textAt(x, y + 14, house, { bold: true }),
    textAt(x, y + 27, post, { italic: true }),
    textAt(x, y + 40, `• ${deed}`),
    textAt(x + 130, y + 62, period, { size: 8 }),
  ];
  const page = {
    ...buildPage([
      ...siti,
      head('Pengalaman Kerja', 90),
      ...card(50, 100, 'Toko Arunika', 'Kepala Gudang', 'Menata 40 rak gudang', 'Feb 2021 – Sekarang'),
      ...card(320, 100, 'Pabrik Kencana', 'Staf Gudang', 'Mencatat 90 kiriman', 'Agu 2017 – Jan 2021'),
      ...card(50, 180, 'Koperasi Laut', 'Kasir', 'Melayani 60 anggota', 'Jun 2015 – Jul 2017'),
      head('Organisasi', 280),
      ...card(50, 290, 'Karang Taruna Mawar', 'Bendahara', 'Mengelola kas warga', '2016 – 2018'),
    ]),
    shapes: [box(42, 100), box(312, 100), box(42, 180), box(42, 290)],
  };
  const { result, details } = readItems([page], { asOf: '2026-11-21' });
  expect(jobLines({ result })).toEqual([
    'Kepala Gudang | Toko Arunika | 2021-02 | ',
    'Staf Gudang | Pabrik Kencana | 2017-08 | 2021-01',
    'Kasir | Koperasi Laut | 2015-06 | 2017-07',
  ]);
  expect(details).toMatchObject({
    'sections.2.parts.0.organization': 'Karang Taruna Mawar',
    'sections.2.parts.0.position': 'Bendahara',
    'sections.2.parts.0.startDate': '2016',
  });
});

describe.each([
  ['in bold', true],
  ['in no other letters than their text', false],
])('jobs two by two, each with its period behind its title %s', (_, bold) => {
  const job = (x: number, y: number, post: string, house: string, period: string) => [
    textAt(x, y, post, { bold }),
    textAt(x + 140, y, period),
    textAt(x, y + 14, house),
    textAt(x, y + 28, `• Menata ${y} rak`),
  ];

  test('are read job by job', () => {
    const page = readPage(
      ...siti,
      { ...head('Pengalaman Kerja', 90), x: 250 },
      ...job(50, 120, 'Kepala Gudang', 'Toko Arunika, Kudus', 'Feb 2021 – Sekarang'),
      ...job(320, 120, 'Staf Gudang', 'PT Kencana, Jepara', 'Agu 2017 – Jan 2021'),
      ...job(50, 180, 'Kasir', 'Koperasi Laut, Pati', 'Jun 2015 – Jul 2017'),
      { ...head('Pendidikan', 250), x: 260 },
      textAt(50, 275, 'SMA Negeri 2 Kudus', { bold }),
      textAt(220, 275, '2012 – 2015'),
    );
    expect(jobLines(page)).toEqual([
      'Kepala Gudang | Toko Arunika | 2021-02 | ',
      'Staf Gudang | PT Kencana | 2017-08 | 2021-01',
      'Kasir | Koperasi Laut | 2015-06 | 2017-07',
    ]);
  });
});

test('jobs side by side, each with its period in a row of its own at the right of its column', () => {
  const job = (x: number, post: string, house: string, period: string) => [
    textAt(x, 120, post, { bold: true }),
    textAt(x, 134, house, { italic: true }),
    textAt(x, 148, '• Menata empat puluh rak'),
    textAt(x + 140, 164, period),
  ];
  const page = readPage(
    ...siti,
    { ...head('Pengalaman Kerja', 90), x: 250 },
    ...job(50, 'Kepala Gudang', 'Toko Arunika, Kudus', 'Feb 2021 – Sekarang'),
    ...job(320, 'Staf Gudang', 'PT Kencana, Jepara', 'Agu 2017 – Jan 2021'),
  );
  expect(jobLines(page)).toEqual([
    'Kepala Gudang | Toko Arunika | 2021-02 | ',
    'Staf Gudang | PT Kencana | 2017-08 | 2021-01',
  ]);
});
