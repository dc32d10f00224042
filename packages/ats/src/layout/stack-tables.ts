import { isOn } from '../rules.ts';
import { headCells, type HeadCell } from './table-head.ts';
import { tableRole } from './table-role.ts';
import type { HeadingStyles } from '../classify/heading-styles/heading-styles.ts';
import { bulletLength } from '../text/normalise.ts';
import type { TextItem } from '../model.ts';
import { makeFragment, type Fragment } from './fragment.ts';
import { cellsOfRow, WIDE_SPACE } from './table-cells.ts';
import { type Column, columnOf, tableRows } from './table-rows.ts';

/**
 * Puts the cells of ruled tables together: below a row of column names, the lines of one cell become one fragment that knows its column.
 * Everything else stays as it is.
 * @param open the columns of a table that reached the end of the page before; this page's are noted in it
 */
export function stackTables(
  fragments: readonly Fragment[],
  styles: HeadingStyles,
  open: { columns?: readonly Column[] } = {},
): Fragment[] {
  let rest = fragments
    .flatMap((fragment) =>
      styles.isHeading(fragment) || fragment.cell?.isRuled ? [fragment] : namesApart(fragment),
    )
    .sort((a, b) => a.baseline - b.baseline || a.x - b.x);
  const stacked: Fragment[] = [];
  if (open.columns && !styles.isHeading(rest[0] ?? rest.at(-1)!)) {
    const body = bodyOf(rest, undefined, open.columns, styles);
    for (const lines of tableRows(body, open.columns)) stacked.push(...cellsAt(lines, open.columns));
    const used = new Set(body);
    rest = rest.filter((fragment) => !used.has(fragment));
    if (rest.length > 0) open.columns = undefined;
  }
  for (let head = nextHead(rest, styles); head; head = nextHead(rest, styles)) {
    const { row, columns } = head;
    rest = head.fragments;
    const inHead = new Set(row);
    const lowest = row.reduce((low, each) => (each.baseline > low.baseline ? each : low));
    const body = bodyOf(
      rest.filter((fragment) => !inHead.has(fragment)),
      lowest,
      columns,
      styles,
    );
    const bottom = Math.max(...row.map((each) => each.bottom), ...body.map((each) => each.bottom));
    open.columns = rest.some((each) => each.y > bottom) ? undefined : columns;
    const used = new Set([...row, ...body]);
    for (const lines of tableRows(body, columns)) stacked.push(...cellsAt(lines, columns));
    rest = rest.filter((fragment) => !used.has(fragment));
  }
  return [...rest, ...stacked];
}

interface Head {
  row: Fragment[];
  columns: Column[];
  /** All of the page's, those parted that ran from one column into the next. */
  fragments: Fragment[];
}

function nextHead(fragments: readonly Fragment[], styles: HeadingStyles): Head | undefined {
  for (const fragment of fragments) {
    // Two section headings side by side are no table.
    if (!tableRole(fragment.text) || styles.isHeading(fragment)) continue;
    const cells = headCells(fragment, fragments);
    if (!cells || new Set(cells.map((cell) => cell.role)).size < 2) continue;
    const row = cells.flatMap((cell) => cell.lines);
    if (standsOverPoints(row, fragments)) continue;
    const parted = partAtColumns(cells, row, fragments, styles);
    return { row, columns: columnsOf(cells, row, parted, styles), fragments: parted };
  }
  return undefined;
}

/** `Role` and `Country` over a list: what a template calls the facts of a job, and no columns. */
function standsOverPoints(row: readonly Fragment[], fragments: readonly Fragment[]): boolean {
  const top = Math.max(...row.map(({ baseline }) => baseline));
  const below = fragments.find(({ baseline, page }) => page === row[0]!.page && baseline > top + 2);
  return below !== undefined && below.x < row[0]!.right && bulletLength(below.text) > 0;
}

/** In font sizes: as little white as stands between the cells of a narrow table, more than between two words. */
const NARROW_CELL_GAP = 0.33;
const SAME_START = 1.5;

/** A long value ends right before the next column's: the two are parted where a name or another row begins a column. */
function partAtColumns(
  cells: readonly HeadCell[],
  row: readonly Fragment[],
  fragments: readonly Fragment[],
  styles: HeadingStyles,
): Fragment[] {
  const below = new Set(rowsBelow(row, fragments, styles, neighbourEdge(row, fragments)));
  const starts = [...cells, ...below].map(({ x }) => x);
  return fragments.flatMap((fragment) => {
    if (!below.has(fragment)) return [fragment];
    return partBefore(fragment, (item) => starts.some((x) => Math.abs(x - item.x) < SAME_START));
  });
}

/** Names of columns that stand as near as words: each is a name of its own. */
function namesApart(fragment: Fragment): Fragment[] {
  const parts = partBefore(fragment, () => true);
  if (parts.length < 2) return parts;
  const roles = parts.map((part) => tableRole(part.text));
  return roles.every(Boolean) && new Set(roles).size > 1 ? parts : [fragment];
}

/** The pieces of a fragment, parted before the words that begin one where white enough stands before them. */
function partBefore(fragment: Fragment, begins: (item: TextItem) => boolean): Fragment[] {
  const { items } = fragment;
  const opens = (item: TextItem, index: number) => {
    const before = items[index - 1];
    const least = item.spaced ? WIDE_SPACE : NARROW_CELL_GAP;
    return before !== undefined && item.x - before.x - before.width > least * item.size && begins(item);
  };
  const starts = items.flatMap((item, index) => (opens(item, index) ? [index] : []));
  if (starts.length === 0) return [fragment];
  return [0, ...starts].map((start, part) =>
    makeFragment(items.slice(start, starts[part]), fragment.page, bulletLength),
  );
}

/** Names may be centred over their columns, so the white that runs through the rows below parts the columns. */
function columnsOf(
  cells: readonly HeadCell[],
  row: readonly Fragment[],
  fragments: readonly Fragment[],
  styles: HeadingStyles,
): Column[] {
  const edge = neighbourEdge(row, fragments);
  const below = rowsBelow(row, fragments, styles, edge);
  const starts = cells.map((cell, index) => {
    const before = cells[index - 1];
    if (!before)
      return Math.min(
        cell.x,
        ...below.filter((each) => each.right < (cells[1]?.x ?? 0)).map((each) => each.x),
      );
    return columnStart(before, cell, [...row, ...below]) ?? cell.x;
  });
  return cells.map((cell, index) => ({
    role: cell.role,
    x: starts[index]!,
    right: starts[index + 1] ?? edge,
  }));
}

const NEIGHBOUR_LINES = 5;

/** Where a column of other text begins at the right of a table: lines that start at one edge, above its head or on the head's own height. */
function neighbourEdge(row: readonly Fragment[], fragments: readonly Fragment[]): number {
  if (!isOn('table-beside-column')) return Infinity;
  const right = Math.max(...row.map((each) => each.right));
  const bottom = Math.max(...row.map((each) => each.bottom));
  const edges = new Map<number, { count: number; above: boolean }>();
  for (const each of fragments) {
    if (each.x < right + 0.8 * each.size || row.includes(each)) continue;
    const edge = edges.get(Math.round(each.x)) ?? { count: 0, above: false };
    edge.count += 1;
    edge.above ||= each.y < bottom;
    edges.set(Math.round(each.x), edge);
  }
  const found = [...edges].filter(([, { count, above }]) => above && count >= NEIGHBOUR_LINES);
  return Math.min(Infinity, ...found.map(([x]) => x - 1));
}

function rowsBelow(
  row: readonly Fragment[],
  fragments: readonly Fragment[],
  styles: HeadingStyles,
  edge: number,
): Fragment[] {
  const top = Math.max(...row.map((each) => each.baseline));
  const found: Fragment[] = [];
  let last = Math.max(...row.map((each) => each.bottom));
  for (const each of fragments) {
    if (each.baseline <= top + 2 || row.includes(each) || each.x >= edge) continue;
    if (endsTable(each, styles) || each.y - last > 3 * each.size) break;
    found.push(each);
    last = Math.max(last, each.bottom);
  }
  return found;
}

/** The right end of the widest stretch between two names that the fewest lines cross. */
function columnStart(left: HeadCell, right: HeadCell, lines: readonly Fragment[]): number | undefined {
  const from = (left.x + left.right) / 2;
  const to = (right.x + right.right) / 2;
  let best: { crossings: number; width: number; end: number } | undefined;
  let run: { crossings: number; start: number } | undefined;
  for (let x = from; x <= to + 1; x += 1) {
    const crossings = x > to ? -1 : lines.filter((line) => line.x < x && line.right > x).length;
    if (run && run.crossings === crossings) continue;
    if (run) {
      const width = x - run.start;
      if (!best || run.crossings < best.crossings || (run.crossings === best.crossings && width > best.width))
        best = { crossings: run.crossings, width, end: x - 1 };
    }
    run = { crossings, start: x };
  }
  return best && best.crossings <= 0.2 * lines.length ? best.end : undefined;
}

/** The lines below the head, as long as each stands in one of its columns. */
function bodyOf(
  fragments: readonly Fragment[],
  top: Fragment | undefined,
  columns: readonly Column[],
  styles: HeadingStyles,
): Fragment[] {
  const body: Fragment[] = [];
  let last = top?.bottom ?? fragments[0]?.y ?? 0;
  for (const fragment of fragments) {
    if (top && fragment.baseline <= top.baseline + 2) continue;
    if (fragment.x >= columns.at(-1)!.right) continue;
    if (endsTable(fragment, styles) || !columnOf(fragment, columns) || fragment.y - last > 3 * fragment.size)
      break;
    if (body.length > 0 && isLabelOfText(fragment, columns, fragments)) break;
    body.push(fragment);
    last = Math.max(last, fragment.bottom);
  }
  return body;
}

/** A heading, or the head of the next table. */
function endsTable(fragment: Fragment, styles: HeadingStyles): boolean {
  return styles.isHeading(fragment) || styles.isColumnName(fragment);
}

/** `Uraian Tugas` alone in its row: what follows is said below the table's row. */
function isLabelOfText(
  fragment: Fragment,
  columns: readonly Column[],
  fragments: readonly Fragment[],
): boolean {
  return (
    tableRole(fragment.text) === 'text' &&
    columns.every(({ role }) => role !== 'text') &&
    !fragments.some((other) => other !== fragment && Math.abs(other.baseline - fragment.baseline) < 2)
  );
}

function cellsAt(lines: readonly Fragment[], columns: readonly Column[]): Fragment[] {
  const cells = columns.map((column) => ({
    role: column.role,
    lines: lines.filter((line) => columnOf(line, columns) === column),
    edge: column.right,
  }));
  return cellsOfRow(cells, Math.min(...lines.map((line) => line.baseline)));
}
