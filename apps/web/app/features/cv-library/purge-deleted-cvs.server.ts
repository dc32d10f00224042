import { inArray, lt } from 'drizzle-orm';
import { cvImport } from '~/services/db/cv-sharing-schema.ts';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { UNDO_HOURS } from './model.ts';

const HOUR_MS = 3_600_000;

/** Job: removes for good what was deleted longer ago than it can be brought back. @returns how many */
export async function purgeDeletedCvs(
  services: Pick<Services, 'db' | 'jobs'>,
  now = new Date(),
): Promise<number> {
  const { db } = services;
  const before = new Date(now.getTime() - UNDO_HOURS * HOUR_MS);
  return db.transaction(async (tx) => {
    const gone = tx.select({ id: cv.id }).from(cv).where(lt(cv.deletedAt, before));
    const read = await tx
      .delete(cvImport)
      .where(inArray(cvImport.cvId, gone))
      .returning({ key: cvImport.fileKey });
    const rows = await tx
      .delete(cv)
      .where(lt(cv.deletedAt, before))
      .returning({ fileKey: cv.fileKey, thumbnailKey: cv.thumbnailKey });
    await removeLater(services, tx, [
      ...rows.flatMap(({ fileKey, thumbnailKey }) => [fileKey, thumbnailKey]),
      ...read.map(({ key }) => key),
    ]);
    return rows.length;
  });
}
