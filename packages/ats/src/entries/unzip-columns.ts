import { isMostlyDate } from '../layout/find-columns.ts';
import { makeLine, type Line } from '../layout/line.ts';

const SAME_EDGE = 4;

/**
 * Entries that stand side by side, each with dates of its own, are read one after the other. A row of a title and its date at the right
 * is no such case: there only one side has dates.
 */
export function unzipColumns(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const run = pairedRun(lines, index);
    const [left, right] = [0, 1].map((side) => run.flatMap((line) => sideOf(line, side, run[0]!) ?? []));
    if (run.length < 2 || !hasDates(left!) || !hasDates(right!)) {
      result.push(lines[index]!);
      continue;
    }
    result.push(...left!, ...right!);
    index += run.length - 1;
  }
  return result;
}

/** Lines from here on whose cells all start at the two edges of the first line. */
function pairedRun(lines: readonly Line[], start: number): Line[] {
  const first = lines[start]!;
  if (first.cells.length !== 2 || first.cells.some((cell) => cell.label || cell.role)) return [];
  const edges = first.cells.map((cell) => cell.x);
  const run: Line[] = [];
  for (const line of lines.slice(start)) {
    const fits = line.cells.every((cell) =>
      edges.some((edge) => Math.abs(cell.x - edge) < SAME_EDGE || cell.bullet > 0),
    );
    if (!fits || line.cells.length > 2 || line.page !== first.page || line.gap > 3 * line.size) break;
    run.push(line);
  }
  return run;
}

function sideOf(line: Line, side: number, first: Line): Line | undefined {
  const gutter = first.cells[1]!.x - SAME_EDGE;
  const cells = line.cells.filter((cell) => (side === 0 ? cell.x < gutter : cell.x >= gutter));
  if (cells.length === 0) return undefined;
  const [left, right] = side === 0 ? [line.columnLeft, gutter] : [gutter, line.columnRight];
  return { ...makeLine(cells, left, right), gap: line.gap };
}

function hasDates(lines: readonly Line[]): boolean {
  return (
    lines.length > 1 &&
    lines.some((line) => isMostlyDate(line.text)) &&
    lines.some((line) => !isMostlyDate(line.text))
  );
}
