import { inArray, sql } from 'drizzle-orm';
import reviews from '~/content/mentor-reviews.json' with { type: 'json' };
import samples from '~/content/mentors.json' with { type: 'json' };
import { mentor, mentorReview } from '~/services/db/mentoring-schema.ts';
import type { DemoSeed } from '~/services/demo-seed.ts';
import type { Services } from '~/services/services.server.ts';
import { seedCalendars, seedMentorAccount } from './seed-calendars.server.ts';
import { saveMentors } from './save-mentors.server.ts';
import { mentorRow } from './schema.ts';

/** Puts the demo's mentors, and what was said about them, into the database that are not there yet; what was changed there stays. */
export async function seedMentors({ db }: Pick<Services, 'db'>): Promise<void> {
  const known = await db
    .select({ id: mentor.id })
    .from(mentor)
    .where(inArray(mentor.id, idsOf(samples)));
  const missing = samples.filter(({ id }) => !idsOf(known).includes(id)).map((row) => mentorRow.parse(row));
  if (missing.length === 0) return;
  const ratings = reviews
    .map((review, index) => ({
      ...review,
      orderId: `sample:${index}`,
      userId: 'sample',
      createdAt: new Date(review.createdAt),
    }))
    .filter(({ mentorId }) => idsOf(missing).includes(mentorId));
  await db.transaction(async (tx) => {
    await saveMentors({ tx, mentors: missing });
    await tx.insert(mentorReview).values(ratings).onConflictDoNothing();
    await tx.execute(sql`
      UPDATE ${mentor} SET rating_count = total.count, rating_sum = total.sum
      FROM (SELECT mentor_id, count(*) AS count, sum(rating) AS sum FROM ${mentorReview} GROUP BY mentor_id) AS total
      WHERE ${mentor.id} = total.mentor_id AND ${inArray(mentor.id, idsOf(missing))}`);
  });
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

export const mentorsSeed: DemoSeed = {
  async seed(services) {
    await seedMentors(services);
    await seedCalendars(services);
  },
  seedAccount: seedMentorAccount,
};
