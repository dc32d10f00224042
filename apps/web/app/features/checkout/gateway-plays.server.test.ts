import { and, desc, eq, isNotNull, like, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  atsUses,
  closedTask,
  order as orders,
  payment,
  paymentNotification,
  paymentProblem,
  refund,
  refundAccount,
  voucher,
} from '~/services/db/payments-schema.ts';
import { describeOnOneDatabase } from '~/services/db/testing.ts';
import { GatewayError } from '~/services/payments/gateway.ts';
import { createMidtrans, midtransSignature } from '~/services/payments/midtrans.server.ts';
import { paymentsOf } from '~/services/payments/payments.server.ts';
import { MIDTRANS_KEY, startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import {
  startXendit,
  XENDIT_KEY,
  XENDIT_TOKEN,
  type XenditWire,
} from '~/services/payments/testing-xendit.ts';
import { createXendit } from '~/services/payments/xendit.server.ts';
import { forgetCustomer } from './orders/forget-customer.server.ts';
import { loadOrder } from './orders/load-order.server.ts';
import { markPaid } from './operators/mark-paid.server.ts';
import { unmarkPaid } from './operators/unmark-paid.server.ts';
import { cancelOrder } from './placing/cancel-order.server.ts';
import { expireOrders } from './placing/expire-orders.server.ts';
import { payAgain } from './placing/pay-again.server.ts';
import { placeOrder } from './placing/place-order.server.ts';
import { applyPayment } from './payments/apply-payment.server.ts';
import { receiveNotification } from './payments/receive-notification.server.ts';
import { reconcilePayments } from './payments/reconcile-payments.server.ts';
import { beginRefund } from './refunds/begin-refund.server.ts';
import { refundOrder } from './refunds/refund-order.server.ts';
import { transferByHand } from './refunds/transfer-by-hand.server.ts';
import { makeTransferFile } from './refunds/transfer-file.server.ts';
import {
  checkoutOn,
  faultsOf,
  mailsTo,
  makeVoucher,
  markTransferred,
  newCustomer,
  runOut,
} from './testing/services.ts';

const ats = { transactionType: 'ats', packageId: 'pkg-pas' } as const;
const PRICE = 34_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What gateways do, played through: each ends with the money and the grant in agreement. */
describeOnOneDatabase('a gateway plays', (getDatabase) => {
  let wire: MidtransWire;
  let xendit: XenditWire;
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  beforeAll(async () => {
    [wire, xendit] = await Promise.all([startMidtrans(), startXendit()]);
    const gateway = createXendit({
      secretKey: XENDIT_KEY,
      callbackToken: XENDIT_TOKEN,
      apiUrl: xendit.url,
      timeoutMs: 30_000,
    });
    on = await checkoutOn(getDatabase(), wire.url, [gateway]);
  });
  afterAll(async () => {
    expect(await faultsOf(getDatabase())).toEqual([]);
    await on.stop();
    await Promise.all([wire.stop(), xendit.stop()]);
  });

  async function buy(more: { voucherCode?: string; by?: 'midtrans' | 'xendit' } = {}) {
    const { by = 'midtrans', voucherCode } = more;
    const gateways = new Map(
      (['midtrans', 'xendit'] as const).flatMap((name) => {
        const gateway = on.services.payments.byName(name);
        return gateway ? [[name, gateway] as const] : [];
      }),
    );
    const services = { ...on.services, payments: paymentsOf(gateways, by) };
    const user = newCustomer();
    const { bookId, status, invoice } = await placeOrder({
      services,
      user,
      clientToken: 'press-token',
      purchase: ats,
      voucherCode,
    });
    return {
      user,
      bookId,
      status,
      invoice,
      paymentId: `${bookId}-1`,
      own: { services: on.services, userId: user.id, bookId },
      mails: async () => (await mailsTo(getDatabase(), user.email)).map(({ kind }) => kind),
    };
  }
  type Placed = Awaited<ReturnType<typeof buy>>;

  async function send(body: string, name: 'midtrans' | 'xendit' = 'midtrans') {
    const gateway = on.services.payments.byName(name);
    if (!gateway) throw new Error('no such gateway');
    const headers = new Headers({ 'x-callback-token': XENDIT_TOKEN });
    return receiveNotification({ services: on.services, gateway, body, headers, clientIp: '10.0.0.1' });
  }
  /** The gateway moves, and its notification arrives. */
  async function play({ paymentId }: Placed, status: string, more: Parameters<MidtransWire['set']>[2] = {}) {
    wire.set(paymentId, status, more);
    return (await send(wire.notification(paymentId))).verdict;
  }
  async function state({ own }: Placed) {
    const { order, payments, uses } = await loadOrder(own);
    return {
      order: order.status,
      payment: payments[0]?.status,
      refunded: payments[0]?.refundedAmount,
      surplus: payments.some((one) => one.surplus),
      uses: uses && !uses.revokedAt ? uses.usesLeft : 0,
    };
  }
  const reconcile = (ms: number) => reconcilePayments(on.services, new Date(Date.now() + ms));

  test.each(['dana', 'danamon_va', 'bsi_va', 'seabank_va', 'saqu_va'])(
    '%s answers with its own id in place of ours: paid and granted by the notification',
    async (paymentType) => {
      const placed = await buy();
      const hidden = { hidesOrderId: true, paymentType };
      expect(await play(placed, 'pending', hidden)).toBe('unknown');
      await reconcile(5 * MINUTE_MS);
      const { payments } = await loadOrder(placed.own);
      expect(payments[0]?.gatewayId).toBe(`tx-${placed.paymentId}`);
      expect(await play(placed, 'settlement', hidden)).toBe('applied');
      expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });
    },
  );

  test('notification: unknown ids are left to the reconcile job, which queries by our id', async () => {
    const placed = await buy();
    expect(await play(placed, 'settlement', { hidesOrderId: true })).toBe('unknown');
    await reconcile(5 * MINUTE_MS);
    expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });
  });

  test('an answer with another transaction id than the known one, that does not name us either, is a mismatch for an operator', async () => {
    const placed = await buy();
    await play(placed, 'pending');
    await reconcile(5 * MINUTE_MS);
    expect(
      await play(placed, 'settlement', { hidesOrderId: true, transactionId: 'tx-of-somebody-else' }),
    ).toBe('unknown');
    await reconcile(10 * MINUTE_MS);
    expect(await state(placed)).toMatchObject({ order: 'awaiting_payment', uses: 0 });
    const problems = await getDatabase()
      .db.select()
      .from(paymentProblem)
      .where(eq(paymentProblem.paymentId, placed.paymentId));
    expect(problems).toMatchObject([{ kind: 'mismatch', amount: PRICE }]);
    wire.set(placed.paymentId, 'expire', { hidesOrderId: false });
  });

  test('a signed notification over another amount is kept for an operator, once', async () => {
    const placed = await buy();
    wire.set(placed.paymentId, 'settlement');
    const fields = { order_id: placed.paymentId, status_code: '200', gross_amount: '1.00' };
    const signature_key = midtransSignature(fields, MIDTRANS_KEY);
    const body = wire.notification(placed.paymentId, { ...fields, signature_key });
    expect([(await send(body)).verdict, (await send(body)).verdict]).toEqual(['mismatch', 'mismatch']);
    const problems = await getDatabase()
      .db.select()
      .from(paymentProblem)
      .where(eq(paymentProblem.paymentId, placed.paymentId));
    expect(problems).toMatchObject([{ kind: 'mismatch', amount: 1 }]);
  });

  test('a captured card that is voided takes its grant back, and frees its voucher', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const placed = await buy({ voucherCode });
    await play(placed, 'capture', { paymentType: 'credit_card' });
    expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });
    expect(await play(placed, 'cancel')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'cancelled', payment: 'cancelled', uses: 0 });
    const [kept] = await getDatabase().db.select().from(voucher).where(eq(voucher.code, voucherCode));
    expect(kept?.used).toBe(0);
    expect(await placed.mails()).toEqual(['waiting', 'paid', 'reversed']);
  });

  test('a voided card is found without its notification', async () => {
    const placed = await buy();
    await play(placed, 'capture');
    wire.set(placed.paymentId, 'cancel');
    await reconcile(24 * HOUR_MS);
    expect(await state(placed)).toMatchObject({ order: 'cancelled', uses: 0 });
  });

  test('a card that the bank has settled keeps its grant despite a cancellation', async () => {
    const placed = await buy();
    await play(placed, 'capture');
    await play(placed, 'settlement');
    expect(await play(placed, 'cancel')).toBe('unchanged');
    expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });
  });

  test('a refund on the day of a card payment voids it', async () => {
    const placed = await buy();
    await play(placed, 'capture', { paymentType: 'credit_card' });
    const requested = { services: on.services, orderId: placed.bookId, reason: 'berubah pikiran' };
    expect(await refundOrder(requested)).toBe('done');
    expect(wire.transaction(placed.paymentId)?.status).toBe('cancel');
    expect(await send(wire.notification(placed.paymentId))).toMatchObject({ status: 200 });
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
    expect(await placed.mails()).toEqual(['waiting', 'paid', 'refunded']);
  });

  test('the notification of our own void may arrive before its answer', async () => {
    const placed = await buy();
    await play(placed, 'capture', { paymentType: 'credit_card' });
    const { db } = getDatabase();
    const { userId } = placed.own;
    const requested = {
      id: `r-${placed.bookId}`,
      paymentId: placed.paymentId,
      orderId: placed.bookId,
      userId,
    };
    await db.insert(refund).values({ ...requested, amount: PRICE, reason: 'batal' });
    expect(await play(placed, 'cancel')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
    expect(await placed.mails()).toEqual(['waiting', 'paid', 'refunded']);
  });

  test('a part of a card payment waits until the bank settled it', async () => {
    const placed = await buy();
    await play(placed, 'capture', { paymentType: 'credit_card' });
    const requested = { services: on.services, orderId: placed.bookId, reason: 'terlambat', amount: 10_000 };
    expect(await refundOrder(requested)).toBe('requested');
    wire.set(placed.paymentId, 'settlement');
    await reconcile(24 * HOUR_MS);
    expect(await state(placed)).toMatchObject({ order: 'paid', refunded: 10_000, uses: 8 });
  });

  test.each(['refund', 'chargeback'])(
    'parts that went back add up; with the %s of the rest the grant goes, and the customer hears of each',
    async (last) => {
      const placed = await buy();
      await play(placed, 'settlement');
      expect(await play(placed, 'partial_refund', { refunded: 10_000 })).toBe('applied');
      expect(await state(placed)).toMatchObject({ order: 'paid', refunded: 10_000, uses: 8 });
      expect(await play(placed, 'partial_refund', { refunded: 10_000 })).toBe('unchanged');
      expect(await play(placed, 'partial_refund', { refunded: 15_000 })).toBe('applied');
      expect(await state(placed)).toMatchObject({ order: 'paid', refunded: 15_000, uses: 8 });
      expect(await play(placed, last, { refunded: last === 'refund' ? PRICE : 15_000 })).toBe('applied');
      expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
      const end = last === 'refund' ? 'refunded' : 'chargedBack';
      expect(await placed.mails()).toEqual(['waiting', 'paid', 'refunded', 'refunded', end]);
    },
  );

  test.each([
    ['pending', false],
    ['deny', false],
    ['expire', false],
    ['expire', true],
  ])(
    'after %s (order over: %s) the payment was not heard of before a part of it went back: the part counts, the rest is known',
    async (before, isLate) => {
      const placed = await buy();
      if (isLate) await runOut(getDatabase(), placed.bookId);
      await play(placed, before);
      wire.set(placed.paymentId, 'settlement');
      const verdict = await play(placed, 'partial_refund', { refunded: 10_000 });
      expect(verdict).toBe(isLate ? 'surplus' : 'applied');
      expect(await state(placed)).toMatchObject(
        isLate
          ? { order: 'expired', refunded: 10_000, surplus: true, uses: 0 }
          : { order: 'paid', payment: 'refunded', refunded: 10_000, surplus: false, uses: 8 },
      );
      expect(await play(placed, 'partial_refund', { refunded: 10_000 })).toBe('unchanged');
      expect((await placed.mails()).slice(-2).toSorted()).toEqual(
        isLate ? ['refunded', 'surplus'] : ['paid', 'refunded'],
      );
    },
  );

  test.each([
    ['pending', 'refund'],
    ['deny', 'chargeback'],
    ['expire', 'refund'],
  ])(
    'after %s the payment was not heard of before all of it went back (%s): the order ends, and a refund that failed brings it back',
    async (before, last) => {
      const placed = await buy();
      await play(placed, before);
      expect(await play(placed, last, { refunded: PRICE })).toBe('applied');
      expect(await state(placed)).toMatchObject({
        order: 'refunded',
        payment: 'refunded',
        refunded: PRICE,
        surplus: false,
        uses: 0,
      });
      expect(await play(placed, last, { refunded: PRICE })).toBe('unchanged');
      expect(await play(placed, 'settlement', { refunded: 0 })).toBe('applied');
      expect(await state(placed)).toMatchObject({ order: 'paid', refunded: 0, uses: 8 });
    },
  );

  test('all of a payment that was not heard of went back after its order was over: nothing is with us, and nothing changes', async () => {
    const placed = await buy();
    await runOut(getDatabase(), placed.bookId);
    await play(placed, 'expire');
    expect(await play(placed, 'refund', { refunded: PRICE })).toBe('unchanged');
    expect(await state(placed)).toMatchObject({ order: 'expired', refunded: 0, surplus: false, uses: 0 });
  });

  test('a payment that the bank takes back after a part of it went back is charged back: the grant goes', async () => {
    const placed = await buy();
    await play(placed, 'settlement');
    await play(placed, 'partial_refund', { refunded: 10_000 });
    expect(await play(placed, 'deny')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
    expect(await play(placed, 'deny')).toBe('unchanged');
    expect(await placed.mails()).toEqual(['waiting', 'paid', 'refunded', 'chargedBack']);
  });

  const byOperator =
    (act: typeof markPaid) =>
    ({ bookId: orderId, paymentId }: Placed) =>
      getDatabase().db.transaction((tx) => act({ services: on.services, tx, orderId, paymentId }));
  const [mark, unmark] = [byOperator(markPaid), byOperator(unmarkPaid)];
  const isOnList = async ({ paymentId }: Placed) =>
    (await getDatabase().db.$count(payment, and(eq(payment.id, paymentId), isNotNull(payment.deniedAt)))) ===
    1;

  test.each(['deny', 'expire', 'cancel'])(
    'marked as paid by an operator: a late %s takes nothing back, and stands on the list until one of them decides',
    async (refusal) => {
      const voucherCode = await makeVoucher(getDatabase());
      const placed = await buy({ voucherCode });
      await play(placed, 'pending');
      await mark(placed);
      for (let times = 0; times < 2; times += 1) expect(await play(placed, refusal)).toBe('denied');
      expect(await state(placed)).toMatchObject({ order: 'paid', payment: 'settlement', uses: 8 });
      expect(await isOnList(placed)).toBe(true);
      // Nothing goes back of what may never have come.
      const refunded = { services: on.services, orderId: placed.bookId, reason: 'salah beli' };
      await expect(refundOrder(refunded)).rejects.toMatchObject({ code: 'refund_refused' });
      await unmark(placed);
      expect(await state(placed)).toMatchObject({ order: 'cancelled', payment: 'failed', uses: 0 });
      expect(await isOnList(placed)).toBe(false);
      expect(await placed.mails()).toEqual(['waiting', 'paid', 'unmarked']);
      await expect(unmark(placed)).rejects.toMatchObject({ code: 'order_other_state' });
      // Late after all: it goes back, as any money of an order that is over.
      expect(await play(placed, 'settlement')).toBe('surplus');
    },
  );

  test('marked as paid by an operator, refused by the gateway: once an operator notes that the money is there, it can go back', async () => {
    const placed = await buy();
    await mark(placed);
    expect(await play(placed, 'deny')).toBe('denied');
    const { db } = getDatabase();
    const key = `paid_denied:${placed.paymentId}`;
    await db.insert(closedTask).values({ key, note: 'ada di mutasi', actorEmail: 'ops@setapak.example' });
    await db.transaction((tx) => beginRefund(tx, { orderId: placed.bookId, reason: 'salah beli' }));
    expect(await db.$count(refund, eq(refund.paymentId, placed.paymentId))).toBe(1);
  });

  test('marked as paid by an operator and confirmed by the gateway: a refusal after that is a reversal as of any payment', async () => {
    const placed = await buy();
    await play(placed, 'deny');
    await mark(placed);
    expect(await play(placed, 'deny')).toBe('denied');
    expect(await play(placed, 'settlement')).toBe('unchanged');
    expect(await isOnList(placed)).toBe(false);
    await expect(unmark(placed)).rejects.toMatchObject({ code: 'order_other_state' });
    expect(await play(placed, 'deny')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'cancelled', payment: 'failed', uses: 0 });
  });

  test('marked as paid by an operator: what goes back of it at the gateway had come, and counts', async () => {
    const placed = await buy();
    await mark(placed);
    expect(await play(placed, 'partial_refund', { refunded: 10_000 })).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'paid', payment: 'refunded', refunded: 10_000 });
    await expect(unmark(placed)).rejects.toMatchObject({ code: 'order_other_state' });
  });

  test('late money that an operator used for its order was known to the gateway: its reversal takes the order back', async () => {
    const placed = await buy();
    await play(placed, 'pending');
    await runOut(getDatabase(), placed.bookId);
    await play(placed, 'expire');
    expect(await play(placed, 'settlement')).toBe('surplus');
    await mark(placed);
    expect(await play(placed, 'deny')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'cancelled', uses: 0 });
  });

  test('money that came too late and is taken back by the bank is not to be paid back', async () => {
    const placed = await buy();
    await play(placed, 'pending');
    await runOut(getDatabase(), placed.bookId);
    await play(placed, 'expire');
    expect(await play(placed, 'settlement')).toBe('surplus');
    expect(await play(placed, 'deny')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'expired', refunded: PRICE, uses: 0 });
    const refused = { services: on.services, orderId: placed.bookId, reason: 'terlambat' };
    await expect(refundOrder(refused)).rejects.toMatchObject({ code: 'refund_refused' });
  });

  test('an answer of a refusal from before another method was paid, that comes after it, takes nothing', async () => {
    const placed = await buy();
    await play(placed, 'deny');
    const seen = await on.midtrans.fetchPayment({ paymentId: placed.paymentId, gatewayId: null });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await play(placed, 'settlement');
    expect(await applyPayment({ services: on.services, paymentId: placed.paymentId, seen: seen! })).toBe(
      'unchanged',
    );
    expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });
  });

  test('a part charged back, and then all of it, takes the grant', async () => {
    const placed = await buy();
    await play(placed, 'settlement');
    await play(placed, 'partial_chargeback', { refunded: 4_000 });
    expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });
    await play(placed, 'chargeback');
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
    expect(await placed.mails()).toEqual(['waiting', 'paid', 'chargedBack', 'chargedBack']);
  });

  test('a chargeback that the bank gives back after all: what was bought is there again, and the customer reads so', async () => {
    const placed = await buy();
    await play(placed, 'settlement');
    await play(placed, 'partial_refund', { refunded: 4_000 });
    await play(placed, 'chargeback');
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
    expect(await play(placed, 'partial_refund', { refunded: 4_000 })).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'paid', refunded: 4_000, uses: 8 });
    const [row] = await getDatabase().db.select().from(payment).where(eq(payment.id, placed.paymentId));
    expect(row?.chargedBackAmount).toBe(0);
    expect(await placed.mails()).toEqual([
      'waiting',
      'paid',
      'refunded',
      'chargedBack',
      'chargebackReturned',
    ]);
  });

  test('a part of unknown size leaves the grant alone and is kept for an operator, once', async () => {
    const placed = await buy();
    await play(placed, 'settlement');
    expect(await play(placed, 'partial_refund')).toBe('applied');
    await play(placed, 'partial_refund');
    const problems = await getDatabase()
      .db.select()
      .from(paymentProblem)
      .where(eq(paymentProblem.paymentId, placed.paymentId));
    expect(problems).toMatchObject([{ kind: 'unknown_refund', amount: 0 }]);
    expect(await state(placed)).toMatchObject({ order: 'paid', payment: 'refunded', refunded: 0, uses: 8 });
  });

  test('a refund that failed leaves the money with us: the grant is back as it was, and the refund waits for an operator', async () => {
    const placed = await buy();
    await play(placed, 'settlement');
    const { db } = getDatabase();
    await db.update(atsUses).set({ usesLeft: 5 }).where(eq(atsUses.orderId, placed.bookId));
    await refundOrder({ services: on.services, orderId: placed.bookId, reason: 'salah beli' });
    expect(await state(placed)).toMatchObject({ order: 'refunded', uses: 0 });
    expect(await play(placed, 'settlement', { refunded: 0 })).toBe('applied');
    expect(await state(placed)).toMatchObject({
      order: 'paid',
      payment: 'settlement',
      refunded: 0,
      uses: 5,
    });
    const [requested] = await db.select().from(refund).where(eq(refund.paymentId, placed.paymentId));
    expect(requested?.status).toBe('failed');
    expect(await placed.mails()).toEqual(['waiting', 'paid', 'refunded', 'refundFailed']);
  });

  test('manual transfer: stays refunded, though the gateway has no record of it', async () => {
    const placed = await buy();
    await play(placed, 'settlement', { paymentType: 'bank_transfer' });
    const requested = { services: on.services, orderId: placed.bookId, reason: 'batal' };
    expect(await refundOrder(requested)).toBe('manual');
    const { db } = getDatabase();
    const [waiting] = await db.select().from(refund).where(eq(refund.paymentId, placed.paymentId));
    await markTransferred(on.services, waiting!.id);
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
    expect(await play(placed, 'settlement')).toBe('unchanged');
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
    expect(await placed.mails()).toEqual(['waiting', 'paid', 'refundAccount', 'refunded']);
  });

  test('manual transfer: what the gateway gave back meanwhile counts once, up to what was paid', async () => {
    const placed = await buy();
    await play(placed, 'settlement', { paymentType: 'bank_transfer' });
    const requested = { services: on.services, orderId: placed.bookId, reason: 'batal' };
    expect(await refundOrder(requested)).toBe('manual');
    expect(await play(placed, 'refund', { refunded: PRICE })).toBe('applied');
    const { db } = getDatabase();
    const [waiting] = await db.select().from(refund).where(eq(refund.paymentId, placed.paymentId));
    await expect(markTransferred(on.services, waiting!.id)).rejects.toMatchObject({ code: 'transfer_ended' });
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
  });

  test.each(['capture', 'settlement'])(
    'paid by %s before the answer with its page: the press says so, and the payment stands',
    async (status) => {
      const held = wire.hold();
      const placing = buy();
      await held.arrived;
      const [newest] = await getDatabase()
        .db.select({ id: payment.id })
        .from(payment)
        .where(eq(payment.status, 'pending'))
        .orderBy(desc(payment.createdAt))
        .limit(1);
      const paymentId = newest?.id ?? '';
      wire.set(paymentId, status);
      expect((await send(wire.notification(paymentId))).verdict).toBe('applied');
      held.release();
      const placed = await placing;
      expect(placed).toMatchObject({ paymentId, status: 'paid', invoice: null });
      expect(wire.transaction(paymentId)?.status).toBe(status);
      expect(await state(placed)).toMatchObject({ order: 'paid', payment: 'settlement', uses: 8 });
      expect(await placed.mails()).toEqual(['paid']);
    },
  );

  test('a refusal and then success on the same page is paid and granted, with the voucher taken again', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { max: 1 });
    const placed = await buy({ voucherCode });
    await play(placed, 'deny');
    expect(await state(placed)).toMatchObject({ order: 'awaiting_payment', payment: 'failed' });
    expect(await play(placed, 'settlement', { transactionId: 'tx-second-try' })).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'paid', payment: 'settlement', uses: 8 });
    expect(await placed.mails()).toEqual(['waiting', 'failed', 'paid']);
  });

  test('success after a refusal whose notification bears an unknown id is found by the reconcile job', async () => {
    const placed = await buy();
    await play(placed, 'deny');
    const other = { transactionId: `tx-again-${placed.paymentId}`, hidesOrderId: true, paymentType: 'dana' };
    expect(await play(placed, 'settlement', other)).toBe('unknown');
    expect(await state(placed)).toMatchObject({ order: 'awaiting_payment', uses: 0 });
    await reconcile(5 * MINUTE_MS);
    expect(await state(placed)).toMatchObject({ order: 'paid', payment: 'settlement', uses: 8 });
  });

  test('success on the refused page closes the attempt that was opened meanwhile', async () => {
    const placed = await buy();
    await play(placed, 'deny');
    const again = await payAgain(placed.own);
    expect(again.invoice?.paymentId).toBe(`${placed.bookId}-2`);
    wire.set(`${placed.bookId}-2`, 'pending');
    await play(placed, 'settlement');
    await reconcile(MINUTE_MS);
    expect(wire.transaction(`${placed.bookId}-2`)?.status).toBe('cancel');
    const { payments } = await loadOrder(placed.own);
    expect(payments.map(({ status }) => status)).toEqual(['settlement', 'cancelled']);
  });

  test('a voucher that was used elsewhere after the refusal is not used twice: the money goes back', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const first = await buy({ voucherCode });
    await play(first, 'deny');
    const { bookId } = await placeOrder({
      services: on.services,
      user: first.user,
      clientToken: 'another-press',
      purchase: ats,
      voucherCode,
    });
    expect(await play(first, 'settlement')).toBe('surplus');
    expect(await state(first)).toMatchObject({ order: 'cancelled', surplus: true, uses: 0 });
    expect((await loadOrder({ ...first.own, bookId })).order.status).toBe('awaiting_payment');
    expect(await first.mails()).toContain('surplus');
  });

  test('a page on which nothing was chosen can be paid after its order was called off: the money is found and waits for an operator', async () => {
    const placed = await buy();
    await cancelOrder(placed.own);
    // DANA's notification names an id that we have never seen.
    const other = { transactionId: `tx-late-${placed.paymentId}`, hidesOrderId: true, paymentType: 'dana' };
    expect(await play(placed, 'settlement', other)).toBe('unknown');
    await reconcile(2 * HOUR_MS);
    expect(await state(placed)).toMatchObject({ order: 'cancelled', surplus: true, uses: 0 });
    expect(await placed.mails()).toEqual(['waiting', 'surplus']);
  });

  test('what was chosen on a refused page is called off with its order, and once another attempt is paid', async () => {
    const given = await buy();
    await play(given, 'deny');
    wire.set(given.paymentId, 'pending', { paymentType: 'bank_transfer' });
    await cancelOrder(given.own);
    expect(wire.transaction(given.paymentId)?.status).toBe('cancel');

    const paid = await buy();
    await play(paid, 'deny');
    await payAgain(paid.own);
    wire.set(paid.paymentId, 'pending', { paymentType: 'bank_transfer' });
    await play({ ...paid, paymentId: `${paid.bookId}-2` }, 'settlement');
    await reconcile(HOUR_MS);
    expect(wire.transaction(paid.paymentId)?.status).toBe('cancel');
    expect(await state(paid)).toMatchObject({ order: 'paid', surplus: false, uses: 8 });
  });

  test('a page that was paid on while its order is called off: the order is paid', async () => {
    const placed = await buy();
    await play(placed, 'deny');
    wire.set(placed.paymentId, 'settlement');
    await expect(cancelOrder(placed.own)).rejects.toMatchObject({ code: 'order_closed' });
    expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });
  });

  test('a late card payment that is voided at the gateway waits for nobody any more', async () => {
    const placed = await buy();
    await cancelOrder(placed.own);
    expect(await play(placed, 'capture', { paymentType: 'credit_card' })).toBe('surplus');
    expect(await play(placed, 'cancel')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'cancelled', surplus: false });
    const [voided] = await getDatabase().db.select().from(payment).where(eq(payment.id, placed.paymentId));
    expect(voided).toMatchObject({ status: 'cancelled', captured: false });
  });

  test('a late card payment that the bank settles is not queried for ever', async () => {
    const placed = await buy();
    await cancelOrder(placed.own);
    await play(placed, 'capture', { paymentType: 'credit_card' });
    await play(placed, 'settlement', { paymentType: 'credit_card' });
    const [settled] = await getDatabase().db.select().from(payment).where(eq(payment.id, placed.paymentId));
    expect(settled).toMatchObject({ surplus: true, captured: false });
  });

  test('a settlement that the bank reverses takes the grant back', async () => {
    const placed = await buy();
    await play(placed, 'settlement');
    expect(await play(placed, 'deny')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'cancelled', payment: 'failed', uses: 0 });
    expect(await placed.mails()).toEqual(['waiting', 'paid', 'reversed']);
  });

  test('a code that lapsed before the order does: the order waits, its voucher is free, and another attempt pays it', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const placed = await buy({ voucherCode });
    await play(placed, 'pending', { paymentType: 'gopay' });
    expect(await play(placed, 'expire')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'awaiting_payment', payment: 'expired', uses: 0 });
    expect(await placed.mails()).toEqual(['waiting', 'lapsed']);
    expect(await faultsOf(getDatabase())).toEqual([]);
    const { invoice } = await payAgain(placed.own);
    expect(invoice?.paymentId).toBe(`${placed.bookId}-2`);
    wire.set(`${placed.bookId}-2`, 'settlement');
    await reconcile(HOUR_MS);
    expect(await state(placed)).toMatchObject({ order: 'paid', surplus: false, uses: 8 });
  });

  test('money that crossed with the lapse of its code pays the order that waits; for one that is over it is surplus', async () => {
    const [waits, over] = [await buy(), await buy()];
    await runOut(getDatabase(), over.bookId);
    for (const one of [waits, over]) await play(one, 'expire');
    expect(await play(waits, 'settlement')).toBe('applied');
    expect(await state(waits)).toMatchObject({ order: 'paid', surplus: false, uses: 8 });
    expect(await play(over, 'settlement')).toBe('surplus');
    expect(await state(over)).toMatchObject({ order: 'expired', surplus: true, uses: 0 });
  });

  test('a page on which nothing was chosen for a day makes room for another, and the order waits on', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { max: 1 });
    const placed = await buy({ voucherCode });
    await reconcile(25 * HOUR_MS);
    expect(await state(placed)).toMatchObject({ order: 'awaiting_payment', payment: 'failed' });
    const late = new Date(Date.now() + 6 * 24 * HOUR_MS);
    const again = await payAgain({ ...placed.own, now: late });
    expect(again.invoice?.paymentId).toBe(`${placed.bookId}-2`);
    await expect(
      payAgain({ ...placed.own, now: new Date(Date.now() + 8 * 24 * HOUR_MS) }),
    ).rejects.toMatchObject({ code: 'order_closed' });
  });

  test('two pages, of which the gateway stops only one: the order is not called off', async () => {
    const placed = await buy();
    await play(placed, 'deny');
    await payAgain(placed.own);
    wire.set(placed.paymentId, 'capture', { fraud: 'challenge' });
    const { payments } = on.services;
    const midtrans = payments.byName('midtrans')!;
    const cancel: typeof midtrans.cancel = async (ref) =>
      ref.paymentId === placed.paymentId ? 'refused' : midtrans.cancel(ref);
    const services = { ...on.services, payments: { ...payments, byName: () => ({ ...midtrans, cancel }) } };
    await expect(cancelOrder({ ...placed.own, services })).rejects.toMatchObject({ code: 'order_closed' });
    expect(await state(placed)).toMatchObject({ order: 'awaiting_payment', payment: 'review' });
  });

  test('review after a refusal on the same page: the order waits for the bank, and is granted once that accepts', async () => {
    const placed = await buy();
    await play(placed, 'deny');
    expect(await play(placed, 'capture', { fraud: 'challenge' })).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'awaiting_payment', payment: 'review', uses: 0 });
    expect(await play(placed, 'capture', { fraud: 'accept' })).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });
  });

  test('two attempts that are both paid: the second is surplus, and voiding it leaves the paid order alone', async () => {
    const placed = await buy();
    await play(placed, 'deny');
    await payAgain(placed.own);
    const second = { ...placed, paymentId: `${placed.bookId}-2` };
    await play(placed, 'settlement');
    expect(await play(second, 'capture', { paymentType: 'credit_card' })).toBe('surplus');
    expect(await state(placed)).toMatchObject({ order: 'paid', surplus: true, uses: 8 });
    expect(await play(second, 'cancel')).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'paid', surplus: false, uses: 8 });
    expect(await placed.mails()).not.toContain('reversed');
  });

  test('an attempt that fails while another is open leaves the voucher with the order', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { max: 1 });
    const placed = await buy({ voucherCode });
    await play(placed, 'deny');
    await payAgain(placed.own);
    await play(placed, 'capture', { fraud: 'challenge' });
    await play(placed, 'deny', { fraud: 'deny' });
    const [kept] = await getDatabase().db.select().from(voucher).where(eq(voucher.code, voucherCode));
    expect([(await state(placed)).order, kept?.used]).toEqual(['awaiting_payment', 1]);
    expect(await play({ ...placed, paymentId: `${placed.bookId}-2` }, 'settlement')).toBe('applied');
  });

  test('a cut-short invoice that the gateway refuses to cancel stays open: it was paid in that moment', async () => {
    const placed = await buy();
    const { db } = getDatabase();
    const cutShort = { invoiceUrl: null, invoicingUntil: new Date(Date.now() - MINUTE_MS) };
    await db.update(payment).set(cutShort).where(eq(payment.id, placed.paymentId));
    // The gateway's next answer is for this payment alone.
    const later = new Date(Date.now() + 48 * HOUR_MS);
    await db.update(payment).set({ checkAt: later }).where(ne(payment.id, placed.paymentId));
    wire.set(placed.paymentId, 'settlement');
    wire.answerOnce({ status_code: '404' });
    await reconcile(5 * MINUTE_MS);
    expect(await state(placed)).toMatchObject({ order: 'awaiting_payment', payment: 'pending' });
    await reconcile(HOUR_MS);
    expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });
  });

  test('manual transfer of a part: finished twice, it counts once', async () => {
    const placed = await buy();
    await play(placed, 'settlement', { paymentType: 'bank_transfer' });
    const part = { services: on.services, orderId: placed.bookId, reason: 'terlambat', amount: 10_000 };
    expect(await refundOrder(part)).toBe('manual');
    const [waiting] = await getDatabase()
      .db.select()
      .from(refund)
      .where(eq(refund.paymentId, placed.paymentId));
    expect(await markTransferred(on.services, waiting!.id)).toBe('once');
    await expect(markTransferred(on.services, waiting!.id)).rejects.toMatchObject({ code: 'transfer_ended' });
    expect(await state(placed)).toMatchObject({ order: 'paid', refunded: 10_000, uses: 8 });
  });

  test('an answer from before the bank took a payment back, that comes after it, is no late money', async () => {
    const placed = await buy();
    await play(placed, 'settlement');
    const ref = { paymentId: placed.paymentId, gatewayId: null };
    const seen = (await on.midtrans.fetchPayment(ref))!;
    await new Promise((resolve) => setTimeout(resolve, 5));
    await play(placed, 'deny');
    expect(await applyPayment({ services: on.services, paymentId: placed.paymentId, seen })).toBe(
      'unchanged',
    );
    expect(await state(placed)).toMatchObject({ order: 'cancelled', surplus: false });
    expect(await placed.mails()).not.toContain('surplus');
  });

  async function refundsOf({ bookId }: Placed) {
    const { db } = getDatabase();
    return (await db.select().from(refund).where(eq(refund.orderId, bookId))).map(({ status }) => status);
  }
  const part = ({ bookId }: Placed) => ({
    services: on.services,
    orderId: bookId,
    amount: 10_000,
    reason: 'terlambat',
  });

  test('a refund that was done, though its answer was lost and it is refused by now, is not transferred as well', async () => {
    const placed = await buy();
    await play(placed, 'settlement');
    const lost: typeof on.midtrans.refund = async (request) => {
      await on.midtrans.refund(request);
      throw new GatewayError('unreachable');
    };
    const deaf = paymentsOf(new Map([['midtrans', { ...on.midtrans, refund: lost }]]), 'midtrans');
    const services = { ...on.services, payments: deaf };
    await expect(refundOrder({ ...part(placed), services })).rejects.toMatchObject({
      code: 'payment_unavailable',
    });
    wire.refuseRefunds(placed.paymentId);
    await reconcile(HOUR_MS);
    expect(await refundsOf(placed)).toEqual(['done']);
    expect(await state(placed)).toMatchObject({ order: 'paid', refunded: 10_000 });
  });

  test.each(['waits for a transfer', 'is to be requested again'])(
    'a refund that %s ends when the bank takes everything',
    async (what) => {
      const placed = await buy();
      const waits = what === 'waits for a transfer';
      await play(placed, waits ? 'settlement' : 'capture', { paymentType: 'credit_card' });
      if (waits) wire.refuseRefunds(placed.paymentId);
      expect(await refundOrder(part(placed))).toBe(waits ? 'manual' : 'requested');
      await play(placed, 'chargeback');
      await reconcile(HOUR_MS);
      expect(await refundsOf(placed)).toEqual(['failed']);
      expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE });
    },
  );

  test('a refund that failed is not transferred by hand once its money went with another one', async () => {
    const placed = await buy();
    await play(placed, 'settlement');
    const { db } = getDatabase();
    const wanted = { services: on.services, orderId: placed.bookId, reason: 'salah beli' };
    const refuse = () => Promise.reject(new GatewayError('refused'));
    const stern = paymentsOf(new Map([['midtrans', { ...on.midtrans, refund: refuse }]]), 'midtrans');
    const services = { ...on.services, payments: stern };
    await expect(refundOrder({ ...wanted, services })).rejects.toMatchObject({ code: 'refund_refused' });
    const [failed] = await db.select().from(refund).where(eq(refund.orderId, placed.bookId));
    expect(await refundOrder(wanted)).toBe('done');
    expect(await transferByHand({ services, refundId: failed!.id, from: 'failed' })).toBe(false);
    expect(await refundsOf(placed)).toEqual(expect.arrayContaining(['failed', 'done']));
  });

  test('a gateway that takes no connection keeps nobody who pays at another one waiting', async () => {
    const at = { snapUrl: 'http://127.0.0.1:3', apiUrl: 'http://127.0.0.1:3' };
    const gone = createMidtrans({ serverKey: MIDTRANS_KEY, ...at });
    const gateways = new Map([
      ['midtrans', gone],
      ['xendit', on.services.payments.byName('xendit')!],
    ] as const);
    const services = { ...on.services, payments: paymentsOf(gateways, 'midtrans') };
    const cut = [];
    for (let n = 0; n < 6; n += 1) cut.push(await buy());
    const [paid, lapsing] = [await buy({ by: 'xendit' }), await buy({ by: 'xendit' })];
    xendit.set(paid.paymentId, 'PAID');
    await reconcilePayments(services, new Date(Date.now() + 5 * MINUTE_MS));
    expect(await state(paid)).toMatchObject({ order: 'paid', uses: 8 });
    const late = new Date(Date.now() + 10 * 24 * HOUR_MS);
    await expireOrders(services, late);
    expect((await state(lapsing)).order).toBe('expired');
    expect((await state(cut[5]!)).order).toBe('awaiting_payment');
    await expireOrders(on.services, late);
    for (const one of cut) expect((await state(one)).order).toBe('expired');
  });

  test('orders that cannot be ended do not keep the others from their end, however many they are', async () => {
    const [stuck, last] = [await buy(), await buy()];
    wire.set(stuck.paymentId, 'settlement');
    const { db } = getDatabase();
    const [row] = await db.select().from(orders).where(eq(orders.id, stuck.bookId));
    const payBefore = new Date(Date.now() - 24 * HOUR_MS);
    const copies = Array.from({ length: 210 }, (_, n) => ({
      ...row!,
      id: `stuck-${n}`,
      number: null,
      clientToken: null,
      payBefore,
    }));
    await db.insert(orders).values(copies);
    const [attempt] = await db.select().from(payment).where(eq(payment.id, stuck.paymentId));
    const checkAt = new Date(Date.now() + 100 * 24 * HOUR_MS);
    await db
      .insert(payment)
      .values(copies.map(({ id }) => ({ ...attempt!, id: `${id}-1`, orderId: id, checkAt })));
    const isStuck = (ref: { paymentId: string }) => ref.paymentId.startsWith('stuck');
    const { midtrans } = on;
    const unstoppable: typeof midtrans = {
      ...midtrans,
      cancel: async (ref) => (isStuck(ref) ? 'refused' : midtrans.cancel(ref)),
      fetchPayment: async (ref) => (isStuck(ref) ? null : midtrans.fetchPayment(ref)),
    };
    const services = {
      ...on.services,
      payments: paymentsOf(new Map([['midtrans', unstoppable]]), 'midtrans'),
    };
    await expireOrders(services, new Date(Date.now() + 10 * 24 * HOUR_MS));
    expect((await state(last)).order).toBe('expired');
    await db.delete(payment).where(like(payment.id, 'stuck-%'));
    await db.delete(orders).where(like(orders.id, 'stuck-%'));
  });

  test('what a gateway writes of a customer goes with their account: what came before, under an id of its own too, and what comes after', async () => {
    const placed = await buy({ by: 'xendit' });
    const write = async (status: 'PAID' | 'SETTLED', altered: object = {}) => {
      xendit.set(placed.paymentId, status);
      const payer = { payer_email: placed.user.email, ...altered };
      return (await send(xendit.notification(placed.paymentId, payer), 'xendit')).verdict;
    };
    await write('PAID');
    await write('PAID', { external_id: 'another-id' });
    const { db } = getDatabase();
    const bodies = async () => {
      const rows = await db.select({ body: paymentNotification.body }).from(paymentNotification);
      return rows.filter(({ body }) => body.includes(placed.user.email)).length;
    };
    expect(await bodies()).toBe(2);
    await db.transaction((tx) => forgetCustomer(tx, placed.user.id));
    expect(await bodies()).toBe(0);
    expect(await write('SETTLED')).toBe('duplicate');
    expect(await bodies()).toBe(0);
  });

  test('Xendit: paid, settled, and a refund that ends by webhook, sent twice', async () => {
    const placed = await buy({ by: 'xendit' });
    xendit.set(placed.paymentId, 'PAID');
    expect((await send(xendit.notification(placed.paymentId), 'xendit')).verdict).toBe('applied');
    const requested = { services: on.services, orderId: placed.bookId, reason: 'terlambat' };
    const amount = PRICE / 2;
    expect(await refundOrder({ ...requested, amount })).toBe('requested');
    expect(await refundOrder({ ...requested, amount })).toBe('requested');
    const [first = ''] = [...xendit.refunds.keys()].slice(-2);
    const end = xendit.refundEvent(first);
    expect((await send(end, 'xendit')).verdict).toBe('applied');
    // Sent again it is not the other refund of the same amount.
    expect((await send(end, 'xendit')).verdict).toBe('duplicate');
    expect(await state(placed)).toMatchObject({ order: 'paid', refunded: amount, uses: 8 });
    // The invoice stays paid: that says nothing about refunds.
    xendit.set(placed.paymentId, 'SETTLED');
    expect((await send(xendit.notification(placed.paymentId), 'xendit')).verdict).toBe('unchanged');
    expect(await state(placed)).toMatchObject({ order: 'paid', refunded: amount, uses: 8 });
    const [, second = ''] = [...xendit.refunds.keys()].slice(-2);
    expect((await send(xendit.refundEvent(second), 'xendit')).verdict).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
  });

  test('Xendit: a refund that fails leaves the order, and one that we did not request goes to an operator', async () => {
    const placed = await buy({ by: 'xendit' });
    xendit.set(placed.paymentId, 'SETTLED');
    await send(xendit.notification(placed.paymentId), 'xendit');
    await refundOrder({ services: on.services, orderId: placed.bookId, reason: 'terlambat' });
    const [key = ''] = [...xendit.refunds.keys()].slice(-1);
    expect((await send(xendit.refundEvent(key, 'refund.failed'), 'xendit')).verdict).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'paid', refunded: 0, uses: 8 });
    const { db } = getDatabase();
    const [requested] = await db.select().from(refund).where(eq(refund.paymentId, placed.paymentId));
    expect(requested?.status).toBe('failed');
    const invoice_id = xendit.invoiceOf(placed.paymentId)['id'];
    const foreign = JSON.stringify({
      event: 'refund.succeeded',
      data: { id: 'rfd-dashboard', invoice_id, amount: 1_000 },
    });
    expect((await send(foreign, 'xendit')).verdict).toBe('unknown');
    const problems = await db
      .select()
      .from(paymentProblem)
      .where(eq(paymentProblem.paymentId, placed.paymentId));
    expect(problems).toMatchObject([{ kind: 'unknown_refund', amount: 1_000 }]);
  });

  test("Xendit: a second refund of the same sum at the gateway's own desk stands on the list beside the first, each once", async () => {
    const placed = await buy({ by: 'xendit' });
    xendit.set(placed.paymentId, 'SETTLED');
    await send(xendit.notification(placed.paymentId), 'xendit');
    const invoice_id = xendit.invoiceOf(placed.paymentId)['id'];
    for (const id of ['rfd-one', 'rfd-one', 'rfd-two', 'rfd-two']) {
      const body = JSON.stringify({ event: 'refund.succeeded', data: { id, invoice_id, amount: 1_000 } });
      expect((await send(body, 'xendit')).verdict).toBe('unknown');
    }
    const problems = await getDatabase()
      .db.select()
      .from(paymentProblem)
      .where(eq(paymentProblem.paymentId, placed.paymentId))
      .orderBy(paymentProblem.createdAt);
    expect(problems.map(({ notice }) => notice['refundId'])).toEqual(['rfd-one', 'rfd-two']);
  });

  test('a wrong sum that is waited for and then paid is two notices, each of them once by whatever way it is heard', async () => {
    const placed = await buy();
    wire.set(placed.paymentId, 'pending', { amount: 1 });
    await send(wire.notification(placed.paymentId));
    await reconcile(5 * MINUTE_MS);
    wire.set(placed.paymentId, 'settlement', { amount: 1 });
    await send(wire.notification(placed.paymentId));
    await reconcile(10 * MINUTE_MS);
    const problems = await getDatabase()
      .db.select()
      .from(paymentProblem)
      .where(eq(paymentProblem.paymentId, placed.paymentId))
      .orderBy(paymentProblem.createdAt);
    expect(problems.map(({ notice }) => notice['status'])).toEqual(['pending', 'settlement']);
  });

  async function refundedByXendit(amount = PRICE) {
    const placed = await buy({ by: 'xendit' });
    xendit.set(placed.paymentId, 'SETTLED');
    await send(xendit.notification(placed.paymentId), 'xendit');
    const { db } = getDatabase();
    const ours = eq(refund.paymentId, placed.paymentId);
    const begin = () =>
      refundOrder({ services: on.services, orderId: placed.bookId, reason: 'terlambat', amount });
    return {
      placed,
      begin,
      last: (count: number) => [...xendit.refunds.keys()].slice(-count),
      forgetAnswers: () => db.update(refund).set({ gatewayRefundId: null }).where(ours),
      refunds: () => db.select().from(refund).where(ours).orderBy(refund.createdAt),
      problems: () => db.select().from(paymentProblem).where(eq(paymentProblem.paymentId, placed.paymentId)),
    };
  }

  test('Xendit: a refund that was accepted and is refused when requested again is not transferred as well', async () => {
    const { placed, begin, last, refunds } = await refundedByXendit();
    await begin();
    xendit.fail(400);
    await reconcile(11 * MINUTE_MS);
    expect(await refunds()).toMatchObject([{ status: 'requested', byHand: false }]);
    expect((await send(xendit.refundEvent(last(1)[0]!), 'xendit')).verdict).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
  });

  test('Xendit: a refund whose answer was lost, and that was to be transferred since, is done once the gateway says so', async () => {
    const { placed, begin, last, forgetAnswers, refunds } = await refundedByXendit();
    await begin();
    await forgetAnswers();
    xendit.fail(400);
    await reconcile(11 * MINUTE_MS);
    expect(await refunds()).toMatchObject([{ status: 'manual', byHand: true }]);
    expect((await send(xendit.refundEvent(last(1)[0]!), 'xendit')).verdict).toBe('applied');
    expect(await refunds()).toMatchObject([{ status: 'done', byHand: false }]);
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
  });

  /** A refund by Xendit whose answer was lost, and that an operator has put into a file for the bank. */
  async function refundInFile() {
    const by = await refundedByXendit();
    await by.begin();
    await by.forgetAnswers();
    xendit.fail(400);
    await reconcile(11 * MINUTE_MS);
    const { id } = (await by.refunds())[0]!;
    const { db } = getDatabase();
    await db.insert(refundAccount).values({ refundId: id, sealed: 'x', masked: 'BCA •••• 1234' });
    await db.transaction((tx) => makeTransferFile(tx, 'operator@setapak.example'));
    return { ...by, id };
  }

  test('Xendit: a refund that is done at the gateway while it stands in a file for the bank keeps its file, and what an operator says of the transfer', async () => {
    const { placed, last, refunds, id } = await refundInFile();
    expect((await send(xendit.refundEvent(last(1)[0]!), 'xendit')).verdict).toBe('applied');
    const [done] = await refunds();
    expect(done).toMatchObject({ status: 'done', byHand: false, transferReference: null });
    expect(done?.fileId).not.toBeNull();
    expect(await markTransferred(on.services, id)).toBe('twice');
    expect(await refunds()).toMatchObject([{ status: 'done', byHand: false, transferReference: 'TRF-1' }]);
    await expect(markTransferred(on.services, id)).rejects.toMatchObject({ code: 'transfer_ended' });
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE });
    expect((await placed.mails()).filter((kind) => kind === 'refunded')).toHaveLength(1);
  });

  test('Xendit: a refund that was transferred by hand and then succeeds at the gateway is for an operator, once', async () => {
    const { placed, begin, last, refunds, problems } = await refundedByXendit();
    await begin();
    const [key = ''] = last(1);
    await send(xendit.refundEvent(key, 'refund.failed'), 'xendit');
    const { id } = (await refunds())[0]!;
    expect(await transferByHand({ services: on.services, refundId: id, from: 'failed' })).toBe(true);
    expect(await markTransferred(on.services, id)).toBe('once');
    expect((await send(xendit.refundEvent(key, 'refund.failed'), 'xendit')).verdict).toBe('duplicate');
    for (let times = 0; times < 2; times += 1)
      expect((await send(xendit.refundEvent(key), 'xendit')).verdict).toBe('unknown');
    expect(await problems()).toMatchObject([{ kind: 'unknown_refund', amount: PRICE }]);
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE });
  });

  test.each([10_000, PRICE])(
    'Midtrans: Rp%i that go back at its own desk beside a transfer by hand of as much are for an operator, once',
    async (amount) => {
      const placed = await buy();
      await play(placed, 'settlement', { paymentType: 'bank_transfer' });
      await refundOrder({ services: on.services, orderId: placed.bookId, reason: 'batal', amount });
      const { db } = getDatabase();
      const [waiting] = await db.select().from(refund).where(eq(refund.paymentId, placed.paymentId));
      await markTransferred(on.services, waiting!.id);
      for (let times = 0; times < 2; times += 1)
        await play(placed, amount === PRICE ? 'refund' : 'partial_refund', { refunded: amount });
      const problems = await db
        .select()
        .from(paymentProblem)
        .where(eq(paymentProblem.paymentId, placed.paymentId));
      expect(problems).toMatchObject([{ kind: 'unknown_refund', amount }]);
    },
  );

  test('a refund that waits for its transfer ends when the bank takes its payment back whole, and is not to be transferred', async () => {
    const placed = await buy();
    await play(placed, 'settlement', { paymentType: 'credit_card' });
    wire.refuseRefunds(placed.paymentId);
    expect(await refundOrder(part(placed))).toBe('manual');
    await play(placed, 'deny');
    expect(await refundsOf(placed)).toEqual(['failed']);
    const { db } = getDatabase();
    const [failed] = await db.select().from(refund).where(eq(refund.orderId, placed.bookId));
    expect(await transferByHand({ services: on.services, refundId: failed!.id, from: 'failed' })).toBe(false);
  });

  test('Xendit: the ends of two refunds of one sum at once, whose answers were lost, are two', async () => {
    const { placed, begin, last, forgetAnswers } = await refundedByXendit(PRICE / 2);
    await begin();
    await begin();
    await forgetAnswers();
    await Promise.all(last(2).map((key) => send(xendit.refundEvent(key), 'xendit')));
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
  });

  test('Xendit: a refund that ended and then ends otherwise is for an operator, once', async () => {
    const { placed, begin, last, problems } = await refundedByXendit();
    await begin();
    const [key = ''] = last(1);
    await send(xendit.refundEvent(key, 'refund.failed'), 'xendit');
    for (let times = 0; times < 2; times += 1)
      expect((await send(xendit.refundEvent(key), 'xendit')).verdict).toBe('unknown');
    expect((await send(xendit.refundEvent(key, 'refund.failed'), 'xendit')).verdict).toBe('duplicate');
    expect(await problems()).toMatchObject([{ kind: 'unknown_refund', amount: PRICE }]);
    expect(await state(placed)).toMatchObject({ order: 'paid', refunded: 0, uses: 8 });
  });

  test('Xendit: a refund of another amount than the one whose answer was lost is not ours', async () => {
    const placed = await buy({ by: 'xendit' });
    xendit.set(placed.paymentId, 'SETTLED');
    await send(xendit.notification(placed.paymentId), 'xendit');
    await refundOrder({ services: on.services, orderId: placed.bookId, reason: 'terlambat' });
    const { db } = getDatabase();
    const ours = eq(refund.paymentId, placed.paymentId);
    await db.update(refund).set({ gatewayRefundId: null }).where(ours);
    const [key = ''] = [...xendit.refunds.keys()].slice(-1);
    const event = JSON.parse(xendit.refundEvent(key)) as { data: object };
    const other = { ...event, data: { ...event.data, id: 'rfd-dashboard', amount: 1_000 } };
    expect((await send(JSON.stringify(other), 'xendit')).verdict).toBe('unknown');
    expect(await db.select().from(refund).where(ours)).toMatchObject([{ status: 'requested' }]);
    expect((await send(xendit.refundEvent(key), 'xendit')).verdict).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'refunded', refunded: PRICE, uses: 0 });
  });

  test('Xendit: an invoice that expired here and was paid all the same is surplus, and the customer gets a mail', async () => {
    const placed = await buy({ by: 'xendit' });
    await runOut(getDatabase(), placed.bookId);
    xendit.set(placed.paymentId, 'EXPIRED');
    await send(xendit.notification(placed.paymentId), 'xendit');
    expect(await state(placed)).toMatchObject({ order: 'expired', payment: 'expired' });
    xendit.set(placed.paymentId, 'PAID');
    expect((await send(xendit.notification(placed.paymentId), 'xendit')).verdict).toBe('surplus');
    expect(await state(placed)).toMatchObject({ order: 'expired', surplus: true, uses: 0 });
    expect(await placed.mails()).toEqual(['waiting', 'expired', 'surplus']);
    expect(
      await refundOrder({ services: on.services, orderId: placed.bookId, reason: 'terlambat bayar' }),
    ).toBe('requested');
    const [paid] = await getDatabase().db.select().from(payment).where(eq(payment.id, placed.paymentId));
    expect(paid?.refundedAmount).toBe(0);
  });

  test('Xendit: of two invoices of one attempt the paid one counts, and money on both goes to an operator', async () => {
    const placed = await buy({ by: 'xendit' });
    const first = xendit.invoiceOf(placed.paymentId);
    const second = {
      ...first,
      id: `${String(first['id'])}-b`,
      status: 'PAID',
      paid_at: new Date().toISOString(),
    };
    xendit.invoices.set(second.id, second);
    expect((await send(JSON.stringify(second), 'xendit')).verdict).toBe('applied');
    expect(await state(placed)).toMatchObject({ order: 'paid', uses: 8 });

    xendit.set(placed.paymentId, 'PAID');
    for (let times = 0; times < 2; times += 1)
      expect((await send(xendit.notification(placed.paymentId), 'xendit')).verdict).toBe('mismatch');
    const problems = await getDatabase()
      .db.select()
      .from(paymentProblem)
      .where(eq(paymentProblem.paymentId, placed.paymentId));
    expect(problems.map(({ kind, amount }) => [kind, amount])).toEqual([['mismatch', PRICE]]);
    expect((await send(JSON.stringify(second), 'xendit')).verdict).toBe('duplicate');
  });
});
