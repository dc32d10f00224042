import type { ParsedResume } from './parsed-resume.ts';

/** The short shape that benches and scripts compare: months as `yyyy-MM`, lists of plain strings. */
export interface FlatResume {
  name: string | null;
  emails: string[];
  phones: string[];
  linkedin: string | null;
  websites: string[];
  location: string | null;
  dateOfBirth: string | null;
  summary: string | null;
  work: {
    jobTitle: string | null;
    organization: string | null;
    startDate: string | null;
    endDate: string | null;
    description: string | null;
  }[];
  education: {
    organization: string | null;
    accreditation: string | null;
    grade: string | null;
    startDate: string | null;
    completionDate: string | null;
  }[];
  skills: string[];
  certifications: string[];
  languages: string[];
  totalYearsExperience: number | null;
}

export function flatten(result: ParsedResume): FlatResume {
  return {
    name: result.name?.raw ?? null,
    emails: result.emails,
    phones: result.phoneNumbers,
    linkedin: result.linkedin,
    websites: result.websites,
    location: result.location?.rawInput ?? null,
    dateOfBirth: result.dateOfBirth,
    summary: result.summary,
    work: result.workExperience.map((work) => ({
      jobTitle: work.jobTitle,
      organization: work.organization,
      startDate: month(work.dates?.startDate, work.dates?.precision),
      endDate: month(work.dates?.endDate, work.dates?.precision),
      description: work.jobDescription,
    })),
    education: result.education.map((school) => ({
      organization: school.organization,
      accreditation: school.accreditation?.inputStr ?? null,
      grade: school.grade?.raw ?? null,
      startDate: month(school.dates?.startDate, school.dates?.precision),
      completionDate: month(school.dates?.completionDate, school.dates?.precision),
    })),
    skills: result.skills.map((skill) => skill.name),
    certifications: result.certifications,
    languages: result.languages,
    totalYearsExperience: result.totalYearsExperience,
  };
}

/** As much of a date as was printed. */
function month(date: string | null | undefined, precision: string | undefined): string | null {
  if (!date) return null;
  return precision === 'year' ? date.slice(0, 4) : date.slice(0, 7);
}
