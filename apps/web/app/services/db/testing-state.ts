import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { startBoss } from '../jobs/boss.server.ts';
import type { Database } from './db.server.ts';
import { migrationsFolder } from './migrate.server.ts';

const require = createRequire(import.meta.url);
const jobs = join(import.meta.dirname, '../jobs');

/** The manifest of an installed package: it changes with the package's version. */
export const manifestOf = (name: string) => join(dirname(require.resolve(name)), '../package.json');

/** The tables of the job queue, which it makes itself at its first start: a second of work for each test that has jobs. */
export async function makeQueues(database: Database): Promise<void> {
  const boss = await startBoss(database, pino({ level: 'silent' }));
  await boss.stop({ graceful: false });
}

/** A name for what the migrations and the queues say now: what was made from them is good while it stays the same. */
export async function stateOfMigrations(...others: string[]): Promise<string> {
  const hash = createHash('sha256');
  const queues = [manifestOf('pg-boss'), join(jobs, 'queues.ts'), join(jobs, 'boss.server.ts')];
  for (const file of [...queues, ...others]) hash.update(await readFile(file));
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
