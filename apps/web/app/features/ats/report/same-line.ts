import type { ParsedResume } from '@setapak/ats';

/** One check of a CV: whose it is by what was read, and the own CV it was made from. */
export interface LineMember {
  cvId: string | null;
  result: Pick<ParsedResume, 'name' | 'emails' | 'workExperience' | 'education'>;
}

/**
 * Whether two checks are versions of one CV: made from the same own CV, or files of one person that share a job or a school.
 * Two own CVs are two lines, and so are files with different names on them.
 */
export function sameLine(a: LineMember, b: LineMember): boolean {
  if (a.cvId && b.cvId) return a.cvId === b.cvId;
  return samePerson(a.result, b.result) && shareAnEntry(a.result, b.result);
}

function samePerson(a: LineMember['result'], b: LineMember['result']): boolean {
  const emails = new Set(a.emails.map((email) => email.toLowerCase()));
  if (b.emails.some((email) => emails.has(email.toLowerCase()))) return true;
  const [one, other] = [bare(a.name?.raw), bare(b.name?.raw)];
  return one !== '' && one === other;
}

function shareAnEntry(a: LineMember['result'], b: LineMember['result']): boolean {
  const [has, also] = [placesOf(a), placesOf(b)];
  // A CV that was read as empty says nothing against it.
  if (has.size === 0 || also.size === 0) return true;
  return [...has].some((place) => also.has(place));
}

function placesOf({ workExperience, education }: LineMember['result']): Set<string> {
  return new Set(
    [...workExperience, ...education]
      .map(({ organization }) => bare(organization))
      .filter((name) => name !== ''),
  );
}

function bare(text: string | null | undefined): string {
  return (
    (text ?? '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
