import { resolve } from 'node:path';
import type { DatabaseOptions } from '../app/services/db/db.server.ts';

/** Which database the commands work on: PostgreSQL where DATABASE_URL names it, else the PGlite of a stopped demo. */
export function databaseFromEnvironment(): Omit<DatabaseOptions, 'onError'> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, SETAPAK_DATA_DIR: dataDir } = process.env;
  return {
    ...(url && { url }),
    ...(directUrl && { directUrl }),
    dataDir: resolve(dataDir || './data'),
  };
}
