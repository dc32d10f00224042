import { findDates } from '../../dates/find-dates.ts';
import { joinFragments } from '../../layout/fragment.ts';
import { withCells, type Line } from '../../layout/line.ts';
import { wrapsFrom, wrapsInStyles } from '../../layout/wraps.ts';
import { isMarked } from './credential-entries.ts';

/** Each certificate in one line, of which a narrow column broke some over several; undefined where none is broken or one has cells. */
export function wholeLines(lines: readonly Line[]): Line[] | undefined {
  if (lines.some(({ cells }) => cells.length > 1)) return undefined;
  const areDayFirst = lines[0] !== undefined && beginsWithDay(lines[0]);
  const whole: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const opens = isMarked(line) || (areDayFirst && beginsWithDay(line));
    if (above && !opens && goesOn(above, line)) {
      const first = whole.pop()!;
      const glue = BROKEN_DAY.test(above.text) ? '' : ' ';
      whole.push(withCells(first, [joinFragments(first.cells[0]!, line.cells[0]!, glue)]));
    } else whole.push(line);
  }
  return whole.length < lines.length ? whole : undefined;
}

/** `2019-` over `07` */
const BROKEN_DAY = /(?:19|20)\d\d-$/;

function beginsWithDay({ text }: Line): boolean {
  return findDates(text)[0]?.from === 0;
}

function goesOn(above: Line, line: Line): boolean {
  if (!wrapsFrom(above, line) && !wrapsInStyles(above, line)) return false;
  const end = above.text.length;
  const isDayBroken = findDates(`${above.text} ${line.text}`).some(({ from, to }) => from < end && to > end);
  const day = findDates(above.text).at(-1);
  return isDayBroken || !day || !/^[)\].]*$/.test(above.text.slice(day.to));
}
