import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profile } from '../db/schema.ts';
import { landingItem } from '../db/admin-schema.ts';
import { describeOnDatabases, makeUser } from '../db/testing.ts';
import { newId } from '../id.ts';
import { fileColumns } from './file-columns.ts';
import { filePrefixes } from './key.ts';
import { pictureAddress } from './picture-address.ts';
import { removeOrphans } from './remove-orphans.server.ts';
import { createStorage, type Storage } from './storage.server.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const pdf = { contentType: 'application/pdf' };

describeOnDatabases('orphans in storage', (getDatabase) => {
  let dataDir = '';
  let storage: Storage;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'setapak-orphans-'));
    storage = createStorage({ dataDir });
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const log = pino({ level: 'silent' });
  const sweep = (now: Date) => removeOrphans({ services: { db: getDatabase().db, storage, log }, now });
  const put = async (prefix: 'profile-cv' | 'picture' | 'cv' = 'cv') =>
    (await storage.put(prefix, Buffer.from('a file'), pdf)).key;

  test('a storage without files has none', async () => {
    expect(await sweep(inHours(48))).toBe(0);
  });

  test('a file that no row names is removed after a day, not while its upload may still run', async () => {
    const key = await put();
    expect(await sweep(inHours(23))).toBe(0);
    expect(await storage.exists(key)).toBe(true);
    expect(await sweep(inHours(25))).toBe(1);
    expect(await storage.exists(key)).toBe(false);
  });

  test('a file that a row names stays, and goes once the row names another', async () => {
    const { db } = getDatabase();
    const [{ id: userId }, key] = [await makeUser(getDatabase()), await put('profile-cv')];
    await db.insert(profile).values({ userId, cvKey: key });
    expect(await sweep(inHours(48))).toBe(0);
    await db.update(profile).set({ cvKey: null }).where(eq(profile.userId, userId));
    expect(await sweep(inHours(48))).toBe(1);
    expect(await storage.exists(key)).toBe(false);
  });

  test('a picture that is named by its address stays', async () => {
    const [named, orphan] = [await put('picture'), await put('picture')];
    await getDatabase()
      .db.insert(landingItem)
      .values({ id: newId(), kind: 'partner', title: 'Mitra', photoUrl: pictureAddress(named) });
    expect(await sweep(inHours(48))).toBe(1);
    expect([await storage.exists(named), await storage.exists(orphan)]).toEqual([true, false]);
  });

  test('every column that names a file is indexed: the job queries each for each page of files', async () => {
    const few = ['mentor', 'mentor_account', 'landing_item', 'deleted_record'];
    const { rows } = await getDatabase().query(`
      SELECT attrelid::regclass::text || '.' || attname AS name FROM pg_index
      JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]`);
    const indexed = rows.map(({ name }) => name);
    const asked = fileColumns
      .map(({ column }) => ({ table: getTableConfig(column.table).name, name: column.name }))
      .filter(({ table }) => !few.includes(table));
    expect(
      asked.map(({ table, name }) => `${table}.${name}`).filter((name) => !indexed.includes(name)),
    ).toEqual([]);
  });

  test('more files than fit on a page are all seen', async () => {
    const keys = await Promise.all(Array.from({ length: 600 }, () => put()));
    expect(await sweep(inHours(48))).toBe(600);
    expect(await Promise.all(keys.map((key) => storage.exists(key)))).not.toContain(true);
  });
});

test('every column that holds the key of a file is known to the job', () => {
  const schemas = import.meta.glob<object>('../db/*schema.ts', { eager: true });
  const tables = Object.values(schemas)
    .flatMap((file) => Object.values(file))
    .filter((table) => table instanceof PgTable);
  /** Keys of another kind: of signatures and of hashed addresses. */
  const others = ['grant_key', 'public_key', 'address_key'];
  const keys = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.filter((column) => column.name.endsWith('_key')).map((column) => `${name}.${column.name}`);
  });
  const known = fileColumns.map(({ column }) => `${getTableConfig(column.table).name}.${column.name}`);
  expect(keys.length).toBeGreaterThan(5);
  const isFile = (key: string) => !others.some((other) => key.endsWith(`.${other}`));
  expect(keys.filter((key) => isFile(key) && !known.includes(key))).toEqual([]);
  expect(filePrefixes).toHaveLength(9);
});
