import { isRecord } from './guards.ts';

/**
 * Characters that no CV needs and that break PDF text, copy-paste or an ATS: control characters, soft hyphens, zero-width
 * spaces and joiners of words, blank letters, byte-order marks, bidi embeddings and overrides (they can make a text read differently than it is stored),
 * and code points that Unicode keeps for no character.
 */
const UNWANTED =
  /(?!\n)\p{Cc}|[\u00AD\u200B\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/gu;

/** Marks stacked on one letter beyond what any language needs would climb over the lines above. */
const STACKED_MARKS = /(\p{M}{6})\p{M}+/gu;

/** Most texts: nothing in them that is ever changed. */
const PLAIN = /^[ -~\n]*$/;

/** Any value as text: numbers and booleans are spelled, lists become lines, objects and nothing become ''. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('\n');
  return '';
}

/**
 * Text of several lines, safe to store and print: well-formed Unicode in composed form, `\n` between lines, no unwanted
 * characters. Spaces at the ends stay, for a person may still be typing.
 */
export function toBlock(value: unknown): string {
  const text = toText(value);
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNWANTED, '')
    .replace(STACKED_MARKS, '$1')
    .normalize('NFC');
}

/** The same on one line: line breaks become spaces. A run of spaces is looked at once, from its first: linear in the length. */
export function toLine(value: unknown): string {
  return toBlock(value).replace(/(?:(?<! ) +)?\n+ */g, ' ');
}

/** A list of one-line texts: from an array, from lines, or from one text with commas. Empty entries go. */
export function toLines(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(toKeyword) : toBlock(value).split(/[\n,;]/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

function toKeyword(value: unknown): string {
  return isRecord(value) ? toLine(value.name ?? value.title ?? '') : toLine(value);
}

/** `true`, 1, 'yes' and the like are true; `false`, 0, 'no' are false; anything else is the fallback. */
export function toBoolean(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (typeof value !== 'string') return fallback;
  if (/^(true|yes|ya|1|on)$/i.test(value.trim())) return true;
  if (/^(false|no|tidak|0|off)$/i.test(value.trim())) return false;
  return fallback;
}
