/** In subsets of TrueType fonts a letter's glyph often stands so far before its code in ASCII (`A` is glyph 36). */
const GLYPHS_BEFORE_CODES = 29;
const FEWEST_LETTERS = 40;
const MOST_SMALL = 0.05;
const FEWEST_VOWELS = 0.3;
const MOST_OF_NONE = 0.01;
/** Of CVs that were looked at, addresses and dates brought the share of signs in one font to a fifth. */
const MOST_SIGNS = 0.4;
const FEWEST_SIGNS_AND_LETTERS = 100;

/**
 * Whether the letters of a page in one font are but the numbers of their glyphs: the font lost its Unicode map, as when a page was
 * printed by way of PostScript (`MRKQ GRH` for `john doe`). People see the letters; machines cannot know them.
 */
export function areUndecoded(letters: readonly string[]): boolean {
  const seen = letters.filter((letter, index) => /[!-~]/.test(letter) && letter !== letters[index - 1]);
  if (seen.length < FEWEST_LETTERS || seen.length < letters.length / 3) return false;
  const share = (test: RegExp) => seen.filter((letter) => test.test(letter)).length / seen.length;
  if (seen.length >= FEWEST_SIGNS_AND_LETTERS && share(/[^a-z\d]/i) > MOST_SIGNS) return true;
  const decoded = seen.map((letter) => String.fromCharCode(letter.charCodeAt(0) + GLYPHS_BEFORE_CODES));
  const vowels = decoded.filter((letter) => /[aeiou]/.test(letter));
  // The letters of none would be `^`, `_` and `` ` ``.
  return (
    share(/[a-z]/) <= MOST_SMALL &&
    share(/[ABC]/) <= MOST_OF_NONE &&
    vowels.length / seen.length >= FEWEST_VOWELS
  );
}
