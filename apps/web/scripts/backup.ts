import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { listBackups, makeBackup, pruneBackups, readManifest } from '../app/services/backup/backup.server.ts';
import { compareWithBackup } from '../app/services/backup/restore.server.ts';
import { openVault } from '../app/services/backup/vault.ts';
import { readConfig } from '../app/services/config/config.server.ts';
import { openDatabase } from '../app/services/db/db.server.ts';
import { storageOfConfig } from '../app/services/storage/storage-of-config.server.ts';
import { databaseFromEnvironment } from './database-from-environment.ts';
import { complain, runCommand } from './run-command.ts';

const USAGE = `npm run -s backup -- [--keep N] | --verify ID|latest | --list | --new-key

Copies database and files, encrypted for BACKUP_RECIPIENT, into BACKUP_DIR (./backups). A demo on PGlite is stopped first.
  --keep N     afterwards removes all but the newest N backups, unless files are missing in the store
  --verify ID  compares database and files with a backup (needs BACKUP_IDENTITY)
  --new-key    prints a pair of keys; the identity goes to a safe place, away from this machine`;

const { values } = parseArgs({
  options: {
    keep: { type: 'string' },
    verify: { type: 'string' },
    list: { type: 'boolean' },
    'new-key': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  if (values.help) return (say(USAGE), 0);
  if (values['new-key']) {
    const identity = await generateX25519Identity();
    say(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`);
    say(`BACKUP_IDENTITY=${identity}`);
    return 0;
  }
  const config = readConfig(process.env);
  const vault = openVault({
    folder: resolve(config.BACKUP_DIR),
    recipient: config.BACKUP_RECIPIENT,
    identity: config.BACKUP_IDENTITY,
  });
  if (values.list) {
    for (const id of await listBackups(vault)) say(id);
    return 0;
  }
  const from = databaseFromEnvironment();
  const database = await openDatabase({
    ...from,
    onError: complain,
    migrations: 'unknown',
  });
  const storage = storageOfConfig(config);
  try {
    if (values.verify !== undefined) {
      const id = values.verify === 'latest' ? (await listBackups(vault)).at(-1) : values.verify;
      if (!id) throw new Error('There is no backup.');
      const { rows, files, differences, missing } = await compareWithBackup(await readManifest(vault, id), {
        database,
        storage,
      });
      for (const difference of differences) say(difference);
      for (const key of missing)
        say(`file ${key}: not in the copy (let go of while it was made, or missing by then)`);
      say(`${id}: ${rows} rows, ${files} files, ${differences.length} differences`);
      return differences.length === 0 ? 0 : 1;
    }
    const directUrl = from.directUrl ?? from.url;
    const { id, databaseBytes, rows, files, newFiles, missing } = await makeBackup({
      database,
      directUrl,
      storage,
      vault,
    });
    say(`${id}: ${rows} rows in ${databaseBytes} bytes, ${files} files, ${newFiles} of them new`);
    if (missing.length > 0) {
      for (const key of missing) say(`file ${key}: a row names it, and it is not in the store`);
      say('Is it the right store? The copy lacks these files, so no older one is removed.');
      return 1;
    }
    if (values.keep !== undefined)
      say(`${await pruneBackups(vault, Math.max(1, Number(values.keep)))} older ones removed`);
    return 0;
  } finally {
    await database.close();
  }
}

await runCommand(main);
