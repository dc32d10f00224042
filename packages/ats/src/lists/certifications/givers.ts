import { withoutMark } from '../list-blocks.ts';
import { findDates, toPartialIso } from '../../dates/find-dates.ts';
import { hasOwnDate } from '../../entries/own-dates.ts';
import { found, type Found } from '../../fields/found.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { type Line } from '../../layout/line.ts';
import { isPlace } from '../../places/find-place.ts';
import { joinPieces, pieceOf, slicePiece, type Piece } from '../../text/piece.ts';
import { CERTIFICATE, isFull, OPEN_END } from './credential-entries.ts';
import { HOLDS_UNTIL } from './facts-beside.ts';

/** `…, Java SE 7 Programmer`, `…, Associate`: what it is for or which level, and nobody who gave it. */
const OF_NAME =
  /\d|(?:^|\s)(?:associate|professional|expert|practitioner|specialist|programmer|developer|administrator|analyst|engineer|manager|level|advanced|intermediate|beginner|madya|muda|utama|pratama|dasar|lanjut(?:an)?)$/i;
/** `…, ITIL Foundation` is a level, `…, Arunika Foundation` who gave it. */
const LEVEL_FOUNDATION = /^(?:[A-Z]{2,6} )?[Ff]oundation$/;

/** `P2KS Jawa Timur`: a figure within the short name of a house */
const SHORT_HOUSE = /^\p{Lu}+\d\p{Lu}+(?= )/u;

/** `Ambulans Gawat Darurat 118`, by the number that is called. */
const CALLED_BY_NUMBER = /(?<=\p{L}{3}) 11[289]$/u;

/** Whether what stands behind a certificate's name is more of the name, and nobody who gave it. */
export const namesNoGiver = (text: string): boolean =>
  OF_NAME.test(text.replace(SHORT_HOUSE, '').replace(CALLED_BY_NUMBER, '')) || LEVEL_FOUNDATION.test(text);

/** `…, Tingkat Nasional (2019)`: how far it went. */
export const SCOPE =
  /^(?:tingkat|kategori|bidang|cabang|kelas|semester|angkatan|jalur|category|track|level|grade)\s/i;

const HELD_UNTIL =
  /^(\p{Lu}[\p{Lu}\d]{1,2}|.{4,}?),\s+(\p{Lu}[^,()]{1,60}?),?\s+(?:[Bb]erlaku (?:sampai|hingga|s\.?\/?d\.?)|[Vv]alid (?:until|till|through|thru)|[Ee]xpir(?:es|y)(?: on)?)\s*:?\s*$/u;

/** `Energy Manager, BNSP, valid until August 2027`: who gave it, and until when it holds. */
export function heldUntil([line, ...others]: readonly Line[]): Found<string> | undefined {
  const [cell, ...more] = line?.cells ?? [];
  if (!cell || others.length > 0 || more.length > 0) return undefined;
  const whole = withoutMark(cell);
  const [span, ...later] = findDates(whole.text);
  const day = span?.start ?? span?.end;
  const match = span && later.length === 0 ? HELD_UNTIL.exec(whole.text.slice(0, span.from)) : null;
  if (!span || !day || !match || namesNoGiver(match[2]!) || isPlace(match[2]!)) return undefined;
  const at = match[0].lastIndexOf(match[2]!);
  const [name, issuer] = [
    slicePiece(whole, 0, match[1]!.length),
    slicePiece(whole, at, at + match[2]!.length),
  ];
  const until = slicePiece(whole, span.from, span.to);
  return {
    ...found(name.text, [name], 0.85),
    beside: {
      issuer: found(issuer.text, [issuer], 0.85),
      expiryDate: found(toPartialIso(day), [until], 0.85),
    },
  };
}

/** What stands between a name and the day at its end: `Ahli K3 Umum, Kemnaker RI`, `Brevet Pajak (IKPI`, `CTU, JNPK-KR :`. */
const GIVEN =
  /^(\p{Lu}[\p{Lu}\d]{1,2}|.{4,}?)(?:,\s+|\s*\()(?!(?:and|dan|or|atau|&)\s)([^,()]{2,60}?)\s*[,:–-]\s*$/u;

/** `Menjahit Mahir dari LSK Tata Busana (` */
const GIVEN_BY = /^(.{4,}?)\s+(?:dari|oleh|by|from)\s+(\p{Lu}[^,()]{1,60}?)\s*[,(:–-]\s*$/u;

/** The same with the day alone in brackets: `Ahli K3 Umum, Kemnaker RI (`. */
const GIVEN_BEFORE_BRACKET =
  /^(\p{Lu}[\p{Lu}\d]{1,2}|.{4,}?),\s+(?!(?:and|dan|or|atau|&)\s)(\p{Lu}[^,()]{1,60}?)\s*\($/u;

/** What stands behind the day at its beginning: `Brevet Pajak - IKPI`. */
const GIVEN_BEHIND = /^\s*[:|–-]?\s*(.{4,}?)\s+[–—-]\s+(\p{Lu}[^,()–—]{1,60})$/u;

/**
 * `Ahli K3 Umum, Kemnaker RI, 2021`, `Brevet Pajak (IKPI, 2021)`, perhaps broken within the brackets, and `2021 : Brevet Pajak - IKPI`: who
 * gave it stands between the name and the day, or at the other end.
 */
export function givenBehindName(entry: readonly Line[]): Given | undefined {
  const given = nameThenGiver(entry);
  return given && COURSE_FIRST.test(given.issuer.text) && !CERTIFICATE.test(given.name.text)
    ? { name: given.issuer, issuer: given.name }
    : given;
}

interface Given {
  name: Piece;
  issuer: Piece;
}

/** `Kementerian PUPR, Pelatihan Operasi Bendungan`: who gave it stands first. */
const COURSE_FIRST =
  /^(?:pelatihan|diklat|bimtek|bimbingan teknis|kursus|sertifikasi|uji kompetensi|workshop|training|course)\s/i;

function nameThenGiver(entry: readonly Line[]): Given | undefined {
  const beside = besideItsDay(entry) ?? belowName(entry) ?? belowDatedName(entry) ?? overItsDay(entry);
  if (beside) return beside;
  if (entry.some(({ cells }) => cells.length > 1)) return undefined;
  const isBroken = entry.slice(1).every((line, index) => isFull(entry[index]!, line));
  if (entry.length > 1 && !isBroken && !/\([^)]*$/.test(entry[0]!.text)) return undefined;
  const whole = joinPieces(entry.flatMap(({ cells }) => cells.map((cell) => withoutMark(cell))));
  const [span, until, ...others] = findDates(whole.text);
  if (!span || others.length > 0) return undefined;
  const holds = until && HOLDS_UNTIL.test(whole.text.slice(span.to, until.from)) ? until : undefined;
  if (until && !holds) return undefined;
  const [before, behind] = [whole.text.slice(0, span.from), whole.text.slice(holds?.to ?? span.to)];
  const isLast = /^\)?\.?$/.test(behind);
  if (!isLast && before !== '') return undefined;
  const match = isLast
    ? (GIVEN.exec(before) ?? givenBeforeBracket(before) ?? GIVEN_BY.exec(before))
    : (GIVEN_BEHIND.exec(behind) ?? givenBehindDay(behind, standsOut(slicePiece(whole, 0, span.to), whole)));
  const start = isLast ? 0 : span.to;
  if (!match || isPlace(match[2]!) || !/\p{Lu}/u.test(match[2]!)) return undefined;
  const at = start + match[0].indexOf(match[1]!);
  const from = start + match[0].lastIndexOf(match[2]!);
  return {
    name: slicePiece(whole, at, at + match[1]!.length),
    issuer: slicePiece(whole, from, from + match[2]!.length),
  };
}

function givenBeforeBracket(before: string): RegExpExecArray | null {
  const match = GIVEN_BEFORE_BRACKET.exec(before);
  return match && !namesNoGiver(match[2]!) && !SCOPE.test(match[2]!) ? match : null;
}

/** `2021: Brevet Pajak, IKPI`, `**2021** Brevet Pajak, IKPI`: a sign behind the day, or its letters, say that a name begins. */
function givenBehindDay(behind: string, isDayBold: boolean): RegExpExecArray | null {
  const match = /^\s*(?:[:|–-]\s*)?(.{4,}?),\s+(\p{Lu}[^,()]{1,60})$/u.exec(behind);
  return match && (isDayBold || SIGN_FIRST.test(behind)) && !namesNoGiver(match[2]!) ? match : null;
}

const SIGN_FIRST = /^\s*[:|–-]/;

function standsOut(day: Piece, { items }: Piece): boolean {
  return day.items.every(({ bold }) => bold) && items.some((item) => !item.bold && !day.items.includes(item));
}

const GIVEN_LAST = /^(\p{Lu}[\p{Lu}\d]{1,2}|.{4,}),\s+(?!(?:and|dan|or|atau|&)\s)(\p{Lu}[^,()]{1,60})$/u;

/** `Ahli K3 Umum, Kemnaker RI` with its day before it or at the row's other end, perhaps going on below. */
function besideItsDay([line, ...below]: readonly Line[]): { name: Piece; issuer: Piece } | undefined {
  const cells = line?.cells ?? [];
  const [named, ...others] = cells.filter(({ text }) => !isMostlyDate(text));
  if (!line || !named || cells.length !== 2 || others.length > 0) return undefined;
  const goesOn = below.every(
    (each, at) =>
      each.cells.length === 1 && Math.abs(each.x - named.x) < 2 && isFull(below[at - 1] ?? line, each),
  );
  if (!goesOn) return undefined;
  const whole = joinPieces([withoutMark(named), ...below.map(({ cells: [rest] }) => withoutMark(rest!))]);
  const match = GIVEN_LAST.exec(whole.text);
  const isGiver = match && (!namesNoGiver(match[2]!) || SHORT_NAME.test(match[2]!)) && !isPlace(match[2]!);
  if (!isGiver || findDates(whole.text).length > 0) return undefined;
  const at = whole.text.length - match[2]!.length;
  return { name: slicePiece(whole, 0, match[1]!.length), issuer: slicePiece(whole, at, whole.text.length) };
}

/** `Revenue Management, Cornell University (eCornell)` over or below the day or the months in which it was taken. */
function overItsDay([first, second, ...others]: readonly Line[]): { name: Piece; issuer: Piece } | undefined {
  if (!first || !second || others.length > 0 || first.cells.length + second.cells.length > 2)
    return undefined;
  const [named, day] = isMostlyDate(first.text) ? [second, first] : [first, second];
  if (!isMostlyDate(day.text) || findDates(named.text).length > 0) return undefined;
  const whole = withoutMark(named.cells[0]!);
  const match = GIVEN_IN_LINE.exec(whole.text);
  if (!match || SCOPE.test(match[2]!) || isPlace(match[2]!)) return undefined;
  // Capitals alone are a giver below a day in letters of its own, which says that a name begins.
  const isGiver = !namesNoGiver(match[2]!) || (named === second && SHORT_NAME.test(match[2]!));
  if (!isGiver) return undefined;
  const at = whole.text.length - match[2]!.length;
  return { name: slicePiece(whole, 0, match[1]!.length), issuer: slicePiece(whole, at, whole.text.length) };
}

const GIVEN_IN_LINE =
  /^([^,]{4,}),\s+(?!(?:and|dan|or|atau|&)\s)(\p{Lu}[^,()]{2,60}(?:\s*\([^()]{2,30}\))?)$/u;

/** `P3I`, `B4T` */
const SHORT_NAME = /^\p{Lu}[\p{Lu}\d]{1,5}$/u;

/** `Oktober 2020   Remote Pilot` over `Asosiasi Drone Arunika` below the name, which would have had room behind it. */
function belowDatedName([first, second, ...others]: readonly Line[]): Given | undefined {
  const [day, named, ...more] = first?.cells ?? [];
  const [giver, ...beside] = second?.cells ?? [];
  if (!day || !named || !giver || others.length + more.length + beside.length > 0) return undefined;
  const isBelow = Math.abs(giver.x - named.x) < 2 && !second!.bullet && !isFull(first!, second);
  const isOpen = OPEN_END.test(named.text) || /^[\p{Ll}(]/u.test(giver.text);
  if (!isBelow || isOpen || !isMostlyDate(day.text) || hasOwnDate(second!)) return undefined;
  if (CERTIFICATE.test(giver.text) || namesNoGiver(giver.text) || isPlace(giver.text)) return undefined;
  return { name: withoutMark(named), issuer: pieceOf(giver) };
}

const GIVEN_FIRST = /^(\p{Lu}[^,()]{1,40}?),\s+$/u;

/** `Ahli K3 Umum` over `Kemnaker RI, 2021`, which would have had room above. */
function belowName([first, second, ...others]: readonly Line[]): { name: Piece; issuer: Piece } | undefined {
  if (!first || !second || others.length > 0 || first.cells.length + second.cells.length > 2)
    return undefined;
  if (second.bullet || hasOwnDate(first) || isFull(first, second) || OPEN_END.test(first.text))
    return undefined;
  const [span, ...more] = findDates(second.text);
  const isLast = span && more.length === 0 && second.text.slice(span.to).trim() === '';
  const issuer = isLast ? GIVEN_FIRST.exec(second.text.slice(0, span.from))?.[1] : undefined;
  if (
    !issuer ||
    (namesNoGiver(issuer) && !SHORT_NAME.test(issuer)) ||
    isPlace(issuer) ||
    CERTIFICATE.test(issuer)
  )
    return undefined;
  return {
    name: withoutMark(first.cells[0]!),
    issuer: slicePiece(pieceOf(second.cells[0]!), 0, issuer.length),
  };
}

/** No short form of the name, what it is short for, a level or a town. */
export function isGiverOf(name: string, brackets: string): boolean {
  const initials = (text: string) => text.replace(/[^\p{Lu}]/gu, '');
  const shares = initials(brackets).length > 1 && initials(name).includes(initials(brackets));
  return !shares && /^\p{Lu}/u.test(brackets) && !namesNoGiver(brackets) && !isPlace(brackets);
}

/** Who gave it, in brackets that may hold a day alone. */
export function givenIn(brackets: string): string | undefined {
  const [first = ''] = brackets.split(/,\s*/);
  return /\p{L}{2}/u.test(first) && !isMostlyDate(first) ? first : undefined;
}
