import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { findDates, hasPeriod } from '../../dates/find-dates.ts';
import type { Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import type { Block } from './block.ts';
import { SAME_EDGE, most } from './cut.ts';

const MOST_CARDS = 4;
const CARD_INDENT = 30;
const FEWEST_IN_CARD = 3;

/**
 * Cards side by side, each a title in bold over a period and a text: their lines are in the same looks, one after the other, and may stand on
 * different heights. Where each title has its period behind it, their looks say nothing more. Row by row, each from top to bottom.
 */
export function cardsBeside(
  run: readonly Fragment[],
  styles: HeadingStyles,
  region: readonly Fragment[],
): Fragment[][] | undefined {
  const sorted = run.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x);
  const { titles = [], dates = [] } = Object.groupBy(sorted, (each) =>
    beginsWithDate(each) ? 'dates' : 'titles',
  );
  const tops = titles.filter(
    (each) =>
      (leadOf(each).bold && !isMostlyDate(each.text)) ||
      (dates.some((date) => isInRowOf(each, date)) && hasPeriodBehind(each, sorted)),
  );
  for (const top of tops) {
    const row = titles.filter((each) => isInRowOf(top, each));
    if (row.length < 2 || row.length > MOST_CARDS || row.some((each) => lookOf(each) !== lookOf(top)))
      continue;
    if (haveOwnHeadings(row, styles, region)) return undefined;
    const isDated = row.every((each) => hasPeriodBehind(each, sorted));
    if (!isDated && !leadOf(top).bold) continue;
    const periods = row.flatMap((each) => periodOver(each, sorted) ?? []);
    if (periods.length > 0) {
      const dated = cardsUnderPeriods(row, periods, sorted, styles);
      if (dated) return dated;
    }
    if (row.every((each) => standsUnderPeriod(each, sorted))) continue;
    const below = sorted.filter((each) => each.baseline > top.baseline - 1);
    const cards = cardsBelow(
      row.map(({ x }) => x),
      { below, styles, isDated },
    );
    if (cards?.every((card) => lookOf(card[0]!) === lookOf(top))) return cards;
  }
  return undefined;
}

/** `Experience` over the first and `Education` over the second: columns of two sections, unless a later heading over the first rules both. */
function haveOwnHeadings(
  row: readonly Fragment[],
  styles: HeadingStyles,
  region: readonly Fragment[],
): boolean {
  const [first, ...others] = row;
  const headings = region.filter((each) => each.baseline < first!.baseline && styles.isHeading(each));
  const ruling = headings.filter((each) => Math.abs(each.x - first!.x) < CARD_INDENT);
  const top = most(ruling, ({ y }) => y);
  return others.some((title) => {
    if (!headings.some((each) => isOver(each, title, headings))) return false;
    // Boxes of letters may reach into the line below.
    const above = region.filter((each) => each.x > title.x - SAME_EDGE && each.baseline < title.baseline - 1);
    const end = most(above, ({ bottom }) => bottom);
    return top < end || title.y - end < ROOM_OF_HEADING * title.size;
  });
}

/** A heading that begins where a column does, or is set in the middle of it, beside the heading of the column before. */
function isOver(heading: Fragment, title: Fragment, headings: readonly Fragment[]): boolean {
  if (Math.abs(heading.x - title.x) < SAME_EDGE) return true;
  const beside = (each: Fragment) =>
    Math.abs(each.baseline - heading.baseline) < 1 && each.right < title.x - SAME_EDGE;
  return heading.x > title.x && headings.some(beside);
}

/** Lines that a heading takes with the white around it. */
const ROOM_OF_HEADING = 2.5;

/** A title right below a period that begins where it does: timelines side by side, whose periods stand over their titles. */
function standsUnderPeriod(title: Fragment, run: readonly Fragment[]): boolean {
  const above = run.findLast(
    (each) => Math.abs(each.x - title.x) < SAME_EDGE && each.baseline < title.baseline - 1,
  );
  if (!above || title.y - above.bottom > title.size) return false;
  return isMostlyDate(above.text) || (lookOf(above) === lookOf(title) && standsUnderPeriod(above, run));
}

/** A period alone right above a title, at its left edge or as far in as the edge of a coloured field is wide. */
function periodOver(title: Fragment, run: readonly Fragment[]): Fragment | undefined {
  const above = run.findLast(
    (each) => Math.abs(each.x - title.x) < WIDEST_PADDING && each.baseline < title.baseline - 1,
  );
  if (!above || title.y - above.bottom > title.size || !beginsWithDate(above)) return undefined;
  return hasPeriod(above.text) && lookOf(above) !== lookOf(title) ? above : undefined;
}

/** Points. */
const WIDEST_PADDING = 10;

/** Cards in one row, each with its period over its title. */
function cardsUnderPeriods(
  titles: readonly Fragment[],
  periods: readonly Fragment[],
  sorted: readonly Fragment[],
  styles: HeadingStyles,
): Fragment[][] | undefined {
  const [first] = periods;
  if (periods.length < titles.length || !periods.every((each) => isInRowOf(first!, each))) return undefined;
  if (periods.some((each) => lookOf(each) !== lookOf(first!))) return undefined;
  const below = sorted.filter((each) => each.baseline > first!.baseline - 1);
  const edges = titles.map(({ x }, at) => Math.min(x, periods[at]!.x));
  const cards = cardsBelow(edges, { below, styles, isDated: false });
  return cards?.every((card) => lookOf(card[0]!) === lookOf(first!)) ? cards : undefined;
}

interface Below {
  /** From the titles' row on. */
  below: readonly Fragment[];
  styles: HeadingStyles;
  /** Each title has its period behind it. */
  isDated: boolean;
}

function cardsBelow(edges: readonly number[], { below, styles, isDated }: Below): Fragment[][] | undefined {
  const columnOf = ({ x }: Fragment) => edges.findLastIndex((edge) => x > edge - SAME_EDGE);
  const fits = (each: Fragment) => {
    const at = columnOf(each);
    if (at < 0 || each.right >= (edges[at + 1] ?? Infinity) - SAME_EDGE) return false;
    return each.x < edges[at]! + CARD_INDENT || isMostlyDate(each.text);
  };
  const end = below.find((each) => !fits(each) || styles.isHeading(each))?.baseline ?? Infinity;
  const own = below.filter((each) => each.baseline < end - 1);
  const cards = edges.map((_, at) => own.filter((each) => columnOf(each) === at));
  const [looks, ...others] = cards.map(looksOf);
  const areAlike = looks && looks.length > 1 && others.every((other) => other.join() === looks.join());
  if (!areAlike && !isDated) return undefined;
  return cards.every((card) => card.length >= FEWEST_IN_CARD && card.some(saysWhen))
    ? rowByRow(cards.flatMap((column) => underEach(column, !areAlike)))
    : undefined;
}

const isInRowOf = (one: Fragment, other: Fragment) => Math.abs(one.baseline - other.baseline) < 1;

/** `2019 – 2021`, `(2019)`: `Kasir (2019)` has a title before it. */
function beginsWithDate({ text }: Fragment): boolean {
  return isMostlyDate(text) && (findDates(text)[0]?.from ?? 0) < 2;
}

/** The next piece of its row is a period. */
function hasPeriodBehind(title: Fragment, sorted: readonly Fragment[]): boolean {
  const next = sorted.find((each) => isInRowOf(title, each) && each.x > title.x);
  return next !== undefined && beginsWithDate(next) && hasPeriod(next.text);
}

/** Cards under each other in one column: each begins where the look of the first title comes again, or a row that ends with a period. */
function underEach(column: Fragment[], byPeriods: boolean): Fragment[][] {
  const title = lookOf(column[0]!);
  const cards: Fragment[][] = [];
  for (const [index, each] of column.entries()) {
    const isNew = byPeriods
      ? hasPeriodBehind(each, column)
      : index === 0 || lookOf(column[index - 1]!) !== title;
    if (cards.length === 0 || (isNew && lookOf(each) === title)) cards.push([each]);
    else cards.at(-1)!.push(each);
  }
  return cards.every((card) => card.some(saysWhen)) ? cards : [column];
}

const LABEL = /^\p{L}+(?: \p{L}+)?\s*:\s*/u;

/** `2016 – 2020`, `2016 – 2020 · IPK 3,70`, `Lulus: 2020`, and `Welder (2016 – 2020)`. */
function saysWhen({ text }: Fragment): boolean {
  if (isMostlyDate(text.replace(LABEL, ''))) return true;
  return findDates(text).some(
    ({ single, from, to }) => !single && (from === 0 || /^[)\]]?$/.test(text.slice(to))),
  );
}

function rowByRow(cards: Fragment[][]): Fragment[][] {
  return cards.toSorted(([a], [b]) =>
    Math.abs(a!.baseline - b!.baseline) < 1 ? a!.x - b!.x : a!.baseline - b!.baseline,
  );
}

/** The looks of a card's lines, the title's first, each once: a title may go on below the period beside it, and one card may lack a line. */
function looksOf(card: readonly Fragment[]): string[] {
  const [title, ...others] = new Set(card.map(lookOf));
  return title === undefined ? [] : [title, ...others.toSorted()];
}

function lookOf(fragment: Fragment): string {
  const { size, bold, italic, colour } = leadOf(fragment);
  return `${size.toFixed(1)} ${bold} ${italic} ${colour}`;
}

/** A title may be followed by a longer period in other letters. */
function leadOf(fragment: Fragment): Pick<Fragment, 'size' | 'bold' | 'italic' | 'colour'> {
  return fragment.bullet > 0 ? fragment : fragment.items[0]!;
}

export function blockOfCard(card: Fragment[], page: number, left: number): Block {
  const from = Math.min(...card.map(({ x }) => x));
  const by = left - from;
  const fragments = card.map((each) => ({ ...each, x: each.x + by, right: each.right + by }));
  return { page, fragments, left, right: Math.max(...fragments.map(({ right }) => right)), isCard: true };
}
