import type { HeadingStyles } from '../classify/heading-style.ts';
import type { Block } from './find-columns.ts';
import type { Fragment } from './fragment.ts';
import { joinBrokenPeriods } from './join-periods.ts';
import { makeLine, type Line } from './line.ts';

const SAME_ROW = 0.38;

/** The rows of one block from top to bottom. A heading in the margin becomes a row of its own before the rows that it labels. */
export function makeLines(block: Block, styles: HeadingStyles): Line[] {
  const rows = attachLabels(
    rowsOf(block.fragments.filter((fragment) => !fragment.label)),
    block.fragments.filter((fragment) => fragment.label),
  );
  const lines = rows
    .flatMap((row) => splitMarginHeading(row, styles))
    .map((row) => makeLine(row, block.left, block.right));
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    line.gap = above ? Math.max(0, line.y - above.bottom) : 0;
  }
  return joinBrokenPeriods(lines);
}

function rowsOf(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const fragment of [...fragments].sort((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const row = rows.at(-1);
    const fits =
      row?.every(
        (cell) =>
          Math.abs(cell.baseline - fragment.baseline) <= SAME_ROW * Math.max(cell.size, fragment.size) &&
          (fragment.x >= cell.right - 2 || fragment.right <= cell.x + 2),
      ) ?? false;
    if (row && fits) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows;
}

/** A label goes to the row on its height, else it stands alone between the rows. */
function attachLabels(rows: Fragment[][], labels: readonly Fragment[]): Fragment[][] {
  const all = [...rows];
  for (const label of labels) {
    const row = rows.find((cells) =>
      cells.some((cell) => Math.abs(cell.baseline - label.baseline) <= 0.6 * Math.max(cell.size, label.size)),
    );
    if (row) row.unshift(label);
    else all.push([label]);
  }
  return all.sort((a, b) => topOf(a) - topOf(b));
}

function topOf(row: readonly Fragment[]): number {
  const lead = row.find((cell) => !cell.label) ?? row[0];
  return lead ? lead.baseline : 0;
}

function splitMarginHeading(row: Fragment[], styles: HeadingStyles): Fragment[][] {
  const [label, ...rest] = [...row].sort((a, b) => a.x - b.x);
  if (!label?.label || rest.length === 0 || !styles.isHeading(label)) return [row];
  return [[label], rest];
}
