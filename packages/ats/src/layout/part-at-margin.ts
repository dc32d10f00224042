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
  const margin = flushMargin(fragments, edges);
  return fragments.flatMap((each) => {
    const at = partsAt(each, edges, margin);
    if (at < 1) return [each];
    const parts = [each.items.slice(0, at), each.items.slice(at)];
    return parts.map((items) => makeFragment(items, each.page, bulletLength));
  });
}

interface Margin {
  /** Where its labels end, and where the text beside them begins. */
  right: number;
  text: number;
}

function partsAt(each: Fragment, edges: Edges, margin: Margin | undefined): number {
  const [first] = each.items;
  if (!/\p{L}{2}/u.test(first!.text)) return -1;
  const flush = margin
    ? each.items.findIndex((item, index) => {
        const before = each.items[index - 1];
        return (
          before !== undefined &&
          Math.abs(item.x - margin.text) < SAME_EDGE &&
          Math.abs(before.x + before.width - margin.right) < SAME_EDGE
        );
      })
    : -1;
  if (flush > 0) return flush;
  const at = each.items.findIndex((item, index) => index > 0 && !isAlike(item, first!));
  if (at > 0 && isTextEdge(each.items[at]!.x, each, edges, FEWEST_AT_EDGE)) return at;
  const other = each.items.findIndex((item, index) => index > 0 && item.font !== first!.font);
  return other > 0 &&
    isTypewriter(first!.font) &&
    isTextEdge(each.items[other]!.x, each, edges, FEWEST_LABELS)
    ? other
    : -1;
}

const FEWEST_FLUSH = 3;
const WIDEST_GUTTER = 1.5;

/** `2019–2021 | Analyst`, `Basic | Haskell`: labels that all end at one edge, with the text of every row beginning behind it. */
function flushMargin(fragments: readonly Fragment[], edges: Edges): Margin | undefined {
  const rights = Map.groupBy(fragments, ({ right }) => Math.round(right));
  let best = marginWithin(fragments);
  for (const [right, ending] of rights) {
    if (ending.length < FEWEST_FLUSH || new Set(ending.map(({ x }) => Math.round(x))).size < 2) continue;
    const beside = ending.flatMap((label) => {
      const text = fragments.find(
        (other) =>
          other.x > label.right &&
          other.x - label.right < WIDEST_GUTTER * label.size &&
          Math.abs(other.baseline - label.baseline) < SAME_ROW * label.size,
      );
      return text ? [text] : [];
    });
    const x = beside[0]?.x;
    if (
      x === undefined ||
      beside.length < FEWEST_FLUSH ||
      beside.some((text) => Math.abs(text.x - x) > SAME_EDGE)
    )
      continue;
    if (beginningAt(x, edges).length < FEWEST_AT_EDGE || (best && best.count >= beside.length)) continue;
    best = { right, text: x, count: beside.length };
  }
  return best;
}

const LEAST_GUTTER = 0.4;
const WIDER_THAN_SPACE = 0.6;
const WIDER_THAN_TYPED_SPACE = 0.9;

/**
 * `**Alat** **Git**, Docker` in each row: the labels end at one edge within what looks like one text, and the text begins at one. Labels in a
 * colour of their own need no more than a space behind them.
 */
function marginWithin(fragments: readonly Fragment[]): (Margin & { count: number }) | undefined {
  const changes = fragments.flatMap(({ x, items }) =>
    items.flatMap((item, index) => {
      const before = items[index - 1];
      if (!before) return [];
      const right = before.x + before.width;
      const isTinted = before.colour !== item.colour && item.x >= right;
      return isTinted || item.x - right > leastGutter(before, item) ? [{ x, right, text: item.x }] : [];
    }),
  );
  for (const near of Map.groupBy(changes, ({ text }) => Math.round(text)).values()) {
    const [{ right, text } = { right: 0, text: 0 }] = near;
    const lefts = new Set(near.map(({ x }) => Math.round(x)));
    if (near.length < FEWEST_FLUSH || lefts.size < FEWEST_FLUSH) continue;
    if (near.some((each) => Math.abs(each.right - right) > SAME_EDGE)) continue;
    return { right, text, count: near.length };
  }
  return undefined;
}

function leastGutter(before: TextItem, item: TextItem): number {
  const isChange = before.font !== item.font || Math.abs(before.size - item.size) > 0.5;
  if (isChange) return LEAST_GUTTER * item.size;
  // In letters of one width a single space is this wide.
  return (isTypewriter(item.font) ? WIDER_THAN_TYPED_SPACE : WIDER_THAN_SPACE) * item.size;
}

/** Whether two words look the same, to half a point. */
function isAlike(one: Look, other: Look): boolean {
  return one.bold === other.bold && one.colour === other.colour && Math.abs(one.size - other.size) < 0.5;
}

function beginningAt(x: number, edges: Edges): Fragment[] {
  const near = [Math.round(x) - 1, Math.round(x), Math.round(x) + 1];
  return near.flatMap((edge) => edges.get(edge) ?? []).filter((each) => Math.abs(each.x - x) < SAME_EDGE);
}

/** `Framework` in letters of one width beside a text in others. */
function isTypewriter(font: string): boolean {
  return /mono|courier|typewriter|^(?:cm|sf|ec)tt/i.test(font);
}

function isTextEdge(x: number, { x: left, items: [first] }: Fragment, edges: Edges, fewest: number): boolean {
  const texts = beginningAt(x, edges);
  if (texts.length < fewest) return false;
  const labels = beginningAt(left, edges).filter(
    (other) =>
      other.right < x &&
      isAlike(other, first!) &&
      texts.some((text) => Math.abs(text.baseline - other.baseline) < SAME_ROW * other.size),
  );
  return labels.length >= FEWEST_LABELS;
}
