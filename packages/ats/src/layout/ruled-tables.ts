import type { TableCell } from '../model.ts';
import { cellsOfRow, type Column, type ColumnCell } from './stack-tables.ts';
import { tableRole } from './table-role.ts';
import type { Fragment } from './fragment.ts';

/** A cell with its lines from top to bottom. */
interface Box {
  cell: TableCell;
  lines: Fragment[];
}

/** Column names that say something to us, where another one does not. */
const FEWEST_BESIDE_UNKNOWN = 2;
const MAX_NAME = 48;

/** How far the edges of one table may differ from page to page. */
const SAME_EDGE = 3.5;

export interface RuledPage {
  /** Cells that know their columns. */
  cells: Fragment[];
  rest: Fragment[];
  /** The columns of a table that reaches the end of the page. */
  open?: readonly Column[];
  /** The table of the page before goes on here. */
  isContinued: boolean;
}

/**
 * Reads the ruled tables of a page by their lines. Below a row of column names each row becomes one line of cells that know their columns, as
 * `stackTables` makes them; what a cell over several rows says counts for each. Cells of other tables are put on one height, since
 * many are centred in their rows.
 * @param carried the columns of a table that reached the end of the page before
 */
export function readRuledTables(fragments: readonly Fragment[], carried?: readonly Column[]): RuledPage {
  const tables = Map.groupBy(
    fragments.filter(({ cell }) => cell),
    ({ cell }) => cell!.table,
  );
  const page: RuledPage = { cells: [], rest: fragments.filter(({ cell }) => !cell), isContinued: false };
  const lowest = Math.max(...fragments.map(({ bottom }) => bottom));
  for (const members of tables.values()) {
    const bands = bandsOf(boxesOf(members));
    let columns = carried && isFirst(members, fragments) ? carried : undefined;
    for (let at = 0; at < bands.length; at += 1) {
      const head = columnsOf(bands, at);
      if (head) {
        columns = head.columns;
        at += head.rows - 1;
        continue;
      }
      const row = columns && rowOf(bands[at]!, columns);
      if (row) page.cells.push(...row);
      else {
        columns = undefined;
        page.rest.push(...levelled(bands[at]!));
      }
      page.isContinued ||= columns !== undefined && columns === carried;
    }
    if (columns && members.some(({ bottom }) => bottom === lowest)) page.open = columns;
  }
  return page;
}

function isFirst(members: readonly Fragment[], fragments: readonly Fragment[]): boolean {
  const top = Math.min(...members.map(({ y }) => y));
  return fragments.every(({ y }) => y >= top);
}

function boxesOf(members: readonly Fragment[]): Box[] {
  return [...Map.groupBy(members, ({ cell }) => cell!)].map(([cell, lines]) => ({
    cell,
    lines: lines.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x),
  }));
}

/** The rows of a table: the cells that begin in each, and those that reach into it from above. */
interface Band {
  top: number;
  boxes: Box[];
}

function bandsOf(boxes: readonly Box[]): Band[] {
  const tops = [...new Set(boxes.map(({ cell }) => cell.top))].sort((a, b) => a - b);
  return tops.map((top) => ({
    top,
    boxes: boxes
      .filter(({ cell }) => cell.top <= top && cell.bottom > top)
      .sort((a, b) => a.cell.left - b.cell.left),
  }));
}

interface Head {
  columns: Column[];
  rows: number;
}

/** The names of columns in a row, or in two where a name stands over several others. */
function columnsOf(bands: readonly Band[], at: number): Head | undefined {
  const { top, boxes } = bands[at]!;
  if (boxes.length < 2 || boxes.some(({ cell }) => cell.top !== top)) return undefined;
  const bottom = Math.max(...boxes.map(({ cell }) => cell.bottom));
  const below = bands.slice(at + 1).filter((band) => band.top < bottom);
  const next = bands[at + 1 + below.length];
  if (below.length > 1 || !next) return undefined;
  const leaves = [...boxes, ...below.flatMap((band) => band.boxes.filter(({ cell }) => cell.top > top))]
    .filter(({ cell }, _, all) => !all.some((other) => isOver(cell, other.cell)))
    .sort((a, b) => a.cell.left - b.cell.left);
  const columns: Column[] = [];
  for (const { cell, lines } of leaves) {
    const above = boxes.find((other) => isOver(other.cell, cell));
    const name = textOf(lines);
    const role = tableRole(name) ?? (above && tableRole(`${textOf(above.lines)} ${name}`));
    if (!role && !isShortName(name)) return undefined;
    columns.push({ role: role ?? 'unknown', x: cell.left, right: cell.right });
  }
  const known = new Set(columns.map(({ role }) => role));
  const hasUnknown = known.delete('unknown');
  if (known.size < 2 || (hasUnknown && known.size <= FEWEST_BESIDE_UNKNOWN)) return undefined;
  const fits = next.boxes.filter(({ cell }) => columns.some(({ x }) => x === cell.left));
  return fits.length >= 2 || next.boxes.length === 1 ? { columns, rows: 1 + below.length } : undefined;
}

function isOver(upper: TableCell, lower: TableCell): boolean {
  return upper.bottom <= lower.top && upper.left <= lower.left && upper.right >= lower.right;
}

function textOf(lines: readonly Fragment[]): string {
  return lines.map(({ text }) => text).join(' ');
}

function isShortName(text: string): boolean {
  return text.length <= MAX_NAME && /^\p{L}[\p{L}\s/().,-]*$/u.test(text) && text.split(' ').length <= 4;
}

/** The cells of a row under its columns; undefined for a row that is divided in another way, such as a heading over all of them. */
function rowOf({ top, boxes }: Band, columns: readonly Column[]): Fragment[] | undefined {
  const columnOf = ({ left }: TableCell) => columns.find(({ x }) => Math.abs(x - left) < SAME_EDGE);
  if (!boxes.every(({ cell }) => columnOf(cell))) return undefined;
  const [first] = boxes;
  if (
    boxes.length === 1 &&
    columnOf(first!.cell) !== columns.at(-1) &&
    first!.cell.right >= columns.at(-1)!.right - SAME_EDGE
  )
    return undefined;
  const baseline = Math.min(
    ...boxes
      .filter(({ cell }) => cell.top === top)
      .flatMap(({ lines }) => lines.map((line) => line.baseline)),
  );
  const cells: ColumnCell[] = boxes.map(({ cell, lines }) => ({
    role: columnOf(cell)!.role,
    lines,
  }));
  return cellsOfRow(cells, baseline);
}

/** The first lines of the cells that begin in a row, on one height. */
function levelled({ top, boxes }: Band): Fragment[] {
  const own = boxes.filter(({ cell }) => cell.top === top);
  const highest = Math.min(...own.map(({ lines }) => lines[0]!.baseline));
  return own.flatMap(({ lines }) => {
    const shift = lines[0]!.baseline - highest;
    if (shift < 1) return lines;
    return lines.map((line) => ({
      ...line,
      y: line.y - shift,
      bottom: line.bottom - shift,
      baseline: line.baseline - shift,
    }));
  });
}
