import { findDates } from '../dates/find-dates.ts';
import {
  hasOwnDate,
  isCentred,
  isSentence,
  unmarkedLines,
  wordCount,
  type LineRole,
} from '../entries/line-roles.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/find-columns.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace } from '../places/find-place.ts';
import { isCapitals } from '../text/normalise.ts';

/** Steps of a number, as a word: features are on or off. */
function step(value: number, edges: readonly number[]): number {
  return edges.filter((edge) => value >= edge).length;
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
    for (const line of lines) counts.set(of(line), (counts.get(of(line)) ?? 0) + 1 / lines.length);
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
function ownFeatures({ line, style, words, dated, sentence, stop }: Facts, section: Section): string[] {
  const { text } = line;
  const first = /\p{L}+/u.exec(text.slice(line.cells[0]!.bullet))?.[0] ?? '';
  return [
    `bullet${line.bullet}`,
    `date${dated}`,
    `dateOnly${line.cells.every((cell) => isMostlyDate(cell.text))}`,
    `dates${Math.min(2, findDates(text).length)}`,
    `words${step(words, [1, 2, 3, 4, 6, 9, 13])}`,
    `sentence${sentence}`,
    `stop${stop}`,
    `comma${step(text.split(',').length, [2, 3, 5])}`,
    `open${/[,:;–-]$/.test(text)}`,
    `small${/^[\p{Ll}(]/u.test(text)}`,
    `capitals${isCapitals(text)}`,
    `post${step(postScore(text), [-4, -2, -0.5, 0.5, 2, 4])}`,
    `school${step(schoolScore(text), [1, 3])}${startsWithLevel(text)}`,
    `place${isPlace(text)}`,
    `verb${/^(?:me[mnl]?|ber|di)\p{Ll}{3}/iu.test(first)}${first.endsWith('ed')}`,
    `cells${Math.min(3, line.cells.length)}${line.cells.some((cell) => cell.label)}`,
    `bold${line.bold}`,
    `italic${line.italic}`,
    `large${step(line.size / section.size, [0.9, 1.05, 1.2])}`,
    `indent${step(line.x - section.base, [3, 8, 16, 40])}`,
    `gap${step(line.gap / line.size, [0.15, 0.4, 0.7, 1.2])}`,
    `style${step(section.styles.get(style) ?? 0, [0.15, 0.3, 0.5, 0.75])}`,
    `edge${step(section.edges.get(edgeOf(line)) ?? 0, [0.15, 0.3, 0.5, 0.75])}`,
  ];
}

/** What it is to a neighbour. */
function pairFeatures(name: string, { line, style }: Facts, facts: Facts | undefined): string[] {
  if (!facts) return [`${name}none`];
  const other = facts.line;
  const word = line.cells[0]?.items[0]?.width ?? 0;
  return [
    `${name}look${style === facts.style}`,
    `${name}edge${step(line.x - other.x, [-20, -3, 3, 20])}`,
    `${name}text${step(line.x - other.textX, [-3, 3])}${line.bullet}${other.bullet}`,
    `${name}room${other.columnRight - other.right < word + line.size}`,
    `${name}date${facts.dated}`,
    `${name}sentence${facts.sentence}`,
    `${name}stop${facts.stop}`,
    `${name}words${step(facts.words, [2, 4, 8])}`,
    `${name}bullet${other.bullet}`,
  ];
}

/** Centred heads have no left edge; they get the text's. */
function withLeftEdge(lines: readonly Line[]): readonly Line[] {
  const unmarked = unmarkedLines(lines);
  if (!isCentred(unmarked)) return lines;
  const x = Math.min(...lines.map((line) => line.x));
  return lines.map((line) => (unmarked.includes(line) ? { ...line, x, textX: x } : line));
}

/** The features of one line, by how they go with the rules' answer. */
export interface LineFeatures {
  /** Of the line itself; each counts alone and together with the rules' answer. */
  own: readonly string[];
  rule: LineRole;
  /** What it is to its neighbours. */
  beside: readonly string[];
}

/** The features of each line of one section; `rules` is what the rules say of each, and one feature among the others. */
export function lineFeatures(printed: readonly Line[], rules: readonly LineRole[]): string[][] {
  return featuresOf(printed, rules).map(({ own, rule, beside }) => [
    ...own,
    ...own.map((feature) => `rule${rule}&${feature}`),
    ...beside,
  ]);
}

/** The same before they are put together. */
export function featuresOf(printed: readonly Line[], rules: readonly LineRole[]): LineFeatures[] {
  const lines = withLeftEdge(printed);
  const section = describe(lines);
  const facts = lines.map(factsOf);
  return facts.map((each, index) => {
    const role = rules[index]!;
    const rule = `rule${role}`;
    const beside = [
      rule,
      ...pairFeatures('up', each, facts[index - 1]),
      ...pairFeatures('down', each, facts[index + 1]),
      `${rule}&up${rules[index - 1]}`,
      `${rule}&down${rules[index + 1]}`,
    ];
    return { own: ownFeatures(each, section), rule: role, beside };
  });
}
