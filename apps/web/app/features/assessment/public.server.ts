export { loadAssessment } from './load-assessment.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { assessmentData } from './account-data.server.ts';
