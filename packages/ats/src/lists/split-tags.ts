import { slicePiece, type Piece } from '../text/piece.ts';

/** In font sizes: more than a space. */
const WIDE_GAP = 0.45;
/** How many times as wide as the space within a tag is the white between two. */
const TIMES = 1.6;
const FEWEST = 2;
/** Letters' widths that no space is as wide as. */
const LETTERS = 1.1;

/** `React Native`, `Node.js` one behind the other: each run of words is a tag where the white between the runs is wider than their spaces. */
export function splitTags<T extends Piece>(item: T, leastOfAll?: number): T[] {
  if (PARTED.test(item.text)) return [item];
  const turns = turnsOfLooks(item);
  if (turns.length > 0) return cutBefore(item, (index) => turns.includes(index));
  const gaps = item.items.map((word, index) => gapBefore(word, item.items[index - 1]));
  const own = leastBetweenTags(
    gaps.filter((gap) => gap !== undefined),
    Math.max(WIDE_GAP, LETTERS * letterOf(item.items)),
  );
  const isOwn = own !== undefined && gaps.filter((gap) => gap !== undefined && gap >= own).length >= FEWEST;
  const least = isOwn ? own : leastOfAll;
  if (least === undefined || !gaps.some((gap) => gap !== undefined && gap >= least)) return [item];
  if (areWordsOfOne(item.items.map(({ text }) => text))) return [item];
  return cutBefore(item, (index) => gaps[index] === undefined || gaps[index] >= least);
}

/** `Kelistrikan alat berat`, whose words a scanner laid far apart: names of tags begin alike. */
function areWordsOfOne([first = '', ...others]: readonly string[]): boolean {
  return /^\p{Lu}/u.test(first) && others.every((word) => /^\p{Ll}/u.test(word));
}

function cutBefore<T extends Piece>(item: T, opensTag: (index: number) => boolean): T[] {
  const cuts = [0];
  let at = 0;
  for (const [index, { text }] of item.items.entries()) {
    const from = item.text.indexOf(text, at);
    if (from === -1) return [item];
    at = from + text.length;
    if (from > 0 && opensTag(index)) cuts.push(from);
  }
  return cuts.map((from, index) => ({
    ...item,
    ...slicePiece(item, from, cuts[index + 1] ?? item.text.length),
  }));
}

const FEWEST_TURNS = 3;
const MOST_TAG_WORDS = 4;
const USUAL_TAG_WORDS = 2.5;
const MOST_LOOKS = 4;
/** `dbt` among names that begin with capitals. */
const MOST_SMALL = 0.2;

/** Where `Excel`, `Power Point`, `Word` begin that are set in several colours or letters by turns; none where those mark names of groups or words of a sentence. */
function turnsOfLooks({ items, text }: Piece): number[] {
  const looks = items.map(({ colour, bold, italic }) => `${colour}|${bold}|${italic}`);
  const turns = looks.flatMap((look, index) => (index > 0 && look !== looks[index - 1] ? [index] : []));
  if (turns.length < FEWEST_TURNS || /[:,;|•·]/.test(text)) return [];
  const starts = [0, ...turns];
  const lengths = starts.map((from, index) => (starts[index + 1] ?? items.length) - from);
  const small = starts.filter((index) => /^\p{Ll}/u.test(items[index]!.text)).length;
  const areTags =
    new Set(looks).size <= MOST_LOOKS &&
    lengths.every((length) => length <= MOST_TAG_WORDS) &&
    items.length <= USUAL_TAG_WORDS * starts.length &&
    small <= MOST_SMALL * starts.length;
  return areTags ? turns : [];
}

/** One look after the other parts its tags, so that none of them is the name of a group. */
export function isInTurns(piece: Piece): boolean {
  return turnsOfLooks(piece).length > 0;
}

const PARTED = /[,;|•·/]/;
/** In font sizes: no typed space is wider, and no two tags stand nearer. */
const WIDEST_SPACE = 0.4;
const LEAST_OF_LIST = 0.5;
const FEWEST_OF_LIST = 3;
const ALIKE = 0.25;
const SAME = 0.06;

/**
 * The white between two tags of a list of nothing but tags: it comes again and again at one width, beside a plain space or in several
 * lines, which lines that are stretched to a column's width never show.
 */
export function gapOfTags(pieces: readonly Piece[]): number | undefined {
  if (pieces.length < 2 || pieces.some(({ text }) => PARTED.test(text))) return undefined;
  const lines = pieces.map(({ items }) =>
    items.flatMap((word, index) => gapBefore(word, items[index - 1]) ?? []),
  );
  const widest = Math.max(WIDEST_SPACE, LETTERS * letterOf(pieces.flatMap(({ items }) => items)));
  const wide = lines.flat().filter((gap) => gap > widest);
  const [least, most] = [Math.min(...wide), Math.max(...wide)];
  const isMixed = lines.some((line) => line.some((gap) => gap >= least) && line.some((gap) => gap < least));
  const isList = wide.length >= FEWEST_OF_LIST && least >= LEAST_OF_LIST && most - least < ALIKE;
  const inLines = lines.filter((line) => line.some((gap) => gap >= least)).length;
  return isList && (isMixed || (most - least < SAME && inLines > 1)) ? least : undefined;
}

type Word = Piece['items'][number];

/** In font sizes; undefined where a line begins. */
function gapBefore(word: Word, before: Word | undefined): number | undefined {
  if (!before || Math.abs(word.baseline - before.baseline) > 0.5 * word.size) return undefined;
  return (word.x - before.x - before.width) / word.size;
}

/** The usual width of a letter, in font sizes: in letters of one width a space is as wide as they are. */
function letterOf(words: readonly Word[]): number {
  const widths = words.map(({ width, text, size }) => width / text.length / size);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

/** The white from which on a gap parts two tags; undefined where all gaps are spaces or nearly alike. */
function leastBetweenTags(gaps: readonly number[], space: number): number | undefined {
  const sorted = gaps.toSorted((a, b) => a - b);
  const [narrowest] = sorted;
  if (narrowest === undefined) return undefined;
  if (narrowest > space) return narrowest;
  const wide = sorted.findIndex((gap, index) => index > 0 && gap > TIMES * Math.max(sorted[index - 1]!, 0.1));
  return wide > 0 && sorted[wide]! > sorted.at(-1)! / TIMES ? sorted[wide] : undefined;
}
