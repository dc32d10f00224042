import { and, count, desc, eq, gt, sql, type Placeholder } from 'drizzle-orm';
import { prepared } from '~/services/db/prepared.server.ts';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { BIN_DAYS } from './model.ts';

const DAY_MS = 24 * 3_600_000;

export interface DeletedCv {
  id: string;
  name: string;
  deletedAt: Date;
  /** From then on it is removed for good. */
  goneAt: Date;
  /** A PDF that was uploaded. */
  uploaded: boolean;
}

interface Owner {
  services: Pick<Services, 'db'>;
  userId: string;
}

/** What lies in a person's bin, deleted last first. */
export async function listDeletedCvs({ services, userId }: Owner): Promise<DeletedCv[]> {
  const rows = await services.db
    .select({
      id: cv.id,
      name: cv.name,
      deletedAt: sql<Date>`${cv.deletedAt}`.mapWith(cv.deletedAt),
      uploaded: sql<boolean>`${cv.fileKey} IS NOT NULL`,
    })
    .from(cv)
    .where(inBin(userId))
    .orderBy(desc(cv.deletedAt));
  return rows.map((row) => ({ ...row, goneAt: new Date(row.deletedAt.getTime() + BIN_DAYS * DAY_MS) }));
}

const counting = prepared((db) =>
  db
    .select({ deleted: count() })
    .from(cv)
    .where(inBin(sql.placeholder('userId'), sql.placeholder('since')))
    .prepare(''),
);

/** How many lie there. */
export async function countDeletedCvs({ services, userId }: Owner): Promise<number> {
  const [counted] = await counting(services.db).execute({ userId, since: binSince() });
  return counted?.deleted ?? 0;
}

const binSince = () => new Date(Date.now() - BIN_DAYS * DAY_MS);

function inBin(userId: string | Placeholder, since: Date | Placeholder = binSince()) {
  return and(eq(cv.userId, userId), gt(cv.deletedAt, since));
}
