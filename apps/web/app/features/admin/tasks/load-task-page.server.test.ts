import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerFault } from '~/services/db/ledger-schema.ts';
import { cursorOf } from '~/services/db/keyset.server.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { listTransfers } from '~/features/checkout/public.server.ts';
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

  test('a payment that an operator marked as paid and its gateway refuses waits, with its order', async () => {
    const { db } = getDatabase();
    const orderId = newId();
    await db.execute(sql`
      INSERT INTO "order" (id, user_id, transaction_type, status, lines, total, customer_name, customer_email, details, pay_before)
      VALUES (${orderId}, 'u', 'ats', 'paid', '[]', 9000, 'Sari', 'sari@setapak.example', '{}', now())`);
    await db.execute(sql`
      INSERT INTO payment (id, order_id, user_id, attempt, gateway, status, amount, marked_paid_at, denied_at)
      VALUES (${`${orderId}-1`}, ${orderId}, 'u', 1, 'xendit', 'settlement', 9000, now(), now())`);
    const { tasks } = await page({ kind: 'paid_denied' });
    expect(tasks).toMatchObject([{ kind: 'paid_denied', orderId, amount: 9_000 }]);
  });

  test('a refund that left its file for the bank by another way, or was transferred after that, may be paid twice', async () => {
    const { db } = getDatabase();
    const orderId = newId();
    await db.execute(sql`
      INSERT INTO "order" (id, user_id, transaction_type, status, lines, total, customer_name, customer_email, details, pay_before)
      VALUES (${orderId}, 'u', 'ats', 'refunded', '[]', 9000, 'Sari', 'sari@setapak.example', '{}', now())`);
    await db.execute(sql`
      INSERT INTO payment (id, order_id, user_id, attempt, gateway, status, amount, refunded_amount)
      VALUES (${`${orderId}-1`}, ${orderId}, 'u', 1, 'xendit', 'refunded', 9000, 9000)`);
    const add = (id: string, status: string, more: { byHand?: boolean; file?: string; reference?: string }) =>
      db.execute(sql`
        INSERT INTO refund (id, payment_id, order_id, user_id, amount, reason, status, by_hand, file_id, transfer_reference)
        VALUES (${id}, ${`${orderId}-1`}, ${orderId}, 'u', 1000, 'batal', ${status}::refund_status, ${more.byHand ?? false},
          ${more.file ?? null}, ${more.reference ?? null})`);
    await add('by the gateway', 'done', {});
    await add('by the bank', 'done', { byHand: true, file: 'f', reference: 'TRF' });
    await add('no transfer was tried', 'failed', {});
    await add('gateway and file', 'done', { file: 'f' });
    await add('chargeback and file', 'failed', { byHand: true, file: 'f' });
    await add('gateway and transfer', 'done', { reference: 'TRF' });
    const { tasks } = await page({ kind: 'refund_twice' });
    expect(tasks.map(({ key }) => key).toSorted()).toEqual(
      ['chargeback and file', 'gateway and file', 'gateway and transfer'].map((id) => `refund_twice:${id}`),
    );
    const { files } = await listTransfers(db);
    expect(files).toEqual([]);
    await db.execute(sql`INSERT INTO refund_file (id, made_by) VALUES ('f', 'operator@setapak.example')`);
    await add('at the bank', 'manual', { byHand: true, file: 'f' });
    expect((await listTransfers(db)).files).toMatchObject([{ count: 1, amount: 1_000, endedElsewhere: 2 }]);
  });
});
