import type { Line } from '../../layout/line.ts';
import { turnLevelColumns } from '../level-columns.ts';
import { bySchoolRows } from '../repeated-looks.ts';
import { isTableRow, splitEntries } from '../split-entries.ts';
import type { EducationEntry } from './education-entry.ts';
import { factsOf } from './head-facts.ts';
import { fromTableRow } from './table-row.ts';
import { schoolSlots, toEntry } from './to-entry.ts';
import { isFieldOf, isNamedSchool, isNextDegree, isSchoolAlone, schoolAlone, together } from './together.ts';

/** The schools of a section of education. */
export function readEducation(lines: readonly Line[]): EducationEntry[] {
  const entries: EducationEntry[] = [];
  const all = (bySchoolRows(lines) ?? splitEntries(turnLevelColumns(lines))).map((entry) => ({
    entry,
    facts: factsOf(entry),
  }));
  const slots = schoolSlots(all.map(({ facts }) => facts));
  for (const { entry, facts } of all) {
    const [row] = entry.head;
    if (row && isTableRow(row)) {
      const read = fromTableRow(row);
      read.grade ??= factsOf({ head: [], text: entry.text }).grade;
      entries.push(read);
      continue;
    }
    const read = toEntry(facts, slots);
    const last = entries.at(-1);
    if (last && isNextDegree(last, read, row?.bullet === true)) read.organization = last.organization;
    if (last && isFieldOf(last, read))
      Object.assign(last, {
        ...read,
        ...last,
        accreditation: together(last.accreditation!, read.accreditation!),
      });
    else if (last && namesAgain(last, read)) Object.assign(last, { ...read, ...last });
    else if (read.organization || read.accreditation) entries.push(read);
    else if (last)
      Object.assign(last, { ...read, ...last, ...(saysMore(read, last) && { dates: read.dates }) });
  }
  return entries.map((entry) =>
    isSchoolAlone(entry, entries) || isNamedSchool(entry) ? schoolAlone(entry) : entry,
  );
}

/** `SMAN 1 ARUNIKA   2002 – 2005` over `SMAN 1 Arunika, Solo`: the same school once more, with nothing of its own but where it is. */
function namesAgain(last: EducationEntry, read: EducationEntry): boolean {
  const [name, again] = [last.organization, read.organization].map((school) => school?.value.toLowerCase());
  return again !== undefined && name === again && !read.accreditation && !read.dates && !read.grade;
}

/** `2013 – 2016` alone below a school beside which `2013` stands. */
function saysMore({ dates: period }: EducationEntry, { dates: year }: EducationEntry): boolean {
  if (!period || !year?.value.single || period.value.single || year.value.end?.month !== undefined)
    return false;
  const { start, end } = period.value;
  return [start?.year, end?.year].includes((year.value.end ?? year.value.start)?.year);
}
