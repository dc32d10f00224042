import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { isPlace } from '../../places/find-place.ts';
import { type Fragment, sameLook } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { cutOf } from './best-cuts.ts';
import {
  type Cut,
  SAME_EDGE,
  alignedShare,
  dateShare,
  least,
  leftOf,
  middle,
  most,
  rightOf,
  share,
  spreadOf,
} from './cut.ts';
import { ROWS_SHARE, judge } from './judge-cut.ts';
import { stackCells } from './stack-cells.ts';

const DISPLAY = 2;

/** Nothing but a name in large letters stands above a column's first heading, and a heading of the other column beside it. */
function isNameBesideHeading(
  above: readonly Fragment[],
  heading: Fragment,
  beside: readonly Fragment[],
  styles: HeadingStyles,
): boolean {
  const bottom = Math.max(...above.map((each) => each.bottom));
  return (
    above.every(({ size, text }) => size > DISPLAY * heading.size && !isMostlyDate(text)) &&
    beside.some((each) => styles.isHeading(each) && each.y < bottom)
  );
}

/** Where only dates at the right margin stand above a column's first heading, the column starts at that heading. */
export function withoutDatesAbove(found: Cut, styles: HeadingStyles): Cut | undefined {
  const heading = found.right.filter((each) => styles.isHeading(each)).sort((a, b) => a.y - b.y)[0];
  if (!heading) return withoutRowsFarAbove(found);
  const above = found.right.filter((each) => middle(each) < heading.y);
  if (above.length === 0 || (dateShare(above) < 0.5 && alignedShare(above, found.left) < ROWS_SHARE))
    return found;
  if (isNameBesideHeading(above, heading, found.left, styles)) return found;
  // Dates at the margin end at one edge; a column's lines begin at its heading's.
  const inColumn = share(above, (each) => Math.abs(each.x - heading.x) < 2);
  if (inColumn >= 0.7 && above.length > 1 && dateShare(above) < 0.3) return found;
  const limit = heading.y - heading.size / 2;
  const run = [...found.left, ...found.right].filter((each) => middle(each) > limit);
  return cutOf(run, found.x);
}

const FAR_BELOW = 8;

/** The last dates of the rows at the left, and contacts far below them at the page's foot: the column starts there. */
function withoutRowsFarAbove(found: Cut): Cut | undefined {
  const right = found.right.toSorted((a, b) => a.y - b.y);
  const at = right.findIndex((each) => !isMostlyDate(each.text));
  const [last, first] = [right[at - 1], right[at]];
  if (!last || !first || first.y - last.bottom < FAR_BELOW * first.size) return found;
  const limit = first.y - first.size;
  const run = [...found.left, ...found.right].filter((each) => middle(each) > limit);
  return cutOf(run, found.x);
}

/** Dates at the edge of a column belong to it: of two cuts beside a row of dates, the one on their other side. */
export function withDates(
  found: Cut,
  all: readonly Cut[],
  styles: HeadingStyles,
  isTall: (cut: Cut) => boolean,
): Cut {
  const other = all.find((each) => {
    const [left, right] = each.x > found.x ? [found.right, each.left] : [each.right, found.left];
    const inBoth = new Set(right);
    const between = left.filter((fragment) => inBoth.has(fragment));
    const headed = between.filter((fragment) => styles.isHeading(fragment));
    const dates = between.filter((fragment) => !headed.includes(fragment));
    // `2021 -` over `2024` is one period, and says nothing of an edge.
    if (stackCells(between, []).length < 2 || dates.length === 0 || datesAndTowns(dates) < 0.8) return false;
    // Under headings of their own they begin the rows at their right.
    if (headed.length > 0) return each.x < found.x && judge(each, styles, isTall(each)) === 'columns';
    // Flush at their right ends they end the rows at their left, otherwise they begin the rows at their right.
    const lead = spreadOf(between, 'x') - spreadOf(between, 'right');
    const outer = each.x > found.x ? each : found;
    // The other cut may miss the first of the rows.
    const rows = found.left.filter((fragment) => !between.includes(fragment));
    const areEnds = endRows(dates, rows, outer.right);
    const better = each.x > found.x ? lead > 1 || (lead > -1 && areEnds) : lead < -1 && !areEnds;
    return better && judge(each, styles, isTall(each)) === 'columns';
  });
  if (!other) return found;
  // The dates above this cut end rows of a section that spans both columns; the other cut has them, too.
  return (other.top < found.top - 1 && withoutDatesAbove(other, styles)) || other;
}

/** `2018 – 2021` and `2021 – 2025` begin and end at one edge: they stand beside rows at their left, and not by chance beside some at their right. */
function endRows(dates: readonly Fragment[], left: readonly Fragment[], right: readonly Fragment[]): boolean {
  return alignedShare(dates, left) === 1 && alignedShare(dates, right) < 1;
}

const LEAST_DATES = 0.4;

/** Share of dates, or of dates and the towns over them. */
function datesAndTowns(fragments: readonly Fragment[]): number {
  const others = fragments.filter(({ text }) => !isPlace(text.replace(/,\s*$/, '')));
  return dateShare(fragments) < LEAST_DATES ? 0 : dateShare(others);
}

/** Columns whose first headings stand on one base line begin there: a name and contacts may stand side by side above them. */
export function belowHead(found: Cut, styles: HeadingStyles): Cut {
  const [left, right] = [found.left, found.right].map(
    (side) => side.filter((each) => styles.isHeading(each)).sort((a, b) => a.y - b.y)[0],
  );
  if (!left || !right || Math.abs(left.baseline - right.baseline) > 2) return found;
  const limit = Math.min(left.y, right.y) - left.size / 2;
  const run = [...found.left, ...found.right].filter((each) => middle(each) > limit);
  return (run.length < found.left.length + found.right.length && cutOf(run, found.x)) || found;
}

/** In sizes of the headings: how far below them the columns were cut. */
const MOST_ROWS_OPENING = 2.5;

/**
 * `PENDIDIKAN` and `PENGALAMAN` on one base line above the columns, each at the edge of its own: what stands between them and the columns is
 * theirs, though a line of the left one all but touches the right one.
 */
export function fromHeadings(found: Cut, region: readonly Fragment[], styles: HeadingStyles): Cut {
  const edge = least(found.left, leftOf);
  const inside = new Set([...found.left, ...found.right]);
  const above = region.filter((each) => !inside.has(each) && middle(each) < found.top);
  const isAt = (x: number) => (each: Fragment) => Math.abs(each.x - x) < SAME_EDGE && styles.isHeading(each);
  const heading = above
    .filter(isAt(found.gutterRight))
    .find((right) =>
      above.filter(isAt(edge)).some((left) => left.baseline === right.baseline && sameLook(left, right)),
    );
  if (!heading || found.top - heading.bottom > MOST_ROWS_OPENING * heading.size) return found;
  const taken = above.filter((each) => middle(each) > heading.y);
  const isOfColumn = (each: Fragment) =>
    each.x > found.gutterRight - SAME_EDGE || (each.x > edge - SAME_EDGE && each.right < found.gutterRight);
  if (!taken.every(isOfColumn)) return found;
  const [left, right] = [found.left, found.right];
  const isRight = (each: Fragment) => each.x > found.gutterRight - SAME_EDGE;
  return {
    ...found,
    top: Math.min(...taken.map(({ y }) => y)),
    left: [...taken.filter((each) => !isRight(each)), ...left],
    right: [...taken.filter(isRight), ...right],
  };
}

/** The short last lines of a paragraph that spans the page stand on the left side without beginning the left column. */
export function belowText(found: Cut, region: readonly Fragment[], styles: HeadingStyles): Cut {
  const sides = [...found.left, ...found.right];
  const inside = new Set(sides);
  let above = region
    .filter((each) => !inside.has(each) && middle(each) < found.top && each.right > found.gutterRight)
    .sort((a, b) => b.y - a.y)[0];
  const top = Math.min(...found.right.map((each) => each.y));
  const lines = found.left.filter((each) => each.bottom < top + 1).sort((a, b) => a.y - b.y);
  for (const line of lines) {
    const goes =
      above !== undefined &&
      Math.abs(line.x - above.x) < 2 &&
      Math.abs(line.size - above.size) < 0.3 &&
      line.bold === above.bold &&
      line.y - above.bottom < 0.5 * line.size &&
      !styles.isHeading(line);
    if (!goes) break;
    inside.delete(line);
    above = line;
  }
  return inside.size < sides.length ? (cutOf([...inside], found.x) ?? found) : found;
}

/** A section below both columns, which spans the page further down: what stands beside its first rows are their places and dates. */
export function aboveRows(found: Cut, region: readonly Fragment[], styles: HeadingStyles): Cut {
  const inside = new Set([...found.left, ...found.right]);
  const next = firstBelow(found, region);
  const heading = found.left.filter((each) => styles.isHeading(each)).sort((a, b) => b.y - a.y)[0];
  if (!next || !heading || next.x >= found.gutterLeft || next.right <= found.gutterRight) return found;
  const beside = found.right.filter((each) => middle(each) > heading.y);
  const areOfRows =
    beside.length > 0 &&
    alignedShare(beside, found.left) === 1 &&
    beside.every(({ text }) => isPlace(text) || isMostlyDate(text));
  if (!areOfRows) return found;
  return (
    cutOf(
      [...inside].filter((each) => middle(each) < heading.y - 1),
      found.x,
    ) ?? found
  );
}

/**
 * A section below both columns whose rows begin with their days and end over the right column, such as a table of certificates: all that stands
 * there at the right is on rows of its, and the right column has ended above its heading.
 */
export function aboveDatedRows(found: Cut, styles: HeadingStyles): Cut {
  const heading = found.left.filter((each) => styles.isHeading(each)).sort((a, b) => b.y - a.y)[0];
  if (!heading) return found;
  const beside = found.right.filter((each) => middle(each) > heading.y);
  const rows = found.left.filter((each) => each.y > heading.bottom - 1 && isMostlyDate(each.text));
  const areOfRows =
    beside.length > 1 &&
    beside.length === rows.length &&
    beside.length < found.right.length &&
    beside.every((each) => !styles.isHeading(each) && !isMostlyDate(each.text)) &&
    alignedShare(beside, rows) === 1;
  if (!areOfRows) return found;
  const run = [...found.left, ...found.right].filter((each) => middle(each) < heading.y - 1);
  return cutOf(run, found.x) ?? found;
}

const SAME_STEP = 3;

/** A list in three columns or more below both columns: what stands at the right of its heading goes on with its rows, in their looks and at their steps. */
export function aboveGrid(found: Cut, styles: HeadingStyles): Cut {
  const heading = found.left.filter((each) => styles.isHeading(each)).sort((a, b) => b.y - a.y)[0];
  if (!heading) return found;
  const beside = found.right.filter((each) => middle(each) > heading.y);
  const goesOn = (each: Fragment) => {
    const row = found.left.filter(
      (cell) =>
        cell.y > heading.bottom - 1 && Math.abs(cell.baseline - each.baseline) < 1 && sameLook(cell, each),
    );
    const [first, second] = row.toSorted((a, b) => b.x - a.x);
    return first && second && Math.abs(each.x - first.x - (first.x - second.x)) < SAME_STEP;
  };
  const isList = beside.length > 0 && beside.length < found.right.length && beside.every(goesOn);
  if (!isList) return found;
  const run = [...found.left, ...found.right].filter((each) => middle(each) < heading.y - 1);
  return cutOf(run, found.x) ?? found;
}

/**
 * Where a side column ends, the text beside it spans the page from then on: what stands at the right end of its first rows are their places
 * and dates, and no lines of the column at the right.
 */
export function aboveTornRows(found: Cut, region: readonly Fragment[]): Cut {
  const next = firstBelow(found, region);
  if (!next || next.x >= found.gutterLeft) return found;
  const end = most(region, rightOf);
  const isTorn = (each: Fragment) =>
    end - each.right < SAME_EDGE &&
    each.x > found.gutterRight + SAME_EDGE &&
    (isPlace(each.text) || isMostlyDate(each.text)) &&
    alignedShare([each], found.left) === 1 &&
    alignedShare(
      [each],
      found.right.filter((other) => other !== each),
    ) === 0;
  const last = found.right.toSorted((a, b) => a.y - b.y).findLast((each) => !isTorn(each));
  const torn = found.right.filter((each) => last && each.y > last.y);
  if (torn.length === 0) return found;
  const limit = least(torn, ({ y }) => y) - 1;
  const run = [...found.left, ...found.right].filter((each) => middle(each) < limit);
  return cutOf(run, found.x) ?? found;
}

function firstBelow(found: Cut, region: readonly Fragment[]): Fragment | undefined {
  const inside = new Set([...found.left, ...found.right]);
  return region
    .filter((each) => !inside.has(each) && middle(each) > found.bottom)
    .toSorted((a, b) => a.y - b.y)[0];
}

/** `left` goes on below the column at its right, over the width of both. */
export function goesOnBelow(
  { left, gutterRight }: Cut,
  under: readonly Fragment[],
  styles: HeadingStyles,
): boolean {
  const next = under.toSorted((a, b) => a.y - b.y || a.x - b.x)[0];
  if (!next || styles.isHeading(next) || !under.some(({ right }) => right > gutterRight)) return false;
  const near = next.y - most(left, ({ bottom }) => bottom) < next.size;
  return near && Math.abs(next.x - least(left, leftOf)) < SAME_EDGE;
}

const NEXT_LINE = 1.2;

/** What goes on right below the longer column at the right, flush with it, where nothing stands at the left. */
export function restOfRight({ right, gutterRight }: Cut, under: readonly Fragment[]): Fragment[] {
  const rest: Fragment[] = [];
  let bottom = most(right, (each) => each.bottom);
  for (const each of under.toSorted((a, b) => a.y - b.y)) {
    const isBeside = under.some((other) => other.x < gutterRight - SAME_EDGE && other.y < each.bottom - 1);
    if (isBeside || each.y - bottom > NEXT_LINE * each.size) break;
    rest.push(each);
    bottom = Math.max(bottom, each.bottom);
  }
  return rest.some(({ x }) => Math.abs(x - least(right, leftOf)) < SAME_EDGE) ? rest : [];
}

/** The lines right below the row of the last label, flush with what stands beside the labels: the rest of the last entry. */
export function isRestOf(
  { right, gutterRight }: Cut,
  under: readonly Fragment[],
  styles: HeadingStyles,
): boolean {
  const next = under.toSorted((a, b) => a.y - b.y)[0];
  if (!next || styles.isHeading(next) || !right.some(({ x }) => Math.abs(x - next.x) < 1)) return false;
  const near = next.y - most(right, ({ bottom }) => bottom) < 0.7 * next.size;
  return near && under.every(({ x }) => x > gutterRight - SAME_EDGE);
}

/** A section below both columns whose first lines are short: the lines that follow on it span the page. */
export function aboveFoot(found: Cut, region: readonly Fragment[], styles: HeadingStyles): Cut {
  const inside = new Set([...found.left, ...found.right]);
  const next = firstBelow(found, region);
  const heading = found.left.filter((each) => styles.isHeading(each)).sort((a, b) => b.y - a.y)[0];
  if (!next || !heading || styles.isHeading(next) || next.x >= found.gutterLeft) return found;
  if (next.right <= found.gutterRight && next.right <= Math.max(...found.left.map((each) => each.right)))
    return found;
  if (found.right.some((each) => each.bottom > heading.y + 1)) return found;
  const last = Math.max(...found.left.map((each) => each.bottom));
  if (next.y - last > next.size) return found;
  const limit = heading.y - 1;
  const run = [...inside].filter((each) => middle(each) < limit);
  return cutOf(run, found.x) ?? found;
}

/** `Jan 2025 - Present` all but touches the text beside it, where shorter periods of its margin leave white: it is one of them. */
export function withTouchingPeriods(found: Cut, region: readonly Fragment[]): Cut {
  const inside = new Set([...found.left, ...found.right]);
  const touching = region.filter(
    (each) =>
      !inside.has(each) &&
      found.left.some(({ x }) => Math.abs(each.x - x) < SAME_EDGE) &&
      each.right < found.gutterRight &&
      isMostlyDate(each.text) &&
      region.some(
        ({ x, baseline }) =>
          Math.abs(x - found.gutterRight) < SAME_EDGE && Math.abs(baseline - each.baseline) < 0.3 * each.size,
      ),
  );
  if (touching.length === 0) return found;
  const top = Math.min(found.top, ...touching.map((each) => middle(each) - 0.4 * each.size));
  const bottom = Math.max(found.bottom, ...touching.map((each) => middle(each) + 0.4 * each.size));
  const within = region.filter((each) => middle(each) >= top && middle(each) <= bottom);
  const left = within.filter(({ right }) => right < found.gutterRight);
  const right = within.filter(({ x }) => x > found.gutterRight - SAME_EDGE);
  return left.length + right.length === within.length ? { ...found, top, bottom, left, right } : found;
}

/** `Sekolah/Perguruan Tinggi` reaches over the gutter of shorter labels: what its colon says stays with it. */
export function withoutTornFields(found: Cut, region: readonly Fragment[]): Cut {
  if (!found.right.some(({ text }) => /^\s*:/.test(text))) return found;
  const inside = new Set([...found.left, ...found.right]);
  const isOnRow = (one: Fragment, other: Fragment) =>
    Math.abs(one.baseline - other.baseline) < 0.3 * one.size;
  const torn = found.right.filter(
    (each) =>
      /^\s*:/.test(each.text) &&
      region.some((other) => !inside.has(other) && other.right <= each.x && isOnRow(each, other)),
  );
  if (torn.length === 0) return found;
  const stays = (each: Fragment) => !torn.some((colon) => isOnRow(each, colon));
  const [left, right] = [found.left.filter(stays), found.right.filter(stays)];
  return left.length > 0 && right.length > 0 ? { ...found, left, right } : found;
}

/** The first rows of a ruled table below a form: what is only partly beside the gutter has none of it. */
export function withoutTornTables(found: Cut, region: readonly Fragment[]): Cut {
  const inside = new Set([...found.left, ...found.right]);
  const torn = new Set(
    region.flatMap((each) => (each.cell?.isRuled && !inside.has(each) ? [each.cell.table] : [])),
  );
  if (torn.size === 0) return found;
  const stays = ({ cell }: Fragment) => !cell?.isRuled || !torn.has(cell.table);
  const [left, right] = [found.left.filter(stays), found.right.filter(stays)];
  return left.length > 0 && right.length > 0 ? { ...found, left, right } : found;
}
