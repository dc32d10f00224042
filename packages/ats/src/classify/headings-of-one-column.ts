import { isLabel } from '../fields/contact-zone.ts';
import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { readHeading } from './read-heading.ts';
import { REACHES } from './reaches.ts';
import { ABOUT_PERSON, type SectionType } from './section-type.ts';
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
    (sureType(lines[index]!) !== undefined ||
      (index === starts[0] && isOverContacts(lines, index, starts[1]))) &&
    lines[index + 1]?.bold === false;
  if (starts.length < FEWEST || !starts.every(isHeading)) return partsOfPanel(section);
  const parts = starts.map((start, at) => ({
    type: readHeading(lines[start]!.text)!.type,
    heading: lines[start]!,
    lines: lines.slice(start + 1, starts[at + 1]),
    flow,
  }));
  return [{ ...section, lines: lines.slice(0, starts[0]) }, ...parts];
}

/** `**Detail**` over addresses and numbers. */
function isOverContacts(lines: readonly Line[], index: number, end?: number): boolean {
  const type = readHeading(lines[index]!.text)?.type;
  const below = lines.slice(index + 1, end);
  return type !== undefined && ABOUT_PERSON.has(type) && below.some(({ text }) => REACHES.test(text));
}

const FEWEST_LABELS = 2;

/**
 * `**Email**` and `**Phone**` over their values, and in the same letters `**Skills**` over `**Languages**` and `**Tech**`: a panel in which
 * labels and headings look alike. What the reader does not know below an empty heading names a group of it.
 */
function partsOfPanel(section: Section): Section[] {
  const { lines, flow } = section;
  const labels = lines.filter((line) => line.bold && isAlone(line) && isLabel(line.text));
  const [label] = labels;
  if (!label || labels.length < FEWEST_LABELS || !labels.every((each) => sameLook(each, label)))
    return [section];
  const own: Section = { ...section, lines: [] };
  const parts = [own];
  let around: SectionType | undefined;
  const open = (type: SectionType, line: Line, heading?: Line) =>
    parts.push({ type, ...(heading && { heading }), lines: heading ? [] : [line], flow });
  for (const line of lines) {
    const last = parts.at(-1)!;
    const isTitle = sameLook(line, label) && isAlone(line);
    const type = isTitle ? sureType(line) : undefined;
    if (isTitle && isLabel(line.text) && last !== own) open('contact', line);
    else if (type && !ABOUT_PERSON.has(type)) {
      if (last.heading && last.lines.length === 0) around = last.type;
      open(type, line, line);
    } else if (isTitle && around && last.type !== around) open(around, line);
    else last.lines.push(line);
  }
  return parts;
}

function sureType({ text }: Line): SectionType | undefined {
  const reading = readHeading(text);
  return reading && reading.score >= SURE ? reading.type : undefined;
}

function isAlone({ cells, bullet }: Line): boolean {
  return cells.length === 1 && !bullet;
}
