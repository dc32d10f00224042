import type { FlatResume } from '../../../src/result/flatten.ts';
import type { Truth, TruthJob, TruthSchool } from '../sheet/truth.ts';
import { alike, bareUrl, digits, same } from './alike.ts';

export const fields = [
  'name',
  'emails',
  'phones',
  'linkedin',
  'websites',
  'location',
  'dateOfBirth',
  'summary',
  'work.jobTitle',
  'work.organization',
  'work.startDate',
  'work.endDate',
  'work.description',
  'education.organization',
  'education.accreditation',
  'education.grade',
  'education.startDate',
  'education.completionDate',
  'skills',
  'certifications',
  'languages',
  'totalYearsExperience',
] as const;

export type Field = (typeof fields)[number];

/** How many values stand in the CV, how many the reader found, and how many of those are right. */
export interface Count {
  wanted: number;
  found: number;
  right: number;
}

type Matches<Value> = (found: Value, wanted: Value) => boolean;

/** Below this two jobs, or two schools, have nothing to do with each other. */
const SAME_ENTRY = 0.6;

/** Counts each field of one CV, against what it was printed from. */
export function scoreCv(read: FlatResume, truth: Truth): Map<Field, Count> {
  const { _accept: accept, _optional: optional } = truth;
  const counts = new Map<Field, Count>();
  const list = <Value>(field: Field, found: Value[], wanted: Value[], matches: Matches<Value>) =>
    counts.set(field, countList(found, wanted, matches));
  const one = <Value>(field: Field, found: Value | null, wanted: Value | null, matches: Matches<Value>) =>
    list(field, found === null ? [] : [found], wanted === null ? [] : [wanted], matches);
  /** Without what may be found and need not. */
  const besides = (found: string[], extra: string[] | undefined, matches: Matches<string>) =>
    found.filter((value) => !extra?.some((each) => matches(value, each)));
  const sameUrl = (a: string, b: string) => bareUrl(a) === bareUrl(b);

  one('name', read.name, truth.name, (found) => accept.name.some((name) => same(found, name)));
  list('emails', read.emails, truth.emails, (a, b) => a.toLowerCase() === b.toLowerCase());
  list('phones', read.phones, truth.phones, (a, b) => digits(a) === digits(b));
  const linkedin = truth.linkedin ?? (read.linkedin ? (optional.linkedin?.[0] ?? null) : null);
  one('linkedin', read.linkedin, linkedin, sameUrl);
  list('websites', besides(read.websites, optional.websites, sameUrl), truth.websites, sameUrl);
  const location = accept.locationOptional && !read.location ? null : truth.location;
  one('location', read.location, location, (a, b) => alike(a, b) >= 0.75);
  one('dateOfBirth', read.dateOfBirth, truth.dateOfBirth, (a, b) => a === b);
  one('summary', read.summary, truth.summary, same);
  list('skills', besides(read.skills, optional.skills, same), truth.skills, same);
  list('certifications', read.certifications, truth.certifications, (found, name) => {
    const [issuer = '', date = ''] = accept.certifications[name] ?? [];
    return [name, `${name} ${issuer}`, `${name} ${issuer} ${date}`].some((form) => same(found, form));
  });
  const bare = (language: string) => language.replace(/^Bahasa /, '');
  list('languages', read.languages, truth.languages, (a, b) => alike(bare(a), bare(b)) === 1);
  one(
    'totalYearsExperience',
    read.totalYearsExperience,
    truth.totalYearsExperience,
    (a, b) => Math.abs(a - b) <= 0.25 || Math.abs(a - (accept.totalYearsAlt ?? b)) <= 0.25,
  );

  const jobs = pair(read.work, truth.work, likenessOfJobs);
  const schools = pair(read.education, truth.education, likenessOfSchools);
  for (const field of ['jobTitle', 'organization', 'description'] as const)
    counts.set(`work.${field}`, countPairs(jobs, field, same));
  for (const field of ['startDate', 'endDate'] as const)
    counts.set(`work.${field}`, countPairs(jobs, field, sameMonth));
  for (const field of ['organization', 'accreditation'] as const)
    counts.set(`education.${field}`, countPairs(schools, field, same));
  counts.set('education.grade', countPairs(schools, 'grade', sameGrade));
  for (const field of ['startDate', 'completionDate'] as const)
    counts.set(`education.${field}`, countPairs(schools, field, sameMonth));
  return counts;
}

function countList<Value>(found: Value[], wanted: Value[], matches: Matches<Value>): Count {
  const rest = [...wanted];
  const right = found.filter((value) => {
    const at = rest.findIndex((each) => matches(value, each));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return { wanted: wanted.length, found: found.length, right };
}

interface Pair<Found, Wanted> {
  found?: Found;
  wanted?: Wanted;
}

/** Each entry of the CV with the one that the reader made of it; what has no partner stands alone. */
function pair<Found, Wanted>(
  found: Found[],
  wanted: Wanted[],
  likeness: (found: Found, wanted: Wanted) => number,
): Pair<Found, Wanted>[] {
  const rest = new Set(found);
  const pairs = wanted.map((entry): Pair<Found, Wanted> => {
    const [best] = [...rest]
      .map((each) => ({ each, likeness: likeness(each, entry) }))
      .filter((each) => each.likeness >= SAME_ENTRY)
      .sort((one, other) => other.likeness - one.likeness);
    if (!best) return { wanted: entry };
    rest.delete(best.each);
    return { found: best.each, wanted: entry };
  });
  return [...pairs, ...[...rest].map((each) => ({ found: each }))];
}

function countPairs<Name extends string>(
  pairs: Pair<Record<Name, string | null>, Record<Name, string | null>>[],
  field: Name,
  matches: Matches<string>,
): Count {
  const count: Count = { wanted: 0, found: 0, right: 0 };
  for (const { found, wanted } of pairs) {
    const [read, printed] = [found?.[field] || null, wanted?.[field] || null];
    count.found += Number(read !== null);
    count.wanted += Number(printed !== null);
    count.right += Number(read !== null && printed !== null && matches(read, printed));
  }
  return count;
}

function likenessOfJobs(found: FlatResume['work'][number], wanted: TruthJob): number {
  return (
    alike(found.jobTitle, wanted.jobTitle) +
    alike(found.organization, wanted.organization) +
    Number(sameMonth(found.startDate ?? '', wanted.startDate ?? '-')) +
    alike(found.description, wanted.description)
  );
}

function likenessOfSchools(found: FlatResume['education'][number], wanted: TruthSchool): number {
  return (
    alike(found.organization, wanted.organization) +
    alike(found.accreditation, wanted.accreditation) +
    Number(sameMonth(found.completionDate ?? '', wanted.completionDate ?? '-'))
  );
}

/** As exact as it was printed. */
function sameMonth(found: string, wanted: string): boolean {
  return found.slice(0, wanted.length) === wanted;
}

function sameGrade(found: string, wanted: string): boolean {
  const number = (text: string) => Number.parseFloat(text.replace(',', '.'));
  return number(found) === number(wanted);
}
