import { eq } from 'drizzle-orm';
import { lockCalendars, refreshNextFree } from '~/features/scheduling/public.server.ts';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { saveMentors } from './save-mentors.server.ts';

interface RelistMentor {
  /** The transaction that suspends the account, lifts that, or deletes it. */
  tx: DbOrTx;
  userId: string;
  /** Hides them for good: only an operator shows them again. */
  hide?: boolean;
  now?: Date;
}

/** Takes the mentor whose account this is out of the list and out of sale, or puts them back, as their account is by now. */
export async function relistMentor({
  tx,
  userId,
  hide = false,
  now = new Date(),
}: RelistMentor): Promise<void> {
  const [account] = await tx.select().from(mentorAccount).where(eq(mentorAccount.userId, userId));
  if (!account) return;
  const { mentorId } = account;
  // Who looks for free times locks the calendar before the list.
  await lockCalendars(tx, [mentorId]);
  const [row] = await tx.select().from(mentor).where(eq(mentor.id, mentorId)).for('no key update');
  if (!row) return;
  const { ratingCount: _, ratingSum: __, createdAt: ___, updatedAt: ____, ...described } = row;
  const hidden = hide ? { active: false, bookable: false } : {};
  await saveMentors({ tx, mentors: [{ ...described, ...hidden }] });
  await refreshNextFree(tx, mentorId, now);
}
