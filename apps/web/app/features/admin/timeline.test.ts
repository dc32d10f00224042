import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

test('timeline of an order: a way of paying has the name that people know', () => {
  const at = new Date('2026-11-30T03:58:00Z');
  const moments = timelineOf({
    order: { createdAt: at },
    payments: [
      { id: 'p-1', attempt: 1, gateway: 'sandbox', createdAt: at, settledAt: at, paymentType: 'qris' },
    ],
    notifications: [],
    refunds: [],
    audits: [],
    session: undefined,
    review: undefined,
  } as unknown as Parameters<typeof timelineOf>[0]);
  expect(moments.find(({ title }) => title === 'Pembayaran diterima')?.detail).toBe('QRIS');
});
