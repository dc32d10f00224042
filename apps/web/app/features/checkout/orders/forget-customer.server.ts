import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '~/services/db/db.server.ts';
import {
  atsUses,
  cvReview,
  mentoringSession,
  order,
  payment,
  paymentNotification,
  refund,
  refundAccount,
  voucherUse,
} from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import { lockBuyer } from './write-order.server.ts';

/**
 * Cuts a person off from their orders, in the transaction that deletes their account: name, e-mail, notes and what
 * gateways wrote go, and so does the bank account that money went to; numbers, amounts and dates stay for the books. An order that is still unpaid expires by itself.
 */
export async function forgetCustomer(tx: DbOrTx, userId: string): Promise<void> {
  // No other one is placed meanwhile. Orders first, as everywhere: a payment of one of them may be arriving.
  await lockBuyer(tx, userId);
  await tx
    .select({ id: order.id })
    .from(order)
    .where(eq(order.userId, userId))
    // As everywhere: an order before the later one that paid its difference.
    .orderBy(order.createdAt, order.id)
    .for('update');
  const payments = tx.select({ id: payment.id }).from(payment).where(eq(payment.userId, userId));
  await tx
    .update(paymentNotification)
    .set({ body: '' })
    .where(inArray(paymentNotification.paymentId, payments));
  // One that is still to be transferred goes with its transfer.
  const over = tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.userId, userId), ne(refund.status, 'manual')));
  await tx.delete(refundAccount).where(inArray(refundAccount.refundId, over));
  // Who comes back with the same address does not use a voucher twice: a keyed hash stays with the use, nothing more.
  const [own] = await tx.select({ addressKey: user.addressKey }).from(user).where(eq(user.id, userId));
  await tx
    .update(voucherUse)
    .set({ addressKey: own?.addressKey ?? null })
    .where(eq(voucherUse.userId, userId));
  for (const table of [payment, refund, voucherUse, atsUses, cvReview, mentoringSession])
    await tx
      .update(table)
      .set({ userId: anonymousId(table.orderId) })
      .where(eq(table.userId, userId));
  await tx
    .update(order)
    .set({
      userId: anonymousId(order.id),
      clientToken: null,
      customerName: '',
      customerEmail: '',
      details: {},
    })
    .where(eq(order.userId, userId));
}

/** A different id for each order: uses of one voucher by two of them are still two uses. */
function anonymousId(orderId: PgColumn) {
  return sql`${FORGOTTEN}::text || ${orderId}`;
}

export const FORGOTTEN = 'deleted:';

/** Whether a row belonged to somebody whose account is gone. */
export function isForgotten({ userId }: { userId: string }): boolean {
  return userId.startsWith(FORGOTTEN);
}
