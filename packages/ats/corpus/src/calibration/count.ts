import type { ItemsReading } from '../../../src/read-items.ts';
import type { Truth } from '../sheet/truth.ts';
import { isRight } from './judge.ts';

/** How many values of a reading are right, of those that truth can judge. */
export function countRight(
  { result, evidence }: ItemsReading,
  truth: Truth,
): { right: number; found: number } {
  const judged = Object.keys(evidence).flatMap((path) => isRight(path, result, truth) ?? []);
  return { right: judged.filter(Boolean).length, found: judged.length };
}

/** How many values a truth asks for. */
export function countTruth(truth: Truth): number {
  const {
    name,
    emails,
    phones,
    linkedin,
    websites,
    location,
    dateOfBirth,
    summary,
    skills,
    certifications,
    languages,
  } = truth;
  const single = [name, linkedin, location, dateOfBirth, summary].filter(Boolean).length;
  const lists = [emails, phones, websites, skills, certifications, languages].reduce(
    (sum, list) => sum + list.length,
    0,
  );
  const jobs = truth.work.map(({ current: _, ...job }) => Object.values(job).filter(Boolean).length);
  const schools = truth.education.map((school) => Object.values(school).filter(Boolean).length);
  return single + lists + [...jobs, ...schools].reduce((sum, count) => sum + count, 0);
}
