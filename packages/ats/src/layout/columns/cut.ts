import { isPresent } from '../../dates/calendar-words.ts';
import type { Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';

export interface Cut {
  x: number;
  gutterLeft: number;
  gutterRight: number;
  top: number;
  bottom: number;
  left: Fragment[];
  right: Fragment[];
  score: number;
}

export const SAME_EDGE = 2;

export function middle(fragment: Fragment): number {
  return (fragment.y + fragment.bottom) / 2;
}

export const leftOf = ({ x }: Fragment) => x;

export const rightOf = ({ right }: Fragment) => right;

export function least(fragments: readonly Fragment[], of: (fragment: Fragment) => number): number {
  let value = Infinity;
  for (const each of fragments) value = Math.min(value, of(each));
  return value;
}

export function most(fragments: readonly Fragment[], of: (fragment: Fragment) => number): number {
  let value = -Infinity;
  for (const each of fragments) value = Math.max(value, of(each));
  return value;
}

export function spreadOf(fragments: readonly Fragment[], edge: 'x' | 'right'): number {
  const edges = fragments.map((each) => each[edge]);
  return Math.max(...edges) - Math.min(...edges);
}

export function share(fragments: readonly Fragment[], test: (fragment: Fragment) => boolean): number {
  return fragments.length === 0 ? 0 : fragments.filter(test).length / fragments.length;
}

const NARROW = 0.45;
/** Of texts that are short themselves. */
export const NARROW_FACTS = 0.6;

export function isNarrow(left: readonly Fragment[], right: readonly Fragment[], widest = NARROW): boolean {
  const width = (side: readonly Fragment[]) =>
    Math.max(...side.map((each) => each.right)) - Math.min(...side.map((each) => each.x));
  return width(left) < widest * width(right);
}

export function dateShare(fragments: readonly Fragment[]): number {
  const worded = fragments.filter((fragment) => /[\p{L}\d]{2}/u.test(fragment.text));
  // `Present` is the end of a period whose beginning stands below it in the margin.
  const dates = worded.filter(({ text }) => isMostlyDate(text) || isPresent(text.trim()));
  return worded.length === 0 ? 0 : dates.length / worded.length;
}

/** Share of one side's fragments that stand on a base line of the other side. */
export function alignedShare(side: readonly Fragment[], other: readonly Fragment[]): number {
  const aligned = side.filter((fragment) =>
    other.some((each) => Math.abs(each.baseline - fragment.baseline) < 0.2 * fragment.size),
  );
  return aligned.length / side.length;
}
