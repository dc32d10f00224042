import { findDates } from '../dates/find-dates.ts';
import { hasOwnDate } from '../entries/own-dates.ts';
import { isCentred, unmarkedLines } from '../entries/line-edges.ts';
import { isSentence, wordCount } from '../entries/sentences.ts';
import { type LineRole } from '../entries/line-roles.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace } from '../places/find-place.ts';
import { isCapitals } from '../text/normalise.ts';

/** What is so of a line, by its name. Each value of a name is a feature of its own, on or off: `boldtrue`, `words3`. */
export type Features = Readonly<Record<string, boolean | number | string>>;

/** Steps of a number. */
function step(value: number, edges: readonly number[]): number {
  let passed = 0;
  while (passed < edges.length && value >= edges[passed]!) passed += 1;
  return passed;
}

interface Section {
  base: number;
  size: number;
  /** Share of the section's lines that have this style, or start at this edge. */
  styles: ReadonlyMap<string, number>;
  edges: ReadonlyMap<number, number>;
}

const styleOf = (line: Line) => `${Math.round(line.size * 2)}|${line.bold}|${line.italic}|${line.colour}`;
const edgeOf = (line: Line) => Math.round(line.x / 3);

function describe(lines: readonly Line[]): Section {
  const share = <T>(of: (line: Line) => T) => {
    const counts = new Map<T, number>();
    for (const key of lines.map(of)) counts.set(key, (counts.get(key) ?? 0) + 1 / lines.length);
    return counts;
  };
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  return {
    base: Math.min(...lines.map((line) => line.x)),
    size: sizes[Math.floor(sizes.length / 2)] ?? 10,
    styles: share(styleOf),
    edges: share(edgeOf),
  };
}

/** The facts of a line and of its neighbours, read once. */
interface Facts {
  line: Line;
  style: string;
  words: number;
  dated: boolean;
  sentence: boolean;
  stop: boolean;
}

function factsOf(line: Line): Facts {
  return {
    line,
    style: styleOf(line),
    words: wordCount(line.text),
    dated: hasOwnDate(line),
    sentence: isSentence(line.text),
    stop: /[.!]$/.test(line.text),
  };
}

/** What a line is by itself: its words, dates, looks and place in the section. */
function ownFeatures({ line, style, words, dated, sentence, stop }: Facts, section: Section): Features {
  const { text } = line;
  const first = /\p{L}+/u.exec(text.slice(line.cells[0]!.bullet))?.[0] ?? '';
  return {
    bullet: line.bullet,
    date: dated,
    dateOnly: line.cells.every((cell) => isMostlyDate(cell.text)),
    dates: Math.min(2, findDates(text).length),
    words: step(words, [1, 2, 3, 4, 6, 9, 13]),
    sentence,
    stop,
    comma: step(text.split(',').length, [2, 3, 5]),
    open: /[,:;–-]$/.test(text),
    small: /^[\p{Ll}(]/u.test(text),
    capitals: isCapitals(text),
    post: step(postScore(text), [-4, -2, -0.5, 0.5, 2, 4]),
    school: `${step(schoolScore(text), [1, 3])}${startsWithLevel(text)}`,
    place: isPlace(text),
    verb: `${/^(?:me[mnl]?|ber|di)\p{Ll}{3}/iu.test(first)}${first.endsWith('ed')}`,
    cells: `${Math.min(3, line.cells.length)}${line.cells.some((cell) => cell.label)}`,
    bold: line.bold,
    italic: line.italic,
    large: step(line.size / section.size, [0.9, 1.05, 1.2]),
    indent: step(line.x - section.base, [3, 8, 16, 40]),
    gap: step(line.gap / line.size, [0.15, 0.4, 0.7, 1.2]),
    style: step(section.styles.get(style) ?? 0, [0.15, 0.3, 0.5, 0.75]),
    edge: step(section.edges.get(edgeOf(line)) ?? 0, [0.15, 0.3, 0.5, 0.75]),
  };
}

const NO_NEIGHBOUR: Features = { none: '' };

/** What it is to a neighbour. */
function pairFeatures({ line, style }: Facts, facts: Facts | undefined): Features {
  if (!facts) return NO_NEIGHBOUR;
  const other = facts.line;
  const word = line.cells[0]?.items[0]?.width ?? 0;
  return {
    look: style === facts.style,
    edge: step(line.x - other.x, [-20, -3, 3, 20]),
    text: `${step(line.x - other.textX, [-3, 3])}${line.bullet}${other.bullet}`,
    room: other.columnRight - other.right < word + line.size,
    date: facts.dated,
    sentence: facts.sentence,
    stop: facts.stop,
    words: step(facts.words, [2, 4, 8]),
    bullet: other.bullet,
  };
}

/** Centred heads have no left edge; they get the text's. */
function withLeftEdge(lines: readonly Line[]): readonly Line[] {
  const unmarked = unmarkedLines(lines);
  if (!isCentred(unmarked)) return lines;
  const x = Math.min(...lines.map((line) => line.x));
  return lines.map((line) => (unmarked.includes(line) ? { ...line, x, textX: x } : line));
}

/** The features of one line, by what they are read from. */
export interface LineFeatures {
  /** Of the line itself; each counts alone and together with the rules' answer. */
  own: Features;
  rule: LineRole;
  /** What it is to its neighbours, and what the rules say of those. */
  up: Features;
  down: Features;
  ruleAbove: LineRole | undefined;
  ruleBelow: LineRole | undefined;
}

const namesOf = (start: string, features: Features) =>
  Object.entries(features).map(([name, value]) => `${start}${name}${value}`);

/** The names of the features of each line of one section; `rules` is what the rules say of each, and one feature among the others. */
export function lineFeatures(printed: readonly Line[], rules: readonly LineRole[]): string[][] {
  return featuresOf(printed, rules).map(({ own, rule, up, down, ruleAbove, ruleBelow }) => [
    ...namesOf('', own),
    ...namesOf(`rule${rule}&`, own),
    `rule${rule}`,
    ...namesOf('up', up),
    ...namesOf('down', down),
    `rule${rule}&up${ruleAbove}`,
    `rule${rule}&down${ruleBelow}`,
  ]);
}

/** The same before they have names. */
export function featuresOf(printed: readonly Line[], rules: readonly LineRole[]): LineFeatures[] {
  const lines = withLeftEdge(printed);
  const section = describe(lines);
  const facts = lines.map(factsOf);
  return facts.map((each, index) => ({
    own: ownFeatures(each, section),
    rule: rules[index]!,
    up: pairFeatures(each, facts[index - 1]),
    down: pairFeatures(each, facts[index + 1]),
    ruleAbove: rules[index - 1],
    ruleBelow: rules[index + 1],
  }));
}
