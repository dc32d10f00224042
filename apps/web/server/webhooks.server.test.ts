import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desc, eq } from 'drizzle-orm';
import { loadOrder, placeOrder, refundOrder } from '../app/features/checkout/public.server.ts';
import { checkoutOn, faultsOf, newCustomer } from '../app/features/checkout/testing/services.ts';
import { paymentNotification } from '../app/services/db/payments-schema.ts';
import { describeOnDatabases } from '../app/services/db/testing.ts';
import { midtransSignature } from '../app/services/payments/midtrans.server.ts';
import { paymentsOf } from '../app/services/payments/payments.server.ts';
import { MIDTRANS_KEY, startMidtrans, type MidtransWire } from '../app/services/payments/testing-midtrans.ts';
import {
  startXendit,
  XENDIT_KEY,
  XENDIT_TOKEN,
  type XenditWire,
} from '../app/services/payments/testing-xendit.ts';
import { createXendit } from '../app/services/payments/xendit.server.ts';
import type { ServerEnv } from './env.ts';
import { webhookRoutes } from './webhooks.ts';

describeOnDatabases('webhooks', (getDatabase) => {
  let midtrans: MidtransWire;
  let xendit: XenditWire;
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  let app: Hono<ServerEnv>;
  beforeAll(async () => {
    [midtrans, xendit] = await Promise.all([startMidtrans(), startXendit()]);
    const xenditGateway = createXendit({
      secretKey: XENDIT_KEY,
      callbackToken: XENDIT_TOKEN,
      apiUrl: xendit.url,
      timeoutMs: 30_000,
    });
    on = await checkoutOn(getDatabase(), midtrans.url, [xenditGateway]);
    app = new Hono<ServerEnv>();
    app.use(async (context, next) => {
      context.set('clientIp', context.req.header('x-test-ip') ?? '10.0.0.1');
      await next();
    });
    webhookRoutes(app, on.services);
  });
  afterAll(async () => {
    expect(await faultsOf(getDatabase())).toEqual([]);
    await on.stop();
    await Promise.all([midtrans.stop(), xendit.stop()]);
  });

  async function buy(gateway: 'midtrans' | 'xendit' = 'midtrans') {
    const { payments } = on.services;
    const chosen = new Map([
      ['midtrans', payments.byName('midtrans')],
      ['xendit', payments.byName('xendit')],
    ] as const);
    const gateways = new Map([...chosen].flatMap(([name, one]) => (one ? [[name, one] as const] : [])));
    const services = { ...on.services, payments: paymentsOf(gateways, gateway) };
    const user = newCustomer();
    const purchase = { transactionType: 'ats', packageId: 'pkg-pas' } as const;
    const { bookId } = await placeOrder({ services, user, clientToken: 'press-token', purchase });
    return { own: { services: on.services, userId: user.id, bookId }, paymentId: `${bookId}-1` };
  }

  const send = async (name: string, body: string, headers: Record<string, string> = {}) =>
    (await app.request(`/webhooks/${name}`, { method: 'POST', body, headers })).status;
  const sendXendit = (body: string, token = XENDIT_TOKEN) =>
    send('xendit', body, { 'x-callback-token': token });

  async function lastKept() {
    const [last] = await getDatabase()
      .db.select()
      .from(paymentNotification)
      .orderBy(desc(paymentNotification.createdAt))
      .limit(1);
    return last;
  }
  type Placed = Awaited<ReturnType<typeof buy>>;
  const statusOf = async ({ own }: Placed) => (await loadOrder(own)).order.status;

  test('a genuine notification settles, its repetitions change nothing, all of them are kept', async () => {
    const placed = await buy();
    midtrans.set(placed.paymentId, 'settlement');
    const body = midtrans.notification(placed.paymentId);
    expect([await send('midtrans', body), await send('midtrans', body)]).toEqual([200, 200]);
    expect(await statusOf(placed)).toBe('paid');
    const kept = await getDatabase()
      .db.select()
      .from(paymentNotification)
      .where(eq(paymentNotification.paymentId, placed.paymentId))
      .orderBy(paymentNotification.createdAt);
    expect(kept.map(({ verdict }) => verdict)).toEqual(['applied', 'duplicate']);
    expect(kept[0]?.body).toBe(body);
  });

  test('notification: its content is not trusted, the gateway’s answer is', async () => {
    const placed = await buy();
    midtrans.set(placed.paymentId, 'pending');
    const altered = midtrans.notification(placed.paymentId, { transaction_status: 'settlement' });
    expect(await send('midtrans', altered)).toBe(200);
    expect(await statusOf(placed)).toBe('awaiting_payment');
    midtrans.set(placed.paymentId, null);
    expect(await send('midtrans', altered)).toBe(200);
    expect((await lastKept())?.verdict).toBe('unconfirmed');
    expect(await statusOf(placed)).toBe('awaiting_payment');
  });

  test('an old notification after a new one changes nothing', async () => {
    const placed = await buy();
    midtrans.set(placed.paymentId, 'pending');
    const old = midtrans.notification(placed.paymentId);
    midtrans.set(placed.paymentId, 'settlement');
    await send('midtrans', midtrans.notification(placed.paymentId));
    expect(await send('midtrans', old)).toBe(200);
    expect((await lastKept())?.verdict).toBe('unchanged');
    expect(await statusOf(placed)).toBe('paid');
  });

  test('forged and malformed ones are refused, kept, and change nothing', async () => {
    const placed = await buy();
    midtrans.set(placed.paymentId, 'settlement');
    const forged = midtrans.notification(placed.paymentId, { signature_key: 'f'.repeat(128) });
    expect(await send('midtrans', forged)).toBe(403);
    expect(await lastKept()).toMatchObject({ verdict: 'forged', body: forged });
    expect(await send('midtrans', 'bukan \0 json')).toBe(400);
    expect(await lastKept()).toMatchObject({ verdict: 'malformed' });
    expect(await statusOf(placed)).toBe('awaiting_payment');
  });

  test('one over another amount or currency, though signed, changes nothing', async () => {
    const placed = await buy();
    midtrans.set(placed.paymentId, 'settlement');
    const fields = { order_id: placed.paymentId, status_code: '200', gross_amount: '1.00' };
    const signature_key = midtransSignature(fields, MIDTRANS_KEY);
    const cheap = midtrans.notification(placed.paymentId, { ...fields, signature_key });
    expect(await send('midtrans', cheap)).toBe(200);
    expect((await lastKept())?.verdict).toBe('mismatch');
    expect(await send('midtrans', midtrans.notification(placed.paymentId, { currency: 'USD' }))).toBe(200);
    expect((await lastKept())?.verdict).toBe('mismatch');
    // The notification fits, but the gateway knows another amount.
    const honest = midtrans.notification(placed.paymentId);
    midtrans.set(placed.paymentId, 'settlement', { amount: 1 });
    expect(await send('midtrans', honest)).toBe(200);
    expect((await lastKept())?.verdict).toBe('mismatch');
    expect(await statusOf(placed)).toBe('awaiting_payment');
  });

  test('one about a payment that is not ours changes nothing', async () => {
    const placed = await buy();
    midtrans.set(placed.paymentId, 'settlement');
    const fields = { order_id: 'payment_notif_test_G1-1', status_code: '200', gross_amount: '34000.00' };
    const signature_key = midtransSignature(fields, MIDTRANS_KEY);
    expect(
      await send('midtrans', midtrans.notification(placed.paymentId, { ...fields, signature_key })),
    ).toBe(200);
    expect((await lastKept())?.verdict).toBe('unknown');
    // Another gateway's word about it is no word either.
    const body = { id: 'x', external_id: placed.paymentId, status: 'PAID', amount: 34_000 };
    expect(await sendXendit(JSON.stringify(body))).toBe(200);
    expect((await lastKept())?.verdict).toBe('unknown');
    expect(await statusOf(placed)).toBe('awaiting_payment');
  });

  test('signs that cannot be stored, in a notification or in the gateway’s answer, keep no payment from being settled', async () => {
    const placed = await buy();
    midtrans.set(placed.paymentId, 'settlement');
    const odd = midtrans.notification(placed.paymentId, { transaction_id: 'a\0b\uD800', payment_type: '\0' });
    // The gateway answers as oddly: by transaction id and channel.
    midtrans.answerOnce({
      order_id: placed.paymentId,
      transaction_status: 'settlement',
      gross_amount: '34000.00',
      currency: 'IDR',
      transaction_id: 'a\0b\uD800',
      payment_type: 'qris\0',
    });
    expect(await send('midtrans', odd)).toBe(200);
    expect(await statusOf(placed)).toBe('paid');
    const fields = { order_id: 'nobody\0-1', status_code: '200', gross_amount: '34000.00' };
    const signed = { ...fields, signature_key: midtransSignature(fields, MIDTRANS_KEY) };
    expect(await send('midtrans', midtrans.notification(placed.paymentId, signed))).toBe(403);
    const body = { id: 'x\0', external_id: 'y\0', status: 'PAID', amount: 34_000 };
    expect(await sendXendit(JSON.stringify(body))).toBe(200);
    const refund = { event: 'refund.succeeded', data: { id: 'r\0', invoice_id: 'x\0', amount: 1 } };
    expect(await sendXendit(JSON.stringify(refund))).toBe(200);
  });

  test('an unreachable gateway: the notification is sent again, and then applies', async () => {
    const placed = await buy();
    midtrans.set(placed.paymentId, 'settlement');
    const body = midtrans.notification(placed.paymentId);
    midtrans.fail(500);
    expect(await send('midtrans', body)).toBe(503);
    expect((await lastKept())?.verdict).toBe('gateway_unreachable');
    expect(await statusOf(placed)).toBe('awaiting_payment');
    expect(await send('midtrans', body)).toBe(200);
    expect(await statusOf(placed)).toBe('paid');
  });

  test('Xendit: PAID settles, SETTLED after it changes nothing, a wrong token nothing at all', async () => {
    const placed = await buy('xendit');
    xendit.set(placed.paymentId, 'PAID');
    const paid = xendit.notification(placed.paymentId);
    expect(await sendXendit(paid, 'wrong-token-000000000')).toBe(403);
    expect(await statusOf(placed)).toBe('awaiting_payment');
    expect(await sendXendit(paid)).toBe(200);
    expect(await statusOf(placed)).toBe('paid');
    xendit.set(placed.paymentId, 'SETTLED');
    expect(await sendXendit(xendit.notification(placed.paymentId))).toBe(200);
    expect((await lastKept())?.verdict).toBe('duplicate');
  });

  test('Xendit: the end of a refund counts only for one that we requested', async () => {
    const placed = await buy('xendit');
    xendit.set(placed.paymentId, 'PAID');
    await sendXendit(xendit.notification(placed.paymentId));
    const [attempt] = (await loadOrder(placed.own)).payments;
    const notice = (amount: number) =>
      JSON.stringify({ event: 'refund.succeeded', data: { invoice_id: attempt?.gatewayId, amount } });
    await sendXendit(notice(34_000));
    expect(await statusOf(placed)).toBe('paid');
    const refund = { services: on.services, orderId: placed.own.bookId, reason: 'telat' };
    expect(await refundOrder(refund)).toBe('requested');
    await sendXendit(notice(1));
    expect(await statusOf(placed)).toBe('paid');
    expect(await sendXendit(notice(34_000))).toBe(200);
    expect(await statusOf(placed)).toBe('refunded');
  });

  test('flood: few invalid notifications of one address are stored, and others still apply', async () => {
    const flood = () => send('midtrans', '{}', { 'x-test-ip': '10.9.9.9' });
    const { db } = getDatabase();
    const before = await db.$count(paymentNotification);
    for (let n = 0; n < 105; n += 1) expect(await flood()).toBe(400);
    expect((await db.$count(paymentNotification)) - before).toBe(100);
  });

  test('what is too large, or comes by another method, is not read', async () => {
    expect(await send('midtrans', 'x'.repeat(70_000))).toBe(413);
    expect((await app.request('/webhooks/midtrans')).status).toBe(405);
    expect(await send('lain', '{}')).toBe(404);
  });

  test('60 shuffled repetitions of two notifications make one grant', async () => {
    const placed = await buy();
    midtrans.set(placed.paymentId, 'pending');
    const pending = midtrans.notification(placed.paymentId);
    midtrans.set(placed.paymentId, 'settlement');
    const settled = midtrans.notification(placed.paymentId);
    const shuffled = Array.from({ length: 60 }, (_, n) => ({
      body: n % 2 ? pending : settled,
      at: Math.random(),
    }));
    shuffled.sort((one, other) => one.at - other.at);
    // As the gateway does it: what a busy server could not take in time is sent again.
    const deliver = async (body: string): Promise<number> => {
      const status = await send('midtrans', body);
      return status < 500 ? status : deliver(body);
    };
    const answers = await Promise.all(shuffled.map(({ body }) => deliver(body)));
    expect(new Set(answers)).toEqual(new Set([200]));
    const { uses } = await loadOrder(placed.own);
    expect(uses).toMatchObject({ usesGranted: 8, usesLeft: 8 });
    const { rows } = await getDatabase().query(
      'SELECT count(*)::int AS grants FROM ats_uses WHERE order_id = $1',
      [placed.own.bookId],
    );
    expect(rows).toEqual([{ grants: 1 }]);
  });
});
