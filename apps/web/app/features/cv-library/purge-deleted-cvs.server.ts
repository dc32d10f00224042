import { and, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { cvImport, shareAddress } from '~/services/db/cv-sharing-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { keepAddresses } from './keep-addresses.server.ts';
import { BIN_DAYS } from './model.ts';

const DAY_MS = 24 * 3_600_000;

/** Job: removes for good what was deleted longer ago than it can be brought back. @returns how many */
export async function purgeDeletedCvs(
  services: Pick<Services, 'db' | 'jobs'>,
  now = new Date(),
): Promise<number> {
  return purge(services, lt(cv.deletedAt, new Date(now.getTime() - BIN_DAYS * DAY_MS)));
}

interface PurgeCv {
  services: Pick<Services, 'db' | 'jobs'>;
  userId: string;
  id: string;
}

/** Removes a CV that lies in the bin for good. @throws AppError not_found, also for one that does not lie there */
export async function purgeCv({ services, userId, id }: PurgeCv): Promise<void> {
  const own = and(eq(cv.id, id), eq(cv.userId, userId), isNotNull(cv.deletedAt));
  if ((await purge(services, own)) === 0) throw new AppError('not_found');
}

async function purge(services: Pick<Services, 'db' | 'jobs'>, condition: SQL | undefined): Promise<number> {
  return services.db.transaction(async (tx) => {
    const gone = tx.select({ id: cv.id }).from(cv).where(condition);
    const read = await tx
      .delete(cvImport)
      .where(inArray(cvImport.cvId, gone))
      .returning({ key: cvImport.fileKey });
    await keepAddresses(tx, inArray(shareAddress.cvId, gone));
    const rows = await tx
      .delete(cv)
      .where(condition)
      .returning({ fileKey: cv.fileKey, thumbnailKey: cv.thumbnailKey });
    await removeLater(services, tx, [
      ...rows.flatMap(({ fileKey, thumbnailKey }) => [fileKey, thumbnailKey]),
      ...read.map(({ key }) => key),
    ]);
    return rows.length;
  });
}
