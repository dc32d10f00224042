import { demandFeatures } from './demand-features.ts';
import { DEMAND_WEIGHTS } from './demand-weights.ts';

/** How much a line of an ad reads like a demand by its words: above 0 it does. */
export function demandScore(
  text: string,
  weights: Readonly<Record<string, number>> = DEMAND_WEIGHTS,
): number {
  const known = demandFeatures(text).filter((name) => Object.hasOwn(weights, name));
  return known.reduce((sum, name) => sum + (weights[name] ?? 0), 0);
}
