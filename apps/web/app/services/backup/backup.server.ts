import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import type { Database } from '../db/db.server.ts';
import { backupRun } from '../db/operations-schema.ts';
import { namedBeside } from '../storage/file-columns.ts';
import type { Storage } from '../storage/storage.server.ts';
import { VERSION } from '../version.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { tablePrints, type TablePrint } from './table-prints.ts';
import type { Print, Vault } from './vault.ts';

/** One backup: what it holds, to be compared with what comes of it. */
export interface Manifest {
  version: string;
  kind: Database['kind'];
  startedAt: string;
  database: Print;
  tables: Record<string, TablePrint>;
  /** Stored files by their keys. They never change, so one copy serves all backups. */
  files: Record<string, Print & { contentType?: string | undefined }>;
}

interface MakeBackup {
  database: Database;
  /** Leads to PostgreSQL itself. */
  directUrl?: string | undefined;
  storage: Storage;
  vault: Vault;
  now?: Date;
}

interface BackupMade {
  id: string;
  databaseBytes: number;
  rows: number;
  files: number;
  newFiles: number;
  /** Files that rows name and that are not in the store, some of them at least. */
  missing: string[];
}

/** So many are enough to see that something is wrong. */
const MOST_MISSING = 20;

/**
 * Copies the database as it is in one moment, then the files: they are never changed, so those that the database names are
 * there, unless they were let go of meanwhile.
 */
export async function makeBackup(options: MakeBackup): Promise<BackupMade> {
  const { vault, now = new Date() } = options;
  const id = now.toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
  try {
    return await copyAll({ ...options, now, id });
  } catch (error) {
    // On a full disk each night's half copy would take the room of the next one.
    if ((await vault.readNote(`${id}/files`)) === undefined) await vault.remove(id);
    throw error;
  }
}

async function copyAll(options: MakeBackup & { now: Date; id: string }): Promise<BackupMade> {
  const { database, storage, vault, now, id } = options;
  const { print, tables } = await copyDatabase(options, `${id}/database`);
  const last = (await listBackups(vault)).at(-1);
  const { files, newFiles } = await copyFiles(storage, vault, last ? await filesOf(vault, last) : {});
  const manifest: Manifest = {
    version: VERSION,
    kind: database.kind,
    startedAt: now.toISOString(),
    database: print,
    tables,
    files,
  };
  await vault.write(`${id}/manifest`, Readable.from([JSON.stringify(manifest)]));
  // In clear and last: it says that the copy is whole, and tells the next run what need not be copied again.
  await vault.writeNote(`${id}/files`, files);
  const made = {
    id,
    databaseBytes: print.bytes,
    files: Object.keys(files).length,
    newFiles,
    missing: await missingFiles(options, files),
    rows: Object.values(tables).reduce((sum, { rows }) => sum + Number(rows), 0),
  };
  const { databaseBytes } = made;
  // One that lacks files does not count as the last good one.
  if (made.missing.length > 0) return made;
  await database.db
    .insert(backupRun)
    .values({ id, startedAt: now, databaseBytes, files: made.files, newFiles });
  return made;
}

interface Copied {
  print: Print;
  tables: Record<string, TablePrint>;
}

async function copyDatabase({ database, directUrl, vault }: MakeBackup, name: string): Promise<Copied> {
  const { pglite } = database;
  if (pglite) {
    const tables = await pglite.transaction((tx) => tablePrints((statement) => tx.query(statement)));
    const dump = await pglite.dumpDataDir('gzip');
    return { print: await vault.write(name, Readable.fromWeb(dump.stream() as never)), tables };
  }
  if (!directUrl) throw new Error('a backup of PostgreSQL needs its address');
  const client = new Client({ connectionString: directUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
    let print: Print | undefined;
    await dumpPostgres(directUrl, rows[0]?.snapshot ?? '', async (dump) => {
      print = await vault.write(name, dump);
    });
    const tables = await tablePrints((statement) => client.query(statement));
    await client.query('COMMIT');
    if (!print) throw new Error('the dump is empty');
    return { print, tables };
  } finally {
    await client.end();
  }
}

async function missingFiles({ database, storage }: MakeBackup, files: Manifest['files']): Promise<string[]> {
  const missing: string[] = [];
  // What was stored meanwhile is there, and is copied the next time.
  for (const key of await namedBeside(database, files)) {
    if (missing.length === MOST_MISSING) break;
    if (!(await storage.exists(key))) missing.push(key);
  }
  if (missing.length === 0) return missing;
  // Those that were let go of between the two questions are named by no row any more.
  const named = new Set(await namedBeside(database, files));
  return missing.filter((key) => named.has(key));
}

async function filesOf(vault: Vault, id: string): Promise<Manifest['files']> {
  return (await vault.readNote<Manifest['files']>(`${id}/files`)) ?? {};
}

async function copyFiles(storage: Storage, vault: Vault, copied: Manifest['files']) {
  const files: Manifest['files'] = {};
  let newFiles = 0;
  for await (const keys of storage.pages())
    for (const key of keys) {
      const known = copied[key];
      if (known && vault.has(`files/${key}`)) {
        files[key] = known;
        continue;
      }
      const file = await copyFile(storage, vault, key);
      if (!file) continue;
      files[key] = file;
      newFiles += 1;
    }
  return { files, newFiles };
}

/** @returns undefined for one that was let go of meanwhile */
async function copyFile(storage: Storage, vault: Vault, key: string) {
  if (!(await storage.exists(key))) return undefined;
  const contentType = await storage.contentTypeOf(key);
  return { ...(await vault.write(`files/${key}`, await storage.getStream(key))), contentType };
}

/** The names of the finished ones, oldest first. */
export async function listBackups(vault: Vault): Promise<string[]> {
  return (await listAll(vault)).finished;
}

async function listAll(vault: Vault): Promise<{ finished: string[]; unfinished: string[] }> {
  const ids = (await vault.list('.')).filter((name) => /^\d{4}-\d\d-\d\dT/.test(name)).sort();
  const notes = await Promise.all(ids.map((id) => vault.readNote(`${id}/files`)));
  return {
    finished: ids.filter((_, at) => notes[at] !== undefined),
    unfinished: ids.filter((_, at) => notes[at] === undefined),
  };
}

/** One that was begun so long before the newest finished one is made no more: its process was killed. */
const GIVEN_UP_MS = 24 * 3_600_000;

const madeAt = (id: string) => Date.parse(id.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

export async function readManifest(vault: Vault, id: string): Promise<Manifest> {
  return JSON.parse(await text(await vault.read(`${id}/manifest`))) as Manifest;
}

/** Removes all but the newest backups, the files that none of those holds, and what killed processes left. @returns how many backups went */
export async function pruneBackups(vault: Vault, keep: number): Promise<number> {
  const { finished: all, unfinished } = await listAll(vault);
  const newest = madeAt(all.at(-1) ?? '');
  for (const id of unfinished) if (madeAt(id) < newest - GIVEN_UP_MS) await vault.remove(id);
  const old = all.slice(0, Math.max(0, all.length - keep));
  if (old.length === 0) return 0;
  const kept = await Promise.all(all.slice(old.length).map((id) => filesOf(vault, id)));
  const needed = new Set(kept.flatMap((files) => Object.keys(files)));
  for (const id of old) {
    for (const key of Object.keys(await filesOf(vault, id)))
      if (!needed.has(key)) await vault.remove(`files/${key}.age`);
    await vault.remove(id);
  }
  return old.length;
}
