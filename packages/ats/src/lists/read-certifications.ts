import { numbersWithin, withoutMark } from './list-blocks.ts';
import { isOn } from '../rules.ts';
import { type DateSpan, findDates, toPartialIso } from '../dates/find-dates.ts';
import { joinFieldLines } from '../entries/field-lines.ts';
import { lineFacts, trimmed, type HeaderPiece, type LineFacts } from '../entries/header-pieces.ts';
import { hasOwnDate } from '../entries/own-dates.ts';
import { isTableRow } from '../entries/split-entries.ts';
import { isWebAddress } from '../entries/work/piece-scores.ts';
import { found, type Found } from '../fields/found.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { wrapsFrom } from '../layout/wraps.ts';
import { withCells, type Line } from '../layout/line.ts';
import { languageAtStart } from '../lexicon/language-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace } from '../places/find-place.ts';
import { joinPieces, pieceOf, slicePiece, splitPiece, type Piece } from '../text/piece.ts';
import {
  CERTIFICATE,
  areInPairs,
  credentialEntries,
  isFull,
  isShortFor,
  nameGoesOn,
  OPEN_END,
} from './credential-entries.ts';
import { givenInLines, namesNoGiver, SCOPE } from './given-in-lines.ts';

const MAX_LETTERS = 140;

/** Names of certificates and courses, without issuer and date. */
export function readCertifications(printed: readonly Line[]): Found<string>[] {
  if (areOfDegree(printed)) return [];
  // `Nama Pelatihan : …`, `Penyelenggara : …`
  const fields = joinFieldLines(printed);
  const rowsOfTable = (fields.every(isTableRow) ? fields : printed).filter(isTableRow);
  if (rowsOfTable.length > 0) return rowsOfTable.flatMap(fromTableRow);
  const [lines, numbers] = withoutNumbers(numbersWithin(printed));
  const columns = datedColumns(lines);
  if (columns) return columns.flatMap((column) => readCertifications(column));
  const right = Math.max(0, ...lines.map((line) => line.right));
  const rows = issuedRun(lines) ?? datedRun(lines) ?? issuedRows(lines);
  if (rows) return rows;
  const inLines = givenInLines(lines);
  if (inLines)
    return inLines.map(({ name, issuer, line }) => ({
      ...found(name.text, [name], 0.85),
      beside: { issuer: found(issuer.text, [issuer], 0.85), ...datedIn([lineFacts(line, 0)]) },
    }));
  const lists = listsByIssuer(lines);
  if (lists) return lists;
  const run = runOf(lines);
  if (run) return run.map((piece) => found(piece.text, [piece], 0.75));
  const entries = credentialEntries(lines);
  const besideGivers = boldBesideGivers(entries);
  if (besideGivers) return besideGivers;
  const inThrees = areInThrees(entries);
  const inPairs = areInPairs(entries);
  return entries.flatMap((entry) => {
    const facts = entry.map((line, row) => lineFacts(line, row));
    const quoted = quotedName(entry);
    if (quoted) return [{ ...found(quoted.text, [quoted], 0.85), beside: datedIn(facts) }];
    const valid = heldUntil(entry);
    if (valid) return [valid];
    const given = givenBehindName(entry);
    // `…, Bahasa Inggris dan Wirausaha` goes on with what was learned.
    if (given && (!languageAtStart(given.issuer.text) || HOUSE_AT_END.test(given.issuer.text))) {
      const issuer = found(given.issuer.text, [given.issuer], 0.85);
      return [{ ...found(given.name.text, [given.name], 0.85), beside: { issuer, ...datedIn(facts) } }];
    }
    const parts = inThrees ? firstName(facts) : nameParts(inPairs ? entry.slice(0, 1) : entry, facts, right);
    const joined = joinPieces(parts);
    const until = HOLDS_UNTIL.exec(joined.text)?.index;
    const held = joined.text.slice(0, until ?? joined.text.length);
    const name = slicePiece(joined, 0, NUMBERED.exec(held)?.index ?? held.length);
    if (parts.length === 0 || name.text.length >= MAX_LETTERS) return [];
    const number = entry.map((line) => numbers.get(line)).find(Boolean);
    const beside = { ...credentialIn(number), ...besideOf(parts, facts, entry, until !== undefined) };
    return twoNames(name).map((each) => ({ ...found(each.text, [each], 0.85), beside }));
  });
}

/** `Kemnaker RI 2021` in plain letters, its day perhaps below it, and beside it `**Ahli K3 Umum**`, in every row. */
function boldBesideGivers(entries: readonly (readonly Line[])[]): Found<string>[] | undefined {
  const read = entries.map(([line, ...below]) => {
    const [left, right, ...more] = line?.cells ?? [];
    if (!left || !right || more.length > 0 || !below.every(isDay)) return undefined;
    if (left.bold || !right.bold || findDates(right.text).length > 0) return undefined;
    const day = findDates(left.text)[0];
    const issuer = withoutMark(left).text.slice(0, day?.from).trim();
    if (!/\p{L}{2}/u.test(issuer) || (day && left.text.slice(day.to).trim() !== '')) return undefined;
    const giver = slicePiece(
      pieceOf(left),
      left.text.indexOf(issuer),
      left.text.indexOf(issuer) + issuer.length,
    );
    return {
      ...found(right.text, [pieceOf(right)], 0.85),
      beside: {
        issuer: found(giver.text, [giver], 0.85),
        ...datedIn([line!, ...below].map((each, row) => lineFacts(each, row))),
      },
    };
  });
  return read.length > 0 && read.every((each) => each !== undefined) ? read : undefined;
}

/** `Irish Heart Foundation`, whose first word is a language, too. */
const HOUSE_AT_END =
  /\b(?:foundation|institute|council|academy|society|association|federation|centre|center|chamber|board|authority|club|university|college)$/i;

const CREDITS = /\b\d{1,2}(?:[.,]\d)?\s?(?:ects|cfu|credits?|credit hours|sks)\)?$/i;
const SHARE_OF_DEGREE = 0.6;

/** `C++ Programming   7.5 ECTS`: courses whose credits count towards a degree. */
function areOfDegree(lines: readonly Line[]): boolean {
  const counted = lines.filter(({ text }) => CREDITS.test(text)).length;
  return counted > 0 && counted >= SHARE_OF_DEGREE * lines.length;
}

/** `Linux System   Ethical` over `Administration   Hacking` over `2024   2025`: cards side by side, each of which ends with its day. */
function datedColumns(lines: readonly Line[]): Line[][] | undefined {
  const [first, ...below] = lines;
  if (!first || first.cells.length < 2 || below.length < 2 || lines.some(({ bullet }) => bullet))
    return undefined;
  const columns = first.cells.map((cell) => [withCells(first, [cell])]);
  for (const line of below)
    for (const cell of line.cells) {
      const [column, ...others] = columns.filter(([top]) => top!.x < cell.right && cell.x < top!.right);
      if (!column || others.length > 0 || column.at(-1)!.page !== line.page) return undefined;
      column.push(withCells(line, [cell]));
    }
  const isCard = (column: Line[]) => column.length > 1 && column.findIndex(isDay) === column.length - 1;
  if (!columns.every(isCard)) return undefined;
  return columns.map((column) => {
    const columnLeft = Math.min(...column.map(({ x }) => x));
    const columnRight = Math.max(...column.map(({ right }) => right));
    return column.map((line) => ({ ...line, columnLeft, columnRight }));
  });
}

const isDay = ({ text }: Line) => isMostlyDate(text);

/** `ID: ABC123XYZ`, `No. Sertifikat 123/LSP/2022` in a line of its own */
const NUMBER_ALONE =
  /^(?:(?:credential|kredensial|certificate|sertifikat)\s+)?(?:id|no\.?|nomor|number|kode)(?: (?:sertifikat|kredensial|credential|registrasi))?\s*[:.]?\s+(?=\S*\d)[\w./-]+$/i;

/** The lines without numbers alone, and those numbers by the line above each. */
function withoutNumbers(all: readonly Line[]): [Line[], ReadonlyMap<Line, Piece>] {
  const numbers = new Map<Line, Piece>();
  const lines: Line[] = [];
  for (const line of all) {
    const above = lines.at(-1);
    if (!NUMBER_ALONE.test(line.text)) lines.push(line);
    else if (above) numbers.set(above, pieceOf(line.cells[0]!));
  }
  return [lines, numbers];
}

function credentialIn(number: Piece | undefined): Record<string, Found<string>> {
  if (!number || !CREDENTIAL.test(number.text)) return {};
  return { credentialId: found(number.text.replace(CREDENTIAL, ''), [number], 0.85) };
}

const QUOTED = /^[“"„«](.{4,138}?)[”"“»](?:\s*[,(–—-]|$)/u;

/** `“Institution Building - 30 years after”, July 2021`: what stands between quotation marks is one name, whatever signs are in it. */
function quotedName(entry: readonly Line[]): Piece | undefined {
  const whole = joinPieces(entry.flatMap((line) => line.cells.map((cell) => withoutMark(cell))));
  const name = QUOTED.exec(whole.text)?.[1];
  return name === undefined ? undefined : slicePiece(whole, 1, 1 + name.length);
}

const HELD_UNTIL =
  /^(\p{Lu}[\p{Lu}\d]{1,2}|.{4,}?),\s+(\p{Lu}[^,()]{1,60}?),?\s+(?:[Bb]erlaku (?:sampai|hingga|s\.?\/?d\.?)|[Vv]alid (?:until|till|through|thru)|[Ee]xpir(?:es|y)(?: on)?)\s*:?\s*$/u;

/** `Energy Manager, BNSP, valid until August 2027`: who gave it, and until when it holds. */
function heldUntil([line, ...others]: readonly Line[]): Found<string> | undefined {
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
function givenBehindName(entry: readonly Line[]): { name: Piece; issuer: Piece } | undefined {
  const beside = besideItsDay(entry) ?? belowName(entry) ?? overItsDay(entry);
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

/** `Revenue Management, Cornell University (eCornell)` over the day or the months in which it was taken. */
function overItsDay([first, second, ...others]: readonly Line[]): { name: Piece; issuer: Piece } | undefined {
  if (!first || !second || others.length > 0 || first.cells.length + second.cells.length > 2)
    return undefined;
  if (!isMostlyDate(second.text) || findDates(first.text).length > 0) return undefined;
  const whole = withoutMark(first.cells[0]!);
  const match = GIVEN_IN_LINE.exec(whole.text);
  if (!match || namesNoGiver(match[2]!) || SCOPE.test(match[2]!) || isPlace(match[2]!)) return undefined;
  const at = whole.text.length - match[2]!.length;
  return { name: slicePiece(whole, 0, match[1]!.length), issuer: slicePiece(whole, at, whole.text.length) };
}

const GIVEN_IN_LINE =
  /^([^,]{4,}),\s+(?!(?:and|dan|or|atau|&)\s)(\p{Lu}[^,()]{2,60}(?:\s*\([^()]{2,30}\))?)$/u;

/** `P3I`, `B4T` */
const SHORT_NAME = /^\p{Lu}[\p{Lu}\d]{1,5}$/u;
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

/** `Brevet A dan B, Pelatihan Ekspor`: two certificates behind one comma, recognised by the words of both. */
function twoNames(name: Piece): Piece[] {
  const parts = splitPiece(name, /,\s+/g);
  const isOwnName = (part: Piece, index: number) =>
    CERTIFICATE.test(part.text) &&
    isName(part) &&
    postScore(part.text) > -2 &&
    (index === 0 || !isOfName(part.text));
  return parts.length === 2 && parts.every(isOwnName) ? parts : [name];
}

/** `…, Associate Level`: it goes with the name before it, but where a certificate's own word opens it (`…, Pelatihan Ekspor Dasar`). */
function isOfName(text: string): boolean {
  return (
    !text.includes(' ') || SCOPE.test(text) || (namesNoGiver(text) && CERTIFICATE.exec(text)?.index !== 0)
  );
}

const RUN_PARTS = 3;

function isName({ text }: Piece): boolean {
  return /^[\p{Lu}\d]/u.test(text) && text.length < 70;
}

/** Names in one run without issuers or dates: parted by semicolons, or by more commas than one certificate has. */
function runOf(lines: readonly Line[]): Piece[] | undefined {
  if (!isOn('certificates-in-a-run')) return undefined;
  if (lines.length > 6 || lines.some((line) => line.cells.length > 1 || hasOwnDate(line))) return undefined;
  const marked = lines.filter((line) => line.bullet).length;
  const whole = joinPieces(
    lines.flatMap((line) =>
      line.cells.map((cell) => slicePiece(pieceOf(cell), cell.bullet, cell.text.length)),
    ),
  );
  const bySemicolon = splitPiece(whole, /\s*;\s*/g);
  if (bySemicolon.length > 1 && marked <= 1) return bySemicolon;
  const byDot = splitPiece(whole, /\s+[•·●▪∙⋅]\s+/g);
  if (
    marked === 0 &&
    byDot.length >= (byDot.every(({ text }) => CERTIFICATE.test(text)) ? 2 : RUN_PARTS) &&
    byDot.every(isName)
  )
    return byDot;
  if (marked > 0 || lines.slice(0, -1).some((line) => line.right < 0.75 * line.columnRight)) return undefined;
  // `2021 Brevet Pajak, IKPI` over `2018 Ahli K3, Kemnaker`: each line begins one.
  if (lines.length > 1 && lines.every(({ text }) => /^(?:19|20)\d{2}\s/.test(text))) return undefined;
  const byComma = splitPiece(whole, /\s*,\s+/g);
  const named = byComma.every(isName);
  const areCertificates = byComma.every(({ text }) => CERTIFICATE.test(text));
  return named && byComma.length >= (areCertificates ? 2 : RUN_PARTS) ? byComma : undefined;
}

/** `Brevet A & B – IAI` */
const GIVEN_BEHIND_DASH = /^(.{4,}?)\s+[–—-]\s+(\p{Lu}[^,()–—]{1,60})$/u;

/** `Brevet A (IAI, 2024); TOEFL ITP (ETS, 2023)`: each with its issuer or year in brackets. */
function issuedRun(lines: readonly Line[]): Found<string>[] | undefined {
  if (lines.some((line) => line.cells.length > 1) || lines.filter((line) => line.bullet).length > 1)
    return undefined;
  const whole = joinPieces(lines.flatMap((line) => line.cells.map((cell) => withoutMark(cell))));
  const parts = splitPiece(whole, /(?<=\))\s*[;,]\s+/g);
  if (parts.length < lines.length || !parts.every((part) => isIssued(part.text))) return undefined;
  // `Brevet A, IAI (2024)` alone is read as one of many lines would be.
  if (parts.length === 1 && !givenIn(ISSUED.exec(whole.text)?.[2] ?? '')) return undefined;
  return parts.map((part) => {
    const [, name = part.text, inside = ''] = ISSUED.exec(part.text)!;
    const at = part.text.lastIndexOf('(') + 1;
    const issuer = givenIn(inside);
    const [, called, giver] = (issuer === undefined && GIVEN_BEHIND_DASH.exec(name)) || [];
    const isGiver = giver !== undefined && !namesNoGiver(giver) && !isPlace(giver);
    const from = isGiver ? name.length - giver.length : at;
    const named =
      isGiver || issuer !== undefined
        ? slicePiece(part, from, from + (isGiver ? giver : issuer!).length)
        : undefined;
    const title = isGiver ? called! : name;
    const [span] = findDates(inside);
    const day = span?.start ?? span?.end;
    const date = day && found(toPartialIso(day), [slicePiece(part, at + span!.from, at + span!.to)], 0.85);
    return {
      ...found(title, [slicePiece(part, 0, title.length)], 0.85),
      beside: { ...(named && { issuer: found(named.text, [named], 0.85) }), ...(date && { date }) },
    };
  });
}

/** `BTCLS 2020, Pelatihan ICU Dasar Mei 2023, Hiperkes 2021`: each with the day at its end, and commas between. */
function datedRun(lines: readonly Line[]): Found<string>[] | undefined {
  if (lines.some(({ cells }) => cells.length > 1) || lines.filter(({ bullet }) => bullet).length > 1)
    return undefined;
  const whole = joinPieces(lines.flatMap(({ cells }) => cells.map((cell) => withoutMark(cell))));
  const parts = splitPiece(whole, /\s*[;,]\s+(?!(?:19|20)\d\d)/g);
  if (parts.length < FEWEST_ROWS || parts.length < lines.length) return undefined;
  const certificates = parts.map((part) => {
    const [span, ...others] = findDates(part.text);
    const day = span?.end;
    const name = span && trimmed(slicePiece(part, 0, span.from));
    if (!day || !span.single || others.length > 0 || !/^[).]*$/.test(part.text.slice(span.to)))
      return undefined;
    if (!name || !isName(name)) return undefined;
    const date = found(toPartialIso(day), [slicePiece(part, span.from, span.to)], 0.85);
    return { ...found(name.text, [name], 0.85), beside: { date } };
  });
  return certificates.every((each) => each !== undefined) ? certificates : undefined;
}

/** `CCNP Enterprise (Cisco)   2019` over `JNCIA-Junos (Juniper)   2016`: each with who gave it in brackets, and its day at the row's end. */
function issuedRows(lines: readonly Line[]): Found<string>[] | undefined {
  if (lines.length < FEWEST_ROWS) return undefined;
  const rows = lines.map(({ cells: [named, day, ...others] }) => {
    const name = named && withoutMark(named);
    const match = name && ISSUED.exec(name.text);
    const [span, ...more] = day && others.length === 0 && isMostlyDate(day.text) ? findDates(day.text) : [];
    const date = span?.start ?? span?.end;
    if (!match || !date || more.length > 0 || !isGiverOf(match[1]!, match[2]!)) return undefined;
    const issuer = slicePiece(name, name.text.lastIndexOf('(') + 1, name.text.lastIndexOf(')'));
    return {
      ...found(match[1]!, [slicePiece(name, 0, match[1]!.length)], 0.85),
      beside: {
        issuer: found(issuer.text, [issuer], 0.85),
        date: found(toPartialIso(date), [pieceOf(day!)], 0.85),
      },
    };
  });
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

const FEWEST_ROWS = 2;
const ISSUER_BEFORE = /^(\p{Lu}[\p{L}\d.&’' -]{1,28}):\s+(?=\S)/u;

/** `Coursera: Brevet Pajak, Audit Internal, Akuntansi Biaya` over `IAI: Ahli Pajak`: who gave it before what was given. */
function listsByIssuer(lines: readonly Line[]): Found<string>[] | undefined {
  if (lines.length < FEWEST_ROWS || lines.some(({ cells }) => cells.length > 1)) return undefined;
  const rows = lines.map(({ cells: [cell] }) => {
    const whole = withoutMark(cell!);
    const [label = '', issuer = ''] = ISSUER_BEFORE.exec(whole.text) ?? [];
    const given = slicePiece(whole, label.length, whole.text.length);
    const isList = issuer !== '' && !CERTIFICATE.test(issuer) && findDates(given.text).length === 0;
    return isList
      ? { issuer: slicePiece(whole, 0, issuer.length), names: splitPiece(given, /\s*,\s+/g) }
      : undefined;
  });
  const all = rows.flatMap((row) => row?.names ?? []);
  if (!rows.every((row) => row !== undefined) || all.length < rows.length + FEWEST_ROWS) return undefined;
  return rows.flatMap(({ issuer, names }) =>
    names.map((name) => ({
      ...found(name.text, [name], 0.8),
      beside: { issuer: found(issuer.text, [issuer], 0.8) },
    })),
  );
}

/** No short form of the name, what it is short for, a level or a town. */
function isGiverOf(name: string, brackets: string): boolean {
  const initials = (text: string) => text.replace(/[^\p{Lu}]/gu, '');
  const shares = initials(brackets).length > 1 && initials(name).includes(initials(brackets));
  return !shares && /^\p{Lu}/u.test(brackets) && !namesNoGiver(brackets) && !isPlace(brackets);
}

/** Who gave it, in brackets that may hold a day alone. */
function givenIn(brackets: string): string | undefined {
  const [first = ''] = brackets.split(/,\s*/);
  return /\p{L}{2}/u.test(first) && !isMostlyDate(first) ? first : undefined;
}

/** What the brackets hold is who gave it: no abbreviation of the name, and not what the name is short for (`POP (Pengawas Operasional Pertama)`). */
function isIssued(text: string): boolean {
  const [, name = '', inside] = ISSUED.exec(text) ?? [];
  if (inside === undefined || UNTIL_FIRST.test(inside)) return false;
  return /,|\b(?:19|20)\d\d\b/.test(inside) || (/\p{Ll}{2}/u.test(inside) && isGiverOf(name, inside));
}

/** `(valid until 2028)` */
const UNTIL_FIRST = /^(?:berlaku|valid|expir|exp\b|s\.?\/?d\b)/i;

const ISSUED = /^(.{4,}?)\s*\(([^()]+)\)\.?$/u;

function fromTableRow(line: Line): Found<string>[] {
  const named = line.cells.find(
    (cell) => cell.role === 'name' || cell.role === 'degree' || cell.role === 'organisation',
  );
  if (!named) return [];
  const issuer = line.cells.find(
    ({ role, text }) =>
      (role === 'issuer' || (role === 'organisation' && named.role === 'name')) && /\p{L}{2}/u.test(text),
  );
  const dated = line.cells.flatMap((cell) => {
    if (cell.role !== 'date') return [];
    const [span] = findDates(cell.text);
    return [span?.start, span?.end].map((date) => date && found(toPartialIso(date), [pieceOf(cell)], 0.85));
  });
  const [date, expiryDate] = dated.filter((each) => each !== undefined);
  const number = line.cells.find(({ role, text }) => role === 'number' && /\d{4}/.test(text));
  return [
    {
      ...found(named.text, [pieceOf(named)], 0.9),
      beside: {
        ...(issuer && { issuer: found(issuer.text, [pieceOf(issuer)], 0.85) }),
        ...(date && { date }),
        ...(expiryDate && expiryDate.value !== date?.value && { expiryDate }),
        ...(number && { credentialId: found(number.text, [pieceOf(number)], 0.85) }),
      },
    },
  ];
}

/** A name, who gave it and when, each in a line of its own, and so again: the second line is no rest of the first. */
function areInThrees(entries: readonly (readonly Line[])[]): boolean {
  return (
    (entries.length > 1 || leavesRoom(entries[0])) &&
    entries.every(
      (entry) =>
        entry.length === 3 &&
        entry.every(({ cells }) => cells.length === 1) &&
        entry.every(({ text }, index) => isMostlyDate(text) === (index === 2)),
    )
  );
}

const ROOM = 2;

/** A line that ends far before its column does: what stands below it is no rest of it. */
function leavesRoom([first, second]: readonly Line[] = []): boolean {
  const word = second?.cells[0]?.items[0]?.width ?? 0;
  return first !== undefined && first.columnRight - first.right > word + ROOM * first.size;
}

function firstName(facts: readonly LineFacts[]): HeaderPiece[] {
  return facts[0]!.pieces.slice(0, 1);
}

/** The first fact of the first line, and what wrapped from it. */
function nameParts(entry: readonly Line[], facts: readonly LineFacts[], right: number): HeaderPiece[] {
  const name = facts.flatMap(({ pieces }) => pieces).find((piece) => /\p{L}{2}/u.test(piece.text));
  if (!name) return [];
  const parts = withDashes(name, entry[name.row]!, facts[name.row]!.pieces, isSetApart(name, facts));
  for (let row = name.row + 1; row < entry.length; row += 1) {
    const first = facts[row]?.pieces[0];
    const named = new Set(parts.flatMap(({ items }) => items));
    const above = facts[row - 1]!.pieces;
    const isBroken =
      above.length === 1 || (isFull(entry[row - 1]!, entry[row]) && facts[row]!.dates.length === 0);
    if (
      !isBroken ||
      !above.every(({ items }) => items.every((item) => named.has(item))) ||
      !first ||
      !nameGoesOn(entry[row - 1]!, entry[row]!, entry, right)
    )
      break;
    const whole = pieceOf(entry[row]!.cells[0]!);
    if (isShortFor(entry[row - 1]!.text, whole.text)) parts.push({ ...first, ...whole });
    else parts.push(...withDashes(first, entry[row]!, facts[row]!.pieces, false));
  }
  return parts;
}

/** What else is said of a bold name stands in plain letters in another cell or in the line below. */
function isSetApart(name: HeaderPiece, facts: readonly LineFacts[]): boolean {
  if (!name.bold) return false;
  const others = facts.flatMap(({ pieces }) => pieces).filter((piece) => /\p{L}{2}/u.test(piece.text));
  return others.some(
    (piece) =>
      !piece.bold && (piece.row === name.row + 1 || (piece.row === name.row && piece.cell > name.cell)),
  );
}

/** `**Certified Security - Specialty**, Amazon`: a dash within what stands out parts no issuer from the name. */
function withDashes(
  name: HeaderPiece,
  line: Line,
  pieces: readonly HeaderPiece[],
  isApart: boolean,
): HeaderPiece[] {
  const next = pieces[pieces.indexOf(name) + 1];
  const given =
    nameBehindGiver(name, pieces, line.cells[name.cell]!.text) ??
    courseBehindGiver(name, next) ??
    stressedName(name, next, line.cells[name.cell]!.text);
  if (given) return given;
  const isKind = KIND_ALONE.test(name.text) || (next !== undefined && LEVEL_ALONE.test(next.text));
  if (!isKind && !isApart && !pieces.some((piece) => piece.bold !== name.bold && piece.cell === name.cell))
    return [name];
  const text = line.cells[name.cell]!.text;
  const dash = text.slice(text.indexOf(name.text) + name.text.length);
  const goesOn = next && next.bold === name.bold && /^\s+[–—-]\s+/u.test(dash) && dash.includes(next.text);
  if (!goesOn) return [name];
  const whole = text.slice(text.indexOf(name.text), text.indexOf(next.text) + next.text.length);
  return [{ ...name, ...joinPieces([name, next]), text: whole }];
}

/** `**Google** Data Analytics Certificate`: one word in bold that names no certificate, and with nothing but a space behind it what is one. */
function nameBehindGiver(
  name: HeaderPiece,
  pieces: readonly HeaderPiece[],
  text: string,
): HeaderPiece[] | undefined {
  const next = pieces[pieces.indexOf(name) + 1];
  if (!name.bold || !next || next.bold || next.cell !== name.cell || /\s/.test(name.text)) return undefined;
  if (CERTIFICATE.test(name.text) || !text.includes(`${name.text} ${next.text}`)) return undefined;
  const isNamed = /^\p{Lu}\S*\s+\S/u.test(next.text) && CERTIFICATE.test(text.slice(name.text.length));
  return isNamed ? [{ ...name, ...joinPieces([name, next]) }] : undefined;
}

/** What a course is called by its first words, and nobody who gives it. */
const COURSE_OPENING =
  /^(?:introduction|intro|fundamentals?|basics?|dasar|dasar-dasar|pengantar|pengenalan|belajar|memulai|menjadi|membuat|mengenal|menguasai|learn(?:ing)?|getting started|\p{L}+ (?:fundamentals?|essentials|basics|dasar)$)(?!\p{L})/iu;
const MOST_GIVER_WORDS = 3;

/** `CISCO - Introduction to Cybersecurity`: who gave it stands before the dash. */
function courseBehindGiver(name: HeaderPiece, next: HeaderPiece | undefined): HeaderPiece[] | undefined {
  if (!next || next.row !== name.row || next.cell !== name.cell || CERTIFICATE.test(name.text))
    return undefined;
  const isGiver = name.text.split(' ').length <= MOST_GIVER_WORDS && !COURSE_OPENING.test(name.text);
  return isGiver && COURSE_OPENING.test(next.text) ? [next] : undefined;
}

/** `Auditor Internal **HACCP**`: with nothing but a space before it what stands out in bold is a word of the name; nobody prints who gave it so. */
function stressedName(
  name: HeaderPiece,
  next: HeaderPiece | undefined,
  text: string,
): HeaderPiece[] | undefined {
  if (name.bold || !next?.bold || next.cell !== name.cell || !text.includes(`${name.text} ${next.text}`))
    return undefined;
  return [{ ...name, ...joinPieces([name, next]) }];
}

/** `Training - Team Leadership`, `Sertifikat Kompetensi BNSP - Juru Las`: what kind it was is no name by itself. */
const KIND_ALONE =
  /^(?:training|pelatihan|program|workshop|seminar|webinar|kursus|diklat|bimtek|course|bootcamp|(?:sertifi(?:kat|kasi)|uji)(?: kompetensi| profesi)?(?: bnsp)?|bnsp)$/i;

/** `AWS Certified Developer - Associate`: a level gives no certificate. */
const LEVEL_ALONE =
  /^(?:associate|professional|expert|foundations?|fundamentals|practitioner|special(?:ist|ty)|advanced|intermediate|beginner|basic|core|dasar|lanjutan?|madya|muda|utama|pratama)$/i;

/** `STR berlaku sampai 2028`: the year says until when, and the words before it are no name. */
const HOLDS_UNTIL =
  /\s*[,(–-]?\s*(?:berlaku (?:sampai|hingga|s\.?\/?d\.?)|valid (?:until|till|through|thru)|expir(?:es|y)(?: on)?)\s*:?\s*$/i;

/** `…, License #884512`, `… (Certificate ID: ZOGNH6PZM)` */
const NUMBERED =
  /\s*(?:[,–-]\s+(?:licen[cs]e|credential|certificate|registration|reg\.?)\s*(?:no\.?|number|id|#|:)*\s*[A-Z]{0,4}[-.\d]{3,}|\((?:licen[cs]e|credential|certificate|kredensial|sertifikat)?\s*(?:no\.?|number|nomor|id)\s*[:.#]?\s*(?=\S*\d)[\w./-]+\))$/i;

const CREDENTIAL =
  /^(?:credential |kredensial |certificate |license )?(?:id|no|nomor|number)\b(?: (?:kredensial|sertifikat|lisensi|credential|registrasi)\b)?[\s.:]*(?=\S*\d)/i;

function datesIn(facts: readonly LineFacts[]): Found<string>[] {
  return facts
    .flatMap((each) => each.dates)
    .flatMap(({ span, piece }) =>
      (isWithinYear(span) ? [span.end] : [span.start, span.end]).flatMap((date) =>
        date ? [found(toPartialIso(date), [piece], 0.85)] : [],
      ),
    );
}

/** `Maret 2019 – Juni 2019` is when a course was taken: nothing holds for so short a time. */
function isWithinYear({ start, end, current }: DateSpan): boolean {
  if (current || !start?.month || !end?.month) return false;
  const months = 12 * (end.year - start.year) + end.month - start.month;
  return months < SHORTEST_HELD;
}

const SHORTEST_HELD = 11;

function datedIn(facts: readonly LineFacts[]): Record<string, Found<string>> {
  const [date, later] = datesIn(facts);
  return { ...(date && { date }), ...(later && later.value !== date?.value && { expiryDate: later }) };
}

/** `Google / Coursera`: who gave it, and where it was taken. */
function withPlatform(issuer: HeaderPiece, next: HeaderPiece | undefined, entry: readonly Line[]): Piece {
  if (!next || next.row !== issuer.row || next.cell !== issuer.cell) return issuer;
  const both = joinPieces([issuer, next], ' / ');
  return entry[issuer.row]?.cells[issuer.cell]?.text.includes(both.text) ? both : issuer;
}

function linkIn(link: Piece): Record<string, Found<string>> {
  return { link: found(link.text.replaceAll(' ', ''), [link], 0.85) };
}

/** `Dinas Kesehatan Kota` over `Kupang`: a fact that a narrow column broke. */
function withRest(
  fact: Piece,
  { row }: HeaderPiece,
  facts: readonly LineFacts[],
  entry: readonly Line[],
): Piece {
  const [above, below] = [entry[row], entry[row + 1]];
  const [rest, ...others] = facts[row + 1]?.pieces ?? [];
  if (!above || !below || !rest || others.length > 0 || facts[row + 1]!.dates.length > 0) return fact;
  if (!wrapsFrom(above, below) || !above.text.endsWith(fact.text) || UNTIL_FIRST.test(below.text))
    return fact;
  return joinPieces([fact, rest]);
}

/** Who gave it, when, until when it holds, and its number. */
function besideOf(
  name: readonly HeaderPiece[],
  facts: readonly LineFacts[],
  entry: readonly Line[],
  holdsUntil: boolean,
): Record<string, Found<string>> {
  const named = new Set(name.flatMap(({ items }) => items));
  const rest = facts
    .flatMap(({ pieces }) => pieces)
    .filter(({ items }) => !items.every((item) => named.has(item)))
    // `(SIPP)` below the name that it is short for
    .filter((piece) => !name.some(({ row, text }) => row === piece.row && text === `(${piece.text})`));
  const credential = rest.find((piece) => CREDENTIAL.test(piece.text));
  const until = rest.find((piece) => HOLDS_UNTIL.test(piece.text));
  const link = rest.find((piece) => isWebAddress(piece.text));
  const first = rest.find(
    (piece) => piece !== credential && piece !== until && piece !== link && /\p{L}{2}/u.test(piece.text),
  );
  const issuer =
    first && withRest(withPlatform(first, rest[rest.indexOf(first) + 1], entry), first, facts, entry);
  const number = credential && withRest(credential, credential, facts, entry);
  const dated = datesIn(facts);
  // `Berlaku sampai Agustus 2027` in a line of its own
  const isUntil = until !== undefined || entry.some((line) => UNTIL_FIRST.test(line.text));
  const isEndAlone = holdsUntil || (isUntil && dated.length === 1);
  const [given, later] = isEndAlone ? [undefined, ...dated] : dated;
  return {
    ...(issuer && { issuer: found(issuer.text, [issuer], 0.85) }),
    ...(given && { date: given }),
    ...(later && { expiryDate: later }),
    ...(link && linkIn(withRest(link, link, facts, entry))),
    ...credentialIn(number),
  };
}
