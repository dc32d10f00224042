import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '~/services/db/db.server.ts';
import { order, paymentProblem, refund, refundAccount } from '~/services/db/payments-schema.ts';
import { user as people } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { AppError } from '~/services/error.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import {
  startXendit,
  XENDIT_KEY,
  XENDIT_TOKEN,
  type XenditWire,
} from '~/services/payments/testing-xendit.ts';
import { createXendit } from '~/services/payments/xendit.server.ts';
import { paymentsOf } from '~/services/payments/payments.server.ts';
import { applyPayment } from './payments/apply-payment.server.ts';
import { cancelOrder } from './placing/cancel-order.server.ts';
import { forgetCustomer } from './orders/forget-customer.server.ts';
import { forgetGoneCustomers } from './orders/forget-gone-customers.server.ts';
import { loadOrder } from './orders/load-order.server.ts';
import { markPaid } from './operators/mark-paid.server.ts';
import { unmarkPaid } from './operators/unmark-paid.server.ts';
import { payAgain } from './placing/pay-again.server.ts';
import { placeOrder } from './placing/place-order.server.ts';
import { receiveNotification } from './payments/receive-notification.server.ts';
import { reconcilePayments } from './payments/reconcile-payments.server.ts';
import { redeemCode } from './redeem/redeem-code.server.ts';
import { refundOrder } from './refunds/refund-order.server.ts';
import { makeTransferFile } from './refunds/transfer-file.server.ts';
import type { CheckoutServices } from './services.ts';
import { checkoutOn, faultsOf, makeVoucher, markTransferred, newCustomer } from './testing/services.ts';

const ats = { transactionType: 'ats', packageId: 'pkg-pas' } as const;
const HOUR_MS = 3_600_000;

describeOnDatabases('races', (getDatabase) => {
  let wire: MidtransWire;
  let xendit: XenditWire;
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  let statementsToOrder = 0;
  beforeAll(async () => {
    [wire, xendit] = await Promise.all([startMidtrans(), startXendit()]);
    const second = createXendit({
      secretKey: XENDIT_KEY,
      callbackToken: XENDIT_TOKEN,
      apiUrl: xendit.url,
      timeoutMs: 30_000,
    });
    on = await checkoutOn(getDatabase(), wire.url, [second]);
  });
  afterAll(async () => {
    await on.stop();
    await Promise.all([wire.stop(), xendit.stop()]);
  });

  const settled = (results: PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;
  const reasons = (results: PromiseSettledResult<unknown>[]) =>
    new Set(results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : [])));
  const times = <Result>(count: number, act: (n: number) => Promise<Result>) =>
    Promise.allSettled(Array.from({ length: count }, (_, n) => act(n)));

  test('100 redemptions at once of a code for 20 give exactly 20', async () => {
    const code = await makeVoucher(getDatabase(), { max: 20 });
    const results = await times(100, () =>
      redeemCode({ services: on.services, user: newCustomer(), clientToken: 'redeem-token', code }),
    );
    expect(settled(results)).toBe(20);
    expect(reasons(results)).toEqual(new Set(['redeem_failed']));
    expect(await faultsOf(getDatabase())).toEqual([]);
  });

  test('60 purchases at once with a voucher for 20 give exactly 20, though one in ten invoices fails', async () => {
    const voucherCode = await makeVoucher(getDatabase(), { max: 20 });
    const buy = () =>
      placeOrder({
        services: on.services,
        user: newCustomer(),
        clientToken: 'press-token',
        purchase: ats,
        voucherCode,
      });
    // Each failing purchase is tried twice by the adapter, so two faults make one of them fail.
    for (let n = 0; n < 4; n += 1) wire.fail(400);
    const results = await times(60, buy);
    expect(settled(results)).toBeLessThanOrEqual(20);
    expect(settled(results)).toBeGreaterThanOrEqual(16);
    const late = await times(20, buy);
    expect(settled(results) + settled(late)).toBe(20);
    expect(await faultsOf(getDatabase())).toEqual([]);
  });

  test('40 redemptions at once of one code by one person give one', async () => {
    const code = await makeVoucher(getDatabase(), { max: 50 });
    const user = newCustomer();
    const results = await times(40, (n) =>
      redeemCode({ services: on.services, user, clientToken: `redeem-token-${n}`, code }),
    );
    expect(settled(results)).toBe(1);
    expect(reasons(results)).toEqual(new Set(['redeem_used']));
  });

  test('40 double clicks make one order, one invoice and one use of the voucher', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const user = newCustomer();
    const request = { services: on.services, user, clientToken: 'one-press', purchase: ats, voucherCode };
    const before = wire.requests.length;
    const results = await times(40, () => placeOrder(request));
    const orders = new Set(
      results.map((one) => (one.status === 'fulfilled' ? one.value.bookId : one.reason)),
    );
    expect(orders.size).toBe(1);
    expect(wire.requests.length - before).toBe(1);
    expect(await faultsOf(getDatabase())).toEqual([]);
  });

  test('paying again 20 times at once opens one new attempt', async () => {
    const user = newCustomer();
    const { services } = on;
    const { bookId } = await placeOrder({ services, user, clientToken: 'press-token', purchase: ats });
    wire.set(`${bookId}-1`, 'deny');
    await reconcilePayments(services, new Date(Date.now() + HOUR_MS));
    await times(20, () => payAgain({ services, userId: user.id, bookId }));
    expect((await loadOrder({ services, userId: user.id, bookId })).payments).toHaveLength(2);
  });

  test('a settlement and the deletion of its account at once: neither waits for the other', async () => {
    const { services } = on;
    const deleteAndPay = async () => {
      const user = newCustomer();
      const { bookId } = await placeOrder({ services, user, clientToken: 'press-token', purchase: ats });
      const paymentId = `${bookId}-1`;
      wire.set(paymentId, 'settlement');
      const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
      if (!seen) throw new Error('the gateway knows nothing');
      await Promise.all([
        services.db.transaction((tx) => forgetCustomer(tx, user.id)),
        applyPayment({ services, paymentId, seen }),
      ]);
    };
    for (let round = 0; round < 5; round += 1) await Promise.all([deleteAndPay(), deleteAndPay()]);
    expect(await faultsOf(getDatabase())).toEqual([]);
  });

  test('orders that are placed while their account is deleted are cut off from who placed them', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const person = await makeUser(getDatabase());
    const stays = await makeUser(getDatabase());
    const buy = (user: typeof person, n: number) =>
      placeOrder({ services, user, clientToken: `press-token-${n}`, purchase: ats });
    await buy(stays, 0);
    const remove = () =>
      db.transaction(async (tx) => {
        await forgetCustomer(tx, person.id);
        await tx.delete(people).where(eq(people.id, person.id));
      });
    const results = await Promise.allSettled([
      ...[1, 2, 3, 4].map((n) => buy(person, n)),
      remove(),
      ...[5, 6, 7, 8].map((n) => buy(person, n)),
    ]);
    expect(reasons(results)).toEqual(new Set());
    await forgetGoneCustomers(services);
    const named = db.$count(order, eq(order.customerEmail, person.email));
    expect(await named).toBe(0);
    expect(await db.$count(order, eq(order.customerEmail, stays.email))).toBe(1);
  });

  test('a settlement and a cancellation at once end in one of the two, whole', async () => {
    for (let round = 0; round < 10; round += 1) {
      const user = newCustomer();
      const { services } = on;
      const voucherCode = await makeVoucher(getDatabase());
      const request = { services, user, clientToken: 'press-token', purchase: ats, voucherCode };
      const { bookId } = await placeOrder(request);
      const paymentId = `${bookId}-1`;
      wire.set(paymentId, 'settlement');
      const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
      wire.set(paymentId, round % 2 ? 'pending' : 'settlement');
      await Promise.allSettled([
        cancelOrder({ services, userId: user.id, bookId }),
        seen && applyPayment({ services, paymentId, seen }),
      ]);
    }
    expect(await faultsOf(getDatabase())).toEqual([]);
  });

  test('an operator marks an order as paid while its gateway refuses and then confirms it: it is paid once, and undone by operators alone', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const ends: string[] = [];
    const race = async (round: number) => {
      const user = newCustomer();
      const voucherCode = await makeVoucher(getDatabase());
      const request = { services, user, clientToken: 'press-token', purchase: ats, voucherCode };
      const { bookId } = await placeOrder(request);
      const paymentId = `${bookId}-1`;
      const hear = async (status: string, secondsAgo: number) => {
        wire.set(paymentId, status);
        const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
        const requestedAt = new Date(Date.now() - secondsAgo * 1_000);
        return seen && (() => applyPayment({ services, paymentId, seen: { ...seen, requestedAt } }));
      };
      const [refused, confirmed] = [await hear('deny', 2), await hear('settlement', 1)];
      const act = (by: typeof markPaid) =>
        db.transaction((tx) => by({ services, tx, orderId: bookId, paymentId }));
      await act(markPaid);
      await Promise.allSettled([
        refused?.(),
        round % 2 ? act(unmarkPaid) : confirmed?.(),
        refused?.(),
        act(markPaid),
      ]);
      const { order: found, payments, uses } = await loadOrder({ services, userId: user.id, bookId });
      ends.push(`${round % 2 ? 'undone' : 'confirmed'}: ${found.status}, ${payments[0]?.status}`);
      expect(uses?.revokedAt === null).toBe(found.status === 'paid');
    };
    await Promise.all(Array.from({ length: 6 }, (_, round) => race(round)));
    expect(await faultsOf(getDatabase())).toEqual([]);
    expect(new Set(ends)).toEqual(new Set(['confirmed: paid, settlement', 'undone: cancelled, failed']));
  });

  test('a refund at the gateway, its file for the bank and its transfer by hand at once: paid once, or an operator sees the second time', async () => {
    const { db } = getDatabase();
    const gateway = on.services.payments.byName('xendit')!;
    const services = { ...on.services, payments: paymentsOf(new Map([['xendit', gateway]]), 'xendit') };
    const headers = new Headers({ 'x-callback-token': XENDIT_TOKEN });
    const receive = (body: string) =>
      receiveNotification({ services, gateway, body, headers, clientIp: '10.0.0.1' });
    const race = async () => {
      const { bookId } = await placeOrder({
        services,
        user: newCustomer(),
        clientToken: 'press-token',
        purchase: ats,
      });
      xendit.set(`${bookId}-1`, 'SETTLED');
      await receive(xendit.notification(`${bookId}-1`));
      await refundOrder({ services, orderId: bookId, reason: 'salah beli' });
      // Its answer was lost, and the gateway refused it when it was requested again.
      const waits = { status: 'manual', byHand: true, gatewayRefundId: null } as const;
      const [made] = await db
        .update(refund)
        .set(waits)
        .where(eq(refund.orderId, bookId))
        .returning({ id: refund.id });
      const { id } = made!;
      await db.insert(refundAccount).values({ refundId: id, sealed: 'x', masked: 'BCA •••• 1234' });
      const [marked] = await Promise.all([
        markTransferred(services, id),
        receive(xendit.refundEvent(id)),
        db
          .transaction((tx) => makeTransferFile(tx, 'operator@setapak.example'))
          .catch((error: unknown) => expect(error).toMatchObject({ code: 'nothing_to_transfer' })),
      ]);
      const [{ byHand, status, transferReference } = {}] = await db
        .select()
        .from(refund)
        .where(eq(refund.id, id));
      const count = await db.$count(paymentProblem, eq(paymentProblem.paymentId, `${bookId}-1`));
      // Said to be transferred in any case: either the gateway came second, or the transfer did.
      expect({ status, transferReference }).toEqual({ status: 'done', transferReference: 'TRF-1' });
      expect({ marked, byHand, count }).toEqual(
        byHand ? { marked: 'once', byHand, count: 1 } : { marked: 'twice', byHand, count: 0 },
      );
    };
    await Promise.all(Array.from({ length: 12 }, race));
    expect(await faultsOf(getDatabase())).toEqual([]);
  });

  test('a press that comes back while the reconcile job cleans up after it ends whole, either way', async () => {
    const { services } = on;
    const voucherCode = await makeVoucher(getDatabase());
    for (let round = 0; round < 5; round += 1) {
      const { db, count } = dyingAt(getDatabase(), 1_000);
      const user = newCustomer();
      const request = { user, clientToken: 'press-token', purchase: ats, voucherCode };
      if (round === 0) {
        await placeOrder({ ...request, services: { ...services, db } });
        statementsToOrder = count();
        continue;
      }
      // Dies once the order is written, before or after the gateway was called.
      const dying = dyingAt(getDatabase(), statementsToOrder - (round % 4));
      await placeOrder({ ...request, services: { ...services, db: dying.db } }).catch(() => undefined);
      const soon = new Date(Date.now() + 5 * 60_000);
      await getDatabase().query(
        `UPDATE payment SET invoicing_until = now() - interval '1 second' WHERE invoicing_until IS NOT NULL`,
      );
      await Promise.allSettled([reconcilePayments(services, soon), placeOrder({ ...request, services })]);
    }
    expect(await faultsOf(getDatabase())).toEqual([]);
  });

  /** The same database, whose every statement from the nth on fails: as if the process had died there. */
  function dyingAt(database: Database, nth: number): { db: Database['db']; count: () => number } {
    let statements = 0;
    const wrap = <Target extends object>(target: Target): Target =>
      new Proxy(target, {
        get(object, name) {
          const value: unknown = Reflect.get(object, name, object);
          if (typeof value !== 'function') return value;
          if (name === 'transaction')
            return (body: (tx: object) => Promise<unknown>) =>
              value.call(object, (tx: object) => body(wrap(tx)));
          return (...given: unknown[]) => {
            if (['select', 'insert', 'update', 'delete', 'execute'].includes(String(name))) {
              statements += 1;
              if (statements >= nth) throw new Error('died here');
            }
            return value.apply(object, given) as unknown;
          };
        },
      });
    return { db: wrap(database.db), count: () => statements };
  }

  test('dying at any statement of a purchase, its settlement or its cancelling leaves nothing half-made', async () => {
    const database = getDatabase();
    async function live(nth: number): Promise<number> {
      const voucherCode = await makeVoucher(database);
      const { db, count } = dyingAt(database, nth);
      const services: CheckoutServices = { ...on.services, db };
      const user = newCustomer();
      try {
        const { bookId } = await placeOrder({
          services,
          user,
          clientToken: 'press-token',
          purchase: ats,
          voucherCode,
        });
        const paymentId = `${bookId}-1`;
        if (nth % 2) {
          wire.set(paymentId, 'pending');
          await cancelOrder({ services, userId: user.id, bookId });
        } else {
          wire.set(paymentId, 'settlement');
          const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
          if (seen) await applyPayment({ services, paymentId, seen });
        }
      } catch (error) {
        // An order that could not be written is refused in the product's words, and the death is why.
        const reason = error instanceof AppError ? error.cause : error;
        if (!String(reason).includes('died here')) throw error;
      }
      return count();
    }
    const statements = Math.max(await live(1_000), await live(1_001));
    expect(statements).toBeGreaterThan(15);
    for (let nth = 1; nth <= statements + 1; nth += 1) await live(nth);
    await reconcilePayments(on.services, new Date(Date.now() + HOUR_MS));
    await reconcilePayments(on.services, new Date(Date.now() + 3 * HOUR_MS));
    expect(await faultsOf(database)).toEqual([]);
    // Nothing waits for an invoice that will never come.
    const { rows } = await database.query(
      `SELECT count(*)::int AS stuck FROM payment WHERE status = 'pending' AND invoice_url IS NULL`,
    );
    expect(rows).toEqual([{ stuck: 0 }]);
  });

  test('dying in the midst of a refund: pressed again or left to the job, the money goes back once', async () => {
    const database = getDatabase();
    const { services } = on;
    async function live(nth: number): Promise<number> {
      const user = newCustomer();
      const { bookId } = await placeOrder({ services, user, clientToken: 'press-token', purchase: ats });
      const paymentId = `${bookId}-1`;
      // Every second one is paid in a way that the gateway cannot pay back: an operator transfers it.
      if (nth % 2) wire.refuseRefunds(paymentId);
      wire.set(paymentId, 'settlement');
      const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
      if (seen) await applyPayment({ services, paymentId, seen });
      const { db, count } = dyingAt(database, nth >> 1);
      const press = { orderId: bookId, reason: 'salah beli' };
      await refundOrder({ ...press, services: { ...services, db } }).catch((error: unknown) => {
        const reason = error instanceof AppError ? error.cause : error;
        if (!String(reason).includes('died here')) throw error;
      });
      // Some are pressed again.
      if (nth % 4 < 2)
        await refundOrder({ ...press, services }).catch((error: unknown) =>
          expect(error).toMatchObject({ code: 'refund_refused' }),
        );
      return count();
    }
    const most = Math.max(await live(2_000), await live(2_001));
    for (let nth = 2; nth <= 2 * most + 3; nth += 3) await live(nth);
    await reconcilePayments(services, new Date(Date.now() + HOUR_MS));
    await reconcilePayments(services, new Date(Date.now() + 3 * HOUR_MS));
    expect(await faultsOf(database)).toEqual([]);
    const { rows } = await database.query(`
      SELECT status, sum(amount) > max(paid) AS too_much FROM (
        SELECT refund.status::text, refund.amount, payment.amount AS paid, payment.id
        FROM refund JOIN payment ON payment.id = refund.payment_id WHERE refund.reason = 'salah beli' AND payment.gateway = 'midtrans'
      ) AS gone GROUP BY id, status`);
    expect(
      rows.filter((row) => row['too_much'] || !['done', 'manual'].includes(String(row['status']))),
    ).toEqual([]);
    expect(new Set(rows.map((row) => row['status']))).toEqual(new Set(['done', 'manual']));
  });
});
