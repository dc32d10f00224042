import { and, eq } from 'drizzle-orm';
import { lockOrder } from '~/features/checkout/public.server.ts';
import { mentorAccount, mentorCalendar } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';

export type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
export type Session = typeof mentoringSession.$inferSelect;

/** A session with everything that its mails and rules need. */
export interface SessionFacts {
  order: Order;
  session: Session;
  mentor: typeof mentor.$inferSelect;
  mentorZone: string;
  /** The mentor's own room, where they named one. */
  ownRoom: string | null;
  /** Whether the mentor signs in; the others have a signed link. */
  hasAccount: boolean;
}

type Which =
  | { bookId: string; userId: string }
  | { sessionId: string; mentorId?: string }
  /** For operators, whose own it need not be. */
  | { orderId: string };

/**
 * A session for this transaction: its order is locked first, as everywhere, so that a payment, a refund, a move and a
 * cancellation come one after another.
 * @throws AppError not_found, also for another's
 */
export async function lockSession(tx: DbOrTx, which: Which): Promise<SessionFacts> {
  const [seen] = await tx.select().from(mentoringSession).where(thatOne(which));
  const order = seen && (await lockOrder(tx, seen.orderId));
  // Read again: the one before may have changed it. The payment of a change of mentor locks an order of its own, and then this row.
  const [session] = await tx.select().from(mentoringSession).where(thatOne(which)).for('update');
  if (!order || !session) throw new AppError('not_found');
  return factsOf(tx, order, session);
}

export async function factsOf(tx: DbOrTx, order: Order, session: Session): Promise<SessionFacts> {
  const [row] = await tx
    .select({ mentor, calendar: mentorCalendar, account: mentorAccount })
    .from(mentor)
    .leftJoin(mentorCalendar, eq(mentorCalendar.mentorId, mentor.id))
    .leftJoin(mentorAccount, eq(mentorAccount.mentorId, mentor.id))
    .where(eq(mentor.id, session.mentorId));
  if (!row) throw new AppError('not_found');
  return {
    order,
    session,
    mentor: row.mentor,
    mentorZone: row.calendar?.timeZone ?? HOME_ZONE,
    ownRoom: row.calendar?.meetingUrl ?? null,
    hasAccount: typeof row.account?.userId === 'string',
  };
}

/** Paid, and nothing became of it yet. */
export function isRunning({ order, session }: Pick<SessionFacts, 'order' | 'session'>): boolean {
  return (
    session.outcome === null && session.revokedAt === null && ['paid', 'in_progress'].includes(order.status)
  );
}

function thatOne(which: Which) {
  if ('bookId' in which)
    return and(eq(mentoringSession.orderId, which.bookId), eq(mentoringSession.userId, which.userId));
  if ('orderId' in which) return eq(mentoringSession.orderId, which.orderId);
  return and(
    eq(mentoringSession.id, which.sessionId),
    which.mentorId === undefined ? undefined : eq(mentoringSession.mentorId, which.mentorId),
  );
}
