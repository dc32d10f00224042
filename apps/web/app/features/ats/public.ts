/** What a pasted job ad and its address have to be. */
export { LONGEST_AD, webLink } from './jobs/job-schema.ts';
