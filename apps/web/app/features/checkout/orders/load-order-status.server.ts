import { and, desc, eq } from 'drizzle-orm';
import { payment } from '~/services/db/payments-schema.ts';
import { isOpen } from '~/services/payments/payment-status.ts';
import type { OrderProgress } from '../model.ts';
import { heldTime } from './held-time.server.ts';
import { snapPage } from './placed-order.ts';
import { ownOrder } from './own-order.server.ts';
import { numberOf } from './number-of.server.ts';
import type { CheckoutServices } from '../services.ts';

interface LoadOrderStatus {
  services: Pick<CheckoutServices, 'db' | 'payments'>;
  userId: string;
  bookId: string;
}

/**
 * How far the paying of a person's own order has come.
 * @throws AppError not_found
 */
export async function loadOrderStatus({
  services: { db, payments },
  userId,
  bookId,
}: LoadOrderStatus): Promise<OrderProgress> {
  const order = await ownOrder({ db, userId, bookId });
  const { status, payBefore, details, total } = order;
  const [latest] = await db
    .select({
      status: payment.status,
      surplus: payment.surplus,
      invoiceUrl: payment.invoiceUrl,
      gateway: payment.gateway,
      token: payment.token,
    })
    .from(payment)
    .where(and(eq(payment.orderId, bookId), eq(payment.userId, userId)))
    .orderBy(desc(payment.attempt))
    .limit(1);
  const payable = status === 'awaiting_payment' && latest !== undefined && isOpen(latest.status);
  return {
    bookId,
    number: numberOf(order),
    total,
    status,
    payment: latest?.status ?? null,
    surplus: latest?.surplus ?? false,
    invoiceUrl: payable ? latest.invoiceUrl : null,
    snap: payable ? snapPage(latest, payments.snap) : null,
    payBefore: payBefore.toISOString(),
    time: status === 'awaiting_payment' ? await heldTime(db, bookId, details) : null,
  };
}
