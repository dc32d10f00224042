import { and, eq, inArray, sql } from 'drizzle-orm';
import { cvReview, order, refund } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { numberOf } from '~/features/checkout/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { listCvs } from '~/features/cv-library/public.server.ts';
import { loadComments } from './load-comments.server.ts';
import { cvVersionOf } from './model.ts';

interface LoadReview {
  services: Pick<Services, 'db'>;
  userId: string;
  bookId: string;
}

/** A customer's own review: how far it is, and once it was delivered what is in it. @throws AppError not_found */
export async function loadReview({ services, userId, bookId }: LoadReview) {
  const [found] = await services.db
    .select({
      order,
      review: reviewCase,
      grant: cvReview,
      refundStatus: refund.status,
      verified: user.emailVerified,
      ownEmail: sql<string | null>`coalesce(${user.claimedEmail}, ${user.email})`,
    })
    .from(order)
    .leftJoin(reviewCase, eq(reviewCase.orderId, order.id))
    .leftJoin(cvReview, eq(cvReview.orderId, order.id))
    .leftJoin(refund, eq(refund.id, reviewCase.refundId))
    .leftJoin(user, eq(user.id, order.userId))
    // One that came to nothing has no case any more.
    .where(
      and(
        eq(order.id, bookId),
        eq(order.userId, userId),
        inArray(order.transactionType, ['cvReview', 'bundleAtsc']),
      ),
    )
    .limit(1);
  if (!found) throw new AppError('not_found');
  const { review, grant, refundStatus, verified, ownEmail } = found;
  const isDelivered = Boolean(review?.deliveredAt);
  const asked = review?.askedAt && !isDelivered ? review : null;
  const { status, details, lines, total, createdAt } = found.order;
  return {
    bookId,
    number: numberOf(found.order),
    status,
    cvName: review?.cvName ?? null,
    /** Another one for each file that took the place of the one before. */
    cvVersion: review ? cvVersionOf(review.fileKey) : '',
    packageName: lines.find(({ kind }) => kind === 'cvReview')?.name ?? 'CV Review',
    bundleName: lines.find(({ kind }) => kind === 'atsBundle')?.name ?? null,
    total,
    notes: details.notes ?? '',
    job: details.job ?? null,
    email: details.reviewEmail ?? '',
    targetRole: details.targetRole ?? 'other',
    orderedAt: createdAt,
    dueAt: grant?.dueAt ?? null,
    claimedAt: review?.claimedAt ?? null,
    /** What the reviewer asked; the CVs that may take the place of the first while it waits for an answer. */
    asked: asked && {
      question: asked.question ?? '',
      answer: asked.answer,
      cvs: asked.answeredAt
        ? []
        : (await listCvs({ services, userId })).map(({ id, name }) => ({ id, name })),
    },
    deliveredAt: review?.deliveredAt ?? null,
    guarantee: review?.lateAt ? { amount: review.guaranteeAmount ?? 0, refund: refundStatus } : null,
    /** The address that its customer has to verify before the result opens. */
    lockedUntilVerified: isDelivered && verified === false ? ownEmail : null,
    result:
      review && isDelivered && verified !== false
        ? {
            summary: review.summary,
            voiceSeconds: review.voiceSeconds,
            reviewedName: review.reviewedName,
            comments: await loadComments(services, bookId),
          }
        : null,
  };
}

export type Review = Awaited<ReturnType<typeof loadReview>>;
