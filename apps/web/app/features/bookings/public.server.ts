/** What the server's job list runs. */
export { lapseSessions, warnOfLapse } from './sessions/lapse-sessions.server.ts';
export { announceSession } from './sessions/announce-session.server.ts';
