/** What the feature holds of a person, for the export and the deletion of an account. */
export { twinData } from './account-data.server.ts';
