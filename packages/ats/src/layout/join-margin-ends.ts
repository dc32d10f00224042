import { isPresent } from '../dates/calendar-words.ts';
import { compareDates, findDates, type DateSpan } from '../dates/find-dates.ts';
import { areAligned, sameLook, type Fragment } from './fragment.ts';
import { withCells, type Line } from './line.ts';

const FEWEST_PAIRS = 2;

/** One date, or `Present`, alone in the margin of a line. */
interface MarginDate {
  index: number;
  cell: Fragment;
  /** What stands beside it. */
  beside: Fragment | undefined;
  /** Undefined for `Present`. */
  date: DateSpan | undefined;
}

/**
 * Timelines print the end of a period beside a title and its beginning in the same margin where the entry ends, whatever text stands beside
 * it there: `Present` and, lines below, `Aug 2022`. Where the margin does so again and again, the beginning moves up to the end.
 * @param lines of one flow
 */
export function joinMarginEnds(lines: readonly Line[]): Line[] {
  const dates = lines.flatMap((line, index) => marginDate(line, index) ?? []);
  const pairs: [MarginDate, MarginDate][] = [];
  for (let at = 0; at + 1 < dates.length; at += 1) {
    const [end, start, next] = [dates[at]!, dates[at + 1]!, dates[at + 2]];
    if (!areEnds(end, start, next)) continue;
    pairs.push([end, start]);
    at += 1;
  }
  if (pairs.length < FEWEST_PAIRS) return [...lines];
  const result: (Line | undefined)[] = [...lines];
  for (const [end, start] of pairs) {
    const period = { ...end.cell, text: `${start.cell.text} – ${end.cell.text}` };
    result[end.index] = withCells(lines[end.index]!, [period, ...lines[end.index]!.cells.slice(1)]);
    const rest = lines[start.index]!.cells.slice(1);
    result[start.index] = rest.length > 0 ? withCells(lines[start.index]!, rest) : undefined;
  }
  return result.filter((line) => line !== undefined);
}

function marginDate({ cells: [cell, beside] }: Line, index: number): MarginDate | undefined {
  if (!cell?.label) return undefined;
  if (isPresent(cell.text.trim())) return { index, cell, beside, date: undefined };
  const [date, ...others] = findDates(cell.text);
  const isBare = date?.single && others.length === 0 && date.to - date.from >= cell.text.trim().length;
  return isBare ? { index, cell, beside, date } : undefined;
}

/** The later date stands beside a title, the other one below it beside nothing or beside what looks otherwise; the next title looks like the first. */
function areEnds(end: MarginDate, start: MarginDate, next: MarginDate | undefined): boolean {
  if (!end.beside || !start.date?.end || !areAligned(end.cell, start.cell)) return false;
  if (start.beside && isAlike(end.beside, start.beside)) return false;
  if (next?.beside && start.beside && isAlike(next.beside, start.beside)) return false;
  if (!end.date) return true;
  if (!end.date.end || (end.date.end.month === undefined) !== (start.date.end.month === undefined))
    return false;
  return compareDates(end.date.end, start.date.end) >= 0;
}

/** A point tells what was done, in whatever letters the title above it is. */
function isAlike(a: Fragment, b: Fragment): boolean {
  return a.bullet > 0 === b.bullet > 0 && sameLook(a, b);
}
