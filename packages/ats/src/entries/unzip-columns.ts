import { isOn } from '../rules.ts';
import { isMostlyDate } from '../layout/find-columns.ts';
import { makeLine, type Line } from '../layout/line.ts';

const SAME_EDGE = 4;
const MOST_INDENT = 32;

/**
 * Entries that stand side by side, each with dates of its own, are read one after the other. A row of a title and its date at the right
 * is no such case: there only one side has dates.
 * @returns stretches of lines of one column each
 */
export function unzipColumns(lines: readonly Line[]): Line[][] {
  if (!isOn('unzip-columns')) return [[...lines]];
  const result: Line[][] = [];
  let open = false;
  for (let index = 0; index < lines.length; index += 1) {
    const run = pairedRun(lines, index);
    const sides = (run[0]?.cells ?? []).map((_, side) =>
      run.flatMap((line) => sideOf(line, side, run[0]!) ?? []),
    );
    if (run.length < 2 || !sides.every(hasDates)) {
      if (open) result.at(-1)!.push(lines[index]!);
      else result.push([lines[index]!]);
      open = true;
      continue;
    }
    result.push(...sides);
    open = false;
    index += run.length - 1;
  }
  return result;
}

/** Lines from here on whose cells all start at the two edges of the first line. */
function pairedRun(lines: readonly Line[], start: number): Line[] {
  const first = lines[start]!;
  const count = first.cells.length;
  if (count < 2 || count > 3 || first.cells.some((cell) => cell.label || cell.role)) return [];
  const edges = first.cells.map((cell) => cell.x);
  const run: Line[] = [];
  for (const line of lines.slice(start)) {
    // What was done may stand further in than the head above it, but nothing crosses into the next column.
    const fits = line.cells.every((cell) => {
      const at = edges.findLastIndex((edge) => cell.x > edge - SAME_EDGE);
      const next = edges[at + 1] ?? Infinity;
      return at >= 0 && cell.x < edges[at]! + MOST_INDENT && cell.right < next;
    });
    if (!fits || line.cells.length > count || line.page !== first.page || line.gap > 3 * line.size) break;
    run.push(line);
  }
  return run;
}

function sideOf(line: Line, side: number, first: Line): Line | undefined {
  const left = side === 0 ? line.columnLeft : first.cells[side]!.x - SAME_EDGE;
  const right = (first.cells[side + 1]?.x ?? line.columnRight + SAME_EDGE) - SAME_EDGE;
  const cells = line.cells.filter((cell) => cell.x >= left && cell.x < right);
  if (cells.length === 0) return undefined;
  return { ...makeLine(cells, left, right), gap: line.gap };
}

function hasDates(lines: readonly Line[]): boolean {
  return (
    lines.length > 1 &&
    lines.some((line) => isMostlyDate(line.text)) &&
    lines.some((line) => !isMostlyDate(line.text))
  );
}
