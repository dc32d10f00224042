import { PAPER_WEIGHTS } from './paper-weights.ts';

/** Whether what was found looks like a CV, from the features of `paperFeatures`: positive for CVs (the logarithm of the odds). */
export function likenessOf(features: readonly number[], weights: readonly number[] = PAPER_WEIGHTS): number {
  return features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

/** From here on a paper is read as a CV. */
export const CV_LIKENESS = 0.2;
