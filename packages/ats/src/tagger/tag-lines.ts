import type { LineRole } from '../entries/line-roles.ts';
import type { LineFeatures } from './line-features.ts';

/** Weights by feature, one for each of `ROLES`; `>a>b` is the step from one role to the next. */
export type TaggerWeights = Readonly<Record<string, readonly number[]>>;

export const ROLES: readonly LineRole[] = ['head', 'text', 'caption'];

type Row = readonly number[] | undefined;

function add(sums: number[], row: Row): void {
  if (row) for (let role = 0; role < sums.length; role += 1) sums[role]! += row[role] ?? 0;
}

/** What the features of each line speak for, summed up by role. */
function sumsOf(features: readonly (readonly string[])[], weights: TaggerWeights): number[][] {
  return features.map((names) => {
    const sums = ROLES.map(() => 0);
    for (const name of names) add(sums, weights[name]);
    return sums;
  });
}

/** The same for features that are not put together yet: far fewer names are made, and each is looked up once for both its rows. */
export function makeSums(weights: TaggerWeights): (features: readonly LineFeatures[]) => number[][] {
  const rows = new Map(Object.entries(weights));
  const together = new Map(
    ROLES.map((role) => {
      const start = `rule${role}&`;
      const own = [...rows].filter(([name]) => name.startsWith(start));
      return [role, new Map(own.map(([name, row]) => [name.slice(start.length), row]))];
    }),
  );
  return (features) =>
    features.map(({ own, rule, beside }) => {
      const sums = ROLES.map(() => 0);
      const withRule = together.get(rule)!;
      for (const name of own) add(sums, rows.get(name));
      for (const name of own) add(sums, withRule.get(name));
      for (const name of beside) add(sums, rows.get(name));
      return sums;
    });
}

/** The likeliest roles of a section's lines by all their features. */
export function tagLines(features: readonly (readonly string[])[], weights: TaggerWeights): LineRole[] {
  return likeliestRoles(sumsOf(features, weights), weights);
}

/** The likeliest roles of a section's lines, taken together (Viterbi). */
export function likeliestRoles(sums: readonly (readonly number[])[], weights: TaggerWeights): LineRole[] {
  const back: number[][] = [];
  let scores = ROLES.map(() => 0);
  for (const [index, own] of sums.entries()) {
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
  if (sums.length === 0) return [];
  let role = scores.indexOf(Math.max(...scores));
  const roles = [role];
  for (let index = sums.length - 1; index > 0; index -= 1) {
    role = back[index]![role]!;
    roles.unshift(role);
  }
  return roles.map((each) => ROLES[each]!);
}
