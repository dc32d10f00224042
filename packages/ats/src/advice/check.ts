import type { Reading } from '../result/parsed-resume.ts';
import type { Checkup, Dimension, FileFacts, Finding, GroupScore, Rule, Verdict } from './checkup.ts';
import { isReadable, toCv, type Cv } from './cv/cv.ts';
import { dimensionOf, GROUPS } from './groups.ts';
import type { Spelling } from './language/spelling.ts';
import { RULES } from './rules.ts';

/** Raised whenever a rule, a weight or a limit changes. */
export const RULES_VERSION = '2.2.36';

/** How the two figures make the total. */
export const TOTAL = {
  /** What each figure counts. */
  weights: { readable: 0.4, convincing: 0.6 } as Record<Dimension, number>,
  /** Points by which the total may stand above the weaker figure: neither carries it alone. */
  aboveWeaker: 15,
  /** Which part of a ceiling the other faults take off it: mending them shows, too, while the ceiling holds. */
  underCeiling: 0.5,
  /** The most that a CV in another language gets: what could not be judged is not counted as fine. */
  inOtherLanguage: 69,
} as const;

export interface CheckOptions {
  /** Day that counts as today, yyyy-MM-dd; today by default. */
  asOf?: string;
  /** Speller of both languages. Without one, misspelt words are not judged, and the checkup says so. */
  spelling?: Spelling;
}

interface Judged {
  rule: Rule;
  verdict: Verdict;
  earned: number;
}

/**
 * Judges a CV by the published list of rules. Same reading, file, speller and `asOf`, same answer. Each figure is the earned share of the points of its rules that apply, out of 100; the total weighs both, stays near the weaker one, and
 * under the ceiling of every rule that stops an application.
 * @param file its name and size in bytes, where known
 */
export function check(reading: Reading, file: FileFacts = {}, options: CheckOptions = {}): Checkup {
  const asOf = options.asOf ?? new Date().toISOString().slice(0, 10);
  const cv = toCv(reading, file, asOf, options.spelling);
  const inPlay = RULES.filter((rule) => (rule.group === 'file' || isReadable(cv)) && isUnderstood(rule, cv));
  const judged = inPlay.filter((rule) => rule.applies(cv)).map((rule) => judge(rule, cv));
  const totalFor = cv.isInOtherLanguage ? totalWithoutWords : totalOf;
  const total = totalFor(judged);
  const gain = (one: Judged) => gainOf(one, judged, (mended) => totalFor(mended) - total);
  const language = reading.document.language === 'en' ? 'en' : 'id';
  return {
    version: RULES_VERSION,
    score: Math.round(total),
    readable: Math.round(figureOf('readable', judged) ?? 0),
    convincing: cv.isInOtherLanguage ? null : rounded(figureOf('convincing', judged)),
    heldBy: heldBy(judged, cv.isInOtherLanguage ? readableOf(judged) : weighedOf(judged)),
    stage: cv.stage,
    groups: GROUPS.map((group) => toGroupScore(group, judged)),
    findings: judged.flatMap((each) => toFinding(each, gain, language)).sort((a, b) => b.gain - a.gain),
    tips: judged.flatMap((each) => toTip(each, gain, language)).sort((a, b) => b.gain - a.gain),
    questions: judged.flatMap(({ rule, verdict }) =>
      verdict.outcome === 'unsure'
        ? [{ id: rule.id, text: rule.question ?? rule.title, places: verdict.places }]
        : [],
    ),
    unjudged: [
      ...(cv.isInOtherLanguage ? [{ id: 'language', text: OTHER_LANGUAGE }] : []),
      ...inPlay.flatMap((rule) => {
        const text = rule.applies(cv) ? undefined : rule.unjudged?.(cv);
        return text === undefined ? [] : [{ id: rule.id, text }];
      }),
    ],
    bullets: cv.bullets.map(({ text, verdict, reasons, sharper, work, place }) => ({
      text,
      verdict,
      reasons,
      sharper,
      work,
      place,
    })),
  };
}

const OTHER_LANGUAGE =
  'CV ini sepertinya tidak ditulis dalam bahasa Indonesia atau Inggris, jadi bagian dan kalimatnya tidak kami nilai.';

/** What depends on words, headings among them, is judged in the two languages that the rules know. */
function isUnderstood({ group }: Rule, { isInOtherLanguage }: Cv): boolean {
  return !isInOtherLanguage || !['achievements', 'language', 'structure'].includes(group);
}

function judge(rule: Rule, cv: Cv): Judged {
  const verdict = rule.judge(cv);
  const share =
    verdict.outcome === 'passed' ? (verdict.earned ?? 1) : verdict.outcome === 'partly' ? verdict.earned : 0;
  return { rule, verdict, earned: rule.points * share };
}

/** The earned share of a figure's points, 0..100; null where none of its rules could judge. */
function figureOf(dimension: Dimension, judged: readonly Judged[]): number | null {
  const own = judged.filter(
    ({ rule, verdict }) => dimensionOf(rule.group) === dimension && verdict.outcome !== 'unsure',
  );
  const possible = sum(own.map(({ rule }) => rule.points));
  return possible === 0 ? null : (100 * sum(own.map(({ earned }) => earned))) / possible;
}

const totalOf = (judged: readonly Judged[]) => underCeiling(judged, weighedOf(judged));

/** Of a CV whose words are not judged: what a machine gets, and no more than what is not known to be fine may have. */
const totalWithoutWords = (judged: readonly Judged[]) => underCeiling(judged, readableOf(judged));

/** Both figures, near the weaker one. */
function weighedOf(judged: readonly Judged[]): number {
  const weaker = Math.min(figureOf('readable', judged) ?? 0, figureOf('convincing', judged) ?? 0);
  return Math.min(meanOf(judged), weaker + TOTAL.aboveWeaker);
}

function meanOf(judged: readonly Judged[]): number {
  const { readable, convincing } = TOTAL.weights;
  return readable * (figureOf('readable', judged) ?? 0) + convincing * (figureOf('convincing', judged) ?? 0);
}

function readableOf(judged: readonly Judged[]): number {
  return Math.min(figureOf('readable', judged) ?? 0, TOTAL.inOtherLanguage);
}

/** The total under the lowest ceiling. What would still be missing with that rule kept takes its part off the ceiling. */
function underCeiling(judged: readonly Judged[], free: number): number {
  const lowest = lowestCeiling(judged);
  if (lowest === undefined) return free;
  const missing = 1 - meanOf(withKept(lowest.one, judged)) / 100;
  return Math.min(free, lowest.ceiling * (1 - TOTAL.underCeiling * missing));
}

function lowestCeiling(judged: readonly Judged[]): { one: Judged; ceiling: number } | undefined {
  return judged
    .flatMap((one) => {
      const ceiling = ceilingOf(one.rule, one.verdict);
      return ceiling === undefined ? [] : [{ one, ceiling }];
    })
    .reduce<{ one: Judged; ceiling: number } | undefined>(
      (lowest, each) => (lowest !== undefined && lowest.ceiling <= each.ceiling ? lowest : each),
      undefined,
    );
}

/** The rules whose ceiling holds the total down, the lowest alone. */
function heldBy(judged: readonly Judged[], free: number): Checkup['heldBy'] {
  const lowest = lowestCeiling(judged)?.ceiling;
  if (lowest === undefined || lowest > free + 0.5) return [];
  return judged.flatMap(({ rule, verdict }) =>
    ceilingOf(rule, verdict) === lowest ? [{ id: rule.id, ceiling: lowest }] : [],
  );
}

/** The same verdicts with one rule kept. */
function withKept(one: Judged, judged: readonly Judged[]): Judged[] {
  return judged.map((each) =>
    each === one ? { ...one, verdict: { outcome: 'passed' } as const, earned: one.rule.points } : each,
  );
}

function ceilingOf(rule: Rule, verdict: Verdict): number | undefined {
  if (verdict.outcome === 'passed' || verdict.outcome === 'unsure') return undefined;
  return verdict.ceiling ?? (verdict.outcome === 'failed' ? rule.ceiling : undefined);
}

/**
 * What the total would gain if this rule alone were kept; at least its own points, for a ceiling of another rule may hide them.
 * @param ofTotal by how much the total is higher with these verdicts
 */
function gainOf(
  one: Judged,
  judged: readonly Judged[],
  ofTotal: (mended: readonly Judged[]) => number,
): number {
  const mended = withKept(one, judged);
  const dimension = dimensionOf(one.rule.group);
  const before = figureOf(dimension, judged) ?? 0;
  const after = figureOf(dimension, mended) ?? 0;
  return oneDecimal(Math.max(TOTAL.weights[dimension] * (after - before), ofTotal(mended)));
}

/** A rule in its words for a CV of that language. */
function wordsIn(rule: Rule, language: 'id' | 'en'): Rule {
  return language === 'en' && rule.english ? { ...rule, ...rule.english } : rule;
}

type Gain = (one: Judged) => number;

function toFinding(one: Judged, gainFrom: Gain, language: 'id' | 'en'): Finding[] {
  const { rule, verdict } = one;
  if (verdict.outcome === 'passed' || verdict.outcome === 'unsure') return [];
  const { id, group, topic, title, why, fix, example } = wordsIn(rule, language);
  const { outcome, places, words } = verdict;
  const gain = gainFrom(one);
  return [{ id, group, topic, outcome, gain, title, why, fix, example, places, ...words }];
}

/** Points of the total from which on a tip is worth somebody's time. */
const WORTH_A_TIP = 1;

function toTip(one: Judged, gainFrom: Gain, language: 'id' | 'en'): Finding[] {
  const { rule, verdict } = one;
  if (verdict.outcome !== 'passed' || verdict.more === undefined) return [];
  const gain = gainFrom(one);
  if (gain < WORTH_A_TIP) return [];
  const { id, group, topic, why, fix, example } = wordsIn(rule, language);
  const { more: title, places = [] } = verdict;
  return [{ id, group, topic, outcome: 'partly', gain, title, why, fix, example, places }];
}

function toGroupScore(group: (typeof GROUPS)[number], judged: readonly Judged[]): GroupScore {
  const own = judged.filter(({ rule, verdict }) => rule.group === group.id && verdict.outcome !== 'unsure');
  return {
    ...group,
    earned: oneDecimal(sum(own.map(({ earned }) => earned))),
    points: sum(own.map(({ rule }) => rule.points)),
    passed: own.flatMap(({ rule, verdict }) =>
      verdict.outcome === 'passed' ? [{ id: rule.id, title: verdict.said ?? rule.passed }] : [],
    ),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
