import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES_VERSION, TOTAL } from './check.ts';
import { GROUPS } from './groups.ts';
import { WEIGHTS } from './match/match.ts';
import { RULES } from './rules.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const page = readFileSync(join(docs, 'ats-method.md'), 'utf8');
const measured = readFileSync(join(docs, 'ats-measured.md'), 'utf8');
const rows = `${page}\n${measured}`
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('the published table of rules is the one in the code', () => {
  const published = rows.filter(
    ([id, group]) => id?.startsWith('`') && GROUPS.some((each) => each.id === group),
  );
  expect(published).toEqual(
    RULES.map(({ id, group, points, ceiling, passed }) => [
      `\`${id}\``,
      group,
      String(points),
      String(ceiling ?? ''),
      passed,
    ]),
  );
  expect(page).toContain(`version ${RULES_VERSION}`);
  const { weights, aboveWeaker } = TOTAL;
  expect(page).toContain(`${weights.readable} × Terbaca + ${weights.convincing} × Meyakinkan`);
  expect(page).toContain(`at most ${aboveWeaker} points above`);
});

test('so are the sums of the groups', () => {
  for (const { id, dimension, label } of GROUPS) {
    const own = RULES.filter((rule) => rule.group === id);
    const points = own.reduce((sum, rule) => sum + rule.points, 0);
    const figure = dimension === 'readable' ? 'Terbaca' : 'Meyakinkan';
    expect(rows).toContainEqual([figure, id, label, String(own.length), String(points)]);
  }
});

test('and the weights of a match', () => {
  const published = rows.filter(
    ([part]) => part && /^(?:skills and tools|title|years|degree|languages)$/.test(part),
  );
  expect(published.map(([, weight]) => Number(weight))).toEqual(Object.values(WEIGHTS));
});

test('measured figures: the page shows those of the last run of the bench, by the rules of today', () => {
  const file = join(docs, 'ats-advice-bench.json');
  const { rulesVersion, parts } = JSON.parse(readFileSync(file, 'utf8')) as {
    rulesVersion: string;
    parts: Record<string, number>;
  };
  expect(rulesVersion).toBe(RULES_VERSION);
  for (const [what, share] of Object.entries(parts)) expect(rows).toContainEqual([what, `${share} %`]);
});
