import { eq } from 'drizzle-orm';
import { lockOrder } from '~/features/checkout/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cvReview } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';

/**
 * A paid review with its order and its case, locked for this transaction: a change locks the order first, so that
 * claiming, delivering and the guarantee come one after another. Undefined where nothing is to be done for it any more.
 */
export async function lockedCase(tx: DbOrTx, orderId: string) {
  const order = await lockOrder(tx, orderId);
  if (!order) return undefined;
  const [grant] = await tx.select().from(cvReview).where(eq(cvReview.orderId, orderId));
  const [found] = await tx.select().from(reviewCase).where(eq(reviewCase.orderId, orderId)).for('update');
  if (!grant || grant.revokedAt || !found) return undefined;
  return { order, dueAt: grant.dueAt, review: found };
}

export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockedCase>>>;
