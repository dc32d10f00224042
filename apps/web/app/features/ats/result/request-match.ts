import type { Match } from '@setapak/ats';
import { callServer } from '~/ui/http/call-server.ts';
import type { JobRequest } from '../jobs/job-schema.ts';

interface Answer {
  jobId: string;
  /** Not there where an ad was renamed or removed. */
  match?: Match;
}

/** Sends what the panel asks. @returns the answer, or a sentence that says why there is none */
export async function requestMatch(checkId: string, request: JobRequest): Promise<Answer | string> {
  const answer = await callServer<Answer>(`/app/cv/ats-check/${checkId}/match`, { json: request });
  return answer.ok ? answer.data : answer.refusal.text;
}
