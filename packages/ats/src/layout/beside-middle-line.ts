import { findDates } from '../dates/find-dates.ts';
import { makeLine, type Line } from './line.ts';

const SAME_EDGE = 3;
const FEWEST_LINES = 3;
/** Of the column's width: where what stands at the right of its middle begins. */
const MIDDLE = 0.4;

/**
 * Entries at both sides of a line down the middle, one after the other: all are set at the left edge, for an entry's lines are known by
 * where they begin.
 * @param lines of one flow
 */
export function besideMiddleLine(lines: readonly Line[]): Line[] {
  const start = startOfRight(lines);
  if (start === undefined) return [...lines];
  const left = Math.min(...lines.map(({ columnLeft }) => columnLeft));
  const edge = rightEdge(lines.filter(({ right }) => right < start));
  return lines.map((line) => {
    if (line.x > start - SAME_EDGE) return moved(line, start - left, line.columnRight);
    return edge !== undefined && Math.abs(line.right - edge) < SAME_EDGE
      ? moved(line, line.x - left, edge + line.x - left)
      : line;
  });
}

/** Where at least three lines below each other begin right of the middle, a period among them, beneath others that end before it. */
function startOfRight(lines: readonly Line[]): number | undefined {
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || !isAtRight(line) || above.right > line.x - SAME_EDGE || isAtRight(above)) continue;
    const end = lines.findIndex((each, at) => at > index && each.x < line.x - SAME_EDGE);
    const run = lines.slice(index, end === -1 ? lines.length : end);
    const isEntry =
      run.length >= FEWEST_LINES &&
      run.filter((each) => Math.abs(each.x - line.x) < SAME_EDGE).length >= FEWEST_LINES;
    if (isEntry && run.some(({ text }) => findDates(text).some((span) => !span.single))) return line.x;
  }
  return undefined;
}

function isAtRight({ x, columnLeft, columnRight, cells }: Line): boolean {
  return cells.length === 1 && x > columnLeft + MIDDLE * (columnRight - columnLeft);
}

/** Where lines that begin anywhere end. */
function rightEdge(lines: readonly Line[]): number | undefined {
  const byEdge = [...Map.groupBy(lines, ({ right }) => Math.round(right / SAME_EDGE)).values()];
  const flush = byEdge.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const starts = new Set(flush.map(({ x }) => Math.round(x)));
  return starts.size >= FEWEST_LINES ? flush[0]!.right : undefined;
}

function moved(line: Line, by: number, columnRight: number): Line {
  const cells = line.cells.map((cell) => ({ ...cell, x: cell.x - by, right: cell.right - by }));
  return { ...makeLine(cells, line.columnLeft, columnRight - by), gap: line.gap, textX: line.textX - by };
}
