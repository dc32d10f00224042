import { and, eq } from 'drizzle-orm';
import { recordSessionHeld } from '~/features/ledger/public.server.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { detailPath } from '../paths.ts';
import { canCountAttempt, MOST_ATTEMPTS } from './model.ts';
import { openSession, type SessionLink } from './open-session.server.ts';

interface ReportSession {
  services: Pick<Services, 'db' | 'jobs' | 'links' | 'events' | 'baseUrl'>;
  link: SessionLink;
  /** What the mentor says: it was held, or the customer could not be reached just now. */
  report: 'held' | 'missed';
  now?: Date;
}

/**
 * A mentor says what became of a session. The order's row is locked first, as everywhere, so that a refund, the lapse of the
 * seven days and this come one after another. A third try in vain ends the session.
 * @throws AppError not_found, session_over, attempt_too_soon
 */
export async function reportSession({ services, link, report, now = new Date() }: ReportSession) {
  const { db, jobs, events, baseUrl } = services;
  await db.transaction(async (tx) => {
    const { session: seen } = await openSession({ services, db: tx, link, now });
    const [orderRow] = await tx.select().from(order).where(eq(order.id, seen.orderId)).for('update');
    // Read again: the one before may have changed it.
    const { session, mentor } = await openSession({ services, db: tx, link, now });
    if (
      !orderRow ||
      session.outcome !== null ||
      !['paid', 'in_progress', 'expired'].includes(orderRow.status)
    )
      throw new AppError('session_over');
    if (report === 'missed' && !canCountAttempt(session, now)) throw new AppError('attempt_too_soon');

    const attempts = session.contactAttempts + (report === 'missed' ? 1 : 0);
    const outcome = report === 'held' ? 'held' : attempts >= MOST_ATTEMPTS ? 'unreachable' : null;
    await tx
      .update(mentoringSession)
      .set({
        contactAttempts: attempts,
        ...(report === 'missed' && { lastAttemptAt: now }),
        ...(outcome && { outcome, outcomeAt: now }),
        updatedAt: now,
      })
      .where(and(eq(mentoringSession.id, session.id), eq(mentoringSession.userId, session.userId)));
    if (outcome) {
      await tx.update(order).set({ status: 'done', updatedAt: now }).where(eq(order.id, orderRow.id));
      await recordSessionHeld(tx, { orderId: orderRow.id, now });
    }
    if (report === 'missed' && orderRow.customerEmail)
      await jobs.enqueue(tx, 'send-mail', {
        template: 'session-missed',
        to: orderRow.customerEmail,
        props: {
          name: orderRow.customerName,
          mentorName: mentor.name,
          mentorPhone: mentor.phoneNumber,
          attempt: attempts,
          most: MOST_ATTEMPTS,
          url: baseUrl + detailPath(orderRow.id),
        },
      });
    await events.publish(tx, { userId: orderRow.userId, type: 'order.changed', id: orderRow.id });
  });
}
