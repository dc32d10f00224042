import { setTimeout as delay } from 'node:timers/promises';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isAway } from '../refusal.server.ts';
import { openDatabase, reasonOf } from './db.server.ts';
import { listenPostgres } from './listen.server.ts';
import { databaseKinds, makePostgres } from './testing-postgres.ts';
import { quietable } from './testing-silence.ts';
import { describeOnDatabases } from './testing.ts';

describeOnDatabases('the pool of connections', (getDatabase) => {
  test('a connection that breaks between two queries of a transaction ends that transaction, not the program', async ({
    skip,
  }) => {
    const { db, kind, query } = getDatabase();
    if (kind === 'pglite') skip('PGlite has no connection to lose');
    const broken = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      // Nothing waits for an answer of the connection while it ends.
      await delay(100);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(broken).rejects.toThrow();
    expect((await query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

describe.runIf(databaseKinds.includes('postgres'))(
  'a database that answers no more and ends no connection',
  () => {
    test('queries and transactions are given up, later queries and listeners use the new one, jobs may wait', async () => {
      const postgres = await makePostgres();
      const server = await quietable(postgres.url);
      const database = await openDatabase({ url: server.url, dataDir: '', onError: () => {}, answerMs: 300 });
      const { db, patient, query } = database;
      const heard: string[] = [];
      const stop = await listenPostgres({
        connectionString: server.url,
        channel: 'langkah',
        onPayload: (payload) => heard.push(payload),
        onReconnect: () => heard.push('back'),
        onError: () => {},
        lookMs: 100,
        answerMs: 300,
      });
      try {
        const [{ rows }] = await Promise.all([
          patient.execute(sql`SELECT pg_sleep(0.5), 1 AS one`),
          query('SELECT 1'),
        ]);
        expect(rows[0]).toMatchObject({ one: 1 });
        const failures = db.transaction(async (tx) => {
          await tx.execute(sql`SELECT 1`);
          server.goQuiet();
          await tx.execute(sql`SELECT 1`);
        });
        expect(isAway(await failures.catch((error: unknown) => error))).toBe(true);
        await query('SELECT 1').catch((error: unknown) => expect(isAway(error)).toBe(true));
        expect((await query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
        await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['back']);
        await query(`SELECT pg_notify('langkah', 'satu')`);
        await expect.poll(() => heard).toEqual(['back', 'satu']);
      } finally {
        await stop();
        server.close();
        await database.close();
        await postgres.drop();
      }
    });
  },
);

describeOnDatabases('what a query gives back', (getDatabase) => {
  test('arrays of text and numbers, documents and dates are values', async () => {
    const { query, db } = getDatabase();
    const statement = `SELECT '{a,b}'::text[] AS words, '{1,2}'::int4[] AS numbers, '{"a": [1]}'::jsonb AS document,
      '2026-01-02T03:04:05Z'::timestamptz AS at`;
    const values = { words: ['a', 'b'], numbers: [1, 2], document: { a: [1] } };
    expect((await query(statement)).rows).toEqual([{ ...values, at: new Date('2026-01-02T03:04:05Z') }]);
    expect((await db.execute(sql.raw(statement))).rows).toMatchObject([values]);
  });

  test('PGlite keeps no parsers for the rows of tables, which it would copy for each query', ({ skip }) => {
    const { pglite } = getDatabase();
    if (!pglite) skip('PostgreSQL has no such parsers');
    expect(Object.keys(pglite!.parsers).length).toBeLessThan(120);
  });
});

test('PGlite: a folder that cannot be opened is named with the reason, and can be opened once that is gone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setapak-db-'));
  await writeFile(join(dataDir, 'pglite'), 'no folder');
  const open = () => openDatabase({ dataDir, onError: () => {} });
  await expect(open()).rejects.toThrow(`The database in ${join(dataDir, 'pglite')} could not be opened: `);
  await rm(join(dataDir, 'pglite'));
  const database = await open();
  await database.close();
  await rm(dataDir, { recursive: true });
});

test('reasonOf: what PGlite throws on a full disk is said in words', () => {
  // Not an Error, and without a message.
  expect(reasonOf({ name: 'ErrnoError', errno: 51 })).toBe('its disk is full; make room, then start again');
  expect(reasonOf(new Error('boom'))).toBe('boom');
});
