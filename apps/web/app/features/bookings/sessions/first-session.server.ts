import { and, eq, ne, sql } from 'drizzle-orm';
import { GUARANTEE_DAYS } from '~/content/session-rules.ts';
import { endOfDay } from '~/features/scheduling/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { sessionCase } from '~/services/db/mentoring-schema.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';
import type { Order, Session } from './lock-session.server.ts';
import { endOf } from './model.ts';

/**
 * Until when a customer can claim the guarantee of their first session (terms, "Sesi percobaan"): it was held, money was paid for
 * it, no other one of theirs was held before, and they never claimed it. null where they cannot.
 */
export async function guaranteeUntil(
  db: DbOrTx,
  order: Pick<Order, 'total' | 'status'>,
  session: Session,
  now: Date,
): Promise<Date | null> {
  const { id, userId, startAt, hours, outcome, outcomeAt, revokedAt } = session;
  const endedAt = startAt ? endOf({ startAt, hours }) : outcomeAt;
  const isHeld = outcome === 'held' || (outcome === null && startAt !== null);
  const isPaid =
    order.total > 0 && revokedAt === null && ['paid', 'in_progress', 'done'].includes(order.status);
  if (!isHeld || !isPaid || !endedAt || endedAt > now) return null;
  const until = new Date(endOfDay(endedAt.getTime(), HOME_ZONE, GUARANTEE_DAYS + 1));
  if (now >= until) return null;
  const at = (startAt ?? endedAt).toISOString();
  const [earlier, claimed] = await Promise.all([
    db.$count(
      mentoringSession,
      and(
        eq(mentoringSession.userId, userId),
        ne(mentoringSession.id, id),
        eq(mentoringSession.outcome, 'held'),
        sql`coalesce(${mentoringSession.startAt}, ${mentoringSession.outcomeAt}) < ${at}::timestamptz`,
      ),
    ),
    db.$count(sessionCase, and(eq(sessionCase.userId, userId), eq(sessionCase.kind, 'first_session'))),
  ]);
  return earlier + claimed === 0 ? until : null;
}
