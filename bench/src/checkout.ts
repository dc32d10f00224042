import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { databaseKinds, makePostgres } from '../../apps/web/app/services/db/testing-postgres.ts';
import { startMidtrans } from '../../apps/web/app/services/payments/testing-midtrans.ts';

const ORDERS = 400;
/** How many people buy at the same time in one process. */
const CROWD = 16;
const program = join(import.meta.dirname, '../../apps/web/app/features/checkout/testing/racer.ts');

interface Outcome {
  done: string[];
  refused: string[];
  ms: number;
}

/** How many purchases a second come through, from the press of the button over the gateway to the grant. */
export async function benchCheckout(): Promise<void> {
  const rows = [];
  for (const kind of databaseKinds)
    for (const processes of kind === 'postgres' ? [1, 4] : [1]) rows.push(await measure(kind, processes));
  console.log(
    `\nCheckout, ${ORDERS} purchases, ${CROWD} at a time in each process, a stand-in for Midtrans on loopback`,
  );
  console.table(rows);
}

async function measure(kind: (typeof databaseKinds)[number], processes: number) {
  const wire = await startMidtrans();
  const postgres = kind === 'postgres' ? await makePostgres() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'setapak-bench-checkout-'));
  const each = ORDERS / processes;
  const racers = Array.from({ length: processes }, () => {
    const child = spawn(process.execPath, [program, postgres?.url ?? folder, wire.url], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return { child, gone: once(child, 'exit'), lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
  });
  for (const { lines } of racers) await lines.next();
  const race = JSON.stringify({ task: 'buy', tries: each, crowd: CROWD, args: [] });
  for (const { child } of racers) child.stdin.end(`${race}\n`);
  const outcomes: Outcome[] = [];
  for (const { lines, gone } of racers) {
    outcomes.push(JSON.parse(String((await lines.next()).value)) as Outcome);
    await gone;
  }
  await wire.stop();
  await postgres?.drop();
  await rm(folder, { recursive: true, force: true });
  const placed = outcomes.reduce((sum, { done }) => sum + done.length, 0);
  const slowest = Math.max(...outcomes.map(({ ms }) => ms));
  return {
    database: kind,
    processes,
    placed,
    'orders/s': Math.round((1000 * placed) / slowest),
    refused: outcomes.reduce((sum, { refused }) => sum + refused.length, 0),
  };
}
