import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migrateWithPg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migrateWithPglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';

/** Any number that no other program uses for an advisory lock on this database. */
const MIGRATION_LOCK = 7_382_725;

// Found through the package, because the bundled server does not lie beside its sources.
const packageFolder = dirname(createRequire(import.meta.url).resolve('@setapak/web/package.json'));
export const migrationsFolder = join(packageFolder, 'app/services/db/migrations');

export async function migratePglite(pglite: PGlite): Promise<void> {
  await migrateWithPglite(drizzlePglite(pglite), { migrationsFolder });
}

/** Drizzle takes no lock: of processes that start at once, one migrates and the others wait for it. */
export async function migratePostgres(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateWithPg(drizzlePg(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
