import { eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import { mentor, mentorReview, sessionCase } from '~/services/db/mentoring-schema.ts';

/** What a person said about mentors and sessions, and which mentor they are, for the export of their data. */
export async function collectReviews(db: DbOrTx, userId: string) {
  const desks = await db.select().from(mentorAccount).where(eq(mentorAccount.userId, userId));
  const mentorIds = desks.map(({ mentorId }) => mentorId);
  const said = await db.select().from(mentorReview).where(eq(mentorReview.userId, userId));
  return {
    // What their mentor wrote to operators is the mentor's.
    mentor_review: said.map(({ report: _, reportedAt: __, ...row }) => row),
    session_case: await db.select().from(sessionCase).where(eq(sessionCase.userId, userId)),
    mentor_account: desks.map((row) => ({ ...row, draftPhotoKey: undefined })),
    mentor: await db.select().from(mentor).where(inArray(mentor.id, mentorIds)),
  };
}
