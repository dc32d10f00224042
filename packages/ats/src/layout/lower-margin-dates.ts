import { isMostlyDate } from './mostly-date.ts';
import { makeLine, type Line } from './line.ts';

const FEWEST = 2;
/** Two rows of one text are further apart than so many times their size. */
const WITHIN_ROW = 0.85;
const SAME_STEP = 0.8;

/**
 * Periods in a margin that are set in smaller letters stand a little higher than the entry they belong to, as boxes do that are aligned at
 * their tops: too far from it for one row and too near for two. Where several do so by the same step, each goes down to its entry.
 */
export function lowerMarginDates(lines: readonly Line[]): Line[] {
  const steps = lines.map((line, index) => stepDown(line, lines[index + 1]));
  const [usual] = [
    ...Map.groupBy(
      steps.filter((step) => step !== undefined),
      Math.round,
    ),
  ].toSorted((a, b) => b[1].length - a[1].length);
  if (!usual || usual[1].length < FEWEST) return [...lines];
  const belongs = steps.map((step) => step !== undefined && Math.abs(step - usual[1][0]!) < SAME_STEP);
  return lines.flatMap((line, index) => {
    if (belongs[index]) return [];
    if (!belongs[index - 1]) return [line];
    const cells = [...lines[index - 1]!.cells, ...line.cells];
    return [{ ...makeLine(cells, line.columnLeft, line.columnRight), baseline: line.baseline }];
  });
}

/** How far a period alone in the margin stands above the row beside it. */
function stepDown({ cells: [date, ...others], ...line }: Line, next: Line | undefined): number | undefined {
  const [first] = next?.cells ?? [];
  if (!date || !next || !first || others.length > 0 || next.page !== line.page) return undefined;
  const step = next.baseline - line.baseline;
  const isNear = step > 0 && step < WITHIN_ROW * Math.max(line.size, next.size);
  return isNear && date.right < first.x && isMostlyDate(date.text) && !isMostlyDate(first.text)
    ? step
    : undefined;
}
