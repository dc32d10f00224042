import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openDatabase } from '../app/services/db/db.server.ts';
import { migratePostgres, pendingMigrations } from '../app/services/db/migrate.server.ts';
import { startBoss } from '../app/services/jobs/boss.server.ts';
import { databaseFromEnvironment } from './database-from-environment.ts';
import { complain, runCommand } from './run-command.ts';

/**
 * `npm run migrate`: brings the database of DATABASE_URL up to date, the job queues too, while the version before still serves.
 * `-- --check` changes nothing and ends with 1 where something is missing. A demo migrates itself when it starts.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { url, directUrl = url, dataDir } = databaseFromEnvironment();
  if (!url || !directUrl) {
    complain('DATABASE_URL names no PostgreSQL. A demo on PGlite migrates itself when it starts.');
    return 2;
  }
  // From here on the server itself is spoken to, for a pooler keeps no lock.
  if (!values.check)
    await migratePostgres(directUrl, {
      onApplied: (name) => say(`applied ${name}`),
      onRetry: (name) => say(`${name} waits for a lock`),
    });
  const database = await openDatabase({ url: directUrl, dataDir, onError: complain, migrations: 'unknown' });
  try {
    if (!values.check) {
      const boss = await startBoss(database, pino({ level: 'warn' }));
      await boss.stop({ graceful: false });
    }
    const missing = await pendingMigrations(database.query);
    for (const { name } of missing) say(`missing ${name}`);
    if (missing.length === 0) say('The database is up to date.');
    return missing.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

await runCommand(main);
