/** What the server's job list runs. */
export { readPendingChecks } from './read-pending-checks.server.ts';
/** What programs ask for, with a token in place of a session. */
export { checkCv } from './check-cv.server.ts';
export { loadCheck } from './load-check.server.ts';
export { failureText, LARGEST_FILE } from './model.ts';
export { usesLeftOf } from './count-uses.server.ts';
