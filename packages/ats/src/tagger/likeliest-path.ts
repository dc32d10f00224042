/** Weights by feature, one for each class; `>a` is the step from class `a`, `>start` the first step. */
export type PathWeights = Readonly<Record<string, readonly number[]>>;

/** The likeliest classes of items in a row, taken together (Viterbi); `sums` is what each item speaks for by itself. */
export function likeliestPath<Class extends string>(
  sums: readonly (readonly number[])[],
  weights: PathWeights,
  classes: readonly Class[],
): Class[] {
  const stepsFrom = (name: string) => classes.map((_, to) => weights[`>${name}`]?.[to] ?? 0);
  const [starts, steps] = [stepsFrom('start'), classes.map(stepsFrom)];
  const back: number[][] = [];
  let scores = classes.map(() => 0);
  for (const [index, own] of sums.entries()) {
    if (index === 0) {
      scores = own.map((score, to) => score + starts[to]!);
      back.push([]);
      continue;
    }
    const from = classes.map((_, to) => {
      const reached = scores.map((score, before) => score + steps[before]![to]!);
      return reached.indexOf(Math.max(...reached));
    });
    scores = own.map((score, to) => {
      const before = from[to]!;
      return score + scores[before]! + steps[before]![to]!;
    });
    back.push(from);
  }
  if (sums.length === 0) return [];
  let last = scores.indexOf(Math.max(...scores));
  const path = [last];
  for (let index = sums.length - 1; index > 0; index -= 1) {
    last = back[index]![last]!;
    path.unshift(last);
  }
  return path.map((each) => classes[each]!);
}

/** The same for items by the names of their features. */
export function likeliestByFeatures<Class extends string>(
  features: readonly (readonly string[])[],
  weights: PathWeights,
  classes: readonly Class[],
): Class[] {
  const sums = features.map((names) => {
    const own = classes.map(() => 0);
    // A word of a text may be the name of something that every object has: `constructor`.
    for (const name of names.filter((each) => Object.hasOwn(weights, each)))
      weights[name]?.forEach((weight, at) => {
        own[at]! += weight;
      });
    return own;
  });
  return likeliestPath(sums, weights, classes);
}
