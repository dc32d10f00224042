/** The parts of a CV whose return is checked. */
export type FieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'linkedin'
  | 'website'
  | 'location'
  | 'birthDate'
  | 'summary'
  | 'jobTitle'
  | 'company'
  | 'jobPeriod'
  | 'jobText'
  | 'school'
  | 'degree'
  | 'grade'
  | 'studyPeriod'
  | 'skill'
  | 'certification'
  | 'language'
  | 'ownSection';

/** One thing that is printed on the CV, and what a reader made of it. */
export interface FieldCheck {
  field: FieldName;
  /** The item of the document it belongs to; '' for what belongs to the whole. */
  itemId: string;
  written: string;
  /** What was read in its place; null where nothing was. */
  read: string | null;
  ok: boolean;
}

/** What a reader gives back: the part of the result of `@setapak/ats` that is compared. */
export interface ReadFields {
  name: { raw: string } | null;
  emails: string[];
  phoneNumbers: string[];
  websites: string[];
  linkedin: string | null;
  dateOfBirth: string | null;
  location: { rawInput: string } | null;
  summary: string | null;
  workExperience: {
    jobTitle: string | null;
    organization: string | null;
    jobDescription: string | null;
    dates: { startDate: string | null; endDate: string | null; isCurrent: boolean } | null;
  }[];
  education: {
    organization: string | null;
    accreditation: { inputStr: string } | null;
    grade: { raw: string } | null;
    dates: { startDate: string | null; completionDate: string | null; isCurrent: boolean } | null;
  }[];
  skills: { name: string }[];
  certifications: string[];
  languages: string[];
  /** Every section with its text, in the order of the page. */
  sections?: { text: string }[];
}
