import type { Piece } from '../text/piece.ts';

/** A value, what it was read from and how sure that is (0..1). */
export interface Found<T> {
  value: T;
  pieces: Piece[];
  confidence: number;
  /** What was printed with the value and is no part of it, such as the group of a skill. */
  beside?: Record<string, Found<string>>;
}

export function found<T>(value: T, pieces: Piece[], confidence: number): Found<T> {
  return { value, pieces, confidence };
}
