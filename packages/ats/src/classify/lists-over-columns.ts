import { hasOwnDate } from '../entries/own-dates.ts';
import { isSentence } from '../entries/sentences.ts';
import type { Line } from '../layout/line.ts';
import { isLabel } from '../fields/contact-zone.ts';
import { isPlace } from '../places/find-place.ts';
import { REACHES } from './reaches.ts';
import { readHeading } from './read-heading.ts';
import type { SectionType } from './section-type.ts';
import type { Section } from './section.ts';

const LISTS: ReadonlySet<SectionType> = new Set<SectionType>(['skills', 'languages', 'certifications']);
const SURE = 5;
const FEWEST_ITEMS = 3;

/** `Keahlian` in small bold letters over rows of tags, in a panel below the contacts: the document's only list of that kind. */
export function listsOverColumns(sections: Section[]): void {
  const [header] = sections;
  if (!header || header.type !== 'header' || header.heading) return;
  const at = header.lines.findIndex((_, index) => opensList(header.lines, index));
  const heading = header.lines[at];
  const tags = heading ? -1 : startOfTags(header.lines);
  const type = heading ? readHeading(heading.text)?.type : 'skills';
  if (at + tags === -2 || !type || sections.some((section) => section.type === type)) return;
  const lines = header.lines.slice(heading ? at + 1 : tags);
  header.lines = header.lines.slice(0, heading ? at : tags);
  sections.splice(1, 0, { type, ...(heading && { heading }), lines, flow: header.flow });
}

const FEWEST_IN_ROW = 4;
const FEWEST_TAGS = 8;
const MOST_WORDS = 3;

/** The first of the rows of tags that end the header without a heading: many short names side by side, none of which says how to reach somebody. */
function startOfTags(lines: readonly Line[]): number {
  const start = lines.findLastIndex((line) => !isHeaderTagRow(line, lines.at(-1))) + 1;
  const rows = lines.slice(start);
  const tags = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  return start > 0 && rows.length > 1 && tags >= FEWEST_TAGS ? start : -1;
}

function isHeaderTagRow(line: Line, last: Line | undefined): boolean {
  const isShort = ({ text, bold }: Line['cells'][number]) =>
    text.split(' ').length <= MOST_WORDS &&
    !bold &&
    /\p{L}/u.test(text) &&
    !REACHES.test(text) &&
    !isLabel(text) &&
    !isPlace(text);
  return (
    (line.cells.length >= FEWEST_IN_ROW || line === last) && line.cells.every(isShort) && !hasOwnDate(line)
  );
}

function opensList(lines: readonly Line[], index: number): boolean {
  const [line, ...below] = lines.slice(index);
  const [next] = below;
  if (index === 0 || !line || !next || line.cells.length > 1 || line.bullet || !line.bold) return false;
  const reading = readHeading(line.text);
  return (
    reading !== undefined &&
    LISTS.has(reading.type) &&
    reading.score >= SURE &&
    line.gap > next.gap &&
    itemsOf(next) >= FEWEST_ITEMS &&
    below.every((row) => !isSentence(row.text) && row.page === line.page)
  );
}

function itemsOf({ cells, text }: Line): number {
  return Math.max(cells.length, text.split(/\s*[,;|•·]\s+/).length);
}
