import { type DateSpan, findDates } from '../../dates/find-dates.ts';
import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { hasOwnDate } from '../own-dates.ts';
import { withoutBullets } from './without-bullets.ts';

/** Points that a nested list begins further in, at the least. */
export const NESTED = 5;

/**
 * `○ Pharmacist` over `Arunika Hospital, Bandung. 2019 – 2021`: where a dated line follows each bullet, they are the dots of a timeline. So are
 * the outer bullets of a nested list: `• Arunika Energy` over `Analyst, Grids   2019 – 2021` over what was done, with bullets further in.
 */
export function withoutDots(all: readonly Line[]): Line[] {
  const lines = withoutLoneDots(all);
  const bullets = lines.filter((line) => line.bullet);
  const outer = Math.min(...bullets.map(({ x }) => x));
  const dots = bullets.filter(({ x }) => x - outer < NESTED);
  const opens = (line: Line) => {
    const below = lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + 1 + MOST_TO_DATE);
    const dated = below.findIndex(hasOwnDate);
    const isFact = (next: Line) =>
      !next.bullet &&
      // The page may end between a post and its period.
      next.page <= line.page + 1 &&
      // A picture of a calendar may stand before the period, which may be set flush right.
      next.x > line.textX - 4 &&
      (next.x < line.textX + line.size || next.cells.every(({ text }) => isMostlyDate(text))) &&
      /^[\p{Lu}\d(]/u.test(next.text);
    return dated >= 0 && below.slice(0, dated + 1).every(isFact) && !hasOwnDate(line);
  };
  const areDated = dots.length >= FEWEST_DATED && dots.every(beginsWithDate) && dots.some(beginsWithPeriod);
  if (dots.length === 0 || lines[0] !== dots[0] || !(areDated || dots.every(opens))) return [...lines];
  return lines.flatMap((line, index) => {
    if (!dots.includes(line)) {
      const above = lines[index - 1];
      return above && dots.includes(above) && isAlone(above) ? [{ ...line, opensEntry: true }] : [line];
    }
    if (areDated) return [{ ...line, opensEntry: true }];
    if (isAlone(line)) return [];
    return [{ ...withoutBullets(line), opensEntry: true }];
  });
}

/** Nothing stands in its row but the dot. */
function isAlone({ text }: Line): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

const FEWEST_DATED = 2;

/** `• 2014–2018: University of Ruvana` over paragraphs about it. */
function beginsWithPeriod(line: Line): boolean {
  return leadingDate(line)?.single === false;
}

/** `• Fall 2017: Visiting student` in a list whose other points begin with periods. */
export function beginsWithDate(line: Line): boolean {
  return leadingDate(line) !== undefined;
}

function leadingDate({ cells: [cell] }: Line): DateSpan | undefined {
  const text = cell!.text.slice(cell!.bullet);
  const [span] = findDates(text);
  return span && text.slice(0, span.from).trim() === '' ? span : undefined;
}

/** Lines from a dot to its period. */
const MOST_TO_DATE = 3;

/** A dot alone, half a line below the employer that it stands before, as the middle of a table with two rows is. */
function withoutLoneDots(lines: readonly Line[]): Line[] {
  const isLone = (line: Line | undefined, above: Line | undefined) =>
    line !== undefined &&
    above !== undefined &&
    line.bullet &&
    isAlone(line) &&
    line.page === above.page &&
    line.right < above.x &&
    line.baseline - above.baseline < above.size;
  return lines.flatMap((line, index) => {
    if (isLone(line, lines[index - 1])) return [];
    return isLone(lines[index + 1], line) ? [{ ...line, opensEntry: true }] : [line];
  });
}
