import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A command of ours, where no database answers. */
function runWithoutDatabase(script: string, ...args: string[]) {
  const alias = join(import.meta.dirname, 'app-alias.ts');
  const env = {
    PATH: process.env['PATH'],
    SETAPAK_DEMO: 'public',
    DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
  };
  return spawnSync(process.execPath, ['--import', alias, join(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
    env,
  });
}

test.each([
  ['set-role.ts', 'rani@setapak.example', 'admin'],
  ['ledger.ts', 'check'],
])('%s: a database that does not answer is said in one line, without the query', (script, ...args) => {
  const { status, stdout, stderr } = runWithoutDatabase(script, ...args);
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: 'connect ECONNREFUSED 127.0.0.1:1\n',
  });
});
