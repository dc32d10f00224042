import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage } from './testing/read-page.ts';
import type { Text } from './testing/build-page.ts';

// Headings in the letters of the text: at the right end of a row, behind a sign of their own.

const name: Text[] = [
  { text: 'Siti Aminah', y: 40, size: 22, bold: true },
  { text: 'siti@contoh.id', y: 60 },
];
const facts = ({ result }: ReturnType<typeof readPage>) => {
  const { work, education, skills } = flatten(result);
  return [
    work.map(({ organization }) => organization),
    education.map(({ organization }) => organization),
    skills,
  ];
};
const all = [['PT Angin Laut'], ['Universitas Bahari'], ['Navigasi', 'Radar', 'Jangkar']];

test('headings in a margin at the right open their sections', () => {
  const rail = (text: string, y: number): Text => ({ text, x: 540 - 5 * text.length, y });
  const reading = readPage(
    ...name,
    { text: 'Juru Mudi', y: 100 },
    { text: '2019 – 2022', x: 330, y: 100 },
    rail('Pengalaman', 100),
    { text: 'PT Angin Laut, Ambon', y: 112 },
    { text: '• Mengemudikan kapal ikan', y: 124 },
    { text: 'Universitas Bahari', y: 150 },
    { text: '2015 – 2019', x: 330, y: 150 },
    rail('Pendidikan', 150),
    { text: 'S1 Nautika', y: 162 },
    { text: 'Navigasi, Radar, Jangkar', y: 188 },
    rail('Keahlian', 188),
  );
  expect(facts(reading)).toEqual(all);
});

test('headings behind a square, over points with dots, open their sections', () => {
  const reading = readPage(
    ...name,
    { text: '■ Pengalaman', y: 90 },
    { text: 'Juru Mudi', y: 104 },
    { text: '2019 – 2022', x: 330, y: 104 },
    { text: 'PT Angin Laut, Ambon', y: 116 },
    { text: '• Mengemudikan kapal ikan', y: 128 },
    { text: '■ Pendidikan', y: 152 },
    { text: 'Universitas Bahari', y: 166 },
    { text: '2015 – 2019', x: 330, y: 166 },
    { text: 'S1 Nautika', y: 178 },
    { text: '■ Keahlian', y: 202 },
    { text: 'Navigasi, Radar, Jangkar', y: 216 },
  );
  expect(facts(reading)).toEqual(all);
});

test('a heading with nothing below it at the foot of the sidebar does not take the name at the top of the other column', () => {
  const left = (y: number, text: string) => ({ text, x: 40, y });
  const right = (y: number, text: string) => ({ text, x: 240, y });
  const person = flatten(
    readPage(
      { ...head('Kontak', 60), x: 40 },
      left(78, 'siti@contoh.id'),
      left(92, '0812 3456 7890'),
      { ...head('Pendidikan', 120), x: 40 },
      left(138, 'SMA Negeri 1 Kudus'),
      left(152, '2015 – 2018'),
      { ...head('Keahlian', 180), x: 40 },
      { ...right(66, 'Siti Aminah'), size: 28 },
      right(90, 'Kasir'),
      { ...head('Pengalaman Kerja', 120), x: 240 },
      { ...right(138, 'Kasir'), bold: true },
      right(152, 'Toko Makmur, 2018 – 2021'),
      right(166, '• Melayani pembayaran pelanggan di tiga kasir'),
    ).result,
  );
  expect([person.name, person.skills]).toEqual(['Siti Aminah', []]);
});
