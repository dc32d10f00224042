import { isDuration } from '../dates/duration.ts';
import { PRESENT_PATTERN } from '../dates/calendar-words.ts';
import { isOn } from '../rules.ts';
import { headCells, type HeadCell } from './table-head.ts';
import { tableRole, type TableRole } from './table-role.ts';
import type { HeadingStyles } from '../classify/heading-styles/heading-styles.ts';
import { isPlace } from '../places/find-place.ts';
import { bulletLength } from '../text/normalise.ts';
import type { TextItem } from '../model.ts';
import { makeFragment, type Fragment } from './fragment.ts';

export interface Column {
  role: TableRole;
  x: number;
  right: number;
}

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
    .flatMap((fragment) => (styles.isHeading(fragment) ? [fragment] : namesApart(fragment)))
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
    const parted = partAtColumns(cells, row, fragments, styles);
    return { row, columns: columnsOf(cells, row, parted, styles), fragments: parted };
  }
  return undefined;
}

/** In font sizes: as little white as stands between the cells of a narrow table, more than between two words. */
const NARROW_CELL_GAP = 0.33;
/** A space that was typed is wider than that in some fonts. */
const WIDE_SPACE = 0.5;
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

function columnOf(fragment: Fragment, columns: readonly Column[]): Column | undefined {
  const slack = fragment.size;
  return columns.find(
    (column) =>
      fragment.x >= column.x - slack && fragment.right <= column.right + 2 && fragment.x < column.right - 4,
  );
}

/** Rows are parted where the white between lines is wider than inside a cell. */
function tableRows(body: readonly Fragment[], columns: readonly Column[]): Fragment[][] {
  const numbered = numberedRows(body, columns);
  if (numbered) return numbered;
  const keyed = keyedRows(body, columns);
  if (keyed) return keyed;
  const pitch = innerPitch(body, columns);
  const rows: Fragment[][] = [];
  let last: number | undefined;
  for (const fragment of body) {
    const row = rows.at(-1);
    const step = last === undefined ? Infinity : fragment.baseline - last;
    if (row && step <= pitch * 1.15 + 0.5) row.push(fragment);
    else rows.push([fragment]);
    last = Math.max(last ?? 0, fragment.baseline);
  }
  return rows;
}

/** A column of numbers tells where each row begins. */
function numberedRows(body: readonly Fragment[], columns: readonly Column[]): Fragment[][] | undefined {
  if (columns[0]?.role !== 'number') return undefined;
  const numbers = body.filter(
    (each) => columnOf(each, columns) === columns[0] && /^\d{1,2}[.)]?$/.test(each.text),
  );
  if (numbers.length === 0) return undefined;
  if (body[0]!.baseline < numbers[0]!.baseline - 2) return centredRows(body, numbers);
  return numbers.map((number, index) =>
    body.filter(
      (each) =>
        each.baseline > number.baseline - 2 &&
        each.baseline <= (numbers[index + 1]?.baseline ?? Infinity) - 2,
    ),
  );
}

/** Cells that are centred in their rows: each row reaches as far below its number as above it. */
function centredRows(body: readonly Fragment[], numbers: readonly Fragment[]): Fragment[][] | undefined {
  const rows: Fragment[][] = [];
  let rest = [...body];
  for (const { baseline } of numbers) {
    const end = rest[0] ? 2 * baseline - rest[0].baseline + 2 : -Infinity;
    const row = rest.filter((each) => each.baseline <= end);
    if (row.length === 0) return undefined;
    rows.push(row);
    rest = rest.slice(row.length);
  }
  return rest.length === 0 ? rows : undefined;
}

const KEYS: readonly TableRole[] = ['date', 'level', 'grade'];
/** A period that goes on in the next line: "Sep 2004 –", "Sep 2004 ~ Aug", "September". */
const OPEN_CELL = /(?:[-–—~/(,]|\bs\s*[./]?\s*d\.?|\bto|\bsampai|\bhingga|[-–—~]\s*\p{L}+\.?)\s*$|^\D*$/iu;

const ONGOING = new RegExp(`\\b${PRESENT_PATTERN}\\s*$`, 'iu');

/** Lines at one pitch, rows and wrapped lines alike: a row begins where the column that is never wrapped has a value, beside another. */
function keyedRows(body: readonly Fragment[], columns: readonly Column[]): Fragment[][] | undefined {
  const key = KEYS.map((role) => columns.find((column) => column.role === role)).find(Boolean);
  const baselines = [...new Set(body.map((each) => Math.round(each.baseline)))];
  const steps = baselines.slice(1).map((each, index) => each - baselines[index]!);
  if (!key || steps.length === 0 || Math.max(...steps) - Math.min(...steps) > 2.5) return undefined;
  const keys = body.filter((each) => columnOf(each, columns) === key);
  const starts = keys.filter((each, index) => {
    const above = keys[index - 1];
    const alone = body.every((other) => other === each || Math.abs(other.baseline - each.baseline) > 2);
    const open = above && key.role === 'date' && OPEN_CELL.test(above.text) && !ONGOING.test(above.text);
    return !alone && !open;
  });
  if (starts.length === 0 || body[0]!.baseline < starts[0]!.baseline - 2) return undefined;
  return starts.map((start, index) =>
    body.filter(
      (each) =>
        each.baseline > start.baseline - 2 && each.baseline <= (starts[index + 1]?.baseline ?? Infinity) - 2,
    ),
  );
}

/** The usual distance of two lines of one cell: the smallest one that occurs within a column. */
function innerPitch(body: readonly Fragment[], columns: readonly Column[]): number {
  let smallest = Infinity;
  for (const column of columns) {
    const lines = body.filter((fragment) => columnOf(fragment, columns) === column);
    for (const [index, line] of lines.entries()) {
      const above = lines[index - 1];
      if (above && line.baseline - above.baseline > 2)
        smallest = Math.min(smallest, line.baseline - above.baseline);
    }
  }
  const size = body[0]?.size ?? 10;
  const widest = isCentred(body, smallest) ? LOOSE_PITCH : CLOSE_PITCH;
  return smallest < widest * size ? smallest : 1;
}

/** In font sizes: how far the lines of one cell may stand from each other. */
const CLOSE_PITCH = 1.6;
const LOOSE_PITCH = 2.2;
const HALF = 0.7;

/** Lines of one column stand between those of another, where cells are centred in their rows. */
function isCentred(body: readonly Fragment[], pitch: number): boolean {
  return body.some(({ baseline }, index) => {
    const step = baseline - (body[index - 1]?.baseline ?? -Infinity);
    return step > 2 && step < HALF * pitch;
  });
}

function cellsAt(lines: readonly Fragment[], columns: readonly Column[]): Fragment[] {
  const cells = columns.map((column) => ({
    role: column.role,
    lines: lines.filter((line) => columnOf(line, columns) === column),
  }));
  return cellsOfRow(cells, Math.min(...lines.map((line) => line.baseline)));
}

/** What stands under a column's name in one row. */
export interface ColumnCell {
  role: TableRole;
  lines: readonly Fragment[];
}

/** The cells of one row on one base line, the lines of each in one fragment. */
export function cellsOfRow(row: readonly ColumnCell[], baseline: number): Fragment[] {
  const cells = row.flatMap(({ role, lines: cell }) => {
    if (cell.length === 0) return [];
    const isText = role === 'text';
    const start = isText ? -1 : cell.findIndex((line, index) => index > 0 && isStatement(line));
    const value = start === -1 ? cell : cell.slice(0, start);
    const made = cellOf(value, role, baseline);
    const place = role === 'organisation' && start === -1 ? placeBelow(cell) : undefined;
    if (place) {
      const employer = cellOf(cell.slice(0, -1), role, baseline);
      return [
        employer,
        { ...cellOf([place], 'place', baseline), x: employer.right, right: employer.right, width: 0 },
      ];
    }
    if (start === -1) return [made];
    // It stands beside its own cell, so that both go into one line.
    return [
      made,
      { ...cellOf(cell.slice(start), 'text', baseline), x: made.right, right: made.right, width: 0 },
    ];
  });
  return withPeriod(cells).map((cell) =>
    cell.role === 'date' && isDuration(cell.text) ? { ...cell, role: 'unknown' as const } : cell,
  );
}

/** The town below an employer in its cell, where it would have had room behind it. */
function placeBelow(lines: readonly Fragment[]): Fragment | undefined {
  const [last, above] = [lines.at(-1)!, lines.at(-2)];
  return above?.cell?.isRuled && isPlace(last.text) && hadRoomFor(above, last) ? last : undefined;
}

/** The first word of a line in a cell would have stood behind the line above. */
export function hadRoomFor(above: Fragment, line: Fragment): boolean {
  if (!above.cell) return false;
  const room = above.cell.right - above.right - (above.x - above.cell.left);
  return room > line.items[0]!.width + WIDE_SPACE * line.size;
}

/** A column or a field for the start and one for the end: together they are the period. */
export function withPeriod(cells: Fragment[]): Fragment[] {
  const [start, end, ...others] = cells.filter(
    ({ role, text }) => role === 'date' && /[\p{L}\d]/u.test(text) && !isDuration(text),
  );
  if (!start || !end || others.length > 0 || holdsDash(start.text) || holdsDash(end.text)) return cells;
  const period: Fragment = {
    ...start,
    text: `${start.text} - ${end.text}`,
    items: [...start.items, ...end.items],
    right: end.right,
    bottom: Math.max(start.bottom, end.bottom),
    width: end.right - start.x,
  };
  return cells.flatMap((cell) => (cell === start ? [period] : cell.role === 'date' ? [] : [cell]));
}

/** `2019 – 2021` is a period already; the hyphen in `03-2021` belongs to the date. */
function holdsDash(text: string): boolean {
  return /[-–—]/.test(text.replace(/(?<!\d)\d{1,2}-(?:\d{1,2}-)?\d{4}(?!\d)|(?<!\d)\d{4}-\d{2}(?!\d)/g, ''));
}

/** What was done, under the post or the employer in one cell of the table. */
function isStatement({ bullet, text }: Fragment): boolean {
  return bullet > 0 || (/[.!]$/.test(text) && text.split(' ').length > 4);
}

/** `siti.aminah93@conto` over `h.id` in a narrow cell. */
const BROKEN_ADDRESS = /^\S+@[\w.-]*$/;
const REST_OF_ADDRESS = /^[\w.-]*\.?\w{2,}$/;

/** The lines of one cell as one fragment. */
export function cellOf(lines: readonly Fragment[], role: TableRole | undefined, baseline: number): Fragment {
  const first = lines[0]!;
  const right = Math.max(...lines.map((line) => line.right));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  const listed = role === 'text';
  const text = lines
    .map((line, index) => {
      const isAddress =
        index > 0 && BROKEN_ADDRESS.test(lines[index - 1]!.text) && REST_OF_ADDRESS.test(line.text);
      const joint = index === 0 || isAddress ? '' : listed && line.bullet > 0 ? '\n' : ' ';
      return joint + line.text.slice(bulletLength(line.text));
    })
    .join('');
  const items = lines.flatMap((line) => line.items);
  return {
    ...first,
    text,
    items,
    right,
    bottom,
    width: right - first.x,
    height: bottom - first.y,
    baseline,
    bullet: 0,
    role,
  };
}
