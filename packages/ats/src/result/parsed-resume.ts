import type { DatePrecision } from '../dates/find-dates.ts';
import type { Box, HiddenReason, Warning } from '../model.ts';

export interface ResumeDates {
  /** yyyy-MM-dd; what was not printed is the first of its month or year. */
  startDate: string | null;
  endDate: string | null;
  /** "Sekarang", "present", or a period without an end. */
  isCurrent: boolean;
  precision: DatePrecision;
}

export interface ResumeLocation {
  rawInput: string;
  country: string | null;
}

export interface ResumeWork {
  jobTitle: string | null;
  organization: string | null;
  jobDescription: string | null;
  dates: ResumeDates | null;
  location: ResumeLocation | null;
}

export interface ResumeEducation {
  organization: string | null;
  accreditation: { inputStr: string } | null;
  grade: { raw: string } | null;
  dates: {
    startDate: string | null;
    completionDate: string | null;
    isCurrent: boolean;
    precision: DatePrecision;
  } | null;
  location: { formatted: string } | null;
}

/** What an applicant-tracking system reads from a CV, in the shape that such systems exchange (Affinda's and HR-XML's words). */
export interface ParsedResume {
  name: { raw: string } | null;
  /** The post printed under the name. */
  headline: string | null;
  emails: string[];
  phoneNumbers: string[];
  websites: string[];
  linkedin: string | null;
  dateOfBirth: string | null;
  location: ResumeLocation | null;
  summary: string | null;
  workExperience: ResumeWork[];
  education: ResumeEducation[];
  skills: { name: string }[];
  certifications: string[];
  languages: string[];
  totalYearsExperience: number | null;
  sections: { sectionType: string; text: string }[];
}

/** Where a value was read: page index from 0, points, origin at the top left of the page as shown. */
export interface EvidenceEntry {
  page: number;
  boxes: (Box & { page: number })[];
  /** 0..1 */
  confidence: number;
}

/** By path into the result, such as `workExperience.0.jobTitle` or `skills.3.name`. */
export type Evidence = Record<string, EvidenceEntry>;

/**
 * What was printed with a value and has no place in the result, by path: the group of a skill (`skills.0.group`), how well a
 * skill or a language is known (`languages.0.level`), the terms of a job (`workExperience.0.employment`), the web address below
 * an employer (`workExperience.0.url`), what the employer does (`workExperience.0.about`), what stands below a school (`education.0.description`), a certificate's `issuer`, `date`, `expiryDate` and `credentialId`, where a word among the contacts leads (`links.0`, `links.0.name`), the heading with which a section's text begins (`sections.0.heading`), and in sections that no
 * field is for the lines below it with which entries begin, counted from 0 (`sections.0.entries`: `0 4 9`), with what each of them says
 * where that is known (`sections.0.parts.1.position`: `EntryParts`, `sections.0.prizes.1.issuer`: `Prize`).
 */
export type Details = Record<string, string>;

/** A line that was seen on the page and went into no field. */
export interface UnusedText {
  /** At most 160 characters. */
  text: string;
  page: number;
  boxes: (Box & { page: number })[];
  /** `hidden`: cannot be seen on paper; `running`: head, foot or page number; `unassigned`: no field fitted. */
  reason: 'hidden' | 'running' | 'unassigned';
  /** How hidden text is hidden. */
  hidden?: HiddenReason;
}

export interface TextSize {
  median: number;
  /** 0..1 */
  under7: number;
}

export interface Reading {
  result: ParsedResume;
  evidence: Evidence;
  /** Readings of earlier versions, kept by a caller, have none. */
  details?: Details;
  warnings: Warning[];
  /** Seen and not used, at most 60 lines. */
  unused: UnusedText[];
  document: {
    pages: number;
    producer: string;
    creator: string;
    title: string;
    language: 'id' | 'en' | 'other';
    /** Of the pages as the file shows them, in points; so are all boxes. */
    pageSizes: { width: number; height: number }[];
    /** How the text of each page runs on the page as shown, in degrees clockwise; none where all pages read upright. */
    pageTurns?: (0 | 90 | 180 | 270)[];
    /** Pages with nothing on them. Readings of earlier versions have none of the three. */
    blankPages?: number;
    /** Sizes of the letters in points: the middle one, and the share of letters under 7 points. */
    textSize?: TextSize;
    /** Text stands in columns side by side. */
    columns?: boolean;
  };
}
