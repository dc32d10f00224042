import { readHeading } from '../classify/read-heading.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { indonesianOpening } from '../lexicon/indonesian-verbs.ts';
import { postScore } from '../lexicon/score-text.ts';
import { goesOnWithAddress, isStreet } from '../places/address-lines.ts';
import { isPlace } from '../places/find-place.ts';
import { isOn } from '../rules.ts';
import { isCaption, listsTools } from './captions.ts';
import { lineFacts } from './header-pieces.ts';
import { baseEdge, breaksOff, isCentred, isFlushRight, unmarkedLines } from './line-edges.ts';
import { hasOwnDate, onlyMentionsYear } from './own-dates.ts';
import { isRowOfTags } from './rows-of-tags.ts';
import {
  isSentence,
  isStatement,
  opensWithCapitalDeed,
  opensWithDeed,
  readsAsDeed,
  wordCount,
} from './sentences.ts';

/** What a line of an entry is: part of its head, of its description, or a word like "Highlights" that only introduces. */
export type LineRole = 'head' | 'text' | 'caption';

const INDENT = 4;
/** Letters from which on a line is one that a margin cut. */
const LONG_LINE = 45;

/** Distinguishes heads from descriptions for the lines of one section. */
export function lineRoles(lines: readonly Line[]): LineRole[] {
  const base = isCentred(unmarkedLines(lines)) || isFlushRight(lines) ? Infinity : baseEdge(lines);
  const text = textStyle(lines);
  const statementEdges = findStatementEdges(lines, base, text);
  const plainHeads = lines[0]?.bullet === false && lines.some((line) => !line.bullet && hasOwnDate(line));
  const roles: LineRole[] = [];
  const tags = new Set<Line | undefined>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const roleAbove = tags.has(above) ? 'text' : roles[index - 1];
    if (isRowOfTags(line, roleAbove, lines[index + 1], text)) {
      tags.add(line);
      roles.push('caption');
      continue;
    }
    if (
      roles.length > 0 &&
      (opensBullets(line, lines[index + 1]) || isPart(line, lines[index + 1], plainHeads))
    ) {
      roles.push('text');
      continue;
    }
    if (roleAbove && goesOnAfterStreet(lines, index)) {
      roles.push(roleAbove);
      continue;
    }
    if (namesPostBelowPeriod(lines, index)) {
      roles.push('head');
      continue;
    }
    if (isPrizeOfEntry(lines, index)) {
      roles.push('text');
      continue;
    }
    const isDated = above !== undefined && (hasOwnDate(above) || isUnderDate(lines, roles, index));
    const own = isBelowOwnPeriod(lines, roles, index, base) ? line.x : base;
    roles.push(
      roleOf(line, above, roles[index - 1], { base: own, statementEdges, plainHeads, isDated }, text),
    );
  }
  return roles;
}

/** A card at the other side of a time line; its period may stand in a badge. */
const FAR = 60;
const PADDING = 12;

/** `Amstirdam Coffee, Malang` over bullets and flush below a post and its period alone, all far from the section's edge: an entry with an edge of its own. */
function isBelowOwnPeriod(
  lines: readonly Line[],
  roles: readonly LineRole[],
  index: number,
  base: number,
): boolean {
  const [line, post, period] = [lines[index]!, lines[index - 1], lines[index - 2]];
  if (!post || !period || line.x < base + FAR || !lines[index + 1]?.bullet) return false;
  const isHead = [post, period].every(
    ({ x, page }, at) =>
      Math.abs(x - line.x) < PADDING && page === line.page && roles[index - 1 - at] === 'head',
  );
  return isHead && period.cells.every(({ text }) => isMostlyDate(text));
}

const MOST_OF_ADDRESS = 3;

/** A line of an address below its street. */
export function goesOnAfterStreet(lines: readonly Line[], index: number): boolean {
  for (let at = index; at > 0 && at > index - MOST_OF_ADDRESS; at -= 1) {
    if (!goesOnWithAddress(lines[at - 1]!.text, lines[at]!.text)) return false;
    if (isStreet(lines[at - 1]!.text)) return true;
  }
  return false;
}

/** `• Orders team (Mar 2023 – Dec 2023)` over bullets that stand further in, where the jobs have heads of their own: a part of what was done. */
export function isPart(line: Line, next: Line | undefined, plainHeads: boolean): boolean {
  if (!plainHeads || !line.bullet || line.cells.length > 1) return false;
  const isOver = next?.bullet === true && next.x >= line.x + INDENT;
  return (isOver || line.text.endsWith('.')) && endsInPeriod(line);
}

/** `… with the town (2015–2016).` */
function endsInPeriod({ text }: Line): boolean {
  return /\([^()]*\d{4}[^()]*\)\.?$/.test(text) && findDates(text).length === 1;
}

const PRIZES =
  /^(?:prestasi(?: kerja)?|(?:key )?achievements|pencapaian(?: utama)?|penghargaan|awards)\s*:?$/i;

/** `Karyawan Terbaik   2022` below `Prestasi Kerja` within a job, or below another such line there: one date, and no period of its own. */
export function isPrizeOfEntry(lines: readonly Line[], index: number): boolean {
  const line = lines[index]!;
  const dates = findDates(line.text);
  if (line.bullet || dates.length !== 1 || !dates[0]!.single) return false;
  for (let at = index - 1; at > 0; at -= 1) {
    const above = lines[at]!;
    if (PRIZES.test(above.text)) return true;
    if (above.bold !== line.bold || above.size !== line.size || above.cells.length !== line.cells.length)
      return false;
  }
  return false;
}

const MOST_OF_POST = 7;

/** `Customer success specialist & web assistant` below a period alone, where the section begins with one: a post, however many small words it has. */
export function namesPostBelowPeriod(lines: readonly Line[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  const isPeriod = (each: Line) => each.cells.every(({ text }) => isMostlyDate(text));
  if (!above || line.bullet || line.cells.length > 1 || !isPeriod(above) || !isPeriod(lines[0]!))
    return false;
  return (
    postScore(line.text) >= 1.5 && wordCount(line.text) <= MOST_OF_POST && /[\p{L}\p{N})]$/u.test(line.text)
  );
}

/** `Covered subjects:` before bullets: a name would be written with capitals. */
export function opensBullets(line: Line, next: Line | undefined): boolean {
  if (!next?.bullet || line.bullet || line.cells.length > 1 || isCaption(line)) return false;
  // `Notable Achievements:`
  if (!line.bold && line.text.endsWith(':') && readHeading(line.text)) return true;
  return /^\p{Lu}\p{L}*(?: \p{Ll}[\p{L}-]*)+:$/u.test(line.text);
}

/** The head that this line stands under has had its period in the line before last. */
function isUnderDate(lines: readonly Line[], roles: readonly LineRole[], index: number): boolean {
  return roles[index - 1] === 'head' && roles[index - 2] === 'head' && hasOwnDate(lines[index - 2]!);
}

interface Edges {
  base: number;
  /** Left edges at which this section's longer statements stand. */
  statementEdges: ReadonlySet<number>;
  /** Entries begin without bullets and say when. */
  plainHeads: boolean;
  /** The head so far says when. */
  isDated: boolean;
}

function findStatementEdges(lines: readonly Line[], base: number, text: TextStyle | undefined): Set<number> {
  if (!isOn('statement-edges')) return new Set();
  return new Set(
    lines
      .filter(
        (line) =>
          line.x > base + INDENT &&
          !line.cells.some((cell) => cell.label) &&
          !hasOwnDate(line) &&
          wordCount(line.text) > 3 &&
          (!text || !standsOut(line, text)),
      )
      .map((line) => Math.round(line.x)),
  );
}

export interface TextStyle {
  size: number;
  bold: boolean;
  italic: boolean;
  colour: number;
}

/** The style of the section's running text: that of its bullets and long lines. */
function textStyle(lines: readonly Line[]): TextStyle | undefined {
  const votes = new Map<string, { style: TextStyle; letters: number }>();
  const [smallest, largest] = [
    Math.min(...lines.map((line) => line.size)),
    Math.max(...lines.map((line) => line.size)),
  ];
  for (const line of lines) {
    // What stands out by weight and size tells nothing, however many words it has.
    if (line.bold && line.size === largest && largest > smallest + 1) continue;
    if (!line.bullet && (wordCount(line.text) < 6 || hasOwnDate(line) || line.cells.length > 2)) continue;
    const { size, bold, italic, colour } = line;
    const key = `${size.toFixed(1)}|${bold}|${italic}|${colour}`;
    const vote = votes.get(key) ?? { style: { size, bold, italic, colour }, letters: 0 };
    vote.letters += line.text.length;
    votes.set(key, vote);
  }
  return [...votes.values()].sort((a, b) => b.letters - a.letters)[0]?.style;
}

function roleOf(
  line: Line,
  above: Line | undefined,
  roleAbove: LineRole | undefined,
  { base, statementEdges, plainHeads, isDated }: Edges,
  text: TextStyle | undefined,
): LineRole {
  if (line.isStatement || (roleAbove === 'text' && breaksOff(above, line))) return 'text';
  if (isCaption(line)) return 'caption';
  if (roleAbove !== undefined && listsTools(line)) return 'text';
  const underDate =
    isOn('post-under-date') &&
    roleAbove === 'head' &&
    above !== undefined &&
    above.cells.every((cell) => isMostlyDate(cell.text));
  if (underDate && !isSentence(line.text) && (!line.bullet || namesPost(line.text))) return 'head';
  if (line.bullet && (!hasOwnDate(line) || (plainHeads && onlyMentionsYear(line)))) return 'text';
  // A place under the date in the margin stands beside the description without being part of it.
  if (roleAbove === 'text' && line.cells.every((cell) => cell.label) && isPlace(line.text)) return 'caption';
  const labelled = line.cells.some((cell) => cell.label);
  const isEndOfPoint = plainHeads && roleAbove === 'text' && line.text.endsWith(').') && endsInPeriod(line);
  if (isEndOfPoint && !labelled && above && continues(above, line)) return 'text';
  if (labelled || hasOwnDate(line)) return 'head';
  const lead = line.cells[0]!;
  if (roleAbove === 'text' && above && continues(above, line)) return 'text';
  const plainStyle = !text || !standsOut(line, text);
  if (
    plainStyle &&
    roleAbove === 'head' &&
    isDated &&
    (isStatement(line.text) || opensWithDeed(line.text) || opensWithCapitalDeed(line.text))
  )
    return 'text';
  if (plainStyle && roleAbove === 'text' && above && isSameText(above, line) && opensWithDeed(line.text))
    return 'text';
  const sentence = isSentence(line.text);
  if (plainStyle && sentence) return 'text';
  if (
    plainStyle &&
    lead.x > base + INDENT &&
    roleAbove !== undefined &&
    (wordCount(line.text) > 2 ||
      roleAbove === 'text' ||
      (above !== undefined && isWhole(above)) ||
      statementEdges.has(Math.round(lead.x)))
  )
    return 'text';
  if (
    sentence &&
    !line.bold &&
    (wordCount(line.text) > 9 || (/[.!]$/.test(line.text) && wordCount(line.text) > 4))
  )
    return 'text';
  return 'head';
}

function isSameText(above: Line, line: Line): boolean {
  return (
    Math.abs(above.x - line.x) < 1 &&
    Math.abs(above.size - line.size) < 0.1 &&
    above.bold === line.bold &&
    above.italic === line.italic
  );
}

function namesPost(text: string): boolean {
  if (readsAsDeed(text)) return false;
  const words = text
    .replace(/^\P{L}+/u, '')
    .toLowerCase()
    .split(/\s+/);
  if (words.length > 2 && indonesianOpening(words) === 'deed') return false;
  return text.split(/\s*[,|–—]\s+/u).some((part) => Math.abs(postScore(part)) >= 2);
}

/** A head's line that says when, and more than one thing beside it. */
function isWhole(line: Line): boolean {
  return hasOwnDate(line) && lineFacts(line, 0).pieces.length > 1;
}

function standsOut(line: Line, text: TextStyle): boolean {
  return (
    line.bold !== text.bold ||
    line.italic !== text.italic ||
    line.colour !== text.colour ||
    Math.abs(line.size - text.size) > 0.4
  );
}

/** A line of a paragraph or bullet that goes on from the line above. */
function continues(above: Line, line: Line): boolean {
  if (above.page !== line.page && line.page !== above.page + 1) return false;
  if (line.cells.length > 1 || above.size !== line.size || above.bold !== line.bold) return false;
  const cut = /^\p{Ll}/u.test(line.text) || above.text.length > LONG_LINE;
  const outdented = above.bullet && cut && Math.abs(line.x - above.x) < 3;
  const inLine =
    Math.abs(line.x - above.textX) < 3 ||
    (line.x > above.x && line.x - above.textX < 12) ||
    outdented ||
    isFlushUnder(above, line);
  if (!inLine) return false;
  const goesOn = /^\p{Ll}/u.test(line.text) && !/[.!?]$/.test(above.text);
  if (above.page === line.page && line.gap > (goesOn ? 1.1 : 0.5) * line.size) return false;
  // The first word would still have stood on the line above: then the break was meant.
  const firstWord = line.cells[0]!.items[0]!.width;
  const room = isFlushUnder(above, line) ? above.x - above.columnLeft : above.columnRight - above.right;
  if (/^\p{Ll}/u.test(line.text)) return true;
  return room < firstWord + line.size && !/[.!?;]$/.test(above.text);
}

function isFlushUnder(above: Line, line: Line): boolean {
  return Math.abs(above.right - line.right) < 3 && Math.abs(above.x - line.x) > 4;
}
