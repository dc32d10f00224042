import { findDates } from '../../dates/find-dates.ts';
import { startsWithLevel } from '../../lexicon/education-words.ts';
import { ORGANISATION_STARTS } from '../../lexicon/job-words.ts';
import { isLevel, languageAtStart } from '../../lexicon/language-words.ts';
import type { Line } from '../../layout/line.ts';
import { isPlace } from '../../places/find-place.ts';
import { slicePiece, type Piece } from '../../text/piece.ts';
import { CERTIFICATE, OPEN_END } from './credential-entries.ts';
import { withoutMark } from '../list-blocks.ts';
import { namesNoGiver, SCOPE } from './givers.ts';
import { wholeLines } from './whole-lines.ts';

/** A line of a section whose lines are all set alike. */
export interface GivenInLine {
  name: Piece;
  issuer: Piece;
  line: Line;
}

const FEWEST = 2;
/** What parts a name from who gave it, in every line of the section alike; a dash parts them where the other rules read it. */
const JOINTS = [
  /^([^,]{4,}),\s+(\p{Lu}[^,()]{1,60})$/u,
  /^([^()]{4,}?)\s+\((\p{Lu}[^()]{1,60})\)$/u,
  /^(.{4,}?)\s+(?:by|from|oleh|dari)\s+(\p{Lu}[^,()]{1,60})$/u,
];

/** More of them, where a narrow column broke lines; whole lines are read by other rules. */
const JOINTS_OF_BROKEN = [
  ...JOINTS,
  /^([^()]{4,}?)\s+\((\p{Lu}[^()]{1,60})$/u,
  /^(.{4,}?)\s+[–—-]\s+(\p{Lu}[^,()–—]{1,60})$/u,
  /^([^|•·]{4,}?)\s+[|•·]\s+(\p{Lu}[^|•·,()]{1,60})$/u,
];

/**
 * `Brevet Pajak, Arunika` and so on, with or without a day at either end of the line: lines of one section are all set alike, so what parts
 * each of them in two parts the name from who gave it.
 */
export function givenInLines(printed: readonly Line[]): GivenInLine[] | undefined {
  const given = givenBy(JOINTS, printed) ?? givenBefore(printed);
  if (given) return given;
  // What a panel leaves free at its edge counts for the column: its longest line says where lines end.
  const right = Math.max(...printed.map((line) => line.right));
  for (const lines of [printed, printed.map((line) => ({ ...line, columnRight: right }))]) {
    const broken = wholeLines(lines);
    const read = broken && (givenBy(JOINTS_OF_BROKEN, broken) ?? givenBefore(broken));
    if (read) return read;
  }
  return undefined;
}

/** `Arunika Council: Certified Planner (2021)` in every line, each with its day. */
const GIVER_FIRST = /^(\p{Lu}[^:,]{1,60}?)\s*:\s+([\p{Lu}\d].{3,})$/u;

function givenBefore(lines: readonly Line[]): GivenInLine[] | undefined {
  if (lines.some(({ cells }) => cells.length > 1)) return undefined;
  const read = lines.map((line) => {
    const piece = withoutDay(withoutMark(line.cells[0]!));
    const match = piece && findDates(line.text).length > 0 ? GIVER_FIRST.exec(piece.text) : null;
    if (!piece || !match || languageAtStart(match[1]!)) return undefined;
    const from = match[0].length - match[2]!.length;
    const name = slicePiece(piece, from, match[0].length);
    return { name, issuer: slicePiece(piece, 0, match[1]!.length), line };
  });
  const given = read.filter((each) => each !== undefined);
  const named = given.filter(({ name }) => CERTIFICATE.test(name.text));
  const isKind = ({ issuer }: GivenInLine) => CERTIFICATE.exec(issuer.text)?.index === 0;
  const areGivenBy = named.length > 0 || given.some(({ issuer }) => beginsWithHouse(issuer.text));
  return given.length === lines.length && areGivenBy && !given.some(isKind) ? given : undefined;
}

/** Bodies that certify and train. */
const CERTIFYING = /^(?:lsp|lpk|lkp|blk|pusdiklat|perhimpunan|konsil|kolegium)$/;

function beginsWithHouse(text: string): boolean {
  const first = text.split(' ', 1)[0]!.toLowerCase();
  return ORGANISATION_STARTS.has(first) || CERTIFYING.test(first);
}

function givenBy(joints: readonly RegExp[], lines: readonly Line[]): GivenInLine[] | undefined {
  if (
    lines.some(
      ({ cells, text }) => cells.length > 1 || OPEN_END.test(text) || !/^\P{L}*[\p{Lu}\d]/u.test(text),
    )
  )
    return undefined;
  const pieces = lines.map(({ cells: [cell] }) => withoutDay(withoutMark(cell!)));
  const dated = lines.filter(({ text }) => findDates(text).length > 0).length;
  if (pieces.some((piece) => piece === undefined) || (lines.length < FEWEST && dated === 0)) return undefined;
  for (const joint of joints) {
    const parts = pieces.map((piece) => joint.exec(piece!.text));
    if (!parts.every((match) => match !== null)) continue;
    const names = parts.map((match) => match[1]!);
    const givers = parts.map((match) => match[2]!);
    if (!areGivers(givers, names, dated === lines.length)) continue;
    return parts.map((match, at) => {
      const piece = pieces[at]!;
      const from = match[0].lastIndexOf(match[2]!);
      return {
        name: slicePiece(piece, 0, match[1]!.length),
        issuer: slicePiece(piece, from, from + match[2]!.length),
        line: lines[at]!,
      };
    });
  }
  return undefined;
}

/** The line without the day at its beginning or end; undefined where it has another one. */
function withoutDay(piece: Piece): Piece | undefined {
  const [span, ...others] = findDates(piece.text);
  if (!span) return piece;
  const [before, behind] = [piece.text.slice(0, span.from), piece.text.slice(span.to)];
  if (others.length > 0) return undefined;
  if (/^[)\]]?\.?$/.test(behind)) return slicePiece(piece, 0, before.replace(/[\s,(|·:–—-]+$/u, '').length);
  if (before !== '') return undefined;
  const sign = /^[\s|·:–—-]+/u.exec(behind)?.[0].length ?? 0;
  return slicePiece(piece, span.to + sign, piece.text.length);
}

function areGivers(givers: readonly string[], names: readonly string[], areDated: boolean): boolean {
  const isNone = (giver: string) =>
    namesNoGiver(giver) ||
    SCOPE.test(giver) ||
    isPlace(giver) ||
    isLevel(giver) ||
    startsWithLevel(giver) ||
    /[.:;]$/.test(giver);
  if (givers.some(isNone) || givers.some((giver, at) => mayBeShortFor(giver, names[at]!))) return false;
  const isCertificate = (giver: string) =>
    CERTIFICATE.test(giver) && !HOUSE.test(giver) && !beginsWithHouse(giver) && !HOUSE_WITHIN.test(giver);
  if (givers.some(isCertificate)) return false;
  if (areDated) return true;
  // Without a day a list of names may look like it: `CCNA, CCNP`.
  const named = names.filter((name) => CERTIFICATE.test(name)).length;
  return 2 * named >= names.length && givers.some((giver) => !/^\p{Lu}+$/u.test(giver));
}

/** `Jaringan Nasional Pelatihan Klinik`, `Malaria Training Network` */
const HOUSE_WITHIN =
  /^(?:jaringan|sentra|pusat|international|national)\s.*(?:pelatihan|training)|training (?:network|institute|academy)/i;

const HOUSE = /(?:foundation|institute|academy|association|training cent(?:er|re)|center|centre)$/i;

/** `Certified Ethical Hacker (CEH)` */
function mayBeShortFor(short: string, name: string): boolean {
  const initials = name
    .split(/[\s-]+/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
  return (
    /^\p{Lu}[\p{Lu}\p{Ll}\d-]{1,6}$/u.test(short) && initials.startsWith(short.slice(0, 2).toUpperCase())
  );
}
