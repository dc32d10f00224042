import { numbersWithin, withoutMark } from '../list-blocks.ts';
import { findDates, toPartialIso } from '../../dates/find-dates.ts';
import { joinFieldLines } from '../../entries/field-lines.ts';
import { lineFacts } from '../../entries/header-pieces.ts';
import { withoutStops } from '../../entries/prepare/without-stops.ts';
import { isTableRow } from '../../entries/split-entries.ts';
import { found, type Found } from '../../fields/found.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { withCells, type Line } from '../../layout/line.ts';
import { languageAtStart } from '../../lexicon/language-words.ts';
import { joinPieces, pieceOf, slicePiece, type Piece } from '../../text/piece.ts';
import { areInPairs, credentialEntries } from './credential-entries.ts';
import { withDatesAtEnd } from './dates-at-right.ts';
import { givenInLines } from './given-in-lines.ts';
import { credentialIn, HOLDS_UNTIL, datedIn, besideOf } from './facts-beside.ts';
import { heldUntil, givenBehindName } from './givers.ts';
import { twoNames, runOf, issuedRun, datedRun, issuedRows, listsByIssuer } from './runs.ts';
import { withoutLabels } from './without-labels.ts';
import { areInThrees, firstName, nameParts, NUMBERED } from './name-parts.ts';

const MAX_LETTERS = 140;

/** Names of certificates and courses, without issuer and date. */
export function readCertifications(all: readonly Line[]): Found<string>[] {
  const broken = withoutStops(all);
  const printed = withDatesAtEnd(broken) ?? broken;
  if (areOfDegree(printed)) return [];
  // `Nama Pelatihan : …`, `Penyelenggara : …`
  const fields = joinFieldLines(printed);
  const rowsOfTable = (fields.every(isTableRow) ? fields : printed).filter(isTableRow);
  if (rowsOfTable.length > 0) return rowsOfTable.flatMap(fromTableRow);
  const [lines, numbers] = withoutNumbers(numbersWithin(printed.map(withoutColonBehindDay)));
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
  const besideNames = namesBesideGivers(lines);
  if (besideNames) return besideNames;
  const entries = credentialEntries(lines).map(withoutLabels);
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
    if (given && (!languageAtStart(given.issuer.text) || HOUSE.test(given.issuer.text))) {
      const issuer = found(given.issuer.text, [given.issuer], 0.85);
      return [{ ...found(given.name.text, [given.name], 0.85), beside: { issuer, ...datedIn(facts) } }];
    }
    const parts = inThrees ? firstName(facts) : nameParts(entry, facts, right, inPairs);
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

const FEWEST_ROWS = 2;

/** `Ahli K3 Listrik   Kementerian Ketenagakerjaan, September 2019` in every row: a column of names beside one of givers and days. */
function namesBesideGivers(lines: readonly Line[]): Found<string>[] | undefined {
  const starts = lines.flatMap(({ cells }, at) => (cells.length === 2 ? [at] : []));
  if (starts[0] !== 0) return undefined;
  const rows = starts.map((start, index) => lines.slice(start, starts[index + 1]));
  const read = rows.map(([line, ...below]) => {
    const [name, beside, ...more] = line?.cells ?? [];
    if (!name || !beside || more.length > 0 || below.some((each) => !isDay(each) || each.x < beside.x - 1))
      return undefined;
    const day = findDates(beside.text)[0];
    const giver = /^(.*?)[\s,|·–—(-]*$/.exec(beside.text.slice(0, day?.from))?.[1] ?? '';
    const isDated = day
      ? below.length === 0 && /^[\s)]*$/.test(beside.text.slice(day.to))
      : below.length === 1;
    if (!isDated || !/\p{L}{2}/u.test(giver) || findDates(name.text).length > 0) return undefined;
    const issuer = slicePiece(pieceOf(beside), 0, giver.length);
    return {
      x: beside.x,
      read: {
        ...found(withoutMark(name).text, [pieceOf(name)], 0.85),
        beside: {
          issuer: found(issuer.text, [issuer], 0.85),
          ...datedIn([line!, ...below].map((each, row) => lineFacts(each, row))),
        },
      },
    };
  });
  const [first] = read;
  if (read.length < FEWEST_ROWS || !read.every((each) => each && Math.abs(each.x - first!.x) < SAME_COLUMN))
    return undefined;
  return read.map((each) => each!.read);
}

const SAME_COLUMN = 2;

/** `Irish Heart Foundation`, `Indonesian Society of Radiographers`, whose first word is a language, too. */
const HOUSE =
  /\b(?:foundation|institute|council|academy|society|association|union|guild|federation|centre|center|chamber|board|authority|club|university|college)(?:$| (?:of|for) \p{Lu})/iu;

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

/** `Mei 2022   :   BTCLS`: the colon of a form behind a day says nothing. */
function withoutColonBehindDay(line: Line): Line {
  const [day, colon, ...others] = line.cells;
  if (!day || others.length === 0 || colon!.text.trim() !== ':' || !isMostlyDate(day.text)) return line;
  return withCells(line, [day, ...others]);
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

const QUOTED = /^[“"„«](.{4,138}?)[”"“»](?:\s*[,(–—-]|$)/u;

/** `“Institution Building - 30 years after”, July 2021`: what stands between quotation marks is one name, whatever signs are in it. */
function quotedName(entry: readonly Line[]): Piece | undefined {
  const whole = joinPieces(entry.flatMap((line) => line.cells.map((cell) => withoutMark(cell))));
  const name = QUOTED.exec(whole.text)?.[1];
  return name === undefined ? undefined : slicePiece(whole, 1, 1 + name.length);
}

function fromTableRow(line: Line): Found<string>[] {
  const named =
    line.cells.find(({ role }) => role === 'name' || role === 'degree') ??
    line.cells.find(({ role }) => role === 'organisation');
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
