import { and, asc, eq, lt, notExists } from 'drizzle-orm';
import { order, payment } from '~/services/db/payments-schema.ts';
import { GatewayError } from '~/services/payments/payments.server.ts';
import { isAway } from '~/services/refusal.server.ts';
import { closeOrder } from '../orders/close-order.server.ts';
import { EXPIRY_GRACE_MS } from '../model.ts';
import type { CheckoutServices } from '../services.ts';
import { stopPayments } from '../payments/stop-payments.server.ts';

const BATCH = 200;
const GIVE_UP_AFTER = 5;

/** Job: ends orders that were not paid in time and gives their vouchers' uses back. @returns how many ended */
export async function expireOrders(services: CheckoutServices, now = new Date()): Promise<number> {
  const { db, log } = services;
  const inReview = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), eq(payment.status, 'review')));
  const overdue = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.status, 'awaiting_payment'),
        lt(order.payBefore, new Date(now.getTime() - EXPIRY_GRACE_MS)),
        notExists(inReview),
      ),
    )
    .orderBy(asc(order.payBefore))
    .limit(BATCH);
  let ended = 0;
  let failures = 0;
  for (const { id } of overdue) {
    try {
      if (!(await stopPayments(services, id))) continue;
      if ((await closeOrder({ services, orderId: id, status: 'expired', now })) === 'expired') ended += 1;
    } catch (error) {
      if (isAway(error)) throw error;
      const isGateways = error instanceof GatewayError;
      log[isGateways ? 'warn' : 'error']({ err: error, orderId: id }, 'an order could not be ended yet');
      // One that fails by itself stays, and the others come after it.
      if (!isGateways) continue;
      failures += 1;
      // The gateway is away: the rest can wait for the next run.
      if (failures >= GIVE_UP_AFTER) return ended;
    }
  }
  return ended;
}
