import { and, eq, gte, isNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv, refuseTooMany } from '~/features/cv-sync/public.server.ts';

type NewCv = Pick<typeof cv.$inferInsert, 'id' | 'userId' | 'name' | 'document'>;

interface InsertImported {
  services: Pick<Services, 'events' | 'jobs'>;
  tx: DbOrTx;
  values: NewCv;
  /** When its request began. */
  startedAt: Date;
}

/**
 * Inside a transaction: stores the CV of an import, unless the same file became a CV while this request was under way: a second press.
 * Who brings a file in again later gets a second CV.
 * @returns the CV's id: of the new one, or of the one that is there
 * @throws AppError too_many_cvs
 */
export async function insertImported({ services, tx, values, startedAt }: InsertImported): Promise<string> {
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
        gte(cv.createdAt, startedAt),
        isNull(cv.deletedAt),
      ),
    )
    .limit(1);
  if (twin) return twin.id;
  const now = new Date();
  await insertCv(services, tx, { ...values, createdAt: now, updatedAt: now });
  return values.id;
}
