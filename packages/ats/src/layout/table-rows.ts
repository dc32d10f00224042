import { PRESENT_PATTERN } from '../dates/calendar-words.ts';
import type { TableRole } from './table-role.ts';
import type { Fragment } from './fragment.ts';

/** What stands below one name of a table’s head. */
export interface Column {
  role: TableRole;
  x: number;
  right: number;
}

/** The column that a fragment begins and ends in. */
export function columnOf(fragment: Fragment, columns: readonly Column[]): Column | undefined {
  const slack = fragment.size;
  return columns.find(
    (column) =>
      fragment.x >= column.x - slack && fragment.right <= column.right + 2 && fragment.x < column.right - 4,
  );
}

/** The lines of each row of a table: rows are parted where the white between lines is wider than inside a cell. */
export function tableRows(body: readonly Fragment[], columns: readonly Column[]): Fragment[][] {
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
  return smallest < CLOSE_PITCH * size ? smallest : 1;
}

/** In font sizes: how far the lines of one cell may stand from each other. */
const CLOSE_PITCH = 1.6;
