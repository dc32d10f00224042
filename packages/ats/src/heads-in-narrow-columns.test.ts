import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';
import type { Text } from './testing/build-page.ts';

// Heads of entries that a narrow column broke on both sides.

const row = (y: number, left: string, right?: string): Text[] => [
  { text: left, x: 50, y, bold: true },
  ...(right ? [{ text: right, x: 176, y }] : []),
];
const deed = (y: number, text: string): Text => ({ text: `• ${text}`, x: 50, y });
const jobs = ({ result }: ReturnType<typeof readPage>) =>
  flatten(result).work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]);

test('narrow heads: facts and the period with its place, both broken', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...row(112, 'Juru Rawat - RS Kasih', 'Jan 2019 – Mei 2021 -'),
    ...row(124, 'Bunda', 'Ngawi'),
    deed(138, 'Merawat pasien bangsal anak'),
    ...row(160, 'Kader - Klinik Sehat', 'Madiun | Feb'),
    ...row(172, 'Sentosa', '2016 – Des 2018'),
    deed(186, 'Mencatat berat bayi'),
  );
  expect(jobs(reading)).toEqual([
    ['Juru Rawat', 'RS Kasih Bunda', '2019-01'],
    ['Kader', 'Klinik Sehat Sentosa', '2016-02'],
  ]);
});

test('narrow heads: the last word of the employer below, beside whose post stands the period', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...row(112, 'Juru Las - CV Baja', 'Jan 2019 – Mei 2021'),
    ...row(124, 'Nusa'),
    deed(138, 'Mengelas rangka atap'),
    ...row(160, 'Tukang Kayu - PD Kayu', 'Feb 2016 – Des 2018'),
    ...row(172, 'Jati'),
    deed(186, 'Menyerut papan'),
  );
  expect(jobs(reading)).toEqual([
    ['Juru Las', 'CV Baja Nusa', '2019-01'],
    ['Tukang Kayu', 'PD Kayu Jati', '2016-02'],
  ]);
});
