import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { mentorCalendar } from '~/services/db/calendar-schema.ts';
import { keyset, readPage } from '~/services/db/keyset.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';

interface LoadDesk {
  services: Pick<Services, 'db'>;
  mentorId: string;
  /** Which page of the history. */
  query?: URLSearchParams;
}

/** Far more than a mentor can hold at once: limits of a day and a week stand before it. */
const MOST_OPEN = 500;
const PAST_A_PAGE = 30;

/** What a mentor sees first: sessions to come, those without a time, what was, and whether they can be booked. */
export async function loadDesk({ services: { db }, mentorId, query = new URLSearchParams() }: LoadDesk) {
  const [about] = await db
    .select({
      name: mentor.name,
      bookable: mentor.bookable,
      timeZone: mentorCalendar.timeZone,
      nextFreeAt: mentorCalendar.nextFreeAt,
    })
    .from(mentor)
    .leftJoin(mentorCalendar, eq(mentorCalendar.mentorId, mentor.id))
    .where(eq(mentor.id, mentorId));
  if (!about) throw new AppError('not_found');
  const shown = {
    id: mentoringSession.id,
    customerName: order.customerName,
    hours: mentoringSession.hours,
    startAt: mentoringSession.startAt,
    acceptedAt: mentoringSession.acceptedAt,
    proposedStartAt: mentoringSession.proposedStartAt,
    expiresAt: mentoringSession.expiresAt,
    outcome: mentoringSession.outcome,
    outcomeAt: mentoringSession.outcomeAt,
    contactAttempts: mentoringSession.contactAttempts,
    status: order.status,
  };
  const own = and(eq(mentoringSession.mentorId, mentorId), isNull(mentoringSession.revokedAt));
  const sessions = <More extends SelectedFields>(more: More) =>
    db
      .select({ ...shown, ...more })
      .from(mentoringSession)
      .innerJoin(order, eq(order.id, mentoringSession.orderId));
  const [open, past] = await Promise.all([
    sessions({})
      .where(and(own, isNull(mentoringSession.outcome), inArray(order.status, ['paid', 'in_progress'])))
      .orderBy(sql`${mentoringSession.startAt} NULLS LAST`, mentoringSession.expiresAt)
      .limit(MOST_OPEN),
    readPage({
      query,
      size: PAST_A_PAGE,
      read: (window) => {
        const { at, where, orderBy } = keyset(window, 'descending', [
          { column: endedAt, kind: 'moment' },
          { column: mentoringSession.id, kind: 'text' },
        ]);
        const isPast = sql`(${mentoringSession.outcome} IS NOT NULL OR ${order.status} = 'expired')`;
        return sessions({ at })
          .where(and(own, isPast, where))
          .orderBy(...orderBy)
          .limit(window.limit);
      },
    }),
  ]);
  return {
    ...about,
    timeZone: about.timeZone ?? HOME_ZONE,
    hasCalendar: about.timeZone !== null,
    open,
    past: past.rows,
    before: past.before,
    after: past.after,
  };
}

const endedAt = sql`coalesce(${mentoringSession.outcomeAt}, ${mentoringSession.expiresAt})`;

export type DeskData = Awaited<ReturnType<typeof loadDesk>>;
export type DeskSessionLine = DeskData['open'][number];
