import { findDates, type DateSpan } from '../../dates/find-dates.ts';
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
  /** Printed with years alone. */
  isYear: boolean;
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

/** Months that studies take whose beginning is not printed, rather too many than too few. */
const LONGEST_STUDIES = 48;
/** Entries of these are read one by one, or their dates are days on which something came out. */
const WITHOUT_TIME_SPENT = new Set(
  'PersonalDetails WorkExperience Education Awards Publications References'.split(' '),
);

/** What may fill the time between jobs: studies, and whatever has a date in other sections (organisations, projects, courses). */
export function periodsBesideJobs(cv: Cv): Omit<Period, 'index'>[] {
  const studies = schoolPeriods(cv).map(({ index, ...period }) => {
    const begins = cv.result.education[index]?.dates?.startDate;
    return begins ? period : { ...period, start: period.end - LONGEST_STUDIES };
  });
  const others = cv.result.sections
    .filter(({ sectionType }) => !WITHOUT_TIME_SPENT.has(sectionType))
    .flatMap(({ text }) => text.split('\n'))
    .flatMap((line) => findDates(line))
    .map((span) => widest(span, cv.asOf));
  return [...studies, ...others];
}

/** A date of another section with all the time that it may mean, so what lies outside is surely left. */
function widest({ start, end, current }: DateSpan, asOf: string): Omit<Period, 'index'> {
  const [first, last] = [start ?? end!, end ?? start!];
  return {
    start: first.year * 12 + (first.month ?? 1) - 1,
    end: current ? monthOf(asOf) : last.year * 12 + (last.month ?? 12) - 1,
    current,
    exact: true,
    isYear: false,
  };
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
    isYear: dates.precision === 'year',
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
