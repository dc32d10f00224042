import { joinLines } from '../fields/read-summary.ts';
import { found, type Found } from '../fields/found.ts';
import type { Line } from '../layout/line.ts';
import { pieceOf, slicePiece, type Piece } from '../text/piece.ts';

/** What was done, a line for each bullet. */
export function descriptionOf(lines: readonly Line[]): Found<string> | undefined {
  const statements: Piece[][] = [];
  for (const cell of lines.flatMap((line) => line.cells)) {
    const piece = pieceOf(cell);
    if (cell.bullet === 0 && statements.length > 0) statements.at(-1)?.push(piece);
    else statements.push([slicePiece(piece, cell.bullet, piece.text.length)]);
  }
  if (statements.length === 0) return undefined;
  return found(statements.map(joinLines).join('\n'), statements.flat(), 0.9);
}
