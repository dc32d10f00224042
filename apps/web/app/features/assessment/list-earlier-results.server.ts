import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { assessmentResult } from '~/services/db/schema.ts';
import type { RequestScope } from '~/services/request.server.ts';
import type { Results } from './model.ts';
import { resultsSchema } from './schema.ts';

const MOST = 5;

export interface EarlierResults {
  /** ISO text: when the questions were answered. */
  answeredAt: string;
  results: Results;
}

/** What the signed-in person's assessments said before they were retaken, newest first; at most five. */
export async function listEarlierResults({
  services,
  user,
}: Pick<RequestScope, 'services' | 'user'>): Promise<EarlierResults[]> {
  const person = await user();
  if (!person) return [];
  const rows = await services.db
    .select({ results: assessmentResult.results, createdAt: assessmentResult.createdAt })
    .from(assessmentResult)
    .where(and(eq(assessmentResult.userId, person.id), isNotNull(assessmentResult.retakenAt)))
    .orderBy(desc(assessmentResult.createdAt))
    .limit(MOST);
  return rows.flatMap(({ results, createdAt }) => {
    const { data } = resultsSchema.safeParse(results);
    return data ? [{ answeredAt: createdAt.toISOString(), results: data }] : [];
  });
}
