import { resolve } from 'node:path';
import type { DatabaseOptions } from '../app/services/db/db.server.ts';

/** Which database the commands work on: PostgreSQL where DATABASE_URL names it, else the PGlite of a stopped demo. */
export function databaseFromEnvironment(): Omit<DatabaseOptions, 'onError'> {
  const [url, directUrl, dataDir] = [
    process.env['DATABASE_URL'],
    process.env['DATABASE_DIRECT_URL'],
    process.env['SETAPAK_DATA_DIR'],
  ].map((value) => value?.trim());
  return {
    ...(url && { url }),
    ...(directUrl && { directUrl }),
    dataDir: resolve(dataDir || './data'),
  };
}
