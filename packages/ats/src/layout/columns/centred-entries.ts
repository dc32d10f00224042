import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import type { Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { type Cut, isNarrow, least, most } from './cut.ts';
import { readsOn } from './stacked-entries.ts';

const FEWEST_ENTRIES = 2;
const FEWEST_FACTS = 2;
/** Of the text beside them. */
const WIDEST_FACTS = 0.8;
/** White between two cards, in heights of a line. */
const CARD_GAP = 1.6;
/** How far the middles of facts and text may be apart, in heights of a line. */
const OFF_CENTRE = 0.8;

/**
 * Cards in which the period, post and employer stand at the left and what was done at the right, each in the middle of the card's height, so
 * that they share no lines: each entry's facts are read before its text.
 */
export function centredEntries(found: Cut, styles: HeadingStyles): Fragment[][] | undefined {
  if (found.right.some((each) => styles.isHeading(each))) return undefined;
  const texts = blocksOf(found.right, () => true);
  const top = least(found.right, ({ y }) => y);
  // Name and contacts may stand over the cards.
  const lead = found.left.filter((each) => each.bottom < top && !isMostlyDate(each.text));
  const facts = blocksOf(
    found.left.filter((each) => !styles.isHeading(each) && !lead.includes(each)),
    (each) => isMostlyDate(each.text),
  );
  if (facts.length < FEWEST_ENTRIES || facts.length !== texts.length) return undefined;
  if (!isNarrow(facts.flat(), found.right, WIDEST_FACTS)) return undefined;
  if (!facts.every((block, at) => isEntry(block, texts[at]!))) return undefined;
  const headings = found.left
    .filter((each) => styles.isHeading(each) && !lead.includes(each))
    .toSorted((a, b) => a.y - b.y);
  let read = 0;
  const parts = facts.flatMap((block, at) => {
    const above = headings.slice(read).filter((each) => each.y < block[0]!.y);
    read += above.length;
    return [...above.map((each) => [each]), block, texts[at]!];
  });
  if (read < headings.length) return undefined;
  return lead.length > 0 ? [lead, ...parts] : parts;
}

/** Lines with no more white between them than there is within a text; a block opens only with a line that may. */
function blocksOf(side: readonly Fragment[], mayOpen: (first: Fragment) => boolean): Fragment[][] {
  const blocks: Fragment[][] = [];
  for (const each of side.toSorted((a, b) => a.y - b.y)) {
    const block = blocks.at(-1);
    const gap = block ? each.y - most(block, ({ bottom }) => bottom) : Infinity;
    if (block && (gap < CARD_GAP * (each.bottom - each.y) || !mayOpen(each))) block.push(each);
    else blocks.push([each]);
  }
  return blocks;
}

function isEntry(facts: readonly Fragment[], text: readonly Fragment[]): boolean {
  const dates = facts.filter((each) => isMostlyDate(each.text));
  const [first] = text;
  const line = first!.bottom - first!.y;
  return (
    dates.length === 1 &&
    dates[0] === facts[0] &&
    facts.length > FEWEST_FACTS &&
    text.length > 1 &&
    Math.abs(centre(facts) - centre(text)) < OFF_CENTRE * line &&
    !text.some((each) => isMostlyDate(each.text)) &&
    text.some((each) => readsOn(each.text))
  );
}

function centre(block: readonly Fragment[]): number {
  return (least(block, ({ y }) => y) + most(block, ({ bottom }) => bottom)) / 2;
}
