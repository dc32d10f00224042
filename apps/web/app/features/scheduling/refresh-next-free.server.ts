import { and, asc, eq, gt, lte, not } from 'drizzle-orm';
import { mentorCalendar, mentorTime } from '~/services/db/calendar-schema.ts';
import { isSuspendedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor, mentorSearch } from '~/services/db/mentoring-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { oneByOne } from '~/services/jobs/one-by-one.server.ts';
import type { Services } from '~/services/services.server.ts';
import { freeSlots } from './free-slots.ts';
import { loadCalendar, type MentorCalendar } from './load-calendar.server.ts';
import { MINUTE_MS, SHORTEST_MINUTES } from './model.ts';

const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** A mentor without a free time gets new ones when the horizon moves on. */
const LOOK_AGAIN_MS = 6 * 60 * MINUTE_MS;
const BATCH = 200;

/** Keeps when a mentor is free next, for the list of mentors, in the transaction that changed it. */
export async function refreshNextFree(tx: DbOrTx, mentorId: string, now: Date): Promise<void> {
  const calendar = await loadCalendar({ db: tx, mentorId, now, lock: true });
  if (!calendar) return;
  const nextFreeAt = firstFree(calendar, now);
  const [lapsing] = await tx
    .select({ at: mentorTime.heldUntil })
    .from(mentorTime)
    .where(and(eq(mentorTime.mentorId, mentorId), gt(mentorTime.heldUntil, now)))
    .orderBy(asc(mentorTime.heldUntil))
    .limit(1);
  const passes = nextFreeAt && nextFreeAt.getTime() - calendar.availability.leastNotice * MINUTE_MS + 1;
  const looks = [passes ?? now.getTime() + LOOK_AGAIN_MS, lapsing?.at?.getTime() ?? Infinity];
  await tx
    .update(mentorCalendar)
    .set({ nextFreeAt, refreshAt: new Date(Math.min(...looks)) })
    .where(eq(mentorCalendar.mentorId, mentorId));
  const [shown] = await tx.select({ bookable: mentor.bookable }).from(mentor).where(eq(mentor.id, mentorId));
  // Who takes a break is not free in the list; the calendar goes on for the day when the break ends.
  await tx
    .update(mentorSearch)
    .set({ nextFreeAt: shown?.bookable ? nextFreeAt : null })
    .where(eq(mentorSearch.mentorId, mentorId));
}

/** Job: looks again at mentors whose next free time passed, or whose holds lapsed. @returns how many */
export async function refreshFreeTimes(
  { db, log }: Pick<Services, 'db' | 'log'>,
  now = new Date(),
): Promise<number> {
  const due = await db
    .select({ id: mentorCalendar.mentorId })
    .from(mentorCalendar)
    .where(and(lte(mentorCalendar.refreshAt, now), not(isSuspendedMentor(db, mentorCalendar.mentorId))))
    .orderBy(asc(mentorCalendar.refreshAt))
    .limit(BATCH);
  const run = ({ id }: { id: string }) => db.transaction((tx) => refreshNextFree(tx, id, now));
  await oneByOne({ log, items: due, run });
  return due.length;
}

/** Week by week: most mentors are free within the first. */
function firstFree(calendar: MentorCalendar, now: Date): Date | null {
  const end = now.getTime() + (calendar.availability.horizonDays + 1) * (WEEK_MS / 7);
  for (let from = now.getTime(); from < end; from += WEEK_MS) {
    const within = { from, to: Math.min(from + WEEK_MS, end) };
    const [first] = freeSlots({ ...calendar, minutes: SHORTEST_MINUTES, now: now.getTime(), within });
    if (first !== undefined) return new Date(first);
  }
  return null;
}
