import { findDates } from '../dates/find-dates.ts';
import { withCells, type Line } from './line.ts';

const FEWEST_BADGES = 2;
const FEW_LINES = 4;
const SAME_EDGE = 12;

/**
 * Timelines set the year of each entry on their line once more: `2019` beside `Staf Gudang`, over `PT Arunika (Juni 2019 – Maret 2021)` or below the
 * period. Where it is so again and again, the year says nothing new and would be taken for another date.
 * @param lines of one flow
 */
export function withoutBadgeYears(lines: readonly Line[]): Line[] {
  const badges = lines.flatMap((line, index) => (badgeYear(line) === undefined ? [] : [index]));
  const [first] = badges;
  const again = badges.filter((index, at) => {
    const isFlush = Math.abs(lines[index]!.x - lines[first!]!.x) < SAME_EDGE;
    const near = [...lines.slice(Math.max(0, index - 1), index), ...lines.slice(index + 1, badges[at + 1])];
    return isFlush && isSaidIn(near, badgeYear(lines[index]!)!);
  });
  if (again.length < FEWEST_BADGES || again.length < badges.length) return [...lines];
  return lines.map((line, index) => (again.includes(index) ? withCells(line, line.cells.slice(1)) : line));
}

function badgeYear({ cells }: Line): number | undefined {
  const [badge, beside] = cells;
  if (!badge || !beside || !/^\s*(?:19|20)\d{2}\s*$/.test(badge.text) || findDates(beside.text).length > 0)
    return undefined;
  return Number(badge.text);
}

function isSaidIn(near: readonly Line[], year: number): boolean {
  const spans = near.slice(0, FEW_LINES).flatMap(({ text }) => findDates(text));
  const period = spans.find((span) => !span.single);
  return period !== undefined && (period.start?.year === year || period.end?.year === year);
}
