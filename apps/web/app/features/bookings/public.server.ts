/** What the server's job list runs. */
export { announceSessions } from './sessions/announce-sessions.server.ts';
