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
  const said =
    result.education.length === 0 ? saidStage(result.summary ?? result.headline ?? '', asOf) : undefined;
  if (said && years < FRESH_YEARS + 1) return said;
  if (years >= FRESH_YEARS && !isStudentWork(result, asOf)) return 'experienced';
  if (result.education.some((school) => isEnrolled(school.dates, asOf))) return 'student';
  const since = Number(asOf.slice(0, 4)) - YEARS_SINCE_DEGREE;
  const recent = result.education.some((school) => {
    const end = school.dates?.completionDate;
    return end ? Number(end.slice(0, 4)) >= since : false;
  });
  const onlyInternships = result.workExperience.every((work) => isInternship(work.jobTitle));
  return recent || onlyInternships ? 'fresh' : 'experienced';
}

/** Without the schooling, what the first sentence says: "Seventh-semester geology student". */
const SAYS_STUDENT =
  /^(?:(?:an?|the|seorang) )?(?:mahasiswa|mahasiswi\b|(?:[\p{L}-]+ ){0,4}(?:undergraduate|student)\b(?! (?:affairs|services|counsel\p{L}+|advis\p{L}+|support|life|success|care)))/iu;

const SAYS_GRADUATE =
  /^[^.]{0,60}\b(?:(fresh)[- ]?graduate|(?:lulusan|graduate)\b[^.]{0,40}?\b(20\d{2}))\b/iu;

function saidStage(summary: string, asOf: string): Stage | undefined {
  if (SAYS_STUDENT.test(summary)) return 'student';
  const [, fresh, year] = SAYS_GRADUATE.exec(summary) ?? [];
  return fresh || (year && Number(year) >= Number(asOf.slice(0, 4)) - YEARS_SINCE_DEGREE)
    ? 'fresh'
    : undefined;
}

/** Whether all work was done beside studies that ended in the last two years: jobs of a student, however many. */
function isStudentWork({ education, workExperience }: ParsedResume, asOf: string): boolean {
  const since = Number(asOf.slice(0, 4)) - YEARS_SINCE_DEGREE;
  return education.some(({ dates }) => {
    const [start, end] = [dates?.startDate, dates?.completionDate];
    if (!start || !end || Number(end.slice(0, 4)) < since) return false;
    return workExperience.every((work) => {
      const from = work.dates?.startDate;
      const to = work.dates?.endDate;
      return from && to && !work.dates?.isCurrent && from >= start && to.slice(0, 7) <= end.slice(0, 7);
    });
  });
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
