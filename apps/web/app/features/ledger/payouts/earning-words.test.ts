import { expect, test } from 'vitest';
import { earningWords } from './earning-words.ts';

const line = { kind: 'share' as const, orderId: null, hours: null, note: '', amount: 50_000 };

test('balance: a session by its hours and order, its difference, and what went back', () => {
  expect(earningWords({ ...line, hours: 1.5, orderId: '0a1b2c3d-9999' })).toBe(
    'Sesi 1,5 jam (pesanan 0A1B2C3D)',
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
