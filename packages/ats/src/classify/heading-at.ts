import { hasPeriod } from '../dates/find-dates.ts';
import { type Fragment, sameLook } from '../layout/fragment.ts';
import { type Line, makeLine } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { type HeadingStyles } from './heading-styles/heading-styles.ts';
import { namesField } from './heading-styles/style-groups.ts';
import { styleKey } from './heading-styles/style-key.ts';
import { headingWeights } from './heading-words.ts';
import { headingWordsOf, readHeading } from './read-heading.ts';
import type { SectionType } from './section-type.ts';
import type { Section } from './section.ts';

export const MIN_INLINE_SCORE = 4;

/** `Jabatan   :   Welder`: the name of a form's field. */
export function hasColonBeside({ cells }: Line): boolean {
  return cells[1] !== undefined && /^\s*[:：]/.test(cells[1].text);
}

/** `Continente Online   2021 - Present`: a name that is no heading, with nothing but its period beside it. */
export function isDatedName({ cells: [name, period, ...others] }: Line): boolean {
  if (!name || !period || others.length > 0 || readHeading(name.text)) return false;
  return isMostlyDate(period.text) && hasPeriod(period.text);
}

/** A heading that a narrow column broke into two lines. */
export function wholeHeading(current: Section, line: Line, styles: HeadingStyles): SectionType | undefined {
  const { heading } = current;
  if (!heading || current.lines.length > 0 || heading.page !== line.page || line.cells.length > 1)
    return undefined;
  const [above, below] = [heading.cells[0]!, line.cells[0]!];
  if (styleKey(above) !== styleKey(below) || line.gap > 0.8 * line.size || !styles.looksAlike(below))
    return undefined;
  if (isWhole(above.text, below.text)) return undefined;
  return readHeading(`${above.text} ${below.text}`)?.type;
}

const PLAIN_HEADING = 5;
export const LARGE = 1.12;

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
/** `01`, `III.` or `B.` apart from the heading that it counts. */
const COUNT = /^(?:0?\d[.)]?|(?:[IVX]{1,4}|[A-O])[.)])$/;

/** `Hi, saya Siti Aminah` in the letters of the headings */
const GREETS =
  /^(?:hi|hello|hey|halo|hai|hei|hallo)\b[\s,.!]*(?:i[’']?\s?a?m|my name is|(?:perkenalkan,? )?(?:nama )?(?:saya|aku)(?: adalah)?)\s+\p{Lu}/iu;

export function headingAt(
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
    return styles.isUnknownHeading(first, next !== undefined) && !GREETS.test(first.text)
      ? { type: 'other' }
      : undefined;
  }
  if (hasColonBeside(line) && namesField(first.text)) return undefined;
  const counted =
    others.length === 1 && COUNT.test(first.text) ? countedType(first, others[0]!, next, styles) : undefined;
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

/** `3   Yang Saya Kuasai`: what is counted may be a heading in the writer's own words. */
function countedType(
  count: Fragment,
  name: Fragment,
  next: Line | undefined,
  styles: HeadingStyles,
): SectionType | undefined {
  const isOwn = sameLook(count, name) && styles.isUnknownHeading(name, next !== undefined);
  return styles.read(name) ?? (isOwn ? 'other' : undefined);
}

/** `T E N T A N G   S A Y A`: one heading, set so wide that its words stand apart like cells. */
function spacedHeading(line: Line, styles: HeadingStyles): SectionType | undefined {
  const [first, ...others] = line.cells;
  if (others.some((cell) => styleKey(cell) !== styleKey(first!)) || !styles.looksAlike(first!))
    return undefined;
  const whole = readHeading(line.cells.map((cell) => cell.text).join(' '))?.type;
  if (others.every((cell) => !readHeading(cell.text))) return whole;
  // `PENGALAMAN  KERJA` in a scan, whose words stand a little far apart.
  const isNear = others.every((cell, at) => cell.x - line.cells[at]!.right < cell.size);
  return isNear && whole === readHeading(first!.text)?.type ? whole : undefined;
}

function isDocumentTitle(text: string): boolean {
  return readHeading(text)?.type === 'title';
}
