import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './lock.server.ts';

let folder = '';
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'setapak-lock-')), 'pglite');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

/** Another process that takes the folder and keeps it. */
async function holder() {
  const program = `
    import { lockFolder } from ${JSON.stringify(new URL('./lock.server.ts', import.meta.url).href)};
    lockFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => globalThis.gc?.(), 100);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('a folder that another process uses is refused, even after a garbage collection there', async () => {
  await holder();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(() => lockFolder(folder)).toThrow('Another Setapak process');
});

test('a crash lets the folder go', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

test('letting go lets the next one in', () => {
  lockFolder(folder)();
  lockFolder(folder)();
});
