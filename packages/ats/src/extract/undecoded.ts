/** In subsets of TrueType fonts a letter's glyph often stands so far before its code in ASCII (`A` is glyph 36). */
const GLYPHS_BEFORE_CODES = 29;
const FEWEST_LETTERS = 40;
const MOST_SMALL = 0.05;
const FEWEST_VOWELS = 0.3;
const MOST_OF_NONE = 0.01;
/** Of CVs that were looked at, addresses and dates brought the share of signs in one font to a fifth. */
const MOST_SIGNS = 0.4;
const FEWEST_SIGNS_AND_LETTERS = 100;

/** How often a letter of each code in ASCII stands there; several of the same behind each other, as in a dotted line, count once. */
function countCodes(letters: readonly string[]): Uint32Array {
  const counts = new Uint32Array(LAST + 1);
  let before = 0;
  for (const letter of letters) {
    const code = letter.charCodeAt(0);
    if (code !== before && code >= FIRST && code <= LAST) counts[code]! += 1;
    before = code;
  }
  return counts;
}

const [FIRST, LAST] = [0x21, 0x7e];
const codesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const SMALL = codesOf('abcdefghijklmnopqrstuvwxyz');
const LETTERS_AND_FIGURES = codesOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789').concat(SMALL);
const VOWELS = codesOf('aeiou').map((code) => code - GLYPHS_BEFORE_CODES);
/** As the letters of a text they would be `^`, `_` and `` ` ``. */
const OF_NONE = codesOf('ABC');

/**
 * Whether the letters of a page in one font are but the numbers of their glyphs: the font lost its Unicode map, as when a page was
 * printed by way of PostScript (`MRKQ GRH` for `john doe`). People see the letters; machines cannot know them.
 */
export function areUndecoded(letters: readonly string[]): boolean {
  const counts = countCodes(letters);
  const sumOf = (codes: readonly number[]) => codes.reduce((sum, code) => sum + counts[code]!, 0);
  const seen = counts.reduce((sum, count) => sum + count, 0);
  if (seen < FEWEST_LETTERS || seen < letters.length / 3) return false;
  const signs = seen - sumOf(LETTERS_AND_FIGURES);
  if (seen >= FEWEST_SIGNS_AND_LETTERS && signs > MOST_SIGNS * seen) return true;
  return (
    sumOf(SMALL) <= MOST_SMALL * seen &&
    sumOf(OF_NONE) <= MOST_OF_NONE * seen &&
    sumOf(VOWELS) >= FEWEST_VOWELS * seen
  );
}

/** Of words with three letters or more that one reads aloud. Of texts that were looked at, tables of formulas had the fewest: over a quarter. */
const FEWEST_PLAIN = 0.25;
const FEWEST_WORDS = 3;

const PARTING = /[-–—/&.,:;@()[\]'’"“”_+|•\d]+/u;
const WORD = /\p{L}.*\P{Nd}.*\P{Nd}|\P{Nd}.*\p{L}.*\P{Nd}|\P{Nd}.*\P{Nd}.*\p{L}/u;
const VOWEL = /[aeiouyæøœı]/iu;
const ONE_CASE = /^(?:\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+)*|\p{Lu}+)$/u;
const OF_OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Whether it could be a word of a language. */
function isPlain(part: string): boolean {
  if (OF_OTHER_SCRIPT.test(part)) return true;
  const letters = part.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return ONE_CASE.test(letters) && VOWEL.test(letters);
}

/**
 * Whether hardly anything in a whole file is a word, as where each font without a Unicode map numbers its letters in its own way
 * (`p‹·Çæ ZßªÇæ`). A font by itself may hold too little to tell. Parts of addresses count by themselves, figures and short words do not.
 */
export function areNoWords(words: readonly string[]): boolean {
  const parts = words.flatMap((word) => word.split(PARTING));
  const enough = FEWEST_PLAIN * parts.length;
  let [all, plain] = [0, 0];
  for (const part of parts) {
    if (!WORD.test(part)) continue;
    all += 1;
    if (isPlain(part)) plain += 1;
    // Most files show early that they hold words.
    if (plain >= enough) return false;
  }
  return all >= FEWEST_WORDS && plain < FEWEST_PLAIN * all;
}
