import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOneDatabase } from '~/services/db/testing.ts';
import { AppError } from '~/services/error.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { loadOrder } from './orders/load-order.server.ts';
import { receiveNotification } from './payments/receive-notification.server.ts';
import { reconcilePayments } from './payments/reconcile-payments.server.ts';
import { cancelOrder } from './placing/cancel-order.server.ts';
import { payAgain } from './placing/pay-again.server.ts';
import { placeOrder } from './placing/place-order.server.ts';
import { refundOrder } from './refunds/refund-order.server.ts';
import { checkoutOn, faultsOf, makeVoucher, newCustomer } from './testing/services.ts';

const ats = { transactionType: 'ats', packageId: 'pkg-pas' } as const;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WALKS = Number(process.env['WALKS'] ?? 6);
const STEPS = 14;

/** What Midtrans lets follow; `null` is a page on which nothing was chosen. */
const follows: Record<string, readonly string[]> = {
  null: ['pending', 'settlement', 'capture', 'challenge', 'deny'],
  pending: ['settlement', 'settlement', 'deny', 'expire', 'cancel'],
  challenge: ['capture', 'deny', 'expire'],
  capture: ['settlement', 'cancel'],
  settlement: ['partial_refund', 'refund', 'chargeback', 'deny'],
  partial_refund: ['partial_refund', 'refund', 'chargeback', 'settlement'],
  refund: ['settlement'],
  // Another method on the same page; after a reversal by the bank there is none.
  deny: ['settlement', 'pending'],
  reversed: [],
};

/** Numbers that look like chance and come again with their seed (mulberry32). */
function chanceOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describeOnOneDatabase('a gateway walks', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  const reversed = new Set<string>();
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await checkoutOn(getDatabase(), wire.url);
  });
  afterAll(async () => {
    await on.stop();
    await wire.stop();
  });

  const deliver = (body: string) =>
    receiveNotification({
      services: on.services,
      gateway: on.midtrans,
      body,
      headers: new Headers(),
      clientIp: '10.0.0.1',
    });
  const reconcile = (ms: number) => reconcilePayments(on.services, new Date(Date.now() + ms));

  /** The gateway takes one of the steps that are open to it. */
  function move(id: string, chance: (below: number) => number) {
    const found = wire.transaction(id)!;
    const status = found.fraud === 'challenge' ? 'challenge' : String(found.status);
    const now = reversed.has(id) ? 'reversed' : status;
    const open = follows[now] ?? [];
    const next = open[chance(open.length || 1)];
    if (!next) return;
    if (now === 'settlement' && next === 'deny') reversed.add(id);
    if (next === 'challenge')
      return wire.set(id, 'capture', { fraud: 'challenge', paymentType: 'credit_card' });
    const refunded = {
      partial_refund: Math.min(found.amount - 1, found.refunded + 1 + chance(5_000)),
      refund: found.amount,
      chargeback: found.amount,
      settlement: now === 'partial_refund' || now === 'refund' ? 0 : found.refunded,
    }[next];
    wire.set(id, next, { fraud: next === 'capture' ? 'accept' : '', refunded: refunded ?? found.refunded });
  }

  /** Somebody buys and many things happen, in any order, some at once. @returns what was done, to be read where it went wrong */
  async function walk(seed: number) {
    const chance = chanceOf(seed);
    const voucherCode = chance(2) ? await makeVoucher(getDatabase(), { max: 1 + chance(2) }) : undefined;
    const user = newCustomer();
    const { bookId } = await placeOrder({
      services: on.services,
      user,
      clientToken: 'press-token',
      purchase: ats,
      voucherCode,
    });
    const own = { services: on.services, userId: user.id, bookId };
    const attempts = () =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${bookId}-${n}`).filter((id) => wire.transaction(id));
    const bodies: string[] = [];
    const log: string[] = [];
    const refusable = async (work: Promise<unknown>) => {
      await work.catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    };
    const acts: [string, () => Promise<unknown>][] = [
      ['cancel', () => refusable(cancelOrder(own))],
      ['pay again', () => refusable(payAgain(own))],
      ['reconcile', () => reconcile(5 * MINUTE_MS)],
      ['reconcile late', () => reconcile(DAY_MS)],
      [
        'refund',
        () => refusable(refundOrder({ services: on.services, orderId: bookId, reason: 'salah beli' })),
      ],
      [
        'refund a part',
        () =>
          refusable(refundOrder({ services: on.services, orderId: bookId, reason: 'telat', amount: 1_000 })),
      ],
    ];
    for (let step = 0; step < STEPS; step += 1) {
      const ids = attempts();
      const id = ids[chance(ids.length)]!;
      if (chance(3) > 0) {
        move(id, chance);
        log.push(`${id.slice(-1)} ${wire.transaction(id)?.status}`);
        if (wire.transaction(id)?.status) bodies.push(wire.notification(id));
      }
      const at: Promise<unknown>[] = [];
      for (let n = chance(4); n > 0 && bodies.length > 0; n -= 1) {
        log.push('notify');
        at.push(deliver(bodies[chance(bodies.length)]!));
      }
      if (chance(3) === 0) {
        const [name, act] = acts[chance(acts.length)]!;
        log.push(name);
        at.push(act());
      }
      await Promise.all(at);
    }
    // Rest: what the gateway thinks now arrives, and the job looks at all that is open.
    for (let round = 0; round < 2; round += 1) {
      for (const id of attempts()) if (wire.transaction(id)?.status) await deliver(wire.notification(id));
      await reconcile(DAY_MS + round * DAY_MS);
    }
    const { order, payments, uses } = await loadOrder(own);
    return { log, order, payments, isGranted: Boolean(uses && !uses.revokedAt), seed };
  }

  test('wherever it goes, at rest money, grants, vouchers and the ledger agree', async () => {
    const wrong: unknown[] = [];
    const first = Number(process.env['WALK_SEED'] ?? 1);
    for (let seed = first; seed < first + WALKS; seed += 1) {
      const { log, order, payments, isGranted } = await walk(seed);
      for (const { id, status, surplus, refundedAmount } of payments) {
        const there = wire.transaction(id);
        if (!there?.status) continue;
        const isPaid =
          ['settlement', 'capture', 'partial_refund'].includes(there.status) && there.fraud !== 'challenge';
        const kept = isPaid ? there.amount - there.refunded : 0;
        const counts = (status === 'settlement' || status === 'refunded') && there.amount > refundedAmount;
        if (kept > 0 && !counts && !surplus)
          wrong.push(['money nobody knows of', seed, id, there, status, log]);
        if (kept === 0 && counts && !surplus) wrong.push(['no money any more', seed, id, there, status, log]);
        const isGone = ['refund', 'chargeback'].includes(there.status);
        if (isGone && order.status === 'awaiting_payment' && status !== 'cancelled')
          wrong.push(['waits for what came and went', seed, id, there, status, log]);
        if (kept > 0 && counts && refundedAmount !== there.refunded)
          wrong.push(['another sum', seed, id, there.refunded, refundedAmount, log]);
      }
      const ours = payments.some(
        ({ status, surplus, amount, refundedAmount }) =>
          !surplus && (status === 'settlement' || (status === 'refunded' && refundedAmount < amount)),
      );
      if (ours !== isGranted) wrong.push(['grant', seed, order.status, isGranted, log]);
    }
    expect(wrong).toEqual([]);
    expect(await faultsOf(getDatabase())).toEqual([]);
  }, 120_000);
});
