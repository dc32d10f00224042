import { eq } from 'drizzle-orm';
import { postOrder } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { AppError } from '~/services/error.ts';
import { closeOtherAttempts } from '../orders/close-other-attempts.server.ts';
import { canDeliver, grantOrder } from '../orders/grant-order.server.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import type { Order } from '../orders/write-order.server.ts';
import type { CheckoutServices } from '../services.ts';
import { retakeVoucher } from '../vouchers/take-voucher.server.ts';

interface MarkPaid {
  services: Pick<CheckoutServices, 'events' | 'jobs' | 'baseUrl'>;
  /** Inside the transaction that also writes down who says so, and why. */
  tx: DbOrTx;
  orderId: string;
  /** The attempt whose money the operator saw at the gateway. */
  paymentId: string;
  now?: Date;
}

const WAITING = new Set(['awaiting_payment', 'expired', 'cancelled']);

/**
 * An operator saw at the gateway that an attempt was paid, though its answer does not fit, or its money came when the order was
 * over: the order is paid with it and handed out. A voucher that is gone by now is waived: the price it made was seen and paid.
 * @throws AppError not_found; order_other_state (it was paid, handed out or paid back before, or nothing can be handed out)
 */
export async function markPaid({ services, tx, orderId, paymentId, now = new Date() }: MarkPaid) {
  const orderRow = await lockOrder(tx, orderId);
  const attempts = await tx.select().from(payment).where(eq(payment.orderId, orderId));
  const paid = attempts.find(({ id }) => id === paymentId);
  if (!orderRow || !paid) throw new AppError('not_found');
  const isPaidAlready = attempts.some(({ status, surplus }) => status === 'settlement' && !surplus);
  const isOver = !WAITING.has(orderRow.status) || orderRow.paidAt !== null || isPaidAlready;
  if (isOver || paid.status === 'refunded' || paid.refundedAmount > 0)
    throw new AppError('order_other_state');
  if (!(await canDeliver(tx, orderRow)) || (await isCvGone(tx, orderRow)))
    throw new AppError('order_other_state');
  const waived = (await retakeVoucher(tx, orderRow)) !== undefined;
  await tx
    .update(payment)
    .set({
      status: 'settlement',
      surplus: false,
      settledAt: paid.settledAt ?? now,
      // Of money beside the order the gateway had spoken itself.
      markedPaidAt: paid.surplus ? null : now,
      updatedAt: now,
    })
    .where(eq(payment.id, paymentId));
  await tx
    .update(order)
    .set({ status: 'paid', paidAt: now, updatedAt: now, ...(waived && { voucherCode: null }) })
    .where(eq(order.id, orderId));
  await grantOrder(services, tx, orderRow, now);
  await closeOtherAttempts(tx, paid, now);
  await postOrder(tx, { orderId, now });
  await services.events.publish(tx, { userId: orderRow.userId, type: 'order.changed', id: orderId });
}

/** Of a review that came to nothing long ago the CV was removed: there is nothing to review. */
async function isCvGone(tx: DbOrTx, { id, lines }: Order): Promise<boolean> {
  if (!lines.some(({ delivers }) => delivers?.kind === 'cvReview')) return false;
  return (await tx.$count(reviewCase, eq(reviewCase.orderId, id))) === 0;
}
