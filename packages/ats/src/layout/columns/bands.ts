import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import type { Fragment } from '../fragment.ts';

const SAME_LINE = 2;
/** Points: a heading on a coloured field begins further in than its text. */
const SAME_START = 14;
const FEWEST_HEADINGS = 2;
const FEWEST_AT_START = 2;

/**
 * Columns under headings in one row, and below them columns that begin elsewhere: three over two, as of cards. The white of one row of columns
 * may go on through the other by chance, so they are parted first.
 * @returns what stands above the second row's headings, and the rest; undefined where the page has no such rows
 */
export function partBands(
  region: readonly Fragment[],
  styles: HeadingStyles,
): [Fragment[], Fragment[]] | undefined {
  const headings = region.filter((each) => styles.isHeading(each)).sort((a, b) => a.baseline - b.baseline);
  for (const first of headings) {
    const row = headings.filter((each) => Math.abs(each.baseline - first.baseline) < SAME_LINE);
    if (row.length < FEWEST_HEADINGS || row[0] !== first) continue;
    const starts = row.map(({ x }) => x).sort((a, b) => a - b);
    for (const next of headings) {
      if (next.y < first.bottom) continue;
      const limit = Math.min(
        ...headings.filter((each) => Math.abs(each.baseline - next.baseline) < SAME_LINE).map(({ y }) => y),
      );
      const above = region.filter((each) => each.y < limit);
      const below = region.filter((each) => each.y >= limit);
      const band = above.filter((each) => each.y >= first.y - 1);
      if (above.some((each) => each.bottom > limit + 1) || !standUnder(band, starts)) continue;
      if (beginElsewhere(below, starts)) return [above, below];
    }
  }
  return undefined;
}

/** Each piece of text begins under one of the headings and ends before the next, and under each there is some. */
function standUnder(band: readonly Fragment[], starts: readonly number[]): boolean {
  const columns = starts.map((start, at) => {
    const end = starts[at + 1] ?? Infinity;
    return band.filter(({ x, right }) => Math.abs(x - start) < SAME_START && right < end - SAME_LINE);
  });
  const fitting = columns.reduce((sum, { length }) => sum + length, 0);
  return fitting === band.length && columns.every(({ length }) => length > FEWEST_AT_START);
}

/** Nothing begins where the columns above did, but for the first, and a column begins in between. */
function beginElsewhere(below: readonly Fragment[], [first = 0, ...others]: readonly number[]): boolean {
  const isAt = ({ x }: Fragment, start: number) => Math.abs(x - start) < SAME_START;
  if (below.some((each) => others.some((start) => isAt(each, start)))) return false;
  const further = below.filter((each) => each.x > first + 2 * SAME_START);
  return further.some(
    (one) => further.filter(({ x }) => Math.abs(x - one.x) < SAME_LINE).length > FEWEST_AT_START,
  );
}
