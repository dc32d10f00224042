import { expect, test } from 'vitest';
import { readingOrder } from './layout/reading-order.ts';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

const flatOf = (...texts: (Text | string)[]) => flatten(readPage(...texts).result);
const label = (text: string, y: number): Text => ({ text, x: 50, y, size: 11, bold: true });
const beside = (text: string, y: number, more: Partial<Text> = {}): Text => ({ text, x: 170, y, ...more });

test('headings in a margin that all stand a row lower than their text keep the row above them', () => {
  const read = flatOf(
    ...siti,
    beside('Staf gudang yang rapi dan jujur.', 96),
    label('Profil', 109),
    beside('Toko Beras Makmur, Januari 2020 - Maret 2023', 132, { bold: true }),
    label('Pengalaman', 145),
    beside('Kasir', 145),
    beside('• Melayani pembeli di toko', 158),
    beside('SMK Negeri 2 Klaten, 2016 - 2019', 184, { bold: true }),
    label('Pendidikan', 197),
    beside('Akuntansi', 197),
    beside('Microsoft Excel, Kasir, Stok', 223),
    label('Keahlian', 236),
  );
  expect(read.summary).toBe('Staf gudang yang rapi dan jujur.');
  expect(read.work).toMatchObject([{ organization: 'Toko Beras Makmur', jobTitle: 'Kasir' }]);
  expect(read.education).toMatchObject([{ organization: 'SMK Negeri 2 Klaten' }]);
  expect(read.skills).toEqual(['Microsoft Excel', 'Kasir', 'Stok']);
});

test('headings over their text keep what stands above them in the section before', () => {
  const read = flatOf(
    ...siti,
    label('Profil', 96),
    beside('Staf gudang yang rapi dan jujur.', 109),
    label('Keahlian', 122),
    beside('Microsoft Excel, Kasir, Stok', 135),
    label('Bahasa', 148),
    beside('Indonesia, Inggris', 161),
  );
  expect(read.summary).toBe('Staf gudang yang rapi dan jujur.');
  expect(read.languages).toEqual(['Indonesia', 'Inggris']);
});

test('headings on a dark panel that look like the text there', () => {
  const white = 0xffffff;
  const panel = (text: string, y: number): Text => ({ text, x: 400, y, colour: white });
  const read = flatOf(
    ...siti,
    { text: 'Profil', y: 100, colour: 0x111111 },
    { text: 'Staf gudang yang rapi dan jujur di kota.', y: 116, colour: 0x1a1a1a },
    { text: 'Pengalaman Kerja', y: 148, colour: 0x111111 },
    { text: 'Kasir, Toko Beras Makmur', y: 164, colour: 0x1a1a1a },
    { text: 'Januari 2020 - Maret 2023', y: 178, colour: 0x1a1a1a },
    { text: '• Melayani pembeli di toko beras', y: 192, colour: 0x1a1a1a },
    { text: '• Menghitung uang setiap sore hari', y: 206, colour: 0x1a1a1a },
    { text: 'Pendidikan', y: 238, colour: 0x111111 },
    { text: 'SMK Negeri 2 Klaten, 2016 - 2019', y: 254, colour: 0x1a1a1a },
    panel('Kontak', 100),
    panel('0812 3456 7890', 116),
    panel('Klaten', 130),
    panel('siti-aminah.id', 144),
    panel('Keahlian', 164),
    panel('• Microsoft Excel', 178),
    panel('• Penataan Barang', 192),
    panel('• Stok Opname', 206),
    panel('• Menimbang', 220),
    panel('• Menyetir', 234),
    panel('Bahasa', 266),
    panel('Indonesia', 282),
    panel('Inggris', 296),
  );
  expect(read.work).toHaveLength(1);
  expect(read.phones).toHaveLength(1);
  expect(read.skills).toEqual(['Microsoft Excel', 'Penataan Barang', 'Stok Opname', 'Menimbang', 'Menyetir']);
  expect(read.languages).toEqual(['Indonesia', 'Inggris']);
});

test('headings whose number leaves no space', () => {
  const read = flatOf(
    ...siti,
    head('1.Keahlian', 100),
    'Microsoft Excel, Stok',
    head('2.Bahasa', 150),
    'Indonesia, Inggris',
  );
  expect(read.skills).toEqual(['Microsoft Excel', 'Stok']);
  expect(read.languages).toEqual(['Indonesia', 'Inggris']);
});

test('a period in the margin that breaks behind a dash and a month', () => {
  const text = (line: string, y: number, more: Partial<Text> = {}): Text => ({
    text: line,
    x: 122,
    y,
    ...more,
  });
  const read = flatOf(
    ...siti,
    head('Pengalaman', 100),
    { text: 'Sep 2021–Nov', y: 120 },
    text('Toko Beras Makmur', 120, { bold: true }),
    { text: '2023', y: 136 },
    text('Kasir', 136),
    text('Klaten', 148),
    text('• Melayani pembeli di toko', 162),
    { text: 'Apr 2019–Jul', y: 200 },
    text('Toko Kain Sutera', 190, { bold: true }),
    { text: '2021', y: 216 },
    text('Pramuniaga', 216),
    text('Solo', 218),
    text('• Menata kain di rak', 232),
    { text: 'Jan 2017–Mar', y: 280 },
    text('Toko Roti Gandum', 260, { bold: true }),
    { text: '2019', y: 296 },
    text('Penjaga Toko', 296),
    text('Solo', 288),
    text('• Membungkus roti', 302),
  );
  expect(read.work).toMatchObject([
    { organization: 'Toko Beras Makmur', startDate: '2021-09', endDate: '2023-11' },
    { organization: 'Toko Kain Sutera', startDate: '2019-04', endDate: '2021-07' },
    { organization: 'Toko Roti Gandum', startDate: '2017-01', endDate: '2019-03' },
  ]);
});

test('headings in a margin lower than their text by about one step, some of them beside its second row', () => {
  const read = flatOf(
    ...siti,
    beside('Staf gudang yang rapi dan jujur,', 96),
    label('Profil', 106),
    beside('siap bekerja malam.', 110),
    beside('Toko Beras Makmur, Januari 2020 - Maret 2023', 140, { bold: true }),
    label('Pengalaman', 152),
    beside('Kasir', 154),
    beside('• Melayani pembeli di toko', 168),
    beside('SMK Negeri 2 Klaten, 2016 - 2019', 198, { bold: true }),
    label('Pendidikan', 208),
    beside('Akuntansi', 212),
    beside('Microsoft Excel, Kasir,', 242),
    label('Keahlian', 254),
    beside('Stok Opname', 256),
  );
  expect(read.summary).toBe('Staf gudang yang rapi dan jujur, siap bekerja malam.');
  expect(read.work).toMatchObject([{ organization: 'Toko Beras Makmur', jobTitle: 'Kasir' }]);
  expect(read.education).toMatchObject([{ organization: 'SMK Negeri 2 Klaten' }]);
  expect(read.skills).toEqual(['Microsoft Excel', 'Kasir', 'Stok Opname']);
});

test('headings in two rows of which the lower one is no heading by itself', () => {
  const read = flatOf(
    ...siti,
    head('EDUCATION', 100),
    head('AND TRAINING', 117),
    { text: 'Riverside College, 2012 - 2015', y: 140 },
    { text: 'Diploma in Nursing', y: 154 },
    head('SKILLS', 190),
    { text: 'Wound Care, Triage', y: 210 },
  );
  expect(read.education).toMatchObject([{ organization: 'Riverside College' }]);
  expect(read.certifications).toEqual([]);
});

test('headings in capitals of their own colour behind a square', () => {
  const green = (text: string, y: number): Text => ({ text: `■ ${text}`, y, colour: 0x0b6e4f });
  const read = flatOf(
    ...siti,
    green('PENGALAMAN', 100),
    'Kasir, Toko Beras Makmur',
    'Januari 2020 - Maret 2023',
    '• Melayani pembeli di toko beras',
    green('PENDIDIKAN', 180),
    'SMK Negeri 2 Klaten, 2016 - 2019',
    green('KOMPETENSI', 220),
    '• SPSS',
    '• Stok Opname',
  );
  expect(read.work).toMatchObject([{ jobTitle: 'Kasir' }]);
  expect(read.education).toMatchObject([{ organization: 'SMK Negeri 2 Klaten' }]);
  expect(read.skills).toEqual(['SPSS', 'Stok Opname']);
});

test('an address behind a label without a colon', () => {
  const read = flatOf(
    ...siti,
    head('Kontak', 90),
    'Alamat Makassar, Sulawesi Selatan',
    'Telp 0812 3456 7890',
  );
  expect(read.location).toBe('Makassar, Sulawesi Selatan');
});

test('a period at the right that goes on below with s.d.', () => {
  const read = flatOf(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Desainer Grafis', y: 110, bold: true },
    { text: 'Januari 2023', x: 460, y: 110 },
    { text: 'PT Cetak Cemerlang', y: 124 },
    { text: 's.d. Sekarang', x: 460, y: 124 },
    { text: '• Memimpin tim tiga desainer muda', y: 138 },
  );
  expect(read.work).toMatchObject([
    { jobTitle: 'Desainer Grafis', organization: 'PT Cetak Cemerlang', startDate: '2023-01', endDate: null },
  ]);
});

test('headings in a margin two rows lower than their text, less where cards move it', () => {
  const read = flatOf(
    ...siti,
    beside('Staf gudang yang rapi dan jujur,', 96),
    beside('siap bekerja malam.', 109),
    label('Profil', 122),
    beside('Toko Beras Makmur, Januari 2020 - Maret 2023', 150, { bold: true }),
    beside('Kasir', 163),
    label('Pengalaman', 172),
    beside('• Melayani pembeli di toko', 176),
    beside('SMK Negeri 2 Klaten, 2016 - 2019', 204, { bold: true }),
    beside('Akuntansi', 217),
    label('Pendidikan', 226),
    beside('Microsoft Excel, Kasir', 254),
    label('Keahlian', 280),
    beside('Bahasa Indonesia, Bahasa Inggris', 308),
    label('Bahasa', 334),
  );
  expect(read.summary).toBe('Staf gudang yang rapi dan jujur, siap bekerja malam.');
  expect(read.work).toMatchObject([{ organization: 'Toko Beras Makmur', jobTitle: 'Kasir' }]);
  expect(read.education).toMatchObject([{ organization: 'SMK Negeri 2 Klaten' }]);
  expect(read.skills).toEqual(['Microsoft Excel', 'Kasir']);
  expect(read.languages).toEqual(['Bahasa Indonesia', 'Bahasa Inggris']);
});

test('a length of time behind its period is no length of the period above', () => {
  const { flows } = readingOrder([
    buildPage([
      { text: 'Senior Carer', y: 126, bold: true },
      { text: 'Sep 2023 – Feb 2025', x: 447, y: 126 },
      { text: '• Led the morning shift', y: 140 },
      { text: 'Support Worker', y: 160, bold: true },
      { text: 'May 2020 – Aug 2023 · 3 years 4 months', x: 360, y: 160 },
      { text: '• Recorded food and fluid intake', y: 174 },
    ]),
  ]);
  const periods = flows.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells[1]?.text ?? []));
  expect(periods).toEqual(['Sep 2023 – Feb 2025', 'May 2020 – Aug 2023 · 3 years 4 months']);
});
