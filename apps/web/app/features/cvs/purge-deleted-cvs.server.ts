import { lt } from 'drizzle-orm';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { UNDO_HOURS } from './model.ts';

const HOUR_MS = 3_600_000;

/** Job: removes for good what was deleted longer ago than it can be brought back. @returns how many */
export async function purgeDeletedCvs(
  services: Pick<Services, 'db' | 'storage'>,
  now = new Date(),
): Promise<number> {
  const purged = await services.db
    .delete(cv)
    .where(lt(cv.deletedAt, new Date(now.getTime() - UNDO_HOURS * HOUR_MS)))
    .returning({ fileKey: cv.fileKey, thumbnailKey: cv.thumbnailKey });
  const keys = purged.flatMap(({ fileKey, thumbnailKey }) => [fileKey, thumbnailKey]);
  for (const key of keys) if (key) await services.storage.remove(key);
  return purged.length;
}
