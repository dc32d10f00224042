import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { feedback, feedbackLater } from '~/services/db/feedback-schema.ts';

/** What a person said, for the export of their data. It goes with their account. */
export async function collectFeedback(db: DbOrTx, userId: string) {
  return {
    feedback: await db.select().from(feedback).where(eq(feedback.userId, userId)),
    feedback_later: await db.select().from(feedbackLater).where(eq(feedbackLater.userId, userId)),
  };
}
