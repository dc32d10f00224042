import { type HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { headingText } from '../../classify/heading-styles/style-key.ts';
import { readHeading } from '../../classify/read-heading.ts';
import { isPlace } from '../../places/find-place.ts';
import { type Fragment, sameLook } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { cutOf } from './best-cuts.ts';
import { type Cut, alignedShare, isNarrow } from './cut.ts';
import { MOSTLY_DATES, areDatesOf } from './judge-cut.ts';
import { RANGE_START, stackCells } from './stack-cells.ts';

/**
 * A margin of dates, perhaps with places, beside rows, when short lines of other sections stand at the left above and below those rows: the part of the cut
 * in which the right side has text.
 */
export function besideRows(found: Cut, styles: HeadingStyles): Cut | undefined {
  const whole = periodsBeside(found, styles);
  if (whole) return whole.left.length < found.left.length ? whole : undefined;
  const headings = found.left.filter((each) => styles.isHeading(each)).sort((a, b) => a.y - b.y);
  for (const [index, heading] of headings.entries()) {
    const end = headings[index + 1]?.y ?? Infinity;
    const isInside = (each: Fragment) => each.y > heading.bottom - 1 && each.y < end - 1;
    const [left, right] = [found.left.filter(isInside), found.right.filter(isInside)];
    const part = left.length > 1 && right.length > 1 && periodsBeside({ ...found, left, right }, styles);
    if (part) return part;
  }
  return undefined;
}

function periodsBeside(found: Cut, styles: HeadingStyles): Cut | undefined {
  const heading = Math.min(...found.right.filter((each) => styles.isHeading(each)).map((each) => each.y));
  const rows = found.right.filter((each) => each.bottom < heading + 1);
  if (rows.length < 2) return undefined;
  const top = Math.min(...rows.map((each) => each.y));
  const bottom = Math.max(...rows.map((each) => each.bottom));
  const beside = found.left.filter((each) => each.bottom > top && each.y < bottom);
  const text = beside.filter((each) => !styles.isHeading(each));
  const cells = stackCells(text, rows);
  const periods = cells.filter((cell) => isMostlyDate(cell.text));
  const isFact = ({ text: each }: Fragment) => isMostlyDate(each) || isPlace(each) || RANGE_START.test(each);
  const facts = cells.filter(isFact).length;
  if (periods.length < 2 || facts < MOSTLY_DATES * cells.length) return undefined;
  if (!isNarrow(text, rows) && !areDatesOf(rows, text)) return undefined;
  return cutOf([...beside, ...rows], found.x);
}

const FEWEST_IN_RAIL = 3;

/** A margin of headings beside their text, under contacts that stand in the same margin. */
export function headingRail(found: Cut, styles: Pick<HeadingStyles, 'isHeading'>): Cut | undefined {
  const headings = found.left.filter((each) => styles.isHeading(each));
  // `ASCM`, who gave a certificate, may look like one.
  const isSection = (each: Fragment) =>
    styles.isHeading(each) && readHeading(headingText(each)) !== undefined;
  if (headings.length < FEWEST_IN_RAIL || found.right.some(isSection)) return undefined;
  const top = Math.min(...headings.map((each) => each.y)) - 1;
  const rail = found.left.filter((each) => each.y >= top);
  const rows = found.right.filter((each) => each.bottom > top);
  if (rail.length === found.left.length || rows.length <= rail.length || !isNarrow(rail, rows))
    return undefined;
  const cells = stackCells(rail, rows);
  const hasRow = (cell: Fragment) => alignedShare([cell], rows) === 1 || opensBeside(cell, rows);
  if (!cells.every((cell) => readHeading(headingText(cell)) && hasRow(cell))) return undefined;
  return cutOf([...rail, ...rows], found.x);
}

/** Larger than its text, a heading may stand lower than the first line of it: that line has white above it. */
function opensBeside(heading: Fragment, rows: readonly Fragment[]): boolean {
  const first = rows.find(
    (row) => row.y <= heading.y + 0.4 * heading.size && row.bottom > heading.y + 0.4 * heading.size,
  );
  if (!first || first.size >= heading.size) return false;
  return !rows.some((row) => row !== first && row.y < first.y && row.bottom > first.y - first.size);
}

const SAME_EDGE = 1;
const LEAST_GAP = 4;

/**
 * `Perangkat Lunak` over `Bahasa`: a label that reaches further than the others, flush with them and beside a row of theirs; and the end of a
 * period in other letters, `– Present` behind a bold `Aug 2020`.
 */
export function withWiderLabels(found: Cut, region: readonly Fragment[]): Cut {
  const inside = new Set([...found.left, ...found.right]);
  const isInRow = (each: Fragment, { baseline }: Fragment) => Math.abs(each.baseline - baseline) < SAME_EDGE;
  const isOfLabel = (each: Fragment, label: Fragment) =>
    (Math.abs(label.x - each.x) < SAME_EDGE && sameLook(label, each)) ||
    (RANGE_START.test(each.text) && isInRow(each, label) && isMostlyDate(label.text));
  const wider = region.filter(
    (each) =>
      !inside.has(each) &&
      each.right < found.gutterRight - LEAST_GAP &&
      found.left.some((label) => isOfLabel(each, label)) &&
      found.right.some((row) => isInRow(each, row)),
  );
  if (wider.length === 0) return found;
  const gutterLeft = Math.max(found.gutterLeft, ...wider.map(({ right }) => right));
  return { ...found, left: [...found.left, ...wider], gutterLeft };
}

export function labelRows(candidate: Cut): Fragment[] {
  const cells = stackCells(candidate.left, candidate.right).map((cell) => ({ ...cell, label: true }));
  return [...cells, ...candidate.right];
}
