import { type HeaderPiece, type LineFacts } from '../../entries/header-pieces.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { type Line } from '../../layout/line.ts';
import { isPlace } from '../../places/find-place.ts';
import { joinPieces, pieceOf } from '../../text/piece.ts';
import { CERTIFICATE, isFull, isShortFor, nameGoesOn } from './credential-entries.ts';

/** A name, who gave it and when, each in a line of its own, and so again: the second line is no rest of the first. */
export function areInThrees(entries: readonly (readonly Line[])[]): boolean {
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

export function firstName(facts: readonly LineFacts[]): HeaderPiece[] {
  return facts[0]!.pieces.slice(0, 1);
}

/** The first fact that has words, and what wrapped from it unless names stand in one line each. */
export function nameParts(
  entry: readonly Line[],
  facts: readonly LineFacts[],
  right: number,
  inOneLine: boolean,
): HeaderPiece[] {
  const name = facts.flatMap(({ pieces }) => pieces).find((piece) => /\p{L}{2}/u.test(piece.text));
  if (!name) return [];
  const parts = withDashes(name, entry[name.row]!, facts[name.row]!.pieces, isSetApart(name, facts));
  const end = inOneLine ? name.row + 1 : entry.length;
  for (let row = name.row + 1; row < end; row += 1) {
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

/** `**Certified Security - Specialty**, Amazon`: a dash within what stands out parts no issuer from the name, nor does the first of two. */
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
  const text = line.cells[name.cell]!.text;
  const third = next && pieces[pieces.indexOf(next) + 1];
  const isNotLast =
    third !== undefined &&
    third.cell === name.cell &&
    !isPlace(third.text) &&
    DASH.test(between(next!, third, text));
  const isKind =
    isNotLast || KIND_ALONE.test(name.text) || (next !== undefined && LEVEL_ALONE.test(next.text));
  if (!isKind && !isApart && !pieces.some((piece) => piece.bold !== name.bold && piece.cell === name.cell))
    return [name];
  const dash = text.slice(text.indexOf(name.text) + name.text.length);
  const goesOn = next && next.bold === name.bold && /^\s+[–—-]\s+/u.test(dash) && dash.includes(next.text);
  if (!goesOn) return [name];
  const whole = text.slice(text.indexOf(name.text), text.indexOf(next.text) + next.text.length);
  return [{ ...name, ...joinPieces([name, next]), text: whole }];
}

const DASH = /^\s+[–—-]\s+$/u;

/** What is printed between two facts of one cell. */
function between(one: HeaderPiece, other: HeaderPiece, text: string): string {
  const from = text.indexOf(one.text) + one.text.length;
  return text.slice(from, text.indexOf(other.text, from));
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

/** `…, License #884512`, `… (Certificate ID: ZOGNH6PZM)` */
export const NUMBERED =
  /\s*(?:[,–-]\s+(?:licen[cs]e|credential|certificate|registration|reg\.?)\s*(?:no\.?|number|id|#|:)*\s*[A-Z]{0,4}[-.\d]{3,}|\((?:licen[cs]e|credential|certificate|kredensial|sertifikat)?\s*(?:no\.?|number|nomor|id)\s*[:.#]?\s*(?=\S*\d)[\w./-]+\))$/i;
