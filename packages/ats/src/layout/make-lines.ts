import { namesField } from '../classify/heading-styles/style-groups.ts';
import { type HeadingStyles } from '../classify/heading-styles/heading-styles.ts';
import { withoutDashPoints } from './dash-goes-on.ts';
import type { Block } from './columns/block.ts';
import { bulletLength } from '../text/normalise.ts';
import { makeFragment, type Fragment } from './fragment.ts';
import { joinBrokenPeriods } from './join-periods.ts';
import { makeLine, type Line } from './line.ts';
import { lowerMarginDates } from './lower-margin-dates.ts';

const SAME_ROW = 0.38;

/** The rows of one block from top to bottom. A heading in the margin becomes a row of its own before the rows that it labels. */
export function makeLines(block: Block, styles: HeadingStyles): Line[] {
  const rows = attachLabels(
    withLoneBullets(rowsOf(block.fragments.filter((fragment) => !fragment.label))),
    block.fragments.filter((fragment) => fragment.label),
    styles,
  );
  const printed = rows
    .flatMap((row) => splitMarginHeading(row, styles))
    .map((row) => makeLine(row, block.left, block.right));
  const lines = lowerMarginDates(printed);
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    line.gap = above ? Math.max(0, line.y - above.bottom) : 0;
  }
  return joinBrokenPeriods(withoutDashPoints(lines));
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

const LONE_BULLET = /^[•◦▪▫‣●○■□❑❏◆◇⁃⦁]$/;

/** `○` between `**Analyst**` and the employer below it: a bullet at half the height of an entry's two rows stands before the first. */
function withLoneBullets(rows: Fragment[][]): Fragment[][] {
  return rows.filter((row, at) => {
    const [bullet, ...others] = row;
    const above = rows[at - 1];
    if (!bullet || !above || others.length > 0 || !LONE_BULLET.test(bullet.text)) return true;
    const isBeside = above.every(
      ({ x, baseline, size }) => x > bullet.right && bullet.baseline - baseline < 0.8 * size,
    );
    if (isBeside) above.splice(0, 1, withBullet(bullet, above[0]!));
    return !isBeside;
  });
}

function withBullet(bullet: Fragment, text: Fragment): Fragment {
  const [sign] = bullet.items;
  return makeFragment([{ ...sign!, baseline: text.baseline }, ...text.items], text.page, bulletLength);
}

/** A label goes to the row on its height; a heading that no row meets goes before the rows that start beside it. */
function attachLabels(rows: Fragment[][], labels: readonly Fragment[], styles: HeadingStyles): Fragment[][] {
  const all = [...rows];
  for (const label of labels) {
    const isHeading = styles.isHeading(label);
    const row = nearestRow(rows, label, isHeading ? 0.25 : 0.6);
    if (row) row.unshift(label);
    else if (isHeading) all.push([{ ...label, baseline: startBeside(label, rows) }]);
    else all.push([label]);
  }
  return all.sort((a, b) => topOf(a) - topOf(b));
}

/** Within so many times the size of the letters; text that is centred beside several rows may be nearly as near as a label's own row. */
function nearestRow(rows: readonly Fragment[][], label: Fragment, share: number): Fragment[] | undefined {
  const off = (row: readonly Fragment[]) =>
    Math.min(
      ...row
        .filter((cell) => !cell.label)
        .map(({ baseline, size }) => Math.abs(baseline - label.baseline) / Math.max(size, label.size)),
    );
  return rows.filter((row) => off(row) <= share).toSorted((a, b) => off(a) - off(b))[0];
}

/** The height right above the row that opens the part beside a heading: the one after the widest white. */
function startBeside(label: Fragment, rows: readonly Fragment[][]): number {
  const sorted = rows.toSorted((a, b) => topOf(a) - topOf(b));
  let best = label.baseline;
  let widest = -Infinity;
  for (const [index, row] of sorted.entries()) {
    const baseline = topOf(row);
    if (baseline < label.y || baseline > label.baseline + 0.6 * label.size) continue;
    const above = sorted[index - 1];
    const white = above ? baseline - topOf(above) : Infinity;
    if (white <= widest) continue;
    widest = white;
    best = baseline - 0.5;
  }
  return best;
}

function topOf(row: readonly Fragment[]): number {
  const lead = row.find((cell) => !cell.label) ?? row[0];
  return lead ? lead.baseline : 0;
}

function splitMarginHeading(row: Fragment[], styles: HeadingStyles): Fragment[][] {
  const [label, ...rest] = [...row].sort((a, b) => a.x - b.x);
  if (!label?.label || rest.length === 0 || !styles.isHeading(label)) return [row];
  // `Jabatan   :   Welder` is a field of an entry.
  if (rest.some(({ text }) => /^\s*[:：]/.test(text)) && namesField(label.text)) return [row];
  return [[label], rest];
}
