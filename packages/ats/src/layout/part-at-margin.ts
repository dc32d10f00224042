import type { TextItem } from '../model.ts';
import { bulletLength } from '../text/normalise.ts';
import { makeFragment, type Fragment } from './fragment.ts';

const SAME_EDGE = 1.5;
const SAME_ROW = 0.25;
const FEWEST_LABELS = 2;
const FEWEST_AT_EDGE = 4;

type Look = Pick<TextItem, 'bold' | 'colour' | 'size'>;
type Edges = ReadonlyMap<number, readonly Fragment[]>;

/**
 * `WORK EXPERIENCE Arunika Clinic, Bandung`: a label that fills its margin leaves no gap before the text beside it. It is parted where
 * its look ends, if other labels in that look begin at its edge and text of other lines begins there.
 * @param fragments of one page
 */
export function partAtMargin(fragments: readonly Fragment[]): Fragment[] {
  const edges = Map.groupBy(fragments, ({ x }) => Math.round(x));
  return fragments.flatMap((each) => {
    const at = each.items.findIndex((item, index) => index > 0 && !isAlike(item, each.items[0]!));
    if (at < 0 || !/\p{L}{2}/u.test(each.items[0]!.text) || !isTextEdge(each.items[at]!.x, each, edges))
      return [each];
    const parts = [each.items.slice(0, at), each.items.slice(at)];
    return parts.map((items) => makeFragment(items, each.page, bulletLength));
  });
}

/** Whether two words look the same, to half a point. */
function isAlike(one: Look, other: Look): boolean {
  return one.bold === other.bold && one.colour === other.colour && Math.abs(one.size - other.size) < 0.5;
}

function beginningAt(x: number, edges: Edges): Fragment[] {
  const near = [Math.round(x) - 1, Math.round(x), Math.round(x) + 1];
  return near.flatMap((edge) => edges.get(edge) ?? []).filter((each) => Math.abs(each.x - x) < SAME_EDGE);
}

function isTextEdge(x: number, { x: left, items: [first] }: Fragment, edges: Edges): boolean {
  const texts = beginningAt(x, edges);
  if (texts.length < FEWEST_AT_EDGE) return false;
  const labels = beginningAt(left, edges).filter(
    (other) =>
      other.right < x &&
      isAlike(other, first!) &&
      texts.some((text) => Math.abs(text.baseline - other.baseline) < SAME_ROW * other.size),
  );
  return labels.length >= FEWEST_LABELS;
}
