import { expect, test } from 'vitest';
import { buildPage, type Text } from '../testing/build-page.ts';
import { makeFragments } from './make-fragments.ts';
import { readingOrder } from './reading-order.ts';

function read(texts: readonly Text[]): string[][] {
  return readingOrder([buildPage(texts)]).flows.map((flow) => flow.lines.map((line) => line.text));
}

const at = (x: number, y: number, text: string, more: Partial<Text> = {}): Text => ({ text, x, y, ...more });
const heading = { size: 13, bold: true };

test('dates in the margin stay with their rows, a broken period is one', () => {
  const flows = read([
    at(50, 60, 'Pengalaman Kerja', heading),
    at(50, 80, 'Jan 2020 –'),
    at(160, 80, 'Kasir', { bold: true }),
    at(50, 92, 'Mar 2021'),
    at(160, 92, 'Toko Makmur'),
    at(160, 104, 'Melayani pembayaran pelanggan di tiga kasir setiap hari'),
    at(50, 124, '2018 – 2019'),
    at(160, 124, 'Pelayan', { bold: true }),
    at(160, 136, 'Warung Sedap'),
  ]);
  expect(flows).toHaveLength(1);
  expect(flows[0]).toEqual([
    'Pengalaman Kerja',
    'Jan 2020 – Mar 2021\tKasir',
    'Toko Makmur',
    'Melayani pembayaran pelanggan di tiga kasir setiap hari',
    '2018 – 2019\tPelayan',
    'Warung Sedap',
  ]);
});

test('two columns with headings of their own are read one after the other', () => {
  const flows = read([
    at(50, 60, 'Keahlian', heading),
    at(300, 60, 'Pendidikan', heading),
    at(50, 80, 'Excel'),
    at(300, 80, 'Universitas Contoh'),
    at(50, 94, 'Word'),
    at(300, 94, '2015 - 2019'),
  ]);
  expect(flows).toEqual([
    ['Keahlian', 'Excel', 'Word'],
    ['Pendidikan', 'Universitas Contoh', '2015 - 2019'],
  ]);
});

test('headings in the margin come before what they label', () => {
  const flows = read([
    at(50, 60, 'Pendidikan', heading),
    at(200, 60, 'Universitas Contoh', { bold: true }),
    at(200, 74, 'S1 Fisika'),
    at(50, 110, 'Keahlian', heading),
    at(200, 110, 'Excel, Word dan PowerPoint'),
  ]);
  expect(flows.flat()).toEqual([
    'Pendidikan',
    'Universitas Contoh',
    'S1 Fisika',
    'Keahlian',
    'Excel, Word dan PowerPoint',
  ]);
});

test('letter-spaced headings are words again', () => {
  const letters = 'WORKEXPERIENCE'
    .split('')
    .map((letter, index) => at(50 + index * 9 + (index > 3 ? 8 : 0), 60, letter, heading));
  expect(read([...letters, at(50, 80, 'Kasir di Toko Makmur')]).flat()[0]).toBe('WORK EXPERIENCE');
});

test('page numbers and running heads are left out', () => {
  const page = (number: number) =>
    buildPage([
      at(50, 30, 'Siti Aminah – CV'),
      at(50, 400, `Isi ${number} yang berbeda`),
      at(280, 820, `${number} / 2`),
    ]);
  const { flows } = readingOrder([page(1), page(2)]);
  expect(flows.flatMap((flow) => flow.lines.map((line) => line.text))).toEqual([
    'Siti Aminah – CV',
    'Isi 1 yang berbeda',
    'Isi 2 yang berbeda',
  ]);
});

test('cells of a ruled table know their column, lines of one cell are joined', () => {
  const { flows } = readingOrder([
    buildPage([
      at(50, 60, 'Riwayat Pekerjaan', heading),
      at(50, 80, 'Tahun', { bold: true }),
      at(150, 80, 'Perusahaan', { bold: true }),
      at(350, 80, 'Jabatan', { bold: true }),
      at(50, 100, '2019 - 2021'),
      at(150, 100, 'PT Sumber Rejeki'),
      at(150, 112, 'Makmur'),
      at(350, 100, 'Kasir'),
      at(50, 135, '2017 - 2018'),
      at(150, 135, 'Toko Sedap'),
      at(350, 135, 'Pelayan'),
    ]),
  ]);
  const rows = flows.flatMap((flow) => flow.lines).filter((line) => line.cells.some((cell) => cell.role));
  expect(rows.map((line) => line.cells.map((cell) => [cell.role, cell.text]))).toEqual([
    [
      ['date', '2019 - 2021'],
      ['organisation', 'PT Sumber Rejeki Makmur'],
      ['post', 'Kasir'],
    ],
    [
      ['date', '2017 - 2018'],
      ['organisation', 'Toko Sedap'],
      ['post', 'Pelayan'],
    ],
  ]);
});

test('the day on which a post began may stand below the word for now', () => {
  const [flow] = read([
    at(50, 60, 'Pengalaman Kerja', heading),
    at(50, 80, 'Saat ini'),
    at(160, 80, 'Kasir di Toko Makmur'),
    at(50, 92, 'Apr 2021'),
    at(160, 92, 'Bahan pokok', { italic: true }),
    at(50, 124, '2018 – 2019'),
    at(160, 124, 'Pelayan di Warung Sedap'),
    at(160, 136, 'Rumah makan', { italic: true }),
  ]);
  expect(flow!.slice(1, 3)).toEqual(['Apr 2021 Saat ini\tKasir di Toko Makmur', 'Bahan pokok']);
});

test('labels that come again beside each job are no column of their own', () => {
  const job = (y: number, period: string, post: string): Text[] => [
    at(150, y, 'Dates'),
    at(210, y, period, { bold: true }),
    at(70, y + 14, 'Occupation or position'),
    at(210, y + 14, post),
    at(100, y + 28, 'Name of employer'),
    at(210, y + 28, 'Golden Pod Exports'),
  ];
  const [flow] = read([
    at(60, 40, 'Personal information', heading),
    at(210, 40, 'Kofi Mensah', heading),
    at(90, 80, 'Work experience', heading),
    ...job(100, 'July 2021 – Present', 'Analyst'),
    ...job(144, 'May 2018 – June 2021', 'Trainee'),
  ]);
  expect(flow).toContain('Dates\tJuly 2021 – Present');
  expect(flow).toContain('Name of employer\tGolden Pod Exports');
});

test('entries left and right of a timeline by turns are read from top to bottom, as if they stood under each other', () => {
  const turn = (x: number, y: number, period: string, post: string, employer: string): Text[] => [
    { text: period, x, y, bold: true, size: 8 },
    { text: post, x, y: y + 15, bold: true, size: 11 },
    { text: employer, x, y: y + 30 },
  ];
  const { flows } = readingOrder([
    buildPage([
      ...turn(50, 100, 'Juni 2020 - Sekarang', 'Perawat IGD', 'RS Vita Insani'),
      ...turn(330, 170, 'Februari 2017 - Mei 2020', 'Perawat Rawat Inap', 'RSUD Contoh'),
      ...turn(50, 240, 'Agustus 2016 - Januari 2017', 'Perawat Magang', 'Puskesmas Kartini'),
    ]),
  ]);
  expect(flows.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    [
      'Juni 2020 - Sekarang',
      'Perawat IGD',
      'RS Vita Insani',
      'Februari 2017 - Mei 2020',
      'Perawat Rawat Inap',
      'RSUD Contoh',
      'Agustus 2016 - Januari 2017',
      'Perawat Magang',
      'Puskesmas Kartini',
    ],
  ]);
  expect(new Set(flows[0]!.lines.map(({ x }) => x)).size).toBe(1);
});

test('in letters of one width a single space before a year at the margin parts no period', () => {
  const mono = (y: number, left: string, right: string) =>
    [...left.split(' '), ...right.split(' ')].map((text, index, all) => {
      const letters = all.slice(0, index).reduce((sum, word) => sum + word.length + 1, 0);
      const isLeft = index < left.split(' ').length;
      const from = isLeft ? 39 + 5 * letters : 385 - 5 * all.slice(index).join(' ').length;
      return {
        text,
        x: from,
        y: y - 8.3,
        width: 5 * text.length,
        height: 10,
        baseline: y,
        size: 8.3,
        font: 'Liberation Mono',
        bold: false,
        italic: false,
        colour: 0,
      };
    });
  const items = [
    ...mono(143, 'Systems Administrator', 'Aug 2012 - May 2015'),
    ...mono(197, 'Junior Administrator', 'Jun 2015 - Jul 2018'),
    ...mono(296, 'Monongahela University', '2011 - 2015'),
    ...mono(305, 'B.S. Physics', 'GPA: 3.45'),
  ];
  const [flow] = readingOrder([{ width: 595, height: 842, items }]).flows;
  expect(flow!.lines.map(({ cells }) => cells.at(-1)!.text)).toEqual([
    'Aug 2012 - May 2015',
    'Jun 2015 - Jul 2018',
    '2011 - 2015',
    'GPA: 3.45',
  ]);
});

test('a section below both columns begins at its heading, though a place stands beside its first row', () => {
  const long =
    'Meneliti aliran udara dan gelombang kejut dengan perhitungan besar untuk pesawat kecil dan roket';
  const flows = read([
    at(50, 60, 'Pendidikan', heading),
    at(330, 60, 'Tentang Saya', heading),
    at(50, 80, 'S1 Teknik Penerbangan', { bold: true }),
    at(330, 80, 'Insinyur yang senang menghitung,'),
    at(50, 94, 'Universitas Contoh'),
    at(330, 94, 'menulis program, dan mengajar.'),
    at(50, 108, '2014 – 2018'),
    at(330, 108, 'Terbiasa bekerja dalam tim.'),
    at(50, 150, 'Pengalaman', heading),
    at(50, 170, 'Peneliti', { bold: true }),
    at(50, 184, 'Lembaga Antariksa'),
    at(50, 198, '2018 – 2022'),
    at(330, 198, 'Bandung, Indonesia'),
    at(50, 214, long),
    at(50, 240, 'Asisten Dosen', { bold: true }),
    at(50, 254, 'Universitas Contoh'),
    at(50, 268, '2016 – 2018'),
    at(330, 268, 'Bandung, Indonesia'),
    at(50, 284, long),
  ]);
  expect(flows.at(-1)).toEqual([
    'Pengalaman',
    'Peneliti',
    'Lembaga Antariksa',
    '2018 – 2022\tBandung, Indonesia',
    long,
    'Asisten Dosen',
    'Universitas Contoh',
    '2016 – 2018\tBandung, Indonesia',
    long,
  ]);
});

test('levels at the right edge of a column belong to it down to its end', () => {
  const flows = read([
    at(50, 60, 'Keahlian', heading),
    at(230, 60, 'Pengalaman Kerja', heading),
    at(50, 80, 'Analisis Data'),
    at(230, 80, 'Manajer Pemasaran', { bold: true }),
    at(50, 94, 'Manajemen Proyek'),
    at(230, 94, 'PT Rasa Contoh, 2022 – Sekarang'),
    at(50, 108, 'Komunikasi'),
    at(230, 108, '• Menaikkan penjualan daring 38% dalam setahun'),
    at(50, 140, 'Bahasa', heading),
    at(230, 128, 'Analis Pemasaran', { bold: true }),
    at(230, 142, 'Agensi Contoh, 2019 – 2022'),
    at(50, 162, 'Indonesia'),
    at(185, 162, 'Native'),
    at(230, 157, '• Menyusun laporan untuk sembilan merek'),
    at(50, 176, 'Inggris'),
    at(180, 176, 'Mahir'),
    at(230, 171, '• Mengelola anggaran iklan'),
    at(50, 190, 'Mandarin'),
    at(185, 190, 'Dasar'),
  ]);
  expect(flows.map(([first, ...others]) => [first, others.at(-1)])).toEqual([
    ['Keahlian', 'Mandarin\tDasar'],
    ['Pengalaman Kerja', '• Mengelola anggaran iklan'],
  ]);
});

test('a bullet at half the height of two rows stands before the first', () => {
  const rows = read([
    { text: 'Analis Data', x: 48, y: 110, bold: true, height: 14.5 },
    { text: '○', x: 36, y: 116, size: 6, height: 6 },
    { text: 'PT Arunika Jaya', x: 48, y: 122, height: 14.5 },
  ]);
  expect(rows).toEqual([['○ Analis Data', 'PT Arunika Jaya']]);
});

test('a space of a typewriter’s letters parts no words, also where their colour changes', () => {
  const letters = (text: string, x: number, colour: number, font: string) => ({
    ...buildPage([{ text, x, y: 80, colour }]).items[0]!,
    width: 6 * text.length,
    font,
  });
  const cells = (font: string) =>
    makeFragments([letters('Mentor', 50, 0, font), letters('Arunika', 92, 0x0077aa, font)], 0).length;
  expect(cells('LiberationMono')).toBe(1);
  expect(cells('Carlito')).toBe(2);
});
