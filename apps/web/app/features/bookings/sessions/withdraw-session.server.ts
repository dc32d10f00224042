import { eq } from 'drizzle-orm';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { lockSession } from './lock-session.server.ts';
import { notifySession, type NotifyServices } from './notify-session.server.ts';

interface WithdrawSession {
  services: NotifyServices & Pick<Services, 'db'>;
  sessionId: string;
  now?: Date;
}

/**
 * Job: all money of a session went back, or was drawn back, and the session with it. Customer and mentor, who would wait for each
 * other, read so and their calendars lose it. One that counts again by now, or whose time is over, needs nothing.
 */
export async function withdrawSession({
  services,
  sessionId,
  now = new Date(),
}: WithdrawSession): Promise<void> {
  await services.db.transaction(async (tx) => {
    if ((await tx.$count(mentoringSession, eq(mentoringSession.id, sessionId))) === 0) return;
    const facts = await lockSession(tx, { sessionId });
    const { session, order } = facts;
    if (session.revokedAt === null || session.outcome !== null) return;
    if (session.startAt && session.startAt <= now) return;
    await notifySession(services, tx, {
      facts,
      kind: 'cancelled',
      to: ['customer', 'mentor'],
      words:
        order.status === 'refunded'
          ? 'Seluruh pembayarannya dikembalikan ke mentee.'
          : 'Pembayarannya ditarik kembali, jadi pesanannya tidak berlaku lagi.',
      ...(session.startAt && { method: 'CANCEL' as const }),
      once: 'withdrawn',
      now,
    });
  });
}
