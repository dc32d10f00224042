import { sql } from 'drizzle-orm';
import type { DbOrTx } from './db.server.ts';

/** Of several changes of one record at the same moment the later ones see what the first wrote. Several records: in one order. */
export async function lockRecord(tx: DbOrTx, resource: string, id: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`record ${resource} ${id}`}, 0))`);
}
