import { expect, test } from 'vitest';
import { mayMove, paymentStatuses, type PaymentStatus } from './payment-status.ts';

const allowed: Record<PaymentStatus, PaymentStatus[]> = {
  pending: ['settlement', 'review', 'failed', 'expired', 'cancelled'],
  settlement: ['failed', 'refunded'],
  review: ['settlement', 'failed'],
  failed: ['settlement', 'review'],
  expired: ['settlement', 'review'],
  cancelled: [],
  refunded: ['settlement', 'refunded'],
};

test('payments move forward only', () => {
  for (const from of paymentStatuses)
    expect(paymentStatuses.filter((to) => mayMove(from, to))).toEqual(
      paymentStatuses.filter((to) => allowed[from].includes(to)),
    );
});

test('only a card that the bank has not settled can be called off after it was paid', () => {
  expect(mayMove('settlement', 'cancelled')).toBe(false);
  expect(mayMove('settlement', 'cancelled', true)).toBe(true);
  expect(mayMove('pending', 'refunded', true)).toBe(false);
});
