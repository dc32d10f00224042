import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { listenPostgres } from './listen.server.ts';
import { lockFolder } from './lock.server.ts';
import { migratePglite, migratePostgres } from './migrate.server.ts';
import { pgliteExtensions } from './pglite-extensions.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
/** The database or a transaction on it. Inside a transaction use only `tx`: PGlite is one connection and waits for itself. */
export type DbOrTx = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
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
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url?: string;
  dataDir: string;
  onError(error: unknown): void;
}

/** Opens PostgreSQL where a URL is given, else PGlite in a locked folder, and brings its tables up to date. */
export async function openDatabase({ url, dataDir, onError }: DatabaseOptions): Promise<Database> {
  if (url) return openPostgres(url, onError);
  const folder = join(dataDir, 'pglite');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const pglite = await PGlite.create({ dataDir: folder, extensions: pgliteExtensions });
  const database = await fromPglite(pglite);
  return {
    ...database,
    async close() {
      await database.close();
      unlock();
    },
  };
}

/** Wraps a PGlite that the caller made (tests load theirs from a snapshot). */
export async function fromPglite(pglite: PGlite): Promise<Database> {
  await migratePglite(pglite);
  return {
    kind: 'pglite',
    // The two drivers differ in their types only; every query goes through the same dialect.
    db: drizzlePglite(pglite, { schema }) as unknown as Db,
    async query(text, values) {
      const result = await pglite.query<Record<string, unknown>>(text, values);
      return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
    },
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    pglite,
    close: () => pglite.close(),
  };
}

async function openPostgres(connectionString: string, onError: (error: unknown) => void): Promise<Database> {
  await migratePostgres(connectionString);
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  return {
    kind: 'postgres',
    db: drizzlePg(pool, { schema }),
    query: (text, values) => pool.query(text, values),
    listen: (channel, onPayload, onReconnect = () => {}) =>
      listenPostgres({ connectionString, channel, onPayload, onReconnect, onError }),
    pool,
    close: () => pool.end(),
  };
}
