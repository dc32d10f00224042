import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { sandboxInvoice } from '../../app/services/db/payments-schema.ts';
import { newId } from '../../app/services/id.ts';
import { sameSecret } from '../../app/services/payments/wire.ts';
import { SANDBOX_PATH } from '../../app/services/payments/sandbox-path.ts';
import type { Services } from '../../app/services/services.server.ts';
import type { ServerEnv } from '../env.ts';
import { endInvoice, findInvoice, midtransBody } from './store.ts';

const snapBody = z.object({
  transaction_details: z.object({
    order_id: z.string().regex(/^[\w~.-]{1,50}$/),
    gross_amount: z.number().int().positive(),
  }),
  item_details: z.array(z.object({ name: z.string(), price: z.number().int() })),
  callbacks: z.object({ finish: z.url() }),
  expiry: z.object({ duration: z.number().int().positive() }),
});

const refundBody = z.object({ refund_key: z.string(), amount: z.number().int().positive() });

export type SandboxServices = Pick<Services, 'db' | 'payments' | 'baseUrl' | 'jobs'>;

/** Midtrans's paths, as far as our adapter uses them. */
export function wireRoutes({ db, payments, baseUrl }: SandboxServices): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const key = payments.sandboxKey ?? '';
  const expected = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

  for (const path of ['/snap/*', '/v2/*'])
    routes.use(path, async (context, next) => {
      if (!key || !sameSecret(context.req.header('authorization') ?? '', expected))
        return context.json({ status_code: '401', error_messages: ['Access denied'] }, 401);
      return next();
    });

  routes.post('/snap/v1/transactions', async (context) => {
    const parsed = snapBody.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return context.json({ error_messages: [z.prettifyError(parsed.error)] }, 400);
    const { transaction_details: details, item_details, callbacks, expiry } = parsed.data;
    const lines = item_details.map(({ name, price }) => ({ name, amount: price }));
    await db
      .insert(sandboxInvoice)
      .values({
        token: newId(),
        paymentId: details.order_id,
        transactionId: newId(),
        amount: details.gross_amount,
        lines,
        finishUrl: callbacks.finish,
        expiresAt: new Date(Date.now() + expiry.duration * 60_000),
      })
      .onConflictDoNothing();
    const made = await findInvoice(db, { paymentId: details.order_id });
    if (!made || made.transactionStatus !== null)
      return context.json({ error_messages: ['transaction_details.order_id has already been taken'] }, 400);
    return context.json(
      { token: made.token, redirect_url: `${baseUrl}${SANDBOX_PATH}/invoices/${made.token}` },
      201,
    );
  });

  const unknown = { status_code: '404', status_message: "Transaction doesn't exist." };

  routes.get('/v2/:id/status', async (context) => {
    const found = await findInvoice(db, { paymentId: context.req.param('id') });
    if (!found?.transactionStatus) return context.json(unknown, 404);
    return context.json(midtransBody(found, found.transactionStatus, key));
  });

  routes.post('/v2/:id/cancel', async (context) => {
    const found = await findInvoice(db, { paymentId: context.req.param('id') });
    if (!found) return context.json(unknown, 404);
    const cancelled = await endInvoice(db, found.token, { transactionStatus: 'cancel' });
    if (!cancelled) return context.json({ status_code: '412' }, 412);
    return context.json(midtransBody(cancelled, 'cancel', key));
  });

  routes.post('/v2/:id/refund', async (context) => {
    const parsed = refundBody.safeParse(await context.req.json().catch(() => undefined));
    const found = await findInvoice(db, { paymentId: context.req.param('id') });
    if (!parsed.success || !found) return context.json(unknown, 404);
    const refundedAmount = found.refundedAmount + parsed.data.amount;
    if (!found.settledAt || refundedAmount > found.amount) return context.json({ status_code: '412' }, 412);
    const transactionStatus = refundedAmount < found.amount ? 'partial_refund' : 'refund';
    const changed = { ...found, refundedAmount, transactionStatus };
    await db
      .update(sandboxInvoice)
      .set({ refundedAmount, transactionStatus })
      .where(eq(sandboxInvoice.token, found.token));
    return context.json(midtransBody(changed, transactionStatus, key));
  });

  return routes;
}
