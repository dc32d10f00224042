import { and, eq, inArray } from 'drizzle-orm';
import { feedback, feedbackLater } from '~/services/db/feedback-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { dueFeedback, feedbackTypes, type FeedbackType } from './model.ts';

interface FeedbackDue {
  services: Pick<Services, 'db'>;
  userId: string;
  /** In the order in which they are shown. */
  types?: readonly FeedbackType[];
  now?: Date;
}

/** The feedback that is due from this person: the first of the types, or none. */
export async function feedbackDue({
  services: { db },
  userId,
  types = feedbackTypes,
  now = new Date(),
}: FeedbackDue): Promise<FeedbackType | null> {
  const given = await db
    .selectDistinct({ type: feedback.type })
    .from(feedback)
    .where(and(eq(feedback.userId, userId), inArray(feedback.type, [...types])));
  const put = await db.select().from(feedbackLater).where(eq(feedbackLater.userId, userId));
  const past = {
    given: given.map(({ type }) => type),
    laterAt: Object.fromEntries(put.map(({ type, laterAt }) => [type, laterAt])),
  };
  return dueFeedback(types, past, now);
}
