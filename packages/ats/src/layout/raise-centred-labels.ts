import type { Fragment } from './fragment.ts';

const SAME_EDGE = 3;
const SAME_LINE = 2;
/** In font sizes: how far the lines of one cell may stand from each other. */
const WIDEST_PITCH = 1.6;
/** `Alamat :`, or a colon in a column of its own. */
const ENDS_IN_COLON = /:\s*$/;

/**
 * `Alamat :` beside the middle of a value in several lines, as tables without lines are set by default: label and colon go up to the line in
 * which the value begins.
 */
export function raiseCentredLabels(fragments: readonly Fragment[]): Fragment[] {
  const alone = fragments.filter((each) => ENDS_IN_COLON.test(each.text) && !hasValueBeside(each, fragments));
  if (alone.length === 0) return [...fragments];
  const raised = new Map<Fragment, number>();
  for (const colon of alone) {
    const first = firstLineBeside(colon, fragments);
    if (!first) continue;
    for (const each of fragments)
      if (each.right <= colon.right && isInRow(each, colon)) raised.set(each, first.baseline - each.baseline);
  }
  return fragments.map((each) => {
    const by = raised.get(each);
    return by === undefined
      ? each
      : { ...each, y: each.y + by, bottom: each.bottom + by, baseline: each.baseline + by };
  });
}

const isInRow = (one: Fragment, other: Fragment) => Math.abs(one.baseline - other.baseline) < SAME_LINE;

function hasValueBeside(colon: Fragment, fragments: readonly Fragment[]): boolean {
  return fragments.some((each) => each.x >= colon.right && isInRow(each, colon));
}

/** Where the two lines around the colon's middle belong to one value that begins at the edge of the other values. */
function firstLineBeside(colon: Fragment, fragments: readonly Fragment[]): Fragment | undefined {
  const right = fragments.filter((each) => each.x >= colon.right);
  const above = nearest(right, (each) => colon.baseline - each.baseline);
  if (!above) return undefined;
  const below = nearest(
    right.filter((each) => Math.abs(each.x - above.x) < SAME_EDGE),
    (each) => each.baseline - colon.baseline,
  );
  if (!below) return undefined;
  const pitch = below.baseline - above.baseline;
  const isMiddle = Math.abs(above.baseline + below.baseline - 2 * colon.baseline) < SAME_LINE;
  if (
    !isMiddle ||
    pitch > WIDEST_PITCH * colon.size ||
    hasLabel(above, fragments) ||
    hasLabel(below, fragments)
  )
    return undefined;
  return above;
}

function nearest(fragments: readonly Fragment[], away: (each: Fragment) => number): Fragment | undefined {
  const near = fragments.filter((each) => away(each) > SAME_LINE / 2);
  return near.toSorted((a, b) => away(a) - away(b) || a.x - b.x)[0];
}

function hasLabel(value: Fragment, fragments: readonly Fragment[]): boolean {
  return fragments.some((each) => each.right <= value.x && isInRow(each, value));
}
