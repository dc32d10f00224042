import { ROLES, tagLines } from '../../../src/tagger/tag-lines.ts';
import type { Random } from '../random.ts';
import type { Sample } from './line-samples.ts';

const MIN_WEIGHT = 0.02;

/** Averaged structured perceptron; the same samples in the same order of epochs give the same weights. */
export function trainTagger(
  samples: readonly Sample[],
  random: Random,
  epochs: number,
): Record<string, number[]> {
  const weights: Record<string, number[]> = {};
  const sums: Record<string, number[]> = {};
  const stamps: Record<string, number> = {};
  let step = 1;
  const add = (name: string, role: number, by: number) => {
    const own = (weights[name] ??= ROLES.map(() => 0));
    const sum = (sums[name] ??= ROLES.map(() => 0));
    const since = step - (stamps[name] ?? step);
    stamps[name] = step;
    for (const index of ROLES.keys()) sum[index]! += since * own[index]!;
    own[role]! += by;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, roles, rules } of random.shuffle([...samples])) {
      const gold = roles.map((role, index) => ROLES.indexOf(role ?? rules[index]!));
      const found = tagLines(features, weights).map((role) => ROLES.indexOf(role));
      step += 1;
      if (found.every((role, index) => role === gold[index])) continue;
      for (const [index, names] of features.entries()) {
        const [right, wrong] = [gold[index]!, found[index]!];
        if (right !== wrong)
          for (const name of names) {
            add(name, right, 1);
            add(name, wrong, -1);
          }
        add(index === 0 ? '>start' : `>${ROLES[gold[index - 1]!]}`, right, 1);
        add(index === 0 ? '>start' : `>${ROLES[found[index - 1]!]}`, wrong, -1);
      }
    }
  const kept: Record<string, number[]> = {};
  for (const name of Object.keys(weights).sort()) {
    const since = step - stamps[name]!;
    const mean = weights[name]!.map((weight, index) => (sums[name]![index]! + since * weight) / step);
    if (mean.some((weight) => Math.abs(weight) >= MIN_WEIGHT))
      kept[name] = mean.map((weight) => Math.round(weight * 100) / 100);
  }
  return kept;
}
