import { expect, test } from 'vitest';
import { readStatements } from './advice/cv/statements.ts';
import type { Reading } from './result/parsed-resume.ts';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Labels that end at one edge, months below their years, labels over addresses, fields of forms, and names beside how well they are known.

const read = (...texts: (Text | string)[]) => flatten(readPage(...siti, ...texts).result);

test('months in small letters below the years of a period belong to them', () => {
  const { work } = read(
    head('Experience', 90),
    { text: '2021 – 2022', x: 69, y: 110 },
    { text: 'Aug', x: 73.7, y: 120, size: 7 },
    { text: 'Feb', x: 104.7, y: 120, size: 7 },
    { text: 'Junior Programmer', x: 158, y: 110, italic: true },
    { text: 'PT Arunika Jaya', x: 158, y: 125 },
    { text: '• Tested door controllers of 40 trams', x: 158, y: 140 },
    head('Skills', 180),
    { text: 'Excel', y: 200 },
  );
  expect(work).toMatchObject([{ startDate: '2021-08', endDate: '2022-02', jobTitle: 'Junior Programmer' }]);
});

test('labels that end at one edge are parted from the text beside them, though all letters look the same', () => {
  const label = (text: string, value: string, y: number): Text[] => [
    { text, x: 150 - 5 * text.length, y },
    { text: value, x: 157, y },
  ];
  const { skills, languages } = read(
    head('Languages', 90),
    ...label('Polish', 'Native', 110),
    ...label('English', 'Fluent', 130),
    head('Skills', 170),
    ...label('Programming', 'Go, Rust, Python', 190),
    ...label('Hardware', 'STM32, KiCad', 210),
  );
  expect(skills).toEqual(['Go', 'Rust', 'Python', 'STM32', 'KiCad']);
  expect(languages).toEqual(['Polish', 'English']);
});

test('a triangle is a bullet, and the college named below a school is a part of it', () => {
  const { education } = read(
    head('Education Background', 90),
    { text: '▲ Arunika University of Science and Technology', y: 110, bold: true },
    { text: 'Sep 2021 - Jun 2025', x: 440, y: 110 },
    { text: 'Bachelor of Engineering', y: 126 },
    { text: 'GPA: 3.9/4', x: 440, y: 126 },
    { text: 'College: School of Electrical and Electronic Engineering', y: 140 },
    { text: 'Courses: Electrical Machinery Theory, Power Electronics', y: 154 },
    head('Skills', 190),
    { text: 'Excel', y: 210 },
  );
  expect(education).toMatchObject([
    {
      organization: 'Arunika University of Science and Technology',
      accreditation: 'Bachelor of Engineering',
      startDate: '2021-09',
      completionDate: '2025-06',
    },
  ]);
});

test('labels over a page, a number and an address are contacts, whatever stands over them', () => {
  const { work, phones, websites } = read(
    head('HIRE AND FREELANCE WORK', 90),
    { text: 'Website', y: 110 },
    { text: 'http://siti.example', y: 124 },
    { text: 'Mobile Number', y: 142 },
    { text: '+62 812 8478 4342', y: 156 },
    { text: 'Email Address', y: 174 },
    { text: 'hello@siti.example', y: 188 },
    head('Skills', 230),
    { text: 'Excel', y: 250 },
    head('Experience', 280),
    { text: 'Web Designer', y: 300, bold: true },
    { text: '2011 - 2014', x: 440, y: 300 },
    { text: 'Harbour Media - Bristol', y: 316 },
    { text: 'Built 35 sites for shops and museums', y: 332 },
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Web Designer', 'Harbour Media'],
  ]);
  expect(phones).toEqual(['+62 812 8478 4342']);
  expect(websites).toEqual(['http://siti.example']);
});

test('a form that asks for the address of the firm and for the reason of leaving', () => {
  const page = [
    head('Riwayat Pekerjaan', 90),
    'Nama Perusahaan : PT Peti Kemas Nusantara',
    'Alamat Perusahaan : Tanjung Perak, Surabaya',
    'Tahun Masuk : 2019',
    'Tahun Keluar : 2023',
    'Posisi/Jabatan : Admin Gudang',
    'Uraian Tugas : Mencatat keluar masuk 300 peti kemas per minggu',
    'Alasan Keluar : Kontrak selesai',
  ].map((text, row) => (typeof text === 'string' ? { text, y: 96 + 14 * row } : text));
  const { work } = read(...page);
  expect(work).toMatchObject([{ organization: 'PT Peti Kemas Nusantara', jobTitle: 'Admin Gudang' }]);
  const told = readStatements(readPage(...siti, ...page) as unknown as Reading).map(({ text }) => text);
  expect(told).toEqual(['Mencatat keluar masuk 300 peti kemas per minggu']);
});

test('a bold skill with its level in brackets and the years behind a dash', () => {
  const { skills } = read(
    head('Keahlian', 90),
    { text: '• ', y: 110, more: [{ text: 'PHP', bold: true }, { text: '(Mahir) - 3 tahun pengalaman' }] },
    {
      text: '• ',
      y: 126,
      more: [{ text: 'Python', bold: true }, { text: '(Menengah) - 2 tahun pengalaman' }],
    },
  );
  expect(skills).toEqual(['PHP', 'Python']);
});

test('a short course with its period at the right is a certificate of its own', () => {
  const { certifications } = read(
    head('Pelatihan', 90),
    { text: 'Pelatihan K3 Listrik', y: 110 },
    { text: 'April 2021 - 2021', x: 300, y: 110 },
    { text: 'Dasar PLC', y: 126 },
    { text: 'Mei 2019 - 2019', x: 300, y: 126 },
    head('Keahlian', 160),
    { text: 'Excel', y: 180 },
  );
  expect(certifications).toEqual(['Pelatihan K3 Listrik', 'Dasar PLC']);
});
