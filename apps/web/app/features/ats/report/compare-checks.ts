import type { Checkup, ParsedResume } from '@setapak/ats';
import { resultFields } from './result-fields.ts';

interface Judged {
  result: ParsedResume;
  checkup: Checkup | null;
}

export interface Changes {
  /** Points up or down; null where the two were judged by different lists of rules. */
  score: number | null;
  /** What is read now and was not before, in the words of the screen. */
  gained: string[];
  lost: string[];
  /** Findings that are mended, with the points that each brought; the largest first. */
  mended: { title: string; gain: number }[];
  /** Findings that are new. */
  fresh: string[];
}

/** What changed from one check to a later one. */
export function compareChecks(before: Judged, after: Judged): Changes {
  const [had, has] = [thingsRead(before.result), thingsRead(after.result)];
  const sameRules = before.checkup && after.checkup && before.checkup.version === after.checkup.version;
  const [wrong, stillWrong] = [findingsOf(before), findingsOf(after)];
  return {
    score: sameRules && before.checkup && after.checkup ? after.checkup.score - before.checkup.score : null,
    gained: missingFrom(has, had),
    lost: missingFrom(had, has),
    mended: mendedSince(before, stillWrong, sameRules === true),
    fresh: sameRules ? missingFrom(stillWrong, wrong) : [],
  };
}

export function isSame({ score, gained, lost, mended, fresh }: Changes): boolean {
  return !score && [gained, lost, mended, fresh].every((list) => list.length === 0);
}

type Things = Map<string, string>;

/** Everything that was read, by what makes two of it the same. */
function thingsRead(result: ParsedResume): Things {
  const fields = resultFields(result, null).filter(({ value }) => value !== null);
  return new Map([
    ...fields.map(({ id, label }) => [id, label] as const),
    ...named('Pengalaman', result.workExperience, (job) => [job.jobTitle, job.organization]),
    ...named('Pendidikan', result.education, (school) => [
      school.accreditation?.inputStr ?? null,
      school.organization,
    ]),
    ...named('Keahlian', result.skills, (skill) => [skill.name]),
    ...named('Sertifikasi', result.certifications, (name) => [name]),
    ...named('Bahasa', result.languages, (name) => [name]),
  ]);
}

function named<Item>(
  section: string,
  items: readonly Item[],
  words: (item: Item) => (string | null)[],
): [string, string][] {
  return items.map((item) => {
    const text = words(item)
      .filter((word) => word !== null)
      .join(', ');
    return [`${section}:${text.toLowerCase()}`, `${section}: ${text || 'tanpa judul'}`];
  });
}

function findingsOf({ checkup }: Judged): Things {
  return new Map(checkup?.findings.map(({ id, title }) => [id, title]));
}

/** Between two lists of rules findings have other names, so nothing is called mended. */
function mendedSince({ checkup }: Judged, stillWrong: Things, sameRules: boolean): Changes['mended'] {
  if (!checkup || !sameRules) return [];
  return checkup.findings.filter(({ id }) => !stillWrong.has(id)).map(({ title, gain }) => ({ title, gain }));
}

function missingFrom(these: Things, others: Things): string[] {
  return [...these].filter(([key]) => !others.has(key)).map(([, words]) => words);
}
