/** What the description of our API says of printing. */
export { printSchema } from './links/print-cv.server.ts';
/** What the server's job list runs. */
export { purgeDeletedComments } from './comments/moderate-comment.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { sharingData } from './account-data.server.ts';
