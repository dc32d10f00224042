import { and, eq, isNull } from 'drizzle-orm';
import { releaseTime } from '~/features/scheduling/public.server.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import { lockOrderOf } from '../orders/lock-order.server.ts';
import type { CheckoutServices } from '../services.ts';
import { giveBackVoucher } from '../vouchers/take-voucher.server.ts';

/**
 * Ends an attempt that never got an invoice. The voucher's use and the mentor's time go back; an order that had no invoice before is cancelled
 * without the person ever meeting it, and the same press of the button may try anew.
 */
export async function abandonPayment(
  services: Pick<CheckoutServices, 'db' | 'events'>,
  paymentId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockOrderOf(tx, paymentId);
    const [failed] = await tx
      .update(payment)
      .set({ status: 'failed', updatedAt: new Date() })
      .where(and(eq(payment.id, paymentId), eq(payment.status, 'pending'), isNull(payment.invoiceUrl)))
      .returning({ id: payment.id });
    if (!failed || !locked) return;
    const { id, userId, invoiced } = locked.order;
    await giveBackVoucher(tx, id);
    await releaseTime(tx, id, new Date());
    if (!invoiced)
      await tx
        .update(order)
        .set({ status: 'cancelled', clientToken: null, updatedAt: new Date() })
        .where(and(eq(order.id, id), eq(order.status, 'awaiting_payment')));
    await services.events.publish(tx, { userId, type: 'order.changed', id });
  });
}
