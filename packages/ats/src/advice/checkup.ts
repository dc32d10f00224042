import type { Box } from '../model.ts';
import type { Cv } from './cv/cv.ts';

export type GroupId = 'file' | 'contact' | 'structure' | 'dates' | 'content' | 'length' | 'hygiene';

/** Where in the CV something was found. A path is one of the evidence's; boxes are in points from the page's top left corner. */
export interface Place {
  path?: string;
  /** Page index from 0. */
  page?: number;
  boxes?: (Box & { page: number })[];
  /** The offending words as the CV prints them, at most 160 characters. */
  text?: string;
}

/** What a rule says of one CV. `earned` is the share of the rule's points that a half-kept rule still gives, 0..1. */
export type Verdict =
  | { outcome: 'passed' }
  | { outcome: 'failed'; places: Place[] }
  | { outcome: 'partly'; earned: number; places: Place[] };

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

export interface Rule extends RuleWords {
  id: string;
  group: GroupId;
  /** Its weight; the points of all rules add up to 100. */
  points: number;
  /** The highest score of a CV that fails this rule altogether, for what stops an ATS outright. */
  ceiling?: number;
  /** False where the rule has nothing to judge: it then neither gives nor takes points. */
  applies(cv: Cv): boolean;
  judge(cv: Cv): Verdict;
}

export interface Finding extends Omit<RuleWords, 'passed'> {
  id: string;
  group: GroupId;
  outcome: 'failed' | 'partly';
  /** Points of the score (0..100) that mending it brings, to one decimal. */
  gain: number;
  places: Place[];
}

export interface GroupScore {
  id: GroupId;
  label: string;
  /** Points earned, and points that could be earned on this CV. */
  earned: number;
  points: number;
  /** Rules that are kept. */
  passed: { id: string; title: string }[];
}

export interface Checkup {
  /** Version of the list of rules: a score is comparable only with scores of the same version. */
  version: string;
  /** 0..100 */
  score: number;
  /** Whom the CV was judged as. */
  stage: Cv['stage'];
  groups: GroupScore[];
  /** What can be mended, the largest gain first. */
  findings: Finding[];
}

/** What a caller knows of the file besides its content. */
export interface FileFacts {
  name?: string;
  bytes?: number;
}
