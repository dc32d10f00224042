/** What the server's job list runs. */
export { readPendingChecks } from './checks/read-pending-checks.server.ts';
/** What programs ask for, with a token in place of a session. */
export { checkCv } from './checks/check-cv.server.ts';
export { loadCheck } from './checks/load-check.server.ts';
export { failureText, LARGEST_FILE } from './model.ts';
export { usesLeftOf } from './uses/count-uses.server.ts';
/** Job ads, and what came of comparing checked CVs with them. */
export { choosePost } from './jobs/choose-post.ts';
export { hashOfAd } from './jobs/hash-of-ad.server.ts';
export { matchJob } from './jobs/match-job.server.ts';
export { matchesOfAd, scoresOfAds } from './jobs/matches-of-ads.server.ts';
export { listReadFiles } from './checks/list-read-files.server.ts';
export { listChecks } from './checks/list-checks.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { atsData } from './account-data.server.ts';
