import type { Cv } from './cv.ts';
import { placesOfWarning } from './warned.ts';

/** Pages of the file that hold no part of the CV: other papers, and pictures beside a CV that is whole without them. */
export function attachedPages(cv: Cv): ReadonlySet<number> {
  return new Set(
    [
      ...placesOfWarning(cv, 'other_papers'),
      ...(isWhole(cv) ? placesOfWarning(cv, 'page_without_text') : []),
    ].flatMap(({ page }) => page ?? []),
  );
}

/** Whose it is, how to reach them, a job and a school: what is missing then is no page of it, but a scanned certificate. */
export function isWhole({ result }: Cv): boolean {
  return (
    result.name !== null &&
    result.emails.length + result.phoneNumbers.length > 0 &&
    result.workExperience.some(({ jobTitle, organization, dates }) => jobTitle && organization && dates) &&
    result.education.some(({ organization }) => organization)
  );
}
