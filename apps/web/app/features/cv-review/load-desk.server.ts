import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { cvReview, order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { loadComments } from './load-comments.server.ts';
import { cvVersionOf } from './model.ts';

interface LoadDesk {
  services: Pick<Services, 'db'>;
  reviewerId: string;
  bookId: string;
}

/**
 * A review as its reviewer works on it. Before it is taken only the customer's wishes show; the CV itself and the
 * draft are for who took it.
 * @throws AppError not_found
 */
export async function loadDesk({ services, reviewerId, bookId }: LoadDesk) {
  const [found] = await services.db
    .select({ review: reviewCase, order, dueAt: cvReview.dueAt, takenBy: user.name })
    .from(reviewCase)
    .innerJoin(order, eq(order.id, reviewCase.orderId))
    .innerJoin(cvReview, eq(cvReview.orderId, reviewCase.orderId))
    .leftJoin(user, eq(user.id, reviewCase.reviewerId))
    .where(
      and(
        eq(reviewCase.orderId, bookId),
        isNull(cvReview.revokedAt),
        or(inArray(order.status, ['paid', 'in_progress']), eq(reviewCase.reviewerId, reviewerId)),
      ),
    )
    .limit(1);
  if (!found) throw new AppError('not_found');
  const { review, dueAt, takenBy } = found;
  const { details, lines, createdAt } = found.order;
  const isMine = review.reviewerId === reviewerId;
  return {
    bookId,
    cvName: review.cvName,
    packageName: lines.find(({ kind }) => kind === 'cvReview')?.name ?? 'CV Review',
    targetRole: details.targetRole ?? 'other',
    notes: details.notes ?? '',
    job: isMine ? (details.job ?? null) : null,
    orderedAt: createdAt,
    dueAt,
    isMine,
    takenBy: review.reviewerId && !isMine ? takenBy : null,
    deliveredAt: review.deliveredAt,
    lateAt: review.lateAt,
    draft: isMine
      ? {
          cvVersion: cvVersionOf(review.fileKey),
          asked: review.askedAt && {
            question: review.question ?? '',
            askedAt: review.askedAt,
            answer: review.answer,
            answeredAt: review.answeredAt,
          },
          canAsk: !review.askedAt && dueAt > new Date(),
          summary: review.summary,
          voice: review.voiceKey
            ? { seconds: review.voiceSeconds, version: review.voiceKey.slice(-8) }
            : null,
          reviewedName: review.reviewedName,
          comments: await loadComments(services, bookId),
        }
      : null,
  };
}

export type Desk = Awaited<ReturnType<typeof loadDesk>>;
export type Draft = NonNullable<Desk['draft']>;
