import { cutFragment, headOf } from '../layout/cut-fragment.ts';
import type { Fragment } from '../layout/fragment.ts';
import { withCells, type Line } from '../layout/line.ts';

const SAME_EDGE = 1;
/** In font sizes. */
const LEAST_GAP = 0.4;
/** How many times as wide as a space is the white before a column. */
const WIDER = 1.2;
/** In font sizes: no space is as wide. */
const WIDE_GAP = 0.65;
const FEWEST_ROWS = 2;

/** `Microsoft Access Photography` in a grid whose columns are as wide as their longest words: parted where other rows begin a cell. */
export function partAtColumns(lines: readonly Line[]): Line[] {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  if (rows.length < FEWEST_ROWS || lines.some(({ bullet, text }) => bullet || /[,;:|•·]/.test(text)))
    return [...lines];
  const edges = rows.flatMap(({ cells }) => cells.slice(1).map(({ x }) => x));
  const spaces = lines.flatMap(({ cells }) => cells.flatMap(gapsIn)).toSorted((a, b) => a - b);
  const least = Math.min(WIDE_GAP, Math.max(LEAST_GAP, WIDER * (spaces[0] ?? 0)));
  return lines.map((line) => {
    const cells = line.cells.flatMap((cell) => partBefore(cell, edges, least));
    return cells.length > line.cells.length ? withCells(line, cells) : line;
  });
}

/** The white before each word but the first, in font sizes. */
function gapsIn({ items }: Fragment): number[] {
  return items.slice(1).map(({ x, size }, index) => (x - items[index]!.x - items[index]!.width) / size);
}

function partBefore(cell: Fragment, edges: readonly number[], least: number): Fragment[] {
  const gaps = gapsIn(cell);
  const at = cell.items.findIndex(
    ({ x }, index) =>
      index > 0 && gaps[index - 1]! > least && edges.some((edge) => Math.abs(edge - x) < SAME_EDGE),
  );
  if (at < 1) return [cell];
  const before = cell.items.slice(0, at).map(({ text }) => text);
  const length = before.join(' ').length;
  if (!cell.text.startsWith(before.join(' '))) return [cell];
  return [headOf(cell, length), ...partBefore(cutFragment(cell, length), edges, least)];
}
