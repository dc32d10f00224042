import type { TextItem } from '../model.ts';
import { touches, type Fragment } from '../layout/fragment.ts';
import { matchesIn } from './matches-in.ts';

/** A stretch of text together with the words it was read from. */
export interface Piece {
  text: string;
  page: number;
  items: readonly TextItem[];
  /** `text` with the one parenthesis whose partner stands in another piece: `POP (Pengawas` over `Operasional Pertama)`. */
  unclosed?: string;
}

export function pieceOf(fragment: Fragment): Piece {
  return { text: fragment.text, page: fragment.page, items: fragment.items };
}

/** Where it begins and ends, points from the page's left edge. */
export function edgesOf({ items }: Piece): [left: number, right: number] {
  const last = items.at(-1)!;
  return [items[0]!.x, last.x + last.width];
}

/** The part of a piece from one character to another, without spaces at its ends. */
export function slicePiece(piece: Piece, from: number, to: number): Piece {
  const text = piece.text.slice(from, to).trim();
  if (from <= 0 && to >= piece.text.length) return { ...piece, text };
  const items: TextItem[] = [];
  let position = 0;
  for (const [index, item] of piece.items.entries()) {
    const before = piece.items[index - 1];
    if (before)
      position = startOf(
        item,
        piece.text,
        touches(before, item) ? [position, position + 1] : [position + 1, position],
      );
    const end = position + item.text.length;
    if (end > from && position < to) items.push(cutItem(item, from - position, to - position));
    if (end >= to) break;
    position = end;
  }
  return { text, page: piece.page, items };
}

/** Where a word begins in a text; the first of two places where it stands at neither. Pieces of an address may be joined without a space. */
function startOf({ text: word }: TextItem, text: string, [first, second]: [number, number]): number {
  return !text.startsWith(word, first) && text.startsWith(word, second) ? second : first;
}

/** Some letters of a word with their box, by their share of its width. */
function cutItem(item: TextItem, from: number, to: number): TextItem {
  const start = Math.max(0, from) / item.text.length;
  const end = Math.min(item.text.length, to) / item.text.length;
  if (start === 0 && end === 1) return item;
  const text = item.text.slice(Math.max(0, from), Math.min(item.text.length, to));
  return { ...item, text, x: item.x + start * item.width, width: (end - start) * item.width };
}

/** Parts a piece wherever a pattern matches; empty parts are left out. The pattern needs the `g` flag. */
export function splitPiece(piece: Piece, separator: RegExp): Piece[] {
  const parts: Piece[] = [];
  let start = 0;
  for (const match of matchesIn(piece.text, separator)) {
    parts.push(slicePiece(piece, start, match.index));
    start = match.index + match[0].length;
  }
  parts.push(slicePiece(piece, start, piece.text.length));
  return parts.filter((part) => part.text !== '');
}

/** A parenthesis without its partner is left out: the partner was cut off with a date, or stands in another piece. */
export function withoutLoneParenthesis(text: string): string {
  const surplus = surplusOf(text);
  if (surplus === 0) return text.replace(/\(\s*\)/g, '').trim();
  return surplus > 0 ? text.replace(/\(\s*(?=[^(]*$)/, '').trim() : text.replace(/\)\s*$/, '').trim();
}

export function hasLoneParenthesis(text: string): boolean {
  return surplusOf(text) !== 0;
}

/** How many more parentheses are opened than closed. */
function surplusOf(text: string): number {
  let surplus = 0;
  for (const letter of text) {
    if (letter === '(') surplus += 1;
    if (letter === ')') surplus -= 1;
  }
  return surplus;
}

/** The pieces in one, with the parentheses that open in one and close in another. */
export function joinPieces(pieces: readonly Piece[], glue = ' '): Piece {
  return {
    text: closedAgain(pieces, glue) ?? pieces.map((piece) => piece.text).join(glue),
    page: pieces[0]?.page ?? 0,
    items: pieces.flatMap((piece) => piece.items),
  };
}

function closedAgain(pieces: readonly Piece[], glue: string): string | undefined {
  if (pieces.length < 2 || pieces.every(({ unclosed }) => unclosed === undefined)) return undefined;
  const whole = pieces
    .map(({ text, unclosed }) => (unclosed && withoutLoneParenthesis(unclosed) === text ? unclosed : text))
    .join(glue);
  return surplusOf(whole) === 0 ? whole : undefined;
}
