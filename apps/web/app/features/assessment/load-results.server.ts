import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '~/services/db/prepared.server.ts';
import { assessmentResult } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import type { Results } from './model.ts';
import { resultsSchema } from './schema.ts';

interface LoadResults {
  services: Pick<Services, 'db'>;
  userId: string;
}

const statement = prepared((db) =>
  db
    .select({ results: assessmentResult.results })
    .from(assessmentResult)
    .where(and(eq(assessmentResult.userId, sql.placeholder('userId')), isNull(assessmentResult.retakenAt)))
    // Its index has nulls first; there are none.
    .orderBy(desc(assessmentResult.createdAt))
    .limit(1)
    .prepare(''),
);

/** The person's newest results; null when there are none or they were retaken. */
export async function loadResults({ services, userId }: LoadResults): Promise<Results | null> {
  const [newest] = await statement(services.db).execute({ userId });
  return resultsSchema.safeParse(newest?.results).data ?? null;
}
