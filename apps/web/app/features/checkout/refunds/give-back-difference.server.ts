import { and, eq, isNotNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { beginRefund, type Refund } from './begin-refund.server.ts';
import { findRefundable } from './find-refundable.server.ts';

/**
 * All money of a session went back, and the session with it: what a second order paid for the change of its mentor delivers nothing
 * any more, and goes back likewise. It is requested of the gateway by the reconcile job.
 */
export async function giveBackDifference(
  tx: DbOrTx,
  { orderId, reason, keepsShare }: Pick<Refund, 'orderId' | 'reason' | 'keepsShare'>,
): Promise<void> {
  const [session] = await tx
    .select({ differenceOrderId: mentoringSession.differenceOrderId })
    .from(mentoringSession)
    .where(and(eq(mentoringSession.orderId, orderId), isNotNull(mentoringSession.revokedAt)));
  const difference = session?.differenceOrderId;
  if (!difference || ((await findRefundable(tx, difference))?.left ?? 0) <= 0) return;
  await beginRefund(tx, { orderId: difference, reason, keepsShare });
}
