import { and, eq, inArray, sum } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order, payment, refund } from '~/services/db/payments-schema.ts';
import { revokeGrants } from '../orders/grant-order.server.ts';
import { lockOrderOf } from '../orders/lock-order.server.ts';
import type { CheckoutServices } from '../services.ts';

interface FinishRefund {
  services: Pick<CheckoutServices, 'db' | 'events'>;
  refundId: string;
  now?: Date;
}

/** The money went back: by the gateway's word, or by an operator who transferred it. A second time does nothing. */
export async function finishRefund({ services, refundId, now = new Date() }: FinishRefund): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [asked] = await tx.select().from(refund).where(eq(refund.id, refundId));
    const locked = asked && (await lockOrderOf(tx, asked.paymentId));
    if (!locked) return;
    const [done] = await tx
      .update(refund)
      .set({ status: 'done', updatedAt: now })
      .where(and(eq(refund.id, refundId), inArray(refund.status, ['requested', 'manual'])))
      .returning();
    if (!done) return;
    const { payment: paid, order: bought } = locked;
    // The gateway's notification may have told of it before.
    const refundedAmount = Math.max(paid.refundedAmount, await refundedSoFar(tx, paid.id));
    await tx
      .update(payment)
      .set({
        refundedAmount,
        status: paid.status === 'settlement' ? 'refunded' : paid.status,
        updatedAt: now,
      })
      .where(eq(payment.id, paid.id));
    if (refundedAmount >= paid.amount && !paid.surplus) {
      await tx.update(order).set({ status: 'refunded', updatedAt: now }).where(eq(order.id, bought.id));
      await revokeGrants(tx, bought.id, now);
    }
    await services.events.publish(tx, { userId: bought.userId, type: 'order.changed', id: bought.id });
  });
}

/** The gateway said no for good. */
export async function failRefund({ db }: Pick<CheckoutServices, 'db'>, refundId: string): Promise<void> {
  await db
    .update(refund)
    .set({ status: 'failed', updatedAt: new Date() })
    .where(and(eq(refund.id, refundId), eq(refund.status, 'requested')));
}

async function refundedSoFar(tx: DbOrTx, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(refund.amount).mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), eq(refund.status, 'done')));
  return row?.total ?? 0;
}
