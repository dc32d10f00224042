import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorReview } from '~/services/db/mentoring-schema.ts';

/** What a person said about mentors, for the export of their data. */
export async function collectReviews(db: DbOrTx, userId: string) {
  return { mentor_review: await db.select().from(mentorReview).where(eq(mentorReview.userId, userId)) };
}
