import { and, eq, gt, inArray } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { refund } from '~/services/db/payments-schema.ts';

interface EndPromised {
  paymentId: string;
  /** Rupiah of the payment that are still with us. */
  left: number;
  now: Date;
  /** By default those alone that an operator is to transfer: what a gateway was requested for ends by its answer. */
  statuses?: ('manual' | 'requested')[];
}

/** The money of a payment went by another way: what was promised of it and is more than what is left is paid no more. */
export async function endPromised(
  tx: DbOrTx,
  { paymentId, left, now, statuses = ['manual'] }: EndPromised,
): Promise<void> {
  await tx
    .update(refund)
    .set({ status: 'failed', updatedAt: now })
    .where(and(eq(refund.paymentId, paymentId), inArray(refund.status, statuses), gt(refund.amount, left)));
}
