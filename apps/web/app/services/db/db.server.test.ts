import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnDatabases } from './testing.ts';

describeOnDatabases('the pool of connections', (getDatabase) => {
  test('a connection that breaks between two queries of a transaction ends that transaction, not the program', async ({
    skip,
  }) => {
    const { db, kind, query } = getDatabase();
    if (kind === 'pglite') skip('PGlite has no connection to lose');
    const broken = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      // Nothing waits for an answer of the connection while it ends.
      await delay(100);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(broken).rejects.toThrow();
    expect((await query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
