import { and, eq } from 'drizzle-orm';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { detailPath } from '../paths.ts';
import { lockSession, type SessionFacts } from './lock-session.server.ts';
import { canCountAttempt, MOST_ATTEMPTS, NO_SHOW_MINUTES } from './model.ts';
import { changed, type MoveServices } from './move-session.server.ts';
import { notifySession } from './notify-session.server.ts';
import { openSession, type SessionLink } from './open-session.server.ts';
import { hasOpenCase } from './session-case.server.ts';
import { settleSession } from './settle-session.server.ts';

type Report = 'held' | 'missed' | 'no_show';

interface ReportSession {
  services: MoveServices;
  /** The mentor, by their signed link or as whom they signed in. */
  by: { link: SessionLink } | { sessionId: string; mentorId: string };
  /** What the mentor says: it was held, the customer could not be reached just now, or did not come. */
  report: Report;
  now?: Date;
}

const MINUTE_MS = 60_000;
const REPORTABLE = new Set(['paid', 'in_progress', 'expired']);

/**
 * A mentor says what became of a session. The order's row is locked first, as everywhere, so that a refund, the lapse of the
 * seven days and this come one after another. A third try in vain ends a session without a time.
 * @throws AppError not_found, session_over, case_open, attempt_too_soon, too_early
 */
export async function reportSession({ services, by, report, now = new Date() }: ReportSession) {
  await services.db.transaction(async (tx) => {
    if ('link' in by) await openSession({ services, db: tx, link: by.link, now });
    const facts = await lockSession(tx, 'link' in by ? { sessionId: by.link.id } : by);
    const { session, order } = facts;
    // A link may have been handed to another mentor while the lock was waited for.
    if ('link' in by) await openSession({ services, db: tx, link: by.link, now });
    if (session.outcome !== null || session.revokedAt !== null || !REPORTABLE.has(order.status))
      throw new AppError('session_over');
    if (await hasOpenCase(tx, session.id)) throw new AppError('case_open');
    if (report === 'missed') await countAttempt(services, facts, { tx, now });
    else await settleReported(services, facts, { tx, report, now });
    await changed(services, tx, facts);
  });
}

interface Reporting {
  tx: Parameters<typeof lockSession>[0];
  now: Date;
}

async function settleReported(
  services: MoveServices,
  facts: SessionFacts,
  { tx, report, now }: Reporting & { report: 'held' | 'no_show' },
): Promise<void> {
  const { startAt } = facts.session;
  if (report === 'no_show' && startAt === null) throw new AppError('too_early');
  const waited = report === 'no_show' ? NO_SHOW_MINUTES * MINUTE_MS : 0;
  if (startAt && now.getTime() < startAt.getTime() + waited) throw new AppError('too_early');
  await settleSession(tx, facts, { outcome: report, now });
  if (report === 'no_show')
    await notifySession(services, tx, { facts, kind: 'no_show', to: ['customer'], now });
}

async function countAttempt(
  { jobs, baseUrl }: MoveServices,
  facts: SessionFacts,
  { tx, now }: Reporting,
): Promise<void> {
  const { session, order, mentor } = facts;
  // Nobody has to be reached about a time that is agreed on: who does not come then did not come.
  if (session.startAt !== null) throw new AppError('too_early');
  if (!canCountAttempt(session, now)) throw new AppError('attempt_too_soon');
  const attempts = session.contactAttempts + 1;
  await tx
    .update(mentoringSession)
    .set({ contactAttempts: attempts, lastAttemptAt: now, updatedAt: now })
    .where(and(eq(mentoringSession.id, session.id), eq(mentoringSession.userId, session.userId)));
  if (attempts >= MOST_ATTEMPTS) await settleSession(tx, facts, { outcome: 'unreachable', now });
  if (!order.customerEmail) return;
  await jobs.enqueue(tx, 'send-mail', {
    template: 'session-missed',
    to: order.customerEmail,
    props: {
      name: order.customerName,
      mentorName: mentor.name,
      mentorPhone: mentor.phoneNumber,
      attempt: attempts,
      most: MOST_ATTEMPTS,
      url: baseUrl + detailPath(order.id),
    },
  });
}

interface ConfirmHeld {
  services: MoveServices;
  userId: string;
  bookId: string;
  now?: Date;
}

/** A customer says that their session was held. @throws AppError not_found, session_over, case_open, too_early */
export async function confirmHeld({
  services,
  userId,
  bookId,
  now = new Date(),
}: ConfirmHeld): Promise<void> {
  await services.db.transaction(async (tx) => {
    const facts = await lockSession(tx, { bookId, userId });
    const { session, order } = facts;
    if (session.outcome !== null || session.revokedAt !== null || !REPORTABLE.has(order.status))
      throw new AppError('session_over');
    if (await hasOpenCase(tx, session.id)) throw new AppError('case_open');
    if (!session.startAt || now < session.startAt) throw new AppError('too_early');
    await settleSession(tx, facts, { outcome: 'held', now });
    await changed(services, tx, facts);
  });
}
