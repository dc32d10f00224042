import type { LineRole } from '../entries/line-roles.ts';

/** Weights by feature, one for each of `ROLES`; `>a>b` is the step from one role to the next. */
export type TaggerWeights = Readonly<Record<string, readonly number[]>>;

export const ROLES: readonly LineRole[] = ['head', 'text', 'caption'];

type RowOf = (name: string) => readonly number[] | undefined;

function sumsOf(names: readonly string[], rowOf: RowOf): number[] {
  const sums = ROLES.map(() => 0);
  for (const name of names) {
    const row = rowOf(name);
    if (row) for (let role = 0; role < sums.length; role += 1) sums[role]! += row[role] ?? 0;
  }
  return sums;
}

/**
 * The likeliest roles of a section's lines, taken together (Viterbi).
 * @param rowOf a faster way to the weights of one feature, where there is one
 */
export function tagLines(
  features: readonly (readonly string[])[],
  weights: TaggerWeights,
  rowOf: RowOf = (name) => weights[name],
): LineRole[] {
  const back: number[][] = [];
  let scores = ROLES.map(() => 0);
  for (const [index, names] of features.entries()) {
    const own = sumsOf(names, rowOf);
    if (index === 0) {
      scores = own.map((score, role) => score + (weights['>start']?.[role] ?? 0));
      back.push([]);
      continue;
    }
    const from = ROLES.map((_, role) => {
      const steps = scores.map((score, before) => score + (weights[`>${ROLES[before]}`]?.[role] ?? 0));
      return steps.indexOf(Math.max(...steps));
    });
    scores = own.map((score, role) => {
      const before = from[role]!;
      return score + scores[before]! + (weights[`>${ROLES[before]}`]?.[role] ?? 0);
    });
    back.push(from);
  }
  if (features.length === 0) return [];
  let role = scores.indexOf(Math.max(...scores));
  const roles = [role];
  for (let index = features.length - 1; index > 0; index -= 1) {
    role = back[index]![role]!;
    roles.unshift(role);
  }
  return roles.map((each) => ROLES[each]!);
}
