import type { LineRole } from '../entries/line-roles.ts';
import { likeliestByFeatures, likeliestPath, type PathWeights } from './likeliest-path.ts';
import type { Features, LineFeatures } from './line-features.ts';

/** Weights by feature, one for each of `ROLES`. */
export type TaggerWeights = PathWeights;

export const ROLES: readonly LineRole[] = ['head', 'text', 'caption'];

type Row = readonly number[] | undefined;

function add(sums: number[], row: Row): void {
  if (row) for (let role = 0; role < sums.length; role += 1) sums[role]! += row[role] ?? 0;
}

/** The rows of weights that features have behind each of `starts`, by name and value; their names are put together only once. */
function makeRows(
  weights: TaggerWeights,
  starts: readonly string[],
): (name: string, value: Features[string]) => readonly Row[] {
  const byName = new Map<string, Map<Features[string], readonly Row[]>>();
  return (name, value) => {
    let rows = byName.get(name);
    if (!rows) byName.set(name, (rows = new Map()));
    let known = rows.get(value);
    if (!known) rows.set(value, (known = starts.map((start) => weights[`${start}${name}${value}`])));
    return known;
  };
}

/** The same for features without names. */
export function makeSums(weights: TaggerWeights): (features: readonly LineFeatures[]) => number[][] {
  const own = makeRows(weights, ['', ...ROLES.map((role) => `rule${role}&`)]);
  const [up, down] = [makeRows(weights, ['up']), makeRows(weights, ['down'])];
  return (features) =>
    features.map((line) => {
      const sums = ROLES.map(() => 0);
      const rows = Object.keys(line.own).map((name) => own(name, line.own[name]!));
      const withRule = 1 + ROLES.indexOf(line.rule);
      for (const row of rows) add(sums, row[0]);
      for (const row of rows) add(sums, row[withRule]);
      add(sums, own('rule', line.rule)[0]);
      for (const name in line.up) add(sums, up(name, line.up[name]!)[0]);
      for (const name in line.down) add(sums, down(name, line.down[name]!)[0]);
      add(sums, own('up', String(line.ruleAbove))[withRule]);
      add(sums, own('down', String(line.ruleBelow))[withRule]);
      return sums;
    });
}

/** The likeliest roles of a section's lines by all their features. */
export function tagLines(features: readonly (readonly string[])[], weights: TaggerWeights): LineRole[] {
  return likeliestByFeatures(features, weights, ROLES);
}

/** The likeliest roles of a section's lines, taken together. */
export function likeliestRoles(sums: readonly (readonly number[])[], weights: TaggerWeights): LineRole[] {
  return likeliestPath(sums, weights, ROLES);
}
