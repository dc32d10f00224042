import { buildIfStale } from '../../../scripts/build.ts';
import { startServer, startFrom } from './server.ts';
import { share } from './shared-server.ts';

/**
 * Before the first journey: the product is built if its sources changed, served once so that migrations and samples are
 * there for every server that follows, and served again as the one that journeys share.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  buildIfStale();
  const first = await startServer();
  await first.end();
  startFrom(first.dataFolder);
  const shared = await startServer();
  share(shared);
  return async () => {
    await Promise.all([shared.stop(), first.stop()]);
  };
}
