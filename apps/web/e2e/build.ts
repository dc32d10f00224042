import { buildIfStale } from '../../../scripts/build.ts';
import { databaseKinds, sow, startServer } from './server.ts';

/** Journeys walk the product as it is served, so it is built first; and started once, so that not each need sow the samples. */
export default async function setup(): Promise<() => Promise<void>> {
  buildIfStale();
  const servers = await Promise.all(
    databaseKinds.map(async (kind) => ({ kind, server: await startServer(kind) })),
  );
  for (const { server } of servers) await server.end();
  sow(Object.fromEntries(servers.map(({ kind, server }) => [kind, server.data])));
  return async () => {
    for (const { server } of servers) await server.stop();
  };
}
