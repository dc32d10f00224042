import { and, asc, desc, eq, gt, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import type { Db, DbOrTx } from '~/services/db/db.server.ts';
import { mentor, sessionCase } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { pictureAddress } from '~/services/storage/picture-address.ts';
import { like } from '../like.ts';
import { draftChanges } from './draft-changes.ts';
import type { SessionState } from './session-states.ts';

const SHOWN = 100;
const INVITED = 30;

export interface WantedSessions {
  state: SessionState;
  /** Of a customer's or a mentor's name. */
  search?: string;
}

interface Wanted extends WantedSessions {
  /** The session that something is to be done to. */
  open?: string | null;
}

/**
 * What of sessions waits for an operator: open reports, oldest first; the sessions of one state; and mentors' desks, those with a
 * change to look at first.
 */
export async function loadSessionDesk(db: Db, { state, search = '', open = null }: Wanted, now = new Date()) {
  const [cases, sessions, opened, invited] = await Promise.all([
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
    listSessions(db, { state, search }, { now, most: SHOWN }),
    open === null ? [] : sessionsWhere(db, eq(mentoringSession.id, open)),
    db
      .select({
        mentorId: mentorAccount.mentorId,
        name: mentor.name,
        invitedAt: mentorAccount.invitedAt,
        joinedAt: mentorAccount.joinedAt,
        needsLook: mentorAccount.needsLook,
        draft: mentorAccount.draft,
        draftPhotoKey: mentorAccount.draftPhotoKey,
        shown: mentor,
      })
      .from(mentorAccount)
      .innerJoin(mentor, eq(mentor.id, mentorAccount.mentorId))
      .orderBy(sql`${mentorAccount.draftAt} NULLS LAST`, desc(mentorAccount.createdAt))
      .limit(INVITED),
  ]);
  return {
    state,
    search,
    cases,
    sessions,
    /** The session that something is about to be done to. */
    opened: opened[0] ?? null,
    invited: invited.map(({ draft, draftPhotoKey, shown, ...row }) => ({
      ...row,
      photo: draftPhotoKey && pictureAddress(draftPhotoKey),
      changes: draftChanges(draft, shown),
    })),
    now,
  };
}

const soon = sql`interval '48 hours'`;

function ofState(state: SessionState, now: Date) {
  const { startAt, hours, expiresAt, acceptedAt } = mentoringSession;
  const at = sql`${now.toISOString()}::timestamptz`;
  const endsAt = sql`${startAt} + ${hours} * interval '1 hour'`;
  const day = (moment: SQL | PgColumn) => sql`(${moment} AT TIME ZONE 'Asia/Jakarta')::date`;
  const wanted: Record<SessionState, SQL | undefined> = {
    unconfirmed: and(gt(startAt, now), isNull(acceptedAt)),
    today: sql`${day(startAt)} = ${day(at)}`,
    unheld: sql`${endsAt} <= ${at}`,
    lapsing: and(isNull(startAt), sql`${expiresAt} <= ${at} + ${soon}`),
  };
  return wanted[state];
}

function runs() {
  return and(
    isNull(mentoringSession.outcome),
    isNull(mentoringSession.revokedAt),
    inArray(order.status, ['paid', 'in_progress']),
  );
}

function found(search: string) {
  if (!search) return undefined;
  return or(ilike(order.customerName, like(search)), ilike(mentor.name, like(search)));
}

interface HowMany {
  now: Date;
  most?: number;
}

/** The running sessions of one state, the most urgent first. */
export async function listSessions(
  db: DbOrTx,
  { state, search = '' }: WantedSessions,
  { now, most }: HowMany,
) {
  const query = sessionsWhere(db, and(ofState(state, now), runs(), found(search)));
  return most === undefined ? query : query.limit(most);
}

function sessionsWhere(db: DbOrTx, where: SQL | undefined) {
  const { startAt, hours, expiresAt, acceptedAt } = mentoringSession;
  return db
    .select({
      id: mentoringSession.id,
      orderId: mentoringSession.orderId,
      customerName: order.customerName,
      mentorName: mentor.name,
      total: order.total,
      startAt,
      hours,
      expiresAt,
      acceptedAt,
    })
    .from(mentoringSession)
    .innerJoin(order, eq(order.id, mentoringSession.orderId))
    .innerJoin(mentor, eq(mentor.id, mentoringSession.mentorId))
    .where(where)
    .orderBy(sql`coalesce(${startAt}, ${expiresAt})`, mentoringSession.id);
}

export type SessionDesk = Awaited<ReturnType<typeof loadSessionDesk>>;
