import { hasPeriod } from '../dates/find-dates.ts';
import { hasOwnDate } from '../entries/own-dates.ts';
import { wordCount } from '../entries/sentences.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { otherCase, styleKey } from './heading-styles/style-key.ts';
import { isList } from './name-by-content.ts';
import { SMALLER } from './parts-of-lists.ts';
import { readHeading } from './read-heading.ts';
import type { SectionType } from './section-type.ts';
import type { Section } from './section.ts';

const FIRST_FACTS = 3;
export const OF_ENTRIES = new Set<SectionType>(['work', 'education', 'organisation', 'projects']);

/** `2020-2023` alone over `**Pengurus Bidang Pelatihan**` */
function endsInPeriod({ lines, type }: Section): boolean {
  const last = lines.at(-1);
  return last !== undefined && OF_ENTRIES.has(type) && isMostlyDate(last.text) && hasPeriod(last.text);
}

/** Nothing below `Certificates` yet, or `**JLPT N1**` in its letters, which its digit makes no heading, over who gave it and when. */
function isOpenToMore({ heading, lines: [first, ...others] }: Section): boolean {
  if (!first) return true;
  if (!heading) return false;
  const [look, own] = [styleKey(heading.cells[0]!), styleKey(first.cells[0]!)];
  const isTitle = own === look || own === otherCase(look);
  return isTitle && !first.bullet && others.some(hasOwnDate);
}

/** `Certificates` right over `**MTCNA**`: in these a day stands below who gave it. */
const OF_GIVEN = new Set<SectionType>(['certifications', 'awards']);

/** `Work` alone over `Arunika Digital` in smaller letters and what was done there: an entry that looks like a heading is none. */
export function underLargerHeading(sections: Section[]): void {
  let open: Section | undefined;
  const kept: Section[] = [];
  for (const section of sections) {
    const { heading, lines, type } = section;
    const isOwn = type === 'other' || (type === open?.type && OF_GIVEN.has(type));
    const isEntry =
      open?.flow === section.flow &&
      isOwn &&
      heading !== undefined &&
      !readHeading(heading.text) &&
      (heading.size < SMALLER * open.heading!.size
        ? lines.slice(0, FIRST_FACTS).some(hasOwnDate) || open.lines.length > 0
        : isDatedOnce(lines) ||
          opensEntries(heading, lines) ||
          endsInPeriod(open) ||
          (OF_GIVEN.has(open.type) && lines.some(hasOwnDate)));
    if (isEntry) {
      open!.lines.push(heading, ...lines);
      continue;
    }
    const isOpen = OF_ENTRIES.has(type)
      ? lines.length === 0 || (lines.length === 1 && endsInPeriod(section))
      : OF_GIVEN.has(type) && isOpenToMore(section);
    open = heading && isOpen ? section : undefined;
    kept.push(section);
  }
  sections.splice(0, sections.length, ...kept);
}

const OF_LISTS = new Set<SectionType>([
  'skills',
  'certifications',
  'languages',
  'awards',
  'publications',
  'projects',
  'organisation',
]);

const ASIDE = new Set<SectionType>(['organisation', 'personal', 'summary']);

/** `Certificates` alone over `Arunika Academy` in smaller letters: a name that no heading has is the name of a part, and so are those like it. */
export function partsOfLarger(sections: readonly Section[]): void {
  let whole: Section | undefined;
  let look = '';
  for (const section of sections) {
    const { heading, type, flow, lines } = section;
    const isSmaller =
      whole?.flow === flow && heading !== undefined && heading.size < SMALLER * whole.heading!.size;
    // `Boards` and `Tools` below `Skills` are no clubs, `Personal` is no form, `Overview` no profile and `Field work` no job.
    const isAside = ASIDE.has(type) || (OF_ENTRIES.has(type) && !lines.some(hasOwnDate));
    const isOfSkills = whole?.type === 'skills' && (type === 'skills' || (isAside && isList(lines)));
    const isBelow = isSmaller || (whole?.flow === flow && type === 'personal');
    if (isBelow && isOfSkills) {
      section.type = 'skills';
      continue;
    }
    const isPart =
      isSmaller &&
      type === 'other' &&
      !readHeading(heading.text) &&
      (look === '' || styleKey(heading.cells[0]!) === look);
    if (isPart) {
      section.type = whole!.type;
      look = styleKey(heading.cells[0]!);
      continue;
    }
    whole = heading && lines.length === 0 && OF_LISTS.has(type) ? section : undefined;
    look = '';
  }
}

/**
 * `Front-end`, `Back-end`, `Database` side by side below `Skills` in larger letters: the cut between columns left each in a flow of its own. One in words
 * that no heading has is a part of the larger one, where another in its letters is so by its words.
 */
export function partsInGrid(sections: readonly Section[]): void {
  const wholes = sections.filter(
    ({ heading, lines, type }) => heading && lines.length === 0 && OF_LISTS.has(type),
  );
  for (const section of wholes.length > 0 ? sections : []) {
    const { heading, type } = section;
    if (!heading || type !== 'other' || readHeading(heading.text)) continue;
    const look = styleKey(heading.cells[0]!);
    const whole = wholes.find(
      (each) =>
        isBelowLarger(heading, each.heading!) &&
        !sections.some((other) => other !== each && partsFrom(other, each.heading!, heading)) &&
        sections.some(
          (other) =>
            other.type === each.type &&
            other.heading !== undefined &&
            other !== section &&
            styleKey(other.heading.cells[0]!) === look &&
            isBelowLarger(other.heading, each.heading!),
        ),
    );
    if (whole) section.type = whole.type;
  }
}

function isBelowLarger(heading: Line, larger: Line): boolean {
  return heading.page === larger.page && heading.y > larger.y && heading.size < SMALLER * larger.size;
}

/** A heading as large stands between the two. */
function partsFrom({ heading }: Section, above: Line, below: Line): boolean {
  return (
    heading !== undefined &&
    heading.page === above.page &&
    heading.size > below.size + LARGER &&
    heading.y > above.y &&
    heading.y < below.y
  );
}

const LARGER = 0.5;
const MOST_WORDS_OF_SUBHEADING = 4;

/** `VOCATIONAL`, `Miscellaneous` in the colour of the heading, over a few of the jobs each: they part the section, and name nobody. */
export function withoutSubheadings(sections: Section[]): void {
  for (const section of sections) {
    const { heading, lines, type } = section;
    if (!heading || !OF_ENTRIES.has(type)) continue;
    const dated = lines.filter(hasOwnDate).length;
    const inColour = lines.filter(({ cells }) => cells.some(({ colour }) => colour === heading.colour));
    const isName = (line: Line) => {
      const below = lines[lines.indexOf(line) + 1];
      return (
        line.cells.length === 1 &&
        !line.bullet &&
        /^\p{L}[^\d:.;]*$/u.test(line.text) &&
        wordCount(line.text) <= MOST_WORDS_OF_SUBHEADING &&
        line.size < heading.size &&
        below !== undefined &&
        below.cells.length > 1 &&
        line.size >= below.size + LARGER
      );
    };
    if (inColour.length === 0 || inColour.length >= dated || !inColour.every(isName)) continue;
    section.lines = lines.filter((line) => !inColour.includes(line));
  }
}

/** `MercadoVia` over its post and period, and further down `Banco Ipê` in the same letters over its own. */
function opensEntries(heading: Line, lines: readonly Line[]): boolean {
  const look = styleKey(heading.cells[0]!);
  return (
    lines.slice(0, FIRST_FACTS).some(hasOwnDate) && lines.some(({ cells }) => styleKey(cells[0]!) === look)
  );
}

/** Facts of one entry in the first lines, among them a period with nothing beside it, or one over the points. */
function isDatedOnce(lines: readonly Line[]): boolean {
  const [dated, ...others] = lines.filter(hasOwnDate);
  if (!dated || others.length > 0 || lines.indexOf(dated) >= FIRST_FACTS) return false;
  return isMostlyDate(dated.text) || (!dated.bullet && lines[lines.indexOf(dated) + 1]?.bullet === true);
}

/** As if it stood in the column that it goes on from, so that edges can be compared; where it is painted stays with its words. */
export function movedBy(line: Line, by: number): Line {
  return {
    ...line,
    x: line.x + by,
    textX: line.textX + by,
    right: line.right + by,
    columnLeft: line.columnLeft + by,
    columnRight: line.columnRight + by,
    cells: line.cells.map((cell) => ({
      ...cell,
      x: cell.x + by,
      right: cell.right + by,
    })),
  };
}
