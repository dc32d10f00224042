import { findDates } from '../../dates/find-dates.ts';
import { type Line, withCells } from '../../layout/line.ts';
import { wrapsFrom, wrapsInStyles } from '../../layout/wraps.ts';
import { NESTED } from '../prepare/timeline-dots.ts';
import { hasOwnDate } from '../own-dates.ts';
import { joinCells } from './join-cells.ts';

const FEWEST_DATED = 2;
const MOSTLY = 0.6;

/**
 * `• S.T. Teknik Sipil, Universitas` over `Arunika, Solo, 2009`, and so on: in a list whose outer points are entries of their own, most of them with a
 * day, a point is one line however often the margin broke it.
 */
export function withWholePoints(lines: readonly Line[]): Line[] {
  const [first] = lines;
  if (!first?.bullet) return [...lines];
  const isOuter = (line: Line) => line.bullet && Math.abs(line.x - first.x) < NESTED;
  const result: Line[] = [];
  let isWhole = true;
  for (const line of lines) {
    const above = result.at(-1);
    if (line.bullet || !above) isWhole = isOuter(line);
    if (!line.bullet && isWhole && above && goesOn(above, line))
      result[result.length - 1] = joined(above, line);
    else if (line.bullet || !isWhole) result.push(line);
    else return [...lines];
  }
  const points = result.filter(isOuter);
  const dated = points.filter((line) => hasOwnDate(line) || endsInDate(line));
  if (dated.length < FEWEST_DATED || dated.length < MOSTLY * points.length) return [...lines];
  return result.map((line) =>
    isOuter(line) && findDates(line.text).length > 0 ? { ...line, opensEntry: true, isHead: true } : line,
  );
}

function goesOn(above: Line, line: Line): boolean {
  const isBelow = Math.abs(line.x - above.textX) < 2 && above.cells.length === 1;
  return isBelow && (wrapsFrom(above, line) || wrapsInStyles(above, line));
}

function endsInDate({ text }: Line): boolean {
  const last = findDates(text).at(-1);
  return last !== undefined && /^[).]?$/.test(text.slice(last.to).trim());
}

function joined(above: Line, line: Line): Line {
  return withCells(above, [joinCells(above.cells[0]!, line.cells[0]!)]);
}
