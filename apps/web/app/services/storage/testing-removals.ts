import { sql } from 'drizzle-orm';
import type { Services } from '../services.server.ts';
import { removeFiles } from './remove-files.server.ts';

/** Does what the waiting `remove-files` jobs would do. @returns the keys */
export async function runRemovals({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`SELECT jsonb_array_elements_text(data->'keys') AS key FROM pgboss.job WHERE name = 'remove-files'`,
  );
  const keys = rows.map(({ key }) => key);
  await removeFiles({ storage }, keys);
  return keys;
}
