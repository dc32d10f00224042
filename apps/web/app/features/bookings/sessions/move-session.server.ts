import { eq } from 'drizzle-orm';
import { MOST_DAYS_AHEAD } from '~/features/scheduling/public.ts';
import { bookTime, loadCalendar } from '~/features/scheduling/public.server.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { sessionEndsBy } from '~/features/checkout/public.ts';
import { isRunning, lockSession, type SessionFacts } from './lock-session.server.ts';
import { canMove } from './model.ts';
import { meetingUrlOf, notifySession, type NotifyServices } from './notify-session.server.ts';

const DAY_MS = 86_400_000;

export type MoveServices = NotifyServices & Pick<Services, 'db' | 'events'>;

interface MoveSession {
  services: MoveServices;
  userId: string;
  bookId: string;
  startAt: Date;
  /** The zone in which the customer chose it. */
  timeZone: string;
  now?: Date;
}

/**
 * A customer moves their session to another free time of the mentor, or gives it its first one.
 * @throws AppError not_found, session_over, too_late_to_change, time_taken
 */
export async function moveSession({
  services,
  userId,
  bookId,
  startAt,
  timeZone,
  now = new Date(),
}: MoveSession): Promise<void> {
  await services.db.transaction(async (tx) => {
    const facts = await lockSession(tx, { bookId, userId });
    const { session } = facts;
    if (!isRunning(facts)) throw new AppError('session_over');
    if (!canMove(session, now)) throw new AppError('too_late_to_change');
    const moves = session.moves + (session.startAt === null ? 0 : 1);
    await takeOtherTime(services, tx, { facts, startAt, timeZone, moves, now });
  });
}

interface ProposeTime {
  services: MoveServices;
  mentorId: string;
  sessionId: string;
  startAt: Date;
  now?: Date;
}

/**
 * A mentor proposes another time; the old one holds until the customer says yes.
 * @throws AppError not_found, session_over, time_out_of_reach, time_taken
 */
export async function proposeTime({ services, mentorId, sessionId, startAt, now = new Date() }: ProposeTime) {
  await services.db.transaction(async (tx) => {
    const facts = await lockSession(tx, { sessionId, mentorId });
    if (!isRunning(facts)) throw new AppError('session_over');
    // A form that was sent twice.
    if (facts.session.proposedStartAt?.getTime() === startAt.getTime()) return;
    requireWithinReach(startAt, now);
    if (!(await loadCalendar({ db: tx, mentorId, now }))) throw new AppError('time_taken');
    await tx
      .update(mentoringSession)
      .set({ proposedStartAt: startAt, updatedAt: now })
      .where(eq(mentoringSession.id, sessionId));
    await notifySession(services, tx, { facts, kind: 'proposed', to: ['customer'], startAt, now });
    await changed(services, tx, facts);
  });
}

interface AnswerProposal {
  services: MoveServices;
  userId: string;
  bookId: string;
  /** The time that the customer answers about: the mentor may have proposed another one since. */
  proposed: Date;
  accepts: boolean;
  now?: Date;
}

/**
 * The customer takes the time that the mentor proposed, which does not count as a move of theirs, or does not.
 * @throws AppError not_found, session_over, conflict (it is not proposed any more), time_taken
 */
export async function answerProposal({
  services,
  userId,
  bookId,
  proposed,
  accepts,
  now = new Date(),
}: AnswerProposal): Promise<void> {
  await services.db.transaction(async (tx) => {
    const facts = await lockSession(tx, { bookId, userId });
    const { session } = facts;
    if (!isRunning(facts)) throw new AppError('session_over');
    const startAt = session.proposedStartAt;
    if (startAt?.getTime() !== proposed.getTime()) throw new AppError('conflict');
    if (accepts) {
      const { timeZone, moves } = session;
      if (startAt <= now) throw new AppError('time_taken');
      // It is the mentor's own time: nothing is left for them to confirm.
      const acceptedAt = now;
      return takeOtherTime(services, tx, {
        facts,
        startAt,
        timeZone,
        moves,
        byMentor: true,
        acceptedAt,
        now,
      });
    }
    await tx
      .update(mentoringSession)
      .set({ proposedStartAt: null, updatedAt: now })
      .where(eq(mentoringSession.id, session.id));
    await notifySession(services, tx, { facts, kind: 'declined', to: ['mentor'], now });
    await changed(services, tx, facts);
  });
}

interface AcceptSession {
  services: MoveServices;
  mentorId: string;
  sessionId: string;
  /** The time that the mentor saw: the customer may have moved it since. */
  startAt: Date;
  now?: Date;
}

/** A mentor says that they saw the session and will be there. @throws AppError not_found, session_over, conflict (it was moved) */
export async function acceptSession({
  services,
  mentorId,
  sessionId,
  startAt,
  now = new Date(),
}: AcceptSession) {
  await services.db.transaction(async (tx) => {
    const facts = await lockSession(tx, { sessionId, mentorId });
    if (!isRunning(facts) || !facts.session.startAt) throw new AppError('session_over');
    if (facts.session.startAt.getTime() !== startAt.getTime()) throw new AppError('conflict');
    if (facts.session.acceptedAt) return;
    await tx
      .update(mentoringSession)
      .set({ acceptedAt: now, updatedAt: now })
      .where(eq(mentoringSession.id, sessionId));
    await notifySession(services, tx, { facts, kind: 'accepted', to: ['customer'], now });
    await changed(services, tx, facts);
  });
}

interface OperatorMove {
  services: MoveServices;
  sessionId: string;
  startAt: Date;
  /** What else is written with it, such as the audit. */
  alongside: (tx: DbOrTx, before: Date | null) => Promise<void>;
  now?: Date;
}

/**
 * An operator moves a session for both: the mentor's hours and the customer's two moves do not count, only what else the mentor has
 * to do. Both get the new invitation.
 * @throws AppError not_found, session_over, no_calendar, time_out_of_reach, time_taken
 */
export async function moveForBoth({
  services,
  sessionId,
  startAt,
  alongside,
  now = new Date(),
}: OperatorMove) {
  await services.db.transaction(async (tx) => {
    const facts = await lockSession(tx, { sessionId });
    const { session, mentor } = facts;
    if (!isRunning(facts)) throw new AppError('session_over');
    requireWithinReach(startAt, now);
    if (!(await loadCalendar({ db: tx, mentorId: mentor.id, now }))) throw new AppError('no_calendar');
    await alongside(tx, session.startAt);
    const { timeZone, moves } = session;
    await takeOtherTime(services, tx, { facts, startAt, timeZone, moves, byMentor: true, now });
  });
}

/** Who is not bound to the mentor's hours is bound to what a calendar may reach at most. */
function requireWithinReach(startAt: Date, now: Date): void {
  const days = (startAt.getTime() - now.getTime()) / DAY_MS;
  if (days <= 0 || days > MOST_DAYS_AHEAD) throw new AppError('time_out_of_reach');
}

interface WriteToBoth {
  services: NotifyServices;
  /** The transaction that also writes the audit. */
  tx: DbOrTx;
  which: { sessionId: string } | { orderId: string };
  kind: 'message' | 'extended';
  words: string;
  now?: Date;
}

/** An operator writes to customer and mentor about their session. @returns its order's id @throws AppError not_found */
export async function writeToBoth({
  services,
  tx,
  which,
  kind,
  words,
  now = new Date(),
}: WriteToBoth): Promise<string> {
  const facts = await lockSession(tx, which);
  await notifySession(services, tx, { facts, kind, to: ['customer', 'mentor'], words, now });
  return facts.order.id;
}

interface OtherTime {
  facts: SessionFacts;
  startAt: Date;
  timeZone: string | null;
  moves: number;
  byMentor?: boolean;
  acceptedAt?: Date | null;
  now: Date;
}

async function takeOtherTime(
  services: MoveServices,
  tx: DbOrTx,
  { facts, startAt, timeZone, moves, byMentor = false, acceptedAt = null, now }: OtherTime,
): Promise<void> {
  const { order, session, mentor } = facts;
  const minutes = session.hours * 60;
  await bookTime({ tx, orderId: order.id, mentorId: mentor.id, startAt, minutes, byMentor, now });
  const [moved] = await tx
    .update(mentoringSession)
    .set({
      startAt,
      timeZone,
      moves,
      sequence: session.sequence + 1,
      meetingUrl: session.meetingUrl ?? meetingUrlOf(services, facts),
      expiresAt: sessionEndsBy(startAt, now),
      timeLostAt: null,
      acceptedAt,
      proposedStartAt: null,
      remindedDayAt: null,
      remindedHourAt: null,
      askedAt: null,
      updatedAt: now,
    })
    .where(eq(mentoringSession.id, session.id))
    .returning();
  if (!moved) throw new AppError('not_found');
  const news = { facts: { ...facts, session: moved }, to: ['customer', 'mentor'], now } as const;
  await notifySession(services, tx, { ...news, kind: 'moved', method: 'REQUEST' });
  await changed(services, tx, facts);
}

/** Tells the customer's open pages. */
export async function changed(
  { events }: Pick<Services, 'events'>,
  tx: DbOrTx,
  { order }: Pick<SessionFacts, 'order'>,
): Promise<void> {
  await events.publish(tx, { userId: order.userId, type: 'order.changed', id: order.id });
}
