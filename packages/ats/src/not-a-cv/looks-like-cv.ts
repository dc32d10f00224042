import { PAPER_WEIGHTS } from './paper-weights.ts';

/** Whether what was found looks like a CV, from the features of `paperFeatures`: positive for CVs (the logarithm of the odds). */
export function likenessOf(features: readonly number[], weights: readonly number[] = PAPER_WEIGHTS): number {
  return features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

/** From here on a paper of that many lines is read as a CV: a few lines cannot show much, a page must. */
const LEAST: readonly (readonly [below: number, likeness: number])[] = [
  [8, 0],
  [15, 0.2],
  [Infinity, 1.2],
];

export function leastLikeness(lines: number): number {
  return LEAST.find(([below]) => lines < below)![1];
}
