import { isRecord } from './guards.ts';
import { fromJsonResume, type JsonResumeOptions } from './json-resume/from-json-resume.ts';
import { parseResume } from './parse-resume.ts';
import type { Resume } from './schema.ts';

/**
 * Reads whichever of the two a JSON document is: ours (it has a `profile` or `metadata`) or JSON Resume.
 *
 * @throws ResumeError
 */
export function readResume(input: unknown, options: JsonResumeOptions = {}): Resume {
  const isOurs = isRecord(input) && !('basics' in input) && ('profile' in input || 'metadata' in input);
  return isOurs ? parseResume(input) : fromJsonResume(input, options);
}
