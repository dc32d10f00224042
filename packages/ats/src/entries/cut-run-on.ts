import { isOn } from '../rules.ts';
import { findDates, hasPeriod } from '../dates/find-dates.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { cutFragment, headOf } from '../layout/cut-fragment.ts';
import type { Fragment } from '../layout/fragment.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { makeLine, withCells, type Line } from '../layout/line.ts';
import { isPlace } from '../places/find-place.ts';
import { ordinalLength } from '../text/normalise.ts';
import { hasOwnDate } from './own-dates.ts';
import { isSentence, wordCount } from './sentences.ts';

const MOST_HEAD_WORDS = 9;
const MIN_PROSE_WORDS = 5;

/**
 * Heads that run on into what was done: `Web Designer 2001-2004 Rebuilt the shop…`, `2022 – 2024, Packing orders.`. The line is cut behind
 * its period, and the prose with the lines it wraps into is marked as a statement.
 */
export function cutRunOn(lines: readonly Line[]): Line[] {
  if (!isOn('cut-run-on')) return [...lines];
  const result: Line[] = [];
  let last: Line | undefined;
  const arePoints = lines.every(({ bullet, cells }) => bullet && cells.length === 1);
  for (const [index, line] of lines.entries()) {
    if (last && wraps(last, line)) {
      result.push({ ...line, isStatement: true });
      last = line;
      continue;
    }
    last = undefined;
    if (isJobSentence(line) || (arePoints && INTERN_AT.test(line.text.slice(cellMark(line))))) {
      result.push({ ...line, isHead: true });
      continue;
    }
    const cell = line.cells.at(-1)!;
    if (isTextBesideDate(line, lines[index - 1], restOf(beside(line), lines[index + 1]))) {
      result.push(withCells(line, line.cells.slice(0, -1)));
      result.push({ ...makeLine([cell], line.columnLeft, line.columnRight), isStatement: true });
      last = beside(line);
      continue;
    }
    const rest = restOf(line, lines[index + 1]);
    const employer = line.bullet ? undefined : employerBeforeProse(line, rest);
    const at = line.bullet
      ? arePoints
        ? proseBehindBraces(cell)
        : undefined
      : (employer ?? proseStart(cell, rest) ?? proseBesideDate(line, restOf(beside(line), lines[index + 1])));
    if (at === undefined) {
      result.push(line);
      continue;
    }
    const head = withCells(line, [...line.cells.slice(0, -1), headOf(cell, at)]);
    const prose = makeLine([cutFragment(cell, at)], line.columnLeft, line.columnRight);
    result.push({ ...head, ...(employer === undefined && { isHead: true }) });
    result.push({ ...prose, isStatement: true });
    last = beside(line);
  }
  return likeHeads(result);
}

/** `Designation: `, `Position held: ` */
export const POST_LABEL: RegExp =
  /^(?:designation|position(?: held)?|jabatan(?: terakhir)?|posisi|sebagai|peran|role|job title)\s*:\s*(?=\S)/i;

/** What begins or ends with a period where the heads do that were cut is a head, too, with or without prose behind it. */
function likeHeads(lines: Line[]): Line[] {
  const cut = lines.find(({ isHead }) => isHead);
  const isAlike = cut && [opensWithPeriod, closesWithPeriod].find((has) => has(cut));
  if (!cut || !isAlike) return lines;
  return lines.map((line) =>
    !line.isStatement && Math.abs(line.x - cut.x) < 2 && isAlike(line) ? { ...line, isHead: true } : line,
  );
}

function opensWithPeriod(line: Line): boolean {
  const [span] = findDates(line.cells[0]!.text);
  return span?.from === 0 && !span.single;
}

/** `Ship Cook, Arunika Cruises, Komodo (March 2018 to March 2021).` */
function closesWithPeriod({ cells: [cell, ...others], bullet }: Line): boolean {
  const [span, next] = findDates(cell!.text);
  if (!span || next || span.single || others.length > 0 || bullet) return false;
  const before = cell!.text.slice(0, span.from);
  return (
    /\p{L}\s\($/u.test(before) &&
    wordCount(before) <= MOST_HEAD_WORDS &&
    /^\)?\.?$/.test(cell!.text.slice(span.to).trim())
  );
}

/** What a full line goes on with below. */
function restOf(line: Line, next: Line | undefined): string {
  return next && wraps(line, next) ? ` ${next.text}` : '';
}

/**
 * Where the prose behind a period begins, counted in letters.
 * @param rest what the line goes on with
 */
function proseStart(cell: Fragment, rest: string): number | undefined {
  if (cell.role || cell.label || isMostlyDate(cell.text)) return undefined;
  const [span, next] = findDates(cell.text);
  if (!span || next) return undefined;
  const before = cell.text.slice(0, span.from).trim();
  if (span.single && before !== '') return undefined;
  if (wordCount(before) > MOST_HEAD_WORDS || isSentence(before)) return undefined;
  const gap = /^[\s,;:).|–—-]+/u.exec(cell.text.slice(span.to))?.[0].length;
  if (gap === undefined) return undefined;
  const after = cell.text.slice(span.to + gap);
  if (isProse(after) || (/\.\s/.test(cell.text.slice(span.to, span.to + gap)) && isProse(after + rest)))
    return span.to + gap;
  const facts = factsBeforeProse(after);
  return facts === undefined ? undefined : span.to + gap + facts;
}

/** `• Peta Warga (Maret 2023 – Mei 2023). Laporan banjir dari warga`, where nothing but points stand. */
function proseBehindBraces({ text, bullet }: Fragment): number | undefined {
  const [span, next] = findDates(text);
  if (!span || next || span.single) return undefined;
  const before = text.slice(bullet, span.from);
  const end = /^\)\s*[.:–—-]\s+(?=\p{Lu})/u.exec(text.slice(span.to));
  if (!end || !/\p{L}\s\($/u.test(before) || wordCount(before) > MOST_HEAD_WORDS) return undefined;
  const at = span.to + end[0].length;
  return wordCount(text.slice(at)) >= 3 ? at : undefined;
}

/** The same where the period stands in a margin: `2016 – 2021` beside `Kasir, Toko Arunika. Selisih kas tidak pernah ada.` */
function proseBesideDate({ cells }: Line, rest: string): number | undefined {
  const [date] = cells;
  const facts = cells.at(-1)!;
  if (cells.length < 2 || !isMostlyDate(date!.text) || facts.role || findDates(facts.text).length > 0)
    return undefined;
  return factsBeforeProse(facts.text, rest);
}

/** `Jan 2020 - Des 2021` in the margin beside `Mencatat stok di gudang dan`, below employer and post: text that begins at once. */
function isTextBesideDate({ cells, bullet }: Line, above: Line | undefined, rest: string): boolean {
  const [date, text] = cells;
  if (!text || cells.length > 2 || !date!.label || bullet || text.role || text.bold || !above) return false;
  if (above.bullet || above.cells.length > 1 || Math.abs(above.x - text.x) > 2 || above.text.endsWith('.'))
    return false;
  const opening = text.text.split(' ').slice(0, MOST_OF_POST).join(' ');
  const isWhole = rest !== '' || text.text.endsWith('.');
  return isWhole && isMostlyDate(date!.text) && isSentence(text.text) && Math.abs(postScore(opening)) < 1.5;
}

const MOST_OF_POST = 3;

/** `RSUD Prof. Dr. W. Z. Johannes`: a title or a short form within a name ends nothing. */
const NAME_END = /(?<=\p{L}{3}|\d)(?<!\b(?:Prof|Drs|Dra|Drg|Moh|Moch|Muh|Jend|Raden))\.\s+(?=\p{Lu})/u;
const MOST_NAME_WORDS = 8;

/** `Sanggar Arunika, Surakarta. Menggarap tiga karya baru`, where neither a period nor a post stands: how long the employer is. */
function employerBeforeProse({ cells: [cell, ...others] }: Line, rest: string): number | undefined {
  if (!cell || others.length > 0 || cell.role || cell.label || findDates(cell.text).length > 0)
    return undefined;
  const end = NAME_END.exec(cell.text);
  if (!end) return undefined;
  const name = cell.text.slice(0, end.index);
  const town = name.slice(name.lastIndexOf(',') + 1).trim();
  const isEmployer = schoolScore(name) >= 3 || postScore(name) <= -2 || (name.includes(',') && isPlace(town));
  if (!isEmployer || isSentence(name) || wordCount(name) > MOST_NAME_WORDS) return undefined;
  const at = end.index + end[0].length;
  return wordCount(cell.text.slice(at) + rest) >= 3 ? at : undefined;
}

/** A line without the period in its margin. */
function beside(line: Line): Line {
  const [date, facts] = line.cells;
  return date?.label && facts ? { ...line, x: facts.x, bold: line.cells.at(-1)!.bold } : line;
}

/** A word of four letters or more ends a sentence; shorter ones may be `Corp.` or `No.`, and capitals abbreviate. */
const SENTENCE_END = /\p{Ll}{4}\.\s+(?=\p{Lu})/u;
const MOST_FACT_WORDS = 14;

/** `2023–kini: Sales Canvasser, PT Sumber Rejeki. Omzet naik dua kali.`: how long the facts are that stand before the prose. */
function factsBeforeProse(text: string, rest = ''): number | undefined {
  const end = SENTENCE_END.exec(text);
  if (!end) return undefined;
  const at = end.index + end[0].length;
  const facts = text.slice(0, at).trim();
  const isShort = wordCount(facts) <= MOST_FACT_WORDS && /[,|–—-]/.test(facts);
  return isShort && wordCount(text.slice(at) + rest) >= 3 ? at : undefined;
}

/** `bekerja sebagai perawat di Puskesmas Oesapa`: the job itself, in a sentence. */
const TELLS_JOB =
  /^(?:saya |i )?(?:pernah |masih |was |have |currently |presently )?(?:bekerja|kerja|bertugas|menjabat|worked|working|employed) (?:sebagai|sbg\.?|di|pada|as|at|for|in|with) /i;

/** `• Praktik Kerja Lapangan (PKL) di Dinas Arunika`, where nothing but points tell of work: a job without a period. */
const INTERN_AT =
  /^(?:[Pp]rakt[ei]k [Kk]erja (?:[Ll]apangan|[Ii]ndustri)|[Pp]rakerin|PKL|[Mm]agang|[Ii]ntern(?:ship)?)(?: \((?:PKL|Prakerin)\))?\s+(?:di|pada|at)\s+\p{Lu}[^.]*$/u;

/** `Bekerja di PT Arunika sebagai sopir dari tahun` over `2019 sampai sekarang`: a job in a sentence that the margin broke. */
export function breaksJobSentence(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells[0]!, line.cells[0]!];
  if (above.cells.length > 1 || line.cells.length > 1 || above.page !== line.page) return false;
  if (line.gap > 0.6 * line.size || !TELLS_JOB.test(upper.text.slice(upper.bullet))) return false;
  if (hasPeriod(upper.text)) return false;
  if (lower.bullet > 0 && !isMostlyDate(lower.text.slice(lower.bullet))) return false;
  const whole = `${upper.text} ${lower.text}`;
  const [span, next] = findDates(whole);
  return span !== undefined && next === undefined && !span.single && wordCount(whole.slice(span.to)) === 0;
}

function cellMark({ cells }: Line): number {
  return cells[0]!.bullet;
}

/** `Tahun 2016 s/d sekarang bekerja sebagai …` */
function isJobSentence(line: Line): boolean {
  const { text } = line.cells[0]!;
  const [span, next] = line.cells.length === 1 ? findDates(text) : [];
  if (!span || next || span.single) return false;
  if (TELLS_JOB.test(text.slice(cellMark(line)))) return wordCount(text.slice(span.to)) === 0;
  if (line.bullet || wordCount(text.slice(0, span.from)) > 1) return false;
  return TELLS_JOB.test(text.slice(span.to).replace(/^[\s,:–—-]+/u, ''));
}

function isProse(text: string): boolean {
  if (TELLS_JOB.test(text)) return false;
  const [first = ''] = text.split(/[,.|]/);
  const named = Math.abs(postScore(first)) >= 2 || schoolScore(first) >= 3 || startsWithLevel(first);
  if (named && !(isSentence(first) && wordCount(first) > 5)) return false;
  if (isPlace(first) || !/^\p{L}/u.test(text)) return false;
  return (
    (isSentence(text) && wordCount(text) >= MIN_PROSE_WORDS) ||
    (/\p{Ll}[.!]$/u.test(text) && wordCount(text) >= 2)
  );
}

/** The rest of a paragraph whose line was full. */
function wraps(above: Line, line: Line): boolean {
  if (line.page !== above.page || line.cells.length > 1 || line.bullet || hasOwnDate(line)) return false;
  if (line.gap > 0.6 * line.size || line.bold !== above.bold || Math.abs(line.size - above.size) > 0.4)
    return false;
  const word = line.cells[0]!.items[0]!.width + 0.6 * line.size;
  return above.columnRight - above.right < word && line.x <= above.x + hanging(above);
}

/** How far the lines below a number or a bullet hang to its right. */
function hanging({ text, size, bullet }: Line): number {
  return bullet || ordinalLength(text) > 0 ? 2.5 * size : 3;
}
