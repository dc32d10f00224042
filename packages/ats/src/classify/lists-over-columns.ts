import { isSentence } from '../entries/sentences.ts';
import type { Line } from '../layout/line.ts';
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
  const type = heading && readHeading(heading.text)?.type;
  if (!heading || !type || sections.some((section) => section.type === type)) return;
  const lines = header.lines.slice(at + 1);
  header.lines = header.lines.slice(0, at);
  sections.splice(1, 0, { type, heading, lines, flow: header.flow });
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
