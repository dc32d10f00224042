/** What the server's job list runs. */
export { keepUpApplications } from './keep-up-applications.server.ts';
/** The comparisons of CVs with ads, renewed as CVs change. */
export { requestMatches, renewMatches } from './renew-matches.server.ts';
/** One application of a person, for what belongs to it. */
export { ownedApplication } from './owned-application.server.ts';
/** What a demo starts with. */
export { applicationsSeed } from './demo-seed.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { applicationsData } from './account-data.server.ts';
/** The jobs that can go along with an order. */
export { listJobs } from './list-jobs.server.ts';
/** What waits to be done on the board, for the home. */
export { nextStepsOf } from './next-steps.server.ts';
/** What an application is called, for what is prepared for it. */
export { applicationTitle } from './application-title.server.ts';
/** Its files that can stand in a package. */
export { filesForPackage } from './application-files.server.ts';
/** The ad of an application, for what is prepared for it. */
export { applicationAd } from './application-ad.server.ts';
