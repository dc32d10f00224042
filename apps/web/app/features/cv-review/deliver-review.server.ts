import { eq } from 'drizzle-orm';
import { cvReview, order as orders } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { AppError } from '~/services/error.ts';
import { lockedCase } from './locked-case.server.ts';
import { mailTo } from './mail-to.ts';
import { cvVersionOf, isLate, reviewPath } from './model.ts';
import { openGuarantee } from './open-guarantee.server.ts';
import type { ReviewServices } from './services.ts';

interface DeliverReview {
  services: ReviewServices;
  reviewerId: string;
  bookId: string;
  /** Which CV the reviewer had before them; without it nobody asks. */
  seenCv?: string | undefined;
  now?: Date;
}

/**
 * Hands a review over: the order is done and the customer gets a mail, once, however often this is requested. One that is
 * late opens its guarantee in the same transaction.
 * @throws AppError not_found, review_closed, review_without_voice, conflict (another CV took the place of the one that was seen)
 */
export async function deliverReview({
  services,
  reviewerId,
  bookId,
  seenCv,
  now = new Date(),
}: DeliverReview): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockedCase(tx, bookId);
    if (!locked || locked.review.reviewerId !== reviewerId) throw new AppError('not_found');
    const { order, review, dueAt } = locked;
    if (review.deliveredAt) return;
    if (order.status !== 'in_progress') throw new AppError('review_closed');
    if (!review.voiceKey) throw new AppError('review_without_voice');
    if (seenCv !== undefined && seenCv !== cvVersionOf(review.fileKey)) throw new AppError('conflict');
    if (isLate(dueAt, now)) await openGuarantee(services, tx, locked, now);
    await tx
      .update(reviewCase)
      .set({ deliveredAt: now, updatedAt: now })
      .where(eq(reviewCase.orderId, bookId));
    await tx.update(cvReview).set({ deliveredAt: now, updatedAt: now }).where(eq(cvReview.orderId, bookId));
    await tx.update(orders).set({ status: 'done', updatedAt: now }).where(eq(orders.id, bookId));
    await services.jobs.enqueue(tx, 'send-mail', {
      template: 'review-delivered',
      to: mailTo(order),
      props: { name: order.customerName, url: services.baseUrl + reviewPath(bookId) },
    });
    await services.events.publish(tx, { userId: review.userId, type: 'order.changed', id: bookId });
  });
}
