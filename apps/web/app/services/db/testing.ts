import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '../id.ts';
import { fromPglite, openDatabase, type Database } from './db.server.ts';
import { migratePglite, migrationsFolder } from './migrate.server.ts';
import { user } from './schema.ts';

export type DatabaseKind = Database['kind'];

/** PostgreSQL joins in where a server is named; PGlite needs nothing. */
export const databaseKinds: readonly DatabaseKind[] = process.env['TEST_DATABASE_URL']
  ? ['pglite', 'postgres']
  : ['pglite'];

export interface TestDatabase {
  database: Database;
  /** Another handle on the same data, as another process has one. PGlite has one process: there it is the same handle. */
  another(): Promise<Database>;
  /** Closes all handles and leaves nothing behind. */
  drop(): Promise<void>;
}

/** A fresh database with all tables and no rows. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'pglite' ? openTestPglite() : openTestPostgres();
}

/**
 * Runs a suite on every database that we support, each time on a fresh one that the suite's tests share.
 * @param suite is handed the function that gives the database; call it inside tests and hooks
 */
export function describeOnDatabases(name: string, suite: (getDatabase: () => Database) => void): void {
  describe.each(databaseKinds)(`${name} (%s)`, (kind) => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await openTestDatabase(kind);
    });
    afterAll(() => opened?.drop());

    suite(() => {
      if (!opened) throw new Error('the database is there only inside tests and hooks');
      return opened.database;
    });
  });
}

/** A new person in the database; every call makes another one. */
export async function makeUser(
  { db }: Pick<Database, 'db'>,
  values: Partial<typeof user.$inferInsert> = {},
): Promise<typeof user.$inferSelect> {
  const id = newId();
  const [made] = await db
    .insert(user)
    .values({ id, name: 'Rani Kusuma', email: `${id}@setapak.example`, ...values })
    .returning();
  if (!made) throw new Error('no user came back');
  return made;
}

async function openTestPglite(): Promise<TestDatabase> {
  const loadDataDir = await migratedSnapshot();
  const database = await fromPglite(await PGlite.create({ loadDataDir, extensions: { pg_trgm } }));
  return { database, another: () => Promise.resolve(database), drop: () => database.close() };
}

/** Migrating takes seconds and loading a snapshot a fraction of one, so each state of the migrations is run once and kept. */
async function migratedSnapshot(): Promise<Blob> {
  const file = join(cacheFolder(), `pglite-${await stateOfMigrations()}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  await migratePglite(pglite);
  const snapshot = await pglite.dumpDataDir('none');
  await pglite.close();
  await keep(file, Buffer.from(await snapshot.arrayBuffer()));
  return snapshot;
}

/** Test files run side by side: the name appears only once the content is whole. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

const require = createRequire(import.meta.url);

function cacheFolder(): string {
  return join(dirname(require.resolve('@setapak/web/package.json')), 'node_modules/.cache/setapak');
}

async function stateOfMigrations(): Promise<string> {
  // A snapshot is readable only by the PostgreSQL that wrote it, and that comes with PGlite's version.
  const engine = join(dirname(require.resolve('@electric-sql/pglite')), '../package.json');
  const hash = createHash('sha256').update(await readFile(engine));
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function openTestPostgres(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');
  const name = `setapak_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = name;
  await run(server, `CREATE DATABASE ${name}`);

  const handles: Database[] = [];
  let dropping = false;
  function onError(error: unknown): void {
    if (!dropping) process.stderr.write(`test database: ${String(error)}\n`);
  }
  async function another(): Promise<Database> {
    const handle = await openDatabase({ url: url.href, dataDir: '', onError });
    handles.push(handle);
    return handle;
  }
  return {
    database: await another(),
    another,
    async drop() {
      dropping = true;
      await Promise.all(handles.map((handle) => handle.close()));
      await run(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
