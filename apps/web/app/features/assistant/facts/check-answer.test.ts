import { describe, expect, test } from 'vitest';
import { checkAnswer, type Expectation } from './check-answer.ts';

const about = (source: string, more: Partial<Expectation> = {}): Expectation => ({
  source,
  language: 'id',
  relation: 'same',
  longest: 400,
  mostGaps: 3,
  isWord: () => true,
  ...more,
});

test('what only rewrites its source is shown as it is', () => {
  expect(
    checkAnswer(
      'Menyusun laporan penjualan 3 cabang setiap bulan.',
      about('bikin laporan penjualan 3 cabang tiap bulan'),
    ),
  ).toEqual({ ok: true, text: 'Menyusun laporan penjualan 3 cabang setiap bulan.', gaps: 0 });
});

test.each([
  ['Menyusun 12 laporan penjualan.', 'Menyusun [berapa?] laporan penjualan.'],
  ['Menyusun laporan penjualan yang naik 20%.', 'Menyusun laporan penjualan yang naik [berapa persen?].'],
  ['Menyusun laporan penjualan untuk PT Angkasa Baru.', 'Menyusun laporan penjualan untuk PT [nama apa?].'],
  ['Menyusun laporan penjualan dengan Power BI.', 'Menyusun laporan penjualan dengan [keahlian apa?].'],
  ['Menyusun laporan penjualan [naik 20%].', 'Menyusun laporan penjualan [berapa persen?].'],
  ['Menyusun laporan penjualan [apa?].', 'Menyusun laporan penjualan [apa?].'],
])('gaps: %s', (answer, text) => {
  expect(checkAnswer(answer, about('bikin laporan penjualan'))).toMatchObject({ ok: true, text });
});

test('gaps are in the language of the answer', () => {
  const expected = about('wrote the sales report', { language: 'en' });
  expect(checkAnswer('Wrote the sales report of 12 branches.', expected)).toMatchObject({
    text: 'Wrote the sales report of [how many?] branches.',
  });
});

test('gaps of the text stay gaps: what fills them is refused', () => {
  const text = 'Saya tertarik karena [alasanmu sendiri] dan siap bekerja.';
  const expected = about(text, { gapsIn: text });
  expect(checkAnswer('Saya tertarik karena [alasanmu sendiri], dan siap bekerja.', expected).ok).toBe(true);
  expect(checkAnswer('Saya tertarik karena suasananya, dan siap bekerja.', expected)).toEqual({
    ok: false,
    why: 'invents',
  });
});

describe('answers that are not shown', () => {
  const source = 'bikin laporan penjualan tiap bulan';
  test.each([
    ['', 'empty'],
    ['…', 'empty'],
    ['Laporan penjualan. '.repeat(40), 'long'],
    ['Menyusun laporan penjualan 1 kali di Apex, 2 di Borea, 3 di Ceres.', 'invents'],
    ['Membuat kue ulang tahun anak tetangga sebelah rumah.', 'astray'],
    ['Prepared the sales report of the branch for the month.', 'language'],
    ['Laporan penjualan: kunjungi laporan.example.com', 'contacts'],
    ['Laporan penjualan, hubungi 0812-3456-7890', 'contacts'],
    ['Laporan penjualan, kirim ke laporan@penjualan', 'contacts'],
    ['Laporan penjualan, transfer biaya ke rekening', 'contacts'],
    ['Berikut versi yang lebih tajam: menyusun laporan penjualan', 'speaks'],
    ['Sebagai model bahasa, saya menyusun laporan penjualan', 'speaks'],
    ['Laporan penjualan <b>tebal</b>', 'speaks'],
    ['Laporan penjualan {{NAMA_9}}', 'speaks'],
    ['Laporan penjualan kandidat terbaik', 'speaks'],
  ])('%s: %s', (answer, why) => expect(checkAnswer(answer, about(source))).toEqual({ ok: false, why }));
});

test('a translation has its own words, but not any length', () => {
  const expected = about('bikin laporan penjualan tiap bulan', { language: 'en', relation: 'translated' });
  expect(checkAnswer('Prepared the sales report every month.', expected).ok).toBe(true);
  expect(checkAnswer('Prepared the sales report every month, and then '.repeat(4), expected)).toEqual({
    ok: false,
    why: 'astray',
  });
});

test('marks, breaks and what cannot be seen are taken out', () => {
  const hidden = '\u200B\u202E';
  const expected = about('bikin laporan penjualan');
  expect(checkAnswer(`- **Menyusun** laporan${hidden}\n penjualan`, expected)).toMatchObject({
    text: 'Menyusun laporan penjualan',
  });
});

test.each([
  ['ngurus payroll 120 karyawan', 'Mengelola penggajian 120 karyawan.'],
  ['handle komplain lewat wa 30 per hari', 'Menangani 30 komplain per hari melalui WhatsApp.'],
  ['input data penjualan ke excel', 'Memasukkan data penjualan ke Microsoft Excel.'],
  ['tim 6 orang, saya pimpin', 'Memimpin tim beranggotakan 6 orang.'],
  ['ngajar les matematika anak SD 5 orang', 'Mengajar les matematika untuk 5 siswa SD.'],
])('sharpened without a gap: %s', (source, text) => {
  expect(checkAnswer(text, about(source))).toEqual({ ok: true, text, gaps: 0 });
});

test.each([
  ['bikin laporan project tiap bulan', 'Menyusun laporan Microsoft Project setiap bulan.'],
  ['bikin laporan analytics tiap bulan', 'Menyusun laporan Google Analytics setiap bulan.'],
])('a maker’s name that says more than the source is a gap: %s', (source, text) => {
  expect(checkAnswer(text, about(source))).toMatchObject({ ok: true, gaps: 1 });
});

test('figures that stand do not carry an answer of something else', () => {
  const answer = 'Membuat kue ulang tahun anak tetangga sebelah rumah 3 kali.';
  expect(checkAnswer(answer, about('bikin laporan penjualan 3 cabang'))).toMatchObject({ ok: false });
});
