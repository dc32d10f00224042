import type { RequestScope } from '~/services/request.server.ts';
import { listChecks, type CheckSummary } from './list-checks.server.ts';
import { loadCheck, type Check } from './load-check.server.ts';

export interface AtsTabData {
  /** The check on the screen; null shows the way in. */
  check: Omit<Check, 'fileKey'> | null;
  history: CheckSummary[];
  /** Why the upload that just happened came to nothing. */
  failure: string | null;
  signedIn: boolean;
}

/** What the ATS tab shows: the check named in the URL, else the way in with what was checked before. */
export async function loadAtsTab({ services, user }: RequestScope, url: URL): Promise<AtsTabData> {
  const failure = url.searchParams.get('error');
  const signedIn = await user();
  if (!signedIn) return { check: null, history: [], failure, signedIn: false };
  const id = url.searchParams.get('check');
  const [history, check] = await Promise.all([
    listChecks({ services, userId: signedIn.id }),
    id ? loadCheck({ services, userId: signedIn.id, id }) : null,
  ]);
  if (!check) return { check: null, history, failure, signedIn: true };
  const { fileKey: _, ...shown } = check;
  return { check: shown, history, failure, signedIn: true };
}
