import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import { mentorTime } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { overlaps, rangeText } from '~/services/db/time-range.ts';
import { AppError } from '~/services/error.ts';
import { isFree } from './free-slots.ts';
import { loadCalendar } from './load-calendar.server.ts';
import { HOLD_MS, MINUTE_MS, type TimeRange } from './model.ts';
import { refreshNextFree } from './refresh-next-free.server.ts';

interface WantedTime {
  /** Has locked the order, and the voucher where there is one: calendars come last, so that no deadlock can occur. */
  tx: DbOrTx;
  mentorId: string;
  orderId: string;
  startAt: Date;
  /** How long the session lasts. */
  minutes: number;
  now: Date;
  /** The mentor themselves named it: their hours and notice do not count, only what else they have to do. */
  byMentor?: boolean;
}

/** Holds a mentor's time for an order that is being paid. @returns until when @throws AppError time_taken */
export async function holdTime(wanted: WantedTime): Promise<Date> {
  const heldUntil = new Date(wanted.now.getTime() + HOLD_MS);
  if (!(await takeTime(wanted, heldUntil))) throw new AppError('time_taken');
  return heldUntil;
}

/** Takes a mentor's time for a session that stands, in place of what it had before. @throws AppError time_taken */
export async function bookTime(wanted: WantedTime): Promise<void> {
  if (!(await takeTime(wanted, null))) throw new AppError('time_taken');
}

/**
 * The order of a held time is paid. A hold that still runs is the session's; one that lapsed is taken again if the time is
 * still free by the mentor's rules.
 * @returns whether the session has its time
 */
export async function confirmTime(wanted: WantedTime): Promise<boolean> {
  const { tx, orderId, mentorId, startAt, now } = wanted;
  if (startAt <= now) return false;
  const calendar = await loadCalendar({ db: tx, mentorId, now, lock: true });
  const [held] = await tx.select().from(mentorTime).where(eq(mentorTime.orderId, orderId));
  if (calendar && held?.mentorId === mentorId && held.heldUntil && held.heldUntil > now) {
    await tx.update(mentorTime).set({ heldUntil: null }).where(eq(mentorTime.orderId, orderId));
    return true;
  }
  if (await takeTime(wanted, null)) return true;
  await releaseTime(tx, orderId, now);
  return false;
}

/** Gives the time of an order that came to nothing, or of a session that was called off, back to the mentor. */
export async function releaseTime(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  const [gone] = await tx
    .delete(mentorTime)
    .where(eq(mentorTime.orderId, orderId))
    .returning({ mentorId: mentorTime.mentorId });
  if (gone) await refreshNextFree(tx, gone.mentorId, now);
}

async function takeTime(wanted: WantedTime, heldUntil: Date | null): Promise<boolean> {
  const { tx, mentorId, orderId, startAt, minutes, now } = wanted;
  const start = startAt.getTime();
  const range = { from: start, to: start + minutes * MINUTE_MS };
  // A request that is too late need not wait for the others.
  if (await isTaken(wanted, range)) return false;
  const calendar = await loadCalendar({ db: tx, mentorId, now, lock: true, without: orderId });
  if (!calendar) return false;
  const isOpen = wanted.byMentor
    ? !(await isTaken(wanted, range))
    : isFree({ ...calendar, minutes, now: now.getTime(), start });
  if (!isOpen) return false;
  // Holds that lapsed make room; a later payment of one of them chooses anew.
  await tx
    .delete(mentorTime)
    .where(
      and(
        eq(mentorTime.mentorId, mentorId),
        lte(mentorTime.heldUntil, now),
        overlaps(mentorTime.during, range),
      ),
    );
  const taken = { mentorId, during: rangeText(range), heldUntil };
  await tx
    .insert(mentorTime)
    .values({ orderId, ...taken, createdAt: now })
    .onConflictDoUpdate({ target: mentorTime.orderId, set: taken });
  await refreshNextFree(tx, mentorId, now);
  return true;
}

async function isTaken({ tx, mentorId, orderId, now }: WantedTime, range: TimeRange): Promise<boolean> {
  const [taken] = await tx
    .select({ orderId: mentorTime.orderId })
    .from(mentorTime)
    .where(
      and(
        eq(mentorTime.mentorId, mentorId),
        overlaps(mentorTime.during, range),
        ne(mentorTime.orderId, orderId),
        or(isNull(mentorTime.heldUntil), gt(mentorTime.heldUntil, now)),
      ),
    )
    .limit(1);
  return taken !== undefined;
}
