import { and, eq, inArray } from 'drizzle-orm';
import { releaseTime } from '~/features/scheduling/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import { lockOrder } from './lock-order.server.ts';
import { LEAST_TO_PAY_MS } from '../model.ts';
import type { CheckoutServices } from '../services.ts';
import { giveBackVoucher } from '../vouchers/take-voucher.server.ts';
import { notifyCustomer, type OrderNews } from './notify-customer.server.ts';
import type { Order, Payment } from './write-order.server.ts';

type Closed = 'expired' | 'cancelled';

/**
 * After an attempt came to nothing: the voucher's use goes back. An order whose last attempt was called off, or lapsed when the order
 * had no time left either, goes the same way; otherwise it can still be paid by another attempt.
 */
export async function settleClosed(tx: DbOrTx, orderRow: Order, closed: Payment, now: Date): Promise<void> {
  if (orderRow.status !== 'awaiting_payment') return;
  const open = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, orderRow.id), inArray(payment.status, ['pending', 'review'])))
    .limit(1);
  if (open.length > 0) return;
  await giveBackVoucher(tx, orderRow.id);
  await releaseTime(tx, orderRow.id, now);
  if (closed.status !== 'expired' && closed.status !== 'cancelled') return;
  if (closed.status === 'expired' && hasTimeLeft(orderRow, now)) return;
  await tx.update(order).set({ status: closed.status, updatedAt: now }).where(eq(order.id, orderRow.id));
}

/** Whether another attempt to pay can still begin. */
export function hasTimeLeft({ payBefore }: Pick<Order, 'payBefore'>, now: Date): boolean {
  return payBefore.getTime() - now.getTime() >= LEAST_TO_PAY_MS;
}

interface CloseOrder {
  services: Pick<CheckoutServices, 'db' | 'events' | 'jobs' | 'baseUrl'>;
  orderId: string;
  status: Closed;
  /** The mail to the customer; none where they ended it themselves. */
  news?: OrderNews['kind'];
  now: Date;
}

/**
 * Ends an unpaid order whose invoices can no longer be paid, with its open attempts, and gives the voucher's use back.
 * @returns the status that the order has now
 */
export async function closeOrder({
  services,
  orderId,
  status,
  news,
  now,
}: CloseOrder): Promise<Order['status']> {
  return services.db.transaction(async (tx) => {
    const orderRow = await lockOrder(tx, orderId);
    if (!orderRow) return status;
    if (orderRow.status !== 'awaiting_payment') return orderRow.status;
    const changed = { status, updatedAt: now };
    await tx
      .update(payment)
      .set(changed)
      .where(and(eq(payment.orderId, orderId), eq(payment.status, 'pending')));
    await tx.update(order).set(changed).where(eq(order.id, orderId));
    await giveBackVoucher(tx, orderId);
    await releaseTime(tx, orderId, now);
    if (news && orderRow.invoiced) await notifyCustomer(services, tx, orderRow, { kind: news });
    await services.events.publish(tx, { userId: orderRow.userId, type: 'order.changed', id: orderId });
    return status;
  });
}
