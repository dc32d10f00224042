import { desc, eq } from 'drizzle-orm';
import { assessmentResult } from '~/services/db/schema.ts';
import type { RequestScope } from '~/services/request.server.ts';
import type { Services } from '~/services/services.server.ts';
import type { Results } from './model.ts';
import { resultsSchema } from './schema.ts';

const MOST = 5;

export interface EarlierResults {
  /** ISO text: when the questions were answered. */
  answeredAt: string;
  results: Results;
}

/** What the signed-in person's assessments said before the one that counts now, newest first; at most five. */
export async function listEarlierResults({
  services,
  user,
}: Pick<RequestScope, 'user'> & { services: Pick<Services, 'db'> }): Promise<EarlierResults[]> {
  const person = await user();
  if (!person) return [];
  const rows = await services.db
    .select()
    .from(assessmentResult)
    .where(eq(assessmentResult.userId, person.id))
    .orderBy(desc(assessmentResult.createdAt))
    .limit(MOST + 1);
  const earlier = rows[0]?.retakenAt ? rows.slice(0, MOST) : rows.slice(1);
  return earlier.flatMap(({ results, createdAt }) => {
    const { data } = resultsSchema.safeParse(results);
    return data ? [{ answeredAt: createdAt.toISOString(), results: data }] : [];
  });
}
