import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from './log.server.ts';

/** Linux has it: every write to it finds a full disk. */
const FULL_DISK = '/dev/full';

test.runIf(existsSync(FULL_DISK))('log: on a full disk the program goes on, whatever it has to say', () => {
  const fd = openSync(FULL_DISK, 'w');
  onTestFinished(() => closeSync(fd));
  const log = createLog('info', undefined, fd);
  expect(() => {
    for (let line = 0; line < 10_000; line += 1) log.info({ line }, 'a request');
    log.fatal('an uncaught error');
  }).not.toThrow();
});

test('log: every line stands in the file once it was written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'setapak-log-'));
  const file = join(folder, 'log');
  const fd = openSync(file, 'w');
  onTestFinished(async () => {
    closeSync(fd);
    await rm(folder, { recursive: true });
  });
  const log = createLog('info', undefined, fd);
  log.info({ line: 1 }, 'a request');
  log.fatal('an uncaught error');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line).msg)).toEqual(['a request', 'an uncaught error']);
});
