import { findDates, toPartialIso } from '../dates/find-dates.ts';
import { descriptionOf } from '../entries/describe.ts';
import { splitByStyle } from '../entries/header-pieces.ts';
import { hasOwnDate } from '../entries/own-dates.ts';
import { isSentence } from '../entries/sentences.ts';
import type { Found } from '../fields/found.ts';
import { cutFragment, headOf } from '../layout/cut-fragment.ts';
import { joinFragments } from '../layout/fragment.ts';
import { type Line, withCells } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { postScore } from '../lexicon/score-text.ts';
import type { Piece } from '../text/piece.ts';
import { withoutMark } from './list-blocks.ts';
import { withDatesAtEnd } from './certifications/dates-at-right.ts';
import { withoutLabels } from './certifications/without-labels.ts';
import { readCertifications } from './certifications/read-certifications.ts';

/** A prize: what it is called, who gave it, and when (yyyy, yyyy-MM or yyyy-MM-dd). */
export interface Prize {
  title: string;
  issuer?: string;
  date?: string;
  /** Lines that tell more about it. */
  description?: string;
}

/** Reads the lines of one prize as those of a certificate; undefined where they hold several or their first line is not what it is called. */
export function readPrize(printed: readonly Line[]): Prize | undefined {
  const inRows = withoutLabels(withDatesAtEnd(printed) ?? printed);
  const lines = withWholeEnds(inRows.flatMap(giverApart));
  const start = lines.findIndex((line, at) => at > 0 && !hasOwnDate(line) && isSentence(line.text));
  if (start < 0) return prizeIn(lines);
  const prize = prizeIn(lines.slice(0, start));
  const more = descriptionOf(lines.slice(start))?.value;
  return prize && { ...prize, description: [prize.description, more].filter(Boolean).join('\n') };
}

/** `**Wildscreen** Panda Award for` over `Sound, 2019`: what a narrow column broke within a phrase is one line. */
function withWholeEnds(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [cell, ...others] = line.cells;
    const isRest = above?.cells.length === 1 && cell && others.length === 0 && !line.bullet;
    if (isRest && OPEN_PHRASE.test(above.text) && above.page === line.page)
      whole.splice(-1, 1, withCells(above, [joinFragments(above.cells[0]!, cell)]));
    else whole.push(line);
  }
  return whole;
}

const OPEN_PHRASE = /\s(?:dan|and|of|in|di|for|untuk|to|dengan|with|by|oleh|the)$/i;

const GIVER = /(?:^|\s+)(?:awarding (?:institution|body)|lembaga pemberi)\s*:\s+(?=\S)/i;

/** `Holland Scholarship Awarding institution: Nuffic`, as Europass prints it: the name, and who gave it in a line of its own. */
function giverApart(line: Line): Line[] {
  const [cell, ...others] = line.cells;
  const label = cell && others.length === 0 ? GIVER.exec(cell.text) : null;
  if (!cell || !label) return [line];
  const giver = { ...withCells(line, [cutFragment(cell, label.index + label[0].length)]), gap: 0 };
  return label.index === 0 ? [giver] : [withCells(line, [headOf(cell, label.index)]), giver];
}

/** `**Arunika Trust** Best Sound, 2021`: who gave it, in letters of their own, before what was given and when. */
function giverFirst([line, ...others]: readonly Line[]): Prize | undefined {
  const [cell, ...more] = line?.cells ?? [];
  if (!cell || more.length > 0 || others.length > 0) return undefined;
  const [giver, given, ...rest] = splitByStyle(withoutMark(cell));
  const isStyled = giver?.items.every(({ bold }) => bold) && !given?.items.some(({ bold }) => bold);
  const [span, ...later] = findDates(given?.text ?? '');
  if (!giver || !given || rest.length > 0 || !isStyled || !span || later.length > 0) return undefined;
  const title = given.text.slice(0, span.from).replace(/[\s,(–—-]+$/u, '');
  const date = span.start ?? span.end;
  const isTurned = PRIZE.test(title) && !PRIZE.test(giver.text) && !RANK.test(giver.text);
  return isTurned && date ? { title, issuer: giver.text, date: toPartialIso(date) } : undefined;
}

function prizeIn(lines: readonly Line[]): Prize | undefined {
  const turned = giverFirst(lines);
  if (turned) return turned;
  const [prize, ...others] = readCertifications(lines);
  const first = lines.find(({ text }) => !isMostlyDate(text));
  if (!prize || !first || others.length > 0) return undefined;
  // A narrow column breaks a long name.
  const behindDay = withoutDayInFront(first.text);
  const isCalled = first.text.includes(prize.value) || prize.value.startsWith(`${behindDay} `);
  if (!isCalled) return undefined;
  const { issuer, date, expiryDate } = prize.beside ?? {};
  // Two dates are those of two prizes.
  if (expiryDate || (issuer && prize.value.includes(issuer.value) && isInOneLine(prize, issuer)))
    return undefined;
  const ranked = RANK.test(prize.value) && issuer && `${prize.value} ${issuer.value}`;
  if (ranked && first.text.startsWith(ranked)) return { title: ranked, ...(date && { date: date.value }) };
  const read = [prize, issuer, date].flatMap((each) => each?.pieces ?? []);
  // `PT Arunika` over `Team of the Year`: who gave it may stand first.
  const isTurned =
    issuer !== undefined &&
    !PRIZE.test(prize.value) &&
    (PRIZE.test(issuer.value) || (isHouseAbove(prize, issuer) && !isInOneLine(prize, issuer)));
  const more = lines.filter((line) => describesMore(line, read));
  const wrap = issuer && !isTurned ? restOf(issuer.value, more, lines) : undefined;
  const description = more.filter((line) => line !== wrap).map(({ text }) => text);
  return {
    title: isTurned ? issuer.value : prize.value,
    ...(issuer && { issuer: isTurned ? prize.value : [issuer.value, wrap?.text].filter(Boolean).join(' ') }),
    ...(date && { date: date.value }),
    ...(description.length > 0 && { description: description.join('\n').replaceAll('\t', ' ') }),
  };
}

/** `Dinas Pendidikan Bantul` over `Guru Inovatif`: a house, and what is called like a post or like nothing. */
function isHouseAbove(prize: Found<string>, issuer: Found<string>): boolean {
  return postScore(prize.value) <= HOUSE && postScore(issuer.value) >= 0 && !NO_HOUSE.test(prize.value);
}

const HOUSE = -3;
const NO_HOUSE = /\b(?:beasiswa|scholarships?|fellowships?|grants?|bursary|hibah)\b/iu;

/** `2022: Juara I Lomba Masakan` */
function withoutDayInFront(text: string): string {
  const [span] = findDates(text);
  return span?.from === 0 ? text.slice(span.to).replace(/^[\s|·:–—-]+/u, '') : text;
}

/** `Arunika Silver Medal` over `Arunika, 2021`: a prize may hold the name of who gave it. */
function isInOneLine(prize: Found<string>, issuer: Found<string>): boolean {
  const [upper, lower] = [prize, issuer].map(({ pieces }) => pieces[0]?.items[0]?.baseline);
  return upper === undefined || lower === undefined || Math.abs(upper - lower) < 2;
}

/** `Nopember` between `Institut Teknologi Sepuluh` and the day: what a narrow column broke of the name of who gave it. */
function restOf(issuer: string, more: readonly Line[], lines: readonly Line[]): Line | undefined {
  const [line, ...others] = more;
  if (!line || others.length > 0 || !/^\p{Lu}[\p{L}.’' -]{2,30}$/u.test(line.text)) return undefined;
  const at = lines.indexOf(line);
  const [above, below] = [lines[at - 1], lines[at + 1]];
  return above?.text === issuer && below && isMostlyDate(below.text) ? line : undefined;
}

/** What a prize is called and no house is. */
const PRIZE =
  /\b(?:of the year|awards?|prize|best|winner|finalist|medal(?:ist)?|juara|terbaik|teladan|pemenang|finalis|medali|penghargaan)\b/iu;

/** `**Juara 2** Lomba Arunika`: a place in letters of its own, and in what. */
const RANK =
  /^(?:(?:juara|peringkat|pemenang|finalis|runner[- ]up|winner)(?: \p{L}+)?(?: (?:\d|[IV]+))?|\d(?:st|nd|rd|th) place)$/iu;

/** Words are left in the line when what was read from it is taken away. */
function describesMore({ text }: Line, read: readonly Piece[]): boolean {
  if (read.some((piece) => piece.text.includes(text))) return false;
  const rest = read.reduce((left, piece) => withoutPart(left.replace(piece.text, ''), piece.text), text);
  return /[\p{L}\p{N}]/u.test(rest.replace(/^\s*\d{1,2}[.)]?\s/, ''));
}

/** `…, Asian Transport` over `Forum, 2022`: what is read of a line may go on in the next one. */
function withoutPart(line: string, read: string): string {
  const words = read.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const [begin, end] = [words.slice(0, count).join(' '), words.slice(-count).join(' ')];
    if (line.endsWith(begin)) return line.slice(0, -begin.length);
    if (line.startsWith(end)) return line.slice(end.length);
  }
  return line;
}
