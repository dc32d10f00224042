import { expect, test } from 'vitest';
import { chipOf, isEditable, isPaid, paymentName, shownName, tabOf, tabOfType } from './model.ts';
import { timeLeft } from '~/ui/format/time-left.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-28T12:00:00Z', '7 hari'],
  ['2026-11-28T11:00:00Z', '6 hari 23 jam'],
  ['2026-11-21T15:20:00Z', '3 jam 20 menit'],
  ['2026-11-21T14:00:00Z', '2 jam'],
  ['2026-11-21T12:00:01Z', '1 menit'],
  ['2026-11-21T12:00:00Z', null],
  ['2026-11-20T12:00:00Z', null],
])('what is left until %s', (until, left) => expect(timeLeft(until, now)).toBe(left));

const paidAt = new Date(now);
test.each([
  ['awaiting_payment', null, 'pending', 'Menunggu pembayaran'],
  ['awaiting_payment', null, 'failed', 'Pembayaran gagal'],
  ['awaiting_payment', null, 'review', 'Pembayaran diperiksa'],
  ['paid', paidAt, 'settlement', 'Sudah dibayar'],
  ['expired', null, 'expired', 'Kedaluwarsa'],
  ['expired', paidAt, 'settlement', 'Lewat 7 hari'],
  ['cancelled', null, 'cancelled', 'Dibatalkan'],
  ['refunded', paidAt, 'refunded', 'Dana dikembalikan'],
] as const)('an order that is %s (paid %s, payment %s) is called %s', (status, at, payment, label) =>
  expect(chipOf({ status, paidAt: at, payment }).label).toBe(label),
);

test('an order whose session was called off is not called done, whatever went back', () => {
  const cancelled = { status: 'done', paidAt, payment: 'settlement', outcome: 'cancelled' } as const;
  expect(chipOf(cancelled).label).toBe('Dibatalkan');
  expect(chipOf({ ...cancelled, outcome: 'held' }).label).toBe('Selesai');
});

test('a session counts as paid until its money went back, also when it lapsed', () => {
  expect(isPaid({ status: 'awaiting_payment', paidAt: null })).toBe(false);
  expect(isPaid({ status: 'expired', paidAt: null })).toBe(false);
  expect(isPaid({ status: 'expired', paidAt })).toBe(true);
  expect(isPaid({ status: 'done', paidAt })).toBe(true);
  expect(isPaid({ status: 'refunded', paidAt })).toBe(false);
  expect(isPaid({ status: 'cancelled', paidAt })).toBe(false);
});

test.each([
  ['Rani Kusuma', 'Rani K.'],
  ['Muhammad Rizky Pratama', 'Muhammad P.'],
  ['Suharto', 'Suharto'],
  ['  siti  aminah ', 'siti A.'],
  ['', ''],
])('the name %s is shown as %s', (name, shown) => expect(shownName(name)).toBe(shown));

test('rating: can be changed for one day', () => {
  const at = new Date(now);
  expect(isEditable(at, new Date(now + 86_399_999))).toBe(true);
  expect(isEditable(at, new Date(now + 86_400_000))).toBe(false);
});

test('payment method: an unknown one is still readable', () => {
  expect(paymentName('qris')).toBe('QRIS');
  expect(paymentName('akulaku_paylater')).toBe('akulaku paylater');
  expect(paymentName('constructor')).toBe('constructor');
  expect(paymentName(null)).toBe('Belum dipilih');
});

test('an address names a kind of orders or none; a bundle stands with the reviews', () => {
  expect(['ats', 'cv-review', 'ATS', '', null].map(tabOf)).toEqual([
    'ats',
    'cv-review',
    undefined,
    undefined,
    undefined,
  ]);
  expect(tabOfType('bundleAtsc')).toBe('cv-review');
});
