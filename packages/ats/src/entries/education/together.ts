import { type Found, found } from '../../fields/found.ts';
import { findGrade, startsWithLevel } from '../../lexicon/education-words.ts';
import { isStudyField } from '../../lexicon/study-fields.ts';
import { townBehindName } from '../../places/town-behind-name.ts';
import { FIELD, HIGHER, HIGHER_SCHOOL, namesNoField } from './degree-words.ts';
import type { EducationEntry } from './education-entry.ts';

const SCHOOL_OF_CHILDREN =
  /^(?:S[DM][AKP]|SD|MA|MTs|MI|STM|SMEA|SMU)\s+(\p{Lu}\p{L}+(?:\s+\p{Lu}[\p{L}.]*)+)$/u;

/** `SMK Kimia Wiyata` beside its years, where nothing else names a school: more than a level and a field. */
export function isNamedSchool({ organization, accreditation, dates }: EducationEntry): boolean {
  if (organization || !accreditation || !dates) return false;
  const name = SCHOOL_OF_CHILDREN.exec(accreditation.value)?.[1];
  return name !== undefined && isStudyField(name) !== 'whole';
}

/** A degree with a period below another one, under the school that stands apart above both. */
export function isNextDegree(
  { organization, accreditation, dates }: EducationEntry,
  next: EducationEntry,
  bullet: boolean,
): boolean {
  if (!organization || !accreditation || !dates || !next.accreditation || !next.dates || next.organization)
    return false;
  const [school, above, below] = [organization, accreditation, next.accreditation].map(
    ({ pieces: [piece] }) => piece?.items[0],
  );
  return (
    school !== undefined &&
    above !== undefined &&
    below !== undefined &&
    startsWithLevel(next.accreditation.value) &&
    (bullet || (HIGHER.test(next.accreditation.value) && HIGHER_SCHOOL.test(organization.value))) &&
    school.y < above.y - above.size / 2 &&
    Math.abs(above.x - below.x) < 1 &&
    lookOf(accreditation) === lookOf(next.accreditation) &&
    lookOf(organization) !== lookOf(accreditation)
  );
}

/** Nothing but a name, in the letters that only the other schools are set in. */
export function isSchoolAlone(
  { organization, accreditation }: EducationEntry,
  all: readonly EducationEntry[],
): boolean {
  if (organization || !accreditation || startsWithLevel(accreditation.value)) return false;
  const look = lookOf(accreditation);
  const others = all.filter((entry) => entry.organization && entry.accreditation);
  return (
    others.length > 0 &&
    others.every((entry) => lookOf(entry.organization!) === look && lookOf(entry.accreditation!) !== look)
  );
}

function lookOf({ pieces: [piece] }: Found<string>): string {
  const item = piece?.items[0];
  return item ? `${item.font} ${item.size.toFixed(1)} ${item.bold} ${item.italic} ${item.colour}` : '';
}

export function schoolAlone({ accreditation, ...entry }: EducationEntry): EducationEntry {
  return { ...entry, organization: accreditation };
}

/** A field of study that stands apart below its level. */
export function isFieldOf(
  last: EducationEntry,
  { organization, accreditation, dates, grade }: EducationEntry,
) {
  if (!last.accreditation || !accreditation || organization) return false;
  // `• SMK` over its field and its period.
  const isOpen = !last.organization && !last.dates && !last.grade;
  if ((dates || grade) && !isOpen) return false;
  return namesNoField(last.accreditation.value) && FIELD.test(accreditation.value);
}

export function together(level: Found<string>, field: Found<string>): Found<string> {
  return found(`${level.value} ${field.value}`, [...level.pieces, ...field.pieces], level.confidence);
}

export function gradeIn(text: Found<string> | undefined): Found<string> | undefined {
  return text && findGrade(text.value) ? text : undefined;
}

/** `SMK Negeri 2 Arunika, Karawang` in one cell: the school, and its town. */
export function atTown(school: Found<string> | undefined): { school?: Found<string>; town?: Found<string> } {
  if (!school) return {};
  const town = townBehindName(school.value, /\s*,\s+/g);
  if (!town) return { school };
  return {
    school: { ...school, value: school.value.slice(0, town.nameEnd) },
    town: { ...school, value: school.value.slice(town.from, town.to) },
  };
}
