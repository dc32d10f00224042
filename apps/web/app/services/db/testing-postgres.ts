import { randomUUID } from 'node:crypto';
import { openDatabase } from './db.server.ts';
import { migratePostgres } from './migrate.server.ts';
import { makeQueues, stateOfMigrations } from './testing-state.ts';
import { withClient } from './with-client.server.ts';

/** PostgreSQL joins in where a server is named; PGlite needs nothing. */
export const databaseKinds: readonly ('pglite' | 'postgres')[] = process.env['TEST_DATABASE_URL']
  ? ['pglite', 'postgres']
  : ['pglite'];

/** How the names of this run's databases begin. */
const NAMES = 'SETAPAK_TEST_DATABASES';

export interface PostgresForTest {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/**
 * A database of its own on the test server.
 * @param template the name of the database to copy; by default one with all tables and queues and no rows
 */
export async function makePostgres(template?: string): Promise<PostgresForTest> {
  const from = template ?? (await migratedTemplate());
  const name = `${process.env[NAMES] ?? 'setapak_test'}_${randomUUID().replaceAll('-', '')}`;
  await run(`CREATE DATABASE ${name} TEMPLATE ${from}`);
  return { name, url: urlOf(name), drop: () => drop(name) };
}

/** Migrating takes a second and copying a tenth of one, so each state of the migrations is run once and kept. */
async function migratedTemplate(): Promise<string> {
  const name = `setapak_template_${await stateOfMigrations()}`;
  if (await exists(name)) return name;
  const unfinished = `${name}_${randomUUID().slice(0, 8)}`;
  await run(`CREATE DATABASE ${unfinished}`);
  await migratePostgres(urlOf(unfinished));
  const database = await openDatabase({ url: urlOf(unfinished), dataDir: '', onError: () => {} });
  await makeQueues(database);
  await database.close();
  try {
    await run(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  } catch (error) {
    // Test files start side by side: another one was first.
    await drop(unfinished);
    if (!(await exists(name))) throw error;
  }
  return name;
}

function urlOf(name: string): string {
  const url = new URL(server());
  url.pathname = `/${name}`;
  return url.href;
}

function server(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');
  return url;
}

async function exists(name: string): Promise<boolean> {
  return (await run(`SELECT 1 FROM pg_database WHERE datname = '${name}'`)) > 0;
}

async function drop(name: string): Promise<void> {
  await run(`DROP DATABASE ${name} WITH (FORCE)`);
}

async function run(statement: string): Promise<number> {
  return withClient(server(), async (client) => (await client.query(statement)).rowCount ?? 0);
}

/** Set-up of the unit tests: what its workers kept to use again goes with the last of them. */
export default function setUp(): () => Promise<void> {
  const made = `setapak_test_${randomUUID().slice(0, 8)}`;
  process.env[NAMES] = made;
  return async () => {
    if (!process.env['TEST_DATABASE_URL']) return;
    await withClient(server(), async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT datname AS name FROM pg_database WHERE datname LIKE '${made}%'`,
      );
      for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });
  };
}
