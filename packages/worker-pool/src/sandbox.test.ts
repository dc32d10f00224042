import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxArgs } from './sandbox.ts';

/** A file of the repository that stands outside what the sandbox may read. */
const outside = join(import.meta.dirname, '../../../package.json');
const folder = dirname(fileURLToPath(import.meta.resolve('@setapak/worker-pool/package.json')));

function tryInside(code: string): string {
  const args = [...sandboxArgs(folder), '--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: {} });
  return /ERR_[A-Z_]+/.exec(stderr)?.[0] ?? (stdout.trim() || stderr);
}

test('code inside reads its own package and what that depends on', () => {
  const own = JSON.stringify(import.meta.resolve('@setapak/worker-pool/package.json'));
  const dependency = JSON.stringify(import.meta.resolve('vitest'));
  expect(
    tryInside(`import { readFileSync } from 'node:fs';
      const read = (url) => readFileSync(new URL(url)).length > 0;
      console.log(read(${own}), read(${dependency}))`),
  ).toBe('true true');
});

test.each([
  ['files of others', `import('node:fs').then((fs) => fs.readFileSync(${JSON.stringify(outside)}))`],
  ['the environment', `import('node:fs').then((fs) => fs.readFileSync('/proc/self/environ'))`],
  ['writing', `import('node:fs').then((fs) => fs.writeFileSync('/tmp/setapak-escaped', ''))`],
  ['programs', `import('node:child_process').then(({ spawnSync }) => { throw spawnSync('true').error })`],
  ['threads', `import('node:worker_threads').then(({ Worker }) => new Worker('1', { eval: true }))`],
])('code inside is denied %s', (_name, code) => {
  expect(tryInside(code)).toBe('ERR_ACCESS_DENIED');
});
