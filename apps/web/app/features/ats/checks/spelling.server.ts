import type { Spelling } from '@setapak/ats';

let speller: Promise<Spelling> | undefined;

/** The one speller of this process. Its words take 200 ms and 40 MB, so they are loaded by the first check. */
export function spelling(): Promise<Spelling> {
  speller ??= import('@setapak/ats/spelling').then(({ createSpelling }) => createSpelling());
  return speller;
}
