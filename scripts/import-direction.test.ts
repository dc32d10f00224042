import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'setapak-lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Lints one file that holds one import, at its place in a copy of the tree. @returns what the linter says */
function lint(file: string, imported: string): string {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { thing } from '${imported}';\n\nexport const other = thing;\n`);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', path], {
    cwd: copy,
    encoding: 'utf8',
  });
  rmSync(path);
  return stdout;
}

test.each([
  ['packages/resume/src/a.ts', '~/services/id.ts'],
  ['packages/resume/src/a.ts', '../../../apps/web/app/services/id.ts'],
  ['packages/resume/src/a.ts', '@setapak/ats'],
  ['packages/resume-pdf/src/a.ts', '@setapak/web'],
  ['packages/resume-pdf/src/a.ts', '@setapak/ats'],
  ['packages/ats/src/fields/a.ts', '@setapak/resume'],
  ['packages/worker-pool/src/a.ts', '@setapak/ats'],
  ['apps/web/app/services/a.server.ts', '~/features/cv-library/model.ts'],
  ['apps/web/app/services/mail/a.server.ts', '../../features/cv-library/model.ts'],
  ['apps/web/app/services/mail/a.server.ts', '~/ui/button.tsx'],
  ['apps/web/app/services/mail/a.server.ts', '~/content/landing.ts'],
  ['apps/web/app/services/db/a.server.ts', '~/routes/login.tsx'],
  ['apps/web/app/ui/a.tsx', '~/features/cv-library/model.ts'],
  ['apps/web/app/ui/layouts/a.tsx', '../../services/id.ts'],
  ['apps/web/app/content/a.ts', '~/features/cv-library/model.ts'],
  ['apps/web/app/features/cv-library/a.server.ts', '~/features/ats/load-check.server.ts'],
  ['apps/web/app/features/cv-library/a.server.ts', '../ats/load-check.server.ts'],
  ['apps/web/app/features/cv-library/components/a.tsx', '../../ats/model.ts'],
  ['apps/web/app/features/cv-library/components/a.tsx', '~/routes/login.tsx'],
  ['apps/web/app/features/cv-library/a.server.ts', '../../../server/app.ts'],
  ['apps/web/app/routes/a.tsx', '../../server/app.ts'],
  ['apps/web/app/routes/a.tsx', './login.tsx'],
])('%s may not import %s', (file, imported) => {
  expect(lint(file, imported)).toContain('Import direction');
});

test.each([
  ['packages/resume-pdf/src/a.ts', '@setapak/resume'],
  ['packages/ats/src/a.ts', '@setapak/worker-pool'],
  ['apps/web/app/services/reading/a.server.ts', '@setapak/ats'],
  ['apps/web/app/ui/layouts/a.tsx', '../button.tsx'],
  ['apps/web/app/features/cv-library/a.server.ts', './model.ts'],
  ['apps/web/app/features/cv-library/a.server.ts', '~/services/db/schema.ts'],
  ['apps/web/app/features/cv-library/a.server.ts', '../../services/db/schema.ts'],
  ['apps/web/app/features/cv-library/a.server.ts', '~/features/ats/public.server.ts'],
  ['apps/web/app/features/cv-library/components/a.tsx', '../model.ts'],
  ['apps/web/app/features/cv-library/components/a.tsx', '~/ui/button.tsx'],
  ['apps/web/app/routes/a.tsx', '~/features/cv-library/list-cvs.server.ts'],
  ['apps/web/app/routes/a.tsx', './+types/a.ts'],
])('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).not.toContain('Import direction');
});
