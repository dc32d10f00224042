import type { ResumeWork } from '../../result/parsed-resume.ts';
import type { Cv } from './cv.ts';

/** A period in months since year 0; year-only ends are widened to what they may mean. */
export interface Period {
  index: number;
  start: number;
  end: number;
  current: boolean;
  /** Both ends were printed with a month and read; an end that could not be read may lie years after the start. */
  exact: boolean;
}

export function monthOf(iso: string): number {
  return Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;
}

/** The jobs whose period is known, in the CV's order; a job without an end runs until `asOf` when it is current. */
export function jobPeriods(cv: Cv): Period[] {
  return cv.result.workExperience.flatMap((work, index) => {
    const period = periodOf(work.dates, cv.asOf);
    return period ? [{ index, ...period }] : [];
  });
}

export function schoolPeriods(cv: Cv): Period[] {
  return cv.result.education.flatMap((school, index) => {
    const dates = school.dates && { ...school.dates, endDate: school.dates.completionDate };
    const period = periodOf(dates, cv.asOf);
    return period ? [{ index, ...period }] : [];
  });
}

function periodOf(dates: ResumeWork['dates'], asOf: string): Omit<Period, 'index'> | undefined {
  if (!dates) return undefined;
  const last = dates.isCurrent ? asOf : (dates.endDate ?? dates.startDate);
  const first = dates.startDate ?? dates.endDate;
  if (!last || !first) return undefined;
  return {
    start: monthOf(first),
    end: monthOf(last),
    current: dates.isCurrent,
    // One and the same month at both ends is mostly a period whose end stands in the next line.
    exact:
      dates.precision !== 'year' &&
      dates.startDate !== null &&
      (dates.isCurrent || (dates.endDate !== null && dates.endDate !== dates.startDate)),
  };
}

/** `Agu 2021`, for the words of a finding. */
export function monthName(month: number): string {
  const names = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');
  return `${names[month % 12]} ${Math.floor(month / 12)}`;
}
