import { lineFacts } from '../entries/header-pieces.ts';
import { isTableRow } from '../entries/split-entries.ts';
import { found, type Found } from '../fields/found.ts';
import type { Line } from '../layout/line.ts';
import { joinPieces, pieceOf, type Piece } from '../text/piece.ts';
import { credentialEntries, nameGoesOn } from './credential-entries.ts';

const MAX_LETTERS = 140;

/** Names of certificates and courses, without issuer and date. */
export function readCertifications(lines: readonly Line[]): Found<string>[] {
  if (lines.some(isTableRow)) return lines.filter(isTableRow).flatMap(fromTableRow);
  const right = Math.max(0, ...lines.map((line) => line.right));
  return credentialEntries(lines).flatMap((entry) => {
    const name = nameOf(entry, right);
    return name && name.text.length < MAX_LETTERS ? [found(name.text, [name], 0.85)] : [];
  });
}

function fromTableRow(line: Line): Found<string>[] {
  const named = line.cells.find(
    (cell) => cell.role === 'name' || cell.role === 'degree' || cell.role === 'organisation',
  );
  return named ? [found(named.text, [pieceOf(named)], 0.9)] : [];
}

/** The first fact of the first line, and what wrapped from it. */
function nameOf(entry: readonly Line[], right: number): Piece | undefined {
  const facts = entry.map((line, row) => lineFacts(line, row).pieces);
  const name = facts.flat().find((piece) => /\p{L}{2}/u.test(piece.text));
  if (!name) return undefined;
  const parts: Piece[] = [name];
  for (let row = name.row + 1; row < entry.length; row += 1) {
    const first = facts[row]?.[0];
    if (facts[row - 1]?.length !== 1 || !first || !nameGoesOn(entry[row - 1]!, entry[row]!, entry, right))
      break;
    parts.push(first);
  }
  return joinPieces(parts);
}
