import { and, count, eq } from 'drizzle-orm';
import { reviewComment, type PageBox } from '~/services/db/review-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { cvVersionOf, MOST_COMMENTS, type Section } from './model.ts';
import { ownCase } from './own-case.server.ts';

interface SaveComment {
  services: Pick<Services, 'db'>;
  reviewerId: string;
  bookId: string;
  /** Of the one that is changed. */
  id?: string | undefined;
  /** For a new one: of the press that asks for it. */
  newCommentId?: string | undefined;
  section: Section;
  text: string;
  /** Where on which page it points. */
  spot: { page: number; box: PageBox | null } | null;
  /** On which CV; on another one that took its place there is no such spot. */
  seenCv?: string | undefined;
}

/** Adds a comment to a section of the CV, or changes one. @throws AppError not_found, review_closed, review_too_many_comments */
export async function saveComment({
  services,
  reviewerId,
  bookId,
  id,
  newCommentId = newId(),
  spot,
  seenCv,
  ...said
}: SaveComment) {
  await services.db.transaction(async (tx) => {
    const { review } = await ownCase(tx, { reviewerId, bookId });
    const isThere = seenCv === undefined || seenCv === cvVersionOf(review.fileKey);
    const { page, box } = (isThere && spot) || { page: null, box: null };
    const values = { ...said, page, box, updatedAt: new Date() };
    if (id) {
      const changed = await tx
        .update(reviewComment)
        .set(values)
        .where(and(eq(reviewComment.id, id), eq(reviewComment.orderId, bookId)))
        .returning({ id: reviewComment.id });
      if (changed.length === 0) throw new AppError('not_found');
      return;
    }
    // A form that was sent twice.
    const same = and(eq(reviewComment.id, newCommentId), eq(reviewComment.orderId, bookId));
    if ((await tx.$count(reviewComment, same)) > 0) return;
    const [kept] = await tx
      .select({ count: count() })
      .from(reviewComment)
      .where(eq(reviewComment.orderId, bookId));
    if ((kept?.count ?? 0) >= MOST_COMMENTS) throw new AppError('review_too_many_comments');
    await tx
      .insert(reviewComment)
      .values({ id: newCommentId, orderId: bookId, userId: review.userId, ...values });
  });
}
