import type { ParsedResume } from '../../result/parsed-resume.ts';

/** How far somebody is on the way: rules ask less of a student's jobs and more of a senior's. */
export type Stage = 'student' | 'fresh' | 'experienced' | 'senior';

const FRESH_YEARS = 2;
const SENIOR_YEARS = 8;
const YEARS_SINCE_DEGREE = 2;

/**
 * Student: still enrolled and under two years of work. Fresh: under two years of work, and no job at all or a degree of the last two
 * years or a first internship. Senior: eight years of work and more.
 * @param asOf yyyy-MM-dd
 */
export function stageOf(result: ParsedResume, asOf: string): Stage {
  const years = result.totalYearsExperience ?? 0;
  if (years >= SENIOR_YEARS) return 'senior';
  if (years >= FRESH_YEARS) return 'experienced';
  if (result.education.some((school) => isEnrolled(school.dates, asOf))) return 'student';
  const since = Number(asOf.slice(0, 4)) - YEARS_SINCE_DEGREE;
  const recent = result.education.some((school) => {
    const end = school.dates?.completionDate;
    return end ? Number(end.slice(0, 4)) >= since : false;
  });
  const onlyInternships = result.workExperience.every((work) => isInternship(work.jobTitle));
  return recent || onlyInternships ? 'fresh' : 'experienced';
}

/** Students and fresh graduates are judged by projects, organisations and internships. */
export function isBeginner(stage: Stage): boolean {
  return stage === 'student' || stage === 'fresh';
}

export function isInternship(title: string | null): boolean {
  return /\b(?:magang|intern|internship|pkl|praktik kerja|praktek kerja|trainee|co-?op)\b/i.test(title ?? '');
}

function isEnrolled(dates: ParsedResume['education'][number]['dates'], asOf: string): boolean {
  if (!dates) return false;
  if (dates.isCurrent) return true;
  if (!dates.completionDate) return false;
  const length = dates.precision === 'year' ? 4 : 7;
  return dates.completionDate.slice(0, length) > asOf.slice(0, length);
}
