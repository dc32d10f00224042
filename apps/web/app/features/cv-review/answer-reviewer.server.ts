import { eq } from 'drizzle-orm';
import { freezeCvForOthers } from '~/features/cv-rendering/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cvReview } from '~/services/db/payments-schema.ts';
import { reviewCase, reviewComment } from '~/services/db/review-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { lockedCase, type LockedCase } from './locked-case.server.ts';
import { ANSWER_MS } from './model.ts';
import { notifyReviewers } from './notify-reviewers.server.ts';
import { dropUnused } from './order-review.server.ts';
import type { ReviewServices } from './services.ts';

interface AnswerReviewer {
  services: ReviewServices & Pick<Services, 'storage' | 'rendering' | 'reading' | 'limits' | 'log'>;
  userId: string;
  bookId: string;
  answer: string;
  /** Another CV of theirs that is reviewed in place of the first. */
  cvId?: string | undefined;
  now?: Date;
}

/**
 * A customer answers what their reviewer asked, perhaps with another CV, frozen as the first was. Comments stay, without their places on
 * the pages that are gone. @throws AppError not_found, also for a CV of somebody else; review_closed
 */
export async function answerReviewer({
  services,
  userId,
  bookId,
  answer,
  cvId,
  now = new Date(),
}: AnswerReviewer) {
  const file = cvId ? await freeze(services, userId, cvId) : undefined;
  try {
    await services.db.transaction(async (tx) => {
      const locked = await lockedCase(tx, bookId);
      if (!locked || locked.review.userId !== userId) throw new AppError('not_found');
      const { review, dueAt } = locked;
      if (!review.askedAt || review.answeredAt || review.deliveredAt) throw new AppError('review_answered');
      const unused = Math.max(0, ANSWER_MS - (now.getTime() - review.askedAt.getTime()));
      await tx
        .update(reviewCase)
        .set({ answer, answeredAt: now, updatedAt: now, ...file })
        .where(eq(reviewCase.orderId, bookId));
      await tx
        .update(cvReview)
        .set({ dueAt: new Date(dueAt.getTime() - unused), updatedAt: now })
        .where(eq(cvReview.orderId, bookId));
      if (file) {
        await tx
          .update(reviewComment)
          .set({ page: null, box: null })
          .where(eq(reviewComment.orderId, bookId));
        await removeLater(services, tx, [review.fileKey]);
      }
      await tellReviewer(services, tx, locked);
      await services.events.publish(tx, { userId, type: 'order.changed', id: bookId });
    });
  } finally {
    if (file) await dropUnused(services, file.fileKey);
  }
}

async function freeze(services: AnswerReviewer['services'], userId: string, id: string) {
  const { name: cvName, pdf } = await freezeCvForOthers({ services, userId, id });
  const { key: fileKey } = await services.storage.put('review', pdf, { contentType: 'application/pdf' });
  return { cvName, fileKey };
}

async function tellReviewer(
  services: Pick<ReviewServices, 'jobs' | 'baseUrl'>,
  tx: DbOrTx,
  locked: LockedCase,
): Promise<void> {
  const { reviewerId } = locked.review;
  if (!reviewerId) return;
  const to = await tx.select().from(user).where(eq(user.id, reviewerId));
  await notifyReviewers({ services, tx, kind: 'answered', to, locked });
}
