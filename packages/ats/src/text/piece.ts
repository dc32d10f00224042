import type { TextItem } from '../model.ts';
import { touches, type Fragment } from '../layout/fragment.ts';

/** A stretch of text together with the words it was read from. */
export interface Piece {
  text: string;
  page: number;
  items: readonly TextItem[];
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
    if (before && !touches(before, item)) position += 1;
    const end = position + item.text.length;
    if (end > from && position < to) items.push(cutItem(item, from - position, to - position));
    position = end;
  }
  return { text, page: piece.page, items };
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
  for (const match of piece.text.matchAll(separator)) {
    parts.push(slicePiece(piece, start, match.index));
    start = match.index + match[0].length;
  }
  parts.push(slicePiece(piece, start, piece.text.length));
  return parts.filter((part) => part.text !== '');
}

export function joinPieces(pieces: readonly Piece[], glue = ' '): Piece {
  return {
    text: pieces.map((piece) => piece.text).join(glue),
    page: pieces[0]?.page ?? 0,
    items: pieces.flatMap((piece) => piece.items),
  };
}
