import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { blob } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { keepDatabaseSettings } from '../db/database-settings.server.ts';
import type { Database } from '../db/db.server.ts';
import { lockFolder } from '../db/lock.server.ts';
import { pgliteExtensions, pgliteParams } from '../db/pglite-extensions.ts';
import { withClient } from '../db/with-client.server.ts';
import { namedBeside } from '../storage/file-columns.ts';
import type { Storage } from '../storage/storage.server.ts';
import { readManifest, type Manifest } from './backup.server.ts';
import { restorePostgres } from './postgres-tools.ts';
import { differences, tablePrints } from './table-prints.ts';
import { measured, printOf, type Vault } from './vault.ts';

interface Restore {
  vault: Vault;
  id: string;
  storage: Storage;
  /** Where PostgreSQL is; without it the copy is of a demo, and goes into its folder. */
  directUrl?: string | undefined;
  dataDir: string;
}

/**
 * Brings a backup into an empty database and an empty store.
 * @throws Error where something is there already: nothing is ever overwritten
 */
export async function restoreBackup({ vault, id, storage, directUrl, dataDir }: Restore): Promise<Manifest> {
  const manifest = await readManifest(vault, id);
  if ((manifest.kind === 'postgres') !== (directUrl !== undefined))
    throw new Error(`The backup is of ${manifest.kind}: ${directUrl ? 'unset' : 'set'} DATABASE_URL.`);
  if (directUrl) await restoreInto(directUrl, vault, id);
  else await restoreFolder(dataDir, vault, id);
  for (const [key, { sha256, contentType }] of Object.entries(manifest.files)) {
    if (await storage.exists(key)) continue;
    const { stream, print } = measured();
    const content = await vault.read(`files/${key}`);
    content.on('error', (error) => stream.destroy(error));
    await storage.putBack(key, content.pipe(stream), contentType);
    if (print().sha256 !== sha256) throw new Error(`The copy of ${key} is damaged.`);
  }
  return manifest;
}

async function restoreInto(url: string, vault: Vault, id: string): Promise<void> {
  const rows = await withClient(url, async (client) => {
    const found = await client.query(
      `SELECT 1 FROM pg_tables WHERE schemaname IN ('public', 'pgboss', 'drizzle') LIMIT 1`,
    );
    return found.rows;
  });
  if (rows.length > 0) throw new Error('The database has tables: a backup is restored into an empty one.');
  await restorePostgres(url, await vault.read(`${id}/database`));
  await withClient(url, async (client) => {
    await keepDatabaseSettings({ query: (text) => client.query(text) });
    // The planner knows nothing of restored tables until somebody counts them.
    await client.query('ANALYZE');
  });
}

async function restoreFolder(dataDir: string, vault: Vault, id: string): Promise<void> {
  const folder = join(dataDir, 'pglite');
  if (existsSync(folder)) throw new Error(`${folder} exists: a backup is restored into an empty folder.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const loadDataDir = await blob(await vault.read(`${id}/database`));
  const pglite = await PGlite.create({
    dataDir: folder,
    loadDataDir: loadDataDir as Blob,
    extensions: pgliteExtensions,
    startParams: pgliteParams,
  });
  await pglite.close();
  unlock();
}

interface Comparison {
  rows: number;
  files: number;
  /** What is not as it was. */
  differences: string[];
  /** Files that a row names and the copy has not: let go of while it was made, or away then, which it said. */
  missing: string[];
}

/** Compares a database and its files with a backup: every table's rows and contents, every file's contents. */
export async function compareWithBackup(
  manifest: Manifest,
  { database, storage }: { database: Database; storage: Storage },
): Promise<Comparison> {
  const tables = await printsOf(database);
  const found = differences(manifest.tables, tables);
  for (const [key, { sha256, bytes }] of Object.entries(manifest.files)) {
    const print = await storage.getStream(key).then(printOf, () => undefined);
    if (!print) found.push(`file ${key}: missing`);
    else if (print.sha256 !== sha256 || print.bytes !== bytes) found.push(`file ${key}: other contents`);
  }
  return {
    rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + Number(rows), 0),
    files: Object.keys(manifest.files).length,
    differences: found,
    missing: await namedBeside(database, manifest.files),
  };
}

async function printsOf({ pglite, pool }: Database) {
  if (pglite) return pglite.transaction((tx) => tablePrints((statement) => tx.query(statement)));
  const client = await pool!.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const prints = await tablePrints((statement) => client.query(statement));
    await client.query('COMMIT');
    return prints;
  } finally {
    client.release();
  }
}
