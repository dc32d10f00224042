import { postScore } from '../lexicon/score-text.ts';
import { isDuration } from '../dates/duration.ts';
import { findDates } from '../dates/find-dates.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { cutFragment } from '../layout/cut-fragment.ts';
import { sameLook, type Fragment } from '../layout/fragment.ts';
import { liftLabels } from './lift-labels.ts';
import { makeLine, withCells, type Line } from '../layout/line.ts';
import { isBareLevel, isLocalSchool, schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { isCapitals } from '../text/normalise.ts';
import { cutRunOn, isLabelledPost } from './cut-run-on.ts';
import { joinFieldLines } from './field-lines.ts';
import { joinWrapped } from './join-wrapped.ts';
import { taggedRoles } from '../tagger/tagged-roles.ts';
import { hasOwnDate, isCaption, isSentence, wordCount, type LineRole } from './line-roles.ts';
import { areLabelledEntries, withWholeValues } from './labelled-entries.ts';
import { partsAgain } from './parts-again.ts';
import { withDetailsOnTop } from './details-last.ts';
import { isPlace } from '../places/find-place.ts';
import { unzipColumns } from './unzip-columns.ts';

/** Points that a nested list begins further in, at the least. */
const NESTED = 5;

/** One job, school or project: the lines of its head and those of its description. */
export interface Entry {
  head: Line[];
  text: Line[];
}

/** Parts a section into entries. */
export function splitEntries(section: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const stretch of unzipColumns(section)) {
    const [first, ...others] = entriesOf(stretch);
    const last = entries.at(-1);
    if (first && last && first.head.length === 0) last.text.push(...first.text);
    else if (first) entries.push(first);
    entries.push(...others);
  }
  return entries;
}

/** The lines of a section by their roles: one list for each column, none for tables. */
export function roleLists(section: readonly Line[]): Line[][] {
  return unzipColumns(section)
    .map(prepared)
    .filter((lines) => !lines.some(isTableRow));
}

function prepared(stretch: readonly Line[]): Line[] {
  return joinFieldLines(
    cutRunOn(
      joinWrapped(
        liftLabels(
          withLonePeriods(
            partBullets(
              periodsToHeads(
                withoutDots(withoutLengths(withoutColons(factsWithoutBullets(withWholeValues(stretch))))),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

const MOST_FACTS = 3;

/** `**Research Fellow**` over `• Institute for Inland Waters` over `• Mar 2014 – Dec 2019`: points down to a period are facts of the head. */
function factsWithoutBullets(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const head = lines[index]!;
    const facts = factsBelow(head, lines.slice(index + 1, index + 1 + MOST_FACTS));
    const points = facts.flatMap(({ cells }) => cells.map((cell) => cutFragment(cell, cell.bullet)));
    result.push(facts.length > 0 ? withCells(head, [...head.cells, ...points]) : head);
    index += facts.length;
  }
  return result;
}

function factsBelow(head: Line, below: readonly Line[]): readonly Line[] {
  if (!head.bold || head.bullet || head.cells.length > 1 || hasOwnDate(head)) return [];
  const period = below.findIndex(
    ({ bullet, cells: [point, ...others] }) =>
      bullet && others.length === 0 && isMostlyDate(point!.text.slice(point!.bullet)),
  );
  const facts = below.slice(0, period + 1);
  const arePoints = facts.every(({ bullet, bold, cells }) => bullet && !bold && cells.length === 1);
  return arePoints ? facts : [];
}

/** `2018 - 2021   : Kasir`: the colon of a typed form is no part of the post, which begins where the lines below it do. */
function withoutColons(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [date, ...rest] = line.cells;
    const colon = /^:\s+/.exec(rest[0]?.text ?? '')?.[0];
    if (!date || !colon || !isMostlyDate(date.text)) return line;
    return withCells(line, [date, cutFragment(rest[0]!, colon.length), ...rest.slice(1)]);
  });
}

/** A period that stands beside the line below its head, in a margin or at the right end of the first point: it goes up to the head. */
function periodsToHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = result.at(-1);
    const period = above && periodOfHead(above, line, lines[index + 1]);
    if (!period) {
      result.push(line);
      continue;
    }
    const text = line.cells.filter((cell) => cell !== period);
    const { columnLeft, columnRight } = line;
    result[result.length - 1] = {
      ...makeLine([period, ...above.cells], columnLeft, columnRight),
      gap: above.gap,
    };
    result.push({ ...makeLine(text, columnLeft, columnRight), gap: line.gap });
  }
  return result;
}

function periodOfHead(above: Line, line: Line, below: Line | undefined): Fragment | undefined {
  const [first, second] = line.cells;
  if (isPeriodBesidePoint(above, line, below)) return second;
  return isPeriodBelowHead(above, line) ? first : undefined;
}

/** `**Site Foreman**, Clearwater Builders` over `• Ran crews of 22      2024-05 – 2026-01`: a period at the right end of the first point. */
function isPeriodBesidePoint(above: Line, line: Line, below: Line | undefined): boolean {
  const [point, period, ...others] = line.cells;
  if (!point || !period || others.length > 0 || above.page !== line.page) return false;
  if (above.bullet || above.cells.length > 1 || hasOwnDate(above) || !above.cells[0]!.bold) return false;
  const isListOfDates = below?.bullet === true && hasOwnDate(below);
  return (
    point.bullet > 0 && isMostlyDate(period.text) && !findDates(period.text)[0]?.single && !isListOfDates
  );
}

/** `**Illustrator at Walnut Press**` over `2016 to Present   • Illustrated 11 books` */
function isPeriodBelowHead(
  above: Line,
  { cells: [period, text, ...others], gap, size, page }: Line,
): boolean {
  const [head, ...rest] = above.cells;
  if (!head || !period || !text || rest.length + others.length > 0 || above.page !== page) return false;
  return (
    head.bold &&
    head.bullet === 0 &&
    !text.bold &&
    isMostlyDate(period.text) &&
    !hasOwnDate(above) &&
    period.right < head.x &&
    text.x > head.x - 4 &&
    text.x < head.x + 2 * head.size &&
    (text.bullet > 0 || isSentence(text.text)) &&
    gap < size
  );
}

/** `2018 – 2021  • Melayani …` below the employer and the post: the period belongs to the head, the bullet to what was done. */
function partBullets(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const [date, bullet, ...others] = line.cells;
    if (!above || !date || !bullet || others.length > 0 || above.cells.length !== 2) return [line];
    const [facts, post] = above.cells;
    const isUnder =
      Math.abs(facts!.x - date.x) < 4 ||
      Math.abs(facts!.right - date.right) < 4 ||
      Math.abs(facts!.x + facts!.right - date.x - date.right) < 4;
    const parts =
      isUnder &&
      bullet.bullet > 0 &&
      date.bullet === 0 &&
      post!.bullet === 0 &&
      facts!.bold &&
      isMostlyDate(date.text) &&
      findDates(above.text).length === 0;
    if (!parts) return [line];
    return [withCells(line, [date]), makeLine([bullet], line.columnLeft, line.columnRight)];
  });
}

/**
 * `2017 – Present`, too wide for its margin, over `Design Engineer, …`, where the other periods stand beside their first line: it belongs to the
 * line below.
 */
function withLonePeriods(lines: readonly Line[]): Line[] {
  const isPeriod = (line: Line, count: number) =>
    line.cells.length >= count && line.cells[0]!.label === true && isMostlyDate(line.cells[0]!.text);
  const beside = lines.find((line) => isPeriod(line, 2));
  if (!beside) return [...lines];
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const belongs =
      above?.cells.length === 1 &&
      isPeriod(above, 1) &&
      above.page === line.page &&
      !line.bullet &&
      !line.cells.some((cell) => cell.label) &&
      line.gap < 0.5 * line.size &&
      Math.abs(line.x - beside.cells[1]!.x) < 2;
    if (!belongs) {
      result.push(line);
      continue;
    }
    const cells = [above.cells[0]!, ...line.cells];
    result[result.length - 1] = {
      ...makeLine(cells, line.columnLeft, line.columnRight),
      gap: above.gap,
    };
  }
  return result;
}

/**
 * `○ Pharmacist` over `Arunika Hospital, Bandung. 2019 – 2021`: where a dated line follows each bullet, they are the dots of a timeline. So are
 * the outer bullets of a nested list: `• Arunika Energy` over `Analyst, Grids   2019 – 2021` over what was done, with bullets further in.
 */
function withoutDots(all: readonly Line[]): Line[] {
  const lines = withoutLoneDots(all);
  const bullets = lines.filter((line) => line.bullet);
  const outer = Math.min(...bullets.map(({ x }) => x));
  const dots = bullets.filter(({ x }) => x - outer < NESTED);
  const opens = (line: Line) => {
    const below = lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + 1 + MOST_TO_DATE);
    const dated = below.findIndex(hasOwnDate);
    const isFact = (next: Line) =>
      !next.bullet &&
      next.page === line.page &&
      // A picture of a calendar may stand before the period, which may be set flush right.
      next.x > line.textX - 4 &&
      (next.x < line.textX + line.size || next.cells.every(({ text }) => isMostlyDate(text))) &&
      /^[\p{Lu}\d(]/u.test(next.text);
    return dated >= 0 && below.slice(0, dated + 1).every(isFact) && !hasOwnDate(line);
  };
  const areDated = dots.length >= FEWEST_DATED && dots.every(beginsWithPeriod);
  if (dots.length === 0 || lines[0] !== dots[0] || !(areDated || dots.every(opens))) return [...lines];
  return lines.map((line) => {
    if (!dots.includes(line)) return line;
    if (areDated) return { ...line, opensEntry: true };
    const cells = line.cells.map((cell) => (cell.bullet > 0 ? cutFragment(cell, cell.bullet) : cell));
    return { ...withCells(line, cells), opensEntry: true };
  });
}

const FEWEST_DATED = 2;

/** `• 2014–2018: University of Ruvana` over paragraphs about it. */
function beginsWithPeriod({ cells: [cell] }: Line): boolean {
  const text = cell!.text.slice(cell!.bullet);
  const [span] = findDates(text);
  return span !== undefined && !span.single && text.slice(0, span.from).trim() === '';
}

/** Lines from a dot to its period. */
const MOST_TO_DATE = 3;

/** A dot alone, half a line below the employer that it stands before, as the middle of a table with two rows is. */
function withoutLoneDots(lines: readonly Line[]): Line[] {
  const isLone = (line: Line | undefined, above: Line | undefined) =>
    line !== undefined &&
    above !== undefined &&
    line.bullet &&
    !/[\p{L}\p{N}]/u.test(line.text) &&
    line.page === above.page &&
    line.right < above.x &&
    line.baseline - above.baseline < above.size;
  return lines.flatMap((line, index) => {
    if (isLone(line, lines[index - 1])) return [];
    return isLone(lines[index + 1], line) ? [{ ...line, opensEntry: true }] : [line];
  });
}

/** `2 thn 3 bln` in a line of its own below the period that it measures says nothing new. */
function withoutLengths(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => {
    const above = lines[index - 1];
    const length = line.cells.every((cell) => isDuration(cell.text));
    return !(length && above && findDates(above.text).some((span) => !span.single));
  });
}

function entriesOf(stretch: readonly Line[]): Entry[] {
  const lines = withDetailsOnTop(prepared(stretch));
  if (lines.some(isTableRow)) return fromRows(lines);
  const parts = partsAgain(lines);
  const roles = withDatesInMargin(
    lines,
    taggedRoles(lines).map((role, index) => {
      if (parts.has(index)) return 'text';
      if (
        isNameWithMotto(lines, index) ||
        isNameBeforePoints(lines, index) ||
        (role === 'text' && (isDegreeAgain(lines, index) || isLabelledPost(lines, index)))
      )
        return 'head';
      if (lines[index]!.opensEntry || repeatsFirstHead(lines, index)) return 'head';
      return role === 'head' && tellsBelowDate(lines, index) ? 'text' : role;
    }),
  );
  if (lines[0]?.opensEntry && lines.every((line) => !line.opensEntry || beginsWithPeriod(line)))
    for (const [at, line] of lines.entries())
      if (!line.opensEntry && roles[at] === 'head' && roles[at - 1] !== 'head') roles[at] = 'text';
  const entries: Entry[] = [];
  let index = 0;
  while (index < lines.length) {
    const head: Line[] = [];
    while (index < lines.length && roles[index] !== 'text') {
      if (roles[index] === 'head') head.push(lines[index]!);
      index += 1;
    }
    const text: Line[] = [];
    while (index < lines.length && roles[index] !== 'head') {
      if (roles[index] === 'text') text.push(lines[index]!);
      index += 1;
    }
    const heads = splitHeads(head, entries[0]?.head[0]);
    if (heads.length === 0) {
      const last = entries.at(-1);
      if (last) last.text.push(...text);
      else entries.push({ head: [], text });
      continue;
    }
    for (const [at, each] of heads.entries())
      entries.push({ head: each, text: at === heads.length - 1 ? text : [] });
  }
  return entries;
}

/** `**Teller**, BPR Arunika` over its period below points as far to the right as itself: it looks and stands as the first head over its period does. */
function repeatsFirstHead(lines: readonly Line[], index: number): boolean {
  const [first, period] = lines;
  const [line, below] = lines.slice(index);
  if (index < 2 || !first || !period || !line || !below || line.bullet || first.bullet) return false;
  const [lead, own] = [first.cells[0]!.items[0]!, line.cells[0]!.items[0]!];
  const isAlike = own.bold === lead.bold && own.font === lead.font && own.size === lead.size;
  const areAlone = isMostlyDate(period.text) && isMostlyDate(below.text);
  const standsOut = own.bold ? !period.bold : own.font !== period.font && own.size > period.size + 0.5;
  return (
    isAlike &&
    standsOut &&
    line.page === below.page &&
    Math.abs(line.x - first.x) < 1.5 &&
    (areAlone || (!own.bold && hasPeriod(period) && hasPeriod(below))) &&
    !hasOwnDate(line)
  );
}

function hasPeriod({ text }: Line): boolean {
  return findDates(text).some(({ single }) => !single);
}

/** `**Bachelor in software engineering**`, told from a sentence by another degree in the same letters at the same edge. */
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

const MOTTO = /^[\p{Lu}\d][^·|•]{1,40}?\s*[·|•]\s*(?=\S)/u;

/** `**SITA** · Assessment tooling for aviation` right below a post and its period: a name in letters of its own, and what it is about. */
function isNameWithMotto(lines: readonly Line[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  const [cell, ...others] = line.cells;
  if (!above || !cell || others.length > 0 || line.bullet || above.bullet || above.page !== line.page)
    return false;
  const posts = above.cells.filter(({ text }) => !isMostlyDate(text));
  if (posts.length !== 1 || above.cells.length !== 2 || !posts[0]!.bold) return false;
  const name = MOTTO.exec(cell.text)?.[0];
  const [first, last] = [cell.items[0]!, cell.items.at(-1)!];
  return name !== undefined && (first.colour !== last.colour || first.bold !== last.bold);
}

const CAPITALISED = /^\p{Lu}[\p{L}\d.’'&-]*(?: (?:\p{Lu}[\p{L}\d.’'&-]*|\d+|&|dan|and|of|di|de)){1,5}$/u;

/** `Kafe Teras Senja` between a post with its period and the first of the points: the employer, however plain its letters. */
function isNameBeforePoints(lines: readonly Line[], index: number): boolean {
  const [above, line, below] = [lines[index - 1], lines[index]!, lines[index + 1]];
  if (!above || !below?.bullet || line.bullet || above.bullet || line.cells.length > 1) return false;
  if (above.page !== line.page || below.page !== line.page || !hasOwnDate(above)) return false;
  const facts = above.cells.filter(({ text }) => !isMostlyDate(text));
  if (facts.length !== 1 || findDates(facts[0]!.text).length > 0 || /[|,@–—]/.test(facts[0]!.text))
    return false;
  return CAPITALISED.test(line.text) && postScore(facts[0]!.text) >= 1 && postScore(line.text) < 1;
}

const FEWEST_IN_MARGIN = 2;

/** `2021 | Internship at Arunika Labs, supervised by …`: where dates in the margin open entries, each of them does, whatever stands beside it. */
function withDatesInMargin(lines: readonly Line[], roles: readonly LineRole[]): LineRole[] {
  const dated = lines.flatMap(({ cells: [date, ...rest] }, index) =>
    date?.label && rest.length > 0 && rest[0]!.bullet === 0 && isMostlyDate(date.text) ? [index] : [],
  );
  const heads = dated.filter((index) => roles[index] === 'head');
  if (heads.length < FEWEST_IN_MARGIN || heads[0] !== dated[0]) return [...roles];
  return roles.map((role, index) => (dated.includes(index) ? 'head' : role));
}

const LONG_SENTENCE = 10;

/**
 * `Interface design, app development.` or `Medical admissions.` right below `2015 – 2017   Developer at Arunika Inc`, in plain letters: a short sentence, and no fact.
 * A long one is none in any letters.
 */
function tellsBelowDate(lines: readonly Line[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  if (!above || above.page !== line.page || !hasOwnDate(above) || hasOwnDate(line) || line.cells.length > 1)
    return false;
  if (line.bold || line.italic) return isSentence(line.text) && wordCount(line.text) >= LONG_SENTENCE;
  return /\s\p{Ll}+\s\p{Ll}{5,}\.$|,.*\s\p{Ll}{5,}\.$|^\p{Lu}\p{Ll}+ \p{Ll}{5,}\.$/u.test(line.text);
}

/** Each row of a table or form is an entry; running text below it describes it. */
function fromRows(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (isTableRow(line)) entries.push({ head: [line], text: [] });
    else if (last && !isCaption(line)) last.text.push(line);
  }
  return entries;
}

/** All facts of an entry's head stand in one of its lines. */
export function isAlone({ head }: Entry): boolean {
  return head.filter((line) => !line.cells.every((cell) => isMostlyDate(cell.text))).length < 2;
}

export function isTableRow(line: Line): boolean {
  return line.cells.some((cell) => cell.role !== undefined);
}

/**
 * Several entries without description follow each other in one run of head lines: they are parted so that each has one dated line,
 * where the looks of the first line repeat or the white is widest.
 * @param pattern the first line of the section's first entry
 */
export function splitHeads(run: readonly Line[], pattern: Line | undefined): Line[][] {
  if (run.length === 0) return [];
  if (areLabelledEntries(run)) return run.map((line) => [line]);
  const first = pattern ?? run[0]!;
  const dated = run.flatMap((line, index) =>
    line.isHead || (hasOwnDate(line) && !datesNothing(line, run[index - 1])) ? [index] : [],
  );
  const starts = [0];
  const offset = dated[0] ?? 0;
  for (let each = 1; each < dated.length; each += 1) {
    const previous = dated[each - 1]!;
    const current = dated[each]!;
    starts.push(bestStart(run, previous + 1, current, first, offset));
  }
  return starts
    .flatMap((start, index) => atRepeatedLooks(run.slice(start, starts[index + 1] ?? run.length), first))
    .flatMap(atSchools)
    .filter((part) => part.length > 0);
}

const WIDER = 1.3;

/**
 * `**Staff HR**` over `PT Arunika · Volunteer`, both undated, below `**Engineer**` over `Klinik Sentosa · 2022 – now`: the looks of the first entry's two lines come
 * again below wider white, so another entry begins.
 */
function atRepeatedLooks(head: Line[], first: Line): Line[][] {
  const [title, facts] = head;
  if (
    !title ||
    !facts ||
    !beginsLike(title, first) ||
    !title.cells[0]!.bold ||
    facts.cells[0]!.items[0]!.bold
  )
    return [head];
  if (hasOwnDate(title) || !hasOwnDate(facts)) return [head];
  const opens = (line: Line, below: Line | undefined) =>
    below !== undefined &&
    line.cells.length === 1 &&
    looksLike(line, title) &&
    beginsLike(line, title) &&
    beginsLike(below, facts) &&
    line.gap > WIDER * Math.max(facts.gap, below.gap, 1);
  const parts: Line[][] = [[]];
  for (const [at, line] of head.entries()) {
    if (at > 1 && opens(line, head[at + 1])) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  return parts;
}

const LABELLED = /^\p{Lu}[\p{L} ]{2,24}:\s/u;

/** `Ph.D. in Physics, expected July 2027` below its school and period, `Selected honour: … (2022)`: a single date in passing, and no entry. */
function datesNothing(line: Line, above: Line | undefined): boolean {
  if (!findDates(line.text).every((span) => span.single)) return false;
  const label = LABELLED.exec(line.text)?.[0];
  const isSchool =
    label !== undefined && (isBareLevel(label) || schoolScore(line.text.slice(label.length)) >= 3);
  if (label && !isSchool && !line.cells.some((cell) => isMostlyDate(cell.text))) return true;
  return (
    above !== undefined &&
    line.cells.length === 1 &&
    startsWithLevel(line.text) &&
    schoolScore(above.cells[0]!.text) >= 3 &&
    findDates(above.text).some((span) => !span.single)
  );
}

/** `SMP Kristen 1` without a date over `SMA Negeri 1 … 2008`: two schools, each in a line that opens with its name. */
function atSchools(head: Line[]): Line[][] {
  const parts: Line[][] = [];
  for (const line of head) {
    const last = parts.at(-1);
    const opens =
      last &&
      ((isSchoolOf(last[0]!) && isSchoolOf(line)) || opensStudy(line, last) || followsTown(line, last));
    if (opens) parts.push([line]);
    else if (last) last.push(line);
    else parts.push([line]);
  }
  return parts;
}

/** `Madrasah Aliyah Lirboyo` below `Kota Kediri`, the town of the school above it, which is set in the same letters. */
function followsTown(line: Line, study: readonly Line[]): boolean {
  const [name, town] = study.slice(-2);
  return (
    name !== undefined &&
    town !== undefined &&
    study.filter(({ text }) => isPlace(text)).length === 1 &&
    isPlace(town.text) &&
    !isPlace(line.text) &&
    beginsLike(line, name) &&
    !beginsLike(line, town)
  );
}

type OfStudy = 'school' | 'level';

/**
 * `Universitas A`, `Magister Akuntansi`, `Universitas B`, `Sarjana Manajemen`, all without dates: school and degree are named, and a line
 * that begins in the looks of the first names the next of its kind.
 */
function opensStudy(line: Line, study: readonly Line[]): boolean {
  const [kind] = ofStudy(line);
  const [first, ...others] = study.flatMap(ofStudy);
  return (
    kind !== undefined &&
    kind === first &&
    others.some((each) => each !== kind) &&
    beginsLike(line, study[0]!)
  );
}

function beginsLike(a: Line, b: Line): boolean {
  return sameLook(a.cells[0]!.items[0]!, b.cells[0]!.items[0]!);
}

/** What the facts of a line are, as far as words tell. */
function ofStudy({ text }: Line): (OfStudy | undefined)[] {
  return text
    .split(/\s+[·|•–—-]\s+|,\s+/)
    .map((fact) => (startsWithLevel(fact) ? 'level' : schoolScore(fact) >= 3 ? 'school' : undefined));
}

function isSchoolOf({ cells }: Line): boolean {
  return isLocalSchool(cells[0]!.text);
}

function bestStart(run: readonly Line[], from: number, to: number, first: Line, offset: number): number {
  let best = to;
  let bestScore = -Infinity;
  for (let index = from; index <= to; index += 1) {
    const line = run[index]!;
    const score =
      (looksLike(line, first) || isDegreeLike(line, [first, ...run.slice(0, from)]) ? 2 : 0) +
      Math.min(2, line.gap / Math.max(1, line.size * 0.6)) +
      (to - index === offset ? 1.5 : 0) +
      (index < to && isBareLevel(line.text) && !isMostlyDate(run[index + 1]!.text) ? 3 : 0) +
      (line.opensEntry ? 4 : 0);
    if (score > bestScore) {
      best = index;
      bestScore = score;
    }
  }
  return best;
}

/** A degree in the letters of one above. */
function isDegreeLike(line: Line, above: readonly Line[]): boolean {
  if (!startsWithLevel(line.text)) return false;
  return (
    sameLook(line, above[0]!) || above.some((each) => startsWithLevel(each.text) && sameLook(line, each))
  );
}

export function looksLike(a: Line, b: Line): boolean {
  return sameLook(a, b) && isCapitals(a.cells[0]!.text) === isCapitals(b.cells[0]!.text);
}
