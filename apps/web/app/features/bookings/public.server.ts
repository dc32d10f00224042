/** What the server's job list runs. */
export { announceSession } from './sessions/announce-session.server.ts';
