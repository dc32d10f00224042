import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { mentorCalendar } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { isRunning, lockSession, type SessionFacts } from './lock-session.server.ts';
import { changed } from './move-session.server.ts';
import { meetingUrlOf, notifySession, type NotifyServices } from './notify-session.server.ts';

interface ComingInRoom {
  mentorId: string;
  /** The room that the mentor names now. */
  ownRoom: string | null;
  now: Date;
}

/**
 * A mentor's sessions to come that would be met in another room: those of the room that they named before, and those without one.
 * Locked one after another in the order of their ids, and before the calendar, as everywhere.
 */
export async function lockForRoom(
  tx: DbOrTx,
  { mentorId, ownRoom, now }: ComingInRoom,
): Promise<SessionFacts[]> {
  const [calendar] = await tx.select().from(mentorCalendar).where(eq(mentorCalendar.mentorId, mentorId));
  const former = calendar?.meetingUrl ?? null;
  const { meetingUrl } = mentoringSession;
  const coming = await tx
    .select({ sessionId: mentoringSession.id })
    .from(mentoringSession)
    .where(
      and(
        eq(mentoringSession.mentorId, mentorId),
        gt(mentoringSession.startAt, now),
        isNull(mentoringSession.outcome),
        isNull(mentoringSession.revokedAt),
        former === null || former === ownRoom
          ? isNull(meetingUrl)
          : or(isNull(meetingUrl), eq(meetingUrl, former)),
      ),
    )
    .orderBy(mentoringSession.orderId);
  const locked: SessionFacts[] = [];
  for (const { sessionId } of coming) {
    const facts = await lockSession(tx, { sessionId });
    if (isRunning(facts)) locked.push(facts);
  }
  return locked;
}

interface ChangeRoom {
  services: NotifyServices & Pick<Services, 'events'>;
  tx: DbOrTx;
  facts: SessionFacts;
  now: Date;
}

/** Gives a session the room that its facts name; who was invited already gets the invitation anew, which calendars take in. */
export async function changeRoom({ services, tx, facts, now }: ChangeRoom): Promise<void> {
  const { session } = facts;
  const meetingUrl = meetingUrlOf(services, facts);
  if (meetingUrl === session.meetingUrl) return;
  const isInvited = session.announcedAt !== null;
  const sequence = isInvited ? session.sequence + 1 : session.sequence;
  await tx
    .update(mentoringSession)
    .set({ meetingUrl, sequence, updatedAt: now })
    .where(eq(mentoringSession.id, session.id));
  if (isInvited)
    await notifySession(services, tx, {
      facts: { ...facts, session: { ...session, meetingUrl, sequence } },
      kind: 'room',
      to: ['customer', 'mentor'],
      method: 'REQUEST',
      now,
    });
  await changed(services, tx, facts);
}
