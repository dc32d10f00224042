import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { openDatabase } from './db.server.ts';

const server = process.env['TEST_DATABASE_URL'];

describe.runIf(server)('migrations on PostgreSQL', () => {
  test('six processes that start at once on an empty database all find their tables', async () => {
    const name = `setapak_test_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    await run(`CREATE DATABASE ${name}`);
    const open = () =>
      openDatabase({ url: url.href, dataDir: '', onError: (error) => expect(error).toBeUndefined() });
    const databases = await Promise.all(Array.from({ length: 6 }, open));
    for (const { query } of databases)
      expect((await query('SELECT count(*)::int AS users FROM "user"')).rows).toEqual([{ users: 0 }]);
    await Promise.all(databases.map((database) => database.close()));
    await run(`DROP DATABASE ${name}`);
  });
});

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
