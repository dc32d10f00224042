/** What a reading becomes. */
export { importReading } from './import-reading.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { importData } from './account-data.server.ts';
