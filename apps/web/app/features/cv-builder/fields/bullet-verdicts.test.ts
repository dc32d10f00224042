import { judgeBullet } from '@setapak/ats/bullets';
import { expect, test } from 'vitest';
import { judgePoints } from './bullet-verdicts.ts';

const summary = [
  'Tentang pekerjaan ini.',
  '',
  '- Bertanggung jawab atas stok toko',
  '- Menyusun laporan penjualan mingguan untuk kepala cabang',
  '- Menaikkan penjualan **32%** dalam 6 bulan lewat promosi di WhatsApp',
  '- Ya',
].join('\n');

test('points are judged in their order, as the ATS check judges them; paragraphs and beginnings are not', () => {
  const judged = judgePoints(summary, 'id');
  expect(judged.map(({ text }) => text)).toEqual([
    'Bertanggung jawab atas stok toko',
    'Menyusun laporan penjualan mingguan untuk kepala cabang',
    'Menaikkan penjualan 32% dalam 6 bulan lewat promosi di WhatsApp',
  ]);
  for (const { text, verdict } of judged) expect(verdict).toBe(judgeBullet(text, 'id').verdict);
  expect(judged.map(({ verdict }) => verdict)).toEqual(['weak', 'fair', 'strong']);
});

test('a weak point names its reason and gets a frame with gaps, a strong one neither', () => {
  const [weak, , strong] = judgePoints(summary, 'id');
  expect(weak).toMatchObject({ reason: 'duty', sharper: expect.stringContaining('[') });
  expect(strong).not.toHaveProperty('reason');
  expect(strong).not.toHaveProperty('sharper');
});
