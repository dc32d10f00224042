import { GROUPS, MATCH_WEIGHTS, RULES, RULES_VERSION, TOTAL } from '@setapak/ats/advice';
import advice from '../../../../../../docs/ats-advice-bench.json' with { type: 'json' };
import match from '../../../../../../docs/ats-match-bench.json' with { type: 'json' };

export type Method = ReturnType<typeof loadMethod>;

/** How a score is made, from the rules themselves, and what the last runs of the benches measured. */
export function loadMethod() {
  return {
    version: RULES_VERSION,
    weights: TOTAL.weights,
    aboveWeaker: TOTAL.aboveWeaker,
    groups: GROUPS.map(({ id, dimension, label }) => {
      const own = RULES.filter(({ group }) => group === id);
      return {
        id,
        dimension,
        label,
        points: own.reduce((sum, { points }) => sum + points, 0),
        rules: own.map((rule) => ({ id: rule.id, words: rule.passed, points: rule.points })),
      };
    }),
    matchWeights: MATCH_WEIGHTS,
    measured: { advice, match },
  };
}
