import { entrySections, type EntryKey, type EntrySection } from './entry-moves.ts';
import type { ReviewField } from './review-fields.ts';

/** An entry of a section as the review's form holds it. */
export interface ReviewEntry {
  key: EntryKey;
  /** Ids of the fields that name it, its first and its second name. */
  names: [string, string];
  /** Ids of the fields that say when it was. */
  dates: [string, string];
}

/** The fields of each section that say what an entry is called, whose it is, and when it was. */
const FIELDS = {
  work: ['position', 'company', 'startDate', 'endDate'],
  education: ['institution', 'field', 'startDate', 'endDate'],
  certifications: ['title', 'issuer', 'date', 'expiryDate'],
} as const satisfies Record<EntrySection, readonly string[]>;

/** The entries that a review's fields belong to, by section, sections without any left out. */
export function entriesOf(
  fields: readonly ReviewField[],
): { section: EntrySection; entries: ReviewEntry[] }[] {
  return entrySections.flatMap((section) => {
    const ids = fields.flatMap(({ id }) => {
      const [of, item = ''] = id.split('.');
      return of === section ? [item] : [];
    });
    const entries = [...new Set(ids)].map((id): ReviewEntry => {
      const key: EntryKey = `${section}.${id}`;
      const [name, house, start, end] = FIELDS[section];
      return {
        key,
        names: [`${key}.${name}`, `${key}.${house}`],
        dates: [`${key}.${start}`, `${key}.${end}`],
      };
    });
    return entries.length > 0 ? [{ section, entries }] : [];
  });
}
