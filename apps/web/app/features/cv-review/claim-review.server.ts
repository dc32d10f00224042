import { eq } from 'drizzle-orm';
import { order as orders } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { AppError } from '~/services/error.ts';
import { lockedCase } from './locked-case.server.ts';
import type { ReviewServices } from './services.ts';

interface ClaimReview {
  services: Pick<ReviewServices, 'db' | 'events'>;
  reviewerId: string;
  bookId: string;
  now?: Date;
}

/**
 * A reviewer takes a waiting review; of several who try one has it.
 * @throws AppError not_found, review_taken, review_closed
 */
export async function claimReview({ services, reviewerId, bookId, now = new Date() }: ClaimReview) {
  await services.db.transaction(async (tx) => {
    const locked = await lockedCase(tx, bookId);
    if (!locked) throw new AppError('not_found');
    const { order, review } = locked;
    if (review.reviewerId === reviewerId) return;
    if (review.reviewerId) throw new AppError('review_taken');
    if (review.deliveredAt || !['paid', 'in_progress'].includes(order.status))
      throw new AppError('review_closed');
    await tx
      .update(reviewCase)
      .set({ reviewerId, claimedAt: now, updatedAt: now })
      .where(eq(reviewCase.orderId, bookId));
    await tx.update(orders).set({ status: 'in_progress', updatedAt: now }).where(eq(orders.id, bookId));
    await services.events.publish(tx, { userId: review.userId, type: 'order.changed', id: bookId });
  });
}
