import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorReview, sessionCase } from '~/services/db/mentoring-schema.ts';

/**
 * Takes name and words out of what a person said about mentors, and the mentors' answers, which speak to them, in the transaction that
 * deletes their account. The stars stay.
 */
export async function forgetReviewer(tx: DbOrTx, userId: string): Promise<void> {
  await tx
    .update(mentorReview)
    .set({
      userId: sql`'deleted:' || ${mentorReview.orderId}`,
      customerName: '',
      review: '',
      reply: null,
      repliedAt: null,
      report: null,
    })
    .where(eq(mentorReview.userId, userId));
  await tx
    .update(sessionCase)
    .set({ userId: sql`'deleted:' || ${sessionCase.orderId}`, words: '' })
    .where(eq(sessionCase.userId, userId));
}
