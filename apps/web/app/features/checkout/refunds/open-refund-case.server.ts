import { postOrder } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { refund } from '~/services/db/payments-schema.ts';
import { newId } from '~/services/id.ts';
import { findRefundable } from './find-refundable.server.ts';
import type { Refund } from './begin-refund.server.ts';
import type { Order } from '../orders/write-order.server.ts';

interface OpenRefundCase {
  /** Locked by this transaction. */
  order: Order;
  /** Rupiah; never more of it than what was paid and has not gone back. */
  amount: number;
  reason: string;
}

/**
 * Promises money back: a refund that waits for an operator, who transfers it and then says so (`finishTransfer`).
 * @returns undefined where there is nothing to give back
 */
export async function openRefundCase(
  tx: DbOrTx,
  { order, amount, reason }: OpenRefundCase,
): Promise<Refund | undefined> {
  const found = await findRefundable(tx, order.id);
  const given = Math.min(amount, found?.left ?? 0);
  if (!found || given <= 0) return undefined;
  const values = { id: newId(), paymentId: found.paid.id, orderId: order.id, userId: order.userId };
  const [opened] = await tx
    .insert(refund)
    .values({ ...values, amount: given, reason, status: 'manual', byHand: true })
    .returning();
  await postOrder(tx, { orderId: order.id, now: new Date() });
  return opened;
}
