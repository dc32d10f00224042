import { findDates, hasPeriod } from '../dates/find-dates.ts';
import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { wrapsFrom } from '../layout/wraps.ts';
import { findGrade, startsWithLevel } from '../lexicon/education-words.ts';
import { indonesianOpening } from '../lexicon/indonesian-verbs.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace } from '../places/find-place.ts';
import { taggedRoles } from '../tagger/tagged-roles.ts';
import { namesProfessor } from './captions.ts';
import { type LineRole } from './line-roles.ts';
import { hasOwnDate, namesSchoolLeft } from './own-dates.ts';
import { isSentence, opensWithDeed, wordCount } from './sentences.ts';
import { partsAgain } from './parts-again.ts';
import { beginsWithDate } from './prepare/timeline-dots.ts';
import { withTitlesOfCards } from './titles-of-cards.ts';

/** What each line is of an entry: as the tagger and its own rules say, but for what the lines around it show. */
export function rolesOf(lines: readonly Line[]): LineRole[] {
  const parts = partsAgain(lines);
  const tagged = taggedRoles(lines).map((role, index) => {
    if (parts.has(index) || (role === 'caption' && namesProfessor(lines[index]!))) return 'text';
    if (isHead(lines, index, role)) return 'head';
    const isText =
      role === 'head' &&
      (isHonourAmongPoints(lines, index) ||
        isDeedAmongPoints(lines, index) ||
        isDutyBelowDate(lines, index) ||
        isDeedBelowFacts(lines, index));
    return isText ? 'text' : role;
  });
  const joined = tagged.map((role, index) =>
    goesOnWithParagraph(lines, tagged, index) || goesOnWithPoint(lines, tagged, index) ? 'text' : role,
  );
  const roles = withTitlesOfCards(lines, withDatesInMargin(lines, withGradesBelow(lines, joined)));
  return opensWithPeriods(lines) ? onlyAtBullets(lines, roles) : roles;
}

/** `US corporations` right below `… used by giant` in the letters of the paragraph, where entries open with others and say when. */
function goesOnWithParagraph(lines: readonly Line[], roles: readonly LineRole[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  if (roles[index] !== 'head' || roles[index - 1] !== 'text' || !above || above.bullet || line.bullet)
    return false;
  const isRightBelow =
    above.page === line.page && line.gap <= 0.5 * line.size && Math.abs(above.x - line.x) < 1;
  if (!isRightBelow || line.cells.length > 1 || !/[\p{L}\d,]$/u.test(above.text) || !sameLook(above, line))
    return false;
  const next = lines[index + 1];
  if (!isSentence(above.text) || hasOwnDate(line) || (next && hasOwnDate(next))) return false;
  const openers = roles.flatMap((role, at) =>
    role === 'head' && roles[at - 1] !== 'head' && at !== index ? [at] : [],
  );
  const isDated = (at: number) => {
    const end = roles.findIndex((role, later) => later > at && role !== 'head');
    return lines.slice(at, end < 0 ? undefined : end).some(hasOwnDate);
  };
  return openers.length > 0 && openers.every((at) => !sameLook(lines[at]!, line) && isDated(at));
}

/** `Februari 2018` below the text of `• Juara 3 lomba di Bandung,`, which the margin broke, where entries open in other letters. */
function goesOnWithPoint(lines: readonly Line[], roles: readonly LineRole[], index: number): boolean {
  const [above, line, first] = [lines[index - 1], lines[index]!, lines[0]!];
  if (roles[index] !== 'head' || roles[index - 1] !== 'text' || !above?.bullet || line.bullet) return false;
  const hangs =
    above.page === line.page &&
    Math.abs(line.x - above.textX) < 1.5 &&
    line.cells.length === 1 &&
    line.cells[0]!.items[0]!.bold === above.bold;
  return hangs && sameLook(above, line) && wrapsFrom(above, line) && !first.bullet && !sameLook(first, line);
}

function isHead(lines: readonly Line[], index: number, role: LineRole): boolean {
  return (
    lines[index]!.opensEntry === true ||
    isNameBelowPost(lines, index) ||
    repeatsFirstHead(lines, index) ||
    repeatsFirstRow(lines, index) ||
    (lines[index]!.cells.length === 1 && namesSchoolLeft(lines[index]!.text)) ||
    (role === 'text' && isDegreeAgain(lines, index))
  );
}

/** `IPK 3,61` alone below the points of a school: a fact of the school above, unless that one has its grade already. */
function withGradesBelow(lines: readonly Line[], roles: readonly LineRole[]): LineRole[] {
  const result = [...roles];
  let isGraded = false;
  for (const [index, line] of lines.entries()) {
    if (result[index] === 'head' && result[index - 1] === 'text') {
      if (!isGraded && isGradeAlone(line)) result[index] = 'text';
      else isGraded = false;
    }
    isGraded ||= findGrade(line.text) !== undefined;
  }
  return result;
}

function isGradeAlone({ text, cells, bullet }: Line): boolean {
  const grade = cells.length === 1 && !bullet ? findGrade(text) : undefined;
  return grade?.from === 0 && grade.to >= text.trimEnd().length;
}

/** Every entry begins with a period behind a bullet. */
function opensWithPeriods(lines: readonly Line[]): boolean {
  return lines[0]?.opensEntry === true && lines.every((line) => !line.opensEntry || beginsWithDate(line));
}

/** A head that follows a description, and has no bullet where heads have one, is a part of it. */
function onlyAtBullets(lines: readonly Line[], roles: readonly LineRole[]): LineRole[] {
  const result = [...roles];
  for (const [at, line] of lines.entries())
    if (!line.opensEntry && result[at] === 'head' && result[at - 1] !== 'head') result[at] = 'text';
  return result;
}

const WHITE_ABOVE = 0.5;

/**
 * `**Teller**, BPR Arunika` over its period below points as far to the right as itself: it looks and stands as the first head over its period does,
 * in letters of its own or with more white above.
 */
function repeatsFirstHead(lines: readonly Line[], index: number): boolean {
  const [first, period] = lines;
  const [line, below] = lines.slice(index);
  if (index < 2 || !first || !period || !line || !below || line.bullet || first.bullet) return false;
  const [lead, own] = [first.cells[0]!.items[0]!, line.cells[0]!.items[0]!];
  const isAlike = own.bold === lead.bold && own.font === lead.font && own.size === lead.size;
  const areAlone = isMostlyDate(period.text) && isMostlyDate(below.text);
  const standsOut = own.bold ? !period.bold : own.font !== period.font && own.size > period.size + 0.5;
  const isApart = areAlone && line.gap > below.gap + WHITE_ABOVE * line.size;
  return (
    isAlike &&
    (standsOut || isApart) &&
    line.page === below.page &&
    Math.abs(line.x - first.x) < 1.5 &&
    (areAlone || (!own.bold && hasPeriod(period.text) && hasPeriod(below.text))) &&
    !hasOwnDate(line)
  );
}

/** `Arunika Inc   Quality Assurance Eng.` over its period: cells at the edges of the first row, which stands over a period alone too. */
function repeatsFirstRow(lines: readonly Line[], index: number): boolean {
  const [first, period] = lines;
  const [line, below] = lines.slice(index);
  if (index < 2 || !first || !period || !line || !below || line.bullet || line.page !== below.page)
    return false;
  const areRows = first.cells.length > 1 && line.cells.length === first.cells.length;
  return (
    areRows &&
    [period, below].every(({ text, x }) => isMostlyDate(text) && hasPeriod(text) && x > first.x + 1) &&
    line.cells.every(
      (cell, at) => Math.abs(cell.x - first.cells[at]!.x) < 1.5 && sameLook(cell, first.cells[at]!),
    )
  );
}

/** `**Bachelor in software engineering**`, distinguished from a sentence by another degree in the same letters at the same edge. */
function isDegreeAgain(lines: readonly Line[], index: number): boolean {
  const line = lines[index]!;
  if (line.bullet || line.cells.length > 1 || !startsWithLevel(line.text)) return false;
  return lines.some(
    (other, at) =>
      at !== index &&
      !other.bullet &&
      startsWithLevel(other.text) &&
      other.bold &&
      line.bold &&
      Math.abs(other.x - line.x) < 1.5 &&
      sameLook(other, line),
  );
}

const CAPITALISED = /^\p{Lu}[\p{L}\d.’'&-]*(?: (?:\p{Lu}[\p{L}\d.’'&-]*|\d+|&|dan|and|of|di|de)){1,5}$/u;

/** `Kafe Teras Senja` between a post with its period and the first of the points, or `Kafe Senja, Batam` below such a post: the employer, however plain its letters. */
function isNameBelowPost(lines: readonly Line[], index: number): boolean {
  const [above, line, below] = [lines[index - 1], lines[index]!, lines[index + 1]];
  if (!above || line.bullet || above.bullet || line.cells.length > 1) return false;
  if (above.page !== line.page || !hasOwnDate(above)) return false;
  const isBeforePoints = below?.bullet === true && below.page === line.page;
  if (!isBeforePoints && withoutTown(line.text) === line.text) return false;
  const facts = above.cells.filter(({ text }) => !isMostlyDate(text));
  if (facts.length !== 1 || findDates(facts[0]!.text).length > 0 || /[|,@–—]/.test(facts[0]!.text))
    return false;
  const name = withoutTown(line.text);
  return CAPITALISED.test(name) && postScore(facts[0]!.text) >= 1 && postScore(name) < 1;
}

/** `Tokoku, Batam` */
function withoutTown(text: string): string {
  const [name = '', town, ...others] = text.split(', ');
  return town !== undefined && others.length === 0 && isPlace(town) ? `${name} ${town}` : text;
}

const FEWEST_IN_MARGIN = 2;

/** `2021 | Internship at Arunika Labs, supervised by …`: where dates in the margin open entries, each of them does, whatever stands beside it. */
function withDatesInMargin(lines: readonly Line[], roles: readonly LineRole[]): LineRole[] {
  const dated = lines.flatMap(({ cells: [date, ...rest] }, index) =>
    date?.label && rest.length > 0 && rest[0]!.bullet === 0 && isMostlyDate(date.text) ? [index] : [],
  );
  const heads = dated.filter((index) => roles[index] === 'head');
  // Of two jobs the second may read like a sentence, but its period stands as the first one does, and so does its name.
  const areAlike =
    dated[0] === 0 &&
    dated.length >= FEWEST_IN_MARGIN &&
    dated.every(
      (index) => hasPeriod(lines[index]!.cells[0]!.text) && isBesideAlike(lines[index]!, lines[0]!),
    );
  if ((heads.length < FEWEST_IN_MARGIN && !areAlike) || heads[0] !== dated[0]) return [...roles];
  return roles.map((role, index) => (dated.includes(index) ? 'head' : role));
}

function isBesideAlike({ cells: [, name] }: Line, { cells: [, first] }: Line): boolean {
  const [own, lead] = [name!.items[0]!, first!.items[0]!];
  return Math.abs(name!.x - first!.x) < 1.5 && own.bold === lead.bold && own.font === lead.font;
}

export const HONOUR: RegExp =
  /^\P{L}*(?:penerima|peraih|juara|finalis|pemenang|lulusan terbaik|mahasiswa berprestasi|beasiswa|awardee|recipient|winner|finalist|runner-up|dean[’']s list|scholarship)(?!\p{L})/iu;

/** `• Penerima Beasiswa Unggulan 2022–2025` among the points of a school that has none: what was won there, and no other school. */
function isHonourAmongPoints(lines: readonly Line[], index: number): boolean {
  const line = lines[index]!;
  return line.bullet && !lines[0]!.bullet && !line.opensEntry && HONOUR.test(line.text);
}

/** `• Menyusun rencana 2018-2023` below heads that have no bullet: what was done, and the years are those of the plan. */
function isDeedAmongPoints(lines: readonly Line[], index: number): boolean {
  const { bullet, opensEntry, cells } = lines[index]!;
  const [cell, ...others] = cells;
  if (!bullet || lines[0]!.bullet || opensEntry || !cell || others.length > 0) return false;
  return opensWithDeed(cell.text.slice(cell.bullet).trim());
}

const LONG_SENTENCE = 10;

/** `Mengembangkan backend` over `dan aplikasi cloud untuk` and `web maupun mobile apps`: a narrow column broke what was done. */
function opensDeed(line: Line, rest: readonly Line[]): boolean {
  const goesOn = (next: Line) =>
    next.page === line.page && sameLook(line, next) && !next.bullet && /^\p{Ll}/u.test(next.text);
  return (
    rest.length === 2 &&
    rest.every(goesOn) &&
    indonesianOpening(line.text.toLowerCase().split(/\s+/)) === 'deed'
  );
}

const LONGEST_HEAD = 4;
const POST = 1.5;

/** `Memproses pesanan` */
function isDeedOfTwoWords(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+ \p{Ll}{3,}$/u.test(text) &&
    postScore(text) < POST &&
    indonesianOpening(text.toLowerCase().split(' ')) === 'deed'
  );
}

/** `Melayani 20 nasabah setiap hari` in plain letters below the facts of a dated head: what was done, though it is one short line without a full stop. */
function isDeedBelowFacts(lines: readonly Line[], index: number): boolean {
  const line = lines[index]!;
  if (line.bullet || line.bold || line.italic || line.cells.length > 1) return false;
  if (!opensWithDeed(line.text) && !isDeedOfTwoWords(line.text)) return false;
  const above = lines.slice(Math.max(0, index - LONGEST_HEAD), index);
  return above.at(-1)?.page === line.page && !hasOwnDate(line) && above.some(hasOwnDate);
}

/**
 * `Interface design, app development.` or `Medical admissions.` right below `2015 – 2017   Developer at Arunika Inc`, in plain letters: a short sentence, and no fact.
 * A long one is none in any letters.
 */
function isDutyBelowDate(lines: readonly Line[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  if (!above || above.page !== line.page || !hasOwnDate(above) || hasOwnDate(line) || line.cells.length > 1)
    return false;
  if (line.bold || line.italic) return isSentence(line.text) && wordCount(line.text) >= LONG_SENTENCE;
  if (opensDeed(line, lines.slice(index + 1, index + 3))) return true;
  return /\s\p{Ll}+\s\p{Ll}{5,}\.$|,.*\s\p{Ll}{5,}\.$|^\p{Lu}\p{Ll}+ \p{Ll}{5,}\.$/u.test(line.text);
}
