import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cancelOrder,
  loadOrder,
  placeOrder,
  refundOrder,
} from '../../app/features/checkout/public.server.ts';
import { checkoutOn, faultsOf, newCustomer } from '../../app/features/checkout/testing/services.ts';
import { readConfig } from '../../app/services/config/config.server.ts';
import { paymentNotification } from '../../app/services/db/payments-schema.ts';
import { describeOnDatabases } from '../../app/services/db/testing.ts';
import { createPayments } from '../../app/services/payments/payments.server.ts';
import type { ServerEnv } from '../env.ts';
import { refuseForeignOrigin, securityHeaders } from '../security.ts';
import { webhookRoutes } from '../webhooks.ts';
import { sandboxNotify } from './notify.ts';
import { sandboxGatewayRoutes, sandboxHeaders } from './routes.ts';

describeOnDatabases('the sandbox gateway', (getDatabase) => {
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  let services: Awaited<ReturnType<typeof startServices>>;
  let base = '';
  const app = new Hono<ServerEnv>();
  const http = createServer((incoming, outgoing) => {
    void getRequestListener(app.fetch, { overrideGlobalObjects: false })(incoming, outgoing);
  });

  async function startServices() {
    const config = readConfig({});
    const payments = createPayments({ config, loopbackUrl: base, secret: 's'.repeat(40) });
    return { ...on.services, config, payments, baseUrl: base, loopbackUrl: base };
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    on = await checkoutOn(getDatabase(), base);
    services = await startServices();
    const { config } = services;
    app.use(async (context, next) => {
      context.set('clientIp', '10.0.0.1');
      await next();
    });
    sandboxHeaders(app);
    app.use(securityHeaders(base, { paymentPages: [] }));
    webhookRoutes(app, services);
    app.use(refuseForeignOrigin({ config, baseUrl: base }));
    sandboxGatewayRoutes(app, services);
    await services.jobs.work({ 'sandbox-notify': (notification) => sandboxNotify(services, notification) });
  });
  afterAll(async () => {
    expect(await faultsOf(getDatabase())).toEqual([]);
    await on.stop();
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  });

  async function buy() {
    const user = newCustomer();
    const purchase = { transactionType: 'ats', packageId: 'pkg-super' } as const;
    const { bookId, invoice } = await placeOrder({ services, user, clientToken: 'press-token', purchase });
    if (!invoice) throw new Error('there is no invoice');
    return { own: { services, userId: user.id, bookId }, url: base + invoice.url };
  }
  const act = (url: string, choice: Record<string, string>, origin = base) =>
    fetch(url, {
      method: 'POST',
      body: new URLSearchParams(choice),
      headers: { origin },
      redirect: 'manual',
    });
  type Placed = Awaited<ReturnType<typeof buy>>;
  const statusOf = async ({ own }: Placed) => (await loadOrder(own)).order.status;

  test('its page shows the invoice, may be framed by us alone, and may do nothing else', async () => {
    const { url } = await buy();
    const answer = await fetch(`${url}?metode=bank_transfer`);
    const page = await answer.text();
    expect(page).toContain('Rp49.000');
    expect(page).toContain('Nomor virtual account');
    const csp = answer.headers.get('content-security-policy') ?? '';
    expect(csp).toMatch(/^default-src 'none'; style-src 'nonce-[\w-]{22}';/);
    expect(csp).toContain("frame-ancestors 'self'");
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const nonce = /nonce-([\w-]+)/.exec(csp)?.[1];
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(page).not.toContain('<script');
    const elsewhere = await fetch(`${base}/sandbox-gateway/v2/x/status`);
    expect(elsewhere.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await fetch(`${base}/sandbox-gateway/invoices/unknown`)).status).toBe(404);
  });

  test.each(['qris', 'bank_transfer', 'credit_card'])(
    'paying by %s settles through our webhook',
    async (method) => {
      const placed = await buy();
      expect((await act(placed.url, { action: 'pay', method })).status).toBe(303);
      expect(await (await fetch(placed.url)).text()).toContain('Pembayaran berhasil');
      await expect.poll(() => statusOf(placed)).toBe('paid');
      expect((await loadOrder(placed.own)).payments[0]?.paymentType).toBe(method);
    },
  );

  test('duplicates and disorder come to one grant', async () => {
    const placed = await buy();
    const count = () => getDatabase().db.$count(paymentNotification);
    const before = await count();
    await act(placed.url, { action: 'pay', method: 'qris', duplicates: 'on', disorder: 'on' });
    // Three at once; the others are spread over seconds, which need not pass here.
    const { rows } = await getDatabase().query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'sandbox-notify' AND start_after > now() RETURNING id`,
    );
    expect(rows).toHaveLength(3);
    await expect.poll(async () => (await count()) - before).toBe(6);
    expect(await statusOf(placed)).toBe('paid');
  });

  test('a refusal and a code that lapsed leave the order payable; nothing happens twice', async () => {
    const [refused, lapsed] = [await buy(), await buy()];
    await act(refused.url, { action: 'fail' });
    await act(lapsed.url, { action: 'expire' });
    const attemptOf = async (one: typeof lapsed) => (await loadOrder(one.own)).payments[0]?.status;
    await expect.poll(() => attemptOf(lapsed)).toBe('expired');
    await act(lapsed.url, { action: 'pay' });
    expect(await (await fetch(lapsed.url)).text()).toContain('Tagihan kedaluwarsa');
    await expect.poll(() => attemptOf(refused)).toBe('failed');
    for (const one of [refused, lapsed]) expect(await statusOf(one)).toBe('awaiting_payment');
  });

  test('what we cancel can no longer be paid, what was paid can be paid back', async () => {
    const [cancelled, paid] = [await buy(), await buy()];
    await cancelOrder(cancelled.own);
    expect(await (await fetch(cancelled.url)).text()).toContain('Tagihan dibatalkan');
    await act(paid.url, { action: 'pay' });
    await expect.poll(() => statusOf(paid)).toBe('paid');
    expect(await refundOrder({ services, orderId: paid.own.bookId, reason: 'telat' })).toBe('done');
    expect(await statusOf(paid)).toBe('refunded');
  });

  test('neither a foreign page nor a stranger can pay or read an invoice', async () => {
    const placed = await buy();
    expect((await act(placed.url, { action: 'pay' }, 'https://jahat.example')).status).toBe(403);
    expect((await act(placed.url, { action: 'terbang' })).status).toBe(400);
    const post = { method: 'POST', body: '{}' };
    expect((await fetch(`${base}/sandbox-gateway/snap/v1/transactions`, post)).status).toBe(401);
    expect(await statusOf(placed)).toBe('awaiting_payment');
  });
});

test('there is none where real gateways are', async () => {
  const config = readConfig({
    PAYMENT_GATEWAY: 'midtrans',
    MIDTRANS_SERVER_KEY: 'SB-Mid-server-x',
    MIDTRANS_CLIENT_KEY: 'SB-Mid-client-x',
  });
  const payments = createPayments({ config, loopbackUrl: 'http://127.0.0.1:1', secret: 's' });
  expect([payments.sandboxKey, payments.byName('sandbox'), payments.active.name]).toEqual([
    undefined,
    undefined,
    'midtrans',
  ]);
  expect(payments.ofWebhook('midtrans')?.name).toBe('midtrans');
  expect(payments.ofWebhook('xendit')).toBeUndefined();
});
