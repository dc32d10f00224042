import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '../id.ts';
import { fromPglite, openDatabase, type Database } from './db.server.ts';
import { migratePglite } from './migrate.server.ts';
import { pgliteExtensions, pgliteParams } from './pglite-extensions.ts';
import { user } from './schema.ts';
import { databaseKinds, makePostgres, type PostgresForTest } from './testing-postgres.ts';
import { withClient } from './with-client.server.ts';
import { emptyAgain, lendPglite, readBeginning, type Reusable } from './testing-reuse.ts';
import { makeQueues, manifestOf, stateOfMigrations } from './testing-state.ts';

export type DatabaseKind = Database['kind'];

export { databaseKinds };

export interface TestDatabase {
  database: Database;
  /** Another handle on the same data, as another process has one. PGlite has one process: there it is the same handle. */
  another(): Promise<Database>;
  /** Closes all handles and leaves nothing behind. */
  drop(): Promise<void>;
}

/** A database with all tables and queues and no rows: a new one, or one that another suite of this worker is done with. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'pglite' ? openTestPglite() : openTestPostgres();
}

/**
 * Runs a suite on every database that we support, each time on an empty one that the suite's tests share.
 * @param suite is handed the function that gives the database; call it inside tests and hooks
 */
export function describeOnDatabases(name: string, suite: (getDatabase: () => Database) => void): void {
  describeOn(databaseKinds, name, suite);
}

function describeOn(
  kinds: readonly DatabaseKind[],
  name: string,
  suite: (getDatabase: () => Database) => void,
): void {
  describe.each(kinds)(`${name} (%s)`, (kind) => {
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

/**
 * The same on one database: PostgreSQL where a server is named, else PGlite, which takes four times the CPU. For many turns of a
 * rule whose statements another suite runs on every database.
 */
export function describeOnOneDatabase(name: string, suite: (getDatabase: () => Database) => void): void {
  describeOn(databaseKinds.slice(-1), name, suite);
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

/** A test's data fit into few buffers. What is kept in memory alone is never recovered, so that the log needs no whole pages. */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=16MB', 'full_page_writes=off', 'wal_recycle=off'].flatMap((setting) => ['-c', setting]),
];

/** What a suite has left, empty again: opening one costs half a second of CPU, in PGlite as in PostgreSQL. */
const free: { pglite: Reusable<PGlite>[]; postgres: Reusable<PostgresForTest>[] } = {
  pglite: [],
  postgres: [],
};

async function openTestPglite(): Promise<TestDatabase> {
  const { value: pglite, beginning } = free.pglite.pop() ?? (await makePglite());
  const { lent, end } = lendPglite(pglite);
  const database = await fromPglite(lent);
  return {
    database,
    another: () => Promise.resolve(database),
    async drop() {
      try {
        await end();
        await emptyAgain(pglite, beginning);
        // Otherwise its log would stay in memory.
        await pglite.exec('CHECKPOINT');
        free.pglite.push({ value: pglite, beginning });
      } catch {
        // A suite left it unusable, or closed it: the next one gets a new one.
        if (!pglite.closed) await pglite.close();
      }
    },
  };
}

async function makePglite(): Promise<Reusable<PGlite>> {
  const loadDataDir = await migratedSnapshot();
  const value = await PGlite.create({ loadDataDir, extensions: pgliteExtensions, startParams });
  return { value, beginning: await readBeginning(value) };
}

/** Data of PGlite with all tables and queues and no rows, for processes that open it with `openDatabase`. */
export async function fillPgliteFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const loadDataDir = await migratedSnapshot();
  const options = {
    dataDir: join(dataDir, 'pglite'),
    loadDataDir,
    extensions: pgliteExtensions,
    startParams: pgliteParams,
  };
  await (await PGlite.create(options)).close();
}

/**
 * A small snapshot loads in half the time: databases that are there to be copied go, and nothing is left to be replayed
 * from the write-ahead log, whose old file is not kept for a later use.
 */
const beforeSnapshot = [
  `UPDATE pg_database SET datistemplate = false WHERE datname IN ('template0', 'template1')`,
  'DROP DATABASE template0',
  'DROP DATABASE template1',
  'SET wal_recycle = off',
  'CHECKPOINT; SELECT pg_switch_wal(); CHECKPOINT',
];

/** Migrating takes seconds and loading a snapshot a fraction of one, so each state of the migrations is run once and kept. */
async function migratedSnapshot(): Promise<Blob> {
  // A snapshot is readable only by the PostgreSQL that wrote it, and that comes with PGlite's version.
  const engine = manifestOf('@electric-sql/pglite');
  const file = join(cacheFolder(), `pglite-${await stateOfMigrations(engine, import.meta.filename)}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const pglite = await PGlite.create({ extensions: pgliteExtensions });
  await migratePglite(pglite);
  await makeQueues(await fromPglite(pglite));
  for (const statement of beforeSnapshot) await pglite.exec(statement);
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

async function openTestPostgres(): Promise<TestDatabase> {
  const { value: made, beginning } = free.postgres.pop() ?? (await makeReusablePostgres());
  const handles: Database[] = [];
  let dropping = false;
  function onError(error: unknown): void {
    if (!dropping) process.stderr.write(`test database: ${String(error)}\n`);
  }
  async function another(): Promise<Database> {
    const handle = await openDatabase({ url: made.url, dataDir: '', onError });
    handles.push(handle);
    return handle;
  }
  return {
    database: await another(),
    another,
    async drop() {
      dropping = true;
      await Promise.all(handles.map((handle) => handle.close()));
      try {
        await withClient(made.url, async (client) => emptyAgain(client, beginning));
        free.postgres.push({ value: made, beginning });
      } catch {
        await made.drop();
      }
    },
  };
}

async function makeReusablePostgres(): Promise<Reusable<PostgresForTest>> {
  const value = await makePostgres();
  return { value, beginning: await withClient(value.url, readBeginning) };
}
