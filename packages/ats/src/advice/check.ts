import type { Reading } from '../result/parsed-resume.ts';
import type { Checkup, FileFacts, Finding, GroupScore, Rule, Verdict } from './checkup.ts';
import { isReadable, toCv, type Cv } from './cv/cv.ts';
import { GROUPS } from './groups.ts';
import { RULES } from './rules.ts';

/** Raised whenever a rule, a weight or a limit changes. */
export const RULES_VERSION = '1.0.0';

export interface CheckOptions {
  /** Day that counts as today, yyyy-MM-dd; today by default. */
  asOf?: string;
}

interface Judged {
  rule: Rule;
  verdict: Verdict;
  earned: number;
}

/**
 * Judges a CV by the published list of rules. Same reading, file and `asOf`, same answer.
 * The score is the earned share of the points of the rules that apply, out of 100, held under the ceiling of every rule failed outright.
 * @param file its name and size in bytes, where known
 */
export function check(reading: Reading, file: FileFacts = {}, options: CheckOptions = {}): Checkup {
  const cv = toCv(reading, file, options.asOf ?? new Date().toISOString().slice(0, 10));
  const judged = RULES.filter((rule) => isInPlay(rule, cv)).map((rule) => judge(rule, cv));
  const possible = sum(judged.map(({ rule }) => rule.points));
  const share = possible === 0 ? 0 : sum(judged.map(({ earned }) => earned)) / possible;
  return {
    version: RULES_VERSION,
    score: Math.min(ceilingOf(judged), Math.round(share * 100)),
    stage: cv.stage,
    groups: GROUPS.map((group) => toGroupScore(group, judged)),
    findings: judged
      .flatMap((each) => toFinding(each, gainOf(each, judged, share * 100)))
      .sort((a, b) => b.gain - a.gain),
  };
}

function isInPlay(rule: Rule, cv: Cv): boolean {
  return (rule.group === 'file' || isReadable(cv)) && rule.applies(cv);
}

function judge(rule: Rule, cv: Cv): Judged {
  const verdict = rule.judge(cv);
  const share = verdict.outcome === 'passed' ? 1 : verdict.outcome === 'partly' ? verdict.earned : 0;
  return { rule, verdict, earned: rule.points * share };
}

function ceilingOf(judged: readonly Judged[]): number {
  const ceilings = judged.map(({ rule, verdict }) =>
    verdict.outcome === 'failed' ? rule.ceiling : undefined,
  );
  return Math.min(100, ...ceilings.filter((ceiling) => ceiling !== undefined));
}

/** The rule's own points; of a rule that holds the score down also what its ceiling keeps away. */
function gainOf(one: Judged, judged: readonly Judged[], share: number): number {
  const points = ((one.rule.points - one.earned) / sum(judged.map(({ rule }) => rule.points))) * 100;
  const now = Math.min(ceilingOf(judged), share);
  const mended = Math.min(ceilingOf(judged.filter((each) => each !== one)), share + points);
  return oneDecimal(Math.max(points, mended - now));
}

function toFinding({ rule, verdict }: Judged, gain: number): Finding[] {
  if (verdict.outcome === 'passed') return [];
  const { id, group, title, why, fix, example } = rule;
  return [{ id, group, outcome: verdict.outcome, gain, title, why, fix, example, places: verdict.places }];
}

function toGroupScore(group: (typeof GROUPS)[number], judged: readonly Judged[]): GroupScore {
  const own = judged.filter(({ rule }) => rule.group === group.id);
  return {
    ...group,
    earned: oneDecimal(sum(own.map(({ earned }) => earned))),
    points: sum(own.map(({ rule }) => rule.points)),
    passed: own
      .filter(({ verdict }) => verdict.outcome === 'passed')
      .map(({ rule }) => ({ id: rule.id, title: rule.passed })),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
