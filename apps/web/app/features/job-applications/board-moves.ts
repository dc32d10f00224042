import type { BoardCard } from './load-board.server.ts';
import { standingOf, type Stage, type Target } from './model.ts';

export interface Move {
  id: string;
  from: Target;
  to: Target;
  /** The one that it is put before; null for the end, undefined for the top. */
  before?: string | null | undefined;
}

export const stageOf = ({ at }: Pick<BoardCard, 'at'>): Stage => standingOf(at).stage;

/** The board as it is once the server took the move. */
export function withMove(cards: readonly BoardCard[], { id, to, before }: Move): BoardCard[] {
  const moved = cards.find((card) => card.id === id);
  if (!moved) return [...cards];
  const others = cards.filter((card) => card.id !== id);
  const place = before === null ? others.length : others.findIndex((card) => card.id === before);
  others.splice(Math.max(0, place), 0, { ...moved, at: to });
  return others;
}

/**
 * Where a card goes that is let go of over another one: before it, and within its own column behind it when it came from above.
 */
export function beforeOf(cards: readonly BoardCard[], id: string, overId: string): string | null {
  const over = cards.find((card) => card.id === overId);
  if (!over) return null;
  const column = cards.filter((card) => stageOf(card) === stageOf(over)).map((card) => card.id);
  const [from, to] = [column.indexOf(id), column.indexOf(overId)];
  return from !== -1 && from < to ? (column[to + 1] ?? null) : overId;
}
