import type { Piece } from '../text/piece.ts';

/** A value, what it was read from and how sure that is (0..1). */
export interface Found<T> {
  value: T;
  pieces: Piece[];
  confidence: number;
}

export function found<T>(value: T, pieces: Piece[], confidence: number): Found<T> {
  return { value, pieces, confidence };
}
