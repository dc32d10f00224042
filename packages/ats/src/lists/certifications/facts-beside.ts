import { type DateSpan, toPartialIso } from '../../dates/find-dates.ts';
import { type HeaderPiece, type LineFacts } from '../../entries/header-pieces.ts';
import { isWebAddress } from '../../entries/work/piece-scores.ts';
import { found, type Found } from '../../fields/found.ts';
import { wrapsFrom } from '../../layout/wraps.ts';
import { type Line } from '../../layout/line.ts';
import { joinPieces, type Piece } from '../../text/piece.ts';

export function credentialIn(number: Piece | undefined): Record<string, Found<string>> {
  if (!number || !CREDENTIAL.test(number.text)) return {};
  return { credentialId: found(number.text.replace(CREDENTIAL, ''), [number], 0.85) };
}

/** `(valid until 2028)` */
export const UNTIL_FIRST = /^(?:berlaku|valid|expir|exp\b|s\.?\/?d\b)/i;

/** `STR berlaku sampai 2028`: the year says until when, and the words before it are no name. */
export const HOLDS_UNTIL =
  /\s*[,(–-]?\s*(?:berlaku (?:sampai|hingga|s\.?\/?d\.?)|valid (?:until|till|through|thru)|expir(?:es|y)(?: on)?)\s*:?\s*$/i;

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

export function datedIn(facts: readonly LineFacts[]): Record<string, Found<string>> {
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
export function besideOf(
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
