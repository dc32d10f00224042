/** What other screens know of reviews. */
export { formatDue } from './format-due.ts';
export { reviewPath } from './model.ts';
