/** What a pasted job ad and its address have to be. */
export { LONGEST_AD, pastedAd, webLink } from './jobs/job-schema.ts';
/** What an ad asks for beside its skills, as sentences. */
export { conditionLines } from './report/condition-lines.ts';
