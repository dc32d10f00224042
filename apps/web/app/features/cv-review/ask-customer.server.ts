import { eq } from 'drizzle-orm';
import { cvReview } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { AppError } from '~/services/error.ts';
import { mailTo } from './mail-to.ts';
import { ANSWER_MS, reviewPath } from './model.ts';
import { ownCase } from './own-case.server.ts';
import type { ReviewServices } from './services.ts';

interface AskCustomer {
  services: ReviewServices;
  reviewerId: string;
  bookId: string;
  question: string;
  now?: Date;
}

/**
 * A reviewer cannot go on without something of the customer: another file, what they aim at. Once for each review, and before it is due;
 * the deadline moves by the time in which an answer may come, and back by what of it was not needed.
 * @throws AppError not_found, review_closed, review_asked
 */
export async function askCustomer({ services, reviewerId, bookId, question, now = new Date() }: AskCustomer) {
  await services.db.transaction(async (tx) => {
    const { order, review, dueAt } = await ownCase(tx, { reviewerId, bookId });
    if (review.askedAt || dueAt <= now) throw new AppError('review_asked');
    await tx
      .update(reviewCase)
      .set({ question, askedAt: now, dueWarnedAt: null, updatedAt: now })
      .where(eq(reviewCase.orderId, bookId));
    await tx
      .update(cvReview)
      .set({ dueAt: new Date(dueAt.getTime() + ANSWER_MS), updatedAt: now })
      .where(eq(cvReview.orderId, bookId));
    await services.jobs.enqueue(tx, 'send-mail', {
      template: 'review-question',
      to: mailTo(order),
      props: { name: order.customerName, question, url: services.baseUrl + reviewPath(bookId) },
    });
    await services.events.publish(tx, { userId: review.userId, type: 'order.changed', id: bookId });
  });
}
