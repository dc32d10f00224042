import type { Line } from '../layout/line.ts';
import { readHeading } from './read-heading.ts';
import type { Section } from './section.ts';

const FEWEST = 3;
const SURE = 4;

/**
 * `**Kontak**`, `**Keahlian**`, `**Bahasa**` in cards beside a column whose employers are as bold: where nothing else of a column is bold, its
 * bold lines are headings, if each reads like one.
 */
export function headingsOfOneColumn(section: Section): Section[] {
  const { lines, flow } = section;
  if (section.heading || section.type !== 'header') return [section];
  const starts = lines.flatMap((line, index) => (line.cells.some(({ bold }) => bold) ? [index] : []));
  const isHeading = (index: number) =>
    isAlone(lines[index]!) &&
    (readHeading(lines[index]!.text)?.score ?? 0) >= SURE &&
    lines[index + 1]?.bold === false;
  if (starts.length < FEWEST || !starts.every(isHeading)) return [section];
  const parts = starts.map((start, at) => ({
    type: readHeading(lines[start]!.text)!.type,
    heading: lines[start]!,
    lines: lines.slice(start + 1, starts[at + 1]),
    flow,
  }));
  return [{ ...section, lines: lines.slice(0, starts[0]) }, ...parts];
}

function isAlone({ cells, bullet }: Line): boolean {
  return cells.length === 1 && !bullet;
}
