import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isPlace } from '../../places/find-place.ts';
import { joinFragments, sameLook, type Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { type Cut, NARROW_FACTS, isNarrow, least, leftOf } from './cut.ts';

const FEWEST_FACTS = 2;

/**
 * Employer, post, period and place under each other at the left, and beside them what was done there: each entry's facts are read before
 * its text.
 */
export function stackedEntries(found: Cut, styles: HeadingStyles): Fragment[][] | undefined {
  if (found.right.some((each) => styles.isHeading(each)) || found.left.some((each) => each.role))
    return undefined;
  const stretches: Fragment[][] = [];
  for (const each of found.left.toSorted((a, b) => a.y - b.y)) {
    if (stretches.length === 0 || styles.isHeading(each)) stretches.push([]);
    stretches.at(-1)!.push(each);
  }
  let hasEntries = false;
  const parts = stretches.flatMap((stretch, index) => {
    const top = index === 0 ? -Infinity : stretch[0]!.y - 1;
    const end = stretches[index + 1]?.[0]!.y ?? Infinity;
    const right = found.right.filter((each) => each.y >= top && each.y < end - 1);
    const heading = stretch.filter((each) => styles.isHeading(each));
    const facts = stretch.filter((each) => !heading.includes(each));
    const printed = stacksOf(facts);
    if (printed.length < 2) return [[...stretch, ...right]];
    const stacks = printed.map((stack) => withWholeNames(stack, least(found.right, leftOf)));
    if (!areEntries(stacks, right)) return [[...stretch, ...right]];
    hasEntries = true;
    return [
      heading,
      ...stacks.flatMap((stack, at) => {
        const [from, to] = [stack[0]!.y - 2, stacks[at + 1]?.[0]!.y ?? Infinity];
        return [stack, right.filter((each) => (at === 0 || each.y >= from) && each.y < to - 2)];
      }),
    ];
  });
  return hasEntries ? parts.filter((part) => part.length > 0) : undefined;
}

/** A stack begins with what looks like the first line of the first one. */
function stacksOf(facts: readonly Fragment[]): Fragment[][] {
  const stacks: Fragment[][] = [];
  for (const each of facts) {
    const [first] = stacks[0] ?? [];
    const opens =
      !first ||
      (each.bold === first.bold &&
        each.italic === first.italic &&
        each.colour === first.colour &&
        Math.abs(each.size - first.size) < 0.4 &&
        stacks.at(-1)!.some((fact) => isMostlyDate(fact.text)));
    if (opens) stacks.push([each]);
    else stacks.at(-1)!.push(each);
  }
  return stacks;
}

/** Points that a margin leaves before the text beside it, at the least. */
const BEFORE_TEXT = 13;

/** `PT Cahaya Talenta` over `Nusantara`: one name that the margin's edge broke, as its next word had no room before the text at `edge`. */
function withWholeNames(stack: readonly Fragment[], edge: number): Fragment[] {
  const names: Fragment[] = [];
  for (const each of stack) {
    const above = names.at(-1);
    if (above && breaksAtEdge(above, each, edge)) names[names.length - 1] = joinFragments(above, each);
    else names.push(each);
  }
  // A post and an employer of one look are two facts at least.
  return names.filter(({ text }) => !isMostlyDate(text)).length < FEWEST_FACTS ? [...stack] : names;
}

function breaksAtEdge(above: Fragment, below: Fragment, edge: number): boolean {
  const [end, next] = [above.items.at(-1)!, below.items[0]!];
  if (!sameLook(above, below) || above.colour !== below.colour || Math.abs(above.x - below.x) > 1)
    return false;
  if (isMostlyDate(above.text) || isMostlyDate(below.text) || isPlace(below.text)) return false;
  if (postScore(above.text) >= 1.5 && postScore(below.text) < 0) return false;
  return end.x + end.width + 0.25 * end.size + next.width > edge - BEFORE_TEXT;
}

function areEntries(stacks: readonly Fragment[][], right: readonly Fragment[]): boolean {
  // The page may end within the last one.
  const last = stacks.at(-1);
  const isBroken = stacks.length > 2 && last && !last.some((each) => isMostlyDate(each.text));
  const whole = isBroken ? stacks.slice(0, -1) : stacks;
  if (whole.length < 2 || right.length === 0 || !isNarrow(stacks.flat(), right, NARROW_FACTS)) return false;
  return whole.every((stack, index) => {
    const [first] = stack;
    const dates = stack.filter((each) => isMostlyDate(each.text));
    const facts = stack.filter((each) => !dates.includes(each) && !isPlace(each.text));
    const to = stacks[index + 1]?.[0]!.y ?? Infinity;
    const text = right.filter((each) => each.y >= first!.y - 4 && each.y < to - 2);
    const lead = text.toSorted((a, b) => a.y - b.y)[0];
    const isLed = lead && Math.abs(lead.baseline - first!.baseline) < 0.6 * first!.size;
    return (
      dates.length === 1 &&
      facts.length >= FEWEST_FACTS &&
      !isMostlyDate(first!.text) &&
      isLed &&
      !text.some((each) => isMostlyDate(each.text)) &&
      readsOn(lead.text)
    );
  });
}

/** Words of a sentence, most of them small. */
export function readsOn(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  // `Medical admissions.`
  if (/^\p{Lu}\p{Ll}+ \p{Ll}{3,}\.$/u.test(text)) return true;
  return words.length >= 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 0.5 * words.length;
}
