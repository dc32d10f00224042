export interface Sample {
  field: string;
  features: number[];
  right: boolean;
}

const ROUNDS = 3000;
const RATE = 0.3;
const DECAY = 0.002;

/** Logistic regression by plain gradient descent: the same samples give the same weights everywhere. */
export function fit(samples: readonly Sample[]): number[] {
  const width = samples[0]?.features.length ?? 0;
  const weights = Array.from({ length: width }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = Array.from({ length: width }, () => 0);
    for (const { features, right } of samples) {
      const error = chance(features, weights) - Number(right);
      for (const [i, value] of features.entries()) step[i] = (step[i] ?? 0) + error * value;
    }
    for (let i = 0; i < width; i++)
      weights[i] =
        (weights[i] ?? 0) -
        RATE * ((step[i] ?? 0) / samples.length + DECAY * (i === 0 ? 0 : (weights[i] ?? 0)));
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

function chance(features: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-logOddsOf(features, weights)));
}

/**
 * How much less sure to be on files that the curves were not fitted on: shift and slope of the log-odds, by gradient descent
 * (Platt scaling).
 */
export function fitUnseen(
  samples: readonly { logOdds: number; right: boolean }[],
): [shift: number, slope: number] {
  const [shift, slope] = fit(
    samples.map(({ logOdds, right }) => ({ field: '', features: [1, logOdds / LOG_ODDS_SCALE], right })),
  );
  return [shift!, Math.round((1000 * slope!) / LOG_ODDS_SCALE) / 1000];
}

/** Brings log-odds to the size of the other features, so that one rate of descent fits both. */
const LOG_ODDS_SCALE = 4;

export function logOddsOf(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0);
}

interface Bin {
  from: number;
  to: number;
  count: number;
  said: number;
  right: number;
}

const EDGES = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0001];

/** What was said beside what came true, in steps of confidence. */
export function reliability(said: readonly { chance: number; right: boolean }[]): Bin[] {
  return EDGES.slice(0, -1).map((from, i) => {
    const to = EDGES[i + 1] ?? 1;
    const inBin = said.filter((each) => each.chance >= from && each.chance < to);
    const mean = (of: (each: (typeof inBin)[number]) => number) =>
      inBin.reduce((sum, each) => sum + of(each), 0) / Math.max(1, inBin.length);
    return {
      from,
      to: Math.min(1, to),
      count: inBin.length,
      said: mean((each) => each.chance),
      right: mean((each) => Number(each.right)),
    };
  });
}
