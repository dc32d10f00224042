import { expect, test } from 'vitest';
import { head, readPage, siti } from '../testing/read-page.ts';

test('a narrow column is as wide as its sentences show, however much white follows: a title that breaks there goes on below', () => {
  const { result } = readPage(
    ...siti,
    { ...head('Tentang', 100), x: 40 },
    ...[
      'Event planner yang telah',
      'menangani banyak acara',
      'korporat dan pernikahan',
      'di kota besar.',
    ].map((text, index) => ({ text, x: 40, y: 116 + 13 * index })),
    { ...head('Pendidikan', 190), x: 40 },
    { text: '2013 - 2017', x: 40, y: 206 },
    { text: 'HOSPITALITY', x: 40, y: 219, bold: true },
    { text: 'ADMINISTRATION', x: 40, y: 232, bold: true },
    { text: 'Universitas Pelita', x: 40, y: 247 },
    { ...head('Pengalaman Kerja', 100), x: 260 },
    ...[
      'Lumina Organizer, Event Planner',
      'Oktober 2020 - sekarang',
      '• Merancang konsep acara bersama klien',
      '• Mengelola anggaran hingga dua miliar',
      'Kirana Wedding, Event Staff',
      'Juni 2017 - September 2020',
      '• Mendampingi 25 rekanan dalam acara',
      '• Menyusun jadwal acara dan tugas panitia',
      '• Menghitung biaya dan menagih pembayaran',
    ].map((text, index) => ({ text, x: 260, y: 116 + 14 * index, bold: index === 0 || index === 4 })),
  );
  expect(result.education.map((each) => [each.organization, each.accreditation?.inputStr])).toEqual([
    ['Universitas Pelita', 'HOSPITALITY ADMINISTRATION'],
  ]);
});
