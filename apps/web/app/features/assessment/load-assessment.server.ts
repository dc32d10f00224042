import type { RequestScope } from '~/services/request.server.ts';
import { loadResults } from './load-results.server.ts';
import type { Results } from './model.ts';

/** For the loader of a page with an AssessmentPanel: the saved results of the signed-in person, else null. */
export async function loadAssessment({
  services,
  user,
}: Pick<RequestScope, 'services' | 'user'>): Promise<Results | null> {
  const person = await user();
  return person && loadResults({ services, userId: person.id });
}
