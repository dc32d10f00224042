import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, lt, notInArray, or } from 'drizzle-orm';
import { order, payment, refund } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { GatewayError } from '~/services/payments/payments.server.ts';
import { isAway } from '~/services/refusal.server.ts';
import { abandonPayment } from './abandon-payment.server.ts';
import { applyPayment, ENDED } from './apply-payment.server.ts';
import { lapsePage } from './lapse-page.server.ts';
import { nextCheckAt, PAGE_MS } from '../model.ts';
import { takeLease } from './open-invoice.server.ts';
import { watchGateways } from './watch-gateways.ts';
import { requestRefund } from '../refunds/refund-order.server.ts';
import type { CheckoutServices } from '../services.ts';
import type { Payment } from '../orders/write-order.server.ts';

const BATCH = 200;
const REFUND_RETRY_MS = 10 * 60_000;

/**
 * Job: asks the gateways what became of payments that stay open, so that a lost notification or a crash loses nothing, and
 * asks again for refunds whose answer was lost. @returns how many were looked at
 */
export async function reconcilePayments(services: CheckoutServices, now = new Date()): Promise<number> {
  const due = await services.db
    .select()
    .from(payment)
    .where(
      and(
        or(inArray(payment.status, ['pending', 'review']), eq(payment.captured, true)),
        lt(payment.checkAt, now),
      ),
    )
    .orderBy(asc(payment.checkAt))
    .limit(BATCH);
  due.push(...(await endedButPayable(services, now)));
  const gateways = watchGateways();
  for (const attempt of due) await look(services, gateways, attempt, () => reconcile(services, attempt, now));
  await retryRefunds(services, gateways, now);
  return due.length;
}

/** Pages live a little longer than their time: what was begun on them is still under way. */
const PAGE_END_MS = PAGE_MS + 2 * 3_600_000;

/**
 * Attempts that came to nothing, whose pages can be paid on all the same: after a refusal by another method as long as the order
 * waits, and for the life of the page where nothing had been chosen on it that the gateway could call off. What comes then may
 * be notified under an id that we do not know.
 */
async function endedButPayable(services: CheckoutServices, now: Date): Promise<Payment[]> {
  const { db } = services;
  const refused = await db
    .select(getTableColumns(payment))
    .from(order)
    .innerJoin(payment, eq(payment.orderId, order.id))
    .where(
      and(
        eq(order.status, 'awaiting_payment'),
        eq(payment.status, 'failed'),
        isNotNull(payment.invoiceUrl),
        lt(payment.checkAt, now),
      ),
    )
    .orderBy(asc(payment.checkAt))
    .limit(BATCH);
  const left = await db
    .select()
    .from(payment)
    .where(
      and(
        inArray(payment.status, [...ENDED]),
        gt(payment.createdAt, new Date(now.getTime() - PAGE_END_MS)),
        lt(payment.checkAt, now),
        isNotNull(payment.invoiceUrl),
        eq(payment.surplus, false),
        // Xendit's invoices are over once they were called off, and their notifications bear our id.
        notInArray(payment.gateway, ['xendit', 'local']),
      ),
    )
    .orderBy(asc(payment.checkAt))
    .limit(BATCH);
  const known = new Set(refused.map(({ id }) => id));
  return [...refused, ...left.filter(({ id }) => !known.has(id))];
}

async function reconcile(services: CheckoutServices, attempt: Payment, now: Date): Promise<void> {
  // First, so that one that fails does not stand in the way of the others.
  const checkAt = nextCheckAt(attempt.createdAt, now);
  await services.db.update(payment).set({ checkAt }).where(eq(payment.id, attempt.id));
  const gateway = services.payments.byName(attempt.gateway);
  if (!gateway) return;
  const ref = { paymentId: attempt.id, gatewayId: attempt.gatewayId };
  const seen = await gateway.fetchPayment(ref);
  // Also what did not move may tell the gateway's own id.
  if (seen) await applyPayment({ services, paymentId: attempt.id, seen, now });
  if (seen && seen.status !== 'pending') return;
  const hasEnded = ENDED.includes(attempt.status);
  if (hasEnded && !seen) return;
  if (await isOrphan(services, attempt)) return stopOrphan(services, attempt, now);
  if (seen) return;
  const wasCutShort = !attempt.invoiceUrl && (attempt.invoicingUntil?.getTime() ?? 0) < now.getTime();
  if (!wasCutShort) return lapsePage(services, attempt, now);
  // A press of the button may be taking it up again at this very moment: then it is theirs.
  if (!(await takeLease(services, attempt.id, now))) return;
  // The process that requested the invoice died before the customer saw it: it must not be payable, and the voucher goes back.
  if ((await gateway.cancel(ref)) !== 'refused') await abandonPayment(services, attempt.id);
}

/** Can be paid, though its order was paid by another attempt or is over. */
async function isOrphan({ db }: CheckoutServices, attempt: Payment): Promise<boolean> {
  const [of] = await db.select({ status: order.status }).from(order).where(eq(order.id, attempt.orderId));
  return attempt.status !== 'review' && of !== undefined && of.status !== 'awaiting_payment';
}

async function stopOrphan(services: CheckoutServices, attempt: Payment, now: Date): Promise<void> {
  const ref = { paymentId: attempt.id, gatewayId: attempt.gatewayId };
  if ((await services.payments.byName(attempt.gateway)?.cancel(ref)) === 'refused') return;
  await services.db
    .update(payment)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(payment.id, attempt.id), eq(payment.status, 'pending')));
}

async function retryRefunds(services: CheckoutServices, gateways: Gateways, now: Date): Promise<void> {
  const lost = await services.db
    .select({ waiting: refund, gateway: payment.gateway })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(eq(refund.status, 'requested'), lt(refund.updatedAt, new Date(now.getTime() - REFUND_RETRY_MS))),
    )
    .orderBy(asc(refund.updatedAt))
    .limit(BATCH);
  for (const { waiting, gateway } of lost)
    await look(services, gateways, { id: waiting.paymentId, gateway }, async () => {
      await services.db.update(refund).set({ updatedAt: now }).where(eq(refund.id, waiting.id));
      await requestRefund(services, waiting);
    });
}

type Gateways = ReturnType<typeof watchGateways>;

async function look(
  { log }: CheckoutServices,
  gateways: Gateways,
  { id: paymentId, gateway }: Pick<Payment, 'id' | 'gateway'>,
  run: () => Promise<void>,
): Promise<void> {
  if (gateways.isAway(gateway)) return;
  try {
    await run();
    gateways.note(gateway);
  } catch (error) {
    if (isAway(error)) throw error;
    const isExpected = error instanceof GatewayError || error instanceof AppError;
    gateways.note(gateway, error instanceof AppError ? error.cause : error);
    log[isExpected ? 'warn' : 'error']({ err: error, paymentId }, 'a payment could not be reconciled');
  }
}
