import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Years stacked in badges, and how to reach the person below the referees.

const periods = ({ result }: ReturnType<typeof readPage>) =>
  flatten(result).work.map(({ organization, startDate, endDate }) => [organization, startDate, endDate]);

test('badges: a year, a dash and a year below each other are one period', () => {
  const badge = (y: number, from: string, to: string) => [
    { text: from, x: 60, y },
    { text: '–', x: 67.5, y: y + 11 },
    { text: to, x: 60, y: y + 22 },
  ];
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...badge(112, '2019', '2022'),
    { text: 'Penata Rias', x: 100, y: 112, bold: true },
    { text: 'Sanggar Melati, Solo', x: 100, y: 124 },
    { text: '• Merias 40 pengantin setahun', x: 100, y: 138 },
    ...badge(160, '2016', '2019'),
    { text: 'Asisten Rias', x: 100, y: 160, bold: true },
    { text: 'Salon Cempaka, Klaten', x: 100, y: 172 },
    { text: '• Menata alat rias', x: 100, y: 186 },
  );
  expect(periods(reading)).toEqual([
    ['Sanggar Melati', '2019', '2022'],
    ['Salon Cempaka', '2016', '2019'],
  ]);
});

test('badges: the end over the beginning, beside a title and a point in the same letters', () => {
  const job = (y: number, to: string, from: string, name: string, deed: string) => [
    { text: to, x: 55, y, bold: true },
    { text: name, x: 100, y },
    { text: from, x: 55, y: y + 14 },
    { text: `• ${deed}`, x: 100, y: y + 14 },
    { text: '• Menulis laporan bulanan', x: 100, y: y + 26 },
  ];
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...job(112, 'Kini', '2022', 'Penyelia Kebun, PT Teh Lereng', 'Mengatur petik 60 pekerja'),
    ...job(160, '2021', '2019', 'Mandor Petik, PT Kopi Lembah', 'Menimbang hasil panen'),
    ...job(208, '2019', '2017', 'Juru Catat, CV Cengkih Jaya', 'Mencatat upah harian'),
  );
  expect(periods(reading)).toEqual([
    ['PT Teh Lereng', '2022', null],
    ['PT Kopi Lembah', '2019', '2021'],
    ['CV Cengkih Jaya', '2017', '2019'],
  ]);
});

test('referees: a number and an address that follow those of the last one are the person’s own', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Skills', 70),
    'Pottery, Glazing, Kilns',
    head('References', 120),
    'Edmund Harrow',
    'Director, Clay Works',
    '+44 20 7946 0811',
    'edmund@clay.example',
    'Ines Calder',
    'Mill Studio',
    '+44 20 7946 0922',
    'ines@mill.example',
    { text: '+44 7700 900123', y: 280 },
    { text: 'siti@pots.example', y: 292 },
    { text: '4 Kiln Lane, Leeds', y: 304 },
  );
  expect(result.emails).toEqual(['siti@pots.example']);
  expect(result.phoneNumbers).toHaveLength(1);
});
