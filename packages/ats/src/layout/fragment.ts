import { readHeading } from '../classify/read-heading.ts';
import { edgesAround } from '../extract/geometry.ts';
import type { Box, TableCell, TextItem } from '../model.ts';
import type { TableRole } from './table-role.ts';

/** Words that stand close together on one base line: a line of a column, or a cell of a row. */
export interface Fragment extends Box {
  page: number;
  items: readonly TextItem[];
  text: string;
  right: number;
  bottom: number;
  baseline: number;
  /** Points, of most of its letters; so are the other style fields. */
  size: number;
  bold: boolean;
  italic: boolean;
  colour: number;
  font: string;
  /** Length of the bullet at the start of `text`, 0 without one. */
  bullet: number;
  /** Stands in a margin beside what it labels. */
  label?: boolean;
  /** The column of a table that it is a cell of. */
  role?: TableRole;
  /** The cell of a ruled table that it stands in. */
  cell?: TableCell;
}

/** Points. */
const SAME_EDGE = 4;

/** Whether two pieces of a column begin or end at one edge, or have one middle. */
export function areAligned(above: Fragment, below: Fragment): boolean {
  return (
    Math.abs(above.x - below.x) < SAME_EDGE ||
    Math.abs(above.right - below.right) < SAME_EDGE ||
    Math.abs(above.x + above.right - below.x - below.right) < SAME_EDGE
  );
}

/**
 * One piece of text out of two, in the looks of the first: the rest of a cell, a name or a period that stands below or beside it.
 * @param glue what stands between their texts
 */
export function joinFragments(first: Fragment, second: Fragment, glue = ' '): Fragment {
  const [x, right] = [Math.min(first.x, second.x), Math.max(first.right, second.right)];
  return {
    ...first,
    items: [...first.items, ...second.items],
    text: `${first.text}${glue}${second.text}`,
    x,
    right,
    width: right - x,
    bottom: second.bottom,
    height: second.bottom - first.y,
  };
}

export function makeFragment(
  items: readonly TextItem[],
  page: number,
  bulletOf: (text: string) => number,
): Fragment {
  const text = textOf(items);
  const { left: x, top: y, right, bottom } = edgesAround(items);
  const main = mainItem(items);
  return {
    page,
    items,
    text,
    x,
    y,
    right,
    bottom,
    width: right - x,
    height: bottom - y,
    baseline: main.baseline,
    size: main.size,
    bold: main.bold,
    italic: main.italic,
    colour: main.colour,
    font: main.font,
    bullet: bulletOf(text),
    ...(main.cell && { cell: main.cell }),
  };
}

function textOf(items: readonly TextItem[]): string {
  let text = '';
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    text += before && !touches(before, item) ? ` ${item.text}` : item.text;
  }
  return text;
}

/** Two words that a change of style alone has parted ("S" and "UMMARY" of small capitals). */
export function touches(left: TextItem, right: TextItem): boolean {
  if (right.spaced || (left.order !== undefined && right.order !== left.order + 1)) return false;
  return (
    right.x - left.x - left.width < 0.1 * Math.min(left.size, right.size) && right.baseline === left.baseline
  );
}

function looksLike(a: TextItem, b: TextItem): boolean {
  return a.font === b.font && a.size === b.size && a.bold === b.bold && a.colour === b.colour;
}

type Look = Pick<Fragment, 'bold' | 'italic' | 'colour' | 'size'>;

/** Whether two pieces of text look the same but for their case. */
export function sameLook(a: Look, b: Look): boolean {
  return (
    a.bold === b.bold && a.italic === b.italic && a.colour === b.colour && Math.abs(a.size - b.size) < 0.4
  );
}

/** `BAHASA / Languages`: a heading and, in other letters, what another language calls it. */
function isTwiceNamed(items: readonly TextItem[]): boolean {
  const slash = items.findIndex(({ text }) => text.startsWith('/'));
  if (slash < 1 || items.length > MOST_WORDS) return false;
  const [own, other] = [items.slice(0, slash), items.slice(slash)].map((words) =>
    words
      .map(({ text }) => text)
      .join(' ')
      .replace(/^\/\s*/, ''),
  );
  return readHeading(own!) !== undefined && readHeading(own!)?.type === readHeading(other!)?.type;
}

const MOST_WORDS = 9;

/** The item whose style has the most letters behind it. */
function mainItem(items: readonly TextItem[]): TextItem {
  const [first] = items;
  if (items.every((item) => looksLike(item, first!)) || isTwiceNamed(items)) return first!;
  const letters = new Map<string, { item: TextItem; count: number }>();
  for (const item of items) {
    const key = `${item.font}|${item.size.toFixed(1)}|${item.bold}|${item.colour}`;
    const known = letters.get(key) ?? { item, count: 0 };
    known.count += /[\p{L}\p{N}]/u.test(item.text) ? item.text.length : 0.1;
    letters.set(key, known);
  }
  return [...letters.values()].sort((a, b) => b.count - a.count)[0]!.item;
}
