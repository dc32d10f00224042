import type { Line } from '../layout/line.ts';
import type { Section } from './section.ts';
import { readHeading } from './read-heading.ts';

const FEWEST = 3;
/** A heading is lower than the first row beside it by so many times that row's size at most. */
const LOWEST = 3.2;
/** What stands so much further below the row above than rows of one text do opens a part of its own. */
const APART = 1.12;
/** Boxes around a text move its first row by so many times its size. */
const SAME_STEP = 0.32;
/** Padding of cards around some of the texts moves it further. */
const NEAR_STEP = 0.5;
const MOST = 0.6;
/** The first row beside a heading may be so many times its size lower, as in tags and boxes and where it is set in larger letters. */
const BESIDE = 1;
/** Two rows of one heading are no further apart than so many times its size. */
const ROW_OF_HEADING = 1.7;

/**
 * Headings in a margin that all stand by the same step lower than the first row of their text, as boxes do that keep the white above a
 * heading: the rows between belong to the heading below them.
 */
export function raiseLoweredHeadings(sections: Section[]): void {
  const headed = sections.filter(({ heading }) => heading !== undefined);
  for (const rail of Map.groupBy(headed, lookOf).values()) {
    if (rail.length < FEWEST) continue;
    const left = Math.max(...rail.map(({ heading }) => heading!.cells[0]!.x));
    const [{ flow, heading: first }] = [rail[0]!];
    const rows = sections
      .flatMap((section) => (section.flow === flow ? section.lines : []))
      .filter((line) => line.page === first!.page && line.x > left + 1);
    if (!isMargin(rail, sections, left)) continue;
    const step = commonStep(firstRows(rail), rows);
    if (step === undefined) continue;
    for (const section of rail) {
      const above = sections[sections.indexOf(section) - 1];
      if (above?.flow !== flow) continue;
      if (rail.includes(above) && isSecondRow(section, above)) joinHeadings(above, section, sections);
      else takeRowsAbove(section, above, step);
    }
  }
}

/** No text stands below the headings where they begin. */
function isMargin(rail: readonly Section[], sections: readonly Section[], left: number): boolean {
  const [first, last] = [rail[0]!.heading!, rail.at(-1)!.heading!];
  return sections.every(
    ({ flow, lines }) =>
      flow !== rail[0]!.flow ||
      lines.every(
        (line) =>
          line.page !== first.page ||
          line.x > left + 1 ||
          line.baseline <= first.baseline ||
          line.baseline >= last.baseline,
      ),
  );
}

function lookOf({ heading, flow }: Section): string {
  const { size, bold, colour } = heading!.cells[0]!;
  return `${flow} ${heading!.page} ${Math.round(2 * size)}${bold}${colour}`;
}

function firstRows(rail: readonly Section[]): Line[] {
  return rail.flatMap((section, index) => {
    const above = rail[index - 1];
    return above && isSecondRow(section, above) ? [] : [section.heading!];
  });
}

/** `PROFESSIONAL` over `EXPERIENCE`, with a row of the text between them. */
function isSecondRow({ heading: own }: Section, { heading: other }: Section): boolean {
  const [cell, above] = [own!.cells[0]!, other!.cells[0]!];
  return (
    cell.size === above.size &&
    cell.bold === above.bold &&
    cell.items[0]!.baseline - above.items[0]!.baseline < ROW_OF_HEADING * cell.size &&
    readHeading(`${above.text} ${cell.text}`) !== undefined
  );
}

function joinHeadings(first: Section, second: Section, sections: Section[]): void {
  const whole = readHeading(`${first.heading!.cells[0]!.text} ${second.heading!.cells[0]!.text}`)!;
  first.type = whole.type;
  first.lines.push(...second.lines);
  sections.splice(sections.indexOf(second), 1);
}

/** How much lower nearly all headings stand than a row that opens a part of the text; undefined where they stand beside it. */
function commonStep(headings: readonly Line[], rows: readonly Line[]): number | undefined {
  const pitch = Math.min(
    ...rows
      .slice(1)
      .map((row, at) => distance(rows[at]!, row))
      .filter((each) => each > 1),
  );
  const openings = new Set(
    rows.filter((row, at) => at === 0 || distance(rows[at - 1]!, row) > APART * pitch),
  );
  const near = headings.map((heading) =>
    rows.filter((row) => {
      const step = distance(row, heading);
      const isAt = step > -BESIDE * row.size && step < LOWEST * row.size;
      return isAt && row.x > heading.cells[0]!.right;
    }),
  );
  const worth = (step: number, below = SAME_STEP): number => {
    let [found, sum] = [0, 0];
    for (const [index, heading] of headings.entries()) {
      const beside = near[index]!.filter((row) => {
        const off = distance(row, heading) - step;
        return off > -below * row.size && off < SAME_STEP * row.size;
      });
      if (beside.length > 0) found += 1;
      sum += beside.some((row) => openings.has(row)) ? 2 : beside.length > 0 ? 1 : 0;
    }
    return found >= Math.max(FEWEST, MOST * headings.length) ? sum : 0;
  };
  let [best, most] = [0, worth(0, BESIDE)];
  for (const [index, heading] of headings.entries())
    for (const row of near[index]!) {
      const step = distance(row, heading);
      if (step < SAME_STEP * row.size) continue;
      const sum = worth(step);
      if (sum > most) [best, most] = [step, sum];
    }
  // What never stands beside a row stands over its text.
  const isBeside = headings.some((heading) =>
    rows.some((row) => Math.abs(distance(row, heading)) < 0.9 * row.size),
  );
  return best > 0 && isBeside ? best : undefined;
}

/** As printed: a heading in a margin may have been moved to a row. */
function distance(above: Line, below: Line): number {
  return below.cells[0]!.items[0]!.baseline - above.cells[0]!.items[0]!.baseline;
}

function takeRowsAbove({ heading, lines }: Section, above: Section, step: number): void {
  const off = (line: Line) => Math.abs(distance(line, heading!) - step);
  const [first] = above.lines
    .filter(
      (line) =>
        line.page === heading!.page && line.x > heading!.cells[0]!.right && off(line) < NEAR_STEP * line.size,
    )
    .toSorted((a, b) => off(a) - off(b));
  if (first) lines.unshift(...above.lines.splice(above.lines.indexOf(first)));
}
