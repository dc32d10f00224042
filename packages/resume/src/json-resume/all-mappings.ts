import * as long from './mappings.ts';
import type { Mapping } from './mappings.ts';
import * as short from './short-mappings.ts';

/** Every list of JSON Resume with the section that holds it, in the order of its schema. */
export const mappings: readonly Mapping[] = [
  long.workMapping,
  long.volunteerMapping,
  long.educationMapping,
  short.awardMapping,
  short.certificateMapping,
  long.publicationMapping,
  short.skillMapping,
  short.languageMapping,
  short.interestMapping,
  short.referenceMapping,
  long.projectMapping,
];
