import { and, eq, gt, isNotNull, isNull, lte, not, notExists, sql, type SQL } from 'drizzle-orm';
import { SETTLE_HOURS } from '~/content/session-rules.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { isSuspendedMentor } from '~/services/db/listed-mentors.server.ts';
import { sessionCase } from '~/services/db/mentoring-schema.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { oneByOne } from '~/services/jobs/one-by-one.server.ts';
import type { MailProps } from '~/services/mail/message.ts';
import type { Services } from '~/services/services.server.ts';
import { isRunning, lockSession } from './lock-session.server.ts';
import { changed, type MoveServices } from './move-session.server.ts';
import { notifySession } from './notify-session.server.ts';
import { settleSession } from './settle-session.server.ts';

const HOUR_MS = 3_600_000;
const BATCH = 200;
/** Who books for today needs no reminder of tomorrow. */
const DAY_FROM_HOURS = 12;

const endsAt = sql`${mentoringSession.startAt} + ${mentoringSession.hours} * interval '1 hour'`;
/** As text: within an expression of SQL a driver does not know that it is a moment. */
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

type KeepUpServices = MoveServices & Pick<Services, 'log'>;

type Mark = 'remindedDayAt' | 'remindedHourAt' | 'askedAt';

interface Round {
  mark: Mark;
  /** What the mark becomes. */
  marked: Partial<typeof mentoringSession.$inferInsert>;
  kind: MailProps<'session-news'>['kind'];
  due: SQL | undefined;
}

/**
 * Job: reminds both sides a day and an hour before a session, asks them afterwards what became of it, and settles as held what
 * nobody said anything about. Each mail is noted on the session's row in the transaction that asks for it. @returns how many
 */
export async function keepUpSessions(services: KeepUpServices, now = new Date()): Promise<number> {
  const { startAt } = mentoringSession;
  const within = (from: number, to: number) =>
    and(
      gt(startAt, new Date(now.getTime() + from * HOUR_MS)),
      lte(startAt, new Date(now.getTime() + to * HOUR_MS)),
    );
  const rounds: Round[] = [
    { mark: 'remindedDayAt', marked: { remindedDayAt: now }, kind: 'day', due: within(DAY_FROM_HOURS, 24) },
    { mark: 'remindedHourAt', marked: { remindedHourAt: now }, kind: 'hour', due: within(0, 1) },
    {
      mark: 'askedAt',
      marked: { askedAt: now },
      kind: 'ask',
      due: and(sql`${endsAt} <= ${moment(now)}`, unreported(services.db)),
    },
  ];
  let done = 0;
  for (const round of rounds) done += await notifyDue(services, round, now);
  return done + (await settleSilent(services, now));
}

async function notifyDue(
  services: KeepUpServices,
  { mark, marked, kind, due }: Round,
  now: Date,
): Promise<number> {
  const isDue = and(open(), due, isNull(mentoringSession[mark]));
  const found = await find(services.db, isDue);
  const run = ({ id }: { id: string }) =>
    services.db.transaction(async (tx) => {
      const facts = await lockSession(tx, { sessionId: id });
      if (!isRunning(facts)) return;
      // Once more under the lock: it may have been moved, or another process was faster.
      const [mine] = await tx
        .update(mentoringSession)
        .set(marked)
        .where(and(eq(mentoringSession.id, id), isDue))
        .returning();
      if (mine)
        await notifySession(services, tx, {
          facts: { ...facts, session: mine },
          kind,
          to: ['customer', 'mentor'],
          now,
        });
    });
  await oneByOne({ log: services.log, items: found, run });
  return found.length;
}

async function settleSilent(services: KeepUpServices, now: Date): Promise<number> {
  const last = new Date(now.getTime() - SETTLE_HOURS * HOUR_MS);
  const isDue = and(
    open(),
    sql`${endsAt} <= ${moment(last)}`,
    unreported(services.db),
    // Who could not say anything was not silent: an operator decides.
    not(isSuspendedMentor(services.db, mentoringSession.mentorId)),
  );
  const silent = await find(services.db, isDue);
  const run = ({ id }: { id: string }) =>
    services.db.transaction(async (tx) => {
      const facts = await lockSession(tx, { sessionId: id });
      const stillDue = await tx.$count(mentoringSession, and(eq(mentoringSession.id, id), isDue));
      if (!isRunning(facts) || stillDue === 0) return;
      await settleSession(tx, facts, { outcome: 'held', now });
      await changed(services, tx, facts);
    });
  await oneByOne({ log: services.log, items: silent, run });
  return silent.length;
}

/** Who reported a problem need not be asked, and nothing is settled over it. */
function unreported(db: DbOrTx): SQL {
  return notExists(
    db
      .select({ id: sessionCase.id })
      .from(sessionCase)
      .where(and(eq(sessionCase.sessionId, mentoringSession.id), eq(sessionCase.state, 'open'))),
  );
}

function open(): SQL | undefined {
  return and(
    isNotNull(mentoringSession.startAt),
    isNull(mentoringSession.outcome),
    isNull(mentoringSession.revokedAt),
  );
}

function find(db: DbOrTx, due: SQL | undefined): Promise<{ id: string }[]> {
  return db.select({ id: mentoringSession.id }).from(mentoringSession).where(due).limit(BATCH);
}
