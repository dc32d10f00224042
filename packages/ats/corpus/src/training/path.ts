import { likeliestByFeatures } from '../../../src/tagger/likeliest-path.ts';
import type { Random } from '../random.ts';

/** Items in a row with their classes. */
export interface LabelledPath<Class extends string> {
  features: readonly (readonly string[])[];
  classes: readonly Class[];
  /** What each item was made of: a feature that only one source has teaches nothing. */
  sources: readonly string[];
}

export interface PathTraining<Class extends string> {
  classes: readonly Class[];
  epochs: number;
  /** Sources that a feature must have to be kept. */
  leastSources: number;
  /** Weights all smaller than this are left out. */
  leastWeight: number;
}

/** Averaged structured perceptron over rows of items. The same samples give the same weights. */
export function trainPath<Class extends string>(
  samples: readonly LabelledPath<Class>[],
  { classes, epochs, leastSources, leastWeight }: PathTraining<Class>,
  random: Random,
): Record<string, number[]> {
  const sources = new Map<string, Set<string>>();
  for (const sample of samples)
    for (const [index, names] of sample.features.entries())
      for (const name of names) {
        const known = sources.get(name);
        if (known) known.add(sample.sources[index]!);
        else sources.set(name, new Set([sample.sources[index]!]));
      }
  const kept = samples.map((sample) => ({
    features: sample.features.map((names) => names.filter((name) => sources.get(name)!.size >= leastSources)),
    gold: sample.classes,
  }));
  const [weights, late]: Record<string, number[]>[] = [{}, {}];
  let step = 1;
  const add = (name: string, of: Class, by: number) => {
    const at = classes.indexOf(of);
    (weights![name] ??= classes.map(() => 0))[at]! += by;
    (late![name] ??= classes.map(() => 0))[at]! += by * step;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, gold } of random.shuffle(kept)) {
      const found = likeliestByFeatures(features, weights!, classes);
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
  const rows = Object.keys(weights!)
    .sort()
    .map((name): [string, number[]] => [
      name,
      weights![name]!.map((weight, at) => Math.round((weight - late![name]![at]! / step) * 10) / 10 + 0),
    ]);
  return Object.fromEntries(rows.filter(([, row]) => row.some((weight) => Math.abs(weight) >= leastWeight)));
}
