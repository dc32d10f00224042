import { expect, test } from 'vitest';
import type { Box } from './model.ts';
import { readItems } from './read-items.ts';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { grid } from './testing/grid.ts';
import { head, siti } from './testing/read-page.ts';

const read = (texts: (Text | string)[], rules: Box[] = []) =>
  flatten(readItems([{ ...buildPage(texts), rules }], { asOf: '2026-11-21' }).result);

test('a place, a date and a signature at the right of the foot make no column', () => {
  const { education, skills } = read([
    ...siti,
    head('II. Pendidikan Formal', 90),
    { text: '1. SD Negeri Telukjambe', x: 60, y: 110 },
    { text: '(2010 – 2016)', x: 300, y: 110 },
    { text: '2. SMK Negeri 1 Karawang, Jurusan Teknik Kendaraan Ringan', x: 60, y: 126 },
    { text: '(2019 – 2022)', x: 430, y: 126 },
    head('IV. Keahlian', 160),
    { text: '- Microsoft Word', x: 60, y: 178 },
    { text: '- Mengoperasikan forklift', x: 60, y: 194 },
    { text: 'Hormat saya,', x: 470, y: 400 },
    { text: 'Siti Aminah', x: 460, y: 450 },
  ]);
  expect(education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['SD Negeri Telukjambe', '2016'],
    ['SMK Negeri 1 Karawang', '2022'],
  ]);
  expect(skills).toEqual(['Microsoft Word', 'Mengoperasikan forklift']);
});

test('a form of personal data below "Profil" is no text about the person', () => {
  const rows = [
    ['Nama', 'Muhammad Ridwan'],
    ['Tempat Lahir', 'Bogor'],
    ['Tanggal Lahir', '3 Februari 1990'],
    ['Jenis Kelamin', 'Laki-laki'],
  ];
  const { name, dateOfBirth, summary } = read(
    [
      { text: 'CURRICULUM VITAE', y: 40, size: 18, bold: true },
      head('Profil', 80),
      ...rows.flatMap(([label, value], index) => [
        { text: label!, x: 97 - 2.5 * label!.length, y: 104 + 20 * index },
        { text: value!, x: 275 - 2.5 * value!.length, y: 104 + 20 * index },
      ]),
      head('Pengalaman Kerja', 200),
      'Kasir, Toko Maju, 2019 - 2021',
    ],
    grid([45, 150, 400], [90, 110, 130, 150, 170]),
  );
  expect([name, dateOfBirth, summary]).toEqual(['Muhammad Ridwan', '1990-02-03', null]);
});

test('a section in one line of a form whose headings have letters', () => {
  const { work, languages } = read([
    ...siti,
    head('D. PENGALAMAN KERJA', 90),
    { text: 'Kasir, Toko Maju', y: 110, bold: true },
    { text: '2019 - 2021', x: 460, y: 110 },
    'Melayani pembeli dan menghitung kas harian toko.',
    { text: 'E. BAHASA: Indonesia (aktif), Inggris (pasif)', y: 160 },
  ]);
  expect(work.map(({ description }) => description)).toEqual([
    'Melayani pembeli dan menghitung kas harian toko.',
  ]);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});
