import { eq } from 'drizzle-orm';
import { postOrder } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payment } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { lockOrderOf } from '../orders/lock-order.server.ts';
import { reverseOrder } from '../orders/reverse-order.server.ts';
import { endPromised } from '../refunds/end-promised.server.ts';
import type { CheckoutServices } from '../services.ts';

interface UnmarkPaid {
  services: Pick<CheckoutServices, 'events' | 'jobs' | 'baseUrl'>;
  /** Inside the transaction that also writes down who says so, and why. */
  tx: DbOrTx;
  orderId: string;
  paymentId: string;
  now?: Date;
}

/**
 * An operator takes back that an attempt was paid (`markPaid`): its money never came. The order is cancelled, and what it handed out
 * goes back. Money that comes all the same later is surplus.
 * @throws AppError not_found; order_other_state (not marked by hand, confirmed by the gateway since, or some of it was paid back)
 */
export async function unmarkPaid({ services, tx, orderId, paymentId, now = new Date() }: UnmarkPaid) {
  const locked = await lockOrderOf(tx, paymentId);
  if (locked?.order.id !== orderId) throw new AppError('not_found');
  const { order: orderRow, payment: marked } = locked;
  if (!marked.markedPaidAt || marked.status !== 'settlement') throw new AppError('order_other_state');
  await tx
    .update(payment)
    .set({ status: 'failed', settledAt: null, markedPaidAt: null, deniedAt: null, updatedAt: now })
    .where(eq(payment.id, paymentId));
  await endPromised(tx, { paymentId, left: 0, now, statuses: ['manual', 'requested'] });
  await reverseOrder(services, tx, { order: orderRow, news: 'unmarked', now });
  await postOrder(tx, { orderId, now });
  await services.events.publish(tx, { userId: orderRow.userId, type: 'order.changed', id: orderId });
}
