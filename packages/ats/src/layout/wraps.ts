import type { Line } from './line.ts';

/** Whether a line goes on from the one above: the same looks, right below it, and its first word would not have fitted there. */
export function wrapsFrom(above: Line, line: Line): boolean {
  if (above.page !== line.page || line.bullet || line.cells.length > 1) return false;
  const last = above.cells.at(-1)!;
  const first = line.cells[0]!;
  if (last.bold !== first.bold || last.colour !== first.colour || last.italic !== first.italic) return false;
  if (Math.abs(last.size - first.size) > 0.4 || line.gap > 0.5 * line.size) return false;
  if (Math.abs(first.x - above.textX) > 3 && Math.abs(first.x - last.x) > 3) return false;
  return above.columnRight - above.right < first.items[0]!.width + 0.4 * line.size;
}
