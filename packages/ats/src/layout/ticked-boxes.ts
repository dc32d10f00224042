import type { TextItem } from '../model.ts';

const TICKED = /^[☑☒🗹🗷]/u;
const EMPTY = /^[☐□⬜]/u;
/** In font sizes: what stands further away belongs to no box. */
const FAR = 4;
const SPACE = 0.3;

/**
 * `☑ Inggris  ☐ Mandarin  ☑ Tetun`: what was not ticked was not said. The words of empty boxes are left out where another box of
 * their row is ticked, and a comma parts what is left.
 */
export function withoutUnticked(items: readonly TextItem[]): readonly TextItem[] {
  if (!items.some(({ text }) => TICKED.test(text)) || !items.some(({ text }) => EMPTY.test(text)))
    return items;
  const rows = Map.groupBy(items, ({ baseline }) => Math.round(baseline));
  const instead = new Map<TextItem, TextItem | undefined>();
  for (const row of rows.values())
    if (row.some(({ text }) => TICKED.test(text)) && row.some(({ text }) => EMPTY.test(text)))
      for (const [item, left] of tickedIn(row.toSorted((a, b) => a.x - b.x))) instead.set(item, left);
  return items.flatMap((item) => (instead.has(item) ? (instead.get(item) ?? []) : [item]));
}

function tickedIn(row: readonly TextItem[]): Map<TextItem, TextItem | undefined> {
  const instead = new Map<TextItem, TextItem | undefined>();
  let box: 'none' | 'empty' | 'ticked' = 'none';
  let last: TextItem | undefined;
  // What stands behind words that are left out moves up to what stands before them.
  let [shift, isGap] = [0, false];
  for (const [index, item] of row.entries()) {
    if (endsBefore(item, row[index - 1])) [box, last, shift, isGap] = ['none', undefined, 0, false];
    const isTick = TICKED.test(item.text);
    if (isTick || EMPTY.test(item.text)) box = isTick ? 'ticked' : 'empty';
    if (isTick && last) instead.set(last, withComma(instead.get(last) ?? last));
    if (box === 'none') continue;
    const words = box === 'empty' ? '' : item.text.replace(TICKED, '').trim();
    if (words === '') {
      instead.set(item, undefined);
      isGap = true;
      continue;
    }
    const kept = last && (instead.get(last) ?? last);
    if (isGap && kept) shift = item.x - kept.x - kept.width - SPACE * item.size;
    if (shift > 0 || words !== item.text) instead.set(item, { ...item, text: words, x: item.x - shift });
    [last, isGap] = [item, false];
  }
  return instead;
}

/** Another cell of a table, or far from what stands before it. */
function endsBefore(item: TextItem, before: TextItem | undefined): boolean {
  if (!before) return false;
  const { cell } = item;
  if (cell?.table !== before.cell?.table || cell?.left !== before.cell?.left) return true;
  return item.x - before.x - before.width > FAR * item.size;
}

function withComma(item: TextItem): TextItem {
  return { ...item, text: `${item.text},` };
}
