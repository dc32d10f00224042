import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { headingText } from '../../classify/heading-styles/style-key.ts';
import { readHeading } from '../../classify/read-heading.ts';
import { hasPeriod } from '../../dates/find-dates.ts';
import type { Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { SAME_EDGE } from './cut.ts';

const FEWEST_STATIONS = 3;
const FEWEST_IN_STATION = 2;
const INDENT = 20;

export interface TimelineAcross {
  /** The heading and what stands over it. */
  above: Fragment[];
  /** From left to right, each with its period first. */
  stations: Fragment[][];
  below: Fragment[];
}

/**
 * A timeline that runs across the page below its heading: each station begins with its period and has a column of its own, and they may stand over
 * and under the line by turns.
 */
export function timelineAcross(
  region: readonly Fragment[],
  styles: HeadingStyles,
): TimelineAcross | undefined {
  const headings = region.filter((each) => styles.isHeading(each)).toSorted((a, b) => a.y - b.y);
  for (const heading of headings) {
    if (readHeading(headingText(heading)) === undefined) continue;
    // Two headings side by side have a column each.
    if (headings.some((each) => each !== heading && Math.abs(each.baseline - heading.baseline) < SAME_EDGE))
      continue;
    const end = headings.find(({ y }) => y > heading.bottom)?.y ?? Infinity;
    const band = region.filter(({ y, bottom }) => y > heading.bottom - 1 && bottom < end + 1);
    const stations = stationsIn(band);
    if (!stations) continue;
    const rest = region.filter((each) => !band.includes(each));
    const above = rest.filter(({ y }) => y < heading.bottom);
    return { above, stations, below: rest.filter((each) => !above.includes(each)) };
  }
  return undefined;
}

/** `2023   2016` over two names over who gave them: each card in its column, line beside line. */
function datedCards(band: readonly Fragment[]): Fragment[][] | undefined {
  const rows = [...Map.groupBy(band, ({ y }) => Math.round(y / SAME_EDGE)).values()];
  const [days, ...others] = rows.map((row) => row.toSorted((a, b) => a.x - b.x));
  const isDay = ({ text }: Fragment) => isMostlyDate(text);
  if (!days || days.length < 2 || others.length < FEWEST_IN_STATION || !days.every(isDay)) return undefined;
  const isUnder = (row: readonly Fragment[]) =>
    row.length === days.length && row.every(({ x }, at) => Math.abs(x - days[at]!.x) < SAME_EDGE);
  if (!others.every((row) => isUnder(row) && !row.some(isDay))) return undefined;
  return days.map((day, at) => [day, ...others.map((row) => row[at]!)]);
}

function stationsIn(band: readonly Fragment[]): Fragment[][] | undefined {
  const periods = band
    .filter(({ text }) => isMostlyDate(text) && hasPeriod(text))
    .toSorted((a, b) => a.x - b.x);
  if (periods.length < FEWEST_STATIONS) return datedCards(band);
  const stations = periods.map((period, at) => {
    const next = periods[at + 1]?.x ?? Infinity;
    const isIn = ({ x, right }: Fragment) =>
      x > period.x - SAME_EDGE && x < period.x + INDENT && right < next - SAME_EDGE;
    return band.filter(isIn).toSorted((a, b) => a.y - b.y || a.x - b.x);
  });
  const isStation = (station: readonly Fragment[], at: number) =>
    station[0] === periods[at] && station.length > FEWEST_IN_STATION;
  const isWhole = stations.flat().length === band.length;
  return isWhole && stations.every(isStation) ? stations : undefined;
}
