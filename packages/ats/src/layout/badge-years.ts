import { findDates } from '../dates/find-dates.ts';
import type { Fragment } from './fragment.ts';
import { withCells, type Line } from './line.ts';

const FEWEST_BADGES = 2;
const FEW_LINES = 4;
const SAME_EDGE = 12;

/**
 * Timelines set the year of each entry on their line once more: `2019` beside `Staf Gudang`, over `PT Arunika (Juni 2019 – Maret 2021)` or below the
 * period. Where it is so again and again, the year says nothing new and would be taken for another date. On a line down the middle of the page it stands
 * before the entries at its right and behind those at its left.
 * @param lines of one flow
 */
export function withoutBadgeYears(all: readonly Line[]): Line[] {
  const lines = withoutLoneBadges(all);
  const places = lines.map(badgeOf);
  const behind = places.find((badge, index) => badge && badge === lines[index]!.cells.at(-1));
  return behind ? withoutBadges(withoutBadges(lines, behind.x), undefined) : withoutBadges(lines, undefined);
}

/** The same with the year in a line of its own, left of the lines above and below it, which are an entry's name and its period. */
function withoutLoneBadges(lines: readonly Line[]): readonly Line[] {
  const lone = lines.filter((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (line.cells.length > 1 || !YEAR_ALONE.test(line.text) || !above || !below) return false;
    return (
      above.page === line.page && below.page === line.page && above.x > line.right && below.x > line.right
    );
  });
  const areBadges = lone.every((line) => {
    const from = lines.indexOf(line) + 1;
    return isSaidIn(lines.slice(from, from + FEW_LINES), Number(line.text));
  });
  return lone.length >= FEWEST_BADGES && areBadges ? lines.filter((line) => !lone.includes(line)) : lines;
}

const YEAR_ALONE = /^\s*(?:19|20)\d{2}\s*$/;

/** @param middle where the line in the middle stands; else years count that come first in their line */
function withoutBadges(lines: readonly Line[], middle: number | undefined): Line[] {
  const badges = lines.map((line) => {
    const badge = badgeOf(line);
    const isOne =
      middle === undefined
        ? badge === line.cells[0]
        : Math.abs(badge ? badge.x - middle : SAME_EDGE) < SAME_EDGE;
    return isOne ? badge : undefined;
  });
  const at = badges.flatMap((badge, index) => (badge ? [index] : []));
  const again = at.filter((index, place) => {
    const isFlush = Math.abs(badges[index]!.x - badges[at[0]!]!.x) < SAME_EDGE;
    const near = [...lines.slice(Math.max(0, index - 1), index), ...lines.slice(index + 1, at[place + 1])];
    return isFlush && isSaidIn(near, Number(badges[index]!.text));
  });
  if (again.length < FEWEST_BADGES || again.length < at.length) return [...lines];
  return lines.map((line, index) =>
    again.includes(index)
      ? withCells(
          line,
          line.cells.filter((cell) => cell !== badges[index]),
        )
      : line,
  );
}

/** A year alone in the first or the last of a line's cells, where the others say nothing of when. */
function badgeOf({ cells }: Line): Fragment | undefined {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || first === last) return undefined;
  const badge = [first, last].find(({ text }) => YEAR_ALONE.test(text));
  const beside = badge === first ? cells[1] : cells.at(-2);
  return badge && findDates(beside!.text).length === 0 ? badge : undefined;
}

function isSaidIn(near: readonly Line[], year: number): boolean {
  const spans = near.slice(0, FEW_LINES).flatMap(({ text }) => findDates(text));
  return spans.some((span) => !span.single && (span.start?.year === year || span.end?.year === year));
}
