import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { reviewCase, reviewComment } from '~/services/db/review-schema.ts';

/** A person's reviews for the export of their data. What a reviewer is still drafting is not theirs yet. */
export async function collectCvReviews(db: DbOrTx, userId: string) {
  const cases = await db.select().from(reviewCase).where(eq(reviewCase.userId, userId));
  const comments = await db
    .select({
      id: reviewComment.id,
      orderId: reviewComment.orderId,
      section: reviewComment.section,
      page: reviewComment.page,
      text: reviewComment.text,
      createdAt: reviewComment.createdAt,
    })
    .from(reviewComment)
    .innerJoin(reviewCase, eq(reviewCase.orderId, reviewComment.orderId))
    .where(and(eq(reviewComment.userId, userId), isNotNull(reviewCase.deliveredAt)))
    .orderBy(asc(reviewComment.createdAt));
  return {
    review_case: cases.map(
      ({ orderId, cvName, summary, question, answer, deliveredAt, lateAt, guaranteeAmount, createdAt }) => ({
        orderId,
        cvName,
        summary: deliveredAt ? summary : undefined,
        question,
        answer,
        deliveredAt,
        lateAt,
        guaranteeAmount,
        createdAt,
      }),
    ),
    review_comment: comments,
  };
}
