import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { readHeading } from '../../classify/read-heading.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { Shape } from '../../model.ts';
import type { Fragment } from '../fragment.ts';
import { middle } from './cut.ts';

interface Page {
  width: number;
  height: number;
  shapes?: readonly Shape[];
}

/** A stretch of a region from top to bottom: boxes side by side, or whatever stands between them. */
export type BoxedStretch = { cards: Fragment[][] } | { rest: Fragment[] };

/** Shares of the page: higher and wider ones are columns and grounds. */
const TALLEST = 0.8;
const WIDEST = 0.7;
/** Points: lower and narrower ones hold no entry. */
const LOWEST = 20;
const NARROWEST = 60;
/** Points of white between boxes; cells of tables touch. */
const LEAST_APART = 3;
const SAME_TOP = 2;
const MOST_SHAPES = 400;

/**
 * Boxes of one colour, two or more of them side by side, each with lines and a day of its own: what stands in one is read to its end before the next, row by
 * row. One of the same colour that stands alone in its row is a card, too.
 */
export function boxedCards(
  region: readonly Fragment[],
  boxes: readonly Shape[],
  styles: HeadingStyles,
): BoxedStretch[] | undefined {
  if (boxes.length < 2) return undefined;
  for (const colour of new Set(boxes.map((box) => box.colour))) {
    const alike = boxes.filter((box) => box.colour === colour && holdsLines(box, region));
    const rows = rowsOf(alike).filter((row) => standsFree(row, region) && areEntries(row, region, styles));
    if (rows.some((row) => row.length > 1)) return stretches(rows, region);
  }
  return undefined;
}

/** The filled boxes of a page that may be cards. */
export function cardBoxes({ shapes = [], width, height }: Page): Shape[] {
  if (shapes.length > MOST_SHAPES) return [];
  return shapes.filter(
    (shape) =>
      shape.kind === 'fill' &&
      shape.height > LOWEST &&
      shape.height < TALLEST * height &&
      shape.width > NARROWEST &&
      shape.width < WIDEST * width,
  );
}

const isIn = ({ x, y, width, height }: Shape, each: Fragment) =>
  each.x > x - 1 && each.right < x + width + 1 && middle(each) > y && middle(each) < y + height;

/** Two lines or more, so that it is no tag, no heading's band and no cell of a table's head. */
function holdsLines(box: Shape, region: readonly Fragment[]): boolean {
  const own = region.filter((each) => isIn(box, each));
  return own.some((each) => each.y > own[0]!.bottom - 1 || each.bottom < own[0]!.y + 1);
}

/** Jobs, schools and certificates have their day; tiles of skills and interests have none. Boxes with headings are parts of the page, as columns are. */
function areEntries(row: readonly Shape[], region: readonly Fragment[], styles: HeadingStyles): boolean {
  const cards = row.map((box) => region.filter((each) => isIn(box, each)));
  const named = cards.filter((card) => readHeading(topOf(card).text) !== undefined);
  return (
    2 * named.length < cards.length &&
    cards.every((card) => card.some(({ text }) => findDates(text).length > 0)) &&
    !cards.some((card) => card.some((each) => styles.isHeading(each)))
  );
}

const topOf = (card: readonly Fragment[]) => card.reduce((top, each) => (each.y < top.y ? each : top));

function rowsOf(boxes: readonly Shape[]): Shape[][] {
  const rows: Shape[][] = [];
  for (const box of boxes.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (last && Math.abs(last.y - box.y) < SAME_TOP && box.x > last.x + last.width + LEAST_APART)
      row!.push(box);
    else rows.push([box]);
  }
  return rows;
}

/** Nothing of the region stands beside the boxes or reaches over their edges. */
function standsFree(row: readonly Shape[], region: readonly Fragment[]): boolean {
  const top = Math.min(...row.map(({ y }) => y));
  const bottom = Math.max(...row.map(({ y, height }) => y + height));
  const beside = region.filter((each) => middle(each) > top && middle(each) < bottom);
  return beside.every((each) => row.some((box) => isIn(box, each)));
}

function stretches(rows: readonly (readonly Shape[])[], region: readonly Fragment[]): BoxedStretch[] {
  const parts: BoxedStretch[] = [];
  let rest = [...region];
  for (const row of rows) {
    const cards = row.map((box) => rest.filter((each) => isIn(box, each)));
    const taken = new Set(cards.flat());
    const top = Math.min(...row.map(({ y }) => y));
    const above = rest.filter((each) => !taken.has(each) && middle(each) < top);
    if (above.length > 0) parts.push({ rest: above });
    parts.push({ cards });
    rest = rest.filter((each) => !taken.has(each) && !above.includes(each));
  }
  return rest.length > 0 ? [...parts, { rest }] : parts;
}
