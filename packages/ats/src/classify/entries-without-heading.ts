import { hasPeriod } from '../dates/find-dates.ts';
import { hasOwnDate, isRowWithDate } from '../entries/own-dates.ts';
import { isSentence } from '../entries/sentences.ts';
import { isLabel } from '../fields/contact-zone.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { isPlace } from '../places/find-place.ts';
import type { Section } from './section.ts';
import { partsByKind } from './jobs-and-schools.ts';
import { readHeading } from './read-heading.ts';
import { REACHES } from './reaches.ts';
import { ABOUT_PERSON, type SectionType } from './section-type.ts';
import { typeByContent } from './type-by-content.ts';

const ENTRIES = new Set<SectionType>(['work', 'education']);

/**
 * Jobs and schools right below the contacts: a paper that calls neither anything, or whose only heading is one plain word in letters that
 * the text has, too.
 */
export function entriesWithoutHeading(section: Section, _: number, all: readonly Section[]): Section[] {
  const { type, lines, flow } = section;
  const from = ABOUT_PERSON.has(type) ? firstOfEntries(lines) : -1;
  if (from === -1) return [section];
  const named = new Set(all.filter((other) => other.lines.length > 0).map((other) => other.type));
  const below = lines.slice(from);
  // A certificate has one period, too; a CV has several or says how its owner is reached.
  const mayBeCv =
    below.filter(hasOwnPeriod).length > 1 ||
    all.some((other) => other.lines.some((line) => REACHES.test(line.text)));
  const headings = below.filter((line, index) => isPlainHeading(line, below[index + 1]));
  const unnamed = headings[0] ? below.slice(0, below.indexOf(headings[0])) : below;
  const first = unnamed.length === 0 ? [] : mayBeCv ? byContent(unnamed, flow) : undefined;
  const parts = first && [...first, ...underHeadings(below, headings, flow)];
  const entries = parts?.filter((part) => ENTRIES.has(part.type) && part.lines.some(hasOwnDate)) ?? [];
  if (
    !parts ||
    entries.length === 0 ||
    entries.some((part) => named.has(part.type) && !isCardBelow(section, part))
  )
    return [section];
  return [{ ...section, lines: lines.slice(0, from) }, ...parts];
}

/** A job in a card of its own below the card of the contacts. */
function isCardBelow({ heading }: Section, { lines: [name, ...others] }: Section): boolean {
  return (
    heading !== undefined &&
    name?.bold === true &&
    name.gap > CARD * name.size &&
    others.every(({ bold }) => !bold)
  );
}

const CARD = 1.8;

/** The first line below what tells of the person from which on entries follow, where one of them has a period. */
function firstOfEntries(lines: readonly Line[]): number {
  const period = lines.findIndex(
    (line) => (isRowWithDate(line) || !isSentence(line.text)) && hasOwnPeriod(line),
  );
  if (period === -1) return -1;
  const above = lines.slice(0, period);
  const last = above.findLastIndex(isAboutPerson);
  if (last !== -1) return lines.findIndex((line, index) => index > last && !/^\p{Ll}/u.test(line.text));
  // Beside a panel with the contacts: nothing stands above but the name and what belongs to the first entry.
  if (lines.some((line) => REACHES.test(line.text))) return -1;
  const name = above.findLastIndex((line) => line.size > LARGER * lines[period]!.size);
  if (name !== -1 && isMostlyDate(lines[period]!.text)) return period;
  return period - name - 1 <= MOST_ABOVE_PERIOD ? name + 1 : -1;
}

const LARGER = 1.2;
const MOST_ABOVE_PERIOD = 2;

function hasOwnPeriod(line: Line): boolean {
  return hasOwnDate(line) && hasPeriod(line.text);
}

function isAboutPerson(line: Line): boolean {
  const { cells, text } = line;
  return (
    REACHES.test(text) ||
    isSentence(text) ||
    isPlace(text) ||
    isLabel(cells[0]!.text.replace(/\s*:.*$/, '')) ||
    cells.some((cell) => REACHES.test(cell.text))
  );
}

const PLAIN = 2;
const MOSTLY = 0.5;

/** `Pengalaman` alone in its line, over something. */
function isPlainHeading(line: Line, next: Line | undefined): boolean {
  const { cells, bullet, text } = line;
  if (!next || bullet || cells.length > 1 || /[.,;]$/.test(text) || !/^\p{Lu}/u.test(text)) return false;
  const reading = readHeading(text);
  return reading !== undefined && reading.score >= PLAIN && reading.type !== 'title' && !isMostlyDate(text);
}

function underHeadings(lines: readonly Line[], headings: readonly Line[], flow: number): Section[] {
  return headings.map((heading, index): Section => {
    const to = headings[index + 1];
    const own = lines.slice(lines.indexOf(heading) + 1, to && lines.indexOf(to));
    return { type: readHeading(heading.text)!.type, heading, lines: own, flow };
  });
}

function byContent(lines: readonly Line[], flow: number): Section[] | undefined {
  const dated = lines.filter(hasOwnDate);
  // In a statement of account everything has a day.
  if (dated.filter(hasOwnPeriod).length < MOSTLY * dated.length) return undefined;
  const parts = partsByKind(lines);
  const isSure = parts.every(({ type, lines: own }) => typeByContent(own) === type);
  if (!isSure || parts.length === 0) return undefined;
  return parts.length === 1
    ? [{ type: parts[0]!.type, lines: [...lines], flow }]
    : parts.map((part) => ({ ...part, flow }));
}
