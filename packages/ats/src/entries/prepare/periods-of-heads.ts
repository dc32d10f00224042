import { findDates } from '../../dates/find-dates.ts';
import { type Fragment } from '../../layout/fragment.ts';
import { type Line, makeLine } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { hasOwnDate } from '../own-dates.ts';
import { isSentence } from '../sentences.ts';

/** A period that stands beside the line below its head, in a margin or at the right end of the first point: it goes up to the head. */
export function periodsToHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = result.at(-1);
    const period = above && periodOfHead(above, line, lines[index + 1]);
    if (!period) {
      result.push(line);
      continue;
    }
    const text = line.cells.filter((cell) => cell !== period);
    const { columnLeft, columnRight } = line;
    result[result.length - 1] = {
      ...makeLine([period, ...above.cells], columnLeft, columnRight),
      gap: above.gap,
    };
    result.push({ ...makeLine(text, columnLeft, columnRight), gap: line.gap });
  }
  return result;
}

function periodOfHead(above: Line, line: Line, below: Line | undefined): Fragment | undefined {
  const [first, second] = line.cells;
  if (isPeriodBesidePoint(above, line, below)) return second;
  return isPeriodBelowHead(above, line) ? first : undefined;
}

/** `**Site Foreman**, Clearwater Builders` over `• Ran crews of 22      2024-05 – 2026-01`: a period at the right end of the first point. */
function isPeriodBesidePoint(above: Line, line: Line, below: Line | undefined): boolean {
  const [point, period, ...others] = line.cells;
  if (!point || !period || others.length > 0 || above.page !== line.page) return false;
  if (above.bullet || above.cells.length > 1 || hasOwnDate(above) || !above.cells[0]!.bold) return false;
  const isListOfDates = below?.bullet === true && hasOwnDate(below);
  return (
    point.bullet > 0 && isMostlyDate(period.text) && !findDates(period.text)[0]?.single && !isListOfDates
  );
}

/** `**Illustrator at Walnut Press**` over `2016 to Present   • Illustrated 11 books` */
function isPeriodBelowHead(
  above: Line,
  { cells: [period, text, ...others], gap, size, page }: Line,
): boolean {
  const [head, ...rest] = above.cells;
  if (!head || !period || !text || rest.length + others.length > 0 || above.page !== page) return false;
  return (
    head.bold &&
    head.bullet === 0 &&
    !text.bold &&
    isMostlyDate(period.text) &&
    !hasOwnDate(above) &&
    period.right < head.x &&
    text.x > head.x - 4 &&
    text.x < head.x + 2 * head.size &&
    (text.bullet > 0 || isSentence(text.text)) &&
    gap < size
  );
}

/**
 * `2017 – Present`, too wide for its margin, over `Design Engineer, …`, where the other periods stand beside their first line: it belongs to the
 * line below.
 */
export function withLonePeriods(lines: readonly Line[]): Line[] {
  const isPeriod = (line: Line, count: number) =>
    line.cells.length >= count && line.cells[0]!.label === true && isMostlyDate(line.cells[0]!.text);
  const beside = lines.find((line) => isPeriod(line, 2));
  if (!beside) return [...lines];
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const belongs =
      above?.cells.length === 1 &&
      isPeriod(above, 1) &&
      above.page === line.page &&
      !line.bullet &&
      !line.cells.some((cell) => cell.label) &&
      line.gap < 0.5 * line.size &&
      Math.abs(line.x - beside.cells[1]!.x) < 2;
    if (!belongs) {
      result.push(line);
      continue;
    }
    const cells = [above.cells[0]!, ...line.cells];
    result[result.length - 1] = {
      ...makeLine(cells, line.columnLeft, line.columnRight),
      gap: above.gap,
    };
  }
  return result;
}
