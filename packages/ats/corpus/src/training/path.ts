import { likeliestByFeatures } from '../../../src/tagger/likeliest-path.ts';
import type { Random } from '../random.ts';

/** Items in a row with their classes. */
export interface LabelledPath<Class extends string> {
  features: readonly (readonly string[])[];
  classes: readonly Class[];
}

export interface PathTraining<Class extends string> {
  classes: readonly Class[];
  epochs: number;
  /** Digits behind the point of a weight. */
  digits: number;
  /** A feature whose weights are all smaller than this is left out. */
  leastWeight: number;
}

/** Rows without the features that fewer than `least` sources have: those teach nothing. `sourcesOf` says what each item of a row was made of. */
export function ofSeveralSources<Row extends LabelledPath<string>>(
  rows: readonly Row[],
  sourcesOf: (row: Row) => readonly string[],
  least: number,
): Row[] {
  const sources = new Map<string, Set<string>>();
  for (const row of rows) {
    const own = sourcesOf(row);
    for (const [index, names] of row.features.entries())
      for (const name of names) {
        const known = sources.get(name);
        if (known) known.add(own[index]!);
        else sources.set(name, new Set([own[index]!]));
      }
  }
  return rows.map((row) => ({
    ...row,
    features: row.features.map((names) => names.filter((name) => sources.get(name)!.size >= least)),
  }));
}

/** Averaged structured perceptron over rows of items. The same samples give the same weights. */
export function trainPath<Class extends string>(
  samples: readonly LabelledPath<Class>[],
  { classes, epochs, digits, leastWeight }: PathTraining<Class>,
  random: Random,
): Record<string, number[]> {
  const rows = (): Record<string, number[]> => ({});
  const [weights, late] = [rows(), rows()];
  let step = 1;
  const add = (name: string, of: Class, by: number) => {
    const at = classes.indexOf(of);
    (weights[name] ??= classes.map(() => 0))[at]! += by;
    (late[name] ??= classes.map(() => 0))[at]! += by * step;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, classes: gold } of random.shuffle(samples)) {
      const found = likeliestByFeatures(features, weights, classes);
      step += 1;
      for (const [index, names] of features.entries()) {
        const [right, wrong] = [gold[index]!, found[index]!];
        if (right !== wrong)
          for (const name of names) {
            add(name, right, 1);
            add(name, wrong, -1);
          }
        add(index === 0 ? '>start' : `>${gold[index - 1]!}`, right, 1);
        add(index === 0 ? '>start' : `>${found[index - 1]!}`, wrong, -1);
      }
    }
  const unit = 10 ** digits;
  return Object.fromEntries(
    Object.keys(weights)
      .sort()
      .map(
        (name) =>
          [name, weights[name]!.map((weight, at) => (weight * step - late[name]![at]!) / step)] as const,
      )
      .filter(([, means]) => means.some((mean) => Math.abs(mean) >= leastWeight))
      .map(([name, means]) => [name, means.map((mean) => Math.round(mean * unit) / unit + 0)]),
  );
}
