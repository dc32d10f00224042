import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { awaitMigrations } from './await-migrations.server.ts';
import { listenPostgres } from './listen.server.ts';
import { lockFolder } from './lock.server.ts';
import { migratePglite, migratePostgres } from './migrate.server.ts';
import { askInRounds } from './prepared.server.ts';
import { openRounds, type Rounds } from './rounds.server.ts';
import { pgliteExtensions, pgliteParams } from './pglite-extensions.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
/** The database or a transaction on it. Inside a transaction use only `tx`: PGlite is one connection and waits for itself. */
export type DbOrTx = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

/** Connections that one process uses at most, and those for what may take long. */
const POOL_SIZE = 10;
const PATIENT_POOL_SIZE = 4;

/** Types that PostgreSQL itself defines have smaller numbers; from here on stand those of tables and extensions. */
const FIRST_GENERATED_OID = 10_000;

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** The same database for what nobody waits for: here a query may take as long as it needs (`answerMs`). */
  patient: Db;
  /** Plain SQL, for libraries that bring their own statements. */
  query(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
  /**
   * Calls back for every NOTIFY on the channel, and when the connection was lost and is back, for what was notified
   * in between never arrives.
   * @returns the function that stops it
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  pglite?: PGlite;
  pool?: Pool;
  patientPool?: Pool;
  /** Where prepared statements are asked; its connections are the pool's. */
  rounds?: Rounds;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url?: string;
  /** Leads to PostgreSQL itself where `url` leads to a pooler that lends a connection for one transaction. */
  directUrl?: string;
  dataDir: string;
  onError(error: unknown): void;
  /**
   * How long a query may take before its connection is given up. A server that was frozen, or a machine that vanished, ends no connection:
   * the system does after a quarter of an hour. Without it a query may take as long as it needs.
   */
  answerMs?: number;
  /** `await`: they are another command's work, and the tables are used once it is done; `unknown`: not checked. PGlite's are always run. */
  migrations?: 'run' | 'await' | 'unknown';
  /** Called while it waits for migrations. */
  onWait?(reason: string): void;
}

/** Opens PostgreSQL where a URL is given, else PGlite in a locked folder, with its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir } = options;
  if (url) return openPostgres({ ...options, url });
  const folder = join(dataDir, 'pglite');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const database = await openPglite(folder).catch((error: unknown) => {
    unlock();
    throw error;
  });
  return {
    ...database,
    async close() {
      await database.close();
      unlock();
    },
  };
}

/** A folder that is begun here and cannot be filled is not left half made. @throws Error that says which folder and why */
async function openPglite(folder: string): Promise<Database> {
  const isNew = !existsSync(folder);
  try {
    const options = { extensions: pgliteExtensions, startParams: pgliteParams };
    return await fromPglite(await PGlite.create({ dataDir: folder, ...options }));
  } catch (error) {
    if (isNew) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    throw new Error(`The database in ${folder} could not be opened: ${reasonOf(error)}.`, { cause: error });
  }
}

/** PGlite's file system, which is Emscripten's, throws objects that are no errors and hold a number (WASI's). */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { errno } = (error ?? {}) as { errno?: number };
  return errno === NO_SPACE ? 'its disk is full; make room, then start again' : `file system error ${errno}`;
}

const NO_SPACE = 51;

/** Wraps a PGlite that the caller made (tests load theirs from a snapshot). */
export async function fromPglite(pglite: PGlite): Promise<Database> {
  await migratePglite(pglite);
  keepParsersSmall(pglite);
  // The two drivers differ in their types only; every query goes through the same dialect.
  const db = drizzlePglite(pglite, { schema }) as unknown as Db;
  return {
    kind: 'pglite',
    db,
    patient: db,
    async query(text, values) {
      const result = await pglite.query<Record<string, unknown>>(text, values);
      return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
    },
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    pglite,
    close: () => pglite.close(),
  };
}

/**
 * PGlite has a parser for arrays of the rows of every table, which nobody selects, and for each query of Drizzle's, which brings
 * parsers of its own, it copies all that it has: half the work of a small query.
 */
function keepParsersSmall(pglite: PGlite): void {
  const kept = Object.entries(pglite.parsers).filter(([oid]) => Number(oid) < FIRST_GENERATED_OID);
  pglite.parsers = Object.fromEntries(kept);
}

async function openPostgres({
  url,
  directUrl = url,
  onError,
  answerMs,
  migrations = 'run',
  onWait = () => {},
}: DatabaseOptions & { url: string }): Promise<Database> {
  if (migrations === 'run') await migratePostgres(directUrl);
  const pool = openPool(url, onError, { max: POOL_SIZE, query_timeout: answerMs });
  // Its connections are made when it is first asked.
  const patientPool = answerMs ? openPool(url, onError, { max: PATIENT_POOL_SIZE }) : undefined;
  const end = async () => void (await Promise.all([pool.end(), patientPool?.end()]));
  const query: Database['query'] = (text, values) => pool.query(text, values);
  try {
    if (migrations === 'await') await awaitMigrations({ query, onWait });
  } catch (error) {
    await end();
    throw error;
  }
  const db = drizzlePg(pool, { schema });
  // Behind a pooler each transaction may meet another server.
  const rounds = openRounds(pool, { named: directUrl === url });
  askInRounds(db, drizzlePg(rounds as unknown as Pool, { schema }));
  return {
    kind: 'postgres',
    db,
    patient: patientPool ? drizzlePg(patientPool, { schema }) : db,
    rounds,
    patientPool,
    query,
    listen: (channel, onPayload, onReconnect = () => {}) =>
      listenPostgres({ connectionString: directUrl, channel, onPayload, onReconnect, onError }),
    pool,
    close: end,
  };
}

function openPool(url: string, onError: (error: unknown) => void, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    // What a transaction asks without waiting for the answer before, and what is asked in rounds, is sent at once.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...options,
  });
  pool.on('error', onError);
  // One that breaks while it is lent fails what it was lent for; without a listener it would end the program.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
