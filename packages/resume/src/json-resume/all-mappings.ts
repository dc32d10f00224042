import * as long from './mappings.ts';
import type { Mapping } from './mappings.ts';
import * as short from './short-mappings.ts';

/** The lists of JSON Resume with the section that holds each, in the order of its schema; publications have none (`publications.ts`). */
export const mappings: readonly Mapping[] = [
  long.workMapping,
  long.volunteerMapping,
  long.educationMapping,
  short.awardMapping,
  short.certificateMapping,
  short.skillMapping,
  short.languageMapping,
  short.interestMapping,
  short.referenceMapping,
  long.projectMapping,
];
