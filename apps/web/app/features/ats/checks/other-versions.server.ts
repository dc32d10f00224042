import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Reading } from '@setapak/ats';
import { atsCheck } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { sameLine } from '../report/same-line.ts';

/** How far back versions are looked for. */
const LOOKED_AT = 30;

interface OtherVersions {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

export interface Version {
  id: string;
  fileName: string;
  createdAt: Date;
}

/** Other checks of the same CV that have a result, newest first: `earlier` those made before it. */
export async function otherVersions({
  services,
  userId,
  id,
}: OtherVersions): Promise<{ earlier: Version[]; all: Version[] }> {
  const own = and(eq(atsCheck.userId, userId), eq(atsCheck.status, 'done'));
  const columns = {
    id: atsCheck.id,
    fileName: atsCheck.fileName,
    createdAt: atsCheck.createdAt,
    cvId: atsCheck.cvId,
    result: sql<Reading['result'] | null>`${atsCheck.reading}->'result'`,
  };
  const [shown] = await services.db
    .select(columns)
    .from(atsCheck)
    .where(and(own, eq(atsCheck.id, id)))
    .limit(1);
  if (!shown?.result) return { earlier: [], all: [] };
  const line = { cvId: shown.cvId, result: shown.result };
  const list = async (when: ReturnType<typeof and>) => {
    const rows = await services.db
      .select(columns)
      .from(atsCheck)
      .where(and(own, ne(atsCheck.id, id), when))
      .orderBy(sql`${desc(atsCheck.createdAt)} NULLS FIRST`)
      .limit(LOOKED_AT);
    return rows
      .filter(({ cvId, result }) => result !== null && sameLine(line, { cvId, result }))
      .map(({ id: other, fileName, createdAt }) => ({ id: other, fileName, createdAt }));
  };
  const all = await list(undefined);
  const before = all.filter(({ createdAt }) => createdAt < shown.createdAt);
  const earlier = before.length > 0 ? before : await list(lt(atsCheck.createdAt, shown.createdAt));
  return { earlier, all };
}
