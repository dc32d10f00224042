import { expect, test } from 'vitest';
import { adjustmentInput } from '~/features/ledger/public.server.ts';
import { ownProfile } from '~/features/mentors/public.server.ts';
import { orderChange } from './change-order.server.ts';
import { readForm } from './read-form.server.ts';
import { voucherFields, voucherSchema } from './voucher-form.ts';
import { deskChange } from './sessions/change-session-desk.server.ts';

const typed = 'Rp35.000';
const reason = 'Mentor berhalangan hadir';

test('amounts of the back office: a dot between thousands makes nothing a thousand times smaller', () => {
  expect(orderChange.parse({ intent: 'refund', amount: typed, reason })).toMatchObject({ amount: 35_000 });
  expect(orderChange.parse({ intent: 'voucher', worth: typed, voucherReason: reason })).toMatchObject({
    worth: 35_000,
  });
  expect(orderChange.parse({ intent: 'mark-paid', paymentId: 'a', seenAmount: typed, reason })).toMatchObject(
    { seenAmount: 35_000 },
  );
  expect(
    deskChange.parse({
      intent: 'decide',
      caseId: 'a',
      outcome: 'held',
      refundAmount: typed,
      decision: reason,
    }),
  ).toMatchObject({ refundAmount: 35_000 });
  expect(adjustmentInput.shape.amount.parse(typed)).toBe(35_000);
  expect(ownProfile.shape.price.parse(typed)).toBe(35_000);
});

test.each(['2026-02-30T10:00', '2026-11-22T25:00'])(
  'moments of the back office: %s is refused, and not taken for another day',
  (typedMoment) => {
    const form = new FormData();
    form.set('startAt', typedMoment);
    const fields = voucherFields.filter(({ name }) => name === 'startAt');
    const { startAt } = readForm(form, fields, true);
    expect(voucherSchema.safeParse({ startAt }).error?.issues).toContainEqual(
      expect.objectContaining({ path: ['startAt'], message: 'Tanggal itu tidak ada. Cek lagi, ya.' }),
    );
  },
);

test('number fields of the back office read what people type, and refuse what is no number', () => {
  const form = new FormData();
  form.set('price', '35.000');
  form.set('percent', '12,5 %');
  form.set('max', 'banyak');
  const field = (name: string) => ({ name, label: name, kind: 'number' as const });
  expect(readForm(form, ['price', 'percent', 'max'].map(field), true)).toEqual({
    price: 35_000,
    percent: 12.5,
    max: Number.NaN,
  });
  for (const amount of ['35,5', '', 'tiga', '-35.000'])
    expect(orderChange.safeParse({ intent: 'refund', amount, reason }).success).toBe(false);
});
