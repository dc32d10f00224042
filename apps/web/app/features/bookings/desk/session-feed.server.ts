import { OWN_UID } from '~/features/scheduling/public.ts';
import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { mentorAccount, mentorCalendar } from '~/services/db/calendar-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import { openCalendarFile } from '~/services/calendar-file.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { deskSessionPath, endOf, nameOfCustomer } from '../sessions/model.ts';

const DAY_MS = 86_400_000;
const BACK_MS = 90 * DAY_MS;

interface OfMentor {
  services: Pick<Services, 'db' | 'links' | 'baseUrl'>;
  mentorId: string;
}

const subjectOf = (mentorId: string, version: number) => `${mentorId}:${version}`;

/** The secret address of a mentor's sessions as a calendar to subscribe to; null where there is none. */
export async function feedAddress({ services, mentorId }: OfMentor): Promise<string | null> {
  const { db, links, baseUrl } = services;
  const [row] = await db
    .select({ version: mentorCalendar.feedVersion })
    .from(mentorCalendar)
    .where(eq(mentorCalendar.mentorId, mentorId));
  if (!row?.version) return null;
  const key = links.keyOf('mentor feed', subjectOf(mentorId, row.version));
  return `${baseUrl}/mentor-feed/${mentorId}/${key}.ics`;
}

/** Makes a new secret address, at which the one before opens nothing any more. @throws AppError not_found, without a calendar */
export async function renewFeed({ services: { db }, mentorId }: OfMentor): Promise<void> {
  const renewed = await db
    .update(mentorCalendar)
    .set({ feedVersion: sql`${mentorCalendar.feedVersion} + 1` })
    .where(eq(mentorCalendar.mentorId, mentorId))
    .returning({ mentorId: mentorCalendar.mentorId });
  if (renewed.length === 0) throw new AppError('not_found');
}

/**
 * A mentor's sessions with a time, from three months back on, for calendars that subscribe. Open as long as the mentor's account opens the
 * desk. @throws AppError not_found
 */
export async function loadFeed({
  services,
  mentorId,
  key,
  now = new Date(),
}: OfMentor & { key: string; now?: Date }): Promise<string> {
  const { db, links, baseUrl } = services;
  const [row] = await db
    .select({ version: mentorCalendar.feedVersion })
    .from(mentorCalendar)
    .innerJoin(mentorAccount, eq(mentorAccount.mentorId, mentorCalendar.mentorId))
    .innerJoin(user, eq(user.id, mentorAccount.userId))
    .where(and(eq(mentorCalendar.mentorId, mentorId), ne(user.role, 'user'), isNull(user.suspendedAt)));
  if (!row?.version || !links.isKey('mentor feed', subjectOf(mentorId, row.version), key))
    throw new AppError('not_found');
  const sessions = await db
    .select({ session: mentoringSession, customerName: order.customerName })
    .from(mentoringSession)
    .innerJoin(order, eq(order.id, mentoringSession.orderId))
    .where(
      and(
        eq(mentoringSession.mentorId, mentorId),
        isNotNull(mentoringSession.startAt),
        isNull(mentoringSession.revokedAt),
        gt(mentoringSession.startAt, new Date(now.getTime() - BACK_MS)),
        or(isNull(mentoringSession.outcome), eq(mentoringSession.outcome, 'held')),
      ),
    );
  const calendar = openCalendarFile({
    product: 'Mentoring',
    method: 'PUBLISH',
    feed: { name: 'Sesi mentoring Setapak', ttl: 3_600 },
  });
  for (const { session, customerName } of sessions) {
    const { id, startAt, hours, sequence, updatedAt, meetingUrl } = session;
    if (!startAt) continue;
    calendar.addEvent({
      id: id + OWN_UID,
      sequence,
      stamp: updatedAt,
      start: startAt,
      end: endOf({ startAt, hours }),
      summary: `Sesi mentoring: ${nameOfCustomer(customerName)}`,
      url: baseUrl + deskSessionPath(id),
      ...(meetingUrl && { location: meetingUrl }),
    });
  }
  return calendar.toString();
}
