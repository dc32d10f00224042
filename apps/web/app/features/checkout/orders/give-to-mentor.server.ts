import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import type { CheckoutServices } from '../services.ts';

interface GiveToMentor {
  services: Pick<CheckoutServices, 'jobs'>;
  tx: DbOrTx;
  sessionId: string;
  mentorId: string;
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
  const [session] = await tx
    .select({ announcedAt: mentoringSession.announcedAt })
    .from(mentoringSession)
    .where(one)
    .for('update');
  await tx
    .update(mentoringSession)
    .set({ ...changed, announcedAt: null, updatedAt: now })
    .where(one);
  if (session?.announcedAt) await services.jobs.enqueue(tx, 'announce-session', { sessionId });
}
