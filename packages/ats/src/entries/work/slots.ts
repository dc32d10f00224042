import { postScore } from '../../lexicon/score-text.ts';
import { isOn } from '../../rules.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import { isWebAddress } from './piece-scores.ts';
import type { Facts } from './work-entry.ts';

/** The row, the place and the looks of a piece, and which of them it is where only a comma parted several: `Employer, Post`. */
export function slotOf(piece: HeaderPiece, pieces: readonly HeaderPiece[]): string {
  const alike = pieces.filter((each) => each.row === piece.row && styleOf(each) === styleOf(piece));
  const isWorded = alike.some(({ joint }) => /\p{L}/u.test(joint));
  const part = alike.length > 1 && !isWorded ? `|${alike.indexOf(piece)} of ${alike.length}` : '';
  return `${styleOf(piece)}|${Math.min(piece.row, 3)}|${Math.min(piece.order, 1)}${part}`;
}

export function styleOf({ bold, italic, size, colour }: HeaderPiece): string {
  return `${bold}|${italic}|${size.toFixed(1)}|${colour}`;
}

/** What pieces of the same place and looks read like on average over the section's entries. */
export function slotScores(all: readonly Facts[]): Map<string, number> {
  if (!isOn('slot-scores')) return new Map();
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { pieces } of all)
    for (const piece of pieces) {
      if (isWebAddress(piece.text)) continue;
      const key = slotOf(piece, pieces);
      const slot = sums.get(key) ?? { sum: 0, count: 0 };
      slot.sum += postScore(piece.text);
      slot.count += 1;
      sums.set(key, slot);
    }
  return new Map([...sums].map(([key, { sum, count }]) => [key, sum / count]));
}
