/** What a reading becomes. */
export { importReading } from './import-reading.server.ts';
/** A file, and what was read of one, as a CV that is not kept. */
export { readCvFile } from './read-cv-file.server.ts';
export { resumeOfReading } from './reading/resume-of-reading.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { importData } from './account-data.server.ts';
