import { and, eq, lt } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import { isAway } from '~/services/refusal.server.ts';
import type { Services } from '~/services/services.server.ts';
import { StorageError } from '~/services/storage/storage.server.ts';
import { readCheck } from './check-cv.server.ts';
import { finishCheck } from './finish-check.server.ts';

/** A reading ends within ten seconds; one that is older was cut short by a stop or a crash. */
const CUT_SHORT_MS = 60_000;
const BATCH = 20;

/** Job: reads again what was uploaded but never finished, so that no check hangs for ever. @returns how many */
export async function readPendingChecks(
  services: Pick<Services, 'db' | 'storage' | 'reading' | 'jobs' | 'events' | 'log'>,
  now = new Date(),
): Promise<number> {
  const { db } = services;
  const pending = await db
    .select({ id: atsCheck.id, userId: atsCheck.userId, fileKey: atsCheck.fileKey })
    .from(atsCheck)
    .where(
      and(eq(atsCheck.status, 'processing'), lt(atsCheck.createdAt, new Date(now.getTime() - CUT_SHORT_MS))),
    )
    .limit(BATCH);
  for (const { id, userId, fileKey } of pending) {
    const bytes = await bytesOf(services, fileKey);
    try {
      await readCheck({ services, userId, id, bytes });
    } catch (error) {
      if (isAway(error)) throw error;
      // What its result cannot be written of would be read every minute for ever, and keep the others from being read.
      services.log.error({ err: error, checkId: id }, 'a check could not be finished');
      await finishCheck({ services, userId, id, contentHash: '', outcome: 'damaged' });
    }
  }
  return pending.length;
}

/** A file that is gone reads as no bytes: the check then ends, with a reason, instead of being tried for ever. */
async function bytesOf(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  key: string,
): Promise<Uint8Array> {
  try {
    return await storage.getBytes(key);
  } catch (error) {
    if (!(error instanceof StorageError) || error.code !== 'not_found') throw error;
    log.warn({ err: error }, 'the file of a check is gone');
    return new Uint8Array();
  }
}
