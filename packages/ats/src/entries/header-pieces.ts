import { isOn } from '../rules.ts';
import { ANNOUNCING_PATTERN, isPresent, MONTH_PATTERN } from '../dates/calendar-words.ts';
import { isDuration } from '../dates/duration.ts';
import { findDates, type DateSpan } from '../dates/find-dates.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { touches } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { schoolScore } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import type { TextItem } from '../model.ts';
import { isPlace } from '../places/find-place.ts';
import { ordinalLength } from '../text/normalise.ts';
import {
  hasLoneParenthesis,
  pieceOf,
  slicePiece,
  splitPiece,
  withoutLoneParenthesis,
  type Piece,
} from '../text/piece.ts';

/** A part of an entry's head: one of its facts, if the separators were understood. */
export interface HeaderPiece extends Piece {
  bold: boolean;
  italic: boolean;
  size: number;
  colour: number;
  /** Line of the head, counted from 0, and place within it. */
  row: number;
  order: number;
  /** The words that joined it to the piece before, such as `di` or `|`. */
  joint: string;
  /** Stands in a margin. */
  label: boolean;
  /** The cell it was cut from. */
  cell: number;
}

export interface LineFacts {
  pieces: HeaderPiece[];
  dates: { span: DateSpan; piece: Piece }[];
}

/** A dash within a remark in brackets, `(jurusan Kudus – Jakarta)`, parts no facts. */
const SEPARATOR =
  /\s*[|•·●▪◦♦◆◇∙⋅\u0095]\s*|(?<!\(\p{Ll}[^()]*)\s+(?:[—–]|--?)\s+|\s*—\s*|\t|\s*;\s+(?![^(]*\))|\s+(?=@\s*[\p{L}\d])|\s+(?=(?:sebagai|sbg\.?) \p{Lu})/gu;
/** `Co-founder; Sales Manager` are held together. */
const WIDE_SEPARATOR = new RegExp(SEPARATOR.source.replace(String.raw`|\s*;\s+(?![^(]*\))`, ''), 'gu');
const BAR = /\s*\|\s*/gu;
/** A slash parts facts only where nothing plainer does: `Programmer / Student Assistant - Uni` is one post. */
const SLASH = /\s+\/\s+/gu;
const CONNECTOR =
  /^(?:di|sebagai|sbg\.?|as|at|pada|from|with|by|oleh|dari|untuk|for|for the|@|in|,|:|\(|-|–)\s*$/i;
const LEADING_CONNECTOR =
  /^(?:(?:[Ss]aya )?(?:[Pp]ernah |[Mm]asih )?(?:[Bb]ekerja|[Kk]erja|[Bb]ertugas|[Mm]enjabat|(?:[Cc]urrently )?(?:[Ww]orked|[Ww]orking)|[Ee]mployed) (sebagai|sbg\.?|di|pada|as|at|for|in|with)\s+(?:an?\s+)?(?!Ketinggian|Ruang Terbatas|Heights?\b|Confined)(?=\S)|(?:[Dd]i|[Aa]t|[Pp]ada|[Ss](?:ebagai|bg\.?)|[Aa]s|from|dari)\s+(?=[\p{Lu}\d"“])|@\s*(?=[\p{L}\d"“]))/u;
/** `Dispatcher at` before an employer in letters of its own. */
const TRAILING_CONNECTOR = /\s+(at|@|di|pada|with|for)\s*(?:the\s*)?$/u;
const EDGE = /^[\s,;:|·•–—)\]-]+|[\s,;:|·•–—([-]+$/g;
const BARE_MONTH = new RegExp(`^(?:${MONTH_PATTERN}[\\s–—-]*)+$`, 'iu');
/** What announces a date at the end of a fact whose date was taken out or broke away. */
const DATE_TAIL = new RegExp(`\\s+(?:${ANNOUNCING_PATTERN}|(?<!\\d\\s+)tahun)$`, 'iu');
const ANNOUNCED = new RegExp(`(?:${ANNOUNCING_PATTERN}|tahun)\\s*:?\\s*$`, 'i');
/** A length of time that a period leaves behind: `(9 mos) : PT …`. */
const LENGTH_BEFORE = /^\s*\([^()]*\d[^()]*\)\s*[:,|–—-]\s*/u;
/** `Month YYYY – Month YYYY`, `(start date – end date)`, `[Tanggal kerja]` in a template that nobody has filled in, and `(Ongoing)`, which says no day. */
const BLANK_DATE =
  '(?:(?:start|end) date|(?:month |mm[/.])?(?:yyyy|year)|(?:bulan )?tahun|20xx|present|sekarang)';
const BLANK_PERIOD = new RegExp(
  `\\(?(?<![\\p{L}\\d])${BLANK_DATE}\\s*[-–—]+\\s*${BLANK_DATE}(?![\\p{L}\\d])\\)?|\\((?:on-?going|in progress|currently enrolled|sedang (?:berjalan|ditempuh|berlangsung))\\)|\\[(?:tanggal|periode|tahun|dates?|period|years?)(?:\\s[^\\]]*)?\\]`,
  'iu',
);
/** `2.` in a cell of its own counts the entries. */
const COUNT = /^\d{1,2}[.)]$/;
/** `… in Wipro Limited from` March 2021, `… Chennai in` 2015 */
const LEADS_TO_DATE =
  /(?:(?<=\p{L}{2})\s+|\s*,\s+)(?:from|dari|sejak|between|during|in|(?:(?:pada|dari|sejak|mulai) )?(?:tahun|periode))$/u;
/** Words that only announce a date. */
const DATE_WORDS = new RegExp(
  `^(?:${ANNOUNCING_PATTERN}|lulus tahun|tahun(?: lulus(?:an)?)?|years?|periode?|tanggal|tgl|date|issued|diterbitkan|perkiraan|estimasi|rencana|expected|est\\.?|angkatan|valid until|berlaku hingga|grad|per|in|on|pada|th\\.?)$`,
  'i',
);

/**
 * Takes a line of an entry's head apart into its dates and the pieces between separators and changes of style.
 * @param alone no other line of the head holds a fact, so that weaker signs part facts too
 * @param isDatedBesides another cell of the head says the period, so that a year behind a name and a month within one belong to it
 * @param barred the section's other heads are parted by a bar and by nothing else
 */
export function lineFacts(
  line: Line,
  row: number,
  alone = true,
  isDatedBesides = false,
  barred = false,
): LineFacts {
  const facts: LineFacts = { pieces: [], dates: [] };
  const only = alone && line.cells.filter((cell) => !isMostlyDate(cell.text)).length < 2;
  for (const [cellIndex, cell] of line.cells.entries()) {
    if (cellIndex === 0 && line.cells.length > 1 && COUNT.test(cell.text)) continue;
    const begun = facts.dates.at(-1);
    if (begun && isOpenedBy(begun.span, cell.text)) {
      facts.dates[facts.dates.length - 1] = {
        ...begun,
        span: { ...begun.span, start: begun.span.end, end: undefined, current: true, single: false },
      };
      continue;
    }
    const whole = pieceOf(cell);
    const mark = cell.bullet > 0 ? cell.bullet : ordinalLength(whole.text);
    const body = mark > 0 ? slicePiece(whole, mark, whole.text.length) : whole;
    const spans = datesOf(body, cell.label === true).filter(
      (span) => !(isDatedBesides && isDateOfName(body.text, span)),
    );
    const blank = spans.length === 0 ? BLANK_PERIOD.exec(body.text) : null;
    const cuts = blank ? [{ from: blank.index, to: blank.index + blank[0].length }] : spans;
    for (const span of spans) facts.dates.push({ span, piece: slicePiece(body, span.from, span.to) });
    for (const part of withoutDates(body, cuts))
      for (const { piece, joint } of partsOf(part, only, barred)) {
        if (
          DATE_WORDS.test(piece.text) ||
          BARE_MONTH.test(piece.text) ||
          isDuration(piece.text) ||
          !/[\p{L}\p{N}]/u.test(piece.text)
        )
          continue;
        const style = styleOf(piece.items);
        facts.pieces.push({
          ...piece,
          ...style,
          row,
          order: facts.pieces.length,
          joint,
          label: cell.label === true,
          cell: cellIndex,
        });
      }
  }
  return facts;
}

/** `Mei 2020` and, in the next cell, `Sekarang`: a drawn dash parts them. */
function isOpenedBy(span: DateSpan, text: string): boolean {
  return span.single && span.end !== undefined && isPresent(text.trim());
}

/** `ID BR-2022-0091`, `No. 12/LSP/2022`: the label of a number, and what of it stands before a year. */
const OF_NUMBER = /(?:^|[\s(])(?:ID|No\.?|Nomor|Number)\s*[.:#]?\s*\S*$/iu;

/** A bare year inside a name ("Expo 2020 Committee") is no date of the entry unless it stands at an edge. */
function datesOf(piece: Piece, label: boolean): DateSpan[] {
  return findDates(piece.text).filter((span) => {
    if (!span.single || span.end?.month !== undefined || label) return true;
    const before = piece.text.slice(0, span.from);
    const after = piece.text.slice(span.to);
    if (OF_NUMBER.test(before) && (/[-/.]$/.test(before) || /^[-/.]/.test(after))) return false;
    // `… Universitas Arunika tahun 2023 dengan IPK 3,6`
    if (/^tahun\s/i.test(piece.text.slice(span.from, span.to))) return true;
    if (/^\s*[:|]/.test(after) || ANNOUNCED.test(before)) return true;
    if (/\bin\s+$/.test(before) && /^\s+(?:with|securing)\b/.test(after)) return true;
    return (
      after.trim().replace(/[)\].,|]/g, '') === '' || /[(|,·–—-]\s*$/.test(before) || before.trim() === ''
    );
  });
}

/** `Temu Tani 2022`, `Kampanye Maret 2023 Daring` */
function isDateOfName(text: string, { single, end, from, to }: DateSpan): boolean {
  if (!single || !/\p{L}{2} $/u.test(text.slice(0, from))) return false;
  return end?.month === undefined ? text.slice(to).trim() === '' : /^ \p{L}{2}/u.test(text.slice(to));
}

function withoutDates(piece: Piece, spans: readonly Pick<DateSpan, 'from' | 'to'>[]): Piece[] {
  const parts: Piece[] = [];
  let start = 0;
  for (const span of [...spans, undefined]) {
    const end = span ? span.from : piece.text.length;
    const part = trimmed(slicePiece(piece, start, end));
    const lead = span && part ? LEADS_TO_DATE.exec(part.text) : undefined;
    if (part) parts.push(lead ? slicePiece(part, 0, lead.index) : part);
    start = span?.to ?? end;
  }
  return parts;
}

function partsOf(whole: Piece, alone: boolean, barred: boolean): { piece: Piece; joint: string }[] {
  const length = LENGTH_BEFORE.exec(whole.text);
  const isLength = length && isDuration(length[0].replace(/[\s:,|–—-]+$/u, ''));
  const piece = isLength ? slicePiece(whole, length[0].length, whole.text.length) : whole;
  const parts: { piece: Piece; joint: string }[] = [];
  const sides = barred ? splitPiece(piece, BAR) : [];
  const plain =
    sides.length === 2 ? sides : splitPiece(piece, arePosts(piece.text) ? WIDE_SEPARATOR : SEPARATOR);
  for (const separated of plain.length > 1 ? plain : atSlashes(piece, alone)) {
    let joint = '';
    const pieces = splitByStyle(separated);
    for (const [index, styled] of pieces.entries()) {
      if (CONNECTOR.test(styled.text)) {
        joint = styled.text.trim();
        continue;
      }
      const lead = LEADING_CONNECTOR.exec(styled.text);
      const tail = index < pieces.length - 1 ? TRAILING_CONNECTOR.exec(styled.text) : null;
      const clean = trimmed(slicePiece(styled, lead?.[0].length ?? 0, tail?.index ?? styled.text.length));
      if (clean)
        parts.push({
          piece: clean,
          joint: lead ? (lead[1] ?? lead[0].trim()) : joint,
        });
      joint = tail?.[1] ?? '';
    }
  }
  return parts;
}

function arePosts(text: string): boolean {
  const parts = text.split(/\s*;\s+/);
  return parts.length > 1 && parts.every((part) => postScore(part) >= 1.5);
}

/** `Magang / Praktik Kerja Lapangan` are one thing. */
const INTERNSHIP = /^(?:magang|internship|pkl|prakerin|praktik kerja|kerja prakt[ei]k)(?!\p{L})/iu;

function atSlashes(piece: Piece, alone: boolean): Piece[] {
  const parts = splitPiece(piece, SLASH);
  if (!isOn('slash-joins-posts')) return parts;
  if (parts.every(({ text }) => INTERNSHIP.test(text))) return [piece];
  const posts = parts.map(({ text }) => postScore(text));
  const schools = parts.filter(({ text }) => schoolScore(text) >= 3).length;
  const differ =
    Math.max(...posts) > 0 && Math.min(...posts) < 0 && Math.max(...posts) - Math.min(...posts) >= 3;
  // `… / Pengembang (Universitas Contoh)`: the brackets hold the employer.
  const inBrackets = /\(([^()]+)\)$/.exec(piece.text)?.[1];
  if (inBrackets && (schoolScore(inBrackets) >= 3 || postScore(inBrackets) <= -2)) return [piece];
  // `Penjual / Penasihat Keuangan, Arunika Jaya`: two posts with one employer.
  if (Math.min(...posts) >= 1.5 && /, \p{Lu}[^,]*$/u.test(parts.at(-1)!.text)) return [piece];
  // `PT Arunika Media / Arunika Studio`: a firm and what it goes by.
  const isNamedTwice =
    parts.length === 2 &&
    Math.min(...posts) <= -2 &&
    Math.max(...posts) <= 0 &&
    shareWord(parts[0]!.text, parts[1]!.text);
  // `Sekolah Arunika / PT Arunika Media`: a house and the one that it belongs to.
  if (
    isNamedTwice ||
    (schools > 0 && parts.every(({ text }, at) => posts[at]! <= -2 || schoolScore(text) >= 3))
  )
    return [piece];
  const parted =
    differ ||
    isEmployerWithPlace(parts.map(({ text }) => text)) ||
    (schools > 0 && schools < parts.length) ||
    (alone && !piece.text.endsWith(')'));
  return parted ? parts : [piece];
}

function shareWord(a: string, b: string): boolean {
  const words = new Set(a.split(/\s+/).filter((word) => /^\p{Lu}\p{L}{2}/u.test(word)));
  return b.split(/\s+/).some((word) => words.has(word));
}

/** `Creative agency / Chicago`, `Sejahtera Tani Ltd / Agriculture`: an employer and where or in what trade it works. */
function isEmployerWithPlace([employer, about, ...others]: readonly string[]): boolean {
  if (!employer || !about || others.length > 0 || postScore(employer) > 0) return false;
  const isTrade = postScore(employer) <= -2 && postScore(about) === 0 && !/\d/.test(about);
  return (isPlace(about) || isTrade) && !isPlace(employer);
}

export function trimmed(piece: Piece): Piece | undefined {
  const head = /^[\s,;:|·•–—)\]-]+/.exec(piece.text)?.[0].length ?? 0;
  const tail = /(?:[\s,;:|·•–—([-]|(?<=\p{Ll}{4})\.)+$/u.exec(piece.text)?.[0].length ?? 0;
  if (head + tail >= piece.text.length) return undefined;
  const bare = head + tail === 0 ? piece : slicePiece(piece, head, piece.text.length - tail);
  const announced = DATE_TAIL.exec(bare.text);
  const named = announced && announced.index > 3 ? slicePiece(bare, 0, announced.index) : bare;
  // `(Staf Gudang)` alone, in letters of its own behind the employer.
  const isBracketed = /^\([^()]+\)$/.test(named.text);
  const cut = isBracketed ? slicePiece(named, 1, named.text.length - 1) : named;
  const text = cut.text.replace(EDGE, (edge) => (edge.includes(')') ? edge.trim() : ''));
  const whole = { ...cut, text: withoutLoneParenthesis(text) };
  return hasLoneParenthesis(text) ? { ...whole, unclosed: text } : whole;
}

/** Cuts a piece where weight, slant or colour change: `**Perawat** di RS Bhakti`. */
export function splitByStyle(piece: Piece): Piece[] {
  const cuts: number[] = [];
  let position = 0;
  let named: TextItem | undefined;
  for (const [index, item] of piece.items.entries()) {
    const before = piece.items[index - 1];
    if (before && !touches(before, item)) position += 1;
    const labels = before?.text.endsWith(':');
    const parts = before && (!touches(before, item) || /\p{L}[–—]$/u.test(before.text));
    // A comma in the letters of what follows belongs to neither.
    const looks = before && COMMA.test(before.text) ? (named ?? before) : before;
    if (parts && !labels && !sameStyle(looks!, item)) cuts.push(position);
    position += item.text.length;
    if (/[\p{L}\p{N}]/u.test(item.text)) named = item;
  }
  const edges = [0, ...cuts, piece.text.length];
  return edges
    .slice(1)
    .map((end, index) => slicePiece(piece, edges[index]!, end))
    .filter((part) => part.text !== '');
}

const COMMA = /^[,;]$/;

function sameStyle(a: TextItem, b: TextItem): boolean {
  if (!/[\p{L}\p{N}]/u.test(b.text)) return true;
  return (
    a.bold === b.bold && a.italic === b.italic && a.colour === b.colour && Math.abs(a.size - b.size) < 0.6
  );
}

function styleOf(items: readonly TextItem[]) {
  const main = items.toSorted((a, b) => b.text.length - a.text.length)[0];
  return {
    bold: main?.bold ?? false,
    italic: main?.italic ?? false,
    size: main?.size ?? 0,
    colour: main?.colour ?? 0,
  };
}
