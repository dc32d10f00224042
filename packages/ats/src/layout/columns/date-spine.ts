import { headingText } from '../../classify/heading-styles/style-key.ts';
import { readHeading } from '../../classify/read-heading.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { SAME_EDGE } from './cut.ts';

const FEWEST_ENTRIES = 2;
/** Points that the first lines at both sides of a period may differ in height. */
const SAME_LINE = 4;
/** Points between a title and the period set behind it. */
const GAP = 12;

/** A stretch of the region from top to bottom: one entry in the order in which it is read, or what stands between entries. */
export interface SpineStretch {
  fragments: Fragment[];
  /** The two halves of an entry: what stands at the left of its period, with the period behind its first line, and what stands at the right. */
  halves?: [Fragment[], Fragment[]];
}

interface Entry {
  period: Fragment;
  left: Fragment[];
  right: Fragment[];
  top: number;
  end: number;
}

/**
 * Entries whose period stands in the middle, with the post and its employer at the left of it and what was done at the right: each half has lines of
 * its own, which are no rows.
 * @param edge where the region begins
 */
export function readDateSpine(region: readonly Fragment[], edge: number): SpineStretch[] | undefined {
  const periods = region.filter(({ text }) => isMostlyDate(text) && findDates(text).length > 0);
  if (periods.length < FEWEST_ENTRIES) return undefined;
  for (const first of periods) {
    const spine = periods.filter((each) => isOnSpine(each, first));
    if (spine.length < FEWEST_ENTRIES || spine[0] !== first) continue;
    const entries = entriesOn(spine, region);
    if (entries) return stretchesOf(entries, region, edge);
  }
  return undefined;
}

function isOnSpine(each: Fragment, first: Fragment): boolean {
  const isCentred = Math.abs(each.x + each.right - first.x - first.right) < SAME_EDGE;
  return isCentred || Math.abs(each.x - first.x) < SAME_EDGE;
}

function entriesOn(spine: readonly Fragment[], region: readonly Fragment[]): Entry[] | undefined {
  const [from, to] = [Math.min(...spine.map(({ x }) => x)), Math.max(...spine.map(({ right }) => right))];
  const isLeft = (each: Fragment) => each.right < from;
  const isRight = (each: Fragment) => each.x > to;
  const tops = spine.map((period) => {
    const near = region.filter((each) => Math.abs(each.baseline - period.baseline) < 1.6 * period.size);
    return Math.min(period.y, ...near.filter((each) => each.y > period.y - period.size).map(({ y }) => y));
  });
  const entries = spine.map((period, at): Entry => {
    const top = tops[at]!;
    const across = region.filter(
      (each) =>
        each.y > period.y + 1 &&
        ((each.x < from - 1 && each.right > to + 1) ||
          (readHeading(headingText(each)) !== undefined && each.bold)),
    );
    const end = Math.min(tops[at + 1] ?? Infinity, ...across.map(({ y }) => y));
    const own = region.filter((each) => each.y > top - 1 && each.y < end - 1 && each !== period);
    return { period, left: own.filter(isLeft), right: own.filter(isRight), top, end };
  });
  return entries.every((entry) => isWhole(entry, region)) && entries.filter(isTorn).length >= FEWEST_ENTRIES
    ? entries.filter(({ left, right }) => left.length + right.length > 0)
    : undefined;
}

/** Nothing but its period stands between the halves, which begin on one line, and under the left one is white. */
function isWhole({ period, left, right, top, end }: Entry, region: readonly Fragment[]): boolean {
  const own = region.filter((each) => each.y > top - 1 && each.y < end - 1);
  const [first, other] = [left[0], right[0]];
  if (!first || !other || left.length + right.length + 1 < own.length) return false;
  const ends = Math.max(...left.map(({ bottom }) => bottom));
  return (
    Math.abs(first.baseline - other.baseline) < SAME_LINE &&
    Math.abs(first.baseline - period.baseline) < period.size + SAME_LINE &&
    (end === Infinity || end - ends > 0.3 * first.size)
  );
}

/** Read in rows it would be torn. */
function isTorn({ left, right }: Entry): boolean {
  return left.length > 1 && right.length > 1;
}

function stretchesOf(entries: readonly Entry[], region: readonly Fragment[], edge: number): SpineStretch[] {
  const stretches: SpineStretch[] = [];
  let from = -Infinity;
  for (const entry of entries) {
    const between = region.filter((each) => each.y > from - 1 && each.y < entry.top - 1);
    if (between.length > 0) stretches.push({ fragments: between });
    stretches.push({ fragments: [], halves: halvesOf(entry, edge) });
    from = entry.end;
  }
  const rest = region.filter((each) => each.y > from - 1);
  if (rest.length > 0) stretches.push({ fragments: rest });
  return stretches;
}

function halvesOf({ period, left, right }: Entry, edge: number): [Fragment[], Fragment[]] {
  const lines = left.toSorted((a, b) => a.baseline - b.baseline);
  const moved = lines.map((each) => ({ ...each, x: edge, right: edge + each.right - each.x }));
  const [title, ...others] = moved;
  const behind = (each: Fragment, x: number): Fragment => {
    const { baseline, y, bottom } = title!;
    return { ...each, x, right: x + each.right - each.x, baseline, y, bottom };
  };
  const dated = behind(period, Math.max(...moved.map((each) => each.right)) + GAP);
  // A title in bold letters over what was done is part of the head.
  const [first, ...rest] = right.toSorted((a, b) => a.baseline - b.baseline);
  if (!first!.bold || rest.length === 0 || rest[0]!.bold) return [[title!, dated, ...others], right];
  return [[title!, dated, behind(first!, dated.right + GAP), ...others], rest];
}
