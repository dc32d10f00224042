import { findDates, hasPeriod } from '../dates/find-dates.ts';
import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import {
  findGrade,
  isBareLevel,
  isLocalSchool,
  schoolScore,
  startsWithLevel,
} from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace } from '../places/find-place.ts';
import { isCapitals } from '../text/normalise.ts';
import { areLabelledEntries } from './labelled-entries.ts';
import { hasOwnDate } from './own-dates.ts';

/**
 * Several entries without description follow each other in one run of head lines: they are parted so that each has one dated line,
 * where the looks of the first line repeat or the white is widest.
 * @param pattern the head of the section's first entry
 */
export function splitHeads(run: readonly Line[], pattern: readonly Line[] | undefined): Line[][] {
  if (run.length === 0) return [];
  if (areLabelledEntries(run) || (run.length > 1 && run.every(opensWithDate)))
    return run.map((line) => [line]);
  const first = pattern?.[0] ?? run[0]!;
  const dated = run.flatMap((line, index) =>
    line.isHead ||
    (hasOwnDate(line) &&
      !datesNothing(line, run[index - 1]) &&
      !isNamedAfterYear(line, run[index + 1], first))
      ? [index]
      : [],
  );
  const starts = [0];
  // A run that goes on with another degree of the school above says nothing of where dates stand below a school.
  const goesOn = pattern !== undefined && startsWithLevel(run[0]!.text) && !looksLike(run[0]!, first);
  const offset = (goesOn ? pattern.findIndex(hasOwnDate) : dated[0]) ?? 0;
  for (let each = 1; each < dated.length; each += 1) {
    const previous = dated[each - 1]!;
    const current = dated[each]!;
    starts.push(bestStart(run, previous + 1, current, first, offset));
  }
  return starts
    .flatMap((start, index) => atRepeatedLooks(run.slice(start, starts[index + 1] ?? run.length), first))
    .flatMap(atSchools)
    .flatMap(atGrades)
    .filter((part) => part.length > 0);
}

/** `2023 Kasir Toko Maju`, with nothing but a space behind the year. */
function opensWithDate({ cells: [cell, ...others] }: Line): boolean {
  const text = cell?.text.slice(cell.bullet).trimStart() ?? '';
  const [span, next] = findDates(text);
  return others.length === 0 && span?.from === 0 && !next && /^ \p{Lu}\p{L}/u.test(text.slice(span.to));
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
  // Without a day a firm may stand over its posts: only posts over their firms are entries.
  const isDated = hasOwnDate(facts);
  if (hasOwnDate(title) || (!isDated && (!isPost(title) || isPlace(facts.text)))) return [head];
  const opens = (line: Line, below: Line | undefined, above: Line) =>
    below !== undefined &&
    line.cells.length === 1 &&
    looksLike(line, title) &&
    beginsLike(line, title) &&
    beginsLike(below, facts) &&
    (isDated || isPost(line)) &&
    (line.page === above.page ? line.gap > WIDER * Math.max(facts.gap, below.gap, 1) : isPost(line));
  const parts: Line[][] = [[]];
  for (const [at, line] of head.entries()) {
    if (at > 1 && opens(line, head[at + 1], head[at - 1]!)) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  return parts;
}

const isPost = ({ text }: Line) => postScore(text) >= 1.5;

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
    hasPeriod(above.text)
  );
}

/** `**Temu Tani 2022**   Malang, Indonesia` over `Bendahara   Mei 2022 – Nov 2022`: the year is part of the name. */
function isNamedAfterYear(line: Line, below: Line | undefined, first: Line): boolean {
  if (!below || line.cells.some((cell) => isMostlyDate(cell.text)) || hasPeriod(line.text)) return false;
  return (
    below.cells.length > 1 &&
    isMostlyDate(below.cells.at(-1)!.text) &&
    hasPeriod(below.cells.at(-1)!.text) &&
    beginsLike(line, first) &&
    !beginsLike(below, line)
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

/** `IPA   Nilai: 87,4` over its school, and again with another grade: undated lines with a grade at their end, each of a school of its own. */
function atGrades(head: Line[]): Line[][] {
  const graded = head.flatMap((line, index) => (endsInGrade(line) ? [index] : []));
  const first = head[graded[0] ?? -1];
  if (!first || graded.length < 2 || head.some(hasOwnDate)) return [head];
  if (!graded.every((index) => beginsLike(head[index]!, first))) return [head];
  const starts = graded.map((index) => index - graded[0]!);
  return starts.map((start, at) => head.slice(start, starts[at + 1]));
}

function endsInGrade({ cells }: Line): boolean {
  const last = cells.at(-1)!;
  return cells.length > 1 && findGrade(last.text)?.from === 0;
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
