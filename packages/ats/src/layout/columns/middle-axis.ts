import { readHeading } from '../../classify/read-heading.ts';
import { headingText } from '../../classify/heading-styles/style-key.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { SAME_EDGE } from './cut.ts';

const FEWEST_PERIODS = 3;
/** Points between a period and its entry, where the axis is drawn. */
const WIDEST_AXIS = 80;
/** In sizes of its letters: how far a period may stand from its entry's first line. */
const NEAR = 1.6;
/** Points between a title and the period set behind it. */
const GAP = 12;

type Side = 'left' | 'right';

interface Entry {
  period: Fragment;
  side: Side;
  top: number;
  /** Where its title and period both have begun. */
  begun: number;
}

/** A stretch of the region from top to bottom: entries of the axis, or whatever stands between them. */
export interface Stretch {
  fragments: Fragment[];
  /** The entries' own, each moved to the left edge with its period behind its first line. */
  isEntries: boolean;
}

/**
 * A timeline whose axis stands in the middle: entries left and right of it by turns, each with its period on the other side of the axis and
 * nothing else there. Read as entries under each other.
 * @returns the region in stretches from top to bottom; undefined where it has no such axis
 */
export function readMiddleAxis(region: readonly Fragment[], edge: number): Stretch[] | undefined {
  const periods = region.filter(isPeriod);
  if (periods.length < FEWEST_PERIODS) return undefined;
  for (const first of periods) {
    const entries = entriesAlong(first, periods, region);
    if (entries) return stretchesOf(entries, region, edge);
  }
  return undefined;
}

function isPeriod({ text }: Fragment): boolean {
  return isMostlyDate(text) && findDates(text).length > 0;
}

/** All entries of the axis at whose left `first` ends. */
function entriesAlong(
  first: Fragment,
  periods: readonly Fragment[],
  region: readonly Fragment[],
): Entry[] | undefined {
  const lefts = periods.filter(({ right }) => Math.abs(right - first.right) < SAME_EDGE);
  const start = periods
    .filter(({ x }) => x > first.right && x - first.right < WIDEST_AXIS)
    .reduce((least, { x }) => Math.min(least, x), Infinity);
  const rights = periods.filter(({ x }) => Math.abs(x - start) < SAME_EDGE);
  if (rights.length === 0 || lefts.length + rights.length < FEWEST_PERIODS) return undefined;
  const entries = [
    ...lefts.map((period) => entryOf(period, 'right', region, start)),
    ...rights.map((period) => entryOf(period, 'left', region, first.right)),
  ].filter((entry) => entry !== undefined);
  if (entries.length < lefts.length + rights.length) return undefined;
  entries.sort((a, b) => a.top - b.top);
  const areAlone = entries.every(({ period, side, top, begun }, at) => {
    const limit = Math.min(entries[at + 1]?.top ?? Infinity, endBelow(begun, first.right, start, region));
    const beside = region.filter((each) => each.y > top - 1 && each.y < limit - 1 && each !== period);
    return beside.every((each) => (side === 'left' ? each.right <= first.right + 1 : each.x >= start - 1));
  });
  return areAlone ? entries : undefined;
}

function entryOf(period: Fragment, side: Side, region: readonly Fragment[], axis: number): Entry | undefined {
  const title = region
    .filter((each) => (side === 'left' ? each.right <= axis + 1 : each.x >= axis - 1))
    .filter(
      (each) => Math.abs(each.baseline - period.baseline) < NEAR * period.size && !isMostlyDate(each.text),
    )
    .toSorted((a, b) => a.y - b.y)[0];
  return title && { period, side, top: Math.min(title.y, period.y), begun: Math.max(title.y, period.y) };
}

/** Where the next heading, or text across the axis, begins. */
function endBelow(from: number, left: number, right: number, region: readonly Fragment[]): number {
  const below = region.filter(
    (each) =>
      each.y > from + 1 &&
      ((each.x < left - 1 && each.right > right + 1) || readHeading(headingText(each)) !== undefined),
  );
  return below.reduce((least, { y }) => Math.min(least, y), Infinity);
}

function stretchesOf(entries: readonly Entry[], region: readonly Fragment[], edge: number): Stretch[] {
  const left = Math.max(
    ...entries.filter(({ side }) => side === 'right').map(({ period }) => period.right),
    -Infinity,
  );
  const right = Math.min(
    ...entries.filter(({ side }) => side === 'left').map(({ period }) => period.x),
    Infinity,
  );
  const stretches: Stretch[] = [];
  let from = -Infinity;
  for (const [at, entry] of entries.entries()) {
    const end = Math.min(entries[at + 1]?.top ?? Infinity, endBelow(entry.begun, left, right, region));
    const between = region.filter((each) => each.y > from - 1 && each.y < entry.top - 1);
    if (between.length > 0) stretches.push({ fragments: between, isEntries: false });
    const own = region.filter((each) => each.y > entry.top - 1 && each.y < end - 1);
    const moved = setAtEdge(entry, own, edge);
    const last = stretches.at(-1);
    if (last?.isEntries) last.fragments.push(...moved);
    else stretches.push({ fragments: moved, isEntries: true });
    from = end;
  }
  const rest = region.filter((each) => each.y > from - 1);
  if (rest.length > 0) stretches.push({ fragments: rest, isEntries: false });
  return stretches;
}

function setAtEdge({ period, side }: Entry, own: readonly Fragment[], edge: number): Fragment[] {
  const texts = own.filter((each) => each !== period).toSorted((a, b) => a.baseline - b.baseline);
  // The title across from it stands with another period.
  if (texts.length === 0) return [movedBy(edge - period.x, period)];
  const start = Math.min(...texts.map(({ x }) => x));
  const isFlushRight = side === 'left' && areFlushRight(texts);
  const moved = texts.map((each) => movedBy(edge - (isFlushRight ? each.x : start), each));
  const [title] = moved;
  const width = Math.max(...moved.map(({ right }) => right));
  const x = Math.max(width - period.width, title!.right + GAP);
  const behind = { ...period, baseline: title!.baseline, y: title!.y, bottom: title!.bottom };
  return [title!, movedBy(x - period.x, behind), ...moved.slice(1)];
}

/** Lines that end at one edge and begin anywhere. */
function areFlushRight(lines: readonly Fragment[]): boolean {
  const end = Math.max(...lines.map(({ right }) => right));
  const starts = new Set(lines.map(({ x }) => Math.round(x)));
  return lines.length > 1 && starts.size > 1 && lines.every(({ right }) => end - right < SAME_EDGE);
}

function movedBy(by: number, fragment: Fragment): Fragment {
  return { ...fragment, x: fragment.x + by, right: fragment.right + by };
}
