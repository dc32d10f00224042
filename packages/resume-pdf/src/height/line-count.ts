import { familyOf } from '../families.ts';
import type { Words } from '../view/split-words.ts';
import type { SpansView } from '../view/view.ts';
import { LETTER_WIDTHS, LETTERS } from './letter-widths.ts';

/** How wide letters are, by their code, in ems. */
export interface Face {
  widths: Float64Array;
  space: number;
}

/** Codes beyond it are of other scripts, and symbols. */
const CODES = 0x2100;
const USUAL = 0.6;
const faces = new Map<string, { text: Face; title: Face; capitals: number }>();

/** The two faces of a family, and how high its capitals are, in ems. */
export function facesOf(name: string) {
  const known = faces.get(name);
  if (known) return known;
  const [family, lists] = [familyOf(name), LETTER_WIDTHS[name]];
  if (!family || !lists) return undefined;
  const face = (list: readonly number[]): Face => {
    const widths = new Float64Array(CODES).fill(USUAL);
    list.forEach((width, place) => (widths[LETTERS.charCodeAt(place)] = width / 1000));
    widths[32]! *= family.wordSpace ?? 1;
    return { widths, space: widths[32]! };
  };
  const made = { text: face(lists.text), title: face(lists.title), capitals: lists.capitals / 1000 };
  faces.set(name, made);
  return made;
}

export function textWidth(text: string, { widths }: Face): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += widths[text.charCodeAt(at)] ?? 1;
  return width;
}

const SPACE = 32;
const LINE_END = 10;

/** How many lines a text takes that is broken at its spaces, as the engine does it. `used` stands before it in its first line. */
export function lineCount(text: string, room: number, { widths, space }: Face, used = 0): number {
  let lines = 1;
  let line = used;
  let word = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : LINE_END;
    if (code !== SPACE && code !== LINE_END) {
      word += widths[code] ?? 1;
      continue;
    }
    if (word > 0) {
      if (line > 0 && line + space + word > room) {
        lines += 1;
        line = word;
      } else line += word + (line > 0 ? space : 0);
      // A word wider than a line is broken within.
      while (line > room && line === word) {
        lines += 1;
        line -= room;
        word = line;
      }
      word = 0;
    }
    if (code === LINE_END && at < text.length) {
      lines += 1;
      line = 0;
    }
  }
  return lines;
}

/** How many lines small parts take that stand one behind another, each whole where a line has room for it. */
export function rowCount(parts: readonly number[], between: number, room: number): number {
  let rows = 0;
  let used = 0;
  for (const width of parts) {
    if (rows > 0 && used + between + width <= room) used += between + width;
    else {
      rows += Math.max(1, Math.ceil(width / room));
      used = width % room;
    }
  }
  return rows;
}

export const wordsText = (words: Words) =>
  words.length === 1 && typeof words[0] === 'string'
    ? words[0]
    : words.map((part) => (typeof part === 'string' ? part : part.join(''))).join('');

export const spansText = (spans: SpansView) =>
  typeof spans === 'string'
    ? spans
    : spans.map((span) => (span.break ? '\n' : wordsText(span.words))).join('');
