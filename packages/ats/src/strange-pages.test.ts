import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

const jobs = ({ result }: ReturnType<typeof readPage>) =>
  flatten(result).work.map(({ jobTitle, organization, startDate, endDate }) =>
    [jobTitle, organization, startDate, endDate].join(' | '),
  );
const at = (x: number, y: number, text: string, more: Partial<Text> = {}): Text => ({ text, x, y, ...more });

test('a headline longer than its column is one text', () => {
  const lines = [
    'Senior Product Designer at Arunika Pay | Design systems, research',
    'and mentoring of designers',
  ];
  const { result } = readPage(
    at(200, 60, 'Sari Wulandari', { size: 26 }),
    at(200, 80, lines[0]!, { size: 11 }),
    at(200, 95, lines[1]!, { size: 11 }),
    at(200, 112, 'Bandung, Jawa Barat', { colour: 0x777777 }),
    at(200, 150, 'Ringkasan', { size: 16 }),
    at(200, 170, 'Merancang pembayaran untuk orang tanpa rekening.'),
    at(200, 230, 'Pengalaman', { size: 16 }),
    at(200, 252, 'Arunika Pay', { size: 12 }),
    at(200, 268, 'Senior Product Designer', { size: 11.5 }),
    at(200, 284, 'Juli 2022 - Present (4 tahun)'),
  );
  expect(result.headline).toBe(lines.join(' '));
});

test('a post in the line over the name is the headline where a sentence stands below it', () => {
  const { result } = readPage(
    at(50, 40, 'JURNALIS LEPAS', { size: 11, colour: 0xbb0033 }),
    at(50, 70, 'Sekar Pramesti', { size: 28, bold: true }),
    at(50, 88, 'Menulis tentang pangan dan sungai serta orang yang merawat keduanya.'),
    at(50, 104, 'sekar@contoh.id'),
    head('Pengalaman', 130),
    at(50, 150, 'Reporter, Harian Arjuna, 2016 – 2020'),
  );
  expect(result.headline).toBe('JURNALIS LEPAS');
});

test('a name in large letters at the foot of the page, beside the contacts', () => {
  const { result } = readPage(
    head('Pengalaman', 40),
    at(50, 60, 'Asisten Perekam', { bold: true }),
    at(430, 60, 'Agustus 2017 – Desember 2019'),
    at(50, 74, 'Radio Kota Lama, Semarang'),
    head('Pendidikan', 110),
    at(50, 130, 'D4 Film'),
    at(520, 130, '2013 – 2017'),
    at(50, 144, 'Institut Seni Karawitan'),
    head('Penghargaan', 180),
    at(50, 200, 'Tata Suara Terbaik, Festival Film Pelajar'),
    at(545, 200, '2022'),
    head('Keahlian', 230),
    at(50, 250, 'Foley, Mixing, Perekaman lapangan'),
    at(50, 760, 'Galih Prasetyo', { size: 28, bold: true }),
    at(480, 760, '0857 2233 9011'),
    at(480, 774, 'galih@contoh.id'),
    at(480, 788, 'Yogyakarta'),
  );
  expect(result.name?.raw).toBe('Galih Prasetyo');
  expect(result.sections.find(({ sectionType }) => sectionType === 'Awards')?.text).toContain('Tata Suara');
});

test('the years of a timeline’s dots beside the employers, below their periods', () => {
  const job = (y: number, year: string, post: string, period: string, house: string) => [
    at(100, y, post, { bold: true }),
    at(450, y, period),
    at(62, y + 13, year, { colour: 0xffffff, size: 8 }),
    at(100, y + 13, house),
    at(100, y + 26, `• Menyusun jadwal ${house}`),
  ];
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...job(112, '2022', 'Koordinator Logistik', 'Mei 2022 – Sekarang', 'PT Arunika'),
    ...job(162, '2019', 'Staf Gudang', 'Feb 2019 – Apr 2022', 'CV Cempaka'),
    ...job(212, '2017', 'Kurir', 'Jun 2017 – Jan 2019', 'Toko Melati'),
  );
  expect(jobs(reading)).toEqual([
    'Koordinator Logistik | PT Arunika | 2022-05 | ',
    'Staf Gudang | CV Cempaka | 2019-02 | 2022-04',
    'Kurir | Toko Melati | 2017-06 | 2019-01',
  ]);
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
    at(x, y, post, { bold: true }),
    at(x, y + 12, house),
    at(x, y + 24, period),
  ];
  const small = { size: 12, bold: true };
  const page = {
    ...buildPage([
      at(50, 50, 'Aulia Siregar', { size: 22, bold: true }),
      at(50, 106, 'Profil', small),
      at(50, 122, 'Analis yang senang membongkar surel penipuan'),
      at(312, 106, 'Kontak', small),
      at(312, 122, 'aulia@contoh.id'),
      at(312, 136, '0821-6777-9031'),
      at(50, 196, 'Pengalaman', small),
      ...card(50, 214, 'Analis Senior', 'PT Perisai Data', 'Okt 2022 – Sekarang'),
      ...card(303, 214, 'Analis Muda', 'PT Cempaka Data', 'Jan 2021 – Sep 2022'),
      ...card(50, 266, 'Staf TI', 'Koperasi Bersama', 'Mar 2019 – Des 2020'),
      at(50, 346, 'Pendidikan', small),
      at(50, 362, 'S1 Informatika', { bold: true }),
      at(50, 374, 'Universitas Arunika'),
      at(50, 386, '2014 – 2018'),
      at(312, 346, 'Keahlian', small),
      at(312, 362, 'Splunk, Python, Wireshark'),
      at(312, 376, 'Forensik memori'),
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
  expect(jobs(reading).toSorted()).toEqual([
    'Analis Muda | PT Cempaka Data | 2021-01 | 2022-09',
    'Analis Senior | PT Perisai Data | 2022-10 | ',
    'Staf TI | Koperasi Bersama | 2019-03 | 2020-12',
  ]);
  expect(reading.result.phoneNumbers).toEqual(['0821-6777-9031']);
});

test('a merged cell beside a table’s column names is the heading of what stands below them', () => {
  const columns = [45, 130, 220, 380, 550];
  const row = (y: number, texts: readonly string[]): Text[] =>
    texts.map((text, index) => at(columns[index + 1]! + 4, y, text));
  const page = {
    ...buildPage([
      ...siti,
      at(49, 130, 'Pengalaman', { bold: true }),
      at(49, 142, 'Kerja', { bold: true }),
      ...row(114, ['Tahun', 'Instansi', 'Jabatan']),
      ...row(134, ['2018 – 2022', 'PT Arunika', 'Staf Gudang']),
      ...row(154, ['2016 – 2018', 'CV Cempaka', 'Kasir']),
      at(49, 174, 'Organisasi', { bold: true }),
      ...row(174, ['Tahun', 'Organisasi', 'Jabatan']),
      ...row(194, ['2013 – 2016', 'Karang Taruna Melati', 'Sekretaris']),
      ...row(214, ['2010 – 2013', 'Pramuka Kudus', 'Anggota']),
    ]),
    rules: [
      ...columns.map((x) => ({ x, y: 100, width: 0.5, height: 120 })),
      ...[100, 160, 220].map((y) => ({ x: 45, y, width: 505, height: 0.5 })),
      ...[120, 140, 180, 200].map((y) => ({ x: 130, y, width: 420, height: 0.5 })),
    ],
  };
  const reading = readItems([page], { asOf: '2026-11-21' });
  expect(jobs(reading)).toEqual([
    'Staf Gudang | PT Arunika | 2018 | 2022',
    'Kasir | CV Cempaka | 2016 | 2018',
  ]);
  const clubs = reading.result.sections.filter(({ sectionType }) => sectionType === 'Organisations');
  expect(clubs.map(({ text }) => text).join('\n')).toContain('Karang Taruna Melati');
});

test('a list that a column’s foot cut goes on at the top of the next column', () => {
  const { result } = readPage(
    at(230, 30, 'Siti Aminah', { size: 22, bold: true }),
    ...['Kontak', 'siti@contoh.id', '0812-3456-7890', 'Purwokerto'].map((text, index) =>
      at(50, 70 + 16 * index, text, index === 0 ? { size: 12, bold: true } : {}),
    ),
    at(50, 150, 'Pengalaman', { size: 12, bold: true }),
    at(50, 166, 'Apoteker', { bold: true }),
    at(50, 180, 'Apotek Arunika'),
    at(50, 194, 'April 2018 – Maret 2021'),
    at(230, 70, 'Pendidikan', { size: 12, bold: true }),
    at(230, 86, 'S1 Farmasi', { bold: true }),
    at(230, 100, 'Universitas Cempaka'),
    at(230, 114, '2013 – 2017'),
    at(230, 150, 'Keahlian', { size: 12, bold: true }),
    ...['• Farmasi klinis', '• Compounding', '• SIMRS'].map((text, index) => at(230, 166 + 14 * index, text)),
    ...['• Konseling obat', '• Manajemen stok'].map((text, index) => at(410, 70 + 14 * index, text)),
    at(410, 120, 'Bahasa', { size: 12, bold: true }),
    at(410, 136, 'Indonesia'),
    at(410, 150, 'Inggris'),
    at(410, 180, 'Minat', { size: 12, bold: true }),
    at(410, 196, 'Bersepeda'),
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Farmasi klinis',
    'Compounding',
    'SIMRS',
    'Konseling obat',
    'Manajemen stok',
  ]);
});

test('a large figure below an address of the web is none of its letters', () => {
  const { result } = readPage(
    at(50, 40, 'Camila Duarte', { size: 26, bold: true }),
    at(50, 60, 'camila@contoh.id · linkedin.com/in/camiladuarte'),
    at(50, 90, '7', { size: 24, bold: true }),
    at(50, 104, 'tahun pengalaman'),
    head('Pengalaman', 140),
    at(50, 160, 'Staf Pemasaran, PT Arunika, 2018 – 2021'),
  );
  expect(result.linkedin).toBe('linkedin.com/in/camiladuarte');
});

test('`Halo!` over a sentence opens what somebody says of themselves', () => {
  const { result } = readPage(
    ...siti,
    head('Halo!', 90),
    at(50, 110, 'Fotografer makanan dan kerajinan dengan studio cahaya alami.'),
    head('Pengalaman', 140),
    at(50, 160, 'Fotografer, Studio Nampan, 2020 – 2022'),
    head('Keahlian', 190),
    at(50, 210, 'Lightroom, Tata cahaya'),
  );
  expect(result.summary).toBe('Fotografer makanan dan kerajinan dengan studio cahaya alami.');
});
