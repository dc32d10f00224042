import { postOrder } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { refund } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import { findRefundable } from './find-refundable.server.ts';

export type Refund = typeof refund.$inferSelect;

export interface BeginRefund {
  orderId: string;
  /** Rupiah; all that is left where none is given. */
  amount?: number;
  reason: string;
  /** The mentor keeps the share of it: a kindness that we bear alone. */
  keepsShare?: boolean;
  /** Money beside what the order cost goes back first; by default what became of the order moves its own money alone. */
  surplusFirst?: boolean;
}

/**
 * Writes down that money goes back, in the transaction that gives the reason; then request it of the gateway (`requestRefund`).
 * Where a crash comes between, the reconcile job does.
 * @throws AppError not_found, refund_refused
 */
export async function beginRefund(
  tx: DbOrTx,
  { orderId, amount, reason, keepsShare = false, surplusFirst }: BeginRefund,
): Promise<Refund> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError('not_found');
  const found = await findRefundable(tx, orderId, surplusFirst);
  if (!found) throw new AppError('refund_refused');
  const { paid, left } = found;
  const wanted = amount ?? left;
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > left) throw new AppError('refund_refused');
  const [begun] = await tx
    .insert(refund)
    .values({
      id: newId(),
      paymentId: paid.id,
      orderId,
      userId: order.userId,
      amount: wanted,
      reason,
      keepsShare,
    })
    .returning();
  if (!begun) throw new Error('no refund came back');
  await postOrder(tx, { orderId, now: new Date() });
  return begun;
}
