/** What the feature holds of a person, for the export and the deletion of an account. */
export { feedbackData } from './account-data.server.ts';
