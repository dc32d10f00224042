import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

interface LatestResult {
  services: Pick<Services, 'db'>;
  userId: string;
  /** Only among those made before this moment. */
  before?: Date;
}

/** A person's newest check that has a result. */
export async function latestResult({ services, userId, before }: LatestResult) {
  const [latest] = await services.db
    .select({ id: atsCheck.id, createdAt: atsCheck.createdAt })
    .from(atsCheck)
    .where(
      and(
        eq(atsCheck.userId, userId),
        eq(atsCheck.status, 'done'),
        before ? lt(atsCheck.createdAt, before) : undefined,
      ),
    )
    .orderBy(sql`${desc(atsCheck.createdAt)} NULLS FIRST`)
    .limit(1);
  return latest;
}
