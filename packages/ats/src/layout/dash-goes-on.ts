import { sameLook, type Fragment } from './fragment.ts';
import { withCells, type Line } from './line.ts';

const DASH = /^[—–-]\s/;
const NEAR = 1.5;

/** `• Project Manager` over `— PMI (2019)`: a dash that opens the second line of what did not fit is no bullet. */
export function withoutDashPoints(lines: readonly Line[]): Line[] {
  return lines.map((line, index) =>
    goesOnAtDash(lines[index - 1], line, lines[index + 1]) ? asText(line) : line,
  );
}

function goesOnAtDash(above: Line | undefined, line: Line, next: Line | undefined): boolean {
  const [lower] = line.cells;
  if (!above || !line.bullet || !lower || line.cells.length > 1 || !DASH.test(lower.text)) return false;
  if (above.page !== line.page || line.gap > 0.6 * line.size || isPoint(above)) return false;
  if (next && isPoint(next) && Math.abs(next.x - line.x) < NEAR) return false;
  const upper = above.cells.find((cell) => !cell.label);
  if (!upper || !sameLook(upper, lower) || Math.abs(above.textX - line.x) > NEAR) return false;
  const [, beside] = above.cells.filter((cell) => !cell.label);
  const room = (beside?.x ?? above.columnRight) - upper.right;
  return room < firstWords(lower) + line.size;
}

function isPoint({ bullet, cells: [cell] }: Line): boolean {
  return bullet && DASH.test(cell!.text);
}

/** The dash and the word behind it. */
function firstWords({ items }: Fragment): number {
  const [dash, word] = items;
  return (word ?? dash!).x + (word ?? dash!).width - dash!.x;
}

function asText(line: Line): Line {
  const cells = line.cells.map((cell, index) => (index === 0 ? { ...cell, bullet: 0 } : cell));
  return withCells(line, cells);
}
