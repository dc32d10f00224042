import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order } from '~/services/db/payments-schema.ts';
import { restoreGrants, revokeGrants } from '../orders/grant-order.server.ts';
import type { CheckoutServices } from '../services.ts';
import { notifyCustomer } from '../orders/notify-customer.server.ts';
import type { Order, Payment } from '../orders/write-order.server.ts';

interface FollowRefunds {
  /** Locked by this transaction. */
  order: Order;
  /** As the payment was. */
  before: Payment;
  /** Rupiah that went back of it in all, now. */
  refundedAmount: number;
  /** How much of it the customer's bank took, where that may have changed. */
  chargedBackAmount?: number;
  now: Date;
}

/**
 * The order after money went back, or came back because a refund failed: with all of it gone the order and what it delivered end,
 * with a part of it still here both stand. The customer gets a mail about the change. Ends with `countReturned`, once nothing else
 * is to be locked.
 */
export async function followRefunds(
  services: Pick<CheckoutServices, 'jobs' | 'baseUrl'>,
  tx: DbOrTx,
  {
    order: orderRow,
    before,
    refundedAmount,
    chargedBackAmount = before.chargedBackAmount,
    now,
  }: FollowRefunds,
): Promise<void> {
  // What the bank took and what we gave are told apart: one of them nobody here asked for.
  const byBank = chargedBackAmount - before.chargedBackAmount;
  const byUs = refundedAmount - before.refundedAmount - byBank;
  if (byUs > 0) await notifyCustomer(services, tx, orderRow, { kind: 'refunded', amount: byUs });
  if (byUs < 0) await notifyCustomer(services, tx, orderRow, { kind: 'refundFailed', amount: -byUs });
  if (byBank > 0) await notifyCustomer(services, tx, orderRow, { kind: 'chargedBack', amount: byBank });
  if (byBank < 0)
    await notifyCustomer(services, tx, orderRow, { kind: 'chargebackReturned', amount: -byBank });
  // Surplus payments never counted.
  if (before.surplus) return;
  const isWhole = refundedAmount >= before.amount;
  if (isWhole === (orderRow.status === 'refunded')) return;
  if (isWhole) {
    await tx.update(order).set({ status: 'refunded', updatedAt: now }).where(eq(order.id, orderRow.id));
    await revokeGrants(services, tx, orderRow.id, now);
    return;
  }
  const status = await restoreGrants(services, tx, orderRow.id, now);
  await tx.update(order).set({ status, updatedAt: now }).where(eq(order.id, orderRow.id));
}

/**
 * Asks for the figures of the days whose money went back or came back. The last thing of its transaction: all of them ask for the one
 * job that waits, and who asks waits for those that asked before.
 */
export async function countReturned({ jobs }: Pick<CheckoutServices, 'jobs'>, tx: DbOrTx): Promise<void> {
  await jobs.enqueue(tx, 'roll-up-figures', {});
}
