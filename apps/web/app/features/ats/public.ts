/** What a pasted job ad and its address have to be. */
export { pastedAd, webLink } from './jobs/job-schema.ts';
export { LONGEST_AD } from './jobs/limits.ts';
/** What of a file that was read is no part of the CV. */
export { pagesOfOtherPapers } from './model.ts';
/** The choice between the posts of an ad. */
export { OtherPost, PostChoice } from './result/post-choice.tsx';
/** What an ad asks for beside its skills, as sentences. */
export { conditionLines } from './report/condition-lines.ts';
