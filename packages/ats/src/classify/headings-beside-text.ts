import { isLabel } from '../fields/contact-zone.ts';
import { type Line, makeLine } from '../layout/line.ts';
import type { Flow } from '../layout/reading-order.ts';
import { LARGE, MIN_INLINE_SCORE, hasColonBeside, isDatedName } from './heading-at.ts';
import { type HeadingStyles } from './heading-styles/heading-styles.ts';
import { namesField } from './heading-styles/style-groups.ts';
import { styleKey } from './heading-styles/style-key.ts';
import { readHeading } from './read-heading.ts';
import type { SectionType } from './section-type.ts';
import type { Section } from './section.ts';
import { OF_ENTRIES } from './subheadings.ts';

/** A heading in a margin may stand a little lower than the first row beside it, which is its own. */
export function besideHeadings(sections: Section[]): void {
  for (const [index, { heading, lines, flow }] of sections.entries()) {
    const above = sections[index - 1];
    const [last, first] = [above?.lines.at(-1), lines[0]];
    if (!above || !heading || !last || !first || above.flow !== flow || heading.cells.length > 1) continue;
    const isInColumn =
      last.page === heading.page && last.x > heading.right && Math.abs(last.x - first.x) < SAME_EDGE;
    const overlaps = last.bottom > heading.y + OVERLAP * heading.size;
    const from = above.lines.findLastIndex((line) => line.gap > STANDS_APART * line.size);
    const rows = above.lines.slice(from);
    const areRowsOf =
      from > 0 &&
      rows.length <= Math.min(MOST_ROWS_ABOVE, lines.length) &&
      rows.every((line) => line.page === last.page && Math.abs(line.x - last.x) < SAME_EDGE) &&
      isOneRow(heading, first) &&
      first.y - last.bottom < Math.max(NEXT_ROW, last.gap / last.size) * first.size &&
      last.size === first.size;
    if (isInColumn && areRowsOf) lines.unshift(...above.lines.splice(from));
    else if (isInColumn && overlaps) lines.unshift(above.lines.pop()!);
  }
}

const SAME_EDGE = 3;
const OVERLAP = 0.3;
const STANDS_APART = 1;
const NEXT_ROW = 0.6;
const MOST_ROWS_ABOVE = 3;
const FEWEST_IN_RAIL = 2;
const MOST_WORDS_IN_RAIL = 4;

/**
 * Two headings that the reader knows, beside their text in one look and at one place, make a rail: what else stands there is a heading, too.
 * `Telepon   0812…` below `Nama   Siti` is a fact, whatever section its label could open, and so is all in a look that no heading over jobs or schools has.
 */
export function railsOf(sections: readonly Section[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { heading, lines } of sections)
    if (
      heading &&
      !hasColonBeside(heading) &&
      !isLabel(heading.cells[0]!.text) &&
      (heading.cells.length > 1 || isOneRow(heading, lines[0]))
    )
      for (const rail of railsOfLine(heading)) counts.set(rail, (counts.get(rail) ?? 0) + 1);
  const ofEntries = sections.flatMap(({ type, heading }) =>
    heading && OF_ENTRIES.has(type) ? railsOfLine(heading) : [],
  );
  const isRail = (rail: string, count: number) =>
    count >= FEWEST_IN_RAIL && (ofEntries.length === 0 || ofEntries.includes(rail));
  return new Set([...counts].filter(([rail, count]) => isRail(rail, count)).map(([rail]) => rail));
}

function isOneRow(heading: Line, first: Line | undefined): boolean {
  return (
    first !== undefined && first.page === heading.page && Math.abs(first.baseline - heading.baseline) < 1
  );
}

function railOf({ cells: [first], page }: Line): string {
  return `${styleKey(first!)}@${Math.round(first!.x)} ${page}`;
}

/** At the left edge of the rail or, where headings end flush before their text, at its right one. */
function railsOfLine(line: Line): string[] {
  const [first] = line.cells;
  return [railOf(line), `${styleKey(first!)}@-${Math.round(first!.right)} ${line.page}`];
}

/**
 * `Education   Oregon Culinary Institute   2014 - 2015`, `Skills   …` in larger letters than the text: headings with their first line beside
 * them, which look like the employers of the paper, too.
 */
export function marginsOf(flows: readonly Flow[], styles: HeadingStyles): Set<Line> {
  const named = flows
    .flatMap(({ lines }) => lines)
    .filter((line) => {
      const [first, ...others] = line.cells;
      if (!first || others.length === 0 || line.bullet || first.size < LARGE * styles.bodySize) return false;
      return !hasColonBeside(line) && (readHeading(first.text)?.score ?? 0) >= MIN_INLINE_SCORE;
    });
  const types = (line: Line) => readHeading(line.cells[0]!.text)!.type;
  const alike = Map.groupBy(named, railOf);
  return new Set(
    [...alike.values()].filter((lines) => new Set(lines.map(types)).size >= FEWEST_IN_RAIL).flat(),
  );
}

export function headingInMargin(line: Line): { type: SectionType; heading?: Line; rest: Line } {
  const [first, ...others] = line.cells;
  return {
    type: readHeading(first!.text)!.type,
    rest: makeLine(others, line.columnLeft, line.columnRight),
  };
}

export function headingInRail(
  line: Line,
  rails: ReadonlySet<string>,
): { type: SectionType; heading?: Line; rest: Line } | undefined {
  const [first, ...others] = line.cells;
  if (!first || others.length === 0 || hasColonBeside(line)) return undefined;
  if (!railsOfLine(line).some((rail) => rails.has(rail))) return undefined;
  if (isDatedName(line)) return undefined;
  if (namesField(first.text) && !readHeading(first.text)) return undefined;
  if (first.text.split(' ').length > MOST_WORDS_IN_RAIL || !/^\p{L}[^\d:]*$/u.test(first.text))
    return undefined;
  return {
    type: readHeading(first.text)?.type ?? 'other',
    heading: makeLine([first], line.columnLeft, line.columnRight),
    rest: makeLine(others, line.columnLeft, line.columnRight),
  };
}
