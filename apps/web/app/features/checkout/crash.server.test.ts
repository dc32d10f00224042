import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '~/services/db/testing.ts';
import { startMidtrans } from '~/services/payments/testing-midtrans.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';
import { checkoutOn, faultsOf, makeVoucher } from './testing.ts';

const WAVES = 2;
const PROCESSES = 4;
const HOUR_MS = 3_600_000;

describe.runIf(process.env['TEST_DATABASE_URL'])('processes that are killed while people buy', () => {
  test('leave no paid order without its grant, no grant without payment, no voucher lost or stuck', async () => {
    const { database, drop } = await openTestDatabase('postgres');
    const wire = await startMidtrans();
    const on = await checkoutOn(database, wire.url);
    const max = 100_000;
    const [voucherCode, redeem] = [
      await makeVoucher(database, { max }),
      await makeVoucher(database, { max }),
    ];
    const { rows } = await database.query('SELECT current_database() AS name');
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${String(rows[0]?.['name'])}`;
    const program = join(import.meta.dirname, 'testing-buyer.ts');

    async function liveAndDie(): Promise<void> {
      const child = spawn(process.execPath, [program, url.href, wire.url, voucherCode, redeem], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const gone = once(child, 'exit');
      await once(child.stdout, 'data');
      await delay(200 + Math.random() * 800);
      child.kill('SIGKILL');
      await gone;
    }
    for (let wave = 0; wave < WAVES; wave += 1)
      await Promise.all(Array.from({ length: PROCESSES }, liveAndDie));
    // The server notices a lost client a moment later, and undoes what it had begun.
    await delay(300);
    const orders = await database.query('SELECT count(*)::int AS count FROM "order"');
    expect(orders.rows[0]?.['count']).toBeGreaterThan(WAVES * PROCESSES);

    const reconcile = (hours: number) =>
      reconcilePayments(on.services, new Date(Date.now() + hours * HOUR_MS));
    // They did die in the midst of something.
    expect(await reconcile(1)).toBeGreaterThan(0);
    await reconcile(3);
    expect(await faultsOf(database)).toEqual([]);
    const stuck = await database.query(
      `SELECT id FROM payment WHERE status = 'pending' AND (invoice_url IS NULL OR id = ANY($1))`,
      [wire.paid()],
    );
    expect(stuck.rows).toEqual([]);
    await on.stop();
    await wire.stop();
    await drop();
  });
});
