import { type HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { headingText } from '../../classify/heading-styles/style-key.ts';
import { readHeading } from '../../classify/read-heading.ts';
import type { Fragment } from '../fragment.ts';
import { isAddress } from '../make-fragments.ts';
import { type Cut, SAME_EDGE, alignedShare, least, leftOf, middle, most, rightOf } from './cut.ts';

/** Of a side. */
const LEAST_WIDTH = 15;
const MIN_GUTTER = 6;
/** A margin whose lines all end at one edge may stand nearer. */
const MIN_NARROW_GUTTER = 3;
const MAX_COMPARED = 24;
/** How much the height of the whole stretch counts beside the height at which both sides have text. */
const RUN_SHARE = 0.25;

/** Cells of one row of a table have one base line. */
export function cutsTable({ left, right }: Cut, region: readonly Fragment[]): boolean {
  const cells = region.filter((each) => each.role);
  if (cells.length === 0) return false;
  const rows = Map.groupBy(cells, (cell) => cell.baseline);
  const sideOf = (cell: Fragment) => (left.includes(cell) ? 'left' : right.includes(cell) ? 'right' : 'none');
  return [...rows.values()].some((row) => new Set(row.map(sideOf)).size > 1);
}

const ENDS_OF_ROWS = 0.5;

/**
 * Where headings stand in one row, `Native` flush with the right end of the left one's column belongs to it: another cut lies right before the
 * right one.
 */
export function cutsBeforeEnds({ left, right }: Cut, all: readonly Cut[], styles: HeadingStyles): boolean {
  const top = right.filter((each) => styles.isHeading(each)).sort((a, b) => a.y - b.y || a.x - b.x)[0];
  if (!top || !left.some((each) => Math.abs(each.baseline - top.baseline) < 1 && styles.isHeading(each)))
    return false;
  // A column that is set flush right begins further left than its heading.
  const ends = right.filter((each) => Math.abs(each.right - top.right) < SAME_EDGE).length;
  if (ends > right.filter((each) => Math.abs(each.x - top.x) < SAME_EDGE).length) return false;
  // A heading over the middle of its column begins further right than the column does.
  if (right.some((each) => each.y > top.bottom && each.x < top.x && each.right > top.x)) return false;
  const between = right.filter((each) => each.right < top.x && each.y > top.bottom);
  // Two columns under a heading in their middle stand in rows of their own.
  if (between.length === 0 || alignedShare(between, left) < ENDS_OF_ROWS) return false;
  return all.some(({ gutterRight }) => Math.abs(gutterRight - top.x) < SAME_EDGE);
}

/** The tallest stretches of white that part the region from left to right, best first. */
export function bestCuts(
  region: readonly Fragment[],
  isAcross: (fragment: Fragment, region: readonly Fragment[]) => boolean,
): Cut[] {
  const sorted = [...region].sort((a, b) => middle(a) - middle(b));
  const low = Math.min(...region.map((fragment) => fragment.x));
  const high = Math.max(...region.map((fragment) => fragment.right));
  const cuts: Cut[] = [];
  const across = sorted.map((each) => isAcross(each, region));
  const overrunning = new Set(sorted.filter((each) => isLongWord(each, region)));
  // A gutter lies between where some text ends and where some text begins, so only those places are looked at.
  const starts = new Set(region.flatMap((each) => [Math.round(each.x) - 3, Math.round(each.right) + 3]));
  for (const x of starts) {
    if (x < low + LEAST_WIDTH || x > high - LEAST_WIDTH) continue;
    let [from, left, right] = [0, 0, 0];
    for (let at = 0; at <= sorted.length; at += 1) {
      const fragment = sorted[at];
      const isWithin = fragment && (fragment.right <= x + 1 || fragment.x >= x - 1);
      const isOver = fragment && !isWithin && overrunning.has(fragment) && overruns(fragment, x);
      if (fragment && !across[at] && (isWithin || isOver)) {
        if (fragment.x < x - 1) left += 1;
        if (fragment.x >= x - 1) right += 1;
        continue;
      }
      if (left >= 2 && right >= 2) {
        const run = sorted.slice(from, at).filter((each) => !isInRow(each, fragment));
        const found = cutOf(run, x);
        if (found) cuts.push(found);
      }
      [from, left, right] = [at + 1, 0, 0];
    }
  }
  cuts.sort((a, b) => b.score - a.score);
  const distinct: Cut[] = [];
  for (const each of cuts) {
    const known = distinct.some(
      (other) =>
        other.left.length === each.left.length &&
        other.right.length === each.right.length &&
        other.left[0] === each.left[0],
    );
    if (!known) distinct.push(each);
    if (distinct.length === MAX_COMPARED) break;
  }
  return distinct;
}

/** The rest of a row whose first words reach over the gutter, where a bullet taller than they are begins it. */
function isInRow(each: Fragment, end: Fragment | undefined): boolean {
  return (
    end !== undefined &&
    each.bullet > 0 &&
    each.x >= end.right &&
    Math.abs(each.baseline - end.baseline) < 0.5
  );
}

const FEWEST_AT_START = 3;
/** In sizes of its letters: how far a long word may run into the gutter and the column behind it. */
const MOST_OVER = 3;

/** A word without a place to break it, such as an address. */
const UNBROKEN = /^\S{12,}$/;

/** It begins where other lines of its column do, and may be longer than the column is wide. */
function isLongWord(each: Fragment, region: readonly Fragment[]): boolean {
  return (
    UNBROKEN.test(each.text) &&
    region.filter(({ x }) => Math.abs(x - each.x) < SAME_EDGE).length >= FEWEST_AT_START
  );
}

function overruns(each: Fragment, x: number): boolean {
  return each.x < x - LEAST_WIDTH && each.right <= x + MOST_OVER * each.size && UNBROKEN.test(each.text);
}

const FEWEST_MORE = 2;
const ABOUT_AS_WIDE = 0.8;

/**
 * A cut through the whole page goes before one through cards or a timeline within its columns: it has all that the other one parts and more, about as
 * much white between its sides, and headings on both. So does one before the same right column past a long line that comes near it.
 */
export function outermostFirst(cuts: Cut[], styles: HeadingStyles): Cut[] {
  const [best] = cuts;
  if (!best) return cuts;
  const own = [...best.left, ...best.right];
  const outer = cuts.find((each) => {
    const isSame = Math.abs(each.gutterRight - best.gutterRight) < SAME_EDGE;
    if (!isSame && each.gutterRight - each.gutterLeft < ABOUT_AS_WIDE * (best.gutterRight - best.gutterLeft))
      return false;
    if (each.left.length + each.right.length < own.length + FEWEST_MORE) return false;
    const [left, right] = [new Set(each.left), new Set(each.right)];
    if (!own.every((one) => left.has(one) || right.has(one))) return false;
    const isHeaded = (side: readonly Fragment[]) =>
      side.some((one) => styles.isHeading(one) && readHeading(headingText(one)) !== undefined);
    return isHeaded(each.left) && isHeaded(each.right);
  });
  return outer && outer !== best ? [outer, ...cuts.filter((each) => each !== outer)] : cuts;
}

export function cutOf(run: readonly Fragment[], x: number): Cut | undefined {
  const left = run.filter((fragment) => fragment.right <= x + 1 || overruns(fragment, x));
  const right = run.filter((fragment) => fragment.x >= x - 1);
  if (left.length < 2 || right.length < 2) return undefined;
  // An address that cannot be broken may run over its column's edge.
  const within = left.filter((each) => each.right <= x + 1 && !isAddress(each.text));
  const gutterRight = least(right, leftOf);
  const gutterLeft = most(within.length >= 2 ? within : left, rightOf);
  const gutter = gutterRight - gutterLeft;
  const isEdge = gutter >= MIN_NARROW_GUTTER && (endsAtOneEdge(left) || beginsAtOneEdge(right));
  if (gutter < MIN_GUTTER && !isEdge) return undefined;
  const shared =
    Math.min(most(left, middle), most(right, middle)) - Math.max(least(left, middle), least(right, middle));
  if (shared <= 0) return undefined;
  const [top, bottom] = [least(run, middle), most(run, middle)];
  return {
    x,
    gutterLeft,
    gutterRight,
    top,
    bottom,
    left,
    right,
    score:
      (shared + RUN_SHARE * (bottom - top)) *
      Math.min(1.3, 0.45 + gutter / 20) *
      Math.sqrt(Math.min(left.length, right.length)),
  };
}

function endsAtOneEdge(fragments: readonly Fragment[]): boolean {
  const edge = Math.max(...fragments.map((each) => each.right));
  const starts = new Set(fragments.map((each) => Math.round(each.x)));
  return fragments.length >= 3 && starts.size > 1 && fragments.every((each) => edge - each.right < 2);
}

const FEWEST_AT_EDGE = 8;
const AT_EDGE = 1;
const MOSTLY_FLUSH = 0.75;

/** Nearly every row begins where the side does: a few long lines of the other side may come near it. */
function beginsAtOneEdge(fragments: readonly Fragment[]): boolean {
  const edge = least(fragments, leftOf);
  const flush = fragments.filter((each) => each.x - edge < AT_EDGE);
  if (flush.length < FEWEST_AT_EDGE) return false;
  const rows = new Set(flush.map(({ baseline }) => Math.round(baseline)));
  const others = fragments.filter(
    ({ x, baseline }) => x - edge >= AT_EDGE && !rows.has(Math.round(baseline)),
  );
  return flush.length >= MOSTLY_FLUSH * (flush.length + others.length);
}

/** Of the cuts before the same right column that hold all of this one, the one that holds most: its left side may come nearer in one line. */
export function tallest(found: Cut, all: readonly Cut[]): Cut {
  return all
    .filter((each) => holds(each, found))
    .reduce((best, each) => (each.left.length > best.left.length ? each : best), found);
}

export function holds(whole: Cut, part: Cut): boolean {
  if (Math.abs(whole.gutterRight - part.gutterRight) > SAME_EDGE) return false;
  const [left, right] = [new Set(whole.left), new Set(whole.right)];
  return part.left.every((one) => left.has(one)) && part.right.every((one) => right.has(one));
}
