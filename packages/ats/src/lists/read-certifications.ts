import { toPartialIso } from '../dates/find-dates.ts';
import { lineFacts, type HeaderPiece, type LineFacts } from '../entries/header-pieces.ts';
import { isTableRow } from '../entries/split-entries.ts';
import { found, type Found } from '../fields/found.ts';
import type { Line } from '../layout/line.ts';
import { joinPieces, pieceOf } from '../text/piece.ts';
import { credentialEntries, nameGoesOn } from './credential-entries.ts';

const MAX_LETTERS = 140;

/** Names of certificates and courses, without issuer and date. */
export function readCertifications(lines: readonly Line[]): Found<string>[] {
  if (lines.some(isTableRow)) return lines.filter(isTableRow).flatMap(fromTableRow);
  const right = Math.max(0, ...lines.map((line) => line.right));
  return credentialEntries(lines).flatMap((entry) => {
    const facts = entry.map((line, row) => lineFacts(line, row));
    const parts = nameParts(entry, facts, right);
    const name = joinPieces(parts);
    if (parts.length === 0 || name.text.length >= MAX_LETTERS) return [];
    return [{ ...found(name.text, [name], 0.85), beside: besideOf(parts, facts) }];
  });
}

function fromTableRow(line: Line): Found<string>[] {
  const named = line.cells.find(
    (cell) => cell.role === 'name' || cell.role === 'degree' || cell.role === 'organisation',
  );
  return named ? [found(named.text, [pieceOf(named)], 0.9)] : [];
}

/** The first fact of the first line, and what wrapped from it. */
function nameParts(entry: readonly Line[], facts: readonly LineFacts[], right: number): HeaderPiece[] {
  const name = facts.flatMap(({ pieces }) => pieces).find((piece) => /\p{L}{2}/u.test(piece.text));
  if (!name) return [];
  const parts = [name];
  for (let row = name.row + 1; row < entry.length; row += 1) {
    const first = facts[row]?.pieces[0];
    if (
      facts[row - 1]?.pieces.length !== 1 ||
      !first ||
      !nameGoesOn(entry[row - 1]!, entry[row]!, entry, right)
    )
      break;
    parts.push(first);
  }
  return parts;
}

const CREDENTIAL =
  /^(?:credential |kredensial |certificate |license )?(?:id|no|nomor|number)\b[\s.:]*(?=\S*\d)/i;

/** Who gave it, when, until when it holds, and its number. */
function besideOf(name: readonly HeaderPiece[], facts: readonly LineFacts[]): Record<string, Found<string>> {
  const rest = facts.flatMap(({ pieces }) => pieces).filter((piece) => !name.includes(piece));
  const credential = rest.find((piece) => CREDENTIAL.test(piece.text));
  const issuer = rest.find((piece) => piece !== credential && /\p{L}{2}/u.test(piece.text));
  const dates = facts.flatMap((each) => each.dates);
  const [given, later] = dates.flatMap(({ span, piece }) =>
    [span.start, span.end].flatMap((date) => (date ? [found(toPartialIso(date), [piece], 0.85)] : [])),
  );
  return {
    ...(issuer && { issuer: found(issuer.text, [issuer], 0.85) }),
    ...(given && { date: given }),
    ...(later && { expiryDate: later }),
    ...(credential && {
      credentialId: found(credential.text.replace(CREDENTIAL, ''), [credential], 0.85),
    }),
  };
}
