import { expect, test } from 'vitest';
import { readPastedAd, salaryText } from './read-pasted-ad.ts';

test('a pasted ad: its fields as a form shows them', () => {
  const ad = `Staf Keuangan
PT Samudra Boga Lestari
Lokasi: Cirebon
Gaji: Rp5.000.000 - Rp6.500.000 per bulan
Kualifikasi:
- S1 Akuntansi
- Menguasai Microsoft Excel
Lamaran paling lambat 30 November 2026`;
  const now = new Date('2026-11-02T03:00:00Z');
  expect(readPastedAd(ad, 'https://glints.com/id/1', now)).toEqual({
    title: 'Staf Keuangan',
    company: 'PT Samudra Boga Lestari',
    place: 'Cirebon',
    link: 'https://glints.com/id/1',
    deadline: '2026-11-30',
    salary: 'Rp5.000.000–Rp6.500.000 per bulan',
    contact: '',
    source: 'Glints',
  });
});

test.each([
  [{ min: 5_000_000, max: null }, 'mulai Rp5.000.000 per bulan'],
  [{ min: null, max: 7_000_000 }, 'sampai Rp7.000.000 per bulan'],
  [{ min: 5_000_000, max: 5_000_000 }, 'Rp5.000.000 per bulan'],
  [{ min: null, max: null }, ''],
])('pay %j: %s', (range, text) => {
  expect(salaryText({ ...range, currency: 'IDR', period: 'month' })).toBe(text);
});

test('a pasted ad: loud words are calmed, contact, link and words about the pay are taken along', () => {
  const ad = `DICARI: PERAWAT IGD
RS MITRA KASIH BUNDA, Cirebon
Gaji UMK Cirebon
Daftar di https://karir.mitrakasih.example/igd
Info: Bu Rini 0812-0000-1111`;
  expect(readPastedAd(ad, null)).toMatchObject({
    title: 'Perawat IGD',
    company: 'RS Mitra Kasih Bunda',
    link: 'https://karir.mitrakasih.example/igd',
    salary: 'UMK Cirebon',
    contact: 'Bu Rini 0812-0000-1111',
  });
});

test('pay by the piece', () => {
  expect(salaryText({ min: 75_000, max: 120_000, currency: 'IDR', period: 'piece', piece: 'artikel' })).toBe(
    'Rp75.000–Rp120.000 per artikel',
  );
});
