import { and, desc, eq } from 'drizzle-orm';
import { holdTime } from '~/features/scheduling/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payment } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { GatewayError } from '~/services/payments/payments.server.ts';
import { isOpen } from '~/services/payments/payment-status.ts';
import { applyPayment } from '../payments/apply-payment.server.ts';
import { isPageOver, lapsePage } from '../payments/lapse-page.server.ts';
import { hasTimeLeft } from '../orders/close-order.server.ts';
import { canDeliver } from '../orders/grant-order.server.ts';
import { isOrderWithdrawn } from '../orders/is-withdrawn.server.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import { openInvoice, type OpenOrder } from '../payments/open-invoice.server.ts';
import { holdsMany } from '../orders/holds-many.server.ts';
import { wantedTime } from '../orders/wanted-time.ts';
import { ownOrder } from '../orders/own-order.server.ts';
import { insertAttempt } from './place-order.server.ts';
import type { CheckoutServices } from '../services.ts';
import { retakeVoucher } from '../vouchers/take-voucher.server.ts';
import { lockBuyer, type Order } from '../orders/write-order.server.ts';

interface PayAgain {
  services: CheckoutServices;
  userId: string;
  bookId: string;
  now?: Date;
}

/**
 * Opens the invoice of an unpaid order once more, or a new attempt where the last one failed. The price stays; the
 * voucher's use, given back with the failure, is taken anew.
 * @throws AppError not_found, order_closed, no_longer_sold, the voucher's message, payment_unavailable
 */
export async function payAgain({ services, userId, bookId, now = new Date() }: PayAgain): Promise<OpenOrder> {
  const order = await ownOrder({ db: services.db, userId, bookId });
  if (order.status !== 'awaiting_payment') throw new AppError('order_closed');
  await endOldPage(services, bookId, now);
  const isNew = await services.db.transaction((tx) => beginAttempt(tx, { services, order, now }));
  return openInvoice({ services, order, holdsLease: isNew });
}

/** A page that is too old to be opened makes room for a new one, unless a way of paying was chosen on it. */
async function endOldPage(services: CheckoutServices, orderId: string, now: Date): Promise<void> {
  const open = await services.db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.status, 'pending')));
  for (const attempt of open) {
    if (!isPageOver(attempt, now)) continue;
    const ref = { paymentId: attempt.id, gatewayId: attempt.gatewayId };
    try {
      const seen = await services.payments.byName(attempt.gateway)?.fetchPayment(ref);
      if (seen) await applyPayment({ services, paymentId: attempt.id, seen, now });
      else await lapsePage(services, attempt, now);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      throw new AppError('payment_unavailable', { cause: error });
    }
  }
}

interface Begin {
  services: CheckoutServices;
  order: Order;
  now: Date;
}

/** @returns whether a new attempt was needed */
async function beginAttempt(tx: DbOrTx, { services, order, now }: Begin): Promise<boolean> {
  await lockBuyer(tx, order.userId);
  const current = await lockOrder(tx, order.id);
  if (current?.status !== 'awaiting_payment' || !(await canDeliver(tx, current)))
    throw new AppError('order_closed');
  if (await isOrderWithdrawn(tx, order.id)) throw new AppError('no_longer_sold');
  const [latest] = await tx
    .select()
    .from(payment)
    .where(eq(payment.orderId, order.id))
    .orderBy(desc(payment.attempt))
    .limit(1);
  if (latest && isOpen(latest.status)) {
    await holdAgain(tx, order, now);
    return false;
  }
  if (!hasTimeLeft(order, now)) throw new AppError('order_closed');
  await insertAttempt(tx, { services, order, attempt: (latest?.attempt ?? 0) + 1, now });
  const failure = await retakeVoucher(tx, order);
  if (failure) throw new AppError(`voucher_${failure}`);
  await holdAgain(tx, order, now);
  return true;
}

/** Paying again holds the chosen time once more, if it is still free and not one of many; otherwise it is chosen anew once it is paid. */
async function holdAgain(tx: DbOrTx, order: Order, now: Date): Promise<void> {
  const wanted = wantedTime(tx, order, now);
  if (!wanted || (await holdsMany(tx, order.userId, now, order.id))) return;
  await holdTime(wanted).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}
