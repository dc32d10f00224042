import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order as orders } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { lockedCase } from './locked-case.server.ts';
import { notifyReviewers } from './notify-reviewers.server.ts';
import type { ReviewServices } from './services.ts';

interface AssignReview {
  services: Pick<ReviewServices, 'events' | 'jobs' | 'baseUrl'>;
  /** The transaction that also writes the audit. */
  tx: DbOrTx;
  bookId: string;
  reviewerId: string;
  now?: Date;
}

/**
 * An operator gives a review to a reviewer, also one that somebody has already: the draft goes along, and both get a mail.
 * @returns the reviewer's name @throws AppError not_found, review_closed
 */
export async function assignReview({
  services,
  tx,
  bookId,
  reviewerId,
  now = new Date(),
}: AssignReview): Promise<string> {
  const locked = await lockedCase(tx, bookId);
  const [reviewer] = await tx.select().from(user).where(eq(user.id, reviewerId));
  const canReview = reviewer && ['reviewer', 'admin'].includes(reviewer.role) && !reviewer.suspendedAt;
  if (!locked || !canReview) throw new AppError('not_found');
  const { order, review } = locked;
  if (review.deliveredAt || !['paid', 'in_progress'].includes(order.status))
    throw new AppError('review_closed');
  const before = review.reviewerId;
  if (before === reviewerId) return reviewer.name;
  await tx
    .update(reviewCase)
    .set({ reviewerId, claimedAt: now, dueWarnedAt: null, updatedAt: now })
    .where(eq(reviewCase.orderId, bookId));
  await tx.update(orders).set({ status: 'in_progress', updatedAt: now }).where(eq(orders.id, bookId));
  await notifyReviewers({ services, tx, kind: 'assigned', to: [reviewer], locked });
  if (before) {
    const former = await tx.select().from(user).where(eq(user.id, before));
    await notifyReviewers({ services, tx, kind: 'moved', to: former, locked });
  }
  await services.events.publish(tx, { userId: review.userId, type: 'order.changed', id: bookId });
  return reviewer.name;
}

/** Everybody who can review: a suspended account cannot sign in to do it. */
export function listReviewers(db: DbOrTx) {
  return db
    .select({ id: user.id, name: user.name, email: user.email, role: user.role })
    .from(user)
    .where(and(inArray(user.role, ['reviewer', 'admin']), isNull(user.suspendedAt)))
    .orderBy(user.name)
    .limit(200);
}
