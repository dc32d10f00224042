import { and, eq, inArray, ne } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payment } from '~/services/db/payments-schema.ts';
import type { Payment } from './write-order.server.ts';

/** An order was paid by one attempt: the reconcile job calls off at its next turn what else was opened for it. */
export async function closeOtherAttempts(
  tx: DbOrTx,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
  now: Date,
): Promise<void> {
  await tx
    .update(payment)
    .set({ checkAt: now })
    .where(
      and(eq(payment.orderId, orderId), ne(payment.id, id), inArray(payment.status, ['pending', 'review'])),
    );
}
