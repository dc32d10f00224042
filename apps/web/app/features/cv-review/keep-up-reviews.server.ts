import { removeLater } from '~/services/storage/remove-files.server.ts';
import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { lockOrder } from '~/features/checkout/public.server.ts';
import { cvReview, order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { oneByOne } from '~/services/jobs/one-by-one.server.ts';
import type { Services } from '~/services/services.server.ts';
import { listReviewers } from './assign-review.server.ts';
import { lockedCase } from './locked-case.server.ts';
import { GRACE_MS, isLate } from './model.ts';
import { openGuarantee } from './open-guarantee.server.ts';
import { notifyReviewers } from './notify-reviewers.server.ts';
import type { ReviewServices } from './services.ts';

const BATCH = 200;

type KeepUpServices = ReviewServices & Pick<Services, 'log'>;

/** Job: what time alone does to reviews. Any number of processes may run it at once. */
export async function keepUpReviews(services: KeepUpServices, now = new Date()): Promise<void> {
  await warnOfDeadlines(services, now);
  await openLateGuarantees(services, now);
  await clearAbandoned(services, now);
}

const isOpen = and(isNull(cvReview.deliveredAt), isNull(reviewCase.deliveredAt), isNull(cvReview.revokedAt));

/** So long before a review is due its reviewer, or all of them where nobody took it, get a mail: once. */
const WARN_MS = 12 * 3_600_000;

async function warnOfDeadlines(services: KeepUpServices, now: Date): Promise<void> {
  const { db } = services;
  const soon = await db
    .select({ id: reviewCase.orderId })
    .from(reviewCase)
    .innerJoin(cvReview, eq(cvReview.orderId, reviewCase.orderId))
    .where(
      and(
        isOpen,
        isNull(reviewCase.dueWarnedAt),
        gt(cvReview.dueAt, now),
        lt(cvReview.dueAt, new Date(now.getTime() + WARN_MS)),
      ),
    )
    .limit(BATCH);
  const run = ({ id: orderId }: { id: string }) =>
    db.transaction(async (tx) => {
      const locked = await lockedCase(tx, orderId);
      const paid = locked && ['paid', 'in_progress'].includes(locked.order.status);
      if (!paid || locked.review.deliveredAt || locked.review.dueWarnedAt) return;
      await tx.update(reviewCase).set({ dueWarnedAt: now }).where(eq(reviewCase.orderId, orderId));
      const everybody = await listReviewers(tx);
      const { reviewerId } = locked.review;
      const warn = (to: typeof everybody, page?: string) =>
        notifyReviewers({ services, tx, kind: 'due', to, locked, page });
      const claimant = everybody.filter(({ id }) => id === reviewerId);
      if (reviewerId === null) await warn(everybody.filter(({ role }) => role === 'reviewer'));
      else if (claimant.length > 0) await warn(claimant);
      // Anyone who took it cannot work on it any more: an operator gives it to somebody else.
      else
        await warn(
          everybody.filter(({ role }) => role === 'admin'),
          `/admin/orders/${orderId}`,
        );
    });
  await oneByOne({ log: services.log, items: soon, run });
}

/** Opens the guarantee of what should have been delivered by now. */
async function openLateGuarantees(services: KeepUpServices, now: Date): Promise<void> {
  const { db } = services;
  const late = await db
    .select({ id: reviewCase.orderId })
    .from(reviewCase)
    .innerJoin(cvReview, eq(cvReview.orderId, reviewCase.orderId))
    .where(and(isOpen, isNull(reviewCase.lateAt), lt(cvReview.dueAt, new Date(now.getTime() - GRACE_MS))))
    .orderBy(asc(cvReview.dueAt))
    .limit(BATCH);
  const run = ({ id: orderId }: { id: string }) =>
    db.transaction(async (tx) => {
      const locked = await lockedCase(tx, orderId);
      if (!locked || locked.review.deliveredAt || !isLate(locked.dueAt, now)) return;
      await openGuarantee(services, tx, locked, now);
    });
  await oneByOne({ log: services.log, items: late, run });
}

/** Money may come late, or a refund fail, for so long: an operator can then still hand the review out, or it goes on. */
const ABANDONED_MS = 14 * 24 * 3_600_000;

/** Removes the frozen CVs of orders that came to nothing a while ago, with what was drafted about them. */
async function clearAbandoned(services: KeepUpServices, now: Date): Promise<void> {
  const { db } = services;
  const before = new Date(now.getTime() - ABANDONED_MS);
  const gone = await db
    .select({ id: reviewCase.orderId })
    .from(reviewCase)
    .innerJoin(order, eq(order.id, reviewCase.orderId))
    .where(
      and(
        isNull(reviewCase.deliveredAt),
        inArray(order.status, ['expired', 'cancelled', 'refunded']),
        // One that never had an invoice cannot be paid.
        or(lt(order.updatedAt, before), eq(order.invoiced, false)),
      ),
    )
    .limit(BATCH);
  const run = ({ id: orderId }: { id: string }) =>
    db.transaction(async (tx) => {
      // It may have been paid a moment ago.
      const locked = await lockOrder(tx, orderId);
      if (!locked || !['expired', 'cancelled', 'refunded'].includes(locked.status)) return;
      const [removed] = await tx.delete(reviewCase).where(eq(reviewCase.orderId, orderId)).returning();
      if (!removed) return;
      await removeLater(services, tx, [removed.fileKey, removed.voiceKey, removed.reviewedKey]);
    });
  await oneByOne({ log: services.log, items: gone, run });
}
