import { degreeLabel, degrees, type Degree, type Language } from './reference-lists.ts';
import type { EducationItem } from './schema.ts';

/** How a field of study begins that names its degree itself. `Master Data Management` is a field alone. */
const NAMED_IN_FIELD: Record<Degree, RegExp> = {
  'High School': /^(?:SM[AKU]|MA|STM|High School)\b/i,
  Associate: /^(?:D-?[1-4]|Diploma|Associate)\b/i,
  Bachelors: /^(?:S-?1|Sarjana|Bachelor)\b/i,
  Masters: /^(?:S-?2|Magister|Master(?:[’']?s| of))\b/i,
  Doctoral: /^(?:S-?3|Doktor|Doctor)/i,
};

/**
 * What somebody studies, as a CV prints it: `Sarjana Akuntansi`, `Bachelor’s Degree in Accounting`, `BSc, Accounting`. A field
 * that names its degree itself (`S1 Akuntansi`) stands alone.
 */
export function programmeOf(item: Pick<EducationItem, 'degree' | 'field'>, language: Language): string {
  const listed = degrees.find((each) => each === item.degree.trim());
  const degree = degreeLabel(item.degree.trim(), language);
  const field = item.field.trim();
  if (degree === '' || field === '') return degree || field;
  const isNamed = `${field} `.toLowerCase().startsWith(`${degree.toLowerCase()} `);
  if (isNamed || (listed && NAMED_IN_FIELD[listed].test(field))) return field;
  if (language === 'id') return `${degree} ${field}`;
  return listed ? `${degree} in ${field}` : `${degree}, ${field}`;
}
