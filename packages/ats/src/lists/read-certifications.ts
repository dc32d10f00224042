import { lineFacts } from '../entries/header-pieces.ts';
import { hasOwnDate, isSentence } from '../entries/line-roles.ts';
import { isTableRow, sameFont, splitHeads } from '../entries/split-entries.ts';
import { joinPieces, pieceOf, type Piece } from '../text/piece.ts';
import { found, type Found } from '../fields/found.ts';
import type { Line } from '../layout/line.ts';
import { wrapsFrom } from '../layout/wraps.ts';
import { ordinalLength } from '../text/normalise.ts';

/** Names of certificates and courses, without issuer and date. */
export function readCertifications(lines: readonly Line[]): Found<string>[] {
  const names: Found<string>[] = [];
  if (lines.some(isTableRow)) return lines.filter(isTableRow).flatMap(fromTableRow);
  for (const entry of certificateEntries(lines)) {
    const name = nameOf(entry);
    if (name && name.text.length < 140) names.push(found(name.text, [name], 0.85));
  }
  return names;
}

function fromTableRow(line: Line): Found<string>[] {
  const named = line.cells.find(
    (cell) => cell.role === 'name' || cell.role === 'degree' || cell.role === 'organisation',
  );
  return named ? [found(named.text, [pieceOf(named)], 0.9)] : [];
}

/** The first fact of the first line, and what wrapped from it. */
function nameOf(entry: readonly Line[]): Piece | undefined {
  const facts = entry.map((line, row) => lineFacts(line, row).pieces);
  const name = facts.flat().find((piece) => /\p{L}{2}/u.test(piece.text));
  if (!name) return undefined;
  const parts: Piece[] = [name];
  for (let row = name.row + 1; row < entry.length; row += 1) {
    const first = facts[row]?.[0];
    if (facts[row - 1]?.length !== 1 || !first || !goesOn(entry[row - 1]!, entry[row]!, entry)) break;
    parts.push(first);
  }
  return joinPieces(parts);
}

function isMarked(line: Line): boolean {
  return line.bullet || ordinalLength(line.text) > 0;
}

function certificateEntries(lines: readonly Line[]): Line[][] {
  const first = lines[0];
  if (!first) return [];
  const joined = lines.filter(
    (line) => !(isSentence(line.text) && line.text.length > 90 && !hasOwnDate(line)),
  );
  if (joined.some(isMarked))
    return byStart(joined, (line) => isMarked(line) || (sameFont(line, first) && line.x <= first.x + 2));
  const styles = joined.some((line) => !sameFont(line, first));
  if (styles) return byStart(joined, (line) => sameFont(line, first));
  const dated = joined.filter(hasOwnDate).length;
  if (dated > 0 && dated < joined.length) return splitHeads(joined, first);
  return byStart(joined, () => true);
}

/** A name's second line: it would not have fitted above, or it stands closer than the entries do. */
function goesOn(above: Line, line: Line, all: readonly Line[]): boolean {
  if (wrapsFrom(above, line)) return true;
  if (!sameFont(above, line) || above.page !== line.page || isMarked(line) || hasOwnDate(above)) return false;
  const widest = Math.max(...all.map((each) => each.gap));
  return line.gap < 0.2 * line.size && widest > line.gap + 0.25 * line.size && /^\p{L}/u.test(line.text);
}

function byStart(lines: readonly Line[], starts: (line: Line) => boolean): Line[][] {
  const entries: Line[][] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    const above = last?.at(-1);
    if (last && above && (!starts(line) || goesOn(above, line, lines))) last.push(line);
    else entries.push([line]);
  }
  return entries;
}
