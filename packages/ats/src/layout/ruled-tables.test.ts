import { expect, test } from 'vitest';
import { readItems } from '../read-items.ts';
import { withCells } from './ruled-cells.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { grid } from '../testing/grid.ts';
import { head, siti } from '../testing/read-page.ts';
import type { Box, PageItems } from '../model.ts';

const page = (rules: Box[], ...texts: (Text | string)[]): PageItems => ({ ...buildPage(texts), rules });
const read = (...pages: PageItems[]) => flatten(readItems(pages, { asOf: '2026-11-21' }).result);
const jobsOf = (...pages: PageItems[]) =>
  read(...pages).work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]);

const columns = [45, 70, 200, 300, 400, 560];
const names = (y: number): Text[] =>
  ['No', 'Perusahaan', 'Jabatan', 'Masa Kerja', 'Uraian Tugas'].map((text, index) => ({
    text,
    x: columns[index]! + 4,
    y,
    bold: true,
  }));
const at = (column: number, y: number, text: string): Text => ({ text, x: columns[column]! + 4, y });

test('a ruled table whose cells are centred in their rows: the lines between the rows part them', () => {
  const rows = page(
    grid(columns, [110, 126, 164, 190]),
    ...siti,
    head('Pengalaman Kerja', 100),
    ...names(121),
    at(0, 148, '1'),
    at(1, 136, 'PT Tirta Fiber'),
    at(1, 148, 'Indonesia Tbk Divisi'),
    at(1, 160, 'Serat'),
    at(2, 148, 'Kepala Regu'),
    at(3, 142, 'Maret 2016 –'),
    at(3, 154, 'sekarang'),
    at(4, 142, 'Mengatur jadwal kerja'),
    at(4, 154, 'dan memeriksa mesin'),
    at(0, 178, '2'),
    at(1, 178, 'CV Jati Makmur'),
    at(2, 178, 'Helper'),
    at(3, 172, 'Juni 2008 –'),
    at(3, 184, 'Mei 2010'),
    at(4, 178, 'Membantu tukang'),
  );
  expect(jobsOf(rows)).toEqual([
    ['Kepala Regu', 'PT Tirta Fiber Indonesia Tbk Divisi Serat', '2016-03'],
    ['Helper', 'CV Jati Makmur', '2008-06'],
  ]);
});

test('a ruled table that goes on at the top of the next page keeps its columns', () => {
  const first = page(
    grid(columns, [780, 796, 816]),
    ...siti,
    head('Pengalaman Kerja', 770),
    ...names(791),
    at(1, 810, 'PT Sari Roti'),
    at(2, 810, 'Kasir'),
    at(3, 810, '2019 - 2021'),
  );
  const second = page(
    grid(columns, [50, 70, 90]),
    at(1, 64, 'CV Maju'),
    at(2, 64, 'Helper'),
    at(3, 64, '2017 - 2018'),
    at(1, 84, 'PT Awal'),
    at(2, 84, 'Kurir'),
    at(3, 84, '2015 - 2016'),
  );
  expect(jobsOf(first, second)).toEqual([
    ['Kasir', 'PT Sari Roti', '2019'],
    ['Helper', 'CV Maju', '2017'],
    ['Kurir', 'PT Awal', '2015'],
  ]);
});

test('an employer over several rows of a ruled table counts for each of them', () => {
  const edges = [45, 200, 340, 560];
  const rules = [
    ...edges.map((x) => ({ x, y: 110, width: 0.5, height: 80 })),
    ...[110, 130, 190].map((y) => ({ x: 45, y, width: 515, height: 0.5 })),
    ...[150, 170].map((y) => ({ x: 200, y, width: 360, height: 0.5 })),
  ];
  const rows = page(
    rules,
    ...siti,
    head('Pengalaman Kerja', 100),
    { text: 'Perusahaan', x: 50, y: 124, bold: true },
    { text: 'Jabatan', x: 205, y: 124, bold: true },
    { text: 'Tahun', x: 345, y: 124, bold: true },
    { text: 'PT Sari Roti', x: 50, y: 164 },
    { text: 'Kepala Gudang', x: 205, y: 143 },
    { text: '2021 - 2024', x: 345, y: 143 },
    { text: 'Staf Gudang', x: 205, y: 164 },
    { text: '2019 - 2021', x: 345, y: 164 },
    { text: 'Kernet', x: 205, y: 184 },
    { text: '2017 - 2019', x: 345, y: 184 },
  );
  expect(jobsOf(rows)).toEqual([
    ['Kepala Gudang', 'PT Sari Roti', '2021'],
    ['Staf Gudang', 'PT Sari Roti', '2019'],
    ['Kernet', 'PT Sari Roti', '2017'],
  ]);
});

test('sections as rows of one ruled table: what spans the columns is a heading', () => {
  const edges = [45, 200, 400, 560];
  const tops = [90, 102, 114, 126, 138, 150, 162, 174, 186];
  const rules = [
    ...[45, 560].map((x) => ({ x, y: 90, width: 0.5, height: 96 })),
    ...[200, 400].flatMap((x) => [102, 150].map((y) => ({ x, y, width: 0.5, height: 36 }))),
    ...tops.map((y) => ({ x: 45, y, width: 515, height: 0.5 })),
  ];
  const row = (index: number, bold: boolean, ...texts: string[]) =>
    texts.map((text, column) => ({ text, x: edges[column]! + 4, y: tops[index]! + 9, bold }));
  const { education, work } = read(
    page(
      rules,
      ...siti,
      ...row(0, true, 'B. RIWAYAT PENDIDIKAN'),
      ...row(1, false, 'Jenjang', 'Nama Sekolah', 'Tahun'),
      ...row(2, false, 'S1 PGSD', 'Universitas Negeri Makassar', '2008 – 2013'),
      ...row(3, false, 'SMA', 'SMA Negeri 1 Watampone', '2005 – 2008'),
      ...row(4, true, 'C. RIWAYAT MENGAJAR'),
      ...row(5, false, 'Jabatan', 'Nama Sekolah', 'Tahun'),
      ...row(6, false, 'Guru Kelas IV', 'SD Inpres Ta', 'Juli 2019 – sekarang'),
      ...row(7, false, 'Guru Honorer', 'SD Negeri 24 Macanang', 'Mei 2014 – Juni 2019'),
    ),
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'Universitas Negeri Makassar',
    'SMA Negeri 1 Watampone',
  ]);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Guru Kelas IV', 'SD Inpres Ta'],
    ['Guru Honorer', 'SD Negeri 24 Macanang'],
  ]);
});

test('a frame around the page is no table', () => {
  const framed = page(
    grid([20, 575], [20, 820]),
    ...siti,
    head('Pengalaman Kerja', 100),
    { text: 'Kasir, Toko Maju', y: 120, bold: true },
    { text: '2019 - 2021', x: 480, y: 120 },
    '• Melayani pembeli',
  );
  expect(jobsOf(framed)).toEqual([['Kasir', 'Toko Maju', '2019']]);
});

test('languages in a ruled table of skills, each beside how well', () => {
  const { languages, skills } = read(
    page(
      grid([45, 250, 560], [110, 130, 150, 170]),
      ...siti,
      head('Keterampilan', 100),
      { text: 'Bahasa Inggris', x: 50, y: 124 },
      { text: 'Pasif', x: 255, y: 124 },
      { text: 'Coding Komputer', x: 50, y: 144 },
      { text: 'HTML, CSS, dan PHP', x: 255, y: 144 },
      { text: 'Simulasi Antena', x: 50, y: 164 },
      { text: 'ANSYS HFSS', x: 255, y: 164 },
    ),
  );
  expect(languages).toEqual(['Bahasa Inggris']);
  expect(skills).toEqual(expect.arrayContaining(['PHP', 'ANSYS HFSS']));
});

test('cells of a sheet of squares are not compared with each other', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => 40 + 12 * index);
  const cellsIn = (count: number) => {
    const places = lines(count).slice(0, -1);
    const texts = places.flatMap((x) =>
      places.map((y): Text => ({ text: 'x', x: x + 3, y: y + 9, size: 8 })),
    );
    const sheet = page(grid(lines(count), lines(count)), ...texts);
    return withCells(sheet.items, sheet).filter(({ cell }) => cell).length;
  };
  expect(cellsIn(20)).toBe(19 * 19);
  expect(cellsIn(50)).toBe(0);
});
