import { and, eq, gt, isNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv, refuseTooMany } from '~/features/cv-sync/public.server.ts';

/** A second press comes within seconds; who brings the same file in later wants a second CV. */
const SECOND_PRESS_MS = 15_000;

type NewCv = typeof cv.$inferInsert & { createdAt: Date };

/**
 * Inside a transaction: stores the CV of an import, unless the same file was brought in a moment ago and its CV is still as it was.
 * @returns the CV's id: of the new one, or of the one that is there
 * @throws AppError too_many_cvs
 */
export async function insertImported(
  services: Pick<Services, 'events' | 'jobs'>,
  tx: DbOrTx,
  values: NewCv,
): Promise<string> {
  // It makes a person's inserts wait for each other.
  await refuseTooMany(tx, values.userId);
  const [twin] = await tx
    .select({ id: cv.id })
    .from(cv)
    .where(
      and(
        eq(cv.userId, values.userId),
        eq(cv.name, values.name),
        eq(cv.document, values.document),
        gt(cv.createdAt, new Date(values.createdAt.getTime() - SECOND_PRESS_MS)),
        isNull(cv.deletedAt),
      ),
    )
    .limit(1);
  if (twin) return twin.id;
  await insertCv(services, tx, values);
  return values.id;
}
