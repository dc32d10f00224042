import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHazards } from './migrations/find-hazards.ts';

/**
 * A part of `npm run check`: refuses a migration that locks tables in use or breaks the version that serves while it runs.
 * The first one runs on an empty database.
 */
const FIRST = '0000_init';
const folder = join(import.meta.dirname, '../apps/web/app/services/db/migrations');

const hazards = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.replace(/\.sql$/, ''))
  .filter((name) => name > FIRST)
  .sort()
  .flatMap((name) => findHazards({ name, sql: readFileSync(join(folder, `${name}.sql`), 'utf8') }));

for (const { migration, rule, about, why } of hazards)
  console.log(`${migration}: ${rule} (${about}): it ${why}.`);
if (hazards.length > 0) {
  console.log('Where it is safe all the same, say why above the statement: -- allow RULE: REASON');
  process.exitCode = 1;
}
