/** What a reading becomes. */
export { importReading } from './import-reading.server.ts';
