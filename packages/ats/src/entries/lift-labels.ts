import { findDates } from '../dates/find-dates.ts';
import { makeLine, type Line } from '../layout/line.ts';

const NEAR = 1.8;

/**
 * Facts that stand in a margin under an entry's date (`2019–2021` over the employer over the place) go up beside the date, so that the
 * description at their side is read as one text.
 */
export function liftLabels(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  let anchor = -1;
  let bottom = 0;
  for (const line of lines) {
    const labels = line.cells.filter((cell) => cell.label);
    const dated = labels.some((cell) => findDates(cell.text).length > 0);
    const above = result[anchor];
    const top = Math.min(...labels.map((cell) => cell.y));
    if (
      labels.length === 0 ||
      dated ||
      !above ||
      above.page !== line.page ||
      top - bottom > NEAR * line.size
    ) {
      if (labels.length > 0) {
        anchor = dated ? result.length : -1;
        bottom = Math.max(...labels.map((cell) => cell.bottom));
      }
      result.push(line);
      continue;
    }
    bottom = Math.max(...labels.map((cell) => cell.bottom));
    // Cells keep their place, so one under another would change places with it: the order of the lines counts.
    result[anchor] = { ...above, cells: [...above.cells, ...labels] };
    const rest = line.cells.filter((cell) => !cell.label);
    if (rest.length > 0) result.push({ ...makeLine(rest, line.columnLeft, line.columnRight), gap: line.gap });
  }
  return result;
}
