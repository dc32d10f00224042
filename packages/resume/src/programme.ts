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
  // `Sarjana Komputer, Ilmu Komputer`: what the degree says already is not said as if it went on.
  if (language === 'id')
    return listed || !shareWords(degree, field) ? `${degree} ${field}` : `${degree}, ${field}`;
  return listed ? `${degree} in ${field}` : `${degree}, ${field}`;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Whether two names have a word of four letters or more in common: `Sarjana Teknik` and `Teknik Industri`. */
export function shareWords(one: string, other: string): boolean {
  return wordsOf(one).some((word) => wordsOf(other).includes(word));
}

/** What schools before a university call themselves, and the degrees they give: `SMK Negeri 2 Kupang`, `Vocational High School`. */
const SCHOOL =
  /^(?:sd|sdn|smp|smpn|mts|mtsn|sma|sman|smk|smkn|smu|stm|smea|slta|sltp)\b|senior high|vocational|high school|sekolah menengah/i;
/** `MA Al-Hikmah`, `MAN 2 Malang`: no degree, for a degree of that name is a master’s. */
const MADRASAH = /^(?:ma|man|mak|madrasah)\b/i;

/** Whether an entry tells of a school before a university, by its degree or its name. Its grade is no GPA. */
export function isSchool({ degree, institution }: Pick<EducationItem, 'degree' | 'institution'>): boolean {
  const name = institution.trim();
  return SCHOOL.test(degree.trim()) || SCHOOL.test(name) || MADRASAH.test(name);
}
