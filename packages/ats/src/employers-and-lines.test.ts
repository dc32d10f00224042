import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Employers as people write them, and what the end of a line breaks.

const workOf = (...texts: Text[]) =>
  flatten(readPage(...siti, head('Work Experience', 90), ...texts).result).work;

test('an employer in quotes stands above its post', () => {
  const jobs = workOf(
    { text: '"Northern Echo Weekly"', y: 110, bold: true },
    { text: '2019 – 2021', x: 460, y: 110 },
    { text: 'Layout', y: 124 },
    { text: '• Set 200 pages', y: 138 },
    { text: '"The Harbour Post"', y: 160, bold: true },
    { text: '2017 – 2019', x: 460, y: 160 },
    { text: 'Columnist', y: 174 },
    { text: '• Wrote a weekly column', y: 188 },
  );
  expect(jobs).toMatchObject([
    { jobTitle: 'Layout', organization: '"Northern Echo Weekly"' },
    { jobTitle: 'Columnist', organization: '"The Harbour Post"' },
  ]);
});

test('working in, worked at, as a: a job in words', () => {
  const jobs = workOf(
    { text: '• Working in PT Sinar Samudra (2019 – 2021)', y: 110 },
    { text: '• Working in Toko Maju Bersama as cashier, 2017 – 2019', y: 126 },
  );
  expect(jobs).toMatchObject([
    { jobTitle: null, organization: 'PT Sinar Samudra' },
    { jobTitle: 'cashier', organization: 'Toko Maju Bersama' },
  ]);
  const [job] = workOf(
    { text: 'Worked at Toko Maju as a Cashier', y: 110, bold: true },
    { text: '2017 – 2019', x: 460, y: 110 },
    { text: '• Served customers', y: 124 },
  );
  expect(job).toMatchObject({ jobTitle: 'Cashier', organization: 'Toko Maju' });
});

test('an employer in italics goes on below the end of its line, with its town behind', () => {
  const jobs = workOf(
    { text: '2019–2021', y: 110 },
    {
      text: 'Laboratory Technician,',
      x: 118,
      y: 110,
      bold: true,
      more: [{ text: 'Institute for', italic: true }],
    },
    {
      text: 'Solar Energy Research of Lower',
      x: 118,
      y: 123,
      italic: true,
      more: [{ text: 'Saxony,', italic: true }],
    },
    { text: 'Hameln.', x: 118, y: 136 },
    { text: 'Calibrated sensors for field tests.', x: 118, y: 149 },
    { text: '2016–2018', y: 166 },
    { text: 'Tutor,', x: 118, y: 166, bold: true, more: [{ text: 'Centre for Learning,', italic: true }] },
    { text: 'York.', x: 118, y: 179 },
    { text: 'Taught circuits in the evenings.', x: 118, y: 192 },
  );
  expect(jobs).toMatchObject([
    {
      jobTitle: 'Laboratory Technician',
      organization: 'Institute for Solar Energy Research of Lower Saxony',
    },
    { jobTitle: 'Tutor', organization: 'Centre for Learning' },
  ]);
});

test('an address of mail that a narrow column cut wherever it ended', () => {
  const { result } = readPage(
    { text: 'Dimas Aryo', x: 220, y: 40, size: 20, bold: true },
    { text: 'Kontak', y: 40, size: 14, bold: true },
    { text: 'dimas.aryowica', y: 60 },
    { text: 'ksono@contohpe', y: 74 },
    { text: 'rusahaan.id', y: 88 },
    { text: 'Keahlian', y: 110, size: 14, bold: true },
    { text: 'Excel', y: 130 },
    { text: 'Pengalaman', x: 220, y: 70, size: 14, bold: true },
    { text: 'Kasir, Toko Maju, 2019 – 2021', x: 220, y: 90 },
    { text: '• Melayani pelanggan setiap hari', x: 220, y: 104 },
    { text: 'Pendidikan', x: 220, y: 130, size: 14, bold: true },
    { text: 'SMA Negeri 1 Kudus, 2016 – 2019', x: 220, y: 150 },
  );
  expect(flatten(result).emails).toEqual(['dimas.aryowicaksono@contohperusahaan.id']);
});
