import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, ne, type SQL } from 'drizzle-orm';
import { keyset, readPage, type Window } from '~/services/db/keyset.server.ts';
import { cvReview, order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { queueParts, type QueuePart } from './model.ts';

const PAGE = 50;
/** Nobody works on more at a time. */
const MINE_SHOWN = 100;
const DELIVERED_SHOWN = 20;
const MOST_COUNTED = 1_000;

interface LoadQueue {
  services: Pick<Services, 'db'>;
  reviewerId: string;
  /** `part` of the queue, and `after` or `before` a review. */
  query?: URLSearchParams;
  now?: Date;
}

/**
 * What waits for reviewers, what is due first standing first: what this reviewer works on, a page of what others work on or nobody yet,
 * and what this reviewer delivered lately.
 */
export async function loadQueue({
  services: { db },
  reviewerId,
  query = new URLSearchParams(),
  now = new Date(),
}: LoadQueue) {
  const waits = and(
    isNull(cvReview.deliveredAt),
    isNull(cvReview.revokedAt),
    isNull(reviewCase.deliveredAt),
    inArray(order.status, ['paid', 'in_progress']),
  );
  const isMine = eq(reviewCase.reviewerId, reviewerId);
  const notMine = or(isNull(reviewCase.reviewerId), ne(reviewCase.reviewerId, reviewerId));
  const inPart: Record<QueuePart, SQL | undefined> = {
    all: undefined,
    free: isNull(reviewCase.reviewerId),
    taken: isNotNull(reviewCase.reviewerId),
    late: lt(cvReview.dueAt, now),
  };
  const part = queueParts.find((name) => name === query.get('part')) ?? 'all';
  const others = and(waits, notMine, inPart[part]);
  const byDue = (window: Window) =>
    keyset(window, 'ascending', [
      { column: cvReview.dueAt, kind: 'moment' },
      { column: cvReview.orderId, kind: 'text' },
    ]);
  const read = (window: Window, which: SQL | undefined) => {
    const { at, where, orderBy } = byDue(window);
    return itemsOf(db, at)
      .where(and(which, where))
      .orderBy(...orderBy)
      .limit(window.limit);
  };
  const start = { from: null, back: false };
  const mine = await read({ ...start, limit: MINE_SHOWN }, and(waits, isMine));
  const { rows, before, after } = await readPage({
    query,
    size: PAGE,
    read: (window) => read(window, others),
  });
  const counted = db
    .select({ id: cvReview.orderId })
    .from(reviewCase)
    .innerJoin(order, eq(order.id, reviewCase.orderId))
    .innerJoin(cvReview, eq(cvReview.orderId, reviewCase.orderId))
    .where(others)
    .limit(MOST_COUNTED);
  const count = await db.$count(counted.as('counted'));
  const delivered = await itemsOf(db, byDue({ ...start, limit: 0 }).at)
    .where(and(isMine, isNotNull(reviewCase.deliveredAt)))
    .orderBy(desc(reviewCase.deliveredAt), asc(reviewCase.orderId))
    .limit(DELIVERED_SHOWN);
  const asItem = ({ at: _, details, reviewerId: by, reviewerName, ...row }: (typeof rows)[number]) => ({
    ...row,
    targetRole: details.targetRole ?? 'other',
    notes: details.notes ?? '',
    isMine: by === reviewerId,
    takenBy: by === null ? null : reviewerName,
  });
  return {
    mine: mine.map(asItem),
    open: rows.map(asItem),
    delivered: delivered.map(asItem),
    part,
    /** As many or more of this part. */
    count,
    hasMore: count >= MOST_COUNTED,
    before,
    after,
  };
}

function itemsOf(db: Services['db'], at: ReturnType<typeof keyset>['at']) {
  return db
    .select({
      at,
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
    })
    .from(reviewCase)
    .innerJoin(order, eq(order.id, reviewCase.orderId))
    .innerJoin(cvReview, eq(cvReview.orderId, reviewCase.orderId))
    .leftJoin(user, eq(user.id, reviewCase.reviewerId));
}

export type Queue = Awaited<ReturnType<typeof loadQueue>>;
export type QueueItem = Queue['open'][number];
