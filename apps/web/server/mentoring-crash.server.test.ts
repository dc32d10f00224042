import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { reconcilePayments } from '../app/features/checkout/public.server.ts';
import { checkoutOn, faultsOf } from '../app/features/checkout/testing/services.ts';
import { openDatabase, type Database } from '../app/services/db/db.server.ts';
import { databaseKinds, fillPgliteFolder } from '../app/services/db/testing.ts';
import { makePostgres } from '../app/services/db/testing-postgres.ts';
import { startMidtrans } from '../app/services/payments/testing-midtrans.ts';
import { bundleProgram, programFlags, type TestProgram } from '../app/services/testing-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await bundleProgram(join(import.meta.dirname, 'testing/mentoring-life.ts'));
});
afterAll(() => program.remove());

/** A few by default, of PGlite the fewest, for each life opens it anew; `CRASH_FULL=1` kills as often as an evening allows. */
const demanded = process.env['CRASH_FULL'] ? { postgres: 200, pglite: 100 } : { postgres: 4, pglite: 2 };
const HOUR_MS = 3_600_000;

/** A database that processes of their own open; PGlite belongs to one at a time. */
async function makePlace(kind: (typeof databaseKinds)[number]) {
  const onError = () => {};
  if (kind === 'postgres') {
    const { url, drop } = await makePostgres();
    return { place: url, atOnce: 2, open: () => openDatabase({ url, dataDir: '', onError }), drop };
  }
  const place = await mkdtemp(join(tmpdir(), 'setapak-mentoring-crash-'));
  await fillPgliteFolder(place);
  const drop = () => rm(place, { recursive: true, force: true });
  return { place, atOnce: 1, open: () => openDatabase({ dataDir: place, onError }), drop };
}

/** What must hold of sessions and their times at rest, besides money: none is what we want. */
async function sessionFaults(database: Database): Promise<unknown[]> {
  const { rows } = await database.query(`
    SELECT 'session without its time' AS fault, session.id FROM mentoring_session AS session
      LEFT JOIN mentor_time AS taken ON taken.order_id = session.order_id AND taken.held_until IS NULL
        AND lower(taken.during) = session.start_at
      WHERE session.start_at IS NOT NULL AND session.outcome IS NULL AND session.revoked_at IS NULL AND taken.order_id IS NULL
    UNION ALL
    SELECT 'time without a session', taken.order_id FROM mentor_time AS taken
      LEFT JOIN mentoring_session AS session ON session.order_id = taken.order_id
        AND session.outcome IS DISTINCT FROM 'cancelled' AND session.revoked_at IS NULL
      WHERE taken.held_until IS NULL AND session.id IS NULL
    UNION ALL
    SELECT 'outcome without its order’s end', session.id FROM mentoring_session AS session
      JOIN "order" ON "order".id = session.order_id
      WHERE session.outcome IS NOT NULL AND "order".status NOT IN ('done', 'refunded')
    UNION ALL
    SELECT 'cancelled without its refund', session.id FROM mentoring_session AS session
      WHERE session.outcome = 'cancelled' AND NOT EXISTS (SELECT 1 FROM refund WHERE refund.order_id = session.order_id)
    UNION ALL
    SELECT 'mail sent twice', min(data->'props'->>'url') FROM pgboss.job
      WHERE name = 'send-mail' AND data->>'template' = 'session-booked'
      GROUP BY data->>'to' HAVING count(*) > 1
    UNION ALL
    SELECT 'two payouts under way', mentor_id FROM payout WHERE status = 'open' GROUP BY mentor_id HAVING count(*) > 1`);
  return rows;
}

describe.each(databaseKinds)('crash: processes killed between booking and payout (%s)', (kind) => {
  test('leave every session with its time, its money and its mails, and nobody paid twice', async () => {
    const { place, atOnce, open, drop } = await makePlace(kind);
    const wire = await startMidtrans();
    const first = await open();
    await (await checkoutOn(first, wire.url)).stop();
    await first.close();
    const lives = Math.ceil(demanded[kind] / atOnce);
    for (let life = 0; life < lives; life += 1)
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          const child = spawn(process.execPath, [...programFlags, program.file, place, wire.url], {
            stdio: ['ignore', 'pipe', 'inherit'],
          });
          onTestFinished(() => void child.kill('SIGKILL'));
          const gone = once(child, 'exit');
          // By its work, not by the clock: on a busy machine a second is over before anything was booked.
          await Promise.race([once(child.stdout, 'data'), gone]);
          await delay(Math.random() * 600);
          child.kill('SIGKILL');
          await gone;
        }),
      );
    // The server notices a lost client a moment later, and undoes what it had begun.
    await delay(300);
    const database = await open();
    const on = await checkoutOn(database, wire.url);
    await reconcilePayments(on.services, new Date(Date.now() + HOUR_MS));
    await reconcilePayments(on.services, new Date(Date.now() + 3 * HOUR_MS));
    const { rows } = await database.query('SELECT count(*)::int AS count FROM mentoring_session');
    expect(rows[0]?.['count']).toBeGreaterThan(0);
    expect(await sessionFaults(database)).toEqual([]);
    expect(await faultsOf(database)).toEqual([]);
    await on.stop();
    await wire.stop();
    await database.close();
    await drop();
  }, 120_000);
});
