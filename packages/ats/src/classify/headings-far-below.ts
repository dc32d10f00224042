import { isSentence } from '../entries/sentences.ts';
import type { Line } from '../layout/line.ts';
import type { Section } from './section.ts';
import { readHeading } from './read-heading.ts';
import type { SectionType } from './section-type.ts';

const FAR = 3;
const SURE = 5;
const OF_ENTRIES: ReadonlySet<SectionType> = new Set<SectionType>(['work', 'education', 'certifications']);

/** `Tujuan & Minat Karir` over a sentence, far below the last school: a card at the foot whose title has a look of its own, and no school. */
export function headingsFarBelow(section: Section): Section[] {
  if (!OF_ENTRIES.has(section.type)) return [section];
  const at = section.lines.findIndex(
    (line, index) => index > 0 && standsOver(line, section.lines[index + 1], section.type),
  );
  if (at === -1) return [section];
  const heading = section.lines[at]!;
  return [
    { ...section, lines: section.lines.slice(0, at) },
    { type: 'other', heading, lines: section.lines.slice(at + 1), flow: section.flow },
  ];
}

function standsOver(line: Line, below: Line | undefined, type: SectionType): boolean {
  if (line.gap < FAR * line.size || line.cells.length > 1 || line.bullet || !below || below.bullet)
    return false;
  const reading = readHeading(line.text);
  return reading !== undefined && reading.type !== type && reading.score >= SURE && isSentence(below.text);
}
