import type { AdDegree, Importance, JobAd, NotJudged, WishKind } from '../../ad/job-ad.ts';

/** What a CV has of one thing an ad asks for: in the ad's words, under another name or only nearly, or not at all. */
export type Standing = 'has' | 'similar' | 'lacks';

/** Words of the CV that answer a wish, and the path they stand at. */
export interface MatchEvidence {
  text: string;
  path?: string;
}

export interface Requirement {
  kind: WishKind;
  /** What the ad asks for in its own words; alternatives are joined by "atau". */
  name: string;
  /** The alternatives in the words of the ad. */
  anyOf: string[];
  /** The same with the usual names of each. */
  names: string[];
  importance: Importance;
  standing: Standing;
  found?: MatchEvidence;
  /** The line of the ad. */
  quote: string;
  /** 1 where it is a must, 0.3 where nice to have; three tenths of that for a trait. */
  weight: number;
}

export interface YearsMatch {
  /** Least years of work that the ad asks for; 0 where it welcomes graduates without experience. */
  min: number;
  max: number | null;
  /** Years that the reader counted; null where the CV gives no dates. */
  has: number | null;
  standing: Standing;
}

export interface DegreeMatch {
  minLevel: AdDegree['minLevel'];
  fields: string[];
  /** What the CV shows: its level and the line it stands in. */
  level: AdDegree['minLevel'];
  has: string | null;
  /** `similar`: the level in another field. */
  standing: Standing;
  found?: MatchEvidence;
}

export interface LanguageMatch {
  /** Indonesian name, such as `Inggris`. */
  name: string;
  level: string | null;
  importance: Importance;
  standing: Standing;
  found?: MatchEvidence;
}

export interface TitleMatch {
  name: string;
  /** The post in the CV that comes nearest. */
  found?: MatchEvidence;
  standing: Standing;
}

/** A skill that the CV doesn't show and where in a CV it belongs if the person has it. */
export interface MissingKeyword {
  name: string;
  kind: WishKind;
  importance: Importance;
  section: 'skills' | 'work' | 'certifications' | 'languages' | 'summary';
  /** Path of the entry of the CV that comes nearest, such as `workExperience.0.jobDescription`. */
  path?: string;
  /** Indonesian question that invents nothing. */
  question: string;
}

export interface Match {
  version: string;
  /** 0..100; null where the ad names nothing that can be compared. */
  score: number | null;
  /** Language of the ad. */
  language: JobAd['language'];
  ad: Pick<JobAd, 'title' | 'company' | 'place' | 'workMode' | 'deadline' | 'salary' | 'seniority'>;
  /** The posts that the ad offers, where there are several; `postsOf` has the ad of each. */
  posts: string[];
  title: TitleMatch | null;
  requirements: Requirement[];
  years: YearsMatch | null;
  degree: DegreeMatch | null;
  languages: LanguageMatch[];
  /** What the ad requires but should not; it does not count. */
  notJudged: NotJudged[];
  /** What could be added to the CV if it is true. */
  keywords: MissingKeyword[];
  /** Indonesian sentences, the most useful first. */
  hints: string[];
}
