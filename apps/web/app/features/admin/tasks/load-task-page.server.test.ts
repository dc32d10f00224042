import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerFault } from '~/services/db/ledger-schema.ts';
import { cursorOf } from '~/services/db/keyset.server.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { exportTasks } from '../export-work.server.ts';
import { loadTaskPage } from './load-task-page.server.ts';

const MANY = 620;

describeOnDatabases('list of tasks', (getDatabase) => {
  const page = (query: Record<string, string>) =>
    loadTaskPage({ db: getDatabase().db, query: new URLSearchParams(query) });

  test('all that waits is counted, and reached page by page in both directions and by kind', async () => {
    const { db } = getDatabase();
    await db.execute(sql`
      INSERT INTO ledger_fault (key, kind, detail, amount, found_at)
      SELECT 'charge:p' || n, 'charge', 'x', 1000, now() - interval '3 days' - n / 3 * interval '1 minute'
      FROM generate_series(1, ${MANY}::int) AS n`);
    // Of another kind, and younger than all of them.
    await db.execute(sql`
      INSERT INTO payment_notification (id, gateway, body, verdict, payment_id, created_at)
      VALUES (${newId()}, 'midtrans', '', 'unknown', 'foreign', now() - interval '3 hours')`);

    const first = await page({});
    expect(first.kinds).toEqual([
      { kind: 'ledger', count: MANY, amount: MANY * 1_000 },
      { kind: 'unknown_notification', count: 1, amount: 0 },
    ]);
    const seen: string[] = [];
    let last = first;
    for (;;) {
      seen.push(...last.tasks.map(({ key }) => key));
      if (last.after === null) break;
      last = await page({ after: last.after });
    }
    expect(new Set(seen).size).toBe(MANY + 1);
    expect(seen).toHaveLength(MANY + 1);
    const back = await page({ before: last.before ?? '' });
    expect(back.tasks.at(-1)?.key).toBe(seen[seen.indexOf(last.tasks[0]!.key) - 1]);

    const young = await page({ kind: 'unknown_notification' });
    expect([young.kind, young.tasks.length, young.after]).toEqual(['unknown_notification', 1, null]);
    const absent = await page({ kind: 'surplus' });
    expect([absent.kind, absent.tasks.length, absent.kinds]).toEqual([null, 50, first.kinds]);
    // Behind the last row nothing is listed, and all is counted.
    const { kinds, tasks } = await page({ after: cursorOf([3e15, 'x', 'x']) });
    expect([kinds, tasks]).toEqual([first.kinds, []]);
    expect((await exportTasks(db)).trim().split('\r\n')).toHaveLength(MANY + 2);
    await db.delete(ledgerFault);
  });
});
