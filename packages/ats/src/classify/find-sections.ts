import { findDates } from '../dates/find-dates.ts';
import { joinFieldLines } from '../entries/field-lines.ts';
import { areLabelledEntries } from '../entries/labelled-entries.ts';
import { hasOwnDate, isCaption, isSentence, wordCount } from '../entries/line-roles.ts';
import { isLabel, labelKind } from '../fields/contact-zone.ts';
import { isOn } from '../rules.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/find-columns.ts';
import { makeLine } from '../layout/line.ts';
import type { Flow } from '../layout/reading-order.ts';
import { wholePoints } from '../layout/whole-points.ts';
import type { TableRole } from '../layout/table-role.ts';
import { schoolScore } from '../lexicon/education-words.ts';
import { languageAtStart, mentionsLanguage } from '../lexicon/language-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import {
  claimsRights,
  endsPaper,
  isCredit,
  isSigned,
  offersMore,
  promisesReferences,
} from './closing-lines.ts';
import { liftContactLines } from './contact-lines.ts';
import { contactsInRows } from './contacts-in-rows.ts';
import { entriesWithoutHeading } from './entries-without-heading.ts';
import { factsBelowSummary } from './facts-below-summary.ts';
import { headingsFarBelow } from './headings-far-below.ts';
import { raiseLoweredHeadings } from './lowered-headings.ts';
import { namesField, styleKey, type HeadingStyles } from './heading-style.ts';
import { headingWeights } from './heading-words.ts';
import { jobsAndSchools } from './jobs-and-schools.ts';
import { splitLabelledRows } from './labelled-rows.ts';
import { numberedForm } from './numbered-form.ts';
import { headingWordsOf, readHeading } from './read-heading.ts';
import { prizesAndCertificates } from './prizes-and-certificates.ts';
import { ABOUT_PERSON, OF_PERSON, type SectionType } from './section-type.ts';
import { REACHES } from './reaches.ts';
import { skillsBesideLanguages } from './skills-beside-languages.ts';
import { typeByContent } from './type-by-content.ts';

export interface Section {
  type: SectionType;
  heading?: Line;
  lines: Line[];
  /** Which flow it stands in; sections of one flow follow each other. */
  flow: number;
}

const MIN_INLINE_SCORE = 4;
/** Up to this score a heading's words say less than what stands under it. */
const WEAK_HEADING = 2;
/** Parts the flows at their headings. What stands before a flow's first heading is of type `header`. */
export function findSections(printed: readonly Flow[], styles: HeadingStyles): Section[] {
  const flows = printed.map((flow) => ({ ...flow, lines: withoutCommonLabel(flow.lines) }));
  const plain = parted(flows, styles, new Set());
  const rails = railsOf(plain);
  const margins = marginsOf(flows, styles);
  const sections = rails.size + margins.size > 0 ? parted(flows, styles, rails, margins) : plain;
  raiseLoweredHeadings(sections);
  besideHeadings(sections);
  runOverColumns(sections);
  underLargerHeading(sections);
  partsOfLarger(sections);
  tablesWithoutHeading(sections);
  nameByContent(sections);
  sentencesBelowHeadings(sections);
  jobsUnderActivities(sections);
  activitiesUnderWork(sections);
  withoutSubheadings(sections);
  const parts = sections
    .flatMap(headingsFarBelow)
    .flatMap(entriesWithoutHeading)
    .flatMap(jobsAndSchools)
    .flatMap(factsBelowSummary)
    .flatMap(languagesBelowSkills)
    .flatMap(interestsBelowSkills)
    .flatMap(coursesBelowSchools)
    .flatMap(prizesAndCertificates)
    .map(contactsInRows);
  return liftContactLines(splitLabelledRows(wholePoints(skillsBesideLanguages(parts)))).filter(
    (section) => section.heading || section.lines.length > 0,
  );
}

const FEWEST_LABELLED = 3;

/** `SECTION   Education`: the same word in a panel before each heading says nothing. */
function withoutCommonLabel(lines: Line[]): Line[] {
  const labelled = lines.filter(({ cells: [label, heading, ...others] }) => {
    const isPair = label !== undefined && heading !== undefined && others.length === 0;
    return isPair && label.bold && heading.bold && !/\d/.test(label.text) && !isMostlyDate(heading.text);
  });
  if (labelled.length < FEWEST_LABELLED) return lines;
  const [[label, pairs] = ['', []]] = [...Map.groupBy(labelled, ({ cells }) => cells[0]!.text)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const headings = pairs.filter(({ cells }) => readHeading(cells[1]!.text));
  if (readHeading(label) || headings.length < FEWEST_LABELLED || headings.length < pairs.length / 2)
    return lines;
  return lines.map((line) =>
    pairs.includes(line)
      ? { ...makeLine([line.cells[1]!], line.columnLeft, line.columnRight), gap: line.gap }
      : line,
  );
}

/** @param rails where headings stand beside the text and what they look like, as `railOf` tells */
function parted(
  flows: readonly Flow[],
  styles: HeadingStyles,
  rails: ReadonlySet<string>,
  margins: ReadonlySet<Line> = new Set(),
): Section[] {
  const sections: Section[] = [];
  for (const [flow, { lines }] of flows.entries()) {
    let current: Section = { type: 'header', lines: [], flow };
    sections.push(current);
    const form = numberedForm(lines);
    for (const [index, line] of lines.entries()) {
      const row = form.get(line);
      if (row) {
        if (row.type && row.type !== current.type) {
          current = { type: row.type, lines: [], flow };
          sections.push(current);
        }
        if (row.rest) current.lines.push(row.rest);
        continue;
      }
      if (isCreditAtEnd(lines, index) || (current.type !== 'references' && promisesReferences(line.text))) {
        sections.push({ type: 'other', lines: [line], flow });
        continue;
      }
      if ((endsPaper(line.text) && !opensForm(lines[index + 1])) || isSignature(current, lines, index)) {
        current = { type: 'other', lines: [line], flow };
        sections.push(current);
        continue;
      }
      const second = secondRowOfRail(current, line);
      if (second) {
        current.type = second.type;
        current.lines.push(second.line);
        continue;
      }
      const whole = wholeHeading(current, line, styles);
      if (whole) {
        current.type = whole;
        current.heading = line;
        continue;
      }
      if (isDisplayTitle(current, line, styles)) continue;
      const opened =
        isFactOfPerson(current, line) || introducesText(current, line)
          ? undefined
          : (headingAt(line, lines[index + 1], styles) ??
            headingInRail(line, rails) ??
            (margins.has(line) ? headingInMargin(line) : undefined));
      const isFirst = flow === 0 && sections.length === 1 && isStillName(current, line);
      // What opens the paper in words of its own is a name, and what stands right below a name alone is what somebody is.
      const isOwnWords = opened?.type === 'other' && !opened.rest && !readHeading(line.text);
      if (
        !opened ||
        (isOwnWords && (isFirst || (flow === 0 && sections.length === 1 && isBelowName(current, line))))
      ) {
        current.lines.push(line);
        continue;
      }
      const { type: own, heading = line, rest } = opened;
      if (own === 'title') continue;
      const above = rest ? undefined : subjectAbove(current, line);
      const type = above && own === 'other' ? above : own;
      if (above === type) current.lines.pop();
      current = { type, heading, lines: rest ? [rest] : [], flow };
      sections.push(current);
    }
  }
  return sections;
}

/** `Highlights:` in small bold letters below a job, or `Highlights` and `Courses` in other small ones, under headings that are much larger. */
function introducesText({ heading, type, lines }: Section, line: Line): boolean {
  if (!heading || !OF_ENTRIES.has(type) || lines.length === 0 || line.size >= SMALLER * heading.size)
    return false;
  return (line.text.endsWith(':') && isCaption(line)) || PARTS_OF_ENTRY.test(line.text);
}

/** What a job or a school may have below it, and what a small heading within their section hardly opens. */
const PARTS_OF_ENTRY =
  /^(?:(?:key |career )?(?:highlights|achievements)|(?:relevant )?(?:courses|coursework)|sorotan|pencapaian|mata kuliah(?: (?:relevan|terkait))?)$/i;

/** Nothing but the name stands above, and the line looks like it: `ISHLAH PUTRI` over `ARIYANI`. */
function isStillName({ lines, heading }: Section, line: Line): boolean {
  if (heading) return false;
  const look = styleKey(line.cells[0]!);
  return lines.every((above) => above.cells.length === 1 && styleKey(above.cells[0]!) === look);
}

/** `Civil Engineer` below `Oluwaseun Adeyemi` in larger letters, and nothing else above. */
function isBelowName({ heading, lines: [name, ...others] }: Section, line: Line): boolean {
  if (heading || !name || others.length > 0 || name.page !== line.page || line.cells.length > 1) return false;
  return name.cells.length === 1 && name.size > NAME_OVER_POST * line.size && postScore(line.text) > 0;
}

const NAME_OVER_POST = 1.15;
const DISPLAY = 1.5;

/** `Where I am learning.` in large letters right below a small `05 / EDUCATION`: the heading once more, in the writer's own words. */
function isDisplayTitle({ heading, lines, type }: Section, line: Line, styles: HeadingStyles): boolean {
  if (!heading || lines.length > 0 || line.cells.length > 1 || hasOwnDate(line)) return false;
  // `PERSONAL INFORMATION` over the name.
  if (OF_PERSON.has(type) && !readHeading(line.text)) return false;
  return (
    line.size > DISPLAY * heading.size &&
    line.size > DISPLAY * styles.bodySize &&
    heading.page === line.page &&
    (readHeading(line.text)?.type ?? type) === type
  );
}

const SMALL_ABOVE = 0.75;
/** `03 · `, `02 — ` */
const COUNT_ABOVE = /^\d{1,2}\s*[·•|/–—-]+\s*/u;

/** `PENDIDIKAN` in small letters right above a large heading says what that is about, as designers of pages like it. */
function subjectAbove({ lines }: Section, heading: Line): SectionType | undefined {
  const [before, last] = [lines.at(-2), lines.at(-1)];
  if (!last || last.page !== heading.page || last.cells.length > 1 || last.bullet) return undefined;
  if (last.size > SMALL_ABOVE * heading.size || heading.gap > heading.size) return undefined;
  if (before?.page === last.page && last.gap <= heading.gap) return undefined;
  return readHeading(last.text.replace(COUNT_ABOVE, ''))?.type;
}

/** `Nama   Siti Aminah`, `Alamat   Tegal` in a card about the person: what each is called looks like the headings elsewhere. */
function isFactOfPerson(
  { type, lines, heading }: Section,
  { cells: [label, value, ...others] }: Line,
): boolean {
  if (!label || !value || others.length > 0 || !ABOUT_PERSON.has(type) || !isLabel(label.text)) return false;
  return (
    heading !== undefined &&
    lines.every(({ cells: [first, ...rest] }) => rest.length > 0 && isLabel(first!.text))
  );
}

/** A heading in a margin may stand a little lower than the first row beside it, which is its own. */
function besideHeadings(sections: Section[]): void {
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
const STANDS_APART = 1.5;
const NEXT_ROW = 0.6;
const MOST_ROWS_ABOVE = 3;

const FEWEST_IN_RAIL = 2;
const MOST_WORDS_IN_RAIL = 4;

/**
 * Two headings that the reader knows, beside their text in one look and at one place, make a rail: what else stands there is a heading, too.
 * `Telepon   0812…` below `Nama   Siti` is a fact, whatever section its label could open.
 */
function railsOf(sections: readonly Section[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { heading, lines } of sections)
    if (
      heading &&
      !hasColonBeside(heading) &&
      !isLabel(heading.cells[0]!.text) &&
      (heading.cells.length > 1 || isOneRow(heading, lines[0]))
    ) {
      const rail = railOf(heading);
      counts.set(rail, (counts.get(rail) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count >= FEWEST_IN_RAIL).map(([rail]) => rail));
}

function isOneRow(heading: Line, first: Line | undefined): boolean {
  return (
    first !== undefined && first.page === heading.page && Math.abs(first.baseline - heading.baseline) < 1
  );
}

/** `Jabatan   :   Welder`: the name of a form's field. */
function hasColonBeside({ cells }: Line): boolean {
  return cells[1] !== undefined && /^\s*[:：]/.test(cells[1].text);
}

function railOf({ cells: [first], page }: Line): string {
  return `${styleKey(first!)}@${Math.round(first!.x)} ${page}`;
}

/**
 * `Education   Oregon Culinary Institute   2014 - 2015`, `Skills   …` in larger letters than the text: headings with their first line beside
 * them, which look like the employers of the paper, too.
 */
function marginsOf(flows: readonly Flow[], styles: HeadingStyles): Set<Line> {
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

function headingInMargin(line: Line): { type: SectionType; heading?: Line; rest: Line } {
  const [first, ...others] = line.cells;
  return {
    type: readHeading(first!.text)!.type,
    rest: makeLine(others, line.columnLeft, line.columnRight),
  };
}

/** `Continente Online   2021 - Present`: a name that is no heading, with nothing but its period beside it. */
function isDatedName({ cells: [name, period, ...others] }: Line): boolean {
  if (!name || !period || others.length > 0 || readHeading(name.text)) return false;
  return isMostlyDate(period.text) && findDates(period.text).some((span) => !span.single);
}

function headingInRail(
  line: Line,
  rails: ReadonlySet<string>,
): { type: SectionType; heading?: Line; rest: Line } | undefined {
  const [first, ...others] = line.cells;
  if (!first || others.length === 0 || hasColonBeside(line) || !rails.has(railOf(line))) return undefined;
  if (isDatedName(line)) return undefined;
  if (namesField(first.text) && !readHeading(first.text)) return undefined;
  if (first.text.split(' ').length > MOST_WORDS_IN_RAIL || !/^\p{L}[^\d:]*$/u.test(first.text))
    return undefined;
  return {
    type: readHeading(first.text)?.type ?? 'other',
    rest: makeLine(others, line.columnLeft, line.columnRight),
  };
}

/**
 * A section that the foot of its column cut goes on at the top of the next one, without a heading of its own, and so does one of which
 * a cut through the page left nothing but the heading.
 */
function runOverColumns(sections: Section[]): void {
  for (const [index, section] of sections.entries()) {
    const above = sections[index - 1];
    if (section.type !== 'header' || section.flow === 0 || above?.flow !== section.flow - 1) continue;
    const cutOff = headingRightAbove(sections.slice(0, index), section);
    if (cutOff) {
      cutOff.lines.push(...section.lines);
      section.lines = [];
      continue;
    }
    const column = columnAbove(sections.slice(0, index), section);
    if (column) {
      const { columnLeft, columnRight } = column.lines[0]!;
      column.lines.push(...section.lines.map((line) => ({ ...line, columnLeft, columnRight })));
      section.lines = [];
      continue;
    }
    if (!above.heading || section.lines.length === 0) continue;
    if (pointsGoOn(above, section)) {
      const by = above.lines[0]!.columnLeft - section.lines[0]!.columnLeft;
      above.lines.push(...section.lines.map((line) => movedBy(line, by)));
      section.lines = [];
      continue;
    }
    if (!CUT.has(above.type)) continue;
    const content = typeByContent(section.lines);
    const [first] = above.lines;
    const goesOn = content === above.type || (!first && !content && section.lines.some(hasOwnDate));
    if (!goesOn) continue;
    const by = first ? first.columnLeft - section.lines[0]!.columnLeft : 0;
    above.lines.push(...section.lines.map((line) => movedBy(line, by)));
    section.lines = [];
  }
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

/** A column that begins with points, or in the midst of a sentence, goes on with the last entry of the column before it. */
function pointsGoOn({ type, lines }: Section, { lines: below }: Section): boolean {
  const [last, first] = [lines.at(-1), below[0]!];
  if (!last || last.page !== first.page || Math.abs(last.size - first.size) > 0.5) return false;
  if (below.some((line) => REACHES.test(line.text))) return false;
  return OF_ENTRIES.has(type) && (first.bullet || /^\p{Ll}/u.test(first.text));
}

const MOST_LINES_OF_SENTENCE = 3;
const FEWEST_WORDS_OF_SENTENCE = 5;
/** What such a sentence speaks of: the writer, or what follows. */
const OF_SECTION = /(?<!\p{L})(?:saya|aku|berikut|ini|my|me|I|here|below|following)(?!\p{L})/iu;

/** `Perjalanan karier saya di beberapa perusahaan.` right below a heading says what the section is about; the entries below it look otherwise. */
function sentencesBelowHeadings(sections: Section[]): void {
  for (const [index, section] of sections.entries()) {
    const length = section.heading && OF_ENTRIES.has(section.type) ? sentenceAtStart(section.lines) : 0;
    if (length === 0) continue;
    const lines = section.lines.splice(0, length);
    sections.splice(index, 0, { type: 'other', lines, flow: section.flow });
  }
}

/** How many lines it has, 0 where there is none. */
function sentenceAtStart(lines: readonly Line[]): number {
  const length = 1 + lines.slice(0, MOST_LINES_OF_SENTENCE).findIndex(({ text }) => /\p{Ll}\.$/u.test(text));
  const sentence = lines.slice(0, length);
  const [first, next] = [sentence[0], lines[length]];
  if (!first || !next || next.bullet) return 0;
  const isPlain = sentence.every(
    (line) =>
      line.cells.length === 1 && !line.bullet && !line.bold && !/\d/.test(line.text) && sameLook(line, first),
  );
  const text = sentence.map((line) => line.text).join(' ');
  const isAbout = wordCount(text) >= FEWEST_WORDS_OF_SENTENCE && OF_SECTION.test(text) && isSentence(text);
  const isOverEntries = (next.bold || next.size > first.size) && next.gap > first.size / 2;
  return isPlain && isAbout && isOverEntries && lines.slice(length).some(hasOwnDate) ? length : 0;
}

function sameLook(a: Line, b: Line): boolean {
  return styleKey(a.cells[0]!) === styleKey(b.cells[0]!);
}

const SMALLER = 0.9;

/** `Skills` over `Languages` in smaller letters: what stands under it are languages, down to the next name in its look. */
function languagesBelowSkills(section: Section): Section[] {
  const { type, lines, flow } = section;
  const at = type === 'skills' ? lines.findIndex((line) => isNameOf('languages', line)) : -1;
  if (at === -1) return [section];
  const look = styleKey(lines[at]!.cells[0]!);
  const below = lines.slice(at + 1);
  const next = below.findIndex((line) => line.cells.length === 1 && styleKey(line.cells[0]!) === look);
  const own = next === -1 ? below : below.slice(0, next);
  const isOther = own.length > 0 && (own[0]!.cells.length > 1 || styleKey(own[0]!.cells[0]!) !== look);
  if (!isOther || !own.every((line) => languageAtStart(line.text.replace(/^[^\p{L}]+/u, ''))))
    return [section];
  const rest = below.slice(own.length);
  return [
    { ...section, lines: lines.slice(0, at) },
    { type: 'languages', heading: lines[at]!, lines: own, flow },
    ...(rest.length > 0 ? [{ type, lines: rest, flow }] : []),
  ];
}

/** `Personal Interests` at the end of the skills, in the look of the names of their groups. */
function interestsBelowSkills(section: Section): Section[] {
  const { type, lines, flow } = section;
  const at =
    type === 'skills'
      ? lines.findLastIndex((line) => line.cells[0]!.bold && isNameOf('interests', line))
      : -1;
  const name = lines[at];
  if (!name || at === 0) return [section];
  const look = styleKey(name.cells[0]!);
  const isNamedAlike = (line: Line) =>
    line.cells.length === 1 && !line.bullet && styleKey(line.cells[0]!) === look;
  if (lines.filter(isNamedAlike).length < 2 || lines.slice(at + 1).some(isNamedAlike)) return [section];
  return [
    { ...section, lines: lines.slice(0, at) },
    { type: 'interests', heading: name, lines: lines.slice(at + 1), flow },
  ];
}

function isNameOf(named: SectionType, { cells }: Line): boolean {
  return cells.length === 1 && cells[0]!.bullet === 0 && readHeading(cells[0]!.text)?.type === named;
}

const FIRST_FACTS = 3;
const OF_ENTRIES = new Set<SectionType>(['work', 'education', 'organisation', 'projects']);

/** `Work` alone over `Arunika Digital` in smaller letters and what was done there: an entry that looks like a heading is none. */
function underLargerHeading(sections: Section[]): void {
  let open: Section | undefined;
  const kept: Section[] = [];
  for (const section of sections) {
    const { heading, lines, type } = section;
    const isEntry =
      open?.flow === section.flow &&
      type === 'other' &&
      heading !== undefined &&
      !readHeading(heading.text) &&
      (heading.size < SMALLER * open.heading!.size
        ? lines.slice(0, FIRST_FACTS).some(hasOwnDate) || open.lines.length > 0
        : isDatedOnce(lines) || opensEntries(heading, lines));
    if (isEntry) {
      open!.lines.push(heading, ...lines);
      continue;
    }
    open = heading && lines.length === 0 && OF_ENTRIES.has(type) ? section : undefined;
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

/** `Certificates` alone over `Arunika Academy` in smaller letters: a name that no heading has is the name of a part, and so are those like it. */
function partsOfLarger(sections: readonly Section[]): void {
  let whole: Section | undefined;
  let look = '';
  for (const section of sections) {
    const { heading, type, flow, lines } = section;
    const isSmaller =
      whole?.flow === flow && heading !== undefined && heading.size < SMALLER * whole.heading!.size;
    // `Boards` and `Tools` below `Skills` are no clubs, and `Personal` is no form.
    const isOfSkills =
      whole?.type === 'skills' &&
      (type === 'skills' || ((type === 'organisation' || type === 'personal') && isList(lines)));
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

const LARGER = 0.5;
const MOST_WORDS_OF_SUBHEADING = 4;

/** `VOCATIONAL`, `Miscellaneous` in the colour of the heading, over a few of the jobs each: they part the section, and name nobody. */
function withoutSubheadings(sections: Section[]): void {
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

/** Facts of one entry in the first lines, among them a period with nothing beside it. */
/** `MercadoVia` over its post and period, and further down `Banco Ipê` in the same letters over its own. */
function opensEntries(heading: Line, lines: readonly Line[]): boolean {
  const look = styleKey(heading.cells[0]!);
  return (
    lines.slice(0, FIRST_FACTS).some(hasOwnDate) && lines.some(({ cells }) => styleKey(cells[0]!) === look)
  );
}

function isDatedOnce(lines: readonly Line[]): boolean {
  const dated = lines.filter(hasOwnDate);
  return dated.length === 1 && lines.indexOf(dated[0]!) < FIRST_FACTS && isMostlyDate(dated[0]!.text);
}

/** As if it stood in the column that it goes on from, so that edges can be compared; where it is painted stays with its words. */
function movedBy(line: Line, by: number): Line {
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

const CUT = new Set<SectionType>(['work', 'education']);

/** A form whose tables follow each other without headings: the names of a table's columns say what it is about. */
function tablesWithoutHeading(sections: Section[]): void {
  for (const [type, role] of TABLES) {
    if (sections.some((section) => section.type === type)) continue;
    for (const section of sections.filter((each) => OF_PERSON.has(each.type))) {
      const rows = section.lines.filter((line) => isRowWith(line, role));
      if (rows.length === 0) continue;
      section.lines = section.lines.filter((line) => !rows.includes(line));
      sections.splice(sections.indexOf(section) + 1, 0, {
        type,
        lines: rows,
        flow: section.flow,
      });
    }
  }
}

const TABLES: readonly [SectionType, TableRole][] = [
  ['work', 'post'],
  ['education', 'degree'],
];

function isRowWith({ cells }: Line, role: TableRole): boolean {
  return (
    cells.length > 2 && cells.some((cell) => cell.role === role) && cells.some((cell) => cell.role === 'date')
  );
}

/** Courses, each beside who held it or when, in a table below the schools. */
function coursesBelowSchools(section: Section): Section[] {
  const { type, lines, flow } = section;
  const courses = type === 'education' ? lines.filter(isCourse) : [];
  if (courses.length === 0) return [section];
  return [
    { ...section, lines: lines.filter((line) => !courses.includes(line)) },
    { type: 'certifications', lines: courses, flow },
  ];
}

function isCourse({ cells }: Line): boolean {
  const has = (role: TableRole) => cells.some((cell) => cell.role === role);
  const name = cells.find(({ role }) => role === 'name');
  const isHeld = has('issuer') || (has('date') && !has('organisation') && !has('level'));
  return name !== undefined && isHeld && !has('degree') && schoolScore(name.text) < 2;
}

const NOT_CREDENTIALS: ReadonlySet<SectionType> = new Set([
  'work',
  'education',
  'languages',
  'summary',
  'skills',
]);

/** Headings in the writer's own words are known by what stands under them. */
function nameByContent(sections: readonly Section[]): void {
  const known = new Set(
    sections
      .filter(
        (section) =>
          section.type !== 'other' &&
          !(section.heading && (readHeading(section.heading.text)?.score ?? 9) <= WEAK_HEADING),
      )
      .map((section) => section.type),
  );
  for (const [index, section] of sections.entries()) {
    if (section.type === 'languages' && namesNoLanguage(section.lines)) section.type = 'skills';
    if (section.type === 'skills' && isDefinitionList(section)) section.type = 'projects';
    const before = sections[index - 1];
    const goesOn =
      before?.type === 'skills' &&
      before.flow === section.flow &&
      section.type === 'other' &&
      !(section.heading && readHeading(section.heading.text));
    if (goesOn && section.heading && isList(section.lines)) {
      section.type = typeByContent(section.lines, known) === 'languages' ? 'languages' : 'skills';
      known.add(section.type);
      continue;
    }
    if (section.type === 'publications' && arePosts(section)) section.type = 'work';
    if (section.type === 'projects' && !known.has('work') && areEngagements(section.lines)) {
      section.type = 'work';
      known.add('work');
    }
    if (section.type === 'certifications' && typeByContent(section.lines, known) === 'education') {
      section.type = 'education';
      known.add('education');
    }
    // `Qualifications` are schools or, as here, what somebody was certified in.
    if (section.type === 'education' && typeByContent(section.lines, NOT_CREDENTIALS) === 'certifications')
      section.type = 'certifications';
    const { heading } = section;
    if (!heading) continue;
    if (
      section.type === 'summary' &&
      (typeByContent(section.lines, known) === 'contact' || areReaches(section.lines))
    ) {
      section.type = 'contact';
      continue;
    }
    if (
      section.type === 'summary' &&
      !known.has('work') &&
      isCareer(section.lines) &&
      !isSentence(section.lines[0]!.text)
    ) {
      section.type = 'work';
      known.add('work');
      continue;
    }
    if (section.type === 'summary' && areLabelled(section.lines)) {
      section.type = 'personal';
      continue;
    }
    const reading = readHeading(heading.text);
    const says = reading?.type === section.type && section.type !== 'other' ? reading.score : 0;
    if (
      (says > 0 && !isOn('weak-headings-by-content')) ||
      says > WEAK_HEADING ||
      (says === 0 && section.type !== 'other')
    )
      continue;
    if (says === 0 && reading) continue;
    if (section.type === 'work' && areLabelledEntries(section.lines)) continue;
    if (says > 0 && section.type === 'work' && isList(section.lines) && !section.lines.some(hasOwnDate)) {
      section.type = 'skills';
      known.add('skills');
      continue;
    }
    const type = typeByContent(section.lines, known);
    if (type === 'summary' && isAboutOther(heading.text) && followsCareer(section, sections)) continue;
    if (!type || (says > 0 && type !== 'work' && type !== 'education')) continue;
    section.type = type;
    known.add(type);
  }
}

/** `Teaching`, too little for a heading of posts, and no word about oneself. */
function isAboutOther(heading: string): boolean {
  return headingWordsOf(heading).some((word) => headingWeights(word)?.every(([type]) => type !== 'summary'));
}

/** Below the jobs and the schools nobody begins to speak about themselves under a heading that says something else. */
function followsCareer(section: Section, sections: readonly Section[]): boolean {
  const above = sections.slice(0, sections.indexOf(section)).filter(({ flow }) => flow === section.flow);
  return above.some(({ type }) => type === 'work') && above.some(({ type }) => type === 'education');
}

/** `About` over a town, an address and numbers, and nothing that anybody says. */
function areReaches(lines: readonly Line[]): boolean {
  const reached = lines.filter((line) => REACHES.test(line.text)).length;
  const mostWords = reached > 1 ? MOST_WORDS_OF_ADDRESS : MOST_WORDS;
  return (
    reached > 0 &&
    lines.every((line) => wordCount(line.text) <= mostWords && !hasOwnDate(line) && !line.text.endsWith('.'))
  );
}

const MOST_WORDS_OF_ADDRESS = 6;

/** `Career Summary` over posts, each beside or below its own period. */
function isCareer(lines: readonly Line[]): boolean {
  const periods = lines.filter(
    (line) =>
      !line.bullet &&
      !isSentence(line.text) &&
      findDates(line.text).some((span) => !span.single) &&
      hasOwnDate(line),
  );
  return periods.length > 1;
}

/** A consultant's projects, each with client, post and period: nothing else tells where he worked. */
function areEngagements(lines: readonly Line[]): boolean {
  const entries = joinFieldLines(lines).map(({ cells }) => new Set(cells.map(({ role }) => role)));
  const whole = entries.filter(
    (roles) => roles.has('post') && roles.has('date') && (roles.has('organisation') || roles.has('name')),
  );
  return whole.length > 0 && 2 * whole.length > entries.length;
}

/** Posts of a researcher under `Research`: dated from one month to another, each with what was done. */
function arePosts({ heading, lines }: Section): boolean {
  const dated = lines.filter(hasOwnDate);
  if (dated.length === 0 || lines.filter((line) => line.bullet).length < dated.length) return false;
  const isAbout = isAboutExperience(heading);
  const arePeriods = dated.every((line) => findDates(line.text).some((span) => !span.single));
  if (arePeriods) return isAbout || typeByContent(lines) === 'work';
  return isAbout && !dated.some((line) => line.bullet);
}

/** `Research Experience` */
function isAboutExperience(heading: Line | undefined): boolean {
  return heading !== undefined && /\b(?:experiences?|pengalaman)\b/i.test(heading.text);
}

function isSignature({ type }: Section, lines: readonly Line[], index: number): boolean {
  return (
    !OF_PERSON.has(type) && isSigned(lines[index]!.text, lines[index + 1]?.text, lines.length - 1 - index)
  );
}

/** `Nama   : Wulan` below `Yang bertanda tangan di bawah ini:`, with which a letter's form begins. */
function opensForm(next: Line | undefined): boolean {
  return next !== undefined && labelKind(next.cells[0]!.text.replace(/\s*:.*$/, '')) === 'name';
}

const CREDIT_GAP = 2;

/** What a page says of itself or offers its visitors. */
function isOfPage({ text }: Line): boolean {
  return offersMore(text) || isCredit(text);
}

/** Set apart from what stands above it, in letters no larger. */
function isCreditAtEnd(lines: readonly Line[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  const next = lines[index + 1];
  const last = next === undefined || next.page > line.page || isOfPage(next);
  if (!above || !last || line.bullet) return false;
  if (isOfPage(above) && isOfPage(line)) return isCreditAtEnd(lines.slice(0, index), index - 1);
  if (offersMore(line.text)) return line.page > above.page || line.gap > line.size;
  if (line.size > above.size || !isCredit(line.text)) return false;
  return claimsRights(line.text) || line.page > above.page || line.gap > CREDIT_GAP * line.size;
}

const LABELLED_LINE = /^\p{Lu}[\p{L}’'./ ]{2,28}\s*:\s*\S/u;
const MOSTLY = 0.6;

/** `Personal Profile` over `Date of Birth : …`: a form, and nothing that somebody says about themselves. */
function areLabelled(lines: readonly Line[]): boolean {
  return (
    lines.length > 1 &&
    lines.filter((line) => LABELLED_LINE.test(line.text) || isRowOfForm(line, lines[0]!)).length >=
      MOSTLY * lines.length
  );
}

/** A name and its value in two columns: `Date of Birth   12-08-1993`. */
function isRowOfForm({ cells }: Line, { cells: above }: Line): boolean {
  const [label, value] = cells;
  if (cells.length !== 2 || above.length !== 2 || !label || !value) return false;
  const isUnder = Math.abs(label.x - above[0]!.x) < 3 && Math.abs(value.x - above[1]!.x) < 3;
  return isUnder && label.text.split(' ').length <= 4 && !/[.,;\d]/.test(label.text);
}

/** `Languages` over `Go`, `Java`: they are for programming. */
function namesNoLanguage(lines: readonly Line[]): boolean {
  return isList(lines) && lines.every((line) => line.cells.every((cell) => !mentionsLanguage(cell.text)));
}

/** `Technical Experience` over names in a margin, each beside a sentence on what it is: works, and no skills. */
function isDefinitionList({ heading, lines }: Section): boolean {
  const ofWork = (word: string) =>
    headingWeights(word)?.some(([type, weight]) => type === 'work' && weight >= 2);
  if (!heading || !headingWordsOf(heading.text).some(ofWork)) return false;
  const named = lines.filter(({ cells }) => cells.length > 1);
  const hasSentence = ({ cells }: Line) => cells.length === 2 && isSentence(cells[1]!.text);
  return named.length > 1 && named.every(hasSentence);
}

const MOST_WORDS = 3;

/** Nothing but short items. */
function isList(lines: readonly Line[]): boolean {
  const items = lines.flatMap((line) => line.cells.flatMap((cell) => cell.text.split(/\s*[,;|•·]\s*/)));
  return (
    items.length > 1 && items.every((item) => item.split(' ').length <= MOST_WORDS && !/\d{4}/.test(item))
  );
}

const ORGANISATION_ONLY = 5;

/** `Leadership Experience` over the only jobs: without another section of work, experience that names no organisation is work. */
function jobsUnderActivities(sections: readonly Section[]): void {
  if (!isOn('jobs-under-activities') || sections.some((section) => section.type === 'work')) return;
  for (const section of sections) {
    if (section.type !== 'organisation' || !section.heading) continue;
    const weights = headingWordsOf(section.heading.text).map((word) => new Map(headingWeights(word) ?? []));
    const named = weights.some((types) => (types.get('organisation') ?? 0) >= ORGANISATION_ONLY);
    const works = weights.some((types) => (types.get('work') ?? 0) >= 2);
    if (works && !named) section.type = 'work';
  }
}

const OTHER_WORK = /^(?:other|additional|further|lainnya)\b|\blain(?:nya)?$/i;
const ACTIVITY =
  /\b(?:volunteers?|relawan|association|asosiasi|club|society|students?|mahasiswa|himpunan|bem|osis|committee|panitia|union|ukm|choir|parish|scouts?)\b/i;

/** `Other Experience` beside the jobs, over nothing but what clubs and volunteers do. */
function activitiesUnderWork(sections: readonly Section[]): void {
  const jobs = sections.filter(({ type, lines }) => type === 'work' && lines.some(hasOwnDate));
  for (const section of jobs) {
    const dated = section.lines.filter(hasOwnDate);
    if (jobs.length < 2 || !section.heading || !OTHER_WORK.test(section.heading.text)) continue;
    if (dated.every((line) => ACTIVITY.test(line.text))) section.type = 'organisation';
  }
}

/** A heading that a narrow column broke into two lines. */
function wholeHeading(current: Section, line: Line, styles: HeadingStyles): SectionType | undefined {
  const { heading } = current;
  if (!heading || current.lines.length > 0 || heading.page !== line.page || line.cells.length > 1)
    return undefined;
  const [above, below] = [heading.cells[0]!, line.cells[0]!];
  if (styleKey(above) !== styleKey(below) || line.gap > 0.8 * line.size || !styles.looksAlike(below))
    return undefined;
  if (isWhole(above.text, below.text)) return undefined;
  return readHeading(`${above.text} ${below.text}`)?.type;
}

/** `Relevant | Data structures, …` over `Courses | networks, …`: a heading in the margin, broken into two rows of the text beside it. */
function secondRowOfRail(
  { heading, lines }: Section,
  line: Line,
): { type: SectionType; line: Line } | undefined {
  const [below, ...others] = line.cells;
  const above = heading?.cells[0];
  if (
    !heading ||
    !above ||
    !below ||
    others.length === 0 ||
    lines.length !== 1 ||
    !isOneRow(heading, lines[0])
  )
    return undefined;
  if (styleKey(above) !== styleKey(below) || Math.abs(above.x - below.x) > 1 || line.gap > 0.8 * line.size)
    return undefined;
  const asksForMore =
    !readHeading(above.text) ||
    /(?:[&,/]|\b(?:dan|and|of))\s*$/i.test(above.text) ||
    /^(?:dan|and|&|of)\s/i.test(below.text);
  if (above.right > lines[0]!.x || !asksForMore || /\d/.test(below.text)) return undefined;
  const type = readHeading(`${above.text} ${below.text}`)?.type;
  return type && { type, line: { ...makeLine(others, line.columnLeft, line.columnRight), gap: line.gap } };
}

const PLAIN_HEADING = 5;
const LARGE = 1.12;

/** `Certifications` over the name of the first one: nothing in the upper line asks for more, and the lower one is about something else. */
function isWhole(above: string, below: string): boolean {
  const reading = readHeading(above);
  if (GOES_ON.test(below) && readHeading(`${above} ${below}`)) return false;
  if (
    !reading ||
    reading.score < PLAIN_HEADING ||
    /(?:[&,/–-]|\b(?:dan|and|of)|\p{L}{4}(?:al|ary|ular))\s*$/iu.test(above)
  )
    return false;
  return headingWordsOf(below).some((word) => {
    const weights = headingWeights(word);
    return weights !== undefined && weights.every(([type]) => type !== reading.type);
  });
}

/** `EDUCATION` over `AND TRAINING`, `RINGKASAN` over `PROFESIONAL`: words that are no heading by themselves. */
const GOES_ON =
  /^(?:(?:and|dan|&)\s.+|profesional|professional|singkat|pribadi|diri|formal|teknis|kerja|saya|me|details|history)$/iu;

/** `05 / EDUCATION` */
const COUNTED = /^\d{1,2}\s*\/+\s+[\p{Lu}\s&]+$/u;

/** `01` apart from the heading that it counts. */
const COUNT = /^0?\d[.)]?$/;

function headingAt(
  line: Line,
  next: Line | undefined,
  styles: HeadingStyles,
): { type: SectionType; heading?: Line; rest?: Line } | undefined {
  const [first, ...others] = line.cells;
  // An icon before a heading may be read as a dot.
  if (!first || (line.bullet && !styles.standsOut(first))) return undefined;
  if (others.length === 0) {
    const counted = COUNTED.test(first.text) ? readHeading(first.text)?.type : undefined;
    const type = styles.read(first) ?? counted ?? (isDocumentTitle(first.text) ? 'title' : undefined);
    if (type) return { type };
    return styles.isUnknownHeading(first, next !== undefined) ? { type: 'other' } : undefined;
  }
  if (hasColonBeside(line) && namesField(first.text)) return undefined;
  const counted = others.length === 1 && COUNT.test(first.text) ? styles.read(others[0]!) : undefined;
  if (counted) return { type: counted, heading: makeLine(others, line.columnLeft, line.columnRight) };
  const whole = spacedHeading(line, styles);
  if (whole) return { type: whole };
  // A heading with its first line beside it: only where headings look like nothing else.
  const type = styles.read(first);
  if (!type || !styles.isDistinct(first) || isDatedName(line)) return undefined;
  if ((readHeading(first.text)?.score ?? 0) < MIN_INLINE_SCORE && first.size <= styles.bodySize)
    return undefined;
  return { type, rest: makeLine(others, line.columnLeft, line.columnRight) };
}

/** `T E N T A N G   S A Y A`: one heading, set so wide that its words stand apart like cells. */
function spacedHeading(line: Line, styles: HeadingStyles): SectionType | undefined {
  const [first, ...others] = line.cells;
  const alike = others.every((cell) => styleKey(cell) === styleKey(first!) && !readHeading(cell.text));
  return alike && styles.looksAlike(first!)
    ? readHeading(line.cells.map((cell) => cell.text).join(' '))?.type
    : undefined;
}

function isDocumentTitle(text: string): boolean {
  return readHeading(text)?.type === 'title';
}
