/** What a block of an ad is about. */
export type SectionKind =
  | 'intro'
  | 'about'
  | 'duties'
  | 'requirements'
  | 'nice'
  | 'not_needed'
  | 'benefits'
  | 'apply'
  | 'selection'
  | 'terms'
  | 'other';

export interface AdSection {
  kind: SectionKind;
  /** As the ad has it; null before the first heading. */
  heading: string | null;
  lines: string[];
}

export type WishKind = 'skill' | 'tool' | 'licence' | 'language' | 'trait';
export type Importance = 'must' | 'nice';

/** One answer that satisfies a wish. */
export interface Alternative {
  /** In the words of the ad. */
  name: string;
  /** Shorter or usual names of the same thing, the lexicon's among them. */
  also: string[];
  /** Names in the lexicon of skills. */
  skills: string[];
}

/** One thing that an ad asks for; any of its alternatives is enough. */
export interface Wish {
  kind: WishKind;
  anyOf: Alternative[];
  importance: Importance;
  /** The line it was read from. */
  quote: string;
}

export interface AdYears {
  /** Least years of work; 0 where graduates without experience are welcome. */
  min: number;
  max: number | null;
  quote: string;
}

/** Levels as Indonesian ads write them; D4 counts as S1. */
export type DegreeLevel = 'SMP' | 'SMA/SMK' | 'D1' | 'D2' | 'D3' | 'S1' | 'S2' | 'S3';

export interface AdDegree {
  /** The lowest level that is accepted; null where only a field is named. */
  minLevel: DegreeLevel | null;
  /** Fields of study, any of which will do; empty where any field is welcome or none is named. */
  fields: string[];
  /** The ad says that the field makes no difference. */
  anyField: boolean;
  quote: string;
}

export interface AdLanguage {
  /** Indonesian name: `Inggris`. */
  name: string;
  adWords: string;
  /** Such as `aktif`, `N3`, `TOEFL 500`. */
  level: string | null;
  importance: Importance;
  quote: string;
}

export interface AdSalary {
  min: number | null;
  max: number | null;
  /** ISO 4217; amounts in whole rupiah or dollars. */
  currency: string;
  period: 'hour' | 'day' | 'month' | 'year' | 'piece';
  /** What is paid for where `period` is `piece`: `artikel`. */
  piece?: string;
}

export type Seniority = 'intern' | 'entry' | 'junior' | 'mid' | 'senior' | 'manager' | 'director';
export type WorkMode = 'onsite' | 'hybrid' | 'remote';
export type NotJudgedKind =
  | 'age'
  | 'gender'
  | 'looks'
  | 'body'
  | 'health'
  | 'marriage'
  | 'religion'
  | 'origin';

/** What an employer should not choose by, as the ad has it. It is never a requirement. */
export interface NotJudged {
  kind: NotJudgedKind;
  text: string;
}

/** A job ad as it was read. What the ad does not say is null or empty. */
export interface JobAd {
  language: 'id' | 'en';
  title: string | null;
  company: string | null;
  place: string | null;
  workMode: WorkMode | null;
  /** yyyy-MM-dd. */
  deadline: string | null;
  salary: AdSalary | null;
  /** What is said of the pay where no amount is: `UMK Karawang`, `nego`. */
  payWords: string | null;
  /** Whom to write to: `Bu Rini 0812-3333-4545`. */
  contact: string | null;
  /** Where to apply: an address that a browser opens. */
  link: string | null;
  seniority: Seniority | null;
  sections: AdSection[];
  requirements: Wish[];
  years: AdYears | null;
  degree: AdDegree | null;
  languages: AdLanguage[];
  notJudged: NotJudged[];
  /** Lines that say how to apply. */
  apply: string[];
}
