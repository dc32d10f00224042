import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPgliteFolder } from '../app/services/db/testing.ts';
import { announceReady, expectReady, untilWanted } from './ready.ts';
import { startServer, startFrom, type RunningServer } from './server.ts';
import { runOn } from './sql.ts';

const build = join(import.meta.dirname, '../../../scripts/build.ts');

/** What no screen makes: a voucher that is used up, one whose data are broken, and work that was given up. */
const furtherSamples = `
  INSERT INTO voucher (code, id, start_at, close_at, types, applies_to, discount, max, used) VALUES
    ('HABIS', 'habis', now() - interval '1 day', now() + interval '1 day', '{cv-review}', '{7-days}', 0.1, 0, 0),
    ('TANPAID', NULL, now() - interval '1 day', now() + interval '1 day', '{cv-review}', '{7-days}', 0.1, 1, 0);
  INSERT INTO dead_job (id, queue, payload, error, tries)
    VALUES ('00000000-0000-4000-8000-00000000dead', 'remove-files', '{"keys": []}', 'no space left', 10)`;

/**
 * Before the first journey: the product is built if its sources changed, served once so that migrations and samples are
 * there for every server that follows, and served again as the one that journeys share. Use cases run meanwhile; journeys
 * wait for it (`ready.ts`).
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'setapak-journeys-'));
  expectReady(join(folder, 'ready.json'));
  const servers: RunningServer[] = [];
  const over = new AbortController();
  const prepared = prepare(servers, over.signal).then(announceReady, (error: unknown) =>
    announceReady({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  return async () => {
    over.abort();
    await prepared;
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}

async function prepare(servers: RunningServer[], over: AbortSignal) {
  const [status] = await once(spawn(process.execPath, [build], { stdio: 'inherit' }), 'exit');
  if (status !== 0) throw new Error('The build failed.');
  // Its tables are copied; the server of the day on PostgreSQL begins with nothing and makes them.
  const first = await startServer({ fill: fillPgliteFolder });
  servers.push(first);
  await first.end();
  await runOn(first.dataFolder, furtherSamples);
  startFrom(first.dataFolder);
  // A server that nobody asks anything looks for jobs all the same, and would take that from the use cases.
  await untilWanted(over);
  const shared = await startServer({ env: { RENDER_WORKERS: '2', READ_WORKERS: '2' } });
  servers.push(shared);
  return { samples: first.dataFolder, shared: { url: shared.url, logFile: shared.logFile } };
}
