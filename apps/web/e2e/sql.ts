import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import type { RunningServer } from './server.ts';

/** Changes what no screen can, such as when something was due: stops the server, works on its data, starts it again. */
export async function changeData(server: RunningServer, statements: string): Promise<void> {
  await server.end();
  await (server.data.database
    ? onPostgres(server.data.database, statements)
    : onPglite(server.data.folder, statements));
  await server.crashAndRestart();
}

async function onPostgres(name: string, statements: string): Promise<void> {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

async function onPglite(folder: string, statements: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: join(folder, 'pglite'), extensions: { pg_trgm } });
  try {
    await pglite.exec(statements);
  } finally {
    await pglite.close();
  }
}
