import { type HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { headingText } from '../../classify/heading-styles/style-key.ts';
import { REACHES } from '../../classify/reaches.ts';
import { readHeading } from '../../classify/read-heading.ts';
import { isLevel } from '../../lexicon/language-words.ts';
import { isPlace } from '../../places/find-place.ts';
import { type Fragment, sameLook } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import {
  type Cut,
  SAME_EDGE,
  alignedShare,
  dateShare,
  isNarrow,
  least,
  leftOf,
  middle,
  most,
  share,
  spreadOf,
} from './cut.ts';
import { stackCells } from './stack-cells.ts';

type Verdict = 'columns' | 'labels' | 'rows';

/** Lines that begin at one edge without being centred by chance. */
export const MIN_FLUSH = 4;
/** From this share of common base lines on, two sides are one table. */
export const ROWS_SHARE = 0.6;

/**
 * Are both sides texts of their own, or does one label the rows of the other?
 * A side full of dates or of headings labels; two sides with headings of their own are columns; without headings, rows that don't share
 * their base lines are columns.
 */
export function judge(candidate: Cut, styles: HeadingStyles, tall: boolean, isKnown = false): Verdict {
  const { left, right } = candidate;
  if (left.some((each) => each.role) && right.some((each) => each.role)) return 'rows';
  if (standBelow(right, left)) return 'rows';
  // `Very good` at the right end of each bar.
  if (right.every(({ text }) => text.length < LONGEST_LEVEL && isLevel(text))) return 'rows';
  if (share(right, (each) => /^\s*[:：]/.test(each.text)) >= 0.5) return 'labels';
  if (endsInColons(left, right)) return 'rows';
  // A short heading that spans the page stands on the left side too, though it belongs to both.
  const leftText = left.filter((each) => !styles.isHeading(each));
  const rightText = right.filter((each) => !styles.isHeading(each));
  const headingsLeft = left.length - leftText.length;
  const headingsRight = right.length - rightText.length;
  if (
    isNarrow(leftText, rightText) &&
    Math.max(dateShare(leftText), dateShare(stackCells(leftText, right))) >=
      (headingsRight > 0 && headingsLeft > 0 ? 0.6 : 0.35)
  )
    return 'labels';
  if (headingsRight === 0 && isNarrow(leftText, rightText) && isFactsMargin(leftText)) return 'labels';
  // Nothing but dates, each beside a row: however wide they are, they are no column.
  if (headingsRight === 0 && dateShare(leftText) === 1 && alignedShare(leftText, right) === 1)
    return 'labels';
  // A signature below all that is at the left stands beside none of it.
  const lowest = most(left, ({ bottom }) => bottom);
  const besideLeft = headingsRight > 0 ? rightText : rightText.filter(({ y }) => y < lowest);
  if (dateShare(besideLeft) >= (headingsRight > 0 ? 0.6 : 0.35)) return 'rows';
  // Dates below the headings of a rail take no part, where nothing at the right is a heading.
  const cells = stackCells(left, right).filter(({ text }) => headingsRight > 0 || !isMostlyDate(text));
  if (
    headingsLeft > 0 &&
    share(cells, (cell) => styles.looksAlike(cell) && readHeading(headingText(cell)) !== undefined) >= 0.6
  )
    return 'labels';
  if (repeatsLabels(leftText, right)) return 'labels';
  if (headingsLeft > 0 && !isNarrow(leftText, rightText) && standInRows(right, left, styles)) return 'rows';
  if (headingsLeft > 0 && headingsRight > 0) return 'columns';
  if (leftText.length === 0 || rightText.length === 0) return 'rows';
  if (headingsRight === 0 && isMargin(stackCells(leftText, right), leftText, right)) return 'labels';
  if (!tall) return isContactBox(right, left, styles) ? 'columns' : 'rows';
  const [sparse, dense] = leftText.length < rightText.length ? [leftText, rightText] : [rightText, leftText];
  // The last line of a column may stand beside one of the other by chance.
  const areRows = alignedShare(sparse, dense) >= ROWS_SHARE && !(isKnown && sparse.length < FEWEST_IN_ROWS);
  return areRows ? 'rows' : 'columns';
}

const FEWEST_CONTACTS = 2;
const MOST_IN_BOX = 8;

/** `Kontak` or `About Me` over an address and a number, beside a name and a text in rows of their own at the page's top. */
function isContactBox(side: readonly Fragment[], other: readonly Fragment[], styles: HeadingStyles): boolean {
  const [heading, ...facts] = side.toSorted((a, b) => a.y - b.y);
  if (!heading || facts.length > MOST_IN_BOX || !styles.isHeading(heading)) return false;
  if (readHeading(headingText(heading)) === undefined) return false;
  const reached = facts.filter(({ text }) => REACHES.test(text));
  return (
    reached.length >= FEWEST_CONTACTS &&
    Math.min(spreadOf(facts, 'x'), spreadOf(facts, 'right')) < SAME_EDGE &&
    alignedShare(facts, other) < ROWS_SHARE
  );
}

const LONGEST_LEVEL = 32;
const FEWEST_COLONS = 3;

/** A form whose colons stand in a column of their own: what is at their right are the values of the rows, however many lines they take. */
function endsInColons(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const colons = left.filter(({ text }) => /^\s*[:：]\s*$/.test(text));
  if (colons.length < FEWEST_COLONS || spreadOf(colons, 'x') > SAME_EDGE) return false;
  const edge = least(colons, leftOf);
  return (
    left.every((each) => colons.includes(each) || each.x < edge) && alignedShare(colons, right) >= BESIDE
  );
}

/** Employers and grades at the right end of their rows look like headings, but none names a section, and each has its row. */
function standInRows(right: readonly Fragment[], left: readonly Fragment[], styles: HeadingStyles): boolean {
  const names = (each: Fragment) => styles.isHeading(each) && readHeading(headingText(each)) !== undefined;
  const first = left.filter(names).toSorted((a, b) => a.y - b.y)[0];
  if (!first || right.some(names)) return false;
  // `What I Know` in the row and the letters of a heading is one, whatever it says.
  if (
    right.some((each) => Math.abs(each.baseline - first.baseline) < 1 && isHeadingLike(each, first, styles))
  )
    return false;
  const below = right.filter((each) => middle(each) > first.y);
  return below.length >= FEWEST_IN_ROWS && alignedShare(below, left) >= IN_ROWS;
}

function isHeadingLike(each: Fragment, heading: Fragment, styles: HeadingStyles): boolean {
  return styles.isHeading(each) && sameLook(each, heading) && each.colour === heading.colour;
}

const FEWEST_IN_ROWS = 3;
const IN_ROWS = 0.8;

/** `Dates`, `Occupation`, `Employer` beside each job's facts: a column of text does not say the same again. */
function repeatsLabels(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  if ([...left, ...right].some(({ text }) => /^\s*:|:\s*$/.test(text))) return false;
  const counts = new Map<string, number>();
  for (const { text } of left) counts.set(text, (counts.get(text) ?? 0) + 1);
  const again = left.filter(({ text }) => counts.get(text)! > 1 && /\p{L}{3}/u.test(text));
  if (new Set(again.map(({ text }) => text)).size < 2) return false;
  return again.length >= REPEATED * left.length && alignedShare(again, right) >= BESIDE;
}

const REPEATED = 0.35;
const BESIDE = 0.9;
export const MOSTLY_DATES = 0.6;
const FEWEST_BESIDE = 2;

/** A place, a date and a signature under everything else, with hardly a line above them. */
function standBelow(side: readonly Fragment[], other: readonly Fragment[]): boolean {
  const bottom = Math.max(...other.map((each) => each.bottom));
  return side.filter((each) => each.y < bottom).length < FEWEST_BESIDE;
}

/** A narrow side whose every cell starts on a row of the wide side. */
function isMargin(
  cells: readonly Fragment[],
  left: readonly Fragment[],
  right: readonly Fragment[],
): boolean {
  return isNarrow(left, right) && right.length > left.length && alignedShare(cells, right) >= 0.9;
}

/** Employers over places and periods. */
function isFactsMargin(fragments: readonly Fragment[]): boolean {
  const facts = share(fragments, (each) => isMostlyDate(each.text) || isPlace(each.text));
  return dateShare(fragments) >= 0.25 && facts >= 0.5;
}

export function areDatesOf(rows: readonly Fragment[], text: readonly Fragment[]): boolean {
  return dateShare(text) === 1 && alignedShare(text, rows) === 1;
}
