import { printable } from '../scripts.ts';

/** A word this long may be wider than a narrow column, so the template measures it and breaks it if it must. */
const LONG_WORD = 15;
const PIECE = 8;
/** A part of an address that is no longer than this is not broken where it finds room in a line. */
const WHOLE = 24;

/** Scripts that are set without spaces break between any two characters; their runs are no long words. */
const NO_SPACES = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Thai}';

/** Long words, and words that a line could end within: `rata-rata`, `A/B`, `C++`. */
const KEPT_WHOLE = new RegExp(
  `(?<![^\\s${NO_SPACES}])(?:[^\\s${NO_SPACES}]{${LONG_WORD},}|(?=[^\\s${NO_SPACES}]{1,${LONG_WORD}}(?![^\\s${NO_SPACES}]))[^\\s]*[^\\s-][-/+&][^\\s]*)`,
  'gu',
);

/** Where neither is found there is nothing to keep whole; quick, as most texts are such. */
const MAY_BE_KEPT = new RegExp(`[-/+&]|\\S{${LONG_WORD}}`);

/** A text as the templates take it: plain strings, and words to keep whole as lists of pieces that a line may end after. */
export type Words = (string | string[])[];

/**
 * Takes apart a text so that nothing ever runs out of its column and no line ends in a hyphen: what reads a PDF takes a
 * hyphen at the end of a line for hyphenation and makes `ratarata` of `rata-rata`. Joined together the parts are the text
 * again, but for scripts that no font of ours has: no character is added, for a soft hyphen or a zero-width space would end up in what an ATS reads.
 */
export function splitWords(source: string): Words {
  const text = printable(source);
  if (text !== '' && !MAY_BE_KEPT.test(text)) return [text];
  const words: Words = [];
  let at = 0;
  for (const match of text.matchAll(KEPT_WHOLE)) {
    if (match.index > at) words.push(text.slice(at, match.index));
    words.push(splitWord(match[0]));
    at = match.index + match[0].length;
  }
  if (at < text.length) words.push(text.slice(at));
  return words;
}

/**
 * After a sign that joins parts of an address, and before a hyphen within a long part; in letters only where neither is found. The
 * last piece is long enough to make a line: `id` alone would look forgotten.
 */
function splitWord(word: string): string[] {
  if (word.length < LONG_WORD) return [word];
  const parts = word.match(/[^/@.?&=_#]*[/@.?&=_#]+|[^/@.?&=_#]+/g) ?? [word];
  const pieces = parts
    .flatMap((part) => (part.length <= PIECE * 2 ? [part] : part.split(/(?<=[^-])(?=-[^-])/)))
    .flatMap((part) => (part.length <= WHOLE ? [part] : splitGraphemes(part)));
  while (pieces.length > 1) {
    const last = pieces.slice(-2).join('');
    if ((pieces.at(-1) ?? '').length >= PIECE || last.length > WHOLE) break;
    pieces.splice(-2, 2, last);
  }
  return pieces;
}

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

function splitGraphemes(part: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(part)) {
    if (piece.length >= (piece.endsWith('-') ? 2 * PIECE : PIECE)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
}
