import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { describeOnDatabases } from './testing.ts';

describeOnDatabases('listening', (getDatabase) => {
  test('LISTEN: receives what is committed on its channel, and nothing after it stopped', async () => {
    const heard: string[] = [];
    const database = getDatabase();
    const stop = await database.listen('langkah_baru', (payload) => heard.push(payload));
    await database.query(`SELECT pg_notify('langkah_lain', 'not this')`);
    await database.query(`SELECT pg_notify('langkah_baru', 'satu')`);
    await expect.poll(() => heard).toEqual(['satu']);
    await stop();
    await database.query(`SELECT pg_notify('langkah_baru', 'dua')`);
    await delay(100);
    expect(heard).toEqual(['satu']);
  });

  test('LISTEN: a lost connection reconnects once and reports it', async ({ skip }) => {
    const database = getDatabase();
    if (database.kind === 'pglite') skip('PGlite has no connection to lose');
    const heard: string[] = [];
    const onReconnect = vi.fn<() => void>();
    const stop = await database.listen('langkah', (payload) => heard.push(payload), onReconnect);
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%langkah%' AND pid <> pg_backend_pid()`,
    );
    await expect.poll(() => onReconnect).toHaveBeenCalledOnce();
    await database.query(`SELECT pg_notify('langkah', 'satu')`);
    await expect.poll(() => heard).toEqual(['satu']);
    await stop();
  });
});
