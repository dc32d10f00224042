import { lt, or } from 'drizzle-orm';
import { assistantUse } from './assistant-schema.ts';
import type { Database } from './db.server.ts';
import { keptAddress } from './cv-sharing-schema.ts';
import { deadJob } from './operations-schema.ts';
import { mailOutbox, rateLimit, session, verification } from './schema.ts';

/** How long work that was given up can be had done again. */
const DEAD_JOB_MS = 14 * 24 * 3_600_000;

/** Anyone who signed in so long ago signs in again, however often they came since (ASVS 7.3.2). */
const LONGEST_SESSION_MS = 90 * 24 * 3_600_000;
/** Mail that nobody sends, without an SMTP server, can be looked at so long. */
const OUTBOX_MS = 90 * 24 * 3_600_000;
/** How long it is known how many suggestions somebody took on a day. */
const ASSISTANT_USE_MS = 60 * 24 * 3_600_000;

/** Longer than addresses of deleted CVs are kept from others (features/cv-sharing). */
const KEPT_ADDRESS_MS = 100 * 24 * 3_600_000;

/** Job, once a night: removes what has lapsed. PGlite, which has no autovacuum, gets its space and statistics in order. */
export async function keepUpDatabase({ patient: db, pglite }: Database, now = new Date()): Promise<void> {
  const longAgo = new Date(now.getTime() - LONGEST_SESSION_MS);
  await db.delete(session).where(or(lt(session.expiresAt, now), lt(session.createdAt, longAgo)));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await db.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()));
  await db.delete(deadJob).where(lt(deadJob.createdAt, new Date(now.getTime() - DEAD_JOB_MS)));
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, new Date(now.getTime() - OUTBOX_MS)));
  await db.delete(keptAddress).where(lt(keptAddress.releasedAt, new Date(now.getTime() - KEPT_ADDRESS_MS)));
  const usedUntil = new Date(now.getTime() - ASSISTANT_USE_MS).toISOString().slice(0, 10);
  await db.delete(assistantUse).where(lt(assistantUse.day, usedUntil));
  await pglite?.exec('VACUUM ANALYZE');
}
