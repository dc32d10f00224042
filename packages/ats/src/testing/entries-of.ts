import { flatten } from '../result/flatten.ts';
import type { Text } from './build-page.ts';
import { fieldsOf, head, siti, type Page } from './read-page.ts';

// What a test compares of a page that was read: a row for each entry, or a name.

export const nameOf = ({ result }: Page) => result.name?.raw;

export const skillNames = ({ result }: Page) => result.skills.map(({ name }) => name);

export const jobHeads = ({ result }: Page) =>
  flatten(result).work.map(({ jobTitle, organization }) => [jobTitle, organization]);

export const jobsWithStarts = ({ result }: Page) =>
  flatten(result).work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]);

export const jobsWithPeriods = ({ result }: Page) =>
  flatten(result).work.map(({ jobTitle, organization, startDate, endDate }) => [
    jobTitle,
    organization,
    startDate,
    endDate,
  ]);

/** Days as the result holds them: the first of a month that has none, open ends as null. */
export const jobsWithDays = ({ result }: Page) =>
  result.workExperience.map(({ jobTitle, organization, dates }) => [
    jobTitle,
    organization,
    dates?.startDate,
    dates?.endDate,
  ]);

export const jobsWithFirstMonths = ({ result }: Page) =>
  result.workExperience.map(({ jobTitle, organization, dates }) => [
    jobTitle,
    organization,
    dates?.startDate?.slice(0, 7),
  ]);

export const jobsWithFirstYears = ({ result }: Page) =>
  result.workExperience.map(({ jobTitle, organization, dates }) => [
    jobTitle,
    organization,
    dates?.startDate?.slice(0, 4),
  ]);

export const jobsWithText = ({ result }: Page) =>
  result.workExperience.map(({ jobTitle, organization, jobDescription }) => [
    jobTitle,
    organization,
    jobDescription,
  ]);

export const jobLines = (page: Page) => jobsWithPeriods(page).map((job) => job.join(' | '));

/** Jobs of a page with nothing but these texts below a heading at 90. */
export const jobsUnderHeading = (...texts: (Text | string)[]) =>
  fieldsOf(...siti, head('Pengalaman Kerja', 90), ...texts).work.map(
    ({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate],
  );

export const jobsInFull = (...texts: (Text | string)[]) =>
  fieldsOf(...texts).work.map(({ jobTitle, organization, startDate, endDate, description }) => [
    jobTitle,
    organization,
    startDate,
    endDate,
    description,
  ]);

export const schoolHeads = ({ result }: Page) =>
  flatten(result).education.map(({ organization, accreditation }) => [organization, accreditation]);

export const schoolsWithLastYears = ({ result }: Page) =>
  result.education.map(({ organization, accreditation, dates }) => [
    organization,
    accreditation?.inputStr,
    dates?.completionDate?.slice(0, 4),
  ]);

export const schoolsWithYears = ({ result }: Page) =>
  result.education.map(({ organization, accreditation, dates }) => [
    organization,
    accreditation?.inputStr,
    dates?.startDate?.slice(0, 4),
    dates?.completionDate?.slice(0, 4),
  ]);
