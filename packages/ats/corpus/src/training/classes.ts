import type { Random } from '../random.ts';

export interface Labelled {
  features: readonly string[];
  /** Its class, counted from 0. */
  is: number;
}

const MARGIN = 1;

/** Samples without the features that only one of them has, but for those that `mayBeRare`. */
export function withoutRare(
  samples: readonly Labelled[],
  mayBeRare: (name: string) => boolean = () => false,
): Labelled[] {
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return samples.map(({ features, is }) => ({
    is,
    features: features.filter((name) => counts.get(name)! > 1 || mayBeRare(name)),
  }));
}

/** Averaged perceptron over classes with a margin. The same samples give the same weights. */
export function trainClasses(
  samples: readonly Labelled[],
  classes: number,
  random: Random,
  epochs: number,
): Record<string, number[]> {
  const rows = (): Record<string, number[]> => ({});
  const [weights, late] = [rows(), rows()];
  let step = 0;
  const add = (name: string, kind: number, by: number) => {
    (weights[name] ??= Array<number>(classes).fill(0))[kind]! += by;
    (late[name] ??= Array<number>(classes).fill(0))[kind]! += by * step;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, is } of random.shuffle([...samples])) {
      const sums = Array.from({ length: classes }, (_, kind) =>
        features.reduce((sum, name) => sum + (weights[name]?.[kind] ?? 0), kind === is ? 0 : MARGIN),
      );
      const found = sums.indexOf(Math.max(...sums));
      if (found !== is)
        for (const name of features) {
          add(name, is, 1);
          add(name, found, -1);
        }
      step += 1;
    }
  return Object.fromEntries(
    Object.keys(weights)
      .sort()
      .map((name) => [
        name,
        weights[name]!.map((weight, kind) => Math.round((weight - late[name]![kind]! / step) * 10) / 10 + 0),
      ]),
  );
}
