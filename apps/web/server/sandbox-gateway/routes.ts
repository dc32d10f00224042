import { themeOf } from '../../app/ui/theme.ts';
import type { Hono } from 'hono';
import { z } from 'zod';
import { SANDBOX_PATH } from '../../app/services/payments/sandbox-path.ts';
import type { ServerEnv } from '../env.ts';
import { orderNotifications, type Mishaps } from './notify.ts';
import { invoicePage, isMethod } from './page.ts';
import { endInvoice, findInvoice, isOpen, type SandboxInvoice } from './store.ts';
import { wireRoutes, type SandboxServices } from './wire.ts';

const INVOICES = `${SANDBOX_PATH}/invoices`;

/**
 * The invoice page may stand in a frame of our own checkout, unlike every other page; beyond that it may do less.
 * Registered before the general headers, so that what it sets is set last.
 */
export function sandboxHeaders(app: Hono<ServerEnv>): void {
  app.use(`${INVOICES}/*`, async (context, next) => {
    await next();
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${context.get('nonce')}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`,
    );
    context.header('X-Frame-Options', 'SAMEORIGIN');
    context.header('Cache-Control', 'no-store');
  });
}

const choice = z.object({
  action: z.enum(['pay', 'fail', 'expire']),
  method: z.enum(['qris', 'bank_transfer', 'credit_card']).default('qris'),
  duplicates: z.literal('on').optional(),
  disorder: z.literal('on').optional(),
  delay: z.coerce.number().int().min(0).max(60).default(0),
});

const NO_MISHAPS: Mishaps = { duplicates: false, disorder: false, delay: 0 };

/** The demo's payment gateway: Midtrans's wire for the adapter, an invoice page for the customer. Never in production. */
export function sandboxGatewayRoutes(app: Hono<ServerEnv>, services: SandboxServices): void {
  if (!services.payments.sandboxKey) return;
  app.route(SANDBOX_PATH, wireRoutes(services));

  app.get(`${INVOICES}/:token`, async (context) => {
    const invoice = await currentInvoice(services, context.req.param('token'));
    if (!invoice) return context.json({ text: 'Tagihan ini tidak ditemukan.' }, 404);
    const method = context.req.query('metode');
    const look = themeOf(context.req.header('cookie') ?? null);
    return context.html(invoicePage(invoice, isMethod(method) ? method : 'qris', context.get('nonce'), look));
  });

  app.post(`${INVOICES}/:token`, async (context) => {
    const token = context.req.param('token');
    const given = choice.safeParse(Object.fromEntries(new URLSearchParams(await context.req.text())));
    if (!given.success) return context.json({ text: 'Pilihan ini tidak dikenal.' }, 400);
    await act(services, token, given.data);
    return context.redirect(`${INVOICES}/${token}`, 303);
  });
}

async function act(services: SandboxServices, token: string, given: z.infer<typeof choice>): Promise<void> {
  const { action, method, delay } = given;
  const paid = method === 'credit_card' ? 'capture' : 'settlement';
  const transactionStatus = { pay: paid, fail: 'deny', expire: 'expire' }[action];
  const mishaps = { delay, duplicates: Boolean(given.duplicates), disorder: Boolean(given.disorder) };
  await end(services, token, { transactionStatus, paymentType: method, mishaps });
}

/** As it stands now: one whose time has run out has expired. */
async function currentInvoice(services: SandboxServices, token: string): Promise<SandboxInvoice | undefined> {
  const found = await findInvoice(services.db, { token });
  if (!found || !isOpen(found) || found.expiresAt > new Date()) return found;
  await end(services, token, { transactionStatus: 'expire', mishaps: NO_MISHAPS });
  return findInvoice(services.db, { token });
}

interface End {
  transactionStatus: string;
  paymentType?: string;
  mishaps: Mishaps;
}

async function end(services: SandboxServices, token: string, { mishaps, ...change }: End): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ended = await endInvoice(tx, token, change);
    if (!ended) return;
    const { transactionStatus } = change;
    await orderNotifications(services, tx, { token, transactionStatus, mishaps });
  });
}
