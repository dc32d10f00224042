import { expect, test } from 'vitest';
import { buildPage, type Text } from '../testing/build-page.ts';
import { readingOrder } from './reading-order.ts';

test('a table in a sidebar takes nothing from the column beside it', () => {
  const main = [
    'Ringkasan tentang diri',
    'dan tentang kerja',
    'Kasir di Toko Maju',
    'Melayani pembeli',
    'Menata barang',
    'Menutup toko',
  ];
  const rows = ['Excel', 'Word', 'Kasir'];
  const { flows } = readingOrder([
    buildPage([
      ...main.map((text, index) => ({ text, x: 260, y: 100 + 15 * index })),
      { text: 'Keahlian', x: 40, y: 110, bold: true },
      { text: 'Level', x: 150, y: 110, bold: true },
      ...rows.flatMap((text, index) => [
        { text, x: 40, y: 128 + 19 * index },
        { text: 'Mahir', x: 150, y: 128 + 19 * index },
      ]),
    ]),
  ]);
  const cells = flows.flatMap((flow) => flow.lines).flatMap((line) => line.cells);
  expect(cells.filter((cell) => cell.role === 'name').map((cell) => cell.text)).toEqual(rows);
  expect(cells.filter((cell) => cell.role === undefined).map((cell) => cell.text)).toEqual(
    expect.arrayContaining(main),
  );
});

/** Columns as near to each other as their widest values allow, but the last: 0.4 of the font's size. */
const starts = [50, 64, 124, 181, 223, 270];
const row = (y: number, ...texts: string[]) =>
  texts.map((text, index) => ({ text, x: starts[index]!, y, bold: y === 100 }));
const rolesOf = (...rows: Text[][]) =>
  readingOrder([buildPage([{ text: 'Riwayat Pekerjaan', y: 70, size: 13, bold: true }, ...rows.flat()])])
    .flows.flatMap((flow) => flow.lines)
    .flatMap((line) => line.cells)
    .filter((cell) => cell.role !== undefined)
    .map((cell) => [cell.role, cell.text]);

test('cells as near as words are parted where a column begins, a start and an end are a period', () => {
  const found = rolesOf(
    row(100, 'No', 'Perusahaan', 'Jabatan', 'Mulai', 'Selesai', 'Alasan Berhenti'),
    row(122, '1', 'PT Sari Roti', 'Staf Gudang', 'Jan 2021', 'Kini', '-'),
    row(144, '2', 'CV Maju Jaya', 'Kasir', 'Sep 2019', 'Des 2020', 'Pindah kota'),
  );
  expect(found).toEqual([
    ['number', '1'],
    ['organisation', 'PT Sari Roti'],
    ['post', 'Staf Gudang'],
    ['date', 'Jan 2021 - Kini'],
    ['unknown', '-'],
    ['number', '2'],
    ['organisation', 'CV Maju Jaya'],
    ['post', 'Kasir'],
    ['date', 'Sep 2019 - Des 2020'],
    ['unknown', 'Pindah kota'],
  ]);
});

test('a period that lasts is no open cell: the row below it is one of its own', () => {
  const at = (y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x: [50, 200, 350][index]!, y, bold: y === 100 }));
  const found = rolesOf(
    at(100, 'Tahun', 'Posisi', 'Instansi'),
    at(115, '2021 - sekarang', 'Analis Kredit', 'Bank Contoh'),
    at(130, '2018 - 2021', 'Teller', 'BPR Contoh'),
  );
  expect(found.filter(([role]) => role === 'post')).toEqual([
    ['post', 'Analis Kredit'],
    ['post', 'Teller'],
  ]);
});

test('a form above a table takes no cell of its first row', () => {
  const form = ['Nama', 'Surel', 'Telepon', 'Kota'].flatMap((label, index) => [
    { text: label, x: 45, y: 92 + 21 * index },
    { text: ': Thomas Ndlovu', x: 170, y: 92 + 21 * index },
  ]);
  const at = (y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x: [56, 136, 260, 380][index]!, y, bold: y === 200, size: 9 }));
  const { flows } = readingOrder([
    buildPage([
      { text: 'Daftar Riwayat Hidup', y: 66, size: 20, bold: true },
      ...form,
      { text: 'Pengalaman Kerja', x: 45, y: 183, size: 14, bold: true },
      ...at(200, 'Periode', 'Perusahaan', 'Jabatan', 'Uraian Tugas'),
      ...at(222, '2019 - kini', 'SMA Contoh', 'Guru Fisika', 'Mengajar kelas sepuluh'),
      ...at(254, '2015 - 2018', 'SMP Contoh', 'Guru IPA', 'Menaikkan nilai ujian'),
    ]),
  ]);
  const rows = flows.flatMap((flow) => flow.lines).filter((line) => line.cells.some((cell) => cell.role));
  expect(rows.map((line) => line.cells.length)).toEqual([4, 4]);
});

test('a start and an end written with hyphens are a period', () => {
  const at = (y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x: [50, 200, 320, 400][index]!, y, bold: y === 100 }));
  const found = rolesOf(
    at(100, 'Perusahaan', 'Jabatan', 'Naik', 'Turun'),
    at(122, 'PT Sari Roti', 'Staf Gudang', '03-2021', '09-2023'),
    at(144, 'CV Maju Jaya', 'Kasir', '06-2017', '01-2021'),
  );
  expect(found.filter(([role]) => role === 'date').map(([, text]) => text)).toEqual([
    '03-2021 - 09-2023',
    '06-2017 - 01-2021',
  ]);
});

test('names of columns that look and read like headings are the head of a table', () => {
  const at = (y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x: [50, 130, 260, 400][index]!, y, bold: y === 100 || y === 150 }));
  const { flows, styles } = readingOrder([
    buildPage([
      { text: 'B. PENDIDIKAN', y: 60, bold: true },
      'SMK Negeri 1 Jambi',
      { text: 'C. RIWAYAT JABATAN', y: 88, bold: true },
      ...at(100, 'No', 'Jabatan', 'Instansi', 'Mulai'),
      ...at(113, '1', 'Kepala Seksi', 'Dinas Sosial', '2019'),
      { text: 'D. PELATIHAN', y: 137, bold: true },
      ...at(150, 'No', 'Nama Pelatihan', 'Tempat', 'Tahun'),
      ...at(163, '1', 'Diklat Kepemimpinan', 'Jambi', '2018'),
    ]),
  ]);
  const lines = flows.flatMap((flow) => flow.lines);
  expect(
    lines.flatMap((line) => line.cells.filter(({ role }) => role === 'post' || role === 'name')),
  ).toEqual([
    expect.objectContaining({ text: 'Kepala Seksi' }),
    expect.objectContaining({ text: 'Diklat Kepemimpinan' }),
  ]);
  expect(lines.filter((line) => styles.isHeading(line.cells[0]!)).map(({ text }) => text)).toEqual([
    'B. PENDIDIKAN',
    'C. RIWAYAT JABATAN',
    'D. PELATIHAN',
  ]);
});

test('two words of one name stay together where a typed space is as wide as the white between cells', () => {
  const wide = (texts: Text[]) => {
    const page = buildPage(texts);
    const { items } = page;
    for (const [index, item] of items.entries())
      if (item.spaced) item.x = items[index - 1]!.x + items[index - 1]!.width + 0.35 * item.size;
    return page;
  };
  const at = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 180, 300][index]!, y, bold: y === 40 }));
  const { flows } = readingOrder([
    wide([
      ...at(40, 'Perusahaan', 'Posisi', 'Deskripsi Pekerjaan'),
      ...at(56, 'PT Riau Palma', 'Staf', '• Merawat jaringan'),
      ...at(76, 'CV Sagu Media', 'Kasir', '• Membuat laporan'),
    ]),
  ]);
  const cells = flows.flatMap((flow) => flow.lines).flatMap((line) => line.cells);
  expect(cells.filter(({ role }) => role === 'text').map(({ text }) => text)).toEqual([
    'Merawat jaringan',
    'Membuat laporan',
  ]);
});

test('cells centred in rows that no line parts: each row reaches as far below its number as above it', () => {
  const lines = (column: number, ...texts: [number, string][]) =>
    texts.map(([y, text]) => ({ text, x: starts[column]!, y }));
  const found = rolesOf(
    row(100, 'No', 'Perusahaan', 'Jabatan', 'Mulai', 'Selesai', 'Uraian'),
    lines(0, [136, '1'], [172, '2']),
    lines(1, [130, 'RS Siloam'], [142, 'Makassar'], [172, 'RSUD Baji']),
    lines(2, [136, 'Perawat'], [166, 'Perawat'], [178, 'Pelaksana']),
    lines(3, [136, '2019'], [172, '2016']),
    lines(4, [136, 'Kini'], [172, '2019']),
    lines(
      5,
      [124, 'Menangani pasien'],
      [136, 'dan menyusun'],
      [148, 'jadwal'],
      [166, 'Merawat'],
      [178, 'pasien'],
    ),
  );
  expect(found.filter(([role]) => role === 'organisation' || role === 'post' || role === 'date')).toEqual([
    ['organisation', 'RS Siloam Makassar'],
    ['post', 'Perawat'],
    ['date', '2019 - Kini'],
    ['organisation', 'RSUD Baji'],
    ['post', 'Perawat Pelaksana'],
    ['date', '2016 - 2019'],
  ]);
});

test('a word broken at the end of a line in a cell is whole, and job title and tasks in one cell are separated', () => {
  const at = (y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x: [50, 80, 230, 430][index]!, y, bold: y === 100 }));
  const found = rolesOf(
    at(100, 'No', 'Instansi', 'Jabatan dan Tugas', 'Tahun'),
    at(116, '1', 'SMA Negeri 2 Padang-', 'Guru Honorer. Mengajar dua kelas.', '2013 – 2016'),
    [{ text: 'sidimpuan', x: 80, y: 128 }],
    at(146, '2', 'SMA Negeri 1 Sipirok', 'Pustakawan', '2011 – 2013'),
  );
  expect(found).toContainEqual(['organisation', 'SMA Negeri 2 Padangsidimpuan']);
  expect(found).toContainEqual(['post', 'Guru Honorer']);
  expect(found).toContainEqual(['text', 'Mengajar dua kelas.']);
});
