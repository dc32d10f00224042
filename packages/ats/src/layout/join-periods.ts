import {
  ANNOUNCING_PATTERN,
  isPresent,
  MONTH_PATTERN,
  OPEN_MONTH_PATTERN,
  RANGE_PATTERN,
} from '../dates/calendar-words.ts';
import { isDuration, withoutDurations } from '../dates/duration.ts';
import { compareDates, findDates, type DateSpan, hasPeriod } from '../dates/find-dates.ts';
import type { TextItem } from '../model.ts';
import { cutFragment, headOf } from './cut-fragment.ts';
import { isMostlyDate } from './mostly-date.ts';
import { areAligned, joinFragments, sameLook, type Fragment } from './fragment.ts';
import { withCells, type Line } from './line.ts';

const INDENT = 0.5;
const LOOK_AHEAD = 3;
/** Two parts of one period stand no further apart than so many times their size. */
const NEAR = 4;
const OPEN_END = new RegExp(`(?:${RANGE_PATTERN}|(?:^|[\\s(–—-])${OPEN_MONTH_PATTERN})\\s*$`, 'iu');

/**
 * Puts periods together that a narrow column broke: `Agustus 2025 —` over `Oktober 2026 (1 tahun` over `3 bulan)`, in a margin on either
 * side, or at the end of a full line. The rest of the period moves up to where it began.
 */
export function joinBrokenPeriods(lines: readonly Line[]): Line[] {
  const result = withDatesInTwoLines(lines.map(joinCells));
  for (let index = 0; index < result.length; index += 1)
    for (let ahead = 1; ahead <= LOOK_AHEAD && index + ahead < result.length; ahead += 1) {
      const moved = moveUp(result[index]!, result[index + ahead]!);
      if (!moved) continue;
      result[index] = moved.above;
      if (moved.below) result[index + ahead] = moved.below;
      else {
        result.splice(index + ahead, 1);
        ahead -= 1;
      }
    }
  return withLengthsAtPeriods(result);
}

/** `2009` over `2013`, or `November` over `2021`, alone in two lines over what they date. More of them below each other are a column of days. */
function withDatesInTwoLines(lines: Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const [before, above, below, after] = [
      lines[index - 2],
      lines[index - 1],
      lines[index + 1],
      lines[index + 2],
    ];
    if (above && glueOf(above, line) && !isDateAlone(before) && !isDateAlone(below)) return [];
    const glue = below && !isDateAlone(above) && !isDateAlone(after) ? glueOf(line, below) : undefined;
    return glue ? [withCells(line, [joinFragments(line.cells[0]!, below!.cells[0]!, glue)])] : [line];
  });
}

const MONTH_ALONE = new RegExp(`^${MONTH_PATTERN}$`, 'iu');
const YEAR_ALONE = /^(?:19|20)\d\d$/;

const isDateAlone = (line: Line | undefined): boolean =>
  line?.cells.length === 1 && (YEAR_ALONE.test(line.text) || MONTH_ALONE.test(line.text));

/** What joins two such lines; undefined where they are no two parts of one period. */
function glueOf(above: Line, below: Line): string | undefined {
  const [upper, lower] = [above.cells[0]!, below.cells[0]!];
  if (!isDateAlone(above) || !YEAR_ALONE.test(below.text) || below.cells.length > 1) return undefined;
  if (above.page !== below.page || below.gap > 0.6 * below.size || !sameLook(upper, lower)) return undefined;
  if (!areAligned(upper, lower)) return undefined;
  if (MONTH_ALONE.test(above.text)) return ' ';
  return Number(above.text) < Number(below.text) ? ' – ' : undefined;
}

/** Rows from a period to the length of time that stands at the foot of its entry. */
const MOST_ROWS = 12;
const SAME_RIGHT = 4;

/** `2 months` at the right of an entry's last line, in the column of the period at the right of its first one: it goes to the period. */
function withLengthsAtPeriods(lines: Line[]): Line[] {
  const alone = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    const parted = lengthAtEnd(line);
    if (!parted) continue;
    const [others, length] = parted;
    // `cut the cost within a year` ends where its words do; a length of time ends where the periods do.
    const isWhole = line.cells.includes(length);
    const isFlush = ({ right }: Fragment) => isWhole || Math.abs(right - length.right) < SAME_RIGHT;
    const from = Math.max(0, index - MOST_ROWS);
    const above = lines.slice(from, index).findLastIndex(({ cells, page }) => {
      return page === line.page && cells.some((cell) => isPeriodOver(cell, length) && isFlush(cell));
    });
    if (above === -1) continue;
    const first = lines[from + above]!;
    const cells = first.cells.map((cell) =>
      isPeriodOver(cell, length) ? joinFragments(cell, length) : cell,
    );
    lines[from + above] = withCells(first, cells);
    if (others.length === 0) alone.add(line);
    else lines[index] = withCells(line, others);
  }
  return alone.size > 0 ? lines.filter((line) => !alone.has(line)) : lines;
}

const LENGTH_AT_END = /(?<=\S )(?:\d{1,2}|an?) \p{L}+$/u;

/** A line's cells without the length of time at its end, and the length; no space may be left before it. */
function lengthAtEnd({ cells, columnLeft, columnRight }: Line): [Fragment[], Fragment] | undefined {
  const last = cells.at(-1);
  if (!last) return undefined;
  const isApart = cells.length > 1 || last.x > (columnLeft + columnRight) / 2;
  if (isApart && isDuration(last.text)) return [cells.slice(0, -1), last];
  const at = LENGTH_AT_END.exec(last.text);
  if (!at || !isDuration(at[0]) || hasPeriod(last.text)) return undefined;
  return [[...cells.slice(0, -1), headOf(last, at.index)], cutFragment(last, at.index)];
}

function isPeriodOver(cell: Fragment, length: Fragment): boolean {
  const [period, ...others] = findDates(cell.text);
  if (!period || period.single || others.length > 0 || !isBare(cell, period)) return false;
  return areAligned(cell, length) || (length.x >= cell.x - 1 && length.right <= cell.right + 1);
}

/** `May 2015 —` and `June 2019`, which a wide space parts. */
function joinCells(line: Line): Line {
  const at = line.cells.findIndex((cell, index) => {
    const next = line.cells[index + 1];
    return (
      next !== undefined &&
      next.x - cell.right < NEAR * cell.size &&
      (isMostlyDate(cell.text) || isMonthBefore(cell, next)) &&
      ((isOpen(cell.text) && completes(cell.text, next.text)) ||
        isDashAfter(cell, next) ||
        isMonthBefore(cell, next))
    );
  });
  if (at === -1) return line;
  const [open, rest] = [line.cells[at]!, line.cells[at + 1]!];
  const joined = joinFragments(open, rest);
  return joinCells(withCells(line, [...line.cells.slice(0, at), joined, ...line.cells.slice(at + 2)]));
}

/** `Apr` and `2018`, which a justified column parts. */
function isMonthBefore(month: Fragment, year: Fragment): boolean {
  return MONTH_ALONE.test(month.text) && YEAR_ALONE.test(year.text) && sameLook(month, year);
}

function moveUp(above: Line, below: Line): { above: Line; below?: Line } | undefined {
  if (above.page !== below.page) return undefined;
  for (const open of above.cells) {
    const rest = below.cells.find(
      (cell) =>
        isUnder(open, cell) &&
        (((isOpen(open.text) || goesOnWithDash(open.text, cell.text)) && completes(open.text, cell.text)) ||
          isDashAfter(open, cell) ||
          goesOnWithLength(open.text, cell.text) ||
          areEndsInMargin(above, open, below, cell) ||
          beganBelow(above, open, below, cell)),
    );
    if (!rest) continue;
    const isTurned = isPresent(open.text) || beganBelow(above, open, below, rest);
    const joined = joinFragments(open, rest);
    const period = isTurned
      ? { ...joined, text: `${rest.text} ${open.text}`, items: [...rest.items, ...open.items] }
      : joined;
    const others = below.cells.filter((cell) => cell !== rest);
    return {
      above: withCells(
        above,
        above.cells.map((cell) => (cell === open ? period : cell)),
      ),
      below: others.length > 0 ? withCells(below, others) : undefined,
    };
  }
  return undefined;
}

/** What stands alone between the ends of a period. */
const JOINT = /^(?:[-–—]|until|till|to|s\.?\s?\/?d\.?|sampai|hingga)$/iu;

/** `October 2013` over a dash or `until`, over `March 2017`; `2018` and the dash at the other edge of a justified column, over `present`. */
function isDashAfter(above: Fragment, below: Fragment): boolean {
  const [date, ...others] = findDates(above.text);
  return date?.single === true && others.length === 0 && isBare(above, date) && JOINT.test(below.text);
}

/** `2017` over `2021` in the margin of a school and its degree; in a list both would stand beside the same kind of line. */
function areEndsInMargin(above: Line, first: Fragment, below: Line, second: Fragment): boolean {
  if (!first.label || !second.label || below.gap > below.size) return false;
  const [from, to] = [first, second].map((cell) => findDates(cell.text));
  if (from?.length === 1 && from[0]!.single && isBare(first, from[0]!) && isPresent(second.text.trim()))
    return true;
  if (from?.length !== 1 || to?.length !== 1 || !from[0]!.single || !to[0]!.single) return false;
  if (
    (from[0]!.end?.year ?? 0) > (to[0]!.end?.year ?? 0) ||
    !isBare(first, from[0]!) ||
    !isBare(second, to[0]!)
  )
    return false;
  const [title, detail] = [above, below].map((line) => line.cells.find((cell) => !cell.label));
  // `**Brevet A**, Arunika` over `**Brevet B**, Kencana`: names of two certificates, however little of each is bold.
  if (title && detail && areItems(title, detail)) return false;
  return !title || !detail || title.bold !== detail.bold || Math.abs(title.size - detail.size) > 0.5;
}

/** `Present` or `May 2023` over `April 2021` in the margin of a post, with nothing beside the lower one but what is set in other letters or further in. */
function beganBelow(above: Line, first: Fragment, below: Line, second: Fragment): boolean {
  if (!first.label || !second.label || below.gap > below.size) return false;
  const [date, ...others] = findDates(second.text);
  if (!date?.single || others.length > 0 || !isBare(second, date)) return false;
  if (!isPresent(first.text) && !isLater(first, date)) return false;
  const [title, detail] = [above, below].map((line) => line.cells.find((cell) => !cell.label));
  // `**Consultant**, *Arunika Conference*` below `**Engineer**, Kencana Hall`: a title of its own.
  if (title && detail && areItems(title, detail)) return false;
  return (
    title !== undefined &&
    (detail === undefined || !sameLook(title, detail) || detail.x - title.x > INDENT * detail.size)
  );
}

/** One date alone, as exact as the other and after it. */
function isLater(cell: Fragment, date: DateSpan): boolean {
  const [own, ...others] = findDates(cell.text);
  if (!own?.single || others.length > 0 || !own.end || !date.end || !isBare(cell, own)) return false;
  const isAlike = (own.end.month === undefined) === (date.end.month === undefined);
  return isAlike && compareDates(own.end, date.end) > 0;
}

/** Both begin with a bold name, or go from one face to the same other one: `Best Poster, *Arunika*` over `Best Thesis, *Kencana*`. */
function areItems(upper: Fragment, lower: Fragment): boolean {
  const [a, b] = [upper.items[0]!, lower.items[0]!];
  if (!looksAlike(a, b)) return false;
  const [end, otherEnd] = [upper.items.at(-1)!, lower.items.at(-1)!];
  return a.bold || (!looksAlike(a, end) && looksAlike(end, otherEnd) && Math.abs(a.x - b.x) < 1);
}

function looksAlike(a: TextItem, b: TextItem): boolean {
  const isOneFace = a.font === b.font && a.bold === b.bold && a.italic === b.italic;
  return isOneFace && a.colour === b.colour && Math.abs(a.size - b.size) < 0.5;
}

function isBare(cell: Fragment, span: { from: number; to: number }): boolean {
  return span.to - span.from >= cell.text.trim().length;
}

const ANNOUNCES = new RegExp(`^(?:${ANNOUNCING_PATTERN}|periode?)\\s*:?$`, 'i');

/** `Januari` over `2023 – Sekarang` */
const ONLY_MONTH = new RegExp(`^\\s*${OPEN_MONTH_PATTERN}\\s*$`, 'iu');

function isOpen(text: string): boolean {
  if (ANNOUNCES.test(text.trim()) || ONLY_MONTH.test(text)) return true;
  const last = findDates(text).at(-1);
  if (!last) return false;
  // `2018 Des`: the month is that of the year before it.
  if (last.to >= text.trimEnd().length && last.end?.month !== undefined) return /\([^)]*$/.test(text);
  return /\([^)]*$/.test(text) || (OPEN_END.test(text) && !isClosed(text));
}

const GOES_ON = /^(?:[-–—]|s\.\s?d\.?|s\/d|sampai|hingga|until|till|to)\s/i;

/** `… November 2022` over `— sekarang`, `Januari 2023` over `s.d. sekarang`. */
function goesOnWithDash(above: string, below: string): boolean {
  const last = findDates(above).at(-1);
  return GOES_ON.test(below) && last !== undefined && last.single && last.to >= above.trimEnd().length;
}

/** `2020 – kini · 6` over `tahun 6 bulan`, `2011 – 2015` over `· 3 tahun 5 bulan`: how long it was, of which a line's end broke some or all. */
function goesOnWithLength(above: string, below: string): boolean {
  if (!LENGTH_BELOW.test(below)) return false;
  const period = findDates(above).at(-1);
  if (!period || period.single) return false;
  const begun = above.slice(period.to).trim();
  if (/^\p{L}/u.test(begun) || /[\p{L})]$/u.test(begun)) return false;
  return isDuration(`${begun} ${below}`.replace(/^[\s·•|,(–-]+/u, '').replace(/\)$/, ''));
}

const LENGTH_BELOW = /^(?:[·•|,(–-]\s*\d{1,2}\s|\d{1,2}\s)?\p{L}{2,6}(?:\s\d{1,2}\s\p{L}{2,6})?\)?$/u;

function isClosed(text: string): boolean {
  const spans = findDates(text);
  const last = spans.at(-1);
  return (
    last !== undefined &&
    !last.single &&
    (last.end !== undefined || last.current) &&
    last.to >= text.trimEnd().length
  );
}

function completes(open: string, rest: string): boolean {
  if (ANNOUNCES.test(open.trim())) return isMostlyDate(rest);
  if (/\([^)]*$/.test(open) && (isDuration(rest) || /^[^(]{0,25}\)$/.test(rest))) return true;
  const together = `${open} ${rest}`;
  const span = findDates(together).find(
    (each) => !each.single && each.from < open.length && each.to > open.length + 1,
  );
  return span !== undefined && span.to >= open.length + 1 + 0.7 * withoutDurations(rest).length;
}

function isUnder(above: Fragment, below: Fragment): boolean {
  if (below.y <= above.y || !(areAligned(above, below) || isUnderText(above, below))) return false;
  const bottom = Math.max(...above.items.map(({ y, height }) => y + height));
  return below.y - bottom < above.size;
}

/** Below the text of a point and not its sign. */
function isUnderText({ bullet, items }: Fragment, below: Fragment): boolean {
  const first = bullet > 0 ? items.find(({ text }) => /[\p{L}\p{N}]/u.test(text)) : undefined;
  return first !== undefined && Math.abs(first.x - below.x) < 1;
}
