import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order, product, refund } from '~/services/db/payments-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { reconcilePayments } from './payments/reconcile-payments.server.ts';
import { payAgain } from './placing/pay-again.server.ts';
import { placeOrder } from './placing/place-order.server.ts';
import { withdrawOrders } from './placing/withdraw-orders.server.ts';
import { requestBegunRefund } from './refunds/refund-order.server.ts';
import { checkoutOn, faultsOf, mailsTo, makeVoucher, newCustomer } from './testing/services.ts';

const HOUR_MS = 3_600_000;

describeOnDatabases('packages that were taken off sale', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await checkoutOn(getDatabase(), wire.url);
  });
  afterAll(async () => {
    await on.stop();
    await wire.stop();
  });
  const db = () => getDatabase().db;

  async function sell(packageId: string, active: boolean) {
    await db()
      .update(product)
      .set({ active })
      .where(and(eq(product.kind, 'ats'), eq(product.id, packageId)));
  }

  async function buy(packageId: string, voucherCode?: string) {
    const user = newCustomer();
    const { bookId } = await placeOrder({
      services: on.services,
      user,
      clientToken: 'press-token',
      purchase: { transactionType: 'ats', packageId },
      voucherCode,
    });
    return {
      bookId,
      own: { services: on.services, userId: user.id, bookId },
      status: async () => (await db().select().from(order).where(eq(order.id, bookId)))[0]?.status,
      mails: async () => (await mailsTo(getDatabase(), user.email)).map(({ kind }) => kind),
    };
  }

  test('an unpaid order is called off with a mail and frees its voucher; others are left alone', async () => {
    const voucherCode = await makeVoucher(getDatabase());
    const [gone, other] = await Promise.all([buy('pkg-super', voucherCode), buy('pkg-pas')]);
    await sell('pkg-super', false);
    await expect(payAgain(gone.own)).rejects.toMatchObject({ code: 'no_longer_sold' });
    await withdrawOrders(on.services);
    await withdrawOrders(on.services);
    await sell('pkg-super', true);
    expect([await gone.status(), await other.status()]).toEqual(['cancelled', 'awaiting_payment']);
    expect([await gone.mails(), await other.mails()]).toEqual([['waiting', 'withdrawn'], ['waiting']]);
    expect(await faultsOf(getDatabase())).toEqual([]);
  });

  test('a gateway that is away: the order waits for the next run', async () => {
    const gone = await buy('pkg-super');
    await sell('pkg-super', false);
    wire.fail(500, 500);
    await withdrawOrders(on.services);
    expect(await gone.status()).toBe('awaiting_payment');
    await withdrawOrders(on.services);
    await sell('pkg-super', true);
    expect(await gone.status()).toBe('cancelled');
  });

  test('money that a bank cannot take back waits for an account, and its customer is asked for it', async () => {
    const gone = await buy('pkg-super');
    await sell('pkg-super', false);
    wire.set(`${gone.bookId}-1`, 'settlement', { paymentType: 'bank_transfer' });
    await reconcilePayments(on.services, new Date(Date.now() + HOUR_MS));
    await sell('pkg-super', true);
    const [begun] = await db().select().from(refund).where(eq(refund.orderId, gone.bookId));
    await requestBegunRefund(on.services, { refundId: begun?.id ?? '' });
    expect(await gone.mails()).toEqual(['waiting', 'returning', 'refundAccount']);
    expect(await gone.status()).toBe('cancelled');
    expect(await faultsOf(getDatabase())).toEqual([]);
  });
});
