import { expect, test } from 'vitest';
import type { Reading } from '../../result/parsed-resume.ts';
import { head, readPage, siti } from '../../testing/read-page.ts';
import { readStatements } from './statements.ts';

test('the end of a sentence that a narrow column broke off is no statement of its own', () => {
  const reading = readPage(
    ...siti,
    head('PENGALAMAN', 90),
    { text: 'Dokter Hewan | Koperasi Susu Merapi | 2019 - 2021', y: 110, bold: true },
    { text: 'Menangani 1.900 ekor sapi perah; angka mastitis turun dari 14% ke', y: 126 },
    { text: '6%.', y: 140 },
    head('PENDIDIKAN', 180),
    { text: 'S1 Kedokteran Hewan, Universitas Gadjah Mada 2013 - 2018', y: 200 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Menangani 1.900 ekor sapi perah; angka mastitis turun dari 14% ke 6%.',
  ]);
});
