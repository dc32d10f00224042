import { and, asc, eq, gt, inArray, isNull, ne, not, or } from 'drizzle-orm';
import { mentorBusy, mentorCalendar, mentorTime } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { isSuspendedMentor } from '~/services/db/listed-mentors.server.ts';
import { endsOf, overlaps } from '~/services/db/time-range.ts';
import { MINUTE_MS, type Availability, type TimeRange } from './model.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;
/** Sessions of a week around count towards the most of a week. */
const AROUND_MS = 8 * DAY_MS;

export interface MentorCalendar {
  availability: Availability;
  sessions: TimeRange[];
  busy: TimeRange[];
}

interface LoadCalendar {
  db: DbOrTx;
  mentorId: string;
  now: Date;
  /** Makes everybody else who takes time of this mentor wait until the transaction ends. Orders and vouchers are locked before. */
  lock?: boolean;
  /** The order whose own time counts as free. */
  without?: string;
}

/** When a mentor can be booked and what of it is taken; null for one without a calendar, or whose account is suspended. */
export async function loadCalendar({
  db,
  mentorId,
  now,
  lock = false,
  without,
}: LoadCalendar): Promise<MentorCalendar | null> {
  const wanted = db
    .select()
    .from(mentorCalendar)
    .where(and(eq(mentorCalendar.mentorId, mentorId), not(isSuspendedMentor(db, mentorCalendar.mentorId))));
  const [row] = await (lock ? wanted.for('update') : wanted);
  if (!row) return null;
  const range = {
    from: now.getTime() - AROUND_MS,
    to: now.getTime() + row.horizonDays * DAY_MS + AROUND_MS,
  };
  const sessions = await db
    .select(endsOf(mentorTime.during))
    .from(mentorTime)
    .where(
      and(
        eq(mentorTime.mentorId, mentorId),
        overlaps(mentorTime.during, range),
        or(isNull(mentorTime.heldUntil), gt(mentorTime.heldUntil, now)),
        without === undefined ? undefined : ne(mentorTime.orderId, without),
      ),
    );
  const busy = await db
    .select(endsOf(mentorBusy.during))
    .from(mentorBusy)
    .where(and(eq(mentorBusy.mentorId, mentorId), overlaps(mentorBusy.during, range)));
  return { availability: availabilityOf(row), sessions, busy };
}

/** Locks the calendars of mentors between whom something moves, in one order, so that nobody waits in a circle. */
export async function lockCalendars(tx: DbOrTx, mentorIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: mentorCalendar.mentorId })
    .from(mentorCalendar)
    .where(inArray(mentorCalendar.mentorId, [...mentorIds]))
    .orderBy(asc(mentorCalendar.mentorId))
    .for('update');
}

function availabilityOf(row: typeof mentorCalendar.$inferSelect): Availability {
  const { timeZone, weekly, exceptions, bufferBefore, bufferAfter, leastNotice, horizonDays } = row;
  const { mostPerDay, mostPerWeek } = row;
  return {
    timeZone,
    weekly,
    exceptions,
    bufferBefore,
    bufferAfter,
    leastNotice,
    horizonDays,
    mostPerDay,
    mostPerWeek,
  };
}
