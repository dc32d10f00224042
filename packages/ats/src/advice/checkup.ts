import type { Box } from '../model.ts';
import type { BulletReason, BulletVerdict } from './bullets/bullet-types.ts';
import type { Cv } from './cv/cv.ts';
import type { Topic } from './topics.ts';

/** The two figures: what a machine gets from the file, and whether what it gets would convince a person. */
export type Dimension = 'readable' | 'convincing';

export type GroupId =
  | 'file'
  | 'contact'
  | 'structure'
  | 'dates'
  | 'achievements'
  | 'language'
  | 'length'
  | 'privacy';

/** Where in the CV something was found. A path is one of the evidence's; boxes are in points from the page's top left corner. */
export interface Place {
  path?: string;
  /** Page index from 0. */
  page?: number;
  boxes?: (Box & { page: number })[];
  /** The offending words as the CV prints them, at most 160 characters. */
  text?: string;
  /** What could stand there instead, for a misspelt word. */
  instead?: string;
}

/**
 * What a rule says of one CV. `earned` is the share of the rule's points that a half-kept rule still gives, 0..1; `ceiling` the highest total of a CV that keeps it no better than
 * this one.
 */
export type Verdict =
  /** `earned` where it is kept well enough to need no word, but others keep it better still. */
  | { outcome: 'passed'; earned?: number; said?: string; more?: string; places?: Place[] }
  | { outcome: 'failed'; places: Place[]; ceiling?: number; words?: Partial<FindingWords> }
  | { outcome: 'partly'; earned: number; places: Place[]; ceiling?: number; words?: Partial<FindingWords> }
  /** The reader is not sure enough to say: it becomes a question, and the rule neither gives nor takes points. */
  | { outcome: 'unsure'; places: Place[] };

/** The words a person reads, Indonesian, to "kamu". */
export interface RuleWords {
  /** What is wrong, as a heading. */
  title: string;
  /** The same thing said of a CV that keeps the rule. */
  passed: string;
  why: string;
  fix: string;
  example: string;
}

/** What is said of a CV that breaks a rule; a verdict may say it in words of its own where the rule can be broken in another way. */
type FindingWords = Omit<RuleWords, 'passed'>;

export interface Rule extends RuleWords {
  id: string;
  group: GroupId;
  /** What the rule speaks of, in the words of the advice bench. */
  topic: Topic;
  /** The sentence for a CV in English, so that its examples are in its own language. */
  english?: Partial<Pick<RuleWords, 'why' | 'fix' | 'example'>>;
  /** Its weight within its figure; the points of each figure's rules add up to 100. */
  points: number;
  /** The highest total of a CV that fails this rule altogether, for what stops an application outright. */
  ceiling?: number;
  /** False where the rule has nothing to judge: it then neither gives nor takes points. */
  applies(cv: Cv): boolean;
  judge(cv: Cv): Verdict;
  /** What is said where the rule had nothing to judge and a person would otherwise take it for fine. */
  unjudged?: (cv: Cv) => string | undefined;
  /** The question that replaces the finding where the reader is not sure. */
  question?: string;
}

export interface Finding extends FindingWords {
  id: string;
  group: GroupId;
  topic: Topic;
  outcome: 'failed' | 'partly';
  /** Points of the total (0..100) that mending it brings, to one decimal. */
  gain: number;
  places: Place[];
}

export interface GroupScore {
  id: GroupId;
  dimension: Dimension;
  label: string;
  /** Points earned, and points that could be earned on this CV. */
  earned: number;
  points: number;
  /** Rules that are kept. */
  passed: { id: string; title: string }[];
}

/** One bullet with what the judge says of it. */
export interface JudgedBullet {
  text: string;
  verdict: BulletVerdict;
  reasons: BulletReason[];
  /** A frame for a stronger version, in the bullet's language; `[…?]` stands for what only the person knows. */
  sharper?: string;
  /** Index of the job it stands under. */
  work?: number;
  place: Place;
}

export interface Question {
  id: string;
  text: string;
  places: Place[];
}

export interface Checkup {
  /** Version of the list of rules: a score is comparable only with scores of the same version. */
  version: string;
  /** 0..100, from both figures; neither carries it alone. */
  score: number;
  /** 0..100: what a machine gets ("Terbaca"). */
  readable: number;
  /** 0..100: whether the content would convince ("Meyakinkan"); null where nothing could be read to judge. */
  convincing: number | null;
  /** The rules whose ceiling holds the score down. */
  heldBy: { id: string; ceiling: number }[];
  /** Whom the CV was judged as. */
  stage: Cv['stage'];
  groups: GroupScore[];
  /** What can be mended, the largest gain first. */
  findings: Finding[];
  /** Nothing is wrong, but there is room to be stronger; the largest gain first. Results of rules before 2.2.0 have none. */
  tips?: Finding[];
  /** What the reader is not sure of, to be answered by the person. */
  questions: Question[];
  /** What could not be judged; it is never counted as fine. */
  unjudged: { id: string; text: string }[];
  bullets: JudgedBullet[];
}

/** What a caller knows of the file besides its content. */
export interface FileFacts {
  name?: string;
  bytes?: number;
}
