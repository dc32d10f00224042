import { and, eq } from 'drizzle-orm';
import { payment } from '~/services/db/payments-schema.ts';
import { lockOrderOf } from '../orders/lock-order.server.ts';
import { PAGE_MS } from '../model.ts';
import type { CheckoutServices } from '../services.ts';
import { giveBackVoucher } from '../vouchers/take-voucher.server.ts';
import type { Payment } from '../orders/write-order.server.ts';

/** Whether a gateway's page, on which no way of paying was chosen, is too old to be opened. */
export function isPageOver({ invoiceUrl, createdAt }: Payment, now: Date): boolean {
  return invoiceUrl !== null && now.getTime() - createdAt.getTime() >= PAGE_MS;
}

/**
 * Ends an attempt whose page lived its time without a way of paying having been chosen; the gateway was queried just now. The
 * order waits on, and gets another page when it is to be paid; until then its voucher is free.
 */
export async function lapsePage(
  services: Pick<CheckoutServices, 'db' | 'events'>,
  attempt: Payment,
  now: Date,
): Promise<void> {
  // Xendit's invoices live as long as the order.
  if (attempt.gateway === 'xendit' || !isPageOver(attempt, now)) return;
  await services.db.transaction(async (tx) => {
    const locked = await lockOrderOf(tx, attempt.id);
    if (locked?.payment.status !== 'pending') return;
    await tx
      .update(payment)
      .set({ status: 'failed', updatedAt: now })
      .where(and(eq(payment.id, attempt.id), eq(payment.status, 'pending')));
    const { id, userId, status } = locked.order;
    if (status === 'awaiting_payment') await giveBackVoucher(tx, id);
    await services.events.publish(tx, { userId, type: 'order.changed', id });
  });
}
