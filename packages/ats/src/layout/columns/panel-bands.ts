import type { Shape } from '../../model.ts';
import type { Fragment } from '../fragment.ts';
import { type Cut, middle } from './cut.ts';

const WIDE = 0.85;
const NARROW = 0.7;
const FEWEST_IN_WIDE = 5;
const FEWEST_IN_NARROW = 2;
const SAME_TOP = 2;

/**
 * A grid of panels in which one spans the page between rows of several: what stands side by side within it is none of the columns above
 * and below it.
 * @returns what stands above, in and below such panels; undefined where the page has none
 */
export function partAtPanels(
  region: readonly Fragment[],
  shapes: readonly Shape[],
): Fragment[][] | undefined {
  const width = Math.max(...region.map(({ right }) => right)) - Math.min(...region.map(({ x }) => x));
  const panels = shapes.filter(({ kind }) => kind === 'fill');
  const held = (panel: Shape) => region.filter((each) => isIn(panel, each));
  const narrow = panels.filter(
    (panel) => panel.width < NARROW * width && held(panel).length >= FEWEST_IN_NARROW,
  );
  const rowed = narrow.filter((panel) =>
    narrow.some(
      (other) =>
        Math.abs(other.y - panel.y) < SAME_TOP &&
        (other.x > panel.x + panel.width || panel.x > other.x + other.width),
    ),
  );
  const wide = panels.filter(
    (panel) =>
      panel.width > WIDE * width &&
      held(panel).length >= FEWEST_IN_WIDE &&
      !region.some((each) => isCut(panel, each)) &&
      rowed.some(({ y, height }) => y + height <= panel.y + 1) &&
      rowed.some(({ y }) => y >= panel.y + panel.height - 1) &&
      !rowed.some(({ y }) => y > panel.y && y < panel.y + panel.height),
  );
  if (wide.length === 0) return undefined;
  const edges = wide.flatMap(({ y, height }) => [y, y + height]).toSorted((a, b) => a - b);
  const bands = [-Infinity, ...edges].map((from, at) =>
    region.filter((each) => middle(each) >= from && middle(each) < (edges[at] ?? Infinity)),
  );
  return bands.filter((band) => band.length > 0);
}

const TALL_PANEL = 0.6;
const WIDEST_PANEL = 0.45;

/** One side stands on a coloured panel down the page, and nothing of the other does. */
export function standsOnPanel(
  { left, right }: Cut,
  page: { width: number; height: number; shapes?: readonly Shape[] },
): boolean {
  const panels = (page.shapes ?? []).filter(
    ({ kind, width, height }) =>
      kind === 'fill' && height > TALL_PANEL * page.height && width < WIDEST_PANEL * page.width,
  );
  return panels.some((panel) => {
    const isOn = (each: Fragment) => isIn(panel, each);
    return (left.every(isOn) && !right.some(isOn)) || (right.every(isOn) && !left.some(isOn));
  });
}

function isIn({ x, y, width, height }: Shape, each: Fragment): boolean {
  return each.x > x - 1 && each.right < x + width + 1 && middle(each) > y && middle(each) < y + height;
}

function isCut({ y, height }: Shape, each: Fragment): boolean {
  return [y, y + height].some((edge) => each.y < edge - 1 && each.bottom > edge + 1);
}
