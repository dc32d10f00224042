import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../db/db.server.ts';
import { profile, user } from '../db/schema.ts';
import { databaseKinds, makePostgres, type PostgresForTest } from '../db/testing-postgres.ts';
import { fillPgliteFolder, makeUser } from '../db/testing.ts';
import { createStorage, type Storage } from '../storage/storage.server.ts';
import { listBackups, makeBackup, pruneBackups, readManifest } from './backup.server.ts';
import { compareWithBackup, restoreBackup } from './restore.server.ts';
import { openVault, type Vault } from './vault.ts';

const onError = (error: unknown) => process.stderr.write(`${String(error)}\n`);

describe.each(databaseKinds)('backup and restore (%s)', (kind) => {
  let folder: string;
  let postgres: PostgresForTest | undefined;
  let database: Database;
  let storage: Storage;
  let vault: Vault;
  let identity: string;
  let backups: string;
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const make = (day: number) =>
    makeBackup({ database, directUrl: postgres?.url, storage, vault, now: at(day) });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'setapak-backup-'));
    backups = join(folder, 'backups');
    postgres = kind === 'postgres' ? await makePostgres() : undefined;
    const dataDir = join(folder, 'data');
    if (kind === 'pglite') await fillPgliteFolder(dataDir);
    database = await openDatabase({ ...(postgres && { url: postgres.url }), dataDir, onError });
    storage = createStorage({ dataDir });
    identity = await generateX25519Identity();
    vault = openVault({ folder: backups, recipient: await identityToRecipient(identity), identity });
  });
  afterAll(async () => {
    await database.close();
    await postgres?.drop();
    await rm(folder, { recursive: true });
  });

  test('what was copied comes back row by row and byte by byte, and nothing of it can be read without the identity', async () => {
    const person = await makeUser(database, { name: 'Rani Kusuma' });
    const photo = Buffer.alloc(200_000, 'setapak');
    const { key } = await storage.put('avatar', photo, { contentType: 'image/webp' });
    await database.db.insert(profile).values({ userId: person.id, avatarKey: key });
    const made = await make(1);
    expect(made).toMatchObject({ id: '2026-01-01T00-00-00Z', files: 1, newFiles: 1 });
    for (const name of await readdir(backups, { recursive: true, withFileTypes: true }))
      if (name.name.endsWith('.age'))
        expect((await readFile(join(name.parentPath, name.name))).subarray(0, 21).toString()).toBe(
          'age-encryption.org/v1',
        );
    const locked = openVault({ folder: backups, identity: await generateX25519Identity() });
    await expect(readManifest(locked, made.id)).rejects.toThrow();

    // Written after the copy: must not come back.
    await makeUser(database, { name: 'Bima' });
    const dataDir = join(folder, 'restored');
    const empty = kind === 'postgres' ? await makeEmpty() : undefined;
    const restored = createStorage({ dataDir });
    const into = { vault, id: made.id, storage: restored, directUrl: empty?.url, dataDir };
    const manifest = await restoreBackup(into);
    const copy = await openDatabase({
      ...(empty && { url: empty.url }),
      dataDir,
      onError,
      migrations: 'unknown',
    });
    expect(await compareWithBackup(manifest, { database: copy, storage: restored })).toMatchObject({
      files: 1,
      differences: [],
      missing: [],
    });
    // A dump holds no settings of its database, nor what the planner knows.
    if (kind === 'postgres') {
      const { rows } = await copy.query(
        `SELECT current_setting('jit') AS jit, current_setting('random_page_cost') AS random, (SELECT reltuples > 0 FROM pg_class WHERE relname = 'user') AS counted`,
      );
      expect(rows).toEqual([{ jit: 'off', random: '1.1', counted: true }]);
    }
    expect((await copy.db.select({ name: user.name }).from(user)).map(({ name }) => name)).toEqual([
      'Rani Kusuma',
    ]);
    expect(Buffer.from(await restored.getBytes(key)).equals(photo)).toBe(true);

    // A comparison finds what is not as it was, and a second restore overwrites nothing.
    await copy.db.update(user).set({ name: 'Somebody' }).where(eq(user.id, person.id));
    await writeFile(join(dataDir, 'files', key), 'other');
    const { differences } = await compareWithBackup(manifest, { database: copy, storage: restored });
    expect(differences).toEqual(['public."user": 1 rows, other contents', `file ${key}: other contents`]);
    await copy.close();
    await expect(restoreBackup(into)).rejects.toThrow('empty');
    await empty?.drop();
  });

  test('a backup that cannot be encrypted ends at once and leaves nothing', async () => {
    const keyless = openVault({ folder: join(folder, 'keyless') });
    const making = makeBackup({ database, directUrl: postgres?.url, storage, vault: keyless });
    await expect(making).rejects.toThrow('BACKUP_RECIPIENT');
    expect(await listBackups(keyless)).toEqual([]);
  });

  test('a backup that finds no room leaves nothing of itself; what a killed one left goes with the old ones', async () => {
    const place = join(folder, 'small');
    const recipient = await identityToRecipient(identity);
    const room = openVault({ folder: place, recipient, identity });
    const { key } = await storage.put('avatar', Buffer.from('RIFF'), { contentType: 'image/webp' });
    const full: Vault = {
      ...room,
      write: (name, content) =>
        name.startsWith('files/') ? Promise.reject(new Error('ENOSPC')) : room.write(name, content),
    };
    const into = { database, directUrl: postgres?.url, storage };
    await expect(makeBackup({ ...into, vault: full, now: at(3) })).rejects.toThrow('ENOSPC');
    expect(await room.list('.')).toEqual([]);

    for (const id of ['2026-01-01T00-00-00Z', '2026-01-03T23-00-00Z'])
      await room.write(`${id}/database`, Readable.from(['half']));
    await makeBackup({ ...into, vault: room, now: at(4) });
    expect(await pruneBackups(room, 1)).toBe(0);
    expect((await room.list('.')).toSorted()).toEqual([
      '2026-01-03T23-00-00Z',
      '2026-01-04T00-00-00Z',
      'files',
    ]);
    await storage.remove(key);
  });

  test('a store that lacks what rows name, such as another one, makes a copy that says so and does not count as good', async () => {
    const runs = async () => (await database.query('SELECT count(*)::int AS n FROM backup_run')).rows;
    const before = await runs();
    const { key } = await storage.put('avatar', Buffer.from('RIFF'), { contentType: 'image/webp' });
    const { id } = await makeUser(database);
    await database.db.insert(profile).values({ userId: id, avatarKey: key });
    const empty = createStorage({ dataDir: join(folder, 'another') });
    const other = openVault({
      folder: join(folder, 'other'),
      recipient: await identityToRecipient(identity),
    });
    const made = await makeBackup({ database, directUrl: postgres?.url, storage: empty, vault: other });
    expect(made.missing).toContain(key);
    expect(await runs()).toEqual(before);
    await database.db.delete(profile).where(eq(profile.userId, id));
    await storage.remove(key);
  });

  test('a second backup copies new files alone; old ones go with what only they hold', async () => {
    const { key } = await storage.put('cv', Buffer.from('%PDF-'), { contentType: 'application/pdf' });
    expect(await make(2)).toMatchObject({ files: 2, newFiles: 1 });
    await storage.remove(key);
    expect(await make(3)).toMatchObject({ files: 1, newFiles: 0 });
    expect(await pruneBackups(vault, 1)).toBe(2);
    expect(await listBackups(vault)).toEqual(['2026-01-03T00-00-00Z']);
    expect(vault.has(`files/${key}`)).toBe(false);
    const { files } = await readManifest(vault, '2026-01-03T00-00-00Z');
    expect(Object.keys(files).every((kept) => vault.has(`files/${kept}`))).toBe(true);
  });
});

/** A database without any table, as a new machine has one. */
async function makeEmpty(): Promise<PostgresForTest> {
  const made = await makePostgres('template1');
  const client = new Client({ connectionString: made.url });
  await client.connect();
  await client.end();
  return made;
}
