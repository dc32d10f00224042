import { withoutMark } from '../list-blocks.ts';
import { isOn } from '../../rules.ts';
import { findDates, toPartialIso } from '../../dates/find-dates.ts';
import { trimmed } from '../../entries/header-pieces.ts';
import { hasOwnDate } from '../../entries/own-dates.ts';
import { found, type Found } from '../../fields/found.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { type Line } from '../../layout/line.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isPlace } from '../../places/find-place.ts';
import { joinPieces, pieceOf, slicePiece, splitPiece, type Piece } from '../../text/piece.ts';
import { CERTIFICATE } from './credential-entries.ts';
import { givenIn, isGiverOf, namesNoGiver, SCOPE } from './givers.ts';
import { UNTIL_FIRST } from './facts-beside.ts';

/** `Brevet A dan B, Pelatihan Ekspor`: two certificates behind one comma, recognised by the words of both. */
export function twoNames(name: Piece): Piece[] {
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
export function runOf(lines: readonly Line[]): Piece[] | undefined {
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
  // `Brevet A | Audit Internal | Ahli K3 Umum`
  const byBar = splitPiece(whole, /\s+\|\s+/g);
  if (marked === 0 && lines.length === 1 && byBar.length >= RUN_PARTS && byBar.every(isName)) return byBar;
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
export function issuedRun(lines: readonly Line[]): Found<string>[] | undefined {
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
export function datedRun(lines: readonly Line[]): Found<string>[] | undefined {
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

/** `CCNP Enterprise (Cisco)   2019` over `JNCIA-Junos (Juniper)   2016`: each with who gave it in brackets, and its day at the row's other end. */
export function issuedRows(lines: readonly Line[]): Found<string>[] | undefined {
  if (lines.length < FEWEST_ROWS) return undefined;
  const rows = lines.map(({ cells: [first, second, ...others] }) => {
    const [day, named] = first && isMostlyDate(first.text) ? [first, second] : [second, first];
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
export function listsByIssuer(lines: readonly Line[]): Found<string>[] | undefined {
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

/** What the brackets hold is who gave it: no abbreviation of the name, and not what the name is short for (`POP (Pengawas Operasional Pertama)`). */
function isIssued(text: string): boolean {
  const [, name = '', inside] = ISSUED.exec(text) ?? [];
  if (inside === undefined || UNTIL_FIRST.test(inside)) return false;
  return /,|\b(?:19|20)\d\d\b/.test(inside) || (/\p{Ll}{2}/u.test(inside) && isGiverOf(name, inside));
}

const ISSUED = /^(.{4,}?)\s*\(([^()]+)\)\.?$/u;
