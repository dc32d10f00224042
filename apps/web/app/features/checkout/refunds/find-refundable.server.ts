import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { closedTask, payment, refund } from '~/services/db/payments-schema.ts';
import type { Payment } from '../orders/write-order.server.ts';

interface Refundable {
  paid: Payment;
  /** Rupiah. */
  left: number;
}

/**
 * The payment of an order from which money can go back, and how much of it: call it with the order locked.
 * @param surplusFirst what came beside it goes back before it: only where somebody looks at what is left
 */
export async function findRefundable(
  tx: DbOrTx,
  orderId: string,
  surplusFirst = false,
): Promise<Refundable | undefined> {
  const isPaid = and(inArray(payment.status, ['settlement', 'refunded']), eq(payment.surplus, false));
  const payments = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), surplusFirst ? or(isPaid, eq(payment.surplus, true)) : isPaid))
    .orderBy(desc(payment.surplus), desc(payment.attempt));
  let last: Refundable | undefined;
  for (const paid of payments) {
    last = { paid, left: await leftOf(tx, paid) };
    if (last.left > 0) break;
  }
  return last;
}

/** Rupiah of a payment that have neither gone back nor are on their way; none while it is disputed whether they came. */
export async function leftOf(tx: DbOrTx, paid: Payment): Promise<number> {
  if (await isDisputed(tx, paid)) return 0;
  const { id, amount, refundedAmount } = paid;
  const underWay = await tx
    .select({ amount: refund.amount })
    .from(refund)
    .where(and(eq(refund.paymentId, id), inArray(refund.status, ['requested', 'manual'])));
  return amount - refundedAmount - underWay.reduce((sum, row) => sum + row.amount, 0);
}

/** Whether the gateway refuses what an operator marked as paid, and no operator has decided since (decision 054). */
export async function isDisputed(
  tx: DbOrTx,
  { id, deniedAt }: Pick<Payment, 'id' | 'deniedAt'>,
): Promise<boolean> {
  if (!deniedAt) return false;
  return (await tx.$count(closedTask, eq(closedTask.key, `paid_denied:${id}`))) === 0;
}
