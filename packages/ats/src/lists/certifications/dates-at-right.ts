import { findDates } from '../../dates/find-dates.ts';
import { joinFragments, sameLook, type Fragment } from '../../layout/fragment.ts';
import { withCells, type Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';

/** In sizes of the letters: the white that may stand between a text and the date at its right. */
const WHITE_BEFORE_DATE = 2;

/**
 * `Ahli K3 Kimia,   Agt 2022` over `Kementerian` over `Ketenagakerjaan`, and so on: the date at the right made the text beside it narrow. Each becomes
 * one line that ends with its date. Undefined where nothing is broken, or where a line is not the rest of the one above.
 */
export function withDatesAtEnd(lines: readonly Line[]): Line[] | undefined {
  const starts = rowsWithDates(lines);
  const whole = starts.map((start, at) => inOneLine(lines.slice(start, starts[at + 1])));
  return starts.length > 0 && whole.every((line) => line !== undefined) ? whole : undefined;
}

/** The lines with which such entries begin; none where the lines are others. */
export function startsWithDatesAtRight(lines: readonly Line[]): number[] {
  return withDatesAtEnd(lines) ? rowsWithDates(lines) : [];
}

function rowsWithDates(lines: readonly Line[]): number[] {
  const isOpening = ({ cells: [text, date, ...others] }: Line) =>
    text !== undefined && date !== undefined && others.length === 0 && isDay(date) && !isDay(text);
  const starts = lines.flatMap((line, at) => (isOpening(line) ? [at] : []));
  return starts[0] === 0 && starts.length < lines.length ? starts : [];
}

function isDay({ text }: Fragment): boolean {
  return isMostlyDate(text) && findDates(text).length === 1;
}

function inOneLine([first, ...below]: readonly Line[]): Line | undefined {
  const [text, date] = first!.cells;
  const edge = date!.x - WHITE_BEFORE_DATE * text!.size;
  const parts = [text!, ...below.map(({ cells }) => cells[0]!)];
  const isRest = (line: Line, above: Fragment) => {
    const [cell, ...others] = line.cells;
    return (
      others.length === 0 &&
      !line.bullet &&
      line.page === first!.page &&
      Math.abs(cell!.x - text!.x) < 1 &&
      cell!.right < date!.x &&
      sameLook(cell!, text!) &&
      findDates(cell!.text).length === 0 &&
      above.right + cell!.items[0]!.width > edge
    );
  };
  if (!below.every((line, at) => isRest(line, parts[at]!))) return undefined;
  const name = parts.reduce((all, part) => joinFragments(all, part));
  return withCells(first!, [joinFragments(name, date!, ', ')]);
}
