import type { Section } from '../classify/section.ts';
import { endsPaper, isSigned } from '../classify/closing-lines.ts';
import type { SectionType } from '../classify/section-type.ts';
import { precisionOf, toIsoDate, type DateSpan, type PartialDate } from '../dates/find-dates.ts';
import { readHandedOn } from '../entries/parts/read-parts.ts';
import { readPrize } from '../lists/read-prize.ts';
import { readSkills } from '../lists/skills/read-skills.ts';
import type { EducationEntry } from '../entries/education/education-entry.ts';
import type { WorkEntry } from '../entries/work/work-entry.ts';
import type { Found } from '../fields/found.ts';
import type { Line } from '../layout/line.ts';
import { wrapsInStyles } from '../layout/wraps.ts';
import type { PageItems } from '../model.ts';
import { countryOf } from '../places/country-of.ts';
import { addEvidence } from './make-evidence.ts';
import type { Details, Evidence, ParsedResume, ResumeDates, ResumeLocation } from './parsed-resume.ts';
import { isCareerBreak } from '../entries/career-break.ts';
import { totalYears } from './total-years.ts';

export interface FoundFields {
  name?: Found<string>;
  headline?: Found<string>;
  emails?: Found<string>[];
  phones?: Found<string>[];
  linkedin?: Found<string>;
  websites?: Found<string>[];
  location?: Found<string>;
  dateOfBirth?: Found<string>;
  summary?: Found<string>;
  work?: WorkEntry[];
  education?: EducationEntry[];
  skills?: Found<string>[];
  certifications?: Found<string>[];
  languages?: Found<string>[];
}

/** The names that the product document gives two of its section types; the others keep plain words. */
const SECTION_NAMES: Partial<Record<SectionType, string>> = {
  summary: 'Summary',
  skills: 'Skills/Interests/Languages',
  languages: 'Skills/Interests/Languages',
  interests: 'Skills/Interests/Languages',
  work: 'WorkExperience',
  education: 'Education',
  certifications: 'Certifications',
  projects: 'Projects',
  awards: 'Awards',
  organisation: 'Organisations',
  publications: 'Publications',
  references: 'References',
  personal: 'PersonalDetails',
  contact: 'PersonalDetails',
  profiles: 'PersonalDetails',
  header: 'PersonalDetails',
  other: 'Other',
};

/** Puts what was found into the result's shape, and notes where each value came from. */
export function assemble(
  fields: FoundFields,
  sections: readonly Section[],
  pages: readonly PageItems[],
  asOf: string,
): { result: ParsedResume; evidence: Evidence; details: Details } {
  const evidence: Evidence = {};
  const details: Details = {};
  const note = (path: string, value: Found<unknown> | undefined) => addEvidence(evidence, path, value, pages);
  const detail = (path: string, values: Record<string, Found<string> | undefined> = {}) => {
    for (const [kind, value] of Object.entries(values)) if (value) details[`${path}.${kind}`] = value.value;
  };
  const one = (path: string, value: Found<string> | undefined) => {
    note(path, value);
    return value?.value ?? null;
  };
  const many = (path: string, values: readonly Found<string>[] = [], suffix = '') =>
    values.map((value, index) => {
      note(`${path}.${index}${suffix}`, value);
      detail(`${path}.${index}`, value.beside);
      return value.value;
    });
  const name = one('name.raw', fields.name);
  const location = one('location.rawInput', fields.location);
  const result: ParsedResume = {
    name: name === null ? null : { raw: name },
    headline: one('headline', fields.headline),
    emails: many('emails', fields.emails),
    phoneNumbers: many('phoneNumbers', fields.phones),
    websites: many('websites', fields.websites),
    linkedin: one('linkedin', fields.linkedin),
    dateOfBirth: one('dateOfBirth', fields.dateOfBirth),
    location: location === null ? null : toLocation(location),
    summary: one('summary', fields.summary),
    workExperience: (fields.work ?? []).map((entry, index) =>
      toWork(entry, `workExperience.${index}`, one, note),
    ),
    education: (fields.education ?? []).map((entry, index) =>
      toEducation(entry, `education.${index}`, one, note),
    ),
    skills: many('skills', fields.skills, '.name').map((skill) => ({ name: skill })),
    certifications: many('certifications', fields.certifications),
    languages: many('languages', fields.languages),
    totalYearsExperience:
      totalYears(
        (fields.work ?? []).flatMap((entry) =>
          isCareerBreak(entry.jobTitle?.value) ? [] : (entry.dates?.value ?? []),
        ),
        toPartial(asOf),
      ) ?? null,
    sections: toSections(sections),
  };
  for (const [index, { employment, url, about }] of (fields.work ?? []).entries())
    detail(`workExperience.${index}`, { employment, url, about });
  for (const [index, { description, url }] of (fields.education ?? []).entries())
    detail(`education.${index}`, { description, url });
  for (const [index, { beside }] of (fields.certifications ?? []).entries())
    for (const kind of PLACED) note(`certifications.${index}.${kind}`, beside?.[kind]);
  const jobs = sections.filter(({ type }) => type === 'work').map(({ lines }) => lines);
  for (const [index, section] of sections.entries()) {
    const { heading } = section;
    if (heading) details[`sections.${index}.heading`] = heading.text.replaceAll('\t', ' ');
    if (isClosing(section)) details[`sections.${index}.closing`] = 'true';
    if (section.type === 'interests') details[`sections.${index}.interests`] = interestsIn(section) || 'true';
    const { starts, parts: read } = readHandedOn(section.type, section.lines, jobs);
    if (starts.length > 1) details[`sections.${index}.entries`] = starts.join(' ');
    const wraps = wrappedLines(section.lines);
    if (wraps.length > 0) details[`sections.${index}.wraps`] = wraps.join(' ');
    for (const [at, parts] of read.entries())
      for (const [part, value] of Object.entries(parts ?? {}))
        details[`sections.${index}.parts.${at}.${part}`] = value;
    if (section.type !== 'awards') continue;
    const from = starts.length > 1 ? starts : [0];
    for (const [at, start] of from.entries()) {
      const prize = readPrize(section.lines.slice(start, from[at + 1]));
      for (const [field, value] of Object.entries(prize ?? {}))
        details[`sections.${index}.prizes.${at}.${field}`] = value;
    }
  }
  return { result, evidence, details };
}

/** What is said of a certificate in places of its own. */
const PLACED = ['issuer', 'date', 'expiryDate', 'credentialId'] as const;

/** The lines that go on with the one above, counted from 0. */
function wrappedLines(lines: readonly Line[]): number[] {
  return lines.flatMap((line, at) => (at > 0 && wrapsInStyles(lines[at - 1]!, line) ? [at] : []));
}

type One = (path: string, value: Found<string> | undefined) => string | null;
type Note = (path: string, value: Found<unknown> | undefined) => void;

function toWork(
  entry: WorkEntry,
  path: string,
  one: One,
  note: Note,
): ParsedResume['workExperience'][number] {
  const location = one(`${path}.location`, entry.location);
  note(`${path}.dates`, entry.dates);
  return {
    jobTitle: one(`${path}.jobTitle`, entry.jobTitle),
    organization: one(`${path}.organization`, entry.organization),
    jobDescription: one(`${path}.jobDescription`, entry.description),
    dates: entry.dates ? toDates(entry.dates.value) : null,
    location: location === null ? null : toLocation(location),
  };
}

function toEducation(
  entry: EducationEntry,
  path: string,
  one: One,
  note: Note,
): ParsedResume['education'][number] {
  const degree = one(`${path}.accreditation.inputStr`, entry.accreditation);
  const grade = one(`${path}.grade.raw`, entry.grade);
  const place = one(`${path}.location.formatted`, entry.location);
  note(`${path}.dates`, entry.dates);
  const dates = entry.dates ? toDates(entry.dates.value) : null;
  return {
    organization: one(`${path}.organization`, entry.organization),
    accreditation: degree === null ? null : { inputStr: degree },
    grade: grade === null ? null : { raw: grade },
    dates: dates && {
      startDate: dates.startDate,
      completionDate: dates.endDate,
      isCurrent: dates.isCurrent,
      precision: dates.precision,
    },
    location: place === null ? null : { formatted: place },
  };
}

function toDates(span: DateSpan): ResumeDates {
  const known: PartialDate | undefined = span.start ?? span.end;
  return {
    startDate: span.start ? toIsoDate(span.start) : null,
    endDate: span.end ? toIsoDate(span.end) : null,
    isCurrent: span.current,
    precision: known ? precisionOf(known) : 'year',
  };
}

function toLocation(raw: string): ResumeLocation {
  return { rawInput: raw, country: countryOf(raw) };
}

function toPartial(iso: string): PartialDate {
  return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)) || 12 };
}

/** Their names, a line each, in whatever frames or columns they stand, those of a group behind its name; '' where a word would be lost. */
function interestsIn({ lines }: Section): string {
  const groups = Map.groupBy(readSkills(lines), ({ value, beside }) => beside?.['group']?.value ?? value);
  const names = [...groups].map(([group, members]) => {
    const items = members.map(({ value }) => value).join(', ');
    return items === group ? group : `${group}: ${items}`;
  });
  const letters = (texts: readonly string[]) => texts.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  return letters(names) === letters(lines.map(({ text }) => text)) ? names.join('\n') : '';
}

/** The declaration at a paper's end, or place and day over a signature. */
function isClosing({ type, heading, lines: [first, next, ...others] }: Section): boolean {
  if (type !== 'other' || heading || !first) return false;
  return endsPaper(first.text) || isSigned(first.text, next?.text, others.length + Number(Boolean(next)));
}

function toSections(sections: readonly Section[]): ParsedResume['sections'] {
  return sections.map((section) => ({
    sectionType: SECTION_NAMES[section.type] ?? 'Other',
    text: [section.heading?.text, ...section.lines.map((line) => line.text)]
      .filter((line) => line !== undefined)
      .join('\n')
      .replaceAll('\t', ' '),
  }));
}
