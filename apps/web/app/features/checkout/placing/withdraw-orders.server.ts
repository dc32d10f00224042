import { and, asc, eq } from 'drizzle-orm';
import { order } from '~/services/db/payments-schema.ts';
import { GatewayError } from '~/services/payments/payments.server.ts';
import { isAway } from '~/services/refusal.server.ts';
import { closeOrder } from '../orders/close-order.server.ts';
import { isWithdrawn } from '../orders/is-withdrawn.server.ts';
import { stopPayments } from '../payments/stop-payments.server.ts';
import type { CheckoutServices } from '../services.ts';

const BATCH = 200;

/**
 * Job: calls off unpaid orders whose mentor or package is no longer for sale, also those that were placed in the instant in which it
 * was withdrawn. Of one whose page cannot be stopped the money goes back by itself (`apply-payment`). @returns how many ended
 */
export async function withdrawOrders(services: CheckoutServices, now = new Date()): Promise<number> {
  const found = await services.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.status, 'awaiting_payment'), isWithdrawn(services.db)))
    .orderBy(asc(order.payBefore))
    .limit(BATCH);
  let ended = 0;
  for (const { id } of found) if (await withdraw(services, id, now)) ended += 1;
  return ended;
}

/** @returns whether it ended */
async function withdraw(services: CheckoutServices, orderId: string, now: Date): Promise<boolean> {
  try {
    if (!(await stopPayments(services, orderId))) return false;
    const closed = await closeOrder({ services, orderId, status: 'cancelled', news: 'withdrawn', now });
    return closed === 'cancelled';
  } catch (error) {
    if (isAway(error)) throw error;
    const level = error instanceof GatewayError ? 'warn' : 'error';
    services.log[level]({ err: error, orderId }, 'an order could not be withdrawn yet');
    return false;
  }
}
