/** What the feature holds of a person, for the export and the deletion of an account. */
export { targetData } from './account-data.server.ts';
