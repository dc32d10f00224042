import { expect, test } from 'vitest';
import { nextCheckAt, normalizeCode, paymentStep, reviewDueAt, sessionExpiresAt } from './model.ts';
import { refuseNotes, type Purchase } from './purchase.ts';
import { purchaseInput } from './schema.ts';

test.each([
  ['by day', '2026-11-03T05:00:00Z', 7, '2026-11-10T15:00:00.000Z'],
  ['in the evening in Jakarta', '2026-11-03T16:59:00Z', 3, '2026-11-06T15:00:00.000Z'],
  ['after midnight in Jakarta, the day before in UTC', '2026-11-03T17:01:00Z', 3, '2026-11-07T15:00:00.000Z'],
  ['over the end of a year', '2026-12-31T10:00:00Z', 7, '2027-01-07T15:00:00.000Z'],
])('a review ordered %s is due at 22:00 in Jakarta', (_, orderedAt, days, dueAt) =>
  expect(reviewDueAt(new Date(orderedAt), days).toISOString()).toBe(dueAt),
);

test('a session lapses after seven days', () =>
  expect(sessionExpiresAt(new Date('2026-11-03T05:00:00Z')).toISOString()).toBe('2026-11-10T05:00:00.000Z'));

test('codes are known however they are typed', () => expect(normalizeCode(' hemat10 ')).toBe('HEMAT10'));

test('open payment: queried often at first, and at least hourly', () => {
  const made = new Date(0);
  const wait = (age: number) => nextCheckAt(made, new Date(age)).getTime() - age;
  expect([wait(0), wait(600_000), wait(86_400_000)]).toEqual([60_000, 300_000, 3_600_000]);
});

test.each([
  ['mentoring', 50, 'booking_notes_short'],
  ['mentoring', 51, undefined],
  ['cvReview', 9, 'review_notes_short'],
  ['cvReview', 10, undefined],
] as const)('notes for %s of %i letters: %s', (transactionType, length, refusal) => {
  const purchase = { transactionType, notes: ` ${'a'.repeat(length)} ` } as Purchase;
  expect(refuseNotes(purchase)).toBe(refusal);
});

test('a browser can say what it wants, not what it costs', () => {
  const said = { transactionType: 'ats', packageId: 'pkg-pas', price: 1, productPrice: 1, discount: 1 };
  expect(purchaseInput.parse(said)).toEqual({ transactionType: 'ats', packageId: 'pkg-pas' });
  const hours = (value: unknown) =>
    purchaseInput.safeParse({ transactionType: 'mentoring', mentorId: 'm', hours: value, notes: '' }).success;
  expect([hours('0.5'), hours(1.5), hours(2), hours(-1), hours('NaN')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['awaiting_payment', null, 'waiting'],
  ['awaiting_payment', 'pending', 'waiting'],
  ['awaiting_payment', 'review', 'review'],
  ['awaiting_payment', 'failed', 'failed'],
  ['awaiting_payment', 'expired', 'lapsed'],
  ['expired', 'expired', 'expired'],
  ['cancelled', null, 'cancelled'],
  ['refunded', 'refunded', 'refunded'],
  ['paid', 'settlement', 'settled'],
  ['in_progress', 'settlement', 'settled'],
] as const)('payment step: an order that is %s, its payment %s, is %s', (status, payment, step) =>
  expect(paymentStep({ status, payment })).toBe(step),
);

test('payment step: money for an order that is over goes back; beside a paid one it changes nothing', () => {
  expect(paymentStep({ status: 'cancelled', payment: 'settlement', surplus: true })).toBe('returning');
  expect(paymentStep({ status: 'paid', payment: 'settlement', surplus: true })).toBe('settled');
});
