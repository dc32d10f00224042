import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { apiToken } from '../db/api-schema.ts';
import { mentorAccount, mentorCalendar } from '../db/calendar-schema.ts';
import type { DbOrTx } from '../db/db.server.ts';
import { jobBoard } from '../db/job-application-schema.ts';
import { session, user, verification } from '../db/schema.ts';
import { knownDevice } from '../db/sign-in-schema.ts';
import type { Events } from '../events/events.server.ts';

interface EndAccess {
  /** A transaction. */
  db: DbOrTx;
  events: Pick<Events, 'publish'>;
  userId: string;
  /** The session that may go on. */
  exceptSession?: string | undefined;
  /** The browser that stays known. */
  exceptDevice?: string | undefined;
}

/**
 * Ends every way into an account that was opened before: sessions and their event streams, API tokens, known browsers,
 * links that are under way; calendars get another secret address. Called when somebody proved that the account is theirs (docs/decisions/015).
 */
export async function endAccess({
  db,
  events,
  userId,
  exceptSession,
  exceptDevice,
}: EndAccess): Promise<void> {
  await lockPerson(db, userId);
  await db
    .update(user)
    .set({ updatedAt: sql`clock_timestamp()` })
    .where(eq(user.id, userId));
  const otherSessions = exceptSession ? ne(session.id, exceptSession) : undefined;
  const otherDevices = exceptDevice ? ne(knownDevice.deviceHash, exceptDevice) : undefined;
  await db.delete(session).where(and(eq(session.userId, userId), otherSessions));
  await db.delete(apiToken).where(eq(apiToken.userId, userId));
  await db.delete(knownDevice).where(and(eq(knownDevice.userId, userId), otherDevices));
  await forgetLinks(db, userId);
  await renewFeeds(db, userId);
  await events.publish(db, { userId, type: 'session.ended', id: '' });
}

/**
 * Another one after `endAccess`. Whose second proof was checked meanwhile compares the one from before with the one after, and has no session where
 * they differ.
 */
export async function accessMark(db: DbOrTx, userId: string): Promise<string> {
  const mark = sql<string>`${user.updatedAt}::text`;
  const [found] = await db.select({ mark }).from(user).where(eq(user.id, userId));
  return found?.mark ?? '';
}

/** Two that end the same person's access come one after another: each would wait for the session that the other keeps. */
export async function lockPerson(db: DbOrTx, userId: string): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
}

/** Anyone who read the address of a calendar before has no way in any more; who has none keeps none. */
async function renewFeeds(db: DbOrTx, userId: string): Promise<void> {
  await db
    .update(jobBoard)
    .set({ feedVersion: sql`${jobBoard.feedVersion} + 1` })
    .where(and(eq(jobBoard.userId, userId), gt(jobBoard.feedVersion, 0)));
  const own = db
    .select({ id: mentorAccount.mentorId })
    .from(mentorAccount)
    .where(eq(mentorAccount.userId, userId));
  await db
    .update(mentorCalendar)
    .set({ feedVersion: sql`${mentorCalendar.feedVersion} + 1` })
    .where(and(inArray(mentorCalendar.mentorId, own), gt(mentorCalendar.feedVersion, 0)));
}

/** Links to a new password, and sign-ins that wait for their second step, open nothing any more. */
async function forgetLinks(db: DbOrTx, userId: string): Promise<void> {
  // Of all that Better Auth keeps there, only these hold nothing but the person's id.
  await db.delete(verification).where(eq(verification.value, userId));
}
