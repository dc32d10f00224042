import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features, folders } from '../apps/web/app/features/graph.ts';

const root = join(import.meta.dirname, '..');
const FEATURES = 'apps/web/app/features';

type Case = readonly [file: string, imported: string];

const refused: Case[] = [
  ['packages/resume/src/a.ts', '~/services/id.ts'],
  ['packages/resume/src/a.ts', '../../../apps/web/app/services/id.ts'],
  ['packages/resume/src/a.ts', '@setapak/ats'],
  ['packages/resume-pdf/src/a.ts', '@setapak/web'],
  ['packages/resume-pdf/src/a.ts', '@setapak/ats'],
  ['packages/ats/src/fields/a.ts', '@setapak/resume'],
  ['packages/worker-pool/src/a.ts', '@setapak/ats'],
  ['packages/letter/src/a.ts', '@setapak/resume-pdf'],
  ['apps/web/app/services/a.server.ts', '~/features/cv-library/model.ts'],
  ['apps/web/app/services/mail/a.server.ts', '../../features/cv-library/model.ts'],
  ['apps/web/app/services/mail/a.server.ts', '~/ui/button.tsx'],
  ['apps/web/app/services/mail/a.server.ts', '~/content/landing.ts'],
  ['apps/web/app/services/db/a.server.ts', '~/routes/login.tsx'],
  ['apps/web/app/ui/a.tsx', '~/features/cv-library/model.ts'],
  ['apps/web/app/ui/layouts/a.tsx', '../../services/id.ts'],
  ['apps/web/app/content/a.ts', '~/features/cv-library/model.ts'],
  // Past the public face of a feature that may be used.
  [`${FEATURES}/ats/a.server.ts`, '~/features/checkout/orders/load-order.server.ts'],
  [`${FEATURES}/ats/a.server.ts`, '../checkout/orders/load-order.server.ts'],
  [`${FEATURES}/ats/result/a.tsx`, '../../checkout/model.ts'],
  // A feature that may not be used, by its public face.
  [`${FEATURES}/accounts/a.server.ts`, '~/features/checkout/public.server.ts'],
  [`${FEATURES}/accounts/components/a.tsx`, '~/features/cv-review/public.ts'],
  [`${FEATURES}/cv-sync/editing/a.ts`, '~/features/cv-builder/public.ts'],
  [`${FEATURES}/checkout/orders/a.server.ts`, '~/features/ats/public.server.ts'],
  [`${FEATURES}/not-in-the-graph/a.server.ts`, '~/features/analytics/public.ts'],
  [`${FEATURES}/not-in-the-graph/components/a.tsx`, '~/features/analytics/public.ts'],
  // Against the direction of a feature's folders.
  [`${FEATURES}/cv-builder/fields/a.tsx`, '../steps/steps.ts'],
  [`${FEATURES}/cv-design/fit/a.tsx`, '../panels/layout-panel.tsx'],
  [`${FEATURES}/cv-design/ats-view/a.tsx`, '../panels/layout-panel.tsx'],
  [`${FEATURES}/cv-import/uploads/a.ts`, '../components/file-pick.tsx'],
  [`${FEATURES}/checkout/orders/a.server.ts`, '../payments/apply-payment.server.ts'],
  [`${FEATURES}/cv-library/components/a.tsx`, '~/routes/login.tsx'],
  [`${FEATURES}/cv-library/a.server.ts`, '~/registry.server.ts'],
  [`${FEATURES}/cv-library/a.server.ts`, '../../../server/app.ts'],
  ['apps/web/app/routes/a.tsx', '../../server/app.ts'],
  ['apps/web/app/routes/a.tsx', './login.tsx'],
];

const allowed: Case[] = [
  ['packages/resume-pdf/src/a.ts', '@setapak/resume'],
  ['packages/ats/src/a.ts', '@setapak/worker-pool'],
  ['packages/letter/src/a.ts', '@setapak/ats/ad'],
  ['apps/web/app/services/reading/a.server.ts', '@setapak/ats'],
  ['apps/web/app/ui/layouts/a.tsx', '../button.tsx'],
  [`${FEATURES}/cv-library/a.server.ts`, './model.ts'],
  [`${FEATURES}/cv-library/a.server.ts`, '~/services/db/schema.ts'],
  [`${FEATURES}/cv-library/a.server.ts`, '../../services/db/schema.ts'],
  [`${FEATURES}/cv-library/components/a.tsx`, '../model.ts'],
  [`${FEATURES}/cv-library/components/a.tsx`, '~/ui/button.tsx'],
  [`${FEATURES}/ats/a.server.ts`, '~/features/checkout/public.server.ts'],
  [`${FEATURES}/ats/packages/a.tsx`, '~/features/checkout/public.ts'],
  [`${FEATURES}/cv-design/preview/a.tsx`, '~/features/cv-builder/public.ts'],
  [`${FEATURES}/cv-design/panels/a.tsx`, '../controls/controls.tsx'],
  [`${FEATURES}/checkout/payments/a.server.ts`, '../orders/lock-order.server.ts'],
  ['apps/web/app/routes/a.tsx', '~/features/cv-library/list-cvs.server.ts'],
  ['apps/web/app/routes/a.tsx', './+types/a.ts'],
];

/** One file for each case, at its place in a copy of the tree: the linter runs once over all of them. */
let copy = '';
let complaints: { message: string; help?: string; filename: string }[] = [];
const fileOf = ([file]: Case, index: number) =>
  join(dirname(file), `case-${index}-${file.split('/').at(-1)}`);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'setapak-lint-'));
  for (const file of ['oxlint.config.ts', `${FEATURES}/graph.ts`]) cpSync(join(root, file), join(copy, file));
  [...refused, ...allowed].forEach((one, index) => {
    const path = join(copy, fileOf(one, index));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { thing } from '${one[1]}';\n\nexport const other = thing;\n`);
  });
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: copy,
    encoding: 'utf8',
  });
  complaints = (JSON.parse(stdout) as { diagnostics: typeof complaints }).diagnostics;
});
afterAll(() => rmSync(copy, { recursive: true }));

const saidOf = (one: Case, index: number) =>
  complaints
    .filter(({ filename }) => filename === fileOf(one, index))
    .map(({ message, help }) => `${message} ${help}`)
    .join();

test.each(refused.map((one, index) => ({ file: one[0], imported: one[1], one, index })))(
  '$file may not import $imported',
  ({ one, index }) => expect(saidOf(one, index)).toContain('Import direction'),
);

test.each(
  allowed.map((one, index) => ({ file: one[0], imported: one[1], one, index: refused.length + index })),
)('$file may import $imported', ({ one, index }) =>
  expect(saidOf(one, index)).not.toContain('Import direction'),
);

describe('the graph of the features', () => {
  /** The first way round in a circle, or nothing. */
  function circleIn(graph: Record<string, readonly string[]>): string[] | undefined {
    const done = new Set<string>();
    const visit = (name: string, path: string[]): string[] | undefined => {
      if (path.includes(name)) return [...path, name];
      if (done.has(name)) return undefined;
      const found = (graph[name] ?? [])
        .map((below) => visit(below, [...path, name]))
        .find((circle) => circle !== undefined);
      done.add(name);
      return found;
    };
    return Object.keys(graph)
      .map((name) => visit(name, []))
      .find((circle) => circle !== undefined);
  }

  test('a circle is found where there is one', () => {
    expect(circleIn({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
    expect(circleIn({ a: ['b', 'c'], b: ['c'], c: [] })).toBeUndefined();
  });

  test('features use each other without a circle', () => {
    expect(circleIn(features)).toBeUndefined();
    const used = Object.values(features).flat();
    expect(used.filter((name) => !Object.hasOwn(features, name))).toEqual([]);
  });

  test('every feature is named in it', () => {
    const there = readdirSync(join(root, FEATURES), { withFileTypes: true });
    const names = there.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(names.filter((name) => !Object.hasOwn(features, name))).toEqual([]);
  });

  test.each(Object.entries(folders))('the folders of %s use each other without a circle', (name, graph) => {
    expect(circleIn(graph)).toBeUndefined();
    const there = readdirSync(join(root, FEATURES, name), { withFileTypes: true });
    const names = there.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(names.toSorted()).toEqual(Object.keys(graph).toSorted());
  });
});
