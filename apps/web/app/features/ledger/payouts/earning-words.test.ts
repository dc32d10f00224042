import { expect, test } from 'vitest';
import { earningWords } from './earning-words.ts';

const line = { kind: 'share' as const, orderNumber: null, hours: null, note: '', amount: 50_000 };

test('balance: a session by its hours and order, its difference, and what went back', () => {
  expect(earningWords({ ...line, hours: 1.5, orderNumber: 'SP-7K3Q-29C1' })).toBe(
    'Sesi 1,5 jam (pesanan SP-7K3Q-29C1)',
  );
  expect(earningWords(line)).toBe('Selisih harga sesi');
  expect(earningWords({ ...line, amount: -50_000 })).toBe('Bagian dari dana yang dikembalikan');
});

test('balance: a transfer that came back is no payment; an adjustment is named by its note', () => {
  expect(earningWords({ ...line, kind: 'payout', amount: -1 })).toBe('Dibayarkan ke rekening');
  expect(earningWords({ ...line, kind: 'payout', amount: 1 })).toBe(
    'Transfer tidak berhasil, kembali ke saldo',
  );
  expect(earningWords({ ...line, kind: 'adjustment', note: 'Bonus akhir tahun' })).toBe('Bonus akhir tahun');
  expect(earningWords({ ...line, kind: 'adjustment' })).not.toBe('');
});
