import { isSentence } from '../entries/sentences.ts';
import type { Line } from '../layout/line.ts';
import { readHeading } from './read-heading.ts';
import type { Section } from './section.ts';
import type { SectionType } from './section-type.ts';

const OF_LISTS: ReadonlySet<SectionType> = new Set<SectionType>(['skills', 'languages', 'interests']);
const SURE = 5;
/** White above a heading and above a tile, in sizes of the letters. */
const APART = 1;
const LARGER = 1.3;

/**
 * What stands below a few sentences about oneself in their column: tiles of numbers (`3+` over `Years`), and lists under bold titles that are
 * smaller than the headings (`Soft Skills`).
 */
export function listsBelowSummary(section: Section): Section[] {
  const { type, lines, flow } = section;
  if (type !== 'summary' || lines.length < 2) return [section];
  const starts = lines.flatMap((line, at) =>
    at > 0 && (namesList(lines, at) || isTile(lines, at)) ? [at] : [],
  );
  if (starts.length === 0) return [section];
  return [0, ...starts].map((from, index) => {
    const own = lines.slice(from, starts[index]);
    if (from === 0) return { ...section, lines: own };
    if (!namesList(lines, from)) return { type: 'other', lines: own, flow };
    const [heading, ...list] = own;
    return { type: readHeading(heading!.text)!.type, heading: heading!, lines: list, flow };
  });
}

function namesList(lines: readonly Line[], at: number): boolean {
  const [line, below] = [lines[at]!, lines[at + 1]];
  if (!line.bold || line.bullet || line.cells.length > 1 || line.gap < APART * line.size) return false;
  if (!below || below.bold || isSentence(below.text)) return false;
  const reading = readHeading(line.text);
  return reading !== undefined && OF_LISTS.has(reading.type) && reading.score >= SURE;
}

/** `3+   20+` in large letters over what they count. */
function isTile(lines: readonly Line[], at: number): boolean {
  const [line, below] = [lines[at]!, lines[at + 1]];
  return (
    line.cells.every(({ text }) => /^\d[\d.,]*\s?[+%kKM]?$/.test(text)) &&
    below !== undefined &&
    line.gap >= APART * below.size &&
    below.cells.length === line.cells.length &&
    line.size > LARGER * below.size
  );
}
