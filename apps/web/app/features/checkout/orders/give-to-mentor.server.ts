import { eq } from 'drizzle-orm';
import { confirmTime, lockCalendars, releaseTime } from '~/features/scheduling/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { sessionExpiresAt } from '../model.ts';
import type { CheckoutServices } from '../services.ts';

interface GiveToMentor {
  services: Pick<CheckoutServices, 'jobs'>;
  tx: DbOrTx;
  sessionId: string;
  mentorId: string;
  /** Hundredths of a percent of the session's price that are the new mentor's. */
  mentorShare: number | null;
  /** What the session costs with the new mentor, where no further order pays for it. */
  price?: number;
  /** What of a mentor's price the order itself pays for from now on. */
  coveredPrice?: number;
  /** The order that paid the difference, where there was one. */
  differenceOrderId?: string;
  now: Date;
}

/** Puts a session into another mentor's hands. Where its first mails are still to be sent, they name the new one. */
export async function giveToMentor({
  services,
  tx,
  sessionId,
  now,
  ...changed
}: GiveToMentor): Promise<void> {
  const one = eq(mentoringSession.id, sessionId);
  const [session] = await tx.select().from(mentoringSession).where(one).for('update');
  const time = session?.startAt ? await timeWith(tx, session, changed.mentorId, now) : {};
  await tx
    .update(mentoringSession)
    .set({ ...changed, ...untouched, ...time, announcedAt: null, updatedAt: now })
    .where(one);
  if (session?.startAt && session.announcedAt)
    await services.jobs.enqueue(tx, 'tell-former-mentor', {
      sessionId,
      mentorId: session.mentorId,
      startAt: session.startAt.toISOString(),
      sequence: session.sequence + 1,
    });
  if (session?.announcedAt) await services.jobs.enqueue(tx, 'announce-session', { sessionId });
}

type Session = typeof mentoringSession.$inferSelect;

/** What was between the customer and the former mentor. */
const untouched = {
  acceptedAt: null,
  proposedStartAt: null,
  meetingUrl: null,
  contactAttempts: 0,
  lastAttemptAt: null,
};

/** The same time with the new mentor where they are free; otherwise the customer chooses anew. */
async function timeWith(tx: DbOrTx, session: Session, mentorId: string, now: Date) {
  const { orderId, startAt, hours, sequence } = session;
  // Another session may be on its way from there to here.
  await lockCalendars(tx, [session.mentorId, mentorId]);
  await releaseTime(tx, orderId, now);
  const anew = { sequence: sequence + 1 };
  const wanted = startAt && { tx, orderId, mentorId, startAt, minutes: hours * 60, now };
  if (wanted && (await confirmTime(wanted))) return anew;
  return { ...anew, startAt: null, timeLostAt: now, expiresAt: sessionExpiresAt(now) };
}
