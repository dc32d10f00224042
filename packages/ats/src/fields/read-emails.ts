import type { Line } from '../layout/line.ts';
import { joinPieces, pieceOf, slicePiece, type Piece } from '../text/piece.ts';
import { found, type Found } from './found.ts';

const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]*@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+/gu;
const CONTINUES = /^[\p{L}\p{N}@._-]+$/u;
const MAX_ENDING = 24;

/** E-mail addresses, those broken over two lines included. */
export function readEmails(lines: readonly Line[]): Found<string>[] {
  const emails = new Map<string, Found<string>>();
  for (const [index, line] of lines.entries())
    for (const cell of line.cells) {
      const piece = pieceOf(cell);
      const whole = withNextLine(piece, cell.x, lines[index + 1], line) ?? piece;
      for (const match of whole.text.matchAll(EMAIL)) {
        const value = match[0];
        const key = value.toLowerCase();
        if (emails.has(key) || isPartOf(key, emails)) continue;
        emails.set(key, found(value, [slicePiece(whole, match.index, match.index + value.length)], 0.98));
      }
    }
  return [...emails.values()];
}

/** The first half of a broken address must not count as an address of its own. */
function isPartOf(key: string, known: ReadonlyMap<string, Found<string>>): boolean {
  return [...known.keys()].some((other) => other.startsWith(key) || other.endsWith(key));
}

function withNextLine(piece: Piece, left: number, next: Line | undefined, line: Line): Piece | undefined {
  const below = next?.cells[0];
  if (!next || !below || next.page !== line.page || Math.abs(below.x - left) > 40) return undefined;
  const [head = ''] = below.text.split(' ');
  const tail = piece.text.split(' ').at(-1) ?? '';
  if (!CONTINUES.test(head) || below.text.includes(' ')) return undefined;
  // The cut shows: at the sign itself, after it, or at a mark that no address ends with.
  if (!tail.includes('@') && !head.startsWith('@') && !/[\p{L}\p{N}][._-]$/u.test(tail)) return undefined;
  const joined = tail + head;
  const matches = [...joined.matchAll(EMAIL)];
  if (matches.length !== 1 || matches[0]![0] !== joined || head.includes('@') === tail.includes('@'))
    return undefined;
  // What is whole already is only continued by a short ending, such as ".com" or "ple.org".
  const wholeAlready = [...tail.matchAll(EMAIL)].some((match) => match[0] === tail);
  if (wholeAlready && (head.length > MAX_ENDING || !/^[.-]|\.[a-z]{2,6}$/i.test(head))) return undefined;
  return joinPieces([piece, pieceOf(below)], '');
}
