import { eq, isNull, and, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cvReview, mentoringSession, order as orders } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { lockOrder } from '../orders/lock-order.server.ts';

interface ExtendOrder {
  /** Inside the transaction that also records who requested it. */
  tx: DbOrTx;
  events: Services['events'];
  orderId: string;
  /** 1 to 60. */
  days: number;
}

const EXTENDABLE = new Set(['paid', 'in_progress', 'expired']);

/**
 * An operator gives more days: a mentoring session lapses later, a review is due later. A paid session that lapsed already
 * comes to life again, from now on.
 * @throws AppError not_found, order_other_state (nothing of it runs)
 */
export async function extendOrder({ tx, events, orderId, days }: ExtendOrder): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError('not_found');
  if (!EXTENDABLE.has(order.status) || order.paidAt === null) throw new AppError('order_other_state');
  const later = sql`make_interval(days => ${days})`;
  const sessions = await tx
    .update(mentoringSession)
    .set({
      expiresAt: sql`greatest(${mentoringSession.expiresAt}, now()) + ${later}`,
      warnedAt: null,
      updatedAt: new Date(),
    })
    .where(
      and(
        eq(mentoringSession.orderId, orderId),
        isNull(mentoringSession.revokedAt),
        isNull(mentoringSession.outcome),
      ),
    )
    .returning({ id: mentoringSession.id });
  const reviews = await tx
    .update(cvReview)
    .set({ dueAt: sql`${cvReview.dueAt} + ${later}`, updatedAt: new Date() })
    .where(and(eq(cvReview.orderId, orderId), isNull(cvReview.revokedAt)))
    .returning({ id: cvReview.id });
  if (sessions.length + reviews.length === 0) throw new AppError('order_other_state');
  if (order.status === 'expired')
    await tx.update(orders).set({ status: 'paid', updatedAt: new Date() }).where(eq(orders.id, orderId));
  await events.publish(tx, { userId: order.userId, type: 'order.changed', id: orderId });
}
