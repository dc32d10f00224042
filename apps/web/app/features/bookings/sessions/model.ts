/** Rules of what follows a paid booking. Pure: the screens use them too. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How often a mentor tries to reach a customer before the right to the session is forfeited (terms of the product document). */
export const MOST_ATTEMPTS = 3;
/** Two tries closer together are one: a button pressed twice, a line that was busy. */
export const BETWEEN_ATTEMPTS_MS = HOUR_MS;
/** How long after the session's end the mentor's link still shows whose session it was. */
const LINK_LIVES_MS = 30 * DAY_MS;

/** What became of a session; `no_show`: the customer did not come, `mentor_absent`: an operator decided that the mentor did not. */
export type SessionOutcome = 'held' | 'unreachable' | 'no_show' | 'cancelled' | 'mentor_absent';

export interface SessionStanding {
  expiresAt: Date;
  revokedAt: Date | null;
  outcome: SessionOutcome | null;
  contactAttempts: number;
  lastAttemptAt: Date | null;
}

export function isLinkAlive({ expiresAt, revokedAt }: SessionStanding, now: Date): boolean {
  return revokedAt === null && now.getTime() < expiresAt.getTime() + LINK_LIVES_MS;
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
