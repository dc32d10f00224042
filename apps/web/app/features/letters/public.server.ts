/** Removes for good what has lain in the bin too long. */
export { purgeDeletedLetters } from './delete-letter.server.ts';
/** What a demo starts with. */
export { lettersSeed } from './demo-seed.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { lettersData } from './account-data.server.ts';
/** The letters of an application, for its page. */
/** What the writing assistant may know of a letter. */
export { letterForAssistant } from './letter-for-assistant.server.ts';
