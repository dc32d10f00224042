import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'apps/web/build/stamp');
const watched = [
  'apps/web',
  'packages',
  'package-lock.json',
  'scripts/short-manifest.ts',
  'scripts/shorten-manifest.ts',
  'scripts/precompress.ts',
];
const skipped = new Set([
  'node_modules',
  'build',
  '.react-router',
  'e2e',
  'corpus',
  'training',
  'fixtures',
  'data',
]);

/** Builds the web app unless its build was made from just these sources. */
export function buildIfStale(): void {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stderr.write('Building Setapak…\n');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'build', '--prefix', 'apps/web'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    throw new Error('The build failed.');
  }
  writeFileSync(stampFile, stamp);
}

/** A hash of the names, sizes and times of all source files: cheap, and enough to see a change. */
function stampOfSources(): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    const stats = statSync(path);
    if (!stats.isDirectory()) {
      hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort())
      if (!skipped.has(name) && !name.includes('.test.')) visit(join(path, name));
  };
  for (const path of watched) visit(join(root, path));
  return hash.digest('hex');
}

if (import.meta.main) buildIfStale();
