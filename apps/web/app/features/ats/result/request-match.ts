import type { Match } from '@setapak/ats';
import { callServer, type Answer } from '~/ui/http/call-server.ts';
import type { JobRequest } from '../jobs/job-schema.ts';

interface Compared {
  jobId: string;
  /** Not there where an ad was renamed or removed. */
  match?: Match;
}

/** Sends what the panel asks. */
export function requestMatch(checkId: string, request: JobRequest): Promise<Answer<Compared>> {
  return callServer<Compared>(`/app/cv/ats-check/${checkId}/match`, { json: request });
}
