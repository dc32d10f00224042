import { joinFragments } from '../layout/fragment.ts';
import { withCells, type Line } from '../layout/line.ts';

/** `8/10`, `80 %` */
export const MARK = /^\s*\d{1,3}(?:[.,]\d)?\s*(?:\/\s*(?:5|10|100)|%)\s*$/;
/** In font sizes: the two lines of one name are no further apart. */
const NEXT_LINE = 2;

/** `Microsoft` over `Word` with `80%` at the right of both, half-way down: one name in two lines, and how well. */
export function marksBetweenLines(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  for (const line of lines) {
    const [above, mark] = rows.slice(-2);
    if (above && mark && isBetween(above, mark, line)) {
      const name = joinFragments(above.cells[0]!, line.cells[0]!);
      rows.splice(-2, 2, withCells(above, [name, mark.cells[0]!]));
    } else rows.push(line);
  }
  return rows;
}

function isBetween(above: Line, mark: Line, below: Line): boolean {
  return (
    MARK.test(mark.text) &&
    [above, mark, below].every(({ cells, page }) => cells.length === 1 && page === mark.page) &&
    !below.bullet &&
    Math.abs(above.x - below.x) < 2 &&
    mark.x > Math.max(above.right, below.right) &&
    above.baseline < mark.baseline &&
    mark.baseline < below.baseline &&
    below.baseline - above.baseline < NEXT_LINE * above.size
  );
}
