import type { Line } from './line.ts';

const FEWEST_WRAPS = 2;

/**
 * How wide a column beside another is, by its own sentences: a line that goes on below in small letters had no room for their first word. The
 * white between the columns may be far wider than usual.
 */
export function boundByWraps(lines: readonly Line[]): Line[] {
  const ends = lines.slice(1).flatMap((line, index) => {
    const above = lines[index]!;
    return isWrap(above, line) ? [above.right + line.cells[0]!.items[0]!.width + 0.4 * line.size] : [];
  });
  if (ends.length < FEWEST_WRAPS) return [...lines];
  const right = Math.max(Math.min(...ends), ...lines.map((line) => line.right));
  return lines.map((line) => ({ ...line, columnRight: Math.min(line.columnRight, right) }));
}

function isWrap(above: Line, line: Line): boolean {
  if (above.cells.length > 1 || line.cells.length > 1 || line.bullet || above.page !== line.page)
    return false;
  if (Math.abs(above.size - line.size) > 0.3 || above.bold !== line.bold || line.gap > 0.6 * line.size)
    return false;
  return Math.abs(above.textX - line.x) < 1.5 && /^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(above.text);
}
