import type { Fragment } from './fragment.ts';
import { settledRoles, tableRole, type TableRole } from './table-role.ts';

/** A column's name in the head of a table. */
export interface HeadCell {
  role: TableRole;
  lines: Fragment[];
  x: number;
  right: number;
}

/** The names beside one of them; a name may take two lines of its cell. Undefined where one of them is no name. */
export function headCells(first: Fragment, fragments: readonly Fragment[]): HeadCell[] | undefined {
  const alike = fragments.filter(
    (each) =>
      Math.abs(each.baseline - first.baseline) < 1.5 * first.size &&
      each.bold === first.bold &&
      each.colour === first.colour &&
      Math.abs(each.size - first.size) < 0.4,
  );
  const beside = alike.filter((each) => Math.abs(each.baseline - first.baseline) < 2);
  const near = alike.filter((each) => beside.includes(each) || !isAbove(each, beside));
  const stacks: Fragment[][] = [];
  for (const each of near.toSorted((a, b) => a.baseline - b.baseline)) {
    const stack = stacks.find((lines) => lines.some((line) => isOver(each, line)));
    if (stack) stack.push(each);
    else stacks.push([each]);
  }
  const cells: HeadCell[] = [];
  for (const stack of stacks) {
    const onLine = stack.filter((line) => Math.abs(line.baseline - first.baseline) < 2);
    const whole = tableRole(stack.map((line) => line.text).join(' '));
    const role = whole ?? tableRole(onLine.map((line) => line.text).join(' '));
    if (!role && onLine.length === 0) continue;
    if (!role && !isShortName(stack)) return undefined;
    const lines = whole || !role ? stack : onLine;
    cells.push({
      role: role ?? 'unknown',
      lines,
      x: Math.min(...lines.map((line) => line.x)),
      right: Math.max(...lines.map((line) => line.right)),
    });
  }
  const names = cells.map(({ lines, role }) => ({
    name: lines.map(({ text }) => text).join(' '),
    role: role === 'unknown' ? undefined : role,
  }));
  for (const [index, role] of settledRoles(names).entries()) cells[index]!.role = role ?? 'unknown';
  const known = new Set(cells.map((cell) => cell.role).filter((role) => role !== 'unknown'));
  if (known.size < FEWEST_BESIDE_UNKNOWN && cells.some((cell) => cell.role === 'unknown')) return undefined;
  return cells.sort((a, b) => a.x - b.x);
}

/** Column names that say something to us, where another one does not. */
const FEWEST_BESIDE_UNKNOWN = 3;

function isShortName(lines: readonly Fragment[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return /^\p{L}[\p{L}\s/().-]*$/u.test(text) && text.split(' ').length <= 4;
}

/** A heading right above the table stands over its first column, or over several of them. */
function isAbove(each: Fragment, beside: readonly Fragment[]): boolean {
  const [first] = beside.toSorted((a, b) => a.x - b.x);
  const isHigher = each.baseline < first!.baseline;
  return (isHigher && isOver(each, first!)) || beside.filter((other) => isOver(each, other)).length > 1;
}

function isOver(each: Fragment, other: Fragment): boolean {
  return each.x < other.right && each.right > other.x;
}

const FEWEST_NAMES = 3;

/** `No  Jabatan  Instansi  Mulai`: three names or more, one of which counts the rows or says when, are a table's head and no headings side by side. */
export function columnNames(fragments: readonly Fragment[]): Set<Fragment> {
  const names = new Set<Fragment>();
  for (const first of fragments) {
    const role = tableRole(first.text);
    if ((role !== 'number' && role !== 'date') || names.has(first)) continue;
    const cells = headCells(
      first,
      fragments.filter((each) => each.page === first.page),
    );
    if (!cells || new Set(cells.map((cell) => cell.role)).size < FEWEST_NAMES) continue;
    for (const line of cells.flatMap((cell) => cell.lines)) names.add(line);
  }
  return names;
}
