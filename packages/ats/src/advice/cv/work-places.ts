import type { ResumeWork } from '../../result/parsed-resume.ts';
import type { Place } from '../checkup.ts';
import type { Cv } from './cv.ts';
import { placeOf } from './places.ts';

/** Points at a job by the best-known of its parts. */
export function placeOfWork(cv: Cv, index: number): Place {
  const work = cv.result.workExperience[index];
  const path = `workExperience.${index}`;
  const part = (['jobTitle', 'organization', 'dates', 'jobDescription'] as const).find((name) =>
    Object.hasOwn(cv.reading.evidence, `${path}.${name}`),
  );
  return placeOf(cv.reading, part ? `${path}.${part}` : path, work ? labelOf(work) : undefined);
}

/** A job as a person would name it: `Staf Pajak · PT Maju`. */
function labelOf(work: ResumeWork): string {
  return [work.jobTitle, work.organization].filter((part) => part !== null).join(' · ');
}

/** Places of the jobs that a test picks out. */
export function worksWhere(cv: Cv, test: (work: ResumeWork) => boolean): Place[] {
  return cv.result.workExperience.flatMap((work, index) => (test(work) ? [placeOfWork(cv, index)] : []));
}
