import type { Span } from './names.ts';

const MONTHS = [
  'januari|january|jan',
  'februari|pebruari|february|feb',
  'maret|march|mar',
  'april|apr',
  'mei|may',
  'juni|june|jun',
  'juli|july|jul',
  'agustus|august|agt|agu|aug',
  'september|sept|sep',
  'oktober|october|okt|oct',
  'november|nopember|nov',
  'desember|december|des|dec',
].map((names) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'giu'));

/** In small letters these are words of their own. */
const WORDS = new Set(['may', 'march', 'mar', 'des', 'dec', 'sep']);

/** The months that a text names and its source does not. */
export function foreignMonths(text: string, source: string): Span[] {
  return MONTHS.filter((month) => source.search(month) < 0).flatMap((month) =>
    [...text.matchAll(month)]
      .filter(({ 0: name }) => !WORDS.has(name))
      .map(({ 0: name, index }) => ({ from: index, to: index + name.length })),
  );
}
