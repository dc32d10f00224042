/** What the feature holds of a person, for the export and the deletion of an account. */
export { assistantData } from './account-data.server.ts';
