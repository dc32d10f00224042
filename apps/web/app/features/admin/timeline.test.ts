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

test.each([
  ['cancelled', 'customer', 'Oleh mentee'],
  ['cancelled', 'mentor', 'Oleh mentor'],
  ['no_show', null, 'Kata mentor'],
  ['held', null, ''],
  ['mentor_absent', null, ''],
])(
  'timeline of an order: a session that ended as %s, by %s, names its source',
  (outcome, cancelledBy, detail) => {
    const outcomeAt = new Date('2026-11-30T03:58:00Z');
    const moments = timelineOf({
      order: { createdAt: new Date('2026-11-29T03:58:00Z') },
      payments: [],
      notifications: [],
      refunds: [],
      audits: [],
      session: { outcome, cancelledBy, outcomeAt },
      review: undefined,
    } as unknown as Parameters<typeof timelineOf>[0]);
    expect(moments[0]?.detail).toBe(detail);
  },
);
