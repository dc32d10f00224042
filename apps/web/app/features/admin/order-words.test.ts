import { expect, test } from 'vitest';
import { attemptWords } from './order-words.ts';

const attempt = {
  status: 'settlement',
  surplus: false,
  amount: 10,
  refundedAmount: 0,
  chargedBackAmount: 0,
  settledAt: null,
} as const;

test.each([
  [{}, 'Diterima'],
  [{ status: 'review' }, 'Diperiksa gateway'],
  [{ status: 'failed' }, 'Gagal'],
  [{ status: 'failed', settledAt: '2026-11-30' }, 'Ditarik kembali setelah diterima'],
  [{ status: 'cancelled', settledAt: '2026-11-30' }, 'Ditarik kembali setelah diterima'],
  [{ status: 'refunded', refundedAmount: 4 }, 'Dikembalikan sebagian'],
  [{ status: 'refunded', refundedAmount: 10 }, 'Dikembalikan'],
  [{ status: 'refunded', refundedAmount: 10, chargedBackAmount: 10 }, 'Ditarik bank'],
  [{ status: 'refunded', refundedAmount: 4, chargedBackAmount: 4 }, 'Ditarik bank sebagian'],
  [{ status: 'expired', surplus: true, settledAt: '2026-11-30' }, 'Uang berlebih'],
  [{ status: 'expired', surplus: true, refundedAmount: 10 }, 'Uang berlebih, sudah dikembalikan'],
] as const)('an attempt to pay that is %j reads %s', (what, words) => {
  expect(attemptWords({ ...attempt, ...what })).toBe(words);
});
