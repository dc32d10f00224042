import type { DbOrTx } from '~/services/db/db.server.ts';
import { AppError } from '~/services/error.ts';
import { lockedCase, type LockedCase } from './locked-case.server.ts';

/**
 * A review that this reviewer took and has not delivered, taken for this transaction.
 * @throws AppError not_found, also for another reviewer's; review_closed once it was delivered
 */
export async function ownCase(
  tx: DbOrTx,
  { reviewerId, bookId }: { reviewerId: string; bookId: string },
): Promise<LockedCase> {
  const locked = await lockedCase(tx, bookId);
  if (!locked || locked.review.reviewerId !== reviewerId) throw new AppError('not_found');
  if (locked.review.deliveredAt || locked.order.status !== 'in_progress') throw new AppError('review_closed');
  return locked;
}
