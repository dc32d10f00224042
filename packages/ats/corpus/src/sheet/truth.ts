import type { Lang, Month } from '../content/cv.ts';
import type { Producer } from '../layouts/layout.ts';

/** The bench's truth file. Only what the PDF prints, dates at the precision printed. */
export interface Truth {
  name: string;
  emails: string[];
  phones: string[];
  linkedin: string | null;
  websites: string[];
  location: string | null;
  dateOfBirth: string | null;
  summary: string | null;
  work: TruthJob[];
  education: TruthSchool[];
  skills: string[];
  certifications: string[];
  languages: string[];
  totalYearsExperience: number | null;
  _meta: {
    name: string;
    layout: string;
    producer: Producer;
    columns: number;
    style: string;
    lang: Lang;
    source: string;
    doc: string;
    split: 'train' | 'holdout';
  };
  _accept: Accept;
  _optional: Optional;
}

export interface TruthJob {
  jobTitle: string;
  organization: string;
  startDate: string | null;
  endDate: string | null;
  description: string | null;
  current: boolean;
}

export interface TruthSchool {
  organization: string;
  accreditation: string | null;
  grade: string | null;
  startDate: string | null;
  completionDate: string | null;
}

/** Years covered by the periods without double counting, one decimal; null without periods. */
export function totalYears(periods: { start: Month; end: Month | null }[], asOf: Month): number | null {
  if (periods.length === 0) return null;
  const spans = periods
    .map(({ start, end }) => ({ from: index(start), to: index(end ?? asOf) }))
    .sort((a, b) => a.from - b.from);
  let covered = 0;
  let reached = -Infinity;
  for (const { from, to } of spans) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((covered / 12) * 10) / 10;
}

const index = (month: Month) => month.year * 12 + month.month;

/** What the scorer takes beside the truth itself. */
export interface Accept {
  name: string[];
  certifications: Record<string, string[]>;
  languages: Record<string, string>;
  asOf: string;
  yearPrecision: boolean;
  totalYearsAlt?: number;
  locationCity?: string;
  locationExtra?: string[];
  locationOptional?: boolean;
}

/** What is printed but not required. */
export interface Optional {
  skills?: string[];
  websites?: string[];
  linkedin?: string[];
  work?: { jobTitle: string; organization: string }[];
}
