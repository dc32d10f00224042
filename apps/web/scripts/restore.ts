import { resolve } from 'node:path';
import { listBackups } from '../app/services/backup/backup.server.ts';
import { compareWithBackup, restoreBackup } from '../app/services/backup/restore.server.ts';
import { openVault } from '../app/services/backup/vault.ts';
import { readConfig } from '../app/services/config/config.server.ts';
import { openDatabase } from '../app/services/db/db.server.ts';
import { storageOfConfig } from '../app/services/storage/storage-of-config.server.ts';
import { databaseFromEnvironment } from './database-from-environment.ts';
import { complain, runCommand } from './run-command.ts';

/**
 * `npm run -s restore -- ID|latest`: brings a backup of BACKUP_DIR into the empty database of DATABASE_URL and the empty store, or
 * into an empty SETAPAK_DATA_DIR, and compares every row and file with what the backup holds. Needs BACKUP_IDENTITY.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const vault = openVault({ folder: resolve(config.BACKUP_DIR), identity: config.BACKUP_IDENTITY });
  const named = process.argv[2];
  const id = named === 'latest' ? (await listBackups(vault)).at(-1) : named;
  if (!id) throw new Error('npm run -s restore -- ID|latest   (npm run -s backup -- --list)');
  const from = databaseFromEnvironment();
  const directUrl = from.directUrl ?? from.url;
  const storage = storageOfConfig(config);
  const manifest = await restoreBackup({ vault, id, storage, directUrl, dataDir: from.dataDir });
  const database = await openDatabase({
    ...from,
    onError: complain,
    migrations: 'unknown',
  });
  try {
    const { rows, files, differences, missing } = await compareWithBackup(manifest, { database, storage });
    for (const difference of differences) say(difference);
    for (const key of missing)
      say(`file ${key}: not in the copy (let go of while it was made, or missing by then)`);
    say(`${id}: ${rows} rows and ${files} files restored, ${differences.length} differences`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

await runCommand(main);
