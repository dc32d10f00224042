import { eq } from 'drizzle-orm';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import type { JobPayload } from '~/services/jobs/jobs.server.ts';
import type { Services } from '~/services/services.server.ts';
import { factsOf } from './lock-session.server.ts';
import { notifySession, type NotifyServices } from './notify-session.server.ts';

/**
 * Job: a session went to another mentor; the one before takes it out of their calendar, and so does the customer where the new one has
 * no time then.
 */
export async function notifyFormerMentor(
  services: NotifyServices & Pick<Services, 'db'>,
  { sessionId, mentorId, startAt, sequence }: JobPayload<'tell-former-mentor'>,
  now = new Date(),
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ session: mentoringSession, order })
      .from(mentoringSession)
      .innerJoin(order, eq(order.id, mentoringSession.orderId))
      .where(eq(mentoringSession.id, sessionId));
    const [former] = await tx.select().from(mentor).where(eq(mentor.id, mentorId));
    if (!row || !former) return;
    const facts = await factsOf(tx, row.order, { ...row.session, mentorId, sequence });
    await notifySession(services, tx, {
      facts,
      kind: 'left',
      to: row.session.startAt === null ? ['mentor', 'customer'] : ['mentor'],
      startAt: new Date(startAt),
      method: 'CANCEL',
      once: 'left',
      now,
    });
  });
}
