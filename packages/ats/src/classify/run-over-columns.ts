import { hasOwnDate } from '../entries/own-dates.ts';
import { sameLook } from '../layout/fragment.ts';
import { withCells, type Line } from '../layout/line.ts';
import { REACHES } from './reaches.ts';
import type { SectionType } from './section-type.ts';
import type { Section } from './section.ts';
import { OF_ENTRIES, movedBy } from './subheadings.ts';
import { CUT } from './tables-without-heading.ts';
import { typeByContent } from './type-by-content.ts';

/**
 * A section that the foot of its column cut goes on at the top of the next one, without a heading of its own, and so does one of which
 * a cut through the page left nothing but the heading.
 */
export function runOverColumns(sections: Section[]): void {
  for (const [index, section] of sections.entries()) {
    const above = sections[index - 1];
    endRow(sections.slice(0, index), section);
    if (section.type !== 'header' || section.flow === 0 || above?.flow !== section.flow - 1) continue;
    const before = sections.slice(0, index);
    const cutOff = headingRightAbove(before, section) ?? headingAtFoot(before, section);
    if (cutOff) {
      cutOff.lines.push(...section.lines);
      section.lines = [];
      continue;
    }
    const column = columnAbove(before, section) ?? entryRightAbove(before, section);
    if (column) {
      const { columnLeft, columnRight } = column.lines[0]!;
      column.lines.push(...section.lines.map((line) => ({ ...line, columnLeft, columnRight })));
      section.lines = [];
      continue;
    }
    if (!above.heading || section.lines.length === 0) continue;
    if (isCutBelowHeading(above, section, before)) {
      above.lines = section.lines;
      section.lines = [];
      continue;
    }
    if (pointsGoOn(above, section)) {
      const by = above.lines[0]!.columnLeft - section.lines[0]!.columnLeft;
      above.lines.push(...section.lines.map((line) => movedBy(line, by)));
      section.lines = [];
      continue;
    }
    if (!CUT.has(above.type)) continue;
    const content = typeByContent(section.lines);
    const [first] = above.lines;
    const isCut = !content && section.lines.some(hasOwnDate) && !above.lines.some(hasOwnDate);
    const isNamedLater = sections.slice(index + 1).some(({ type, heading }) => heading && type === content);
    const looksOn =
      ((!content || isNamedLater) && opensLikeEntry(above, section)) ||
      (!content && opensEntryBeside(above, section));
    const goesOn = content === above.type || isCut || looksOn;
    if (!goesOn) continue;
    const by = first ? first.columnLeft - section.lines[0]!.columnLeft : 0;
    above.lines.push(...section.lines.map((line) => movedBy(line, by)));
    section.lines = [];
  }
}

/** The next page begins with an entry that looks like the section's first one, line by line. */
function opensLikeEntry({ type, lines }: Section, { lines: below }: Section): boolean {
  const [first, second] = lines;
  const [next, afterNext] = below;
  if (!OF_ENTRIES.has(type) || !first || !second || !next || !afterNext) return false;
  if (next.page !== lines.at(-1)!.page + 1 || !below.some(hasOwnDate)) return false;
  return !sameLook(first, second) && sameLook(first, next) && sameLook(second, afterNext);
}

/** The second of two columns of one width begins with a dated entry that looks like the first one of the section at the foot of the first. */
function opensEntryBeside({ type, lines }: Section, { lines: below }: Section): boolean {
  const [first, next] = [lines[0], below[0]];
  if (!OF_ENTRIES.has(type) || !first || !next || next.page !== lines.at(-1)!.page) return false;
  const widthOf = ({ columnLeft, columnRight }: Line) => columnRight - columnLeft;
  const isBeside = next.columnLeft > first.columnRight - 1;
  const areLike = Math.abs(widthOf(first) - widthOf(next)) < LIKE * widthOf(first);
  if (!isBeside || !areLike || !sameLook(first, next) || below.some(({ text }) => REACHES.test(text)))
    return false;
  return lines.some(hasOwnDate) && below.some(hasOwnDate);
}

/** Share of a column's width. */
const LIKE = 0.15;

const OF_TAGS: ReadonlySet<SectionType> = new Set<SectionType>(['skills', 'languages', 'interests']);
/** In sizes: how far one tag of a row stands from the next at most. */
const BETWEEN_TAGS = 4;

/** A row of tags of which a cut between columns took the rest: what stands alone at its height ends the list before it. */
function endRow(before: readonly Section[], { lines }: Section): void {
  const rest = lines.at(-1);
  if (!rest || rest.bullet || (lines.length > 1 && rest.gap < 2 * rest.size)) return;
  const list = before.find((section) => OF_TAGS.has(section.type) && isCutBefore(rest, section.lines.at(-1)));
  const tags = list?.lines.pop();
  if (!list || !tags) return;
  list.lines.push(withCells(tags, [...tags.cells, ...rest.cells]));
  lines.pop();
}

function isCutBefore(rest: Line, row: Line | undefined): boolean {
  if (!row || row.page !== rest.page || Math.abs(row.baseline - rest.baseline) > 1) return false;
  const between = (rest.x - row.right) / rest.size;
  return Math.abs(row.size - rest.size) < 0.4 && between > 0 && between < BETWEEN_TAGS;
}

/** The foot of the column left nothing but the heading; a name in larger letters than the heading begins the page's own head. */
function isCutBelowHeading(
  { heading, lines, type }: Section,
  below: Section,
  before: readonly Section[],
): boolean {
  const [first] = below.lines;
  const isTitleOfEntry = before.some(
    (other) => other.heading && other.type !== 'header' && other.lines.some((line) => sameLook(line, first!)),
  );
  if (first!.size > heading!.size + 1 && !isTitleOfEntry) return false;
  const content = typeByContent(below.lines);
  return lines.length === 0 && (content === undefined || content === type);
}

const RIGHT_ABOVE = 3;

/** A heading of the column that stands higher than all of the column beside it, and so above the cut between them. */
function headingRightAbove(
  before: readonly Section[],
  { lines: [first], flow }: Section,
): Section | undefined {
  if (!first) return undefined;
  return before.find((section, index) => {
    const { heading, lines } = section;
    if (!heading || lines.length > 0 || heading.page !== first.page || section.flow >= flow - 1) return false;
    const distance = first.baseline - heading.baseline;
    const isOver = heading.x > first.columnLeft - heading.size && heading.x < first.columnRight;
    return (
      before[index + 1]?.flow !== section.flow &&
      isOver &&
      distance > 0 &&
      distance < RIGHT_ABOVE * heading.size
    );
  });
}

/** A heading that stands lowest on the page before, with nothing below it and nothing of its own on the next page. */
function headingAtFoot(before: readonly Section[], { lines: [first] }: Section): Section | undefined {
  if (!first) return undefined;
  const page = first.page - 1;
  const printed = before.flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines));
  const lowest = printed
    .filter((line) => line.page === page)
    .reduce<Line | undefined>((low, line) => (low && low.bottom > line.bottom ? low : line), undefined);
  if (!lowest || printed.some((line) => line.page > page)) return undefined;
  const isBelow = Math.abs(first.x - lowest.x) < INDENTED * lowest.size;
  return isBelow ? before.find(({ heading, lines }) => heading === lowest && lines.length === 0) : undefined;
}

/** In sizes of the heading: how far a card or a point is set in below it. */
const INDENTED = 2;

/** The section at the foot of the page before, in the column that a page begins below: another column may have ended further up. */
function columnAbove(before: readonly Section[], { lines: [first] }: Section): Section | undefined {
  const page = (first?.page ?? 0) - 1;
  const onPage = before.flatMap(({ lines }) => lines).filter((line) => line.page === page);
  if (!first || onPage.length === 0 || before.some(({ lines }) => lines.some((line) => line.page > page)))
    return undefined;
  const lowest = onPage.reduce((low, line) => (line.bottom > low.bottom ? line : low));
  const section = before.find(({ lines }) => lines.at(-1) === lowest);
  const edges = section?.lines.filter((line) => line.page === page).map(({ x }) => x) ?? [];
  const isUnder = edges.some((x) => Math.abs(x - first.x) < 1);
  return section?.heading && OF_ENTRIES.has(section.type) && section !== before.at(-1) && isUnder
    ? section
    : undefined;
}

/** The section whose last entry the points below a cut tell of: its column ran down to the cut, and the one beside it did not. */
function entryRightAbove(before: readonly Section[], below: Section): Section | undefined {
  const [first] = below.lines;
  if (!first?.bullet) return undefined;
  const onPage = before.flatMap(({ lines }) => lines).filter(({ page }) => page === first.page);
  const lowest = onPage.reduce<Line | undefined>(
    (low, line) => (low && low.bottom > line.bottom ? low : line),
    undefined,
  );
  if (!lowest || lowest.bottom > first.y) return undefined;
  const section = before.find(({ lines }) => lines.at(-1) === lowest);
  return section?.heading && OF_ENTRIES.has(section.type) && pointsGoOn(section, below) ? section : undefined;
}

const LISTS: ReadonlySet<SectionType> = new Set<SectionType>(['skills', 'languages', 'certifications']);
const signOf = ({ cells: [cell] }: Line) => cell!.text.slice(0, cell!.bullet).trim();

/** A column that begins with points, or in the midst of a sentence, goes on with the last entry of the column before it. */
function pointsGoOn({ type, lines }: Section, { lines: below }: Section): boolean {
  const [last, first] = [lines.at(-1), below[0]!];
  if (!last || last.page !== first.page || Math.abs(last.size - first.size) > 0.5) return false;
  if (below.some((line) => REACHES.test(line.text))) return false;
  if (LISTS.has(type)) return first.bullet && last.bullet && signOf(first) === signOf(last);
  return OF_ENTRIES.has(type) && (first.bullet || /^\p{Ll}/u.test(first.text));
}
