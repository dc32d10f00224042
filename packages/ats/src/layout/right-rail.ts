import { readHeading } from '../classify/read-heading.ts';
import type { SectionType } from '../classify/section-type.ts';
import { bulletLength } from '../text/normalise.ts';
import { makeFragment, type Fragment } from './fragment.ts';

const NAME = /^\p{L}[\p{L} &/]{2,30}$/u;
const FEWEST = 3;
const LEAST_SCORE = 2;
/** Of the way from the left edge of the text to its right one. */
const FAR_RIGHT = 0.6;
const SAME_EDGE = 2;
const LARGER = 1.25;
/** In font sizes: above the row that it opens, and away from what stands at its left. */
const ABOVE = 0.75;
const LEAST_WHITE = 1.5;

/**
 * `Senior Engineer   2019 – 2022   Work Experience`: headings in a margin at the right, each at the height of its section's first row, go above that row.
 * @param pages the fragments of each page
 */
export function withRightRail(pages: readonly Fragment[][]): Fragment[][] {
  const rail = railOf(pages.flat());
  if (rail.size === 0) return [...pages];
  return pages.map((fragments) => {
    const left = Math.min(...fragments.map(({ x }) => x));
    return fragments.map((each) => (rail.has(each) ? above(each, left) : each));
  });
}

function railOf(fragments: readonly Fragment[]): ReadonlySet<Fragment> {
  const none = new Set<Fragment>();
  let [low, high] = [Infinity, -Infinity];
  for (const { x, right } of fragments) {
    low = Math.min(low, x);
    high = Math.max(high, right);
  }
  const edge = low + FAR_RIGHT * (high - low);
  const named = fragments.filter(
    ({ x, text, right }) => x > edge && right > high - SAME_EDGE && NAME.test(text),
  );
  if (named.length < FEWEST) return none;
  const types = new Set<SectionType>();
  const headings = named.filter((each) => {
    const reading = readHeading(each.text);
    if (!reading || reading.score < LEAST_SCORE || !opensRow(each, fragments)) return false;
    types.add(reading.type);
    return true;
  });
  if (types.size < FEWEST || !(types.has('work') || types.has('education'))) return none;
  const [first] = headings;
  const start = Math.min(...headings.map(({ x }) => x));
  const rail = new Set(headings);
  // Nothing but headings stands in the margin.
  const isAlone = fragments.every(
    (each) =>
      rail.has(each) ||
      each.right < start - SAME_EDGE ||
      (each.page === first!.page && each.bottom <= first!.y + 1),
  );
  return isAlone ? rail : none;
}

function opensRow(heading: Fragment, fragments: readonly Fragment[]): boolean {
  return fragments.some(
    (each) =>
      each.page === heading.page &&
      each.right < heading.x - LEAST_WHITE * heading.size &&
      Math.abs(each.baseline - heading.baseline) < 0.3 * heading.size,
  );
}

function above(heading: Fragment, left: number): Fragment {
  const [shift, lift] = [heading.x - left, ABOVE * heading.size];
  const items = heading.items.map((item) => ({
    ...item,
    x: item.x - shift,
    y: item.y - lift,
    baseline: item.baseline - lift,
    size: LARGER * item.size,
    bold: true,
  }));
  return makeFragment(items, heading.page, bulletLength);
}
