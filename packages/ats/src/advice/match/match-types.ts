/** What a CV has of one thing an ad asks for. */
export type Standing = 'has' | 'other_name' | 'lacks';

export interface Requirement {
  /** What the ad asks for; alternatives are joined by "atau". */
  name: string;
  /** Names in the lexicon, one of which is enough; empty for a term the lexicon doesn't know. */
  anyOf: string[];
  /** Words of the ad, as it has them. */
  adWords: string;
  standing: Standing;
  /** The words of the CV that answer it, and the path they stand at. */
  found?: { text: string; path?: string };
  asked: 'required' | 'duty' | 'nice';
  /** 1 where required, 0.5 where named among the duties only, 0.3 where nice to have; three tenths of that for a soft skill. */
  weight: number;
}

export interface YearsMatch {
  /** Least years of work that the ad asks for; 0 where it welcomes fresh graduates. */
  asked: number;
  /** Years that the reader counted; null where the CV gives no dates. */
  has: number | null;
  standing: 'has' | 'close' | 'lacks';
}

export interface DegreeMatch {
  /** The lowest level that the ad accepts: `SMA/SMK`, `D3`, `S1` … */
  asked: string;
  has: string | null;
  standing: 'has' | 'lacks';
}

export interface LanguageMatch {
  /** Indonesian name, such as `Inggris`. */
  name: string;
  standing: Standing;
  niceToHave: boolean;
}

export interface Match {
  version: string;
  /** 0..100; null where the ad names nothing that can be compared. */
  score: number | null;
  /** Language of the ad. */
  language: 'id' | 'en';
  required: Requirement[];
  niceToHave: Requirement[];
  years: YearsMatch | null;
  degree: DegreeMatch | null;
  languages: LanguageMatch[];
  has: string[];
  hasUnderAnotherName: { name: string; as: string }[];
  lacks: string[];
  /** Indonesian sentences, the most useful first. */
  hints: string[];
}
