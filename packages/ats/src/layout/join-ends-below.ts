import { isPresent } from '../dates/calendar-words.ts';
import { compareDates, findDates, type DateSpan } from '../dates/find-dates.ts';
import { areAligned, sameLook, type Fragment } from './fragment.ts';
import { withCells, type Line } from './line.ts';

const FEWEST_PAIRS = 2;
/** In sizes of its letters: more white between two dates parts two entries. */
const MOST_WHITE = 0.8;

/** One date, or `Present`, that stands in a line beside other words or alone. */
interface BareDate {
  cell: Fragment;
  /** Undefined for `Present`. */
  date: DateSpan | undefined;
}

/**
 * Periods without a dash, the end right below the beginning in a margin: `Mar 2020` beside an employer, `Sekarang` below it beside the post. The
 * end moves up. A list has its days below each other as well, beside lines that look alike.
 * @param lines of one flow
 */
export function joinEndsBelow(lines: readonly Line[]): Line[] {
  const dates = lines.map(dateAtSide);
  const pairs: { at: number; start: BareDate; end: BareDate }[] = [];
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const [start, end, next] = [dates[at], dates[at + 1], dates[at + 2]];
    if (!start || !end || !areEnds(start, end) || isRightBelow(end.cell, next?.cell)) continue;
    if (haveAlikeLeads(lines[at]!, lines[at + 1]!)) continue;
    pairs.push({ at, start, end });
    at += 1;
  }
  // Years alone are as likely those of two entries.
  const areMonths = pairs.every(({ start }) => start.date?.end?.month !== undefined);
  const isSure = pairs.some(({ end }) => !end.date) || (pairs.length >= FEWEST_PAIRS && areMonths);
  if (!isSure) return [...lines];
  const result: (Line | undefined)[] = [...lines];
  for (const { at, start, end } of pairs) {
    const [upper, lower] = [lines[at]!, lines[at + 1]!];
    const period = { ...start.cell, text: `${start.cell.text} – ${end.cell.text}` };
    result[at] = withCells(
      upper,
      upper.cells.map((cell) => (cell === start.cell ? period : cell)),
    );
    const rest = lower.cells.filter((cell) => cell !== end.cell);
    result[at + 1] = rest.length > 0 ? withCells(lower, rest) : undefined;
  }
  return result.filter((line) => line !== undefined);
}

/** The first or the last cell of a line. */
function dateAtSide({ cells }: Line): BareDate | undefined {
  for (const cell of [cells[0], cells.at(-1)]) {
    if (!cell) continue;
    if (isPresent(cell.text.trim())) return { cell, date: undefined };
    const [date, ...others] = findDates(cell.text);
    const isBare = date?.single && others.length === 0 && date.to - date.from >= cell.text.trim().length;
    if (isBare) return { cell, date };
  }
  return undefined;
}

function areEnds(start: BareDate, end: BareDate): boolean {
  if (!isRightBelow(start.cell, end.cell) || !sameLook(start.cell, end.cell)) return false;
  const [from, to] = [start.date?.end, end.date?.end];
  if (!from) return false;
  if (!end.date) return true;
  return (
    to !== undefined && (from.month === undefined) === (to.month === undefined) && compareDates(from, to) < 0
  );
}

function isRightBelow(above: Fragment, below: Fragment | undefined): boolean {
  if (!below || above.page !== below.page || !areAligned(above, below)) return false;
  return below.y > above.y && below.y - above.bottom < MOST_WHITE * above.size;
}

/** Two rows of one list, or two lines of one text. */
function haveAlikeLeads(upper: Line, lower: Line): boolean {
  const lead = ({ cells }: Line) =>
    cells.find((cell) => findDates(cell.text).length === 0 && !isPresent(cell.text));
  const [one, other] = [lead(upper), lead(lower)];
  if (!one) return true;
  return other !== undefined && sameLook(one, other);
}
