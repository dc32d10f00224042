import { lt } from 'drizzle-orm';
import type { Database } from './db.server.ts';
import { rateLimit, session, verification } from './schema.ts';

/** Job, once a night: removes what has lapsed. PGlite, which has no autovacuum, gets its space and statistics in order. */
export async function keepUpDatabase({ db, pglite }: Database, now = new Date()): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await db.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()));
  await pglite?.exec('VACUUM ANALYZE');
}
