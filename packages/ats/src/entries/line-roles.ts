import { isOn } from '../rules.ts';
import { readHeading } from '../classify/read-heading.ts';
import { goesOnWithAddress, isStreet } from '../places/address-lines.ts';
import { isPlace } from '../places/find-place.ts';
import { findDates, type DateSpan } from '../dates/find-dates.ts';
import type { Line } from '../layout/line.ts';
import { lineFacts } from './header-pieces.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { isLocalSchool, startsWithLevel } from '../lexicon/education-words.ts';
import { indonesianOpening } from '../lexicon/indonesian-verbs.ts';
import { postScore } from '../lexicon/score-text.ts';
import { plain } from '../text/normalise.ts';
import { remembered } from '../text/remembered.ts';

/** What a line of an entry is: part of its head, of its description, or a word like "Highlights" that only introduces. */
export type LineRole = 'head' | 'text' | 'caption';

const CAPTIONS = new Set(
  (
    'highlights,key highlights,pencapaian,pencapaian utama,achievements,key achievements,responsibilities,key responsibilities,duties,' +
    'tanggung jawab,tugas,tugas dan tanggung jawab,job description,deskripsi pekerjaan,deskripsi,uraian tugas,courses,mata kuliah,' +
    'summary,ringkasan,prestasi,accomplishments,technologies,tools,teknologi,jobdesk,job desk,uraian pekerjaan,main responsibilities,' +
    'rincian tugas,tasks,courses taken,results,hasil,uraian,rincian,job descriptions,job responsibilities,roles and responsibilities,' +
    'tugas utama,tugas pokok,keterangan'
  ).split(','),
);
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
    const isDated = above !== undefined && (hasOwnDate(above) || isUnderDate(lines, roles, index));
    roles.push(roleOf(line, above, roles[index - 1], { base, statementEdges, plainHeads, isDated }, text));
  }
  return roles;
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
  if (!plainHeads || !line.bullet || !next?.bullet || next.x < line.x + INDENT) return false;
  return (
    line.cells.length === 1 && /\([^()]*\d{4}[^()]*\)$/.test(line.text) && findDates(line.text).length === 1
  );
}

const MOST_OF_POST = 7;

/** `Customer success specialist & web assistant` below a period alone, where the section begins with one: a post, however many small words it has. */
export function namesPostBelowPeriod(lines: readonly Line[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  const isPeriod = (each: Line) => each.cells.every(({ text }) => isMostlyDate(text));
  if (!above || !isPeriod(lines[0]!) || !isPeriod(above) || line.bullet || line.cells.length > 1)
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

const SMALLER = 0.8;

/** `Meta Ads   Canva` in small letters below what was done, before the next entry: what was used there. */
function isRowOfTags(
  line: Line,
  roleAbove: LineRole | undefined,
  next: Line | undefined,
  text: TextStyle | undefined,
): boolean {
  if (!text || roleAbove !== 'text' || line.bullet || line.cells.length < 2) return false;
  if (line.cells.some((cell) => cell.label) || hasOwnDate(line)) return false;
  if (areCloseTags(line, text) && (!next || (next.bold && !next.bullet && hasOwnDate(next)))) return true;
  if (line.size > text.size - SMALLER) return false;
  // A second row of them may follow.
  const areAllBelow = next !== undefined && Math.abs(next.size - line.size) < 0.1 && areTags(next);
  if (next && !areAllBelow && (next.size < line.size + SMALLER || next.bullet)) return false;
  return areTags(line);
}

const CLOSE = 2.6;
const MOST_OF_TAG = 2;

/** `R   ImageJ` in plain letters of the text's size, one right behind the other: an employer's town would stand further off. */
function areCloseTags(line: Line, text: TextStyle): boolean {
  const gaps = line.cells.slice(1).map((cell, index) => cell.x - line.cells[index]!.right);
  return (
    !line.bold &&
    !line.italic &&
    line.size <= text.size + 0.1 &&
    areTags(line) &&
    line.cells.every((cell) => wordCount(cell.text) <= MOST_OF_TAG) &&
    Math.max(...gaps) < CLOSE * line.size &&
    Math.max(...gaps) - Math.min(...gaps) < 1
  );
}

function areTags(line: Line): boolean {
  return (
    !line.bullet &&
    line.cells.length > 1 &&
    !hasOwnDate(line) &&
    line.cells.every(({ text, label }) => label !== true && wordCount(text) <= 4 && !isPlace(text)) &&
    line.cells.filter(({ text }) => Math.abs(postScore(text)) > 2).length <= line.cells.length / MANY_TAGS
  );
}

/** Of so many tags one may read like a post or an employer: `Sysadmin`. */
const MANY_TAGS = 4;

/** The head that this line stands under has had its period in the line before last. */
function isUnderDate(lines: readonly Line[], roles: readonly LineRole[], index: number): boolean {
  return roles[index - 1] === 'head' && roles[index - 2] === 'head' && hasOwnDate(lines[index - 2]!);
}

/** Centred lines have no left edge that could tell a head from a description. */
export function isCentred(lines: readonly Line[]): boolean {
  if (lines.length < 3) return false;
  const middle = (line: Line) => (line.x + line.right) / 2;
  const usual = lines.map(middle).sort((a, b) => a - b)[Math.floor(lines.length / 2)]!;
  const centred = lines.filter((line) => Math.abs(middle(line) - usual) < 3).length;
  const edges = new Set(lines.map((line) => Math.round(line.x / 4))).size;
  return centred >= 0.8 * lines.length && (edges >= 3 || edges > 0.5 * lines.length);
}

/** The left edge at which heads start. */
function baseEdge(lines: readonly Line[]): number {
  const edges = lines.flatMap((line) => {
    const lead = line.cells.find((cell) => !cell.label);
    return lead && !line.bullet ? [lead.x] : [];
  });
  return edges.length === 0 ? 0 : Math.min(...edges);
}

/** All but bullets and what they go on with. */
export function unmarkedLines(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => !line.bullet && !isRest(lines[index - 1], line));
}

/** What a bullet's text goes on with. */
function isRest(above: Line | undefined, line: Line): boolean {
  return above?.bullet === true && (/^\p{Ll}/u.test(line.text) || Math.abs(line.x - above.textX) < 3);
}

const OPEN_END =
  /\s(?:selama|dalam|dari|ke|di|untuk|dengan|dan|yang|oleh|pada|sebagai|hingga|sampai|sekitar|for|in|of|to|with|and|the|an?|from|by|over|within|about|at|on|than|until)$/;

/** The line above ends in a word that no sentence ends in: `… selama` over `10 bulan`. */
export function breaksOff(above: Line | undefined, line: Line): boolean {
  return above !== undefined && !line.bullet && OPEN_END.test(above.text) && line.page === above.page;
}

/** Lines set flush right have no left edge either. */
function isFlushRight(lines: readonly Line[]): boolean {
  if (lines.length < 3 || !isOn('flush-right')) return false;
  const edge = Math.max(...lines.map((line) => line.right));
  const flush = lines.filter((line) => edge - line.right < 3).length;
  const lefts = new Set(lines.map((line) => Math.round(line.x / 4))).size;
  return flush >= 0.9 * lines.length && lefts > 0.5 * lines.length;
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

interface TextStyle {
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
  if (roleAbove !== undefined && tellsWhatWasUsed(line)) return 'text';
  const underDate =
    isOn('post-under-date') &&
    roleAbove === 'head' &&
    above !== undefined &&
    above.cells.every((cell) => isMostlyDate(cell.text));
  if (
    underDate &&
    !isSentence(line.text) &&
    !isBareStatement(above, line) &&
    (!line.bullet || namesPost(line.text))
  )
    return 'head';
  if (line.bullet && (!hasOwnDate(line) || (plainHeads && onlyMentionsYear(line)))) return 'text';
  // A place under the date in the margin stands beside the description without being part of it.
  if (roleAbove === 'text' && line.cells.every((cell) => cell.label) && isPlace(line.text)) return 'caption';
  const labelled = line.cells.some((cell) => cell.label);
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
  if (plainStyle && roleAbove === 'head' && isBareStatement(above, line)) return 'text';
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

/** A few small words with a full stop: `Melayani pelanggan.` */
function isStatement(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= 2 && words.length < 8 && /\p{Ll}{3}[.!]$/u.test(text) && small >= 0.6 * (words.length - 1)
  );
}

/** `Membantu praktikum HTML dan CSS`: a verb and a small word behind it. */
export function opensWithDeed(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 3 || !words.slice(1).some((word) => /^\p{Ll}/u.test(word)) || postScore(text) >= 1.5)
    return false;
  return indonesianOpening(words.map((word) => word.toLowerCase())) === 'deed';
}

/** `Menyusun Jadwal Produksi`: a verb before nothing but capitals, where the head has all that it needs. */
function opensWithCapitalDeed(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= 3 &&
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    postScore(text) < 1.5 &&
    indonesianOpening(words.map((word) => word.toLowerCase())) === 'deed'
  );
}

function isSameText(above: Line, line: Line): boolean {
  return (
    Math.abs(above.x - line.x) < 1 &&
    Math.abs(above.size - line.size) < 0.1 &&
    above.bold === line.bold &&
    above.italic === line.italic
  );
}

/** `Membantu bongkar mesin` below the period that closed a head: nothing but small words, and no post. */
export function isBareStatement(above: Line | undefined, line: Line): boolean {
  const [, ...rest] = line.text.split(/\s+/);
  return (
    rest.length >= 2 &&
    rest.every((word) => /^\p{Ll}/u.test(word)) &&
    /^\p{Lu}\p{Ll}/u.test(line.text) &&
    above?.cells.every((cell) => isMostlyDate(cell.text)) === true &&
    postScore(line.text) < 1
  );
}

/** `• Juara lomba tahun 2020`, `• Anggota tim tanggap darurat sejak 2023`: one date at the end of a statement, not a period. */
function onlyMentionsYear(line: Line): boolean {
  if (line.cells.length > 1) return false;
  const spans = findDates(line.text);
  if (spans.length !== 1 || wordCount(line.text) <= 3) return false;
  const [span] = spans;
  if (OFFICE.test(line.text)) return true;
  const before = line.text.slice(0, span!.from);
  return span!.single || (SINCE_AFTER_WORDS.test(before) && wordCount(before) > 3);
}

/** `• Menjadi Ketua OSIS - 2019/2020` below a school: an office held there. */
const OFFICE = /^\P{L}*(?:menjadi|menjabat|became|served as)\s/iu;

const SINCE_AFTER_WORDS = /\p{Ll}\s+(?:sejak|since)\s+(?:\p{Ll}+\s+)?$/u;

function namesPost(text: string): boolean {
  if (tellsDeed(text)) return false;
  const words = text
    .replace(/^\P{L}+/u, '')
    .toLowerCase()
    .split(/\s+/);
  if (words.length > 2 && indonesianOpening(words) === 'deed') return false;
  return text.split(/\s*[,|–—]\s+/u).some((part) => Math.abs(postScore(part)) >= 2);
}

/** `Berkoordinasi dengan 25 vendor`: small words behind one that opens no post. */
function tellsDeed(text: string): boolean {
  const [first = '', ...rest] = text.replace(/^\P{L}+/u, '').split(/\s+/);
  const worded = rest.filter((word) => /\p{L}/u.test(word));
  return worded.length > 1 && worded.every((word) => /^\p{Ll}/u.test(word)) && postScore(first) < 1;
}

/** A head's line that says when, and more than one thing beside it. */
function isWhole(line: Line): boolean {
  return hasOwnDate(line) && lineFacts(line, 0).pieces.length > 1;
}

/** Europass names an employer's trade below what was done. */
const TRADE = /^(?:(?:type of )?business or sector|bidang usaha)\b/i;

/** Hours, pay and whom to ask, as public offices want them under each job. */
const TERMS =
  /^(?:(?:average )?hours(?: per week| a week)?|salary|pay(?: rate| grade)?|starting salary|(?:final|last|gross) salary|supervisor(?:[’']s name)?|nama atasan|atasan(?: langsung)?|gaji(?: terakhir| pokok)?|reason for leaving|alasan (?:keluar|berhenti|pindah)|jam kerja)\s*:\s*\S/i;

export function tellsWhatWasUsed({ text }: Line): boolean {
  return USED.test(text);
}

/** `Kata Kunci: SQL, Python` or `Courses: Algebra, Statistics` below what was done or learnt. */
const USED =
  /^(?:key ?words?|kata kunci|(?:relevant |selected )?(?:courses?|coursework)|mata kuliah(?: (?:utama|relevan|pilihan))?|technologies(?: used)?|tech(?:nology|nical)? stack|stack|tools(?: used)?|teknologi(?: yang digunakan)?|environment)\s*:\s*\S/i;

/** A word such as "Tugas:" that only introduces what follows. */
export function isCaption({ text }: Line): boolean {
  const bare = text.replace(/:\s*$/, '');
  return TRADE.test(text) || TERMS.test(text) || CAPTIONS.has(plain(bare)) || isPairOfCaptions(bare);
}

/** `Achievements/Tasks`, `Tugas & Pencapaian` */
function isPairOfCaptions(text: string): boolean {
  const parts = text.split(/\s*\/\s*|\s+(?:&|and|dan)\s+/i);
  return parts.length === 2 && parts.every((part) => CAPTIONS.has(plain(part)));
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

/** A period, or a date in a cell of its own or at an edge of a short line. */
export function hasOwnDate(line: Line): boolean {
  return line.cells.some((cell) => {
    if (isMostlyDate(cell.text)) return true;
    const spans = findDates(cell.text);
    if (spans.length === 0) return false;
    if (spans.some((span) => !span.single && !isInsideSentence(cell.text, span.from)))
      return !isSinceStatement(cell.text, spans);
    if (spans.some((span) => span.single && isAtEdge(cell.text, span.from, span.to))) return true;
    if (spans[0]!.from === 0 && /^\s*:\s/.test(cell.text.slice(spans[0]!.to))) return true;
    if (GRADUATED.test(cell.text) && !isSentence(cell.text)) return spans.length === 1;
    if (PASSED.test(cell.text) && startsWithLevel(cell.text.slice(cell.bullet))) return spans.length === 1;
    // `Lulus 2015 · IPK 3,52`
    const parts = cell.text.split(/\s[·|•]\s/);
    return parts.length > 1 && parts.some(isMostlyDate);
  });
}

/** `SMK Negeri 2, lulus tahun 2012 (IPK 3,27)` */
const GRADUATED = /[,;(–—-]\s*(?:lulus|tamat|graduated)(?: tahun| pada| in)? (?:19|20)\d\d\b/i;
/** `HSC from Arunika School in 2011 with 91%` */
const PASSED = /\b(?:in|during|tahun) (?:the year )?(?:19|20)\d\d (?:with|securing|dengan) \S*\d/i;

/** `Tergabung dalam tim tanggap darurat sejak 2023` says since when something is so, and is no head unless a post stands in it. */
function isSinceStatement(text: string, spans: readonly DateSpan[]): boolean {
  const before = text.slice(0, spans[0]!.from);
  const [first, ...rest] = before.trim().split(/\s+/);
  return (
    spans.length === 1 &&
    SINCE_AFTER_WORDS.test(before) &&
    rest.length > 3 &&
    /^\p{Lu}\p{Ll}/u.test(first!) &&
    rest.filter((word) => /^\p{Ll}/u.test(word)).length >= 0.7 * rest.length &&
    postScore(before) < 1
  );
}

function isInsideSentence(text: string, from: number): boolean {
  return wordCount(text) > 12 && from > 0 && /\p{Ll}+\s+\p{Ll}+\s+\p{Ll}+/u.test(text);
}

function isAtEdge(text: string, from: number, to: number): boolean {
  if (wordCount(text) > 14 || isSentence(text)) return false;
  const before = text.slice(0, from);
  // `… during the Grand` over `Prix of 2019.`: a sentence ends.
  if (/\p{L}\s+(?:of|for|during|until)\s+$/u.test(before) && /^\.\s*$/.test(text.slice(to))) return false;
  return /^[\s)\].|,]*$/.test(text.slice(to)) && /(?:^|[(|,·–—:-])\s*$|\s$/.test(before);
}

export const isSentence: (text: string) => boolean = remembered(computeIsSentence);

function computeIsSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length < 4 || isName(words)) return false;
  // `SMK Berdikari Jember jurusan otomotif lulus 2010`
  if (words.length < MOST_OF_SCHOOL && isLocalSchool(text.replace(/^\P{L}+/u, ''))) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    small >= 0.5 * words.length ||
    (words.length > 7 && small >= 0.35 * words.length) ||
    (/[.]$/.test(text) && words.length > 5 && !ENDS_IN_FORM.test(text))
  );
}

/** `Project Manager · Lumen Analytics Pte. Ltd.`: the form of a company is shortened, and no sentence ends. */
const ENDS_IN_FORM = /\b(?:Ltd|Inc|Corp|Co|Tbk|Bhd|Pty|LLC|plc)\.$/;

const JOINTS = new Set(['of', 'the', 'and', 'for', 'de', 'dan', 'di']);

const MOST_OF_SCHOOL = 9;

/** `Department of the Army`: small words join capitals, and nothing else is small. */
function isName(words: readonly string[]): boolean {
  const joints = words.filter((word) => JOINTS.has(word)).length;
  return (
    joints >= 2 &&
    joints <= 0.5 * words.length &&
    words.every((word) => JOINTS.has(word) || /^\p{Lu}/u.test(word)) &&
    !JOINTS.has(words.at(-1)!)
  );
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
