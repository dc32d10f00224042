import type { Language } from '../reference-lists.ts';
import type { Block, Span } from '../rich-text/blocks.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { misspellings } from './spelling.ts';

/**
 * What could make a summary stronger:
 * `weak_start` a point opens with a phrase that says nothing (`bertanggung jawab`, `responsible for`); `no_result` no number
 * in any point; `long_point` a point of more than three lines; `no_points` a long text without a list; `first_person` CVs
 * leave out `saya` and `I`; `spelling` a month or degree is misspelt.
 */
export type WritingHintCode =
  | 'weak_start'
  | 'no_result'
  | 'long_point'
  | 'no_points'
  | 'first_person'
  | 'spelling';

export interface WritingHint {
  code: WritingHintCode;
  /** The words that it is about. */
  about: string;
  /** What could stand there, in the CV's language: words to choose from, never content. */
  instead: readonly string[];
}

const WEAK_START =
  /^(?:(?:ber)?tanggung ?jawab|bertugas|tugas(?:nya)?|membantu|ikut(?: serta)?|turut|terlibat|melakukan|mengerjakan|diminta|dipercaya|responsible for|duties|tasked with|helped|assisted|worked (?:on|with|as)|involved in|participated in|in charge of)(?=\s|$)/i;

/** Starts for a point. Theirs is the choice, and the sentence. */
export const ACTION_VERBS: Record<Language, readonly string[]> = {
  id: ['Mengelola', 'Menyusun', 'Meningkatkan', 'Merancang', 'Memimpin', 'Menganalisis'],
  en: ['Led', 'Built', 'Increased', 'Designed', 'Launched', 'Analyzed'],
};

const FIRST_PERSON = /(?<![\p{L}'’])(?:saya|aku|I(?=[ '’])|my)(?!\p{L})/u;

/** Below this nobody has finished a thought yet. */
const SHORTEST = 40;
const LONG_POINT = 240;
const LONG_TEXT = 320;

/** Hints for one summary, each at most once, the most useful first. Only rules: nothing is written for the person. */
export function writingHints(summary: string, language: Language): WritingHint[] {
  const blocks = parseRichText(summary);
  const points = blocks.flatMap(pointsOf);
  const texts = points.length > 0 ? points : blocks.flatMap(paragraphText);
  const all = [...points, ...blocks.flatMap(paragraphText)].join('\n');
  const hints: (WritingHint | undefined)[] = [
    ...misspellings(all).map(({ word, meant }) => hint('spelling', word, [meant])),
    found(
      'weak_start',
      texts.map((text) => WEAK_START.exec(text)?.[0]),
      ACTION_VERBS[language],
    ),
    all.length >= SHORTEST && !/\d/.test(all) ? hint('no_result', '') : undefined,
    found(
      'long_point',
      points.map((text) => (text.length > LONG_POINT ? opening(text) : undefined)),
    ),
    points.length === 0 && all.length > LONG_TEXT ? hint('no_points', opening(all)) : undefined,
    found('first_person', [FIRST_PERSON.exec(all)?.[0]]),
  ];
  return hints.filter((one) => one !== undefined);
}

export interface TextLength {
  points: number;
  words: number;
  /** For one entry of a CV: up to 6 points and 120 words is what readers take in. */
  verdict: 'empty' | 'good' | 'long';
}

/** How much one entry says. */
export function textLength(summary: string): TextLength {
  const blocks = parseRichText(summary);
  const points = blocks.flatMap(pointsOf);
  const words =
    [...points, ...blocks.flatMap(paragraphText)].join(' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const long = words > 120 || points.length > 6;
  return { points: points.length, words, verdict: words === 0 ? 'empty' : long ? 'long' : 'good' };
}

function hint(code: WritingHintCode, about: string, instead: readonly string[] = []): WritingHint {
  return { code, about, instead };
}

function found(
  code: WritingHintCode,
  abouts: (string | undefined)[],
  instead: readonly string[] = [],
): WritingHint | undefined {
  const about = abouts.find((text) => text !== undefined);
  return about === undefined ? undefined : hint(code, about, instead);
}

function pointsOf(block: Block): string[] {
  if (block.kind !== 'list') return [];
  return block.items.flatMap(({ spans, list }) => [textOf(spans), ...(list ? pointsOf(list) : [])]);
}

function paragraphText(block: Block): string[] {
  return block.kind === 'paragraph' ? [textOf(block.spans)] : [];
}

function textOf(spans: readonly Span[]): string {
  return spans
    .map(({ text }) => text)
    .join('')
    .trim();
}

function opening(text: string): string {
  const start = text.slice(0, 40).replace(/\s+\S*$/, '');
  return start.length < text.length ? `${start}…` : start;
}
