import { asc, desc, eq, sql } from 'drizzle-orm';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import type { Db } from '~/services/db/db.server.ts';
import { mentor, sessionCase } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';

const SHOWN = 100;
const INVITED = 30;

/** What of sessions waits for an operator: open reports, oldest first, and mentors' desks, those with a change to look at first. */
export async function loadSessionDesk(db: Db) {
  const [cases, invited] = await Promise.all([
    db
      .select({
        id: sessionCase.id,
        kind: sessionCase.kind,
        words: sessionCase.words,
        createdAt: sessionCase.createdAt,
        orderId: sessionCase.orderId,
        total: order.total,
        customerName: order.customerName,
        mentorName: mentor.name,
        startAt: mentoringSession.startAt,
        outcome: mentoringSession.outcome,
      })
      .from(sessionCase)
      .innerJoin(order, eq(order.id, sessionCase.orderId))
      .innerJoin(mentoringSession, eq(mentoringSession.id, sessionCase.sessionId))
      .innerJoin(mentor, eq(mentor.id, sessionCase.mentorId))
      .where(eq(sessionCase.state, 'open'))
      .orderBy(asc(sessionCase.createdAt))
      .limit(SHOWN),
    db
      .select({
        mentorId: mentorAccount.mentorId,
        name: mentor.name,
        invitedAt: mentorAccount.invitedAt,
        joinedAt: mentorAccount.joinedAt,
        needsLook: mentorAccount.needsLook,
        draft: mentorAccount.draft,
      })
      .from(mentorAccount)
      .innerJoin(mentor, eq(mentor.id, mentorAccount.mentorId))
      .orderBy(sql`${mentorAccount.draftAt} NULLS LAST`, desc(mentorAccount.createdAt))
      .limit(INVITED),
  ]);
  return { cases, invited };
}

export type SessionDesk = Awaited<ReturnType<typeof loadSessionDesk>>;
