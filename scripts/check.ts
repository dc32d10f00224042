import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** `npm run check`: format, lint with import direction, types, migrations, style sheets. Runs all of them, so that one run tells everything. */
const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

type Step = [title: string, command: string, args: string[]];

const routeTypes: Step = ['route types', 'npm', ['run', '-s', 'typegen', '--prefix', 'apps/web']];
const steps: Step[] = [
  // The linter reads the types of every file anyway, by the settings of its folder: its telling their errors, too, is almost free.
  ['lint and types', bin('oxlint'), ['--type-aware', '--type-check', '--deny-warnings']],
  ['format', bin('oxfmt'), ['--check']],
  ['migrations', process.execPath, [join(root, 'scripts/check-migrations.ts')]],
  ['style sheets', bin('stylelint'), ['apps/web/{app,server}/**/*.css']],
];

const LARGEST_OUTPUT = 64 * 1024 * 1024;

/** The linter's engine is written in Go, whose collector takes a seventh of the work where memory is not short. */
const env = { GOGC: '400', GOMEMLIMIT: '3GiB', ...process.env };

async function passes([title, command, args]: Step): Promise<boolean> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, env, maxBuffer: LARGEST_OUTPUT }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${error ? 'FAIL' : 'ok  '} ${title} (${seconds} s)`);
      if (error) console.log(stdout + stderr);
      resolve(!error);
    });
  });
}

// Types of routes are written before types are checked; then one step for each core, the longest first.
const results = [await passes(routeTypes)];
const waiting = [...steps];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await passes(step));
  }),
);
process.exit(results.every(Boolean) ? 0 : 1);
