import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from './migrate.server.ts';

/** A name for what the migrations say now: what was made from them is good while it stays the same. */
export async function stateOfMigrations(...others: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of others) hash.update(await readFile(file));
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
