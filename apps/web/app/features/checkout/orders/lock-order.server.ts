import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import type { Order, Payment } from './write-order.server.ts';

/**
 * Locks an order for this transaction, by one of its payments. Everything that moves money or a session locks in one sequence, so
 * that nobody waits in a circle: the buyer (`lockBuyer`), the order, the session, the later order that paid its difference, the
 * voucher, calendars (`lockCalendars`), balances of mentors (`lockMentors`). Several orders of a person: the older ones first.
 */
export async function lockOrderOf(
  tx: DbOrTx,
  paymentId: string,
): Promise<{ order: Order; payment: Payment } | undefined> {
  const [of] = await tx.select({ id: payment.orderId }).from(payment).where(eq(payment.id, paymentId));
  if (!of) return undefined;
  const locked = await lockOrder(tx, of.id);
  // Read after the lock was had, so that it is as the one before left it.
  const [current] = await tx.select().from(payment).where(eq(payment.id, paymentId));
  return locked && current && { order: locked, payment: current };
}

export async function lockOrder(tx: DbOrTx, orderId: string): Promise<Order | undefined> {
  const [locked] = await tx.select().from(order).where(eq(order.id, orderId)).for('update');
  return locked;
}
