import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run check`: format, lint with import direction, migrations, style sheets, types. Runs all of them, so that one run tells everything. */
const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

const projects = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  .concat('bench', 'scripts', 'packages/ats/corpus', 'apps/web/service-worker')
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));

const steps: [string, string, string[]][] = [
  ['format', bin('oxfmt'), ['--check']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['migrations', process.execPath, [join(root, 'scripts/check-migrations.ts')]],
  ['style sheets', bin('stylelint'), ['apps/web/{app,server}/**/*.css']],
  ['route types', 'npm', ['run', '-s', 'typegen', '-w', '@setapak/web']],
  ...projects.map((folder): [string, string, string[]] => [`types of ${folder}`, bin('tsc'), ['-p', folder]]),
];

const failed = steps.filter(([title, command, args]) => {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
  if (status !== 0) console.log(stdout + stderr);
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
