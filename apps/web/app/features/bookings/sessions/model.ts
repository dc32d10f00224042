import {
  cancelRules,
  MOST_MOVES,
  MOVE_HOURS,
  SETTLE_HOURS,
  type CancelRule,
} from '~/content/session-rules.ts';
import { oneLine } from '~/services/one-line.ts';

/** Rules of what follows a paid booking. Pure: the screens use them too. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How often a mentor tries to reach a customer before the right to the session is forfeited (terms of the product document). */
export const MOST_ATTEMPTS = 3;
/** Two tries closer together are one: a button pressed twice, a line that was busy. */
const BETWEEN_ATTEMPTS_MS = HOUR_MS;
/** So long a mentor waits before they say that the customer did not come (terms). */
export const NO_SHOW_MINUTES = 15;
/** How long after the session's end the mentor's link still shows whose session it was. */
const LINK_LIVES_MS = 30 * DAY_MS;

/** What became of a session; `no_show`: the customer did not come, `mentor_absent`: an operator decided that the mentor did not. */
export type SessionOutcome = 'held' | 'unreachable' | 'no_show' | 'cancelled' | 'mentor_absent';

interface SessionStanding {
  expiresAt: Date;
  revokedAt: Date | null;
  outcome: SessionOutcome | null;
  contactAttempts: number;
  lastAttemptAt: Date | null;
}

export function isLinkAlive({ expiresAt, revokedAt }: SessionStanding, now: Date): boolean {
  return revokedAt === null && now.getTime() < expiresAt.getTime() + LINK_LIVES_MS;
}

/** Whether customers say how it was: not of a session that was called off, or to which they did not come. */
export function canBeRated(outcome: SessionOutcome | null): boolean {
  return outcome === null || outcome === 'held' || outcome === 'mentor_absent';
}

/** Whether the mentor still reads the CV that went along, which is the customer's of now: not once the session is called off or long over. */
export function isCvOpen(session: SessionStanding, now: Date): boolean {
  return session.outcome !== 'cancelled' && isLinkAlive(session, now);
}

/** Whether the mentor can count a try now. */
export function canCountAttempt(session: SessionStanding, now: Date): boolean {
  const { outcome, contactAttempts, lastAttemptAt } = session;
  if (outcome !== null || contactAttempts >= MOST_ATTEMPTS) return false;
  return lastAttemptAt === null || now.getTime() - lastAttemptAt.getTime() >= BETWEEN_ATTEMPTS_MS;
}

/** What a mentor's key is for: a session that goes to another mentor no longer opens with it. */
export const keySubject = ({ id, mentorId }: { id: string; mentorId: string }): string => `${id}:${mentorId}`;

export const sessionPath = (id: string, key: string): string => `/session/${id}/${key}`;

/** How a session at a chosen time stands. */
interface TimedSession {
  startAt: Date | null;
  hours: number;
  moves: number;
  outcome: SessionOutcome | null;
}

export function endOf({ startAt, hours }: { startAt: Date; hours: number }): Date {
  return new Date(startAt.getTime() + hours * HOUR_MS);
}

/** Whether the customer can move it themselves; one without a time yet can always be given one. */
export function canMove({ startAt, moves, outcome }: TimedSession, now: Date): boolean {
  if (outcome !== null) return false;
  if (startAt === null) return true;
  return moves < MOST_MOVES && startAt.getTime() - now.getTime() >= MOVE_HOURS * HOUR_MS;
}

/** Why a session that lies ahead keeps its time; null where it can be moved. */
export function whyNotMoved(session: TimedSession, now: Date): string | null {
  if (session.startAt === null || canMove(session, now)) return null;
  return session.moves >= MOST_MOVES
    ? `Waktu sesi ini sudah diubah ${MOST_MOVES} kali, jadi tidak bisa diubah lagi.`
    : `Kurang dari ${MOVE_HOURS} jam sebelum sesi, waktunya tidak bisa diubah lagi.`;
}

/** The part of what was paid that goes back when somebody calls a session off now. */
export function refundPart(by: CancelRule['by'], startAt: Date, now: Date): number {
  const hours = (startAt.getTime() - now.getTime()) / HOUR_MS;
  return cancelRules.find((rule) => rule.by === by && hours >= rule.hoursBefore)?.refund ?? 0;
}

/**
 * Whether what went wrong can still be reported: from the session's beginning until two days after its end, or after the mentor noted
 * that the customer did not come, which may be later. Without a time the mentor alone says how it ended: two days from then on.
 */
export function canReportProblem(
  { startAt, hours, outcome, outcomeAt }: TimedSession & { outcomeAt: Date | null },
  now: Date,
): boolean {
  const isDeniable =
    outcome === 'no_show' || (startAt === null && outcome !== null && outcome !== 'cancelled');
  const notedAt = isDeniable && outcomeAt ? outcomeAt.getTime() : -Infinity;
  const endedAt = startAt ? endOf({ startAt, hours }).getTime() : -Infinity;
  if (startAt && now < startAt) return false;
  return now.getTime() < Math.max(endedAt, notedAt) + SETTLE_HOURS * HOUR_MS;
}

/** The session at the desk of a mentor who signs in. */
export const deskSessionPath = (id: string): string => `/mentor/sessions/${id}`;

export const outcomeWords: Record<SessionOutcome, string> = {
  held: 'Selesai',
  unreachable: 'Tidak bisa dihubungi',
  no_show: 'Mentee tidak datang',
  cancelled: 'Dibatalkan',
  mentor_absent: 'Mentor tidak datang',
};

/** A customer as others read of them: a deleted account left no name. */
export function nameOfCustomer(name: string): string {
  return oneLine(name) || 'akun yang sudah ditutup';
}
