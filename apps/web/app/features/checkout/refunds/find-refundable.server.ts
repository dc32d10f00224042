import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payment, refund } from '~/services/db/payments-schema.ts';
import type { Payment } from '../orders/write-order.server.ts';

/** The payment of an order from which money can go back, and how much of it: call it with the order locked. */
export async function findRefundable(
  tx: DbOrTx,
  orderId: string,
): Promise<{ paid: Payment; left: number } | undefined> {
  const [paid] = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        or(inArray(payment.status, ['settlement', 'refunded']), eq(payment.surplus, true)),
      ),
    )
    // Surplus payments go back first.
    .orderBy(desc(payment.surplus), desc(payment.attempt))
    .limit(1);
  if (!paid) return undefined;
  const underWay = await tx
    .select({ amount: refund.amount })
    .from(refund)
    .where(and(eq(refund.paymentId, paid.id), inArray(refund.status, ['requested', 'manual'])));
  const reserved = underWay.reduce((sum, row) => sum + row.amount, 0);
  return { paid, left: paid.amount - paid.refundedAmount - reserved };
}
