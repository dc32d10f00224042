import type { TextItem } from '../model.ts';
import { matchesIn } from '../text/matches-in.ts';

/** So many signs in a row lead the eye; three are a pause. */
const FEWEST = 5;
/** A cheap look first: most words end in a letter. */
const MAY_LEAD = /[.·․…‥_]$|\.{5}/;

/**
 * Leaves out the dots that lead from a post to its dates, as a tab's leader in Word or TeX's `\dotfill` sets them: `Kasir ........ 2019`,
 * also with spaces between. What stands on both sides keeps its place.
 */
export function withoutLeaders(items: readonly TextItem[]): TextItem[] {
  const result: TextItem[] = [];
  for (let at = 0; at < items.length;) {
    const [end, dots] = MAY_LEAD.test(items[at]!.text) ? runFrom(items, at) : [at + 1, 0];
    if (dots < FEWEST) {
      result.push(items[at]!);
      at += 1;
      continue;
    }
    result.push(...items.slice(at, end).flatMap(withoutDots));
    at = end;
  }
  return result;
}

/** Where a run of dots ends that begins at the end of this item, or is it, and how many they are. */
function runFrom(items: readonly TextItem[], at: number): [end: number, dots: number] {
  const first = items[at]!;
  const isOnLine = (each: TextItem) =>
    Math.abs(each.baseline - first.baseline) < 1 && each.hidden === first.hidden;
  let dots = trailingDots(first.text);
  if (dots === 0) return inner(first.text) ? [at + 1, FEWEST] : [at + 1, 0];
  let end = at + 1;
  for (; end < items.length && isOnLine(items[end]!); end += 1) {
    const { text } = items[end]!;
    const leading = leadingDots(text);
    dots += leading;
    if (!isOnlyDots(text)) return [leading > 0 ? end + 1 : end, dots];
  }
  return [end, dots];
}

const inner = (text: string) => /\.{5,}/.test(text);
const leadingDots = (text: string) => dotsIn(/^[.·․…‥_]*/.exec(text)?.[0] ?? '');
const isOnlyDots = (text: string) => /^[.·․…‥_]*$/.test(text);
/** `…` is three of them. */
const dotsIn = (signs: string) => signs.replaceAll(/[…‥]/g, '...').length;

function trailingDots(text: string): number {
  let at = text.length;
  while (at > 0 && isOnlyDots(text[at - 1]!)) at -= 1;
  return dotsIn(text.slice(at));
}

/** The words of an item around its dots, where they stand. */
function withoutDots(item: TextItem): TextItem[] {
  const letter = item.width / Math.max(1, item.text.length);
  return matchesIn(item.text, /[^.·․…‥_]+(?:[.·_](?=[^.·․…‥_])[^.·․…‥_]+)*/g).map(({ 0: text, index }) => ({
    ...item,
    text,
    x: item.x + letter * index,
    width: letter * text.length,
  }));
}
