import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '~/services/db/db.server.ts';
import { databaseKinds, fillPgliteFolder } from '~/services/db/testing.ts';
import { makePostgres } from '~/services/db/testing-postgres.ts';
import { startMidtrans } from '~/services/payments/testing-midtrans.ts';
import { bundleProgram, programFlags, type TestProgram } from '~/services/testing-program.ts';
import { reconcilePayments } from './payments/reconcile-payments.server.ts';
import { checkoutOn, faultsOf, makeVoucher } from './testing/services.ts';

/**
 * A sample of what `CRASH_FULL=1` demands of both, and `npm run bench -- --only crash` of the whole product. PGlite is
 * opened anew for every life, which takes its seconds. Every statement that a purchase can die at: `races.server.test.ts`.
 */
const full = { kills: 20, purchases: 200 };
const demanded = process.env['CRASH_FULL']
  ? { postgres: full, pglite: full }
  : { postgres: { kills: 4, purchases: 30 }, pglite: { kills: 3, purchases: 12 } };
const HOUR_MS = 3_600_000;

let program: TestProgram;
beforeAll(async () => {
  program = await bundleProgram(join(import.meta.dirname, 'testing/buyer.ts'));
});
afterAll(() => program.remove());

/** A database that processes of their own open; PGlite belongs to one at a time. */
async function makePlace(kind: (typeof databaseKinds)[number]) {
  const onError = () => {};
  if (kind === 'postgres') {
    const { url, drop } = await makePostgres();
    return { place: url, atOnce: 4, open: () => openDatabase({ url, dataDir: '', onError }), drop };
  }
  const place = await mkdtemp(join(tmpdir(), 'setapak-crash-'));
  await fillPgliteFolder(place);
  const drop = () => rm(place, { recursive: true, force: true });
  return { place, atOnce: 1, open: () => openDatabase({ dataDir: place, onError }), drop };
}

async function countOrders(database: Database): Promise<number> {
  const { rows } = await database.query('SELECT count(*)::int AS count FROM "order"');
  return Number(rows[0]?.['count']);
}

describe.each(databaseKinds)('crash: processes killed during purchases (%s)', (kind) => {
  test('leave no paid order without its grant, no grant without payment, no voucher lost or stuck', async () => {
    const { place, atOnce, open, drop } = await makePlace(kind);
    const wire = await startMidtrans();
    const max = 100_000;
    let database = await open();
    await (await checkoutOn(database, wire.url)).stop();
    const codes = [await makeVoucher(database, { max }), await makeVoucher(database, { max })];
    await database.close();

    const least = demanded[kind];
    async function runUntilKilled(): Promise<void> {
      const child = spawn(process.execPath, [...programFlags, program.file, place, wire.url, ...codes], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // Whatever fails meanwhile: it would go on buying.
      onTestFinished(() => void child.kill('SIGKILL'));
      const gone = once(child, 'exit');
      // By its work, not by the clock: on a busy machine a second is over before anything was bought.
      let left = Math.ceil((least.purchases / least.kills) * (0.5 + Math.random()));
      for await (const line of createInterface(child.stdout))
        if (line === 'bought' && (left -= 1) <= 0) break;
      await delay(Math.random() * 100);
      child.kill('SIGKILL');
      await gone;
    }
    let kills = 0;
    let orders = 0;
    while (kills < least.kills || orders < least.purchases) {
      await Promise.all(Array.from({ length: atOnce }, runUntilKilled));
      kills += atOnce;
      if (kills < least.kills) continue;
      // The server notices a lost client a moment later, and undoes what it had begun.
      await delay(300);
      database = await open();
      orders = await countOrders(database);
      if (orders < least.purchases) await database.close();
    }

    const on = await checkoutOn(database, wire.url);
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
    await database.close();
    await drop();
  }, 240_000);
});
