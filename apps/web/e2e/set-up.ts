import { buildIfStale } from '../../../scripts/build.ts';
import { startServer, startFrom } from './server.ts';
import { share } from './shared-server.ts';
import { runOn } from './sql.ts';

/** What no screen makes: a voucher that is used up, one whose data are broken, and work that was given up. */
const furtherSamples = `
  INSERT INTO voucher (code, id, start_at, close_at, types, applies_to, discount, max, used) VALUES
    ('HABIS', 'habis', now() - interval '1 day', now() + interval '1 day', '{cv-review}', '{7-days}', 0.1, 0, 0),
    ('TANPAID', NULL, now() - interval '1 day', now() + interval '1 day', '{cv-review}', '{7-days}', 0.1, 1, 0);
  INSERT INTO dead_job (id, queue, payload, error, tries)
    VALUES ('dead', 'remove-files', '{"keys": []}', 'no space left', 10)`;

/**
 * Before the first journey: the product is built if its sources changed, served once so that migrations and samples are
 * there for every server that follows, and served again as the one that journeys share.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  buildIfStale();
  const first = await startServer();
  await first.end();
  await runOn(first.dataFolder, furtherSamples);
  startFrom(first.dataFolder);
  const shared = await startServer({ env: { RENDER_WORKERS: '2', READ_WORKERS: '2' } });
  share(shared);
  return async () => {
    await Promise.all([shared.stop(), first.stop()]);
  };
}
