import { readHeading } from '../classify/read-heading.ts';
import { joinFragments, type Fragment } from './fragment.ts';

const SURE = 5;
const LEAST_LETTERS = 2;
const WORD = /^\p{L}+-?$/u;

/** `Sertifi-` over `kasi`, `Keterampil` over `an`: one word of a heading, which its narrow column broke with a hyphen or without. */
export function joinBrokenHeadings(fragments: readonly Fragment[]): Fragment[] {
  const ends = new Map<Fragment, Fragment>();
  for (const above of fragments) {
    if (!standsOut(above)) continue;
    const below = fragments.find((each) => isRest(above, each));
    if (below) ends.set(above, below);
  }
  if (ends.size === 0) return [...fragments];
  const joined = new Set(ends.values());
  return fragments.flatMap((fragment) => {
    if (joined.has(fragment)) return [];
    const end = ends.get(fragment);
    return end ? [whole(fragment, end)] : [fragment];
  });
}

function standsOut({ text, bold, size, bullet }: Fragment): boolean {
  return (bold || size > 11 || text === text.toUpperCase()) && bullet === 0 && WORD.test(text);
}

function isRest(above: Fragment, below: Fragment): boolean {
  const { size } = above;
  const step = below.baseline - above.baseline;
  if (Math.abs(below.x - above.x) > 2 || step < 0.5 * size || step > 1.8 * size) return false;
  if (below.bold !== above.bold || below.colour !== above.colour || Math.abs(below.size - size) > 0.1)
    return false;
  if (!WORD.test(below.text) || below.text.length < LEAST_LETTERS || below.text.endsWith('-')) return false;
  const isUpper = above.text === above.text.toUpperCase();
  if (isUpper ? below.text !== below.text.toUpperCase() : /^\p{Lu}/u.test(below.text)) return false;
  const word = wordOf(above, below);
  return !readHeading(above.text) && !readHeading(below.text) && (readHeading(word)?.score ?? 0) >= SURE;
}

function wordOf(above: Fragment, below: Fragment): string {
  return above.text.replace(/-$/, '') + below.text;
}

function whole(above: Fragment, below: Fragment): Fragment {
  const text = wordOf(above, below);
  const joined = joinFragments(above, below, '');
  return { ...joined, text, items: [{ ...above.items[0]!, text, width: joined.width }] };
}
