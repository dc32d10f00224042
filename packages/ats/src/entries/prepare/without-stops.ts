import { findDates } from '../../dates/find-dates.ts';
import { headOf } from '../../layout/cut-fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';

/**
 * `2018 – 2020: Perawat di RSUD Arunika, Kupang.`: heads that begin with their dates and end as sentences do. Where all of a section's lines but its
 * points are such, the full stops are left out.
 */
export function withoutStops(lines: readonly Line[]): Line[] {
  const heads = lines.filter(({ bullet }) => !bullet);
  if (heads.length < 2 || !heads.every(isDatedWithStop)) return [...lines];
  return lines.map((line) => {
    const last = line.cells.at(-1)!;
    return line.bullet
      ? line
      : withCells(line, [...line.cells.slice(0, -1), headOf(last, last.text.length - 1)]);
  });
}

const MOST_WORDS = 18;

/** One sentence without a verb is as long as a head, and holds no second one. */
function isDatedWithStop({ text }: Line): boolean {
  return (
    findDates(text)[0]?.from === 0 &&
    /[\p{Ll}\d)]\.$/u.test(text) &&
    !/\p{Ll}{4}\.\s/u.test(text) &&
    text.split(/\s+/).length <= MOST_WORDS
  );
}
