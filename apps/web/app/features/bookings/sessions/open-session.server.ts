import { and, eq, not } from 'drizzle-orm';
import { mentorCalendar } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { isSuspendedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';
import { findOpenCv } from './find-open-cv.server.ts';
import { isLinkAlive, keySubject } from './model.ts';

/** What a signed link names. */
export interface SessionLink {
  id: string;
  key: string;
}

interface OpenSession {
  services: Pick<Services, 'links'>;
  /** The database, or a transaction on it. */
  db: DbOrTx;
  link: SessionLink;
  now?: Date;
}

/**
 * The session that a mentor's link opens.
 * @throws AppError not_found: a bent link, money that went back, long over, or a mentor whose account is suspended
 */
export async function openSession({ services, db, link: { id, key }, now = new Date() }: OpenSession) {
  const [found] = await db
    .select({ session: mentoringSession, order, mentor })
    .from(mentoringSession)
    .innerJoin(order, eq(order.id, mentoringSession.orderId))
    .innerJoin(mentor, eq(mentor.id, mentoringSession.mentorId))
    .where(and(eq(mentoringSession.id, id), not(isSuspendedMentor(db, mentoringSession.mentorId))));
  if (!found || !services.links.isKey('mentor session', keySubject(found.session), key))
    throw new AppError('not_found');
  if (!isLinkAlive(found.session, now)) throw new AppError('not_found');
  return found;
}

/** What the mentor's page shows of it. @throws AppError not_found */
export async function loadSession({
  services,
  link,
  now = new Date(),
}: Omit<OpenSession, 'db' | 'services'> & { services: Pick<Services, 'links' | 'db'> }) {
  const { db } = services;
  const { session, order: orderRow, mentor: booked } = await openSession({ services, db, link, now });
  const [customer] = await db.select({ phone: user.phone }).from(user).where(eq(user.id, session.userId));
  const [calendar] = await db
    .select({ timeZone: mentorCalendar.timeZone })
    .from(mentorCalendar)
    .where(eq(mentorCalendar.mentorId, booked.id));
  const attached = await findOpenCv(db, { session, order: orderRow }, now);
  const { hours, startAt, meetingUrl, expiresAt, outcome, outcomeAt, contactAttempts, lastAttemptAt } =
    session;
  return {
    mentorName: booked.name,
    customer: {
      name: orderRow.customerName,
      email: orderRow.customerEmail,
      // The account may be gone by now.
      phone: customer?.phone ?? null,
    },
    notes: orderRow.details.notes ?? '',
    job: orderRow.details.job ?? null,
    cvName: attached?.name ?? null,
    hours,
    startAt,
    meetingUrl,
    timeZone: calendar?.timeZone ?? HOME_ZONE,
    customerZone: session.timeZone,
    expiresAt,
    outcome,
    outcomeAt,
    contactAttempts,
    lastAttemptAt,
    serverNow: now,
  };
}

export type MentorSession = Awaited<ReturnType<typeof loadSession>>;
