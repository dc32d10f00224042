import type { Shape } from '../../model.ts';
import type { Fragment } from '../fragment.ts';
import { type Cut, middle } from './cut.ts';

const TALL_PANEL = 0.6;
const WIDEST_PANEL = 0.45;

interface Page {
  width: number;
  height: number;
  shapes?: readonly Shape[];
}

function panelsOf(page: Page): Shape[] {
  return (page.shapes ?? []).filter(
    ({ kind, width, height }) =>
      kind === 'fill' && height > TALL_PANEL * page.height && width < WIDEST_PANEL * page.width,
  );
}

/** One side stands on a coloured panel down the page, and nothing of the other does. */
export function standsOnPanel({ left, right }: Cut, page: Page): boolean {
  return panelsOf(page).some((panel) => {
    const isOn = (each: Fragment) => isIn(panel, each);
    return (left.every(isOn) && !right.some(isOn)) || (right.every(isOn) && !left.some(isOn));
  });
}

function isIn({ x, y, width, height }: Shape, each: Fragment): boolean {
  return each.x > x - 1 && each.right < x + width + 1 && middle(each) > y && middle(each) < y + height;
}

/** What a panel down the page sets apart is cut off before the places that stand flush right beside it. */
export function panelFirst(cuts: Cut[], page: Page): Cut[] {
  const [best] = cuts;
  // A line of contacts above the panel reaches over its edge in the cut that holds most.
  if (best && panelsOf(page).some((panel) => isAtEdgeOf(panel, best))) return cuts;
  const at = cuts.findIndex((each) => standsOnPanel(each, page));
  return at > 0 ? [cuts[at]!, ...cuts.slice(0, at), ...cuts.slice(at + 1)] : cuts;
}

function isAtEdgeOf({ x, width }: Shape, { gutterLeft, gutterRight }: Cut): boolean {
  return [x, x + width].some((edge) => gutterLeft < edge && edge < gutterRight);
}
