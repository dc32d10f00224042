import { isPlace } from './find-place.ts';
import { matchesIn } from '../text/matches-in.ts';

interface TownBehindName {
  /** Characters of the text: where the name ends, and where the town begins and ends. */
  nameEnd: number;
  from: number;
  to: number;
}

/**
 * `SMK Negeri 2 Arunika, Karawang` and `RSUD Arunika (Tasikmalaya)` in one cell of a table: a name, and its town.
 * @param parting global: what may stand between them outside of brackets
 */
export function townBehindName(text: string, parting: RegExp): TownBehindName | undefined {
  for (const match of matchesIn(text, parting)) {
    const from = match.index + match[0].length;
    if (isPlace(text.slice(from))) return { nameEnd: match.index, from, to: text.length };
  }
  const brackets = /\s+\(([^()]+)\)$/.exec(text);
  if (!brackets || !isPlace(brackets[1]!)) return undefined;
  const to = text.length - 1;
  return { nameEnd: brackets.index, from: to - brackets[1]!.length, to };
}
