import { expect, test } from 'vitest';
import { loadEngine } from '../engine/load-engine.ts';
import { flatText, pdfText } from '../testing/pdf-text.ts';
import { renderPayoutStatement, type PayoutStatement } from './payout-statement.ts';

const statement: PayoutStatement = {
  title: 'Rincian bagi hasil',
  name: 'Sari #strong[Dewanti]',
  facts: [
    { label: 'Ke rekening', value: 'BCA •••• 7890' },
    { label: 'Referensi bank', value: '' },
  ],
  lines: [
    { date: '', text: 'Saldo sebelumnya', amount: '-Rp5.000' },
    { date: '3 November 2026', text: 'Sesi 1,5 jam *x*', amount: 'Rp70.000' },
  ],
  total: { label: 'Ditransfer', amount: 'Rp65.000' },
  words: { date: 'Tanggal', text: 'Keterangan', amount: 'Jumlah' },
  note: 'Catatan',
  footer: 'Setapak',
};

test('payout statement: every word stands in it, nothing is read as markup, an empty fact is left out', async () => {
  const text = await flatText(await renderPayoutStatement(await loadEngine(), statement));
  for (const words of [
    'Sari #strong[Dewanti]',
    'BCA •••• 7890',
    '-Rp5.000',
    'Sesi 1,5 jam *x*',
    'Rp65.000',
    'Catatan',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Referensi bank');
});

test('payout statement: many lines go on over several pages, each with the names of its columns', async () => {
  const lines = Array.from({ length: 120 }, (_, n) => ({
    date: '3 November 2026',
    text: `Sesi ${n}`,
    amount: 'Rp1',
  }));
  const pages = await pdfText(await renderPayoutStatement(await loadEngine(), { ...statement, lines }));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages.slice(0, 3)) expect(page).toContain('Keterangan');
});
