import { hasOwnDate } from '../entries/own-dates.ts';
import { isCaption } from '../entries/captions.ts';
import { isLabel, labelKind } from '../fields/contact-zone.ts';
import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import type { Flow } from '../layout/reading-order.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { postScore } from '../lexicon/score-text.ts';
import {
  claimsRights,
  endsPaper,
  isCredit,
  isSigned,
  offersMore,
  promisesReferences,
} from './closing-lines.ts';
import { headingAt, wholeHeading } from './heading-at.ts';
import { type HeadingStyles } from './heading-styles/heading-styles.ts';
import { styleKey } from './heading-styles/style-key.ts';
import { headingInMargin, headingInRail } from './headings-beside-text.ts';
import { numberedForm } from './numbered-form.ts';
import { SMALLER } from './parts-of-lists.ts';
import { readHeading } from './read-heading.ts';
import { ABOUT_PERSON, OF_PERSON, type SectionType } from './section-type.ts';
import type { Section } from './section.ts';
import { OF_ENTRIES } from './subheadings.ts';

/** @param rails where headings stand beside the text and what they look like, as `railOf` tells */
export function parted(
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
      if (index === lines.length - 1 && (repeatsName(line, sections) || isDayOfPaper(current, line))) {
        sections.push({ type: 'other', lines: [line], flow });
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
      const isFirst =
        flow === 0 && sections.length === 1 && isStillName(current, line) && !hasLargerBeside(flows, line);
      // What opens the paper in words of its own is a name, and what stands right below a name alone is what somebody is.
      const isOwnWords = opened?.type === 'other' && !opened.rest && !readHeading(line.text);
      if (
        !opened ||
        (isOwnWords && isReferee(current, line)) ||
        (isOwnWords && (isFirst || (flow === 0 && sections.length === 1 && isBelowName(current, line))))
      ) {
        current.lines.push(line);
        continue;
      }
      const { type: own, heading = line, rest } = opened;
      if (own === 'title') {
        if (rest) current.lines.push(rest);
        continue;
      }
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
  /^(?:(?:key |career )?(?:highlights|achievements)|(?:relevant )?(?:courses|coursework)|sorotan|pencapaian|prestasi(?: kerja)?|mata kuliah(?: (?:relevan|terkait))?)$/i;

/** Nothing but the name stands above, and the line looks like it: `ISHLAH PUTRI` over `ARIYANI`. */
function isStillName({ lines, heading }: Section, line: Line): boolean {
  if (heading) return false;
  const look = styleKey(line.cells[0]!);
  return lines.every((above) => above.cells.length === 1 && styleKey(above.cells[0]!) === look);
}

/** The name stands in another column of the page, in letters larger than those of a heading. */
function hasLargerBeside([, ...others]: readonly Flow[], { page, size }: Line): boolean {
  return others.some(({ lines }) => lines.some((line) => line.page === page && line.size > LARGER * size));
}

const LARGER = 1.3;

/** `Civil Engineer` below `Oluwaseun Adeyemi` in larger letters, and nothing else above. */
function isBelowName({ heading, lines: [name, ...others] }: Section, line: Line): boolean {
  if (heading || !name || others.length > 0 || name.page !== line.page || line.cells.length > 1) return false;
  return name.cells.length === 1 && name.size > NAME_OVER_POST * line.size && postScore(line.text) > 0;
}

/** `**Ruth Anggraini**` below `**Referensi**`, in the letters of a heading. */
function isReferee({ type, lines: [first] }: Section, line: Line): boolean {
  if (type !== 'references' || line.cells.length > 1 || !PERSON.test(line.text)) return false;
  // Below referees in other letters it is a heading: `Yang Saya Kuasai`.
  return !first || sameLook(first, line);
}

/** `Capt. Ruth Anggraini, S.T.` */
const PERSON = /^(?:\p{L}{1,5}\. ?){0,3}\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,4}(?:,.*)?$/u;

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

function isSignature({ type }: Section, lines: readonly Line[], index: number): boolean {
  return (
    !OF_PERSON.has(type) && isSigned(lines[index]!.text, lines[index + 1]?.text, lines.length - 1 - index)
  );
}

const WITHOUT_DAYS = new Set<SectionType>(['interests', 'references', 'skills', 'languages']);

/** `November 30, 2026` alone below hobbies or referees, far from them: when the paper was written. */
function isDayOfPaper({ type, lines }: Section, { text, cells, gap, size }: Line): boolean {
  if (cells.length > 1 || lines.length === 0 || !WITHOUT_DAYS.has(type)) return false;
  return gap > size && WHOLE_DAY.test(text);
}

const WHOLE_DAY = /^\s*(?:\d{1,2}\s+\p{L}{3,10}|\p{L}{3,10}\s+\d{1,2},)\s+(?:19|20)\d\d\.?\s*$/u;

/** `Siti Aminah   2 November 2026` at the end, the name as it stands among the facts about the person: a signature. */
function repeatsName({ cells: [name, ...others] }: Line, sections: readonly Section[]): boolean {
  if (!name || !NAME_ALONE.test(name.text) || !others.every(({ text }) => isMostlyDate(text))) return false;
  const current = sections.at(-1)!;
  return (
    !OF_PERSON.has(current.type) &&
    sections.some(
      ({ type, lines }) =>
        OF_PERSON.has(type) && lines.some(({ cells }) => cells.length === 1 && cells[0]!.text === name.text),
    )
  );
}

const NAME_ALONE = /^\p{Lu}[\p{L}.’'-]*(?: \p{L}[\p{L}.’'-]*){1,5}$/u;

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
  // A foot of two rows, of which only the first says what it is.
  const goesOn = next !== undefined && index === lines.length - 2 && sameLook(line, next);
  const last = next === undefined || next.page > line.page || isOfPage(next) || goesOn;
  if (!above || !last || line.bullet) return false;
  const isOfFoot = isOfPage(line) || (next === undefined && sameLook(above, line));
  if (isOfPage(above) && isOfFoot) return isCreditAtEnd(lines.slice(0, index), index - 1);
  if (offersMore(line.text)) return line.page > above.page || line.gap > line.size;
  if (line.size > above.size || !isCredit(line.text)) return false;
  return claimsRights(line.text) || line.page > above.page || line.gap > CREDIT_GAP * line.size;
}
