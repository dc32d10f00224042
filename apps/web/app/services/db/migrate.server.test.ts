import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitMigrations } from './await-migrations.server.ts';
import { openDatabase } from './db.server.ts';
import { migratePostgres, pendingMigrations } from './migrate.server.ts';

const server = process.env['TEST_DATABASE_URL'];

describe.runIf(server)('migrations on PostgreSQL', () => {
  test('six processes that start at once on an empty database all find their tables', async () => {
    await onEmptyDatabase(async (url) => {
      const open = () =>
        openDatabase({ url, dataDir: '', onError: (error) => expect(error).toBeUndefined() });
      const databases = await Promise.all(Array.from({ length: 6 }, open));
      for (const { query } of databases)
        expect((await query('SELECT count(*)::int AS users FROM "user"')).rows).toEqual([{ users: 0 }]);
      await Promise.all(databases.map((database) => database.close()));
    });
  });

  test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
    await withMigrations(
      {
        '0000_a': 'CREATE TABLE a (id int)',
        '0001_b': 'CREATE TABLE b (id int);--> statement-breakpoint\nSELECT 1/0',
      },
      async (folder) =>
        onEmptyDatabase(async (url, client) => {
          await expect(migratePostgres(url, { folder })).rejects.toThrow('0001_b failed');
          expect(await tables(client)).toEqual(['a']);
          expect(
            (await pendingMigrations(client.query.bind(client), folder)).map(({ name }) => name),
          ).toEqual(['0001_b']);
        }),
    );
  });

  test('settings of the database: those that are missing are set again, others are left as they are', async () => {
    await withMigrations({ '0000_a': 'CREATE TABLE a (id int)' }, async (folder) =>
      onEmptyDatabase(async (url, client) => {
        const set = (setting: string) =>
          client.query(
            `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${setting}', current_database()); END $$`,
          );
        await set('random_page_cost = 2');
        await migratePostgres(url, { folder });
        await migratePostgres(url, { folder });
        const { rows } = await client.query<{ settings: string[] }>(
          `SELECT setconfig AS settings FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase WHERE datname = current_database()`,
        );
        expect(rows[0]?.settings.toSorted()).toEqual([
          'jit=off',
          'max_parallel_workers_per_gather=0',
          'random_page_cost=2',
        ]);
      }),
    );
  });

  test('a migration that does not get its lock makes way for the queries, and is tried again', async () => {
    await withMigrations({ '0000_a': 'ALTER TABLE busy ADD COLUMN note text' }, async (folder) =>
      onEmptyDatabase(async (url, client) => {
        await client.query('CREATE TABLE busy (id int)');
        await client.query('BEGIN');
        await client.query('SELECT * FROM busy');
        const retried: string[] = [];
        const onRetry = (name: string) => {
          retried.push(name);
          if (retried.length === 2) void client.query('COMMIT');
        };
        await migratePostgres(url, { folder, onRetry, lockTimeoutMs: 50, retryMs: 50 });
        expect(retried.length).toBeGreaterThanOrEqual(2);
        expect((await client.query('SELECT note FROM busy')).rows).toEqual([]);
      }),
    );
  });

  test('an index is built concurrently while another process waits to migrate, and one cut short is built anew', async () => {
    const statement = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS busy_id ON busy (id)';
    await withMigrations({ '0000_a': statement }, async (folder) =>
      onEmptyDatabase(async (url, client) => {
        await client.query('CREATE TABLE busy (id int)');
        await client.query('INSERT INTO busy VALUES (1), (1)');
        await expect(migratePostgres(url, { folder })).rejects.toThrow('0000_a failed');
        await client.query('TRUNCATE busy');
        await Promise.all([migratePostgres(url, { folder }), migratePostgres(url, { folder })]);
        const { rows } = await client.query(
          "SELECT indisvalid FROM pg_index WHERE indexrelid = 'busy_id'::regclass",
        );
        expect(rows).toEqual([{ indisvalid: true }]);
      }),
    );
  });

  test('who waits for migrations goes on once they are there, and else ends with what to do', async () => {
    await withMigrations({ '0000_a': 'CREATE TABLE a (id int)' }, async (folder) =>
      onEmptyDatabase(async (url, client) => {
        const query = client.query.bind(client);
        const reasons: string[] = [];
        const onWait = (reason: string) => reasons.push(reason);
        await expect(awaitMigrations({ query, onWait, folder, timeoutMs: 0 })).rejects.toThrow(
          'npm run migrate',
        );
        const waiting = awaitMigrations({ query, onWait, folder, pollMs: 20 });
        await migratePostgres(url, { folder });
        await waiting;
        expect(reasons).toEqual(['The database lacks 0000_a: run `npm run migrate`']);
      }),
    );
  });
});

async function tables(client: Client): Promise<unknown[]> {
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  return rows.map(({ tablename }) => tablename);
}

/** A folder as Drizzle Kit writes it. */
async function withMigrations(
  texts: Record<string, string>,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'setapak-migrations-'));
  await mkdir(join(folder, 'meta'));
  const entries = Object.keys(texts).map((tag, idx) => ({ idx, tag, when: idx + 1, breakpoints: true }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, sql] of Object.entries(texts)) await writeFile(join(folder, `${tag}.sql`), sql);
  await work(folder);
  await rm(folder, { recursive: true });
}

let admin: Client | undefined;
beforeAll(async () => {
  if (!server) return;
  admin = new Client({ connectionString: server });
  await admin.connect();
});
afterAll(() => admin?.end());

async function onEmptyDatabase(work: (url: string, client: Client) => Promise<void>): Promise<void> {
  const name = `setapak_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  await admin?.query(`CREATE DATABASE ${name}`);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await work(url.href, client);
  } finally {
    await client.end();
    await admin?.query(`DROP DATABASE ${name}`);
  }
}
