export interface Example {
  features: readonly number[];
  /** 1 for a CV. */
  is: 0 | 1;
  /** How much it counts. */
  weight: number;
}

const STEPS = 5_000;
const RATE = 1;
const SHRINK = 0.0005;

/** Logistic regression by plain descent over all examples: the same examples give the same weights. */
export function fitLogistic(examples: readonly Example[]): number[] {
  const count = examples[0]?.features.length ?? 0;
  const weights = Array.from({ length: count }, () => 0);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight, index) => (index === 0 ? 0 : SHRINK * weight));
    for (const { features, is, weight } of examples) {
      const sum = features.reduce((all, value, index) => all + value * weights[index]!, 0);
      const miss = (weight * (1 / (1 + Math.exp(-sum)) - is)) / total;
      for (const [index, value] of features.entries()) slope[index]! += miss * value;
    }
    for (const index of weights.keys()) weights[index]! -= RATE * slope[index]!;
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
}
