import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/config.server.ts';
import { describeOnDatabases } from '../db/testing.ts';
import { differencesOf, keysOf } from './keys-of.ts';
import { joinProcesses } from './processes.server.ts';

const [OLD, NEW] = ['the secret of all processes here', 'another secret, thirty-two letters'];
const DATA_KEY = Buffer.alloc(32, 1).toString('base64');
const known = (secret: string, env: Record<string, string> = {}) =>
  keysOf({ config: readConfig(env), secret, baseUrl: 'https://setapak.example' });

test('keys: the same ones agree, other ones are named', () => {
  expect(differencesOf(known(OLD, { DATA_KEY }), known(OLD, { DATA_KEY }))).toEqual([]);
  expect(differencesOf(known(OLD), known(NEW))).toEqual(['AUTH_SECRET']);
  expect(differencesOf(known(OLD, { DATA_KEY }), known(OLD))).toEqual(['DATA_KEY']);
  const other = { ...known(OLD), now: { ...known(OLD).now, APP_URL: 'of another version' } };
  expect(differencesOf(known(OLD), other)).toEqual(['APP_URL']);
});

test('keys: one that is being changed agrees with what it was before, in both directions', () => {
  const rotated = known(NEW, { AUTH_SECRET_PREVIOUS: OLD });
  expect(differencesOf(known(OLD), rotated)).toEqual([]);
  expect(differencesOf(rotated, known(OLD))).toEqual([]);
  const resealed = known(OLD, {
    DATA_KEY: Buffer.alloc(32, 2).toString('base64'),
    DATA_KEY_PREVIOUS: DATA_KEY,
  });
  expect(differencesOf(known(OLD, { DATA_KEY }), resealed)).toEqual([]);
});

test('keys: nothing of a key stands in what others may read', () => {
  const shown = JSON.stringify(known(OLD, { DATA_KEY, MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc' }));
  for (const key of [OLD, DATA_KEY, 'SB-Mid-server-abc', 'setapak.example']) expect(shown).not.toContain(key);
});

describeOnDatabases('processes on one database', (getDatabase) => {
  async function join(secret: string) {
    const logged: { level: number; names?: string[] }[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
    const { db } = getDatabase();
    const joined = await joinProcesses({ db, log, role: 'web', version: '1', keys: known(secret) });
    onTestFinished(() => joined.stop());
    return { ...joined, logged };
  }

  test('one with another secret is found by both, said once, and over when it has gone', async () => {
    const [web, second] = [await join(OLD), await join(OLD)];
    expect([web.differences(), second.logged]).toEqual([[], []]);
    const worker = await join(NEW);
    expect(worker.differences()).toEqual(['AUTH_SECRET']);
    expect(worker.logged).toEqual([expect.objectContaining({ level: 50, names: ['AUTH_SECRET'] })]);
    for (let look = 0; look < 2; look += 1) await web.look();
    expect(web.differences()).toEqual(['AUTH_SECRET']);
    expect(web.logged).toHaveLength(1);
    expect(await web.list()).toHaveLength(3);
    await worker.stop();
    await web.look();
    expect(web.differences()).toEqual([]);
  });

  test('one that was killed does not count for long', async () => {
    const worker = await join(NEW);
    await getDatabase().query(`UPDATE running_process SET seen_at = now() - interval '2 minutes'`);
    const web = await join(OLD);
    expect(web.differences()).toEqual([]);
    await worker.stop();
  });
});
