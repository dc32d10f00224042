import { expect, test } from 'vitest';
import { calmName, calmTitle, clauseOf, joined, skillWords } from './sentences.ts';

test.each([
  ['- Menyusun laporan bulanan.', 'menyusun laporan bulanan'],
  ['Kelola kas harian toko', 'mengelola kas harian toko'],
  ['Saya memimpin tim kecil', 'memimpin tim kecil'],
  ['Mengajar 28 siswa; menulis modul', 'mengajar 28 siswa dan menulis modul'],
  ['Menjawab 90 panggilan, menangani keluhan', 'menjawab 90 panggilan dan menangani keluhan'],
  ['Memimpin penagihan; NPL turun dari 4% ke 2%', 'memimpin penagihan; NPL turun dari 4% ke 2%'],
  ['Mencatat tiket di Zendesk; CSAT 94%', 'mencatat tiket di Zendesk'],
])('Indonesian line %j goes behind "saya" as %j', (line, text) => {
  expect(clauseOf(line, 'id')).toEqual({ form: 'verb', text });
});

test.each(['Media sosial dan konten kampus', 'Penanggung jawab: gudang', 'Manage the monthly closing'])(
  'Indonesian line %j is no part of a sentence',
  (line) => {
    expect(clauseOf(line, 'id')?.form).not.toBe('verb');
  },
);

test.each([
  ['Cut the close from 9 to 5 days.', 'verb'],
  ['Led six people', 'verb'],
  ['Manage the monthly closing', 'present'],
  ['Preparing tax returns', 'noun'],
])('English line %j is a %s', (line, form) => {
  expect(clauseOf(line, 'en')?.form).toBe(form);
});

test.each(['Marketing and sales of snacks', 'Responsible for the warehouse', 'Menyusun laporan bulanan'])(
  'English line %j is no part of a sentence',
  (line) => {
    expect(clauseOf(line, 'en')).toBeUndefined();
  },
);

test('a post or a name in capitals is calmed; acronyms and brands stay', () => {
  expect(calmTitle('STAF ACCOUNTING & TAX')).toBe('Staf Accounting & Tax');
  expect(calmTitle('GURU MATEMATIKA SD (kelas tinggi)')).toBe('Guru Matematika SD (kelas tinggi)');
  expect(calmTitle('UI/UX Designer')).toBe('UI/UX Designer');
  expect(calmName('RS MITRA KASIH')).toBe('RS Mitra Kasih');
  expect(calmName('TELKOM')).toBe('TELKOM');
});

test('lists and skills are said as in a sentence', () => {
  expect(joined(['a', 'b', 'c'], 'id')).toBe('a, b, dan c');
  expect(joined(['a', 'b', 'c'], 'en')).toBe('a, b and c');
  expect([skillWords('Separasi warna'), skillWords('Power BI'), skillWords('Negosiasi')]).toEqual([
    'separasi warna',
    'Power BI',
    'negosiasi',
  ]);
});
