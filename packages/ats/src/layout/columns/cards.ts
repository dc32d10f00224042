import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import type { Block } from './block.ts';
import { SAME_EDGE, most } from './cut.ts';

const MOST_CARDS = 4;
const CARD_INDENT = 30;
const FEWEST_IN_CARD = 3;

/**
 * Cards side by side, each a title in bold over a period and a text: their lines are in the same looks, one after the other, and may stand on
 * different heights. Row by row, each from top to bottom.
 */
export function cardsBeside(
  run: readonly Fragment[],
  styles: HeadingStyles,
  region: readonly Fragment[],
): Fragment[][] | undefined {
  const sorted = run.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x);
  const tops = sorted.filter((each) => leadOf(each).bold && !isMostlyDate(each.text));
  for (const top of tops) {
    const row = sorted.filter((each) => Math.abs(each.baseline - top.baseline) < 1);
    if (row.length < 2 || row.length > MOST_CARDS || row.some((each) => lookOf(each) !== lookOf(top)))
      continue;
    if (haveOwnHeadings(row, styles, region)) return undefined;
    if (row.every((each) => standsUnderPeriod(each, sorted))) continue;
    const cards = cardsBelow(
      row.map(({ x }) => x),
      sorted.filter((each) => each.baseline > top.baseline - 1),
      styles,
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

function cardsBelow(
  edges: readonly number[],
  below: readonly Fragment[],
  styles: HeadingStyles,
): Fragment[][] | undefined {
  const columnOf = ({ x }: Fragment) => edges.findLastIndex((edge) => x > edge - SAME_EDGE);
  const endsRow = (date: Fragment, at: number) =>
    below.some(
      (each) => each.x < date.x && columnOf(each) === at && Math.abs(each.baseline - date.baseline) < 1,
    );
  const fits = (each: Fragment) => {
    const at = columnOf(each);
    if (at < 0 || each.right >= (edges[at + 1] ?? Infinity) - SAME_EDGE) return false;
    return each.x < edges[at]! + CARD_INDENT || (isMostlyDate(each.text) && endsRow(each, at));
  };
  const end = below.find((each) => !fits(each) || styles.isHeading(each))?.baseline ?? Infinity;
  const own = below.filter((each) => each.baseline < end - 1);
  const cards = edges.map((_, at) => own.filter((each) => columnOf(each) === at));
  const [looks, ...others] = cards.map(looksOf);
  if (!looks || looks.length < 2 || others.some((other) => other.join() !== looks.join())) return undefined;
  return cards.every((card) => card.length >= FEWEST_IN_CARD && card.some(saysWhen))
    ? rowByRow(cards.flatMap(underEach))
    : undefined;
}

/** Cards under each other in one column: each begins where the look of the first title comes again. */
function underEach(column: Fragment[]): Fragment[][] {
  const title = lookOf(column[0]!);
  const cards: Fragment[][] = [];
  for (const [index, each] of column.entries()) {
    const opens = lookOf(each) === title && (index === 0 || lookOf(column[index - 1]!) !== title);
    if (opens) cards.push([each]);
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
