import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cvVersion } from '~/services/db/cv-schema.ts';
import { newId } from '~/services/id.ts';
import { KEEP_EVERY_MINUTES, surplusVersions } from './model.ts';

interface KeepVersion {
  userId: string;
  cvId: string;
  /** The number of the save that is about to be replaced; absent where the stored document is kept whatever it is. */
  replaced?: number;
  /** The save writes over everything: kept whatever was kept in the minutes before. */
  overAll?: boolean;
}

/**
 * Inside a transaction, before a save replaces it: keeps the stored document, if none from the minutes before it is kept
 * already. Its row is locked with it, so that of two saves at once only the one that goes through keeps anything.
 */
export async function keepVersion(
  tx: DbOrTx,
  { userId, cvId, replaced, overAll = replaced === undefined }: KeepVersion,
): Promise<void> {
  const isCurrent: SQL = replaced === undefined ? sql`true` : sql`cv.version = ${replaced}`;
  const isKept: SQL = overAll
    ? sql`v.created_at >= cv.updated_at`
    : sql`v.created_at > cv.updated_at - make_interval(mins => ${KEEP_EVERY_MINUTES})`;
  const { rows } = await tx.execute(sql`
    INSERT INTO cv_version (id, user_id, cv_id, document, created_at)
    SELECT ${newId()}, cv.user_id, cv.id, ${withoutPhotograph}, cv.updated_at FROM cv
    WHERE cv.id = ${cvId} AND cv.user_id = ${userId} AND cv.deleted_at IS NULL AND cv.document IS NOT NULL
      AND ${isCurrent} AND NOT EXISTS (SELECT 1 FROM cv_version v WHERE v.cv_id = cv.id AND ${isKept})
    FOR UPDATE OF cv
    RETURNING id`);
  if (rows.length > 0) await thin(tx, { userId, cvId });
}

/** Who takes a photograph out of a CV wants it gone: versions have none. */
export const withoutPhotograph = sql`jsonb_set(cv.document, '{profile,photograph}', '""')`;

async function thin(tx: DbOrTx, { userId, cvId }: KeepVersion): Promise<void> {
  const own = and(eq(cvVersion.userId, userId), eq(cvVersion.cvId, cvId));
  const kept = await tx
    .select({ id: cvVersion.id, createdAt: cvVersion.createdAt })
    .from(cvVersion)
    .where(and(own, isNull(cvVersion.name)))
    .orderBy(desc(cvVersion.createdAt));
  const surplus = surplusVersions(kept, new Date());
  if (surplus.length > 0) await tx.delete(cvVersion).where(and(own, inArray(cvVersion.id, surplus)));
}
