import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Client, type ClientConfig } from 'pg';
import { keepDatabaseSettings } from './database-settings.server.ts';

// Found through the package, because the bundled server does not lie beside its sources.
const packageFolder = dirname(createRequire(import.meta.url).resolve('@setapak/web/package.json'));
export const migrationsFolder = join(packageFolder, 'app/services/db/migrations');

interface Migration {
  name: string;
  /** When it was written, in milliseconds: how Drizzle tells what was applied. */
  when: number;
  hash: string;
  statements: string[];
  /** Its statements run one by one outside a transaction, as CREATE INDEX CONCURRENTLY must. */
  concurrent: boolean;
}

/** One connection: `run` takes a statement as it is, `query` one with values. */
interface Connection {
  run(statement: string): Promise<unknown>;
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

interface MigrateOptions {
  folder?: string;
  /** Called with each migration that was applied. */
  onApplied?(name: string): void;
  /** Called when a lock was not had in time and the migration is tried again. */
  onRetry?(name: string): void;
  /** How long a statement waits for a lock before it makes way for the queries behind it. */
  lockTimeoutMs?: number;
  retryMs?: number;
}

/** Any number that no other program uses for an advisory lock on this database. */
const MIGRATION_LOCK = 7_382_725;
/** `lock_not_available` and `deadlock_detected`: nothing is wrong with the migration, only its moment. */
const WORTH_A_RETRY = new Set(['55P03', '40P01']);
const MOST_TRIES = 60;

/** All migrations in the order in which they are applied. Drizzle Kit writes them, with a journal beside them. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
      return {
        name: tag,
        when,
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint'),
        concurrent: /\bCONCURRENTLY\b/i.test(text.replaceAll(/--.*$/gm, '')),
      };
    }),
  );
}

/** The migrations of this version that the database lacks. Those that a later version applied do no harm. */
export async function pendingMigrations(query: Connection['query'], folder?: string): Promise<Migration[]> {
  const migrations = await readMigrations(folder);
  const [table] = (await query(`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`))
    .rows;
  if (!table?.['exists']) return migrations;
  const { rows } = await query('SELECT created_at::text AS "when" FROM drizzle.__drizzle_migrations');
  const applied = new Set(rows.map(({ when }) => Number(when)));
  return migrations.filter(({ when }) => !applied.has(when));
}

export async function migratePglite(pglite: PGlite, options: MigrateOptions = {}): Promise<void> {
  await migrate(
    { run: (text) => pglite.exec(text), query: (text, values) => pglite.query(text, values) },
    options,
  );
}

/**
 * Brings the tables of a database up to date while others use it. Of processes that start at once, one migrates and the
 * others wait for it.
 * @param connection leads to the server itself: a pooler that lends a connection for one transaction keeps no lock
 */
export async function migratePostgres(
  connection: string | ClientConfig,
  options: MigrateOptions = {},
): Promise<void> {
  const client = new Client(typeof connection === 'string' ? { connectionString: connection } : connection);
  await client.connect();
  try {
    // A session that waits inside a query holds a snapshot, and CREATE INDEX CONCURRENTLY would wait for that for ever.
    while (!(await takeLock(client))) await delay(200);
    const query: Connection['query'] = (text, values) => client.query(text, values);
    await migrate({ run: (text) => client.query(text), query }, options);
    await keepDatabaseSettings({ query });
  } finally {
    await client.end();
  }
}

async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.taken ?? false;
}

async function migrate(connection: Connection, options: MigrateOptions): Promise<void> {
  const pending = await pendingMigrations((text, values) => connection.query(text, values), options.folder);
  if (pending.length === 0) return;
  // The table is Drizzle's own, so that its tools read what was applied.
  await connection.run(`
    CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  for (const migration of pending) {
    await withRetries(connection, migration, options);
    options.onApplied?.(migration.name);
  }
}

async function withRetries(
  connection: Connection,
  migration: Migration,
  { onRetry, lockTimeoutMs = 3_000, retryMs = 2_000 }: MigrateOptions,
): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      if (migration.concurrent) await applyConcurrently(connection, migration);
      else await applyAtOnce(connection, migration, lockTimeoutMs);
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (!WORTH_A_RETRY.has(code ?? '') || tries >= MOST_TRIES)
        throw new Error(`The migration ${migration.name} failed.`, { cause: error });
      onRetry?.(migration.name);
      await delay(retryMs);
    }
}

/** Wholly or not at all. A statement that waits for a lock makes all queries behind it wait, so it gives up soon. */
async function applyAtOnce(
  connection: Connection,
  migration: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  await connection.run('BEGIN');
  try {
    await connection.run(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    for (const statement of migration.statements) await connection.run(statement);
    await remember(connection, migration);
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
}

/** Each statement by itself; what an interrupted one left behind is removed before it is tried again. */
async function applyConcurrently(connection: Connection, migration: Migration): Promise<void> {
  const { rows } = await connection.query(`
    SELECT indexrelid::regclass::text AS name FROM pg_index
    JOIN pg_class ON pg_class.oid = indexrelid
    WHERE NOT indisvalid AND relnamespace = 'public'::regnamespace`);
  for (const { name } of rows) await connection.run(`DROP INDEX CONCURRENTLY IF EXISTS ${String(name)}`);
  for (const statement of migration.statements) await connection.run(statement);
  await remember(connection, migration);
}

async function remember({ query }: Connection, { hash, when }: Migration): Promise<void> {
  await query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, when]);
}
