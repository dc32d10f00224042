import { expect, test } from 'vitest';
import { mayMove, paymentStatuses, type PaymentStatus } from './payment-status.ts';

const allowed: Record<PaymentStatus, PaymentStatus[]> = {
  pending: ['settlement', 'review', 'failed', 'expired', 'cancelled'],
  settlement: ['failed', 'refunded'],
  review: ['settlement', 'failed'],
  failed: [],
  expired: [],
  cancelled: [],
  refunded: [],
};

test('payments move forward only', () => {
  for (const from of paymentStatuses)
    expect(paymentStatuses.filter((to) => mayMove(from, to))).toEqual(
      paymentStatuses.filter((to) => allowed[from].includes(to)),
    );
});
