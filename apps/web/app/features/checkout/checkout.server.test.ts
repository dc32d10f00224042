import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order, refund as refunds, refundAccount, voucher } from '~/services/db/payments-schema.ts';
import { user as userTable } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { isAway } from '~/services/refusal.server.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import type { UserEvent } from '~/services/events/events.server.ts';
import { takeMany } from '~/services/limits/testing.ts';
import { GatewayError } from '~/services/payments/gateway.ts';
import { paymentsOf } from '~/services/payments/payments.server.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { applyPayment } from './payments/apply-payment.server.ts';
import { checkReturn } from './payments/check-return.server.ts';
import { cancelOrder } from './placing/cancel-order.server.ts';
import { collectOrders } from './orders/collect-orders.server.ts';
import { expireOrders } from './placing/expire-orders.server.ts';
import { lockOrder } from './orders/lock-order.server.ts';
import { forgetCustomer } from './orders/forget-customer.server.ts';
import { loadOrder } from './orders/load-order.server.ts';
import { payAgain } from './placing/pay-again.server.ts';
import { placeOrder } from './placing/place-order.server.ts';
import { previewPrice } from './quote/preview-price.server.ts';
import { previewRedeem } from './redeem/preview-redeem.server.ts';
import type { Purchase } from './purchase.ts';
import { reconcilePayments } from './payments/reconcile-payments.server.ts';
import { redeemCode } from './redeem/redeem-code.server.ts';
import { refundOrder } from './refunds/refund-order.server.ts';
import { seedVouchers } from './vouchers/seed-vouchers.server.ts';
import {
  checkoutOn,
  faultsOf,
  mailsTo,
  makeVoucher,
  markTransferred,
  newCustomer,
} from './testing/services.ts';

const notes = 'Saya ingin belajar menjawab pertanyaan wawancara kerja pertama saya dengan tenang.';
const ats: Purchase = { transactionType: 'ats', packageId: 'pkg-pas' };
const bundle: Purchase = {
  transactionType: 'cvReview',
  packageId: '7-days',
  bundleId: 'pkg-super',
  email: 'budi@setapak.example',
  targetRole: 'finance',
  notes,
};
const session: Purchase = {
  transactionType: 'mentoring',
  mentor: { id: 'm1', name: 'Sari', price: 60_000 },
  hours: 1.5,
  notes,
};
const DAY_MS = 86_400_000;

describeOnDatabases('checkout', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await checkoutOn(getDatabase(), wire.url);
  });
  afterAll(async () => {
    await on.stop();
    await wire.stop();
    expect(await faultsOf(getDatabase())).toEqual([]);
  });

  let presses = 0;
  async function buy(purchase: Purchase, more: { voucherCode?: string; now?: Date } = {}) {
    presses += 1;
    const user = newCustomer();
    const request = { services: on.services, user, clientToken: `press-${presses}-token`, purchase, ...more };
    const opened = await placeOrder(request);
    const own = { services: on.services, userId: user.id, bookId: opened.bookId };
    return { user, request, opened, own, paymentId: `${opened.bookId}-1` };
  }

  /** The gateway says so, and we hear of it. */
  async function hear(paymentId: string, status: string) {
    wire.set(paymentId, status);
    const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
    if (!seen) throw new Error('the gateway knows nothing');
    return applyPayment({ services: on.services, paymentId, seen });
  }
  /** All but what was cancelled before it had an invoice. */
  const ordersOf = (userId: string) =>
    on.services.db
      .select({ id: order.id })
      .from(order)
      .where(and(eq(order.userId, userId), or(eq(order.invoiced, true), ne(order.status, 'cancelled'))));

  const usedOf = async (code: string) =>
    (await getDatabase().db.select().from(voucher).where(eq(voucher.code, code)))[0]?.used;

  test('an order has its price from the catalogue and its invoice from the gateway', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { discount: 0.35 });
    const { opened, own } = await buy(bundle, { voucherCode: voucherCode.toLowerCase() });
    expect(opened).toMatchObject({ status: 'awaiting_payment', total: 39_000 + 40_000 });
    expect(opened.invoice).toMatchObject({ gateway: 'midtrans', paymentId: `${opened.bookId}-1` });
    const { order: kept, payments } = await loadOrder(own);
    expect(kept).toMatchObject({ transactionType: 'bundleAtsc', voucherCode, total: 79_000 });
    expect(kept.details).toMatchObject({ targetRole: 'finance', reviewEmail: 'budi@setapak.example', notes });
    expect(payments).toMatchObject([{ status: 'pending', amount: 79_000 }]);
    expect(await usedOf(voucherCode)).toBe(1);
  });

  test('a settlement pays the order and grants all of it, and the page gets an event', async () => {
    const { user, opened, own, paymentId } = await buy(bundle);
    const heard: UserEvent[] = [];
    on.services.events.subscribe(user.id, (event) => heard.push(event));
    expect(await hear(paymentId, 'settlement')).toBe('applied');
    expect(await hear(paymentId, 'settlement')).toBe('unchanged');
    const { order: kept, uses, review, payments } = await loadOrder(own);
    expect(kept.status).toBe('paid');
    expect(uses).toMatchObject({ usesGranted: 5, usesLeft: 5, userId: user.id });
    expect(review?.turnaroundDays).toBe(7);
    expect(review?.dueAt.getUTCHours()).toBe(15);
    expect(payments[0]).toMatchObject({ status: 'settlement', paymentType: 'qris' });
    await expect
      .poll(() => heard)
      .toContainEqual({ userId: user.id, type: 'order.changed', id: opened.bookId });
  });

  test('a session can be held for seven days after it was paid', async () => {
    const { own, paymentId } = await buy(session);
    await hear(paymentId, 'settlement');
    const { session: granted, order: kept } = await loadOrder(own);
    expect(granted).toMatchObject({ mentorId: 'm1', hours: 1.5 });
    expect(Number(granted?.expiresAt) - Number(kept.paidAt)).toBe(7 * DAY_MS);
  });

  test('what costs nothing is settled without a gateway', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { discount: 1 });
    const before = wire.requests.length;
    const { opened, own } = await buy(ats, { voucherCode });
    expect(opened).toMatchObject({ status: 'paid', total: 0, invoice: null });
    const { payments, uses } = await loadOrder(own);
    expect(payments).toMatchObject([{ gateway: 'local', status: 'settlement', paymentType: 'voucher' }]);
    expect(uses?.usesLeft).toBe(8);
    expect(wire.requests).toHaveLength(before);
  });

  test.each([[500, 500], [400], ['garbage'], [401], ['drop', 'drop']] as const)(
    'a gateway that fails (%s) leaves nothing half-made, and the next press works',
    async (...faults) => {
      const voucherCode = await makeVoucher(getDatabase());
      const user = newCustomer();
      const request = { services: on.services, user, clientToken: 'press-again', purchase: ats, voucherCode };
      wire.fail(...faults);
      await expect(placeOrder(request)).rejects.toMatchObject({
        code: 'payment_unavailable',
        text: 'Cannot connecting to payment. Please contact customer support or wait a minutes.',
      });
      expect(await usedOf(voucherCode)).toBe(0);
      expect(await ordersOf(user.id)).toEqual([]);
      expect(await placeOrder(request)).toMatchObject({ status: 'awaiting_payment' });
      expect(await usedOf(voucherCode)).toBe(1);
    },
  );

  test('order: one that the database refuses is reported, and its voucher stays unused', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const user = newCustomer();
    // PostgreSQL keeps no NUL in a text: what was typed fails where it is written, and not before.
    const unwritable = { ...session, notes: `${notes}\u0000` };
    const request = {
      services: on.services,
      user,
      clientToken: 'press-nul',
      purchase: unwritable,
      voucherCode,
    };
    await expect(placeOrder(request)).rejects.toMatchObject({
      code: 'booking_not_saved',
      text: 'Booking data could not be saved.',
    });
    expect(await usedOf(voucherCode)).toBe(0);
    expect(await ordersOf(user.id)).toEqual([]);
  });

  test('order: a database that is full is away, and no failure of ours', async () => {
    const { db, query } = getDatabase();
    const user = newCustomer();
    const request = { services: on.services, user, clientToken: 'press-full', purchase: ats };
    await query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await query('CREATE TRIGGER full_disk BEFORE INSERT ON "order" EXECUTE FUNCTION full_disk()');
    const error: unknown = await placeOrder(request).catch((caught: unknown) => caught);
    await query('DROP TRIGGER full_disk ON "order"');
    await query('DROP FUNCTION full_disk');
    expect(isAway(error)).toBe(true);
    expect(error).not.toBeInstanceOf(AppError);
    expect(await db.select().from(order).where(eq(order.userId, user.id))).toEqual([]);
    expect(await placeOrder(request)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('a voucher that is refused leaves no order', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { used: 0, max: 0 });
    const user = newCustomer();
    const request = { services: on.services, user, clientToken: 'press-refused', purchase: ats, voucherCode };
    await expect(placeOrder(request)).rejects.toMatchObject({ code: 'voucher_exhausted' });
    const { db } = getDatabase();
    expect(await db.select().from(order).where(eq(order.userId, user.id))).toEqual([]);
  });

  test('notes that are too short and packages that are not sold are refused', async () => {
    await expect(buy({ ...session, notes: 'Halo' })).rejects.toMatchObject({ code: 'booking_notes_short' });
    await expect(buy({ ...bundle, notes: 'Halo' })).rejects.toMatchObject({ code: 'review_notes_short' });
    await expect(buy({ ...ats, packageId: '7-days' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('another person’s order is not found, by any use case', async () => {
    const { own } = await buy(ats);
    const stranger = { ...own, userId: newCustomer().id };
    for (const ask of [loadOrder, payAgain, cancelOrder])
      await expect(ask(stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a refused payment gives the voucher back, and paying again takes it anew', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { max: 1 });
    const { own, opened, paymentId } = await buy(ats, { voucherCode });
    expect(await payAgain(own)).toEqual(opened);
    await hear(paymentId, 'deny');
    expect(await usedOf(voucherCode)).toBe(0);
    const again = await payAgain(own);
    expect(again.invoice?.paymentId).toBe(`${own.bookId}-2`);
    expect(await usedOf(voucherCode)).toBe(1);
    await hear(`${own.bookId}-2`, 'settlement');
    expect((await loadOrder(own)).order.status).toBe('paid');
    // The first attempt is paid after all: the money is marked to go back, nothing is granted twice.
    expect(await hear(paymentId, 'settlement')).toBe('surplus');
    expect((await loadOrder(own)).payments[0]).toMatchObject({ status: 'failed', surplus: true });
  });

  test('second attempt: refused when the voucher was used up meanwhile', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { max: 1 });
    const { own, paymentId } = await buy(ats, { voucherCode });
    await hear(paymentId, 'deny');
    await buy(ats, { voucherCode });
    await expect(payAgain(own)).rejects.toMatchObject({ code: 'voucher_exhausted' });
    expect((await loadOrder(own)).payments).toHaveLength(1);
  });

  test('an unpaid order can be cancelled, a paid one no more', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const { own, paymentId } = await buy(ats, { voucherCode });
    wire.set(paymentId, 'pending');
    await cancelOrder(own);
    expect(wire.transaction(paymentId)?.status).toBe('cancel');
    expect((await loadOrder(own)).order.status).toBe('cancelled');
    expect(await usedOf(voucherCode)).toBe(0);
    await expect(cancelOrder(own)).rejects.toMatchObject({ code: 'order_closed' });
    await expect(payAgain(own)).rejects.toMatchObject({ code: 'order_closed' });

    const paid = await buy(ats);
    wire.set(paid.paymentId, 'settlement');
    await expect(cancelOrder(paid.own)).rejects.toMatchObject({ code: 'order_closed' });
    // It was paid in another tab: cancelling found that out.
    expect((await loadOrder(paid.own)).order.status).toBe('paid');
  });

  test('cancelling while the gateway is away changes nothing', async () => {
    const { own } = await buy(ats);
    wire.fail(500, 500);
    await expect(cancelOrder(own)).rejects.toMatchObject({ code: 'payment_unavailable' });
    expect((await loadOrder(own)).order.status).toBe('awaiting_payment');
  });

  test('an invoice that the gateway makes after its order was cancelled is cancelled there and stored nowhere', async () => {
    const user = newCustomer();
    const invoicing = wire.hold();
    const request = { services: on.services, user, clientToken: 'press-slow-gateway', purchase: ats };
    const placing = expect(placeOrder(request)).rejects.toMatchObject({ code: 'order_closed' });
    await invoicing.arrived;
    const [pending] = await getDatabase().db.select().from(order).where(eq(order.userId, user.id));
    const own = { services: on.services, userId: user.id, bookId: pending!.id };
    await cancelOrder(own);
    // The customer has its page open already: only the gateway can stop a payment now.
    wire.set(`${own.bookId}-1`, 'pending');
    invoicing.release();
    await placing;
    expect(wire.transaction(`${own.bookId}-1`)?.status).toBe('cancel');
    const { order: kept, payments } = await loadOrder(own);
    expect([kept.status, kept.invoiced]).toEqual(['cancelled', false]);
    expect(payments).toMatchObject([{ status: 'cancelled', invoiceUrl: null }]);
  });

  test('a payment of the right amount in another currency, or of another amount, pays nothing', async () => {
    const { own, paymentId } = await buy(ats);
    wire.set(paymentId, 'settlement');
    const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
    for (const wrong of [{ currency: 'USD' }, { amount: seen!.amount - 1 }, { paymentId: 'another' }])
      expect(await applyPayment({ services: on.services, paymentId, seen: { ...seen!, ...wrong } })).toBe(
        'mismatch',
      );
    const { order: kept, payments, uses } = await loadOrder(own);
    expect([kept.status, payments[0]?.status, uses]).toEqual(['awaiting_payment', 'pending', undefined]);
    expect(await hear(paymentId, 'settlement')).toBe('applied');
  });

  test('what is not paid in time expires and gives its voucher back; what was paid unheard is granted', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const old = new Date(Date.now() - 7 * DAY_MS);
    const [left, paid, away] = [
      await buy(ats, { voucherCode, now: old }),
      await buy(ats, { now: old }),
      await buy(ats, { now: old }),
    ];
    wire.set(left.paymentId, 'pending');
    wire.set(paid.paymentId, 'settlement');
    await expireOrders(on.services, new Date());
    expect((await loadOrder(left.own)).order.status).toBe('awaiting_payment');
    await expireOrders(on.services, new Date(Date.now() + 10 * 60_000));
    expect((await loadOrder(left.own)).order.status).toBe('expired');
    expect((await loadOrder(left.own)).payments[0]?.status).toBe('expired');
    expect((await loadOrder(paid.own)).order.status).toBe('paid');
    expect((await loadOrder(away.own)).order.status).toBe('expired');
    expect(await usedOf(voucherCode)).toBe(0);
  });

  test('expiry of an order whose invoice was never made: its customer gets no mail', async () => {
    const now = new Date(Date.now() - 7 * DAY_MS);
    const [shown, never] = [await buy(ats, { now }), await buy(ats, { now })];
    await getDatabase().db.update(order).set({ invoiced: false }).where(eq(order.id, never.own.bookId));
    await expireOrders(on.services, new Date(Date.now() + 10 * 60_000));
    const kinds = async ({ user }: typeof shown) =>
      (await mailsTo(getDatabase(), user.email)).map(({ kind }) => kind);
    expect(await kinds(shown)).toContain('expired');
    expect(await kinds(never)).not.toContain('expired');
    expect((await loadOrder(never.own)).order.status).toBe('expired');
  });

  test('lost notification: the reconcile job finds the payment', async () => {
    const { own, paymentId } = await buy(ats);
    wire.set(paymentId, 'settlement');
    await reconcilePayments(on.services, new Date(Date.now() + 5 * 60_000));
    expect((await loadOrder(own)).order.status).toBe('paid');
  });

  test('a card that is looked at is granted only when it is let through', async () => {
    const { own, paymentId } = await buy(ats);
    wire.set(paymentId, 'capture', { fraud: 'challenge' });
    await reconcilePayments(on.services, new Date(Date.now() + 5 * 60_000));
    expect((await loadOrder(own)).payments[0]?.status).toBe('review');
    expect((await loadOrder(own)).uses).toBeUndefined();
    await expireOrders(on.services, new Date(Date.now() + 2 * DAY_MS));
    expect((await loadOrder(own)).order.status).toBe('awaiting_payment');
    wire.set(paymentId, 'capture', { fraud: 'accept' });
    await reconcilePayments(on.services, new Date(Date.now() + 5 * 3_600_000));
    expect((await loadOrder(own)).uses?.usesLeft).toBe(8);
  });

  test('a voucher that an own unpaid order holds leads to that order; once paid, or to others, it does not', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { max: 2 });
    const { user, own, paymentId } = await buy(ats, { voucherCode });
    const preview = (userId: string) =>
      previewPrice({ services: on.services, userId, purchase: ats, voucherCode });
    const text = 'Voucher sudah Anda digunakan';
    await expect(preview(user.id)).rejects.toMatchObject({ text, unpaidOrder: own.bookId });
    const another = { services: on.services, user, clientToken: 'another-press', purchase: ats, voucherCode };
    await expect(placeOrder(another)).rejects.toMatchObject({ text, unpaidOrder: own.bookId });
    await buy(ats, { voucherCode });
    await expect(preview(newCustomer().id)).rejects.toMatchObject({
      code: 'voucher_exhausted',
      unpaidOrder: undefined,
    });
    await hear(paymentId, 'settlement');
    await expect(preview(user.id)).rejects.toMatchObject({ text, unpaidOrder: undefined });
  });

  test('a redeem code gives its uses once to a person', async () => {
    const code = await makeVoucher(getDatabase(), { max: 1, usesGranted: 7 });
    const user = newCustomer();
    const redeem = { services: on.services, user, clientToken: 'redeem-token', code };
    expect(await previewRedeem({ services: on.services, userId: user.id, code })).toEqual({
      code,
      usesGranted: 7,
    });
    const done = await redeemCode(redeem);
    expect(await redeemCode(redeem)).toEqual(done);
    const { order: kept, payments, uses } = await loadOrder({ ...redeem, userId: user.id, ...done });
    expect(kept).toMatchObject({ status: 'paid', total: 0, transactionType: 'ats' });
    expect(payments).toMatchObject([{ paymentType: 'redeem', status: 'settlement' }]);
    expect(uses).toMatchObject({ usesGranted: 7, usesLeft: 7 });
    await expect(redeemCode({ ...redeem, clientToken: 'another-press' })).rejects.toMatchObject({
      code: 'redeem_used',
    });
    const late = { ...redeem, user: newCustomer() };
    await expect(redeemCode(late)).rejects.toMatchObject({ text: 'reedem code gagal diterapkan' });
  });

  test('a redeem code: an address that was not verified gets nothing for it', async () => {
    const code = await makeVoucher(getDatabase(), { usesGranted: 7 });
    const unproven = await makeUser(getDatabase());
    const redeem = { services: on.services, user: unproven, clientToken: 'redeem-token', code };
    await expect(redeemCode(redeem)).rejects.toMatchObject({ code: 'verify_email_first' });
    expect(await usedOf(code)).toBe(0);
  });

  test('a code that was used is used for the address too, when its account goes and comes back', async () => {
    const { db } = getDatabase();
    const [redeemable, discount] = [await makeVoucher(getDatabase()), await makeVoucher(getDatabase())];
    const addressKey = newId();
    const before = await makeUser(getDatabase(), { emailVerified: true, addressKey });
    await redeemCode({ services: on.services, user: before, clientToken: 'redeem-token', code: redeemable });
    const purchase = { ...ats };
    const press = { services: on.services, clientToken: 'press-token', purchase, voucherCode: discount };
    await placeOrder({ ...press, user: before });
    await db.transaction((tx) => forgetCustomer(tx, before.id));
    await db.delete(userTable).where(eq(userTable.id, before.id));

    const after = await makeUser(getDatabase(), { emailVerified: true, addressKey });
    const again = { services: on.services, user: after, clientToken: 'redeem-again', code: redeemable };
    await expect(redeemCode(again)).rejects.toMatchObject({ code: 'redeem_used' });
    await expect(placeOrder({ ...press, user: after })).rejects.toMatchObject({ code: 'voucher_used' });
    const other = await makeUser(getDatabase(), { emailVerified: true, addressKey: newId() });
    await redeemCode({ ...again, user: other });
    await placeOrder({ ...press, user: other });
  });

  test('a whole refund ends the order and what it gave; a part leaves both', async () => {
    const { own, opened, paymentId } = await buy(bundle);
    await hear(paymentId, 'settlement');
    const refund = { services: on.services, orderId: own.bookId, reason: 'terlambat' };
    await expect(refundOrder({ ...refund, amount: opened.total + 1 })).rejects.toMatchObject({
      code: 'refund_refused',
    });
    expect(await refundOrder({ ...refund, amount: 50_000 })).toBe('done');
    expect((await loadOrder(own)).order.status).toBe('paid');
    expect((await loadOrder(own)).review?.revokedAt).toBeNull();
    expect(await refundOrder(refund)).toBe('done');
    const { order: kept, payments, uses, review } = await loadOrder(own);
    expect(kept.status).toBe('refunded');
    expect(payments[0]).toMatchObject({ status: 'refunded', refundedAmount: opened.total });
    expect(uses?.usesLeft).toBe(0);
    expect(review?.revokedAt).not.toBeNull();
    await expect(refundOrder(refund)).rejects.toMatchObject({ code: 'refund_refused' });
    expect(await hear(paymentId, 'refund')).toBe('unchanged');
  });

  test('refund: requested again after a lost answer, and paid back once', async () => {
    const { own, opened, paymentId } = await buy(ats);
    await hear(paymentId, 'settlement');
    wire.fail('drop', 'drop');
    const refund = { services: on.services, orderId: own.bookId, reason: 'salah beli' };
    await expect(refundOrder(refund)).rejects.toMatchObject({ code: 'payment_unavailable' });
    await expect(refundOrder(refund)).rejects.toMatchObject({ code: 'refund_refused' });
    await reconcilePayments(on.services, new Date(Date.now() + 20 * 60_000));
    expect((await loadOrder(own)).order.status).toBe('refunded');
    expect(wire.transaction(paymentId)?.refunded).toBe(opened.total);
  });

  test('a reversal by the bank takes the grant back', async () => {
    const { own, paymentId } = await buy(ats);
    await hear(paymentId, 'settlement');
    expect(await hear(paymentId, 'deny')).toBe('applied');
    const { order: kept, uses } = await loadOrder(own);
    expect(kept.status).toBe('cancelled');
    expect(uses).toMatchObject({ usesLeft: 0 });
    expect(uses?.revokedAt).not.toBeNull();
  });

  test('a card that was looked at and then called off has failed, and its voucher is free again', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const { own, paymentId } = await buy(ats, { voucherCode });
    wire.set(paymentId, 'capture', { fraud: 'challenge' });
    await reconcilePayments(on.services, new Date(Date.now() + 5 * 60_000));
    expect(await hear(paymentId, 'cancel')).toBe('applied');
    expect((await loadOrder(own)).payments[0]?.status).toBe('failed');
    expect(await usedOf(voucherCode)).toBe(0);
  });

  test('account deletion: orders lose their customer; the books stay whole', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const { user, own, paymentId } = await buy(bundle, { voucherCode });
    await hear(paymentId, 'settlement');
    const { db } = getDatabase();
    const collected = await collectOrders(db, user.id);
    expect(Object.values(collected).map((rows) => rows.length)).toEqual([1, 1, 0, 0, 1, 1, 1, 0]);
    expect(JSON.stringify(collected)).not.toMatch(/token|redirection/i);
    await db.transaction((tx) => forgetCustomer(tx, user.id));
    await expect(loadOrder(own)).rejects.toMatchObject({ code: 'not_found' });
    expect(Object.values(await collectOrders(db, user.id)).flat()).toEqual([]);
    const [left] = await db.select().from(order).where(eq(order.id, own.bookId));
    expect(left).toMatchObject({ status: 'paid', customerName: '', customerEmail: '', details: {} });
    expect(await hear(paymentId, 'refund')).toBe('applied');
  });

  test('account deletion: an order and the later one that paid its difference are locked one after the other by everybody', async () => {
    const { db } = getDatabase();
    const { id: userId } = newCustomer();
    const [later = '', first = ''] = [newId(), newId()].toSorted();
    const row = {
      userId,
      transactionType: 'ats' as const,
      lines: [],
      total: 0,
      customerName: 'Rani',
      customerEmail: 'rani@setapak.example',
      details: {},
      payBefore: new Date(),
    };
    await db.insert(order).values([
      { ...row, id: first, createdAt: new Date(Date.now() - DAY_MS) },
      { ...row, id: later },
    ]);
    let deletion: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await lockOrder(tx, first);
      deletion = db.transaction((other) => forgetCustomer(other, userId));
      await new Promise((resolve) => setTimeout(resolve, 200));
      await lockOrder(tx, later);
    });
    await deletion;
    expect(await db.$count(order, eq(order.userId, userId))).toBe(0);
  });

  test('account deletion: the bank account of a refund goes, or once the money was transferred', async () => {
    const { db } = getDatabase();
    const user = newCustomer();
    const transfers: string[] = [];
    for (const clientToken of ['first-press', 'second-press']) {
      const { bookId } = await placeOrder({ services: on.services, user, clientToken, purchase: ats });
      wire.set(`${bookId}-1`, 'settlement', { paymentType: 'bank_transfer' });
      await hear(`${bookId}-1`, 'settlement');
      await refundOrder({ services: on.services, orderId: bookId, reason: 'salah beli' });
      const [begun] = await db.select().from(refunds).where(eq(refunds.orderId, bookId));
      await db.insert(refundAccount).values({ refundId: begun!.id, sealed: 'x', masked: 'BCA •••• 1234' });
      transfers.push(begun!.id);
    }
    const [done = '', waits = ''] = transfers;
    await markTransferred(on.services, done);
    expect((await collectOrders(db, user.id)).refund_account).toHaveLength(2);
    await db.transaction((tx) => forgetCustomer(tx, user.id));
    const kept = () =>
      db
        .select({ id: refundAccount.refundId })
        .from(refundAccount)
        .where(inArray(refundAccount.refundId, transfers));
    expect(await kept()).toEqual([{ id: waits }]);
    await markTransferred(on.services, waits);
    expect(await kept()).toEqual([]);
  });

  test('the demo has vouchers that work, and one that is too old', async () => {
    await seedVouchers(on.services);
    await seedVouchers(on.services);
    expect((await buy(ats, { voucherCode: 'hemat5000' })).opened.total).toBe(29_000);
    await expect(buy(ats, { voucherCode: 'LAMPAU' })).rejects.toMatchObject({ code: 'voucher_expired' });
  });

  test('while the gateway is away the jobs give up early, and find everything afterwards', async () => {
    const placed = await Promise.all(Array.from({ length: 8 }, () => buy(ats)));
    for (const { paymentId } of placed) wire.set(paymentId, 'settlement');
    const before = wire.requests.length;
    wire.fail(...Array.from({ length: 5 }, () => 500 as const));
    await reconcilePayments(on.services, new Date(Date.now() + 5 * 60_000));
    expect(wire.requests.length - before).toBe(5);
    await reconcilePayments(on.services, new Date(Date.now() + 10 * 60_000));
    for (const { own } of placed) expect((await loadOrder(own)).order.status).toBe('paid');
  });

  test('a gateway that fails now and then is not taken for one that is away', async () => {
    for (let n = 0; n < 12; n += 1) await buy(ats);
    let calls = 0;
    const fetchPayment: typeof on.midtrans.fetchPayment = (ref) => {
      calls += 1;
      if (calls % 2 === 0) return on.midtrans.fetchPayment(ref);
      return Promise.reject(new GatewayError('unreachable'));
    };
    const faulty = new Map([['midtrans' as const, { ...on.midtrans, fetchPayment }]]);
    const services = { ...on.services, payments: paymentsOf(faulty, 'midtrans') };
    const looked = await reconcilePayments(services, new Date(Date.now() + 5 * 60_000));
    expect(looked).toBeGreaterThanOrEqual(12);
    expect(calls).toBe(looked);
  });

  test('changed price: the order is refused with the present price', async () => {
    const user = newCustomer();
    const request = { services: on.services, user, clientToken: 'press-seen', purchase: session };
    for (const seenTotal of [70_000, null])
      await expect(placeOrder({ ...request, seenTotal })).rejects.toMatchObject({
        code: 'price_changed',
        total: 90_000,
      });
    expect(await ordersOf(user.id)).toEqual([]);
    expect(await placeOrder({ ...request, seenTotal: 90_000 })).toMatchObject({ total: 90_000 });
    // A voucher that lowers less than before, too.
    const voucherCode = await makeVoucher(getDatabase(), { discount: 20_000 });
    const dearer = { ...request, clientToken: 'press-voucher', voucherCode };
    await getDatabase().db.update(voucher).set({ discount: 5_000 }).where(eq(voucher.code, voucherCode));
    await expect(placeOrder({ ...dearer, seenTotal: 70_000 })).rejects.toMatchObject({ total: 85_000 });
    expect(await usedOf(voucherCode)).toBe(0);
  });

  test('client token: with another purchase it makes another order, with the same it does not', async () => {
    const user = newCustomer();
    const request = { services: on.services, user, clientToken: 'press-of-the-page', purchase: session };
    const first = await placeOrder({ ...request, seenTotal: 90_000 });
    const longer: Purchase = { ...session, hours: 1 };
    const other = await placeOrder({ ...request, purchase: longer, seenTotal: 60_000 });
    expect(other.bookId).not.toBe(first.bookId);
    expect(other.total).toBe(60_000);
    expect((await placeOrder({ ...request, seenTotal: 90_000 })).bookId).toBe(first.bookId);
  });

  test('return from the gateway: shows the true status before any notification', async () => {
    const { own, paymentId } = await buy(ats);
    wire.set(paymentId, 'settlement');
    await checkReturn({ ...own, userId: newCustomer().id });
    expect((await loadOrder(own)).order.status).toBe('awaiting_payment');
    wire.fail(500);
    await checkReturn(own);
    expect((await loadOrder(own)).order.status).toBe('awaiting_payment');
    await checkReturn(own);
    expect((await loadOrder(own)).order.status).toBe('paid');
  });

  test('price: the shown one is charged; guessing of codes is limited', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { discount: 0.333 });
    const user = newCustomer();
    const shown = await previewPrice({
      services: on.services,
      userId: user.id,
      purchase: bundle,
      voucherCode,
    });
    const request = {
      services: on.services,
      user,
      clientToken: 'press-token',
      purchase: bundle,
      voucherCode,
    };
    const { bookId } = await placeOrder(request);
    const { order: kept } = await loadOrder({ services: on.services, userId: user.id, bookId });
    expect(kept).toMatchObject({ lines: shown.lines, total: shown.total });

    // Two were counted above.
    await takeMany({ database: getDatabase(), rule: 'checkout-user', subject: user.id, tries: 117 });
    const guess = () => previewRedeem({ services: on.services, userId: user.id, code: 'TEBAK' });
    await expect(guess()).rejects.toMatchObject({ code: 'voucher_not_found' });
    await expect(guess()).rejects.toMatchObject({ code: 'too_many' });
  });

  test('money for an order that was given up grants nothing, is marked once, and goes back first', async () => {
    const { own, opened, paymentId } = await buy(ats);
    const { db } = getDatabase();
    // A card went into review between the cancelling's question and its end.
    await db.update(order).set({ status: 'cancelled' }).where(eq(order.id, own.bookId));
    expect(await hear(paymentId, 'settlement')).toBe('surplus');
    expect(await hear(paymentId, 'settlement')).toBe('unchanged');
    expect((await loadOrder(own)).uses).toBeUndefined();
    expect(await refundOrder({ services: on.services, orderId: own.bookId, reason: 'terlambat' })).toBe(
      'done',
    );
    expect(wire.transaction(paymentId)?.refunded).toBe(opened.total);
    const { order: kept, payments } = await loadOrder(own);
    expect(kept.status).toBe('cancelled');
    expect(payments[0]).toMatchObject({ status: 'refunded', refundedAmount: opened.total });
  });
});
