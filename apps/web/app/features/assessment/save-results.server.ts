import { assessmentResult } from '~/services/db/schema.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { loadResults } from './load-results.server.ts';
import type { Results } from './model.ts';

interface SaveResults {
  services: Pick<Services, 'db' | 'limits'>;
  userId: string;
  results: Results;
}

/**
 * Puts the results at the head of the person's history. The same ones again, from a second tab or a repeated
 * request, change nothing.
 * @throws AppError too_many
 */
export async function saveResults({ services, userId, results }: SaveResults): Promise<void> {
  await services.limits.enforce('assessment-user', userId);
  const current = await loadResults({ services, userId });
  if (JSON.stringify(current) === JSON.stringify(results)) return;
  await services.db.insert(assessmentResult).values({ id: newId(), userId, results });
}
