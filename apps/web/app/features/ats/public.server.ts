/** What the server's job list runs. */
export { readPendingChecks } from './read-pending-checks.server.ts';
