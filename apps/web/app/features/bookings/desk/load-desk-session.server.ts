import { and, eq, isNull } from 'drizzle-orm';
import { freezeCvForOthers } from '~/features/cv-rendering/public.server.ts';
import { mentorCalendar } from '~/services/db/calendar-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';
import { findOpenCv } from '../sessions/find-open-cv.server.ts';

interface LoadDeskSession {
  services: Pick<Services, 'db'>;
  mentorId: string;
  sessionId: string;
}

/** A mentor's own session with what they need for it. @throws AppError not_found, also for another's */
export async function loadDeskSession({ services: { db }, mentorId, sessionId }: LoadDeskSession) {
  const { session, ownOrder, timeZone } = await findOwn({ services: { db }, mentorId, sessionId });
  const [customer] = await db.select({ phone: user.phone }).from(user).where(eq(user.id, session.userId));
  const { notes, job = null } = ownOrder.details;
  const attached = await findOpenCv(db, { session, order: ownOrder }, new Date());
  const { id, hours, startAt, acceptedAt, proposedStartAt, meetingUrl, outcome, outcomeAt, expiresAt } =
    session;
  return {
    id,
    hours,
    startAt,
    acceptedAt,
    proposedStartAt,
    meetingUrl,
    outcome,
    outcomeAt,
    expiresAt,
    contactAttempts: session.contactAttempts,
    lastAttemptAt: session.lastAttemptAt,
    status: ownOrder.status,
    customer: { name: ownOrder.customerName, email: ownOrder.customerEmail, phone: customer?.phone ?? null },
    notes: notes ?? '',
    job,
    cvName: attached?.name ?? null,
    timeZone,
    customerZone: session.timeZone,
    now: new Date(),
  };
}

export type DeskSession = Awaited<ReturnType<typeof loadDeskSession>>;

/** The CV that the customer gave along, as it is now, until some weeks after the session. @throws AppError not_found, too_many, too_long, busy, render_failed */
export async function loadDeskCv({
  services,
  mentorId,
  sessionId,
  now = new Date(),
}: Omit<LoadDeskSession, 'services'> & { services: Services; now?: Date }) {
  const { session, ownOrder } = await findOwn({ services, mentorId, sessionId });
  const open = await findOpenCv(services.db, { session, order: ownOrder }, now);
  if (!open) throw new AppError('not_found');
  return freezeCvForOthers({ services, userId: open.userId, id: open.id });
}

async function findOwn({ services: { db }, mentorId, sessionId }: LoadDeskSession) {
  const [found] = await db
    .select({ session: mentoringSession, ownOrder: order, timeZone: mentorCalendar.timeZone })
    .from(mentoringSession)
    .innerJoin(order, eq(order.id, mentoringSession.orderId))
    .leftJoin(mentorCalendar, eq(mentorCalendar.mentorId, mentoringSession.mentorId))
    .where(
      and(
        eq(mentoringSession.id, sessionId),
        eq(mentoringSession.mentorId, mentorId),
        isNull(mentoringSession.revokedAt),
      ),
    );
  if (!found) throw new AppError('not_found');
  return { ...found, timeZone: found.timeZone ?? HOME_ZONE };
}
