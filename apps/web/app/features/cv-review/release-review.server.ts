import { eq } from 'drizzle-orm';
import { order as orders } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { ownCase } from './own-case.server.ts';
import type { ReviewServices } from './services.ts';

interface ReleaseReview {
  services: Pick<ReviewServices, 'db' | 'events'>;
  reviewerId: string;
  bookId: string;
  now?: Date;
}

/**
 * Puts a review back into the queue; the draft stays for the next reviewer.
 * @throws AppError not_found, review_closed
 */
export async function releaseReview({ services, reviewerId, bookId, now = new Date() }: ReleaseReview) {
  await services.db.transaction(async (tx) => {
    const { review } = await ownCase(tx, { reviewerId, bookId });
    await tx
      .update(reviewCase)
      .set({ reviewerId: null, claimedAt: null, updatedAt: now })
      .where(eq(reviewCase.orderId, bookId));
    await tx.update(orders).set({ status: 'paid', updatedAt: now }).where(eq(orders.id, bookId));
    await services.events.publish(tx, { userId: review.userId, type: 'order.changed', id: bookId });
  });
}
