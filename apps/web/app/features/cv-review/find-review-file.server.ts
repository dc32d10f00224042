import { and, eq } from 'drizzle-orm';
import { cvReview } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { fileKinds, type ReviewFileKind } from './model.ts';

interface FindReviewFile {
  services: Pick<Services, 'db'>;
  /** Who asks: the customer, who sees what was delivered, or the reviewer who took it. */
  for: { customerId: string } | { reviewerId: string };
  bookId: string;
  /** As the address names it. */
  kind: string;
}

export interface ReviewFile {
  key: string;
  type: string;
  name: string;
}

/** Where a file of a review lies. @throws AppError not_found, also for whom it is not meant, or not yet; verify_email_first */
export async function findReviewFile({
  services,
  for: asker,
  bookId,
  kind: named,
}: FindReviewFile): Promise<ReviewFile> {
  const kind = fileKinds.find((one) => one === named);
  const whose =
    'customerId' in asker
      ? eq(reviewCase.userId, asker.customerId)
      : eq(reviewCase.reviewerId, asker.reviewerId);
  const [found] = await services.db
    .select({ review: reviewCase, revokedAt: cvReview.revokedAt, verified: user.emailVerified })
    .from(reviewCase)
    .leftJoin(cvReview, eq(cvReview.orderId, reviewCase.orderId))
    .leftJoin(user, eq(user.id, reviewCase.userId))
    .where(and(eq(reviewCase.orderId, bookId), whose))
    .limit(1);
  if (!kind || !found || ('reviewerId' in asker && found.revokedAt)) throw new AppError('not_found');
  const { review } = found;
  if ('customerId' in asker && kind !== 'cv') {
    if (!review.deliveredAt) throw new AppError('not_found');
    if (found.verified === false) throw new AppError('verify_email_first');
  }
  const file = fileOf(review, kind);
  if (!file) throw new AppError('not_found');
  return file;
}

function fileOf(review: typeof reviewCase.$inferSelect, kind: ReviewFileKind): ReviewFile | undefined {
  const { fileKey, cvName, voiceKey, voiceType, reviewedKey, reviewedName } = review;
  if (kind === 'cv') return { key: fileKey, type: 'application/pdf', name: `${cvName}.pdf` };
  if (kind === 'voice')
    return voiceKey && voiceType ? { key: voiceKey, type: voiceType, name: 'review' } : undefined;
  return reviewedKey
    ? { key: reviewedKey, type: 'application/pdf', name: reviewedName ?? 'Hasil review.pdf' }
    : undefined;
}
