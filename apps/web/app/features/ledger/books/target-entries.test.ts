import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isReceived,
  missingEntries,
  targetEntries,
  type Entry,
  type OrderFacts,
  type PaymentFacts,
} from './target-entries.ts';

const payment = (values: Partial<PaymentFacts> = {}): PaymentFacts => ({
  id: 'p1',
  status: 'settlement',
  surplus: false,
  amount: 90_000,
  fee: 630,
  refundedAmount: 0,
  chargedBackAmount: 0,
  refunds: [],
  promised: [],
  ...values,
});
const session = (values: Partial<OrderFacts> = {}): OrderFacts => ({
  discount: 10_000,
  payments: [payment()],
  isEarned: true,
  mentor: { id: 'rani', price: 100_000, share: 7_000 },
  ...values,
});

/** Balances by account, a mentor's under `mentor_payable rani`. */
function balances(entries: readonly Entry[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { account, mentorId, amount } of entries.flatMap(({ lines }) => lines)) {
    const place = mentorId === null ? account : `${account} ${mentorId}`;
    sums[place] = (sums[place] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}
const after = (facts: OrderFacts) => balances(targetEntries(facts));
const refund = (amount: number, values: Partial<PaymentFacts['refunds'][number]> = {}) => ({
  id: 'r1',
  amount,
  byHand: false,
  keepsShare: false,
  ...values,
});

describe('the entries of an order', () => {
  test('a session is unearned until it was held; the voucher lowers our part, never the mentor’s', () => {
    expect(after(session({ isEarned: false }))).toEqual({
      gateway: 89_370,
      gateway_fee: 630,
      unearned: -90_000,
    });
    expect(after(session())).toEqual({
      gateway: 89_370,
      gateway_fee: 630,
      discount: 10_000,
      'mentor_payable rani': -70_000,
      revenue: -30_000,
    });
  });

  test('a session that a voucher paid in full earns the mentor the same share', () => {
    const free = session({ discount: 100_000, payments: [payment({ amount: 0, fee: 0 })] });
    expect(after(free)).toEqual({ discount: 100_000, 'mentor_payable rani': -70_000, revenue: -30_000 });
  });

  test('a package is ours alone', () => {
    expect(after(session({ mentor: null }))).toMatchObject({ discount: 10_000, revenue: -100_000 });
  });

  test('a refund of a half takes half of the share back; of all, all of it; fees stay paid', () => {
    const half = payment({ refundedAmount: 45_000, refunds: [refund(45_000)] });
    expect(after(session({ payments: [half] }))).toEqual({
      gateway: 44_370,
      gateway_fee: 630,
      discount: 5_000,
      'mentor_payable rani': -35_000,
      revenue: -15_000,
    });
    const whole = payment({ refundedAmount: 90_000, refunds: [refund(90_000, { byHand: true })] });
    expect(after(session({ payments: [whole] }))).toEqual({
      gateway: 89_370,
      bank: -90_000,
      gateway_fee: 630,
    });
  });

  test('a kindness of ours leaves the mentor the whole share', () => {
    const kind = payment({ refundedAmount: 20_000, refunds: [refund(20_000, { keepsShare: true })] });
    expect(after(session({ payments: [kind] }))).toMatchObject({
      'mentor_payable rani': -70_000,
      revenue: -10_000,
    });
  });

  test('what is promised back stays unearned, and nobody is paid out of it', () => {
    const promised = [{ amount: 45_000, keepsShare: false }];
    expect(after(session({ payments: [payment({ promised })] }))).toMatchObject({
      unearned: -45_000,
      'mentor_payable rani': -35_000,
      revenue: -15_000,
    });
    // The bank was faster: there is nothing left to promise.
    const gone = payment({ promised, refundedAmount: 90_000, chargedBackAmount: 90_000 });
    expect(after(session({ payments: [gone] }))).toEqual({ gateway: -630, gateway_fee: 630 });
  });

  test('a chargeback after a refund of ours is the rest alone', () => {
    const lost = payment({ refundedAmount: 90_000, chargedBackAmount: 60_000, refunds: [refund(30_000)] });
    const entries = targetEntries(session({ payments: [lost] }));
    const back = (kind: string) =>
      entries.filter((entry) => entry.kind === kind).map(({ lines }) => lines[0]?.amount);
    expect([back('refund'), back('chargeback')]).toEqual([[30_000], [60_000]]);
    expect(balances(entries)).toEqual({ gateway: -630, gateway_fee: 630 });
  });

  test('money that the order did not want belongs to the customer', () => {
    const facts = session({ payments: [payment({ status: 'expired', surplus: true })] });
    expect(after(facts)).toEqual({ gateway: 89_370, gateway_fee: 630, customer_refund: -90_000 });
  });

  test('a payment that the bank reversed leaves nothing', () => {
    const gone = targetEntries(session({ payments: [payment({ status: 'failed' })] }));
    expect(gone).toEqual([]);
    expect(
      balances([...targetEntries(session()), ...missingEntries(gone, targetEntries(session()))]),
    ).toEqual({});
  });
});

/** One order's life: what can happen to it, in any order and number. */
const step = fc.oneof(
  fc.record({ do: fc.constant('settle' as const) }),
  fc.record({ do: fc.constant('settle again' as const) }),
  fc.record({ do: fc.constant('reverse' as const) }),
  fc.record({ do: fc.constant('hold' as const) }),
  fc.record({ do: fc.constant('open a case' as const) }),
  fc.record({
    do: fc.constant('refund' as const),
    part: fc.integer({ min: 1, max: 100 }),
    byHand: fc.boolean(),
    keepsShare: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('promise' as const),
    part: fc.integer({ min: 1, max: 100 }),
    keepsShare: fc.boolean(),
  }),
  fc.record({ do: fc.constant('take the promise back' as const) }),
  fc.record({ do: fc.constant('fail the last refund' as const) }),
  fc.record({ do: fc.constant('charge back' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const start = fc.record({
  amount: fc.integer({ min: 0, max: 3_000_000 }),
  discount: fc.integer({ min: 0, max: 500_000 }),
  fee: fc.integer({ min: 0, max: 9_000 }),
  share: fc.integer({ min: 0, max: 10_000 }),
  isSession: fc.boolean(),
});

function happen(facts: OrderFacts, now: Step, number: number): OrderFacts {
  const [first, second] = facts.payments;
  if (!first || !second) return facts;
  const change = (changed: Partial<PaymentFacts>) => ({
    ...facts,
    payments: [{ ...first, ...changed }, second],
  });
  const received = first.status === 'settlement' || first.status === 'refunded';
  switch (now.do) {
    case 'settle':
      return received ? facts : change({ status: 'settlement' });
    case 'settle again':
      return received ? { ...facts, payments: [first, { ...second, surplus: true }] } : facts;
    case 'reverse':
      return first.status === 'settlement' ? change({ status: 'failed' }) : facts;
    case 'hold':
      return { ...facts, isEarned: true };
    case 'open a case':
      return { ...facts, isEarned: facts.mentor === null };
    case 'refund': {
      const left = first.amount - first.refundedAmount;
      const amount = Math.ceil((left * now.part) / 100);
      if (!received || amount <= 0) return facts;
      const { byHand, keepsShare } = now;
      const refunds = [...first.refunds, { id: `r${number}`, amount, byHand, keepsShare }];
      return change({ status: 'refunded', refundedAmount: first.refundedAmount + amount, refunds });
    }
    case 'promise': {
      const open = first.promised.reduce((sum, one) => sum + one.amount, 0);
      const left = first.amount - first.refundedAmount - open;
      const amount = Math.ceil((left * now.part) / 100);
      if (!received || amount <= 0) return facts;
      return change({ promised: [...first.promised, { amount, keepsShare: now.keepsShare }] });
    }
    case 'take the promise back':
      return change({ promised: [] });
    case 'fail the last refund': {
      const last = first.refunds.at(-1);
      if (!last || first.chargedBackAmount > 0) return facts;
      const refundedAmount = first.refundedAmount - last.amount;
      return change({
        refundedAmount,
        refunds: first.refunds.slice(0, -1),
        status: refundedAmount > 0 ? 'refunded' : 'settlement',
      });
    }
    case 'charge back': {
      if (!received) return facts;
      const { amount, refundedAmount, chargedBackAmount } = first;
      const lost = amount - refundedAmount;
      return change({
        status: 'refunded',
        refundedAmount: amount,
        chargedBackAmount: chargedBackAmount + lost,
      });
    }
  }
}

test('any history of an order: every entry adds up to zero, money is conserved, nothing is earned twice', () => {
  const histories = fc.tuple(start, fc.array(step, { maxLength: 25 }));
  fc.assert(
    fc.property(histories, ([{ amount, discount, fee: wanted, share, isSession }, steps]) => {
      const fee = Math.min(wanted, amount);
      const attempt = { amount, fee, status: 'pending' };
      let facts: OrderFacts = {
        discount,
        payments: [payment({ ...attempt, id: 'p1' }), payment({ ...attempt, id: 'p2' })],
        isEarned: !isSession,
        mentor: isSession ? { id: 'rani', price: amount + discount, share } : null,
      };
      const booked: Entry[] = [];
      for (const [number, now] of steps.entries()) {
        facts = happen(facts, now, number);
        const missing = missingEntries(targetEntries(facts), booked);
        for (const { lines } of missing) expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
        booked.push(...missing);
        // Asked again, nothing is left to be booked.
        expect(missingEntries(targetEntries(facts), booked)).toEqual([]);

        const sums = balances(booked);
        const at = (place: string) => sums[place] ?? 0;
        const [first, second] = facts.payments.map((one) =>
          isReceived(one) ? one : { ...payment(), amount: 0, fee: 0 },
        );
        const isPaid = isReceived(facts.payments[0]!);
        const back = isPaid ? first!.refundedAmount : 0;
        // What came in and went out is what is left in hand, to the rupiah.
        expect(at('gateway') + at('bank')).toBe(
          first!.amount + second!.amount - back - first!.fee - second!.fee,
        );
        expect(at('customer_refund')).toBe(0 - second!.amount);
        const open = isPaid ? first!.promised.reduce((sum, one) => sum + one.amount, 0) : 0;
        const promised = Math.min(open, first!.amount - back);
        expect(at('unearned')).toBe(0 - (facts.isEarned && isPaid ? promised : first!.amount - back));
        const payable = 0 - at('mentor_payable rani');
        expect(payable).toBeGreaterThanOrEqual(0);
        expect(payable).toBeLessThanOrEqual(Math.floor(((amount + discount) * share) / 10_000));
        if (!facts.isEarned || !isPaid) expect([payable, at('revenue'), at('discount')]).toEqual([0, 0, 0]);
        const shrinks =
          back - first!.refunds.reduce((sum, one) => sum + (one.keepsShare ? one.amount : 0), 0);
        if (isPaid && amount > 0 && shrinks === amount) expect(payable).toBe(0);
        if (isSession && facts.isEarned && isPaid && shrinks === 0 && promised === 0)
          expect(payable).toBe(Math.floor(((amount + discount) * share) / 10_000));
      }
    }),
    { numRuns: 500 },
  );
});
