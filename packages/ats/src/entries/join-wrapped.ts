import type { Fragment } from '../layout/fragment.ts';
import { makeLine, type Line } from '../layout/line.ts';
import { wrapsFrom } from '../layout/wraps.ts';
import { hasOwnDate } from './line-roles.ts';

/** Titles and names that a narrow column broke become one line again; running text may stay as it is. */
export function joinWrapped(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const standsOut = line.bold || line.italic;
    if (above && standsOut && above.cells.length === 1 && !hasOwnDate(line) && wrapsFrom(above, line)) {
      result[result.length - 1] = {
        ...makeLine([together(above.cells[0]!, line.cells[0]!)], above.columnLeft, above.columnRight),
        gap: above.gap,
      };
      continue;
    }
    result.push(line);
  }
  return result;
}

function together(above: Fragment, below: Fragment): Fragment {
  return {
    ...above,
    text: `${above.text} ${below.text}`,
    items: [...above.items, ...below.items],
    y: below.y,
    bottom: below.bottom,
    right: below.right,
    width: Math.max(above.width, below.width),
  };
}
