import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { cvReview, order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

const SHOWN = 200;
const DELIVERED_SHOWN = 20;

interface LoadQueue {
  services: Pick<Services, 'db'>;
  reviewerId: string;
}

/** What waits for reviewers, what is due first standing first, and what this reviewer delivered lately. */
export async function loadQueue({ services: { db }, reviewerId }: LoadQueue) {
  const columns = {
    bookId: reviewCase.orderId,
    cvName: reviewCase.cvName,
    details: order.details,
    dueAt: cvReview.dueAt,
    turnaroundDays: cvReview.turnaroundDays,
    orderedAt: order.createdAt,
    deliveredAt: reviewCase.deliveredAt,
    lateAt: reviewCase.lateAt,
    reviewerId: reviewCase.reviewerId,
    reviewerName: user.name,
  };
  const from = () =>
    db
      .select(columns)
      .from(reviewCase)
      .innerJoin(order, eq(order.id, reviewCase.orderId))
      .innerJoin(cvReview, eq(cvReview.orderId, reviewCase.orderId))
      .leftJoin(user, eq(user.id, reviewCase.reviewerId));
  const open = await from()
    .where(
      and(
        isNull(cvReview.deliveredAt),
        isNull(cvReview.revokedAt),
        isNull(reviewCase.deliveredAt),
        inArray(order.status, ['paid', 'in_progress']),
      ),
    )
    .orderBy(asc(cvReview.dueAt), asc(cvReview.orderId))
    .limit(SHOWN);
  const delivered = await from()
    .where(and(eq(reviewCase.reviewerId, reviewerId), isNotNull(reviewCase.deliveredAt)))
    .orderBy(desc(reviewCase.deliveredAt))
    .limit(DELIVERED_SHOWN);
  const asItem = ({ details, reviewerId: by, reviewerName, ...row }: (typeof open)[number]) => ({
    ...row,
    targetRole: details.targetRole ?? 'other',
    notes: details.notes ?? '',
    isMine: by === reviewerId,
    takenBy: by === null ? null : reviewerName,
  });
  return { open: open.map(asItem), delivered: delivered.map(asItem) };
}

export type QueueItem = Awaited<ReturnType<typeof loadQueue>>['open'][number];
