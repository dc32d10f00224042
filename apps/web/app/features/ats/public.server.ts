/** What the server's job list runs. */
export { readPendingChecks } from './checks/read-pending-checks.server.ts';
/** What programs ask for, with a token in place of a session. */
export { checkCv } from './checks/check-cv.server.ts';
export { loadCheck } from './checks/load-check.server.ts';
export { failureText, LARGEST_FILE } from './model.ts';
export { usesLeftOf } from './uses/count-uses.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { atsData } from './account-data.server.ts';
