import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '~/services/db/db.server.ts';
import { makePostgres, type PostgresForTest } from '~/services/db/testing-postgres.ts';
import { newId } from '~/services/id.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { bundleProgram, type TestProgram } from '~/services/testing-program.ts';
import { placeOrder } from './placing/place-order.server.ts';
import type { Race } from './testing/racer.ts';
import { checkoutOn, faultsOf, makeVoucher, newCustomer } from './testing/services.ts';

const PROCESSES = 4;

interface Outcome {
  done: string[];
  refused: string[];
}

function startRacer({ file }: TestProgram, databaseUrl: string, midtransUrl: string) {
  const child = spawn(process.execPath, [file, databaseUrl, midtransUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator](), gone: once(child, 'exit') };
}

/** Four times as many as each process has connections: one that waits for one longer than ten seconds is sent away. */
const CROWD = 40;

describe.runIf(process.env['TEST_DATABASE_URL'])(
  'four processes at the same moment',
  { timeout: 180_000 },
  () => {
    let made: PostgresForTest;
    let database: Database;
    let wire: MidtransWire;
    let on: Awaited<ReturnType<typeof checkoutOn>>;
    let program: TestProgram;
    let racers: ReturnType<typeof startRacer>[];
    beforeAll(async () => {
      made = await makePostgres();
      wire = await startMidtrans();
      database = await openDatabase({ url: made.url, dataDir: '', onError: () => {} });
      on = await checkoutOn(database, wire.url);
      program = await bundleProgram(join(import.meta.dirname, 'testing/racer.ts'));
      racers = Array.from({ length: PROCESSES }, () => startRacer(program, made.url, wire.url));
      for (const { lines } of racers) expect((await lines.next()).value).toBe('ready');
    });
    afterAll(async () => {
      for (const { child } of racers) child.stdin.end();
      await Promise.all(racers.map(({ gone }) => gone));
      await on.stop();
      await database.close();
      await wire.stop();
      await made.drop();
      await program.remove();
    });

    /** Lets all processes do it at once. @returns what all of them together did */
    async function race(task: Race['task'], tries: number, ...args: string[]): Promise<Outcome> {
      const line = JSON.stringify({ task, tries, crowd: Math.min(tries, CROWD), args } satisfies Race);
      for (const { child } of racers) child.stdin.write(`${line}\n`);
      const outcomes = await Promise.all(
        racers.map(async ({ lines }) => JSON.parse(String((await lines.next()).value)) as Outcome),
      );
      return {
        done: outcomes.flatMap(({ done }) => done),
        refused: outcomes.flatMap(({ refused }) => refused),
      };
    }

    test('500 redemptions of a code for 50 give exactly 50', async () => {
      const code = await makeVoucher(database, { max: 50 });
      const { done, refused } = await race('redeem', 125, code);
      expect([done.length, refused.length]).toEqual([50, 450]);
      expect(new Set(refused)).toEqual(new Set(['redeem_failed']));
      expect(await faultsOf(database)).toEqual([]);
    });

    test('100 presses of one button make one order, one invoice and one use of the voucher', async () => {
      const code = await makeVoucher(database);
      const before = wire.requests.length;
      const { done, refused } = await race('press', 25, newId(), code);
      expect(refused).toEqual([]);
      expect([done.length, new Set(done).size]).toEqual([100, 1]);
      expect(wire.requests.length - before).toBe(1);
      expect(await faultsOf(database)).toEqual([]);
    });

    test('200 shuffled and repeated webhooks make one grant', async () => {
      const { bookId } = await placeOrder({
        services: on.services,
        user: newCustomer(),
        clientToken: 'press-token',
        purchase: { transactionType: 'ats', packageId: 'pkg-pas' },
      });
      const paymentId = `${bookId}-1`;
      wire.set(paymentId, 'settlement');
      const bodies = ['pending', 'settlement', 'capture', 'expire'].map((transaction_status) =>
        wire.notification(paymentId, { transaction_status }),
      );
      const { refused } = await race('notify', 50, JSON.stringify(bodies));
      expect(refused).toEqual([]);
      const { rows } = await database.query('SELECT uses_left FROM ats_uses WHERE order_id = $1', [bookId]);
      expect(rows).toEqual([{ uses_left: 8 }]);
      expect(await faultsOf(database)).toEqual([]);
    });
  },
);
