import { findDates } from '../dates/find-dates.ts';
import { slicePiece } from '../text/piece.ts';
import { cutFragment } from './cut-fragment.ts';
import type { Fragment } from './fragment.ts';

const FEWEST_BELOW = 2;

/**
 * `10/1992–09/1994 Undergraduate Studies`, where the margin of periods is as narrow as a space: the text begins where other lines begin, so
 * that the period is a cell of its own.
 */
export function cutGluedDates(fragments: readonly Fragment[]): Fragment[] {
  const edges = Map.groupBy(
    fragments.filter(({ bullet }) => bullet === 0),
    ({ x }) => Math.round(x),
  );
  return fragments.flatMap((fragment) => {
    const end = periodEnd(fragment);
    if (end === undefined) return [fragment];
    // Within a word the place of a letter is not known to the point.
    const touches = TOUCHING.test(fragment.text);
    const reach = touches ? 3 : 1;
    const cut = cutFragment(fragment, end);
    const rest = touches ? inOneLook(cut) : cut;
    if (!/^[\p{L}\d]/u.test(rest.text)) return [fragment];
    const at = Math.round(rest.x);
    const near = [...edges].filter(([x]) => Math.abs(x - at) <= reach);
    const below = near.flatMap(([, lines]) => lines);
    if (below.length < FEWEST_BELOW) return [fragment];
    const { text, items } = slicePiece(fragment, 0, end);
    const right = Math.max(...items.map((item) => item.x + item.width));
    return [{ ...fragment, text, items, right, width: right - fragment.x }, rest];
  });
}

/** The word that the period touched was read in the period's letters, and is set in those of the next word. */
function inOneLook(rest: Fragment): Fragment {
  const [word, next, ...others] = rest.items;
  if (!word || !next) return rest;
  const { bold, italic, colour, font } = next;
  return { ...rest, bold, italic, colour, items: [{ ...word, bold, italic, colour, font }, next, ...others] };
}

const DAY = String.raw`(?:(?:(?:0?[1-9]|1[0-2])[/.])?(?:19|20)\d\d|(?:0[1-9]|1[0-2])/\d\d)`;
/** `2010–2011Harbour Books`, `09/10–07/11Harbour Books`: a column exactly as wide as its years. */
const TOUCHING = new RegExp(String.raw`^${DAY}\s?[–—-]\s?${DAY}(?=\p{L})`, 'u');

/** Where the period ends that a fragment begins with. */
function periodEnd({ text, bullet }: Fragment): number | undefined {
  if (bullet > 0) return undefined;
  const touching = TOUCHING.exec(text);
  if (touching) return touching[0].length;
  const [span] = findDates(text);
  return span && !span.single && span.from === 0 ? span.to : undefined;
}
