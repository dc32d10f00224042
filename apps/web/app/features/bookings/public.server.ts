/** What the server's job list runs. */
export { lapseSessions, warnOfLapse } from './sessions/lapse-sessions.server.ts';
export { keepUpSessions } from './sessions/keep-up-sessions.server.ts';
export { withdrawSession } from './sessions/withdraw-session.server.ts';
export { notifyFormerMentor } from './sessions/notify-former-mentor.server.ts';
/** What an operator's desk decides. */
export { keepReportedReview, moderateReview } from './moderate-review.server.ts';
export { decideCase } from './sessions/session-case.server.ts';
export { moveForBoth, writeToBoth } from './sessions/move-session.server.ts';
export { announceSession } from './sessions/announce-session.server.ts';
