import { and, asc, desc, eq, gt, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { seenDraft } from '~/features/mentors/public.server.ts';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import type { Db, DbOrTx } from '~/services/db/db.server.ts';
import { keyset, readPage } from '~/services/db/keyset.server.ts';
import { mentor, sessionCase } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { pictureAddress } from '~/services/storage/picture-address.ts';
import { lastDoneTo } from '../done-to.server.ts';
import { like } from '../like.ts';
import { draftChanges } from './draft-changes.ts';
import type { SessionState } from './session-states.ts';

const MOST_CASES = 100;
const SESSIONS_A_PAGE = 50;
const MOST_DESKS = 30;

export interface WantedSessions {
  state: SessionState;
  /** Of a customer's or a mentor's name. */
  search?: string;
}

interface Wanted extends WantedSessions {
  /** The session that something is to be done to. */
  open?: string | null;
  /** Of the name of a mentor with a desk. */
  desk?: string;
  /** Which page of the sessions. */
  query?: URLSearchParams;
}

/**
 * What of sessions waits for an operator: open reports, oldest first; the sessions of one state; and mentors' desks, those with a
 * change to look at first.
 */
export async function loadSessionDesk(
  db: Db,
  { state, search = '', open = null, desk = '', query = new URLSearchParams() }: Wanted,
  now = new Date(),
) {
  const [cases, sessions, opened, desks] = await Promise.all([
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
      .limit(MOST_CASES + 1),
    pageOfSessions(db, { state, search }, { now, query }),
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
      .where(desk ? ilike(mentor.name, like(desk)) : undefined)
      .orderBy(sql`${mentorAccount.draftAt} NULLS LAST`, desc(mentorAccount.createdAt))
      .limit(MOST_DESKS + 1),
  ]);
  return {
    state,
    search,
    desk,
    cases: cases.slice(0, MOST_CASES),
    /** More wait than are shown. */
    moreCases: cases.length > MOST_CASES,
    sessions: sessions.rows.map(({ at: _, ...session }) => session),
    before: sessions.before,
    after: sessions.after,
    /** The session that something is about to be done to. */
    opened: opened[0] ?? null,
    /** What was done to its order last. */
    lastDone: opened[0] && (await lastDoneTo(db, { resource: 'orders', recordId: opened[0].orderId })),
    moreDesks: desks.length > MOST_DESKS,
    invited: desks.slice(0, MOST_DESKS).map(({ draft, draftPhotoKey, shown, ...row }) => ({
      ...row,
      photo: draftPhotoKey && pictureAddress(draftPhotoKey),
      changes: draftChanges(draft, shown),
      /** By what the decision about them says that it is about these. */
      seen: seenDraft({ draft, draftPhotoKey }),
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

/** All running sessions of one state, the most urgent first. */
export async function listSessions(db: DbOrTx, { state, search = '' }: WantedSessions, now: Date) {
  return sessionsWhere(db, and(ofState(state, now), runs(), found(search)));
}

interface PageOfSessions {
  now: Date;
  query: URLSearchParams;
}

function pageOfSessions(db: Db, { state, search = '' }: WantedSessions, { now, query }: PageOfSessions) {
  return readPage({
    query,
    size: SESSIONS_A_PAGE,
    read: (window) => {
      const { at, where, orderBy } = keyset(window, 'ascending', [
        { column: dueAt, kind: 'moment' },
        { column: mentoringSession.id, kind: 'text' },
      ]);
      return db
        .select({ at, ...shownOfSession })
        .from(mentoringSession)
        .innerJoin(order, eq(order.id, mentoringSession.orderId))
        .innerJoin(mentor, eq(mentor.id, mentoringSession.mentorId))
        .where(and(ofState(state, now), runs(), found(search), where))
        .orderBy(...orderBy)
        .limit(window.limit);
    },
  });
}

/** When something is due: the session itself, or the last day to hold one without a time. */
const dueAt = sql`coalesce(${mentoringSession.startAt}, ${mentoringSession.expiresAt})`;

const shownOfSession = {
  id: mentoringSession.id,
  orderId: mentoringSession.orderId,
  number: order.number,
  customerName: order.customerName,
  mentorName: mentor.name,
  total: order.total,
  startAt: mentoringSession.startAt,
  hours: mentoringSession.hours,
  expiresAt: mentoringSession.expiresAt,
  acceptedAt: mentoringSession.acceptedAt,
};

function sessionsWhere(db: DbOrTx, where: SQL | undefined) {
  return db
    .select(shownOfSession)
    .from(mentoringSession)
    .innerJoin(order, eq(order.id, mentoringSession.orderId))
    .innerJoin(mentor, eq(mentor.id, mentoringSession.mentorId))
    .where(where)
    .orderBy(dueAt, mentoringSession.id);
}

export type SessionDesk = Awaited<ReturnType<typeof loadSessionDesk>>;
