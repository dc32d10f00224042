import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface QuietableServer {
  /** Leads to the database, by way of a connection that can go quiet. */
  url: string;
  /** As a machine that vanishes: what is connected is neither answered nor ended. Who connects anew reaches the database. */
  goQuiet(): void;
  close(): void;
}

/** Stands in front of a PostgreSQL. */
export async function quietable(databaseUrl: string): Promise<QuietableServer> {
  const { hostname: host, port } = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect({ host, port: Number(port) });
    pairs.add([near, far]);
    near.pipe(far).pipe(near);
    for (const end of [near, far])
      end.on('error', () => {}).on('close', () => (near.destroy(), far.destroy()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    goQuiet() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close() {
      for (const pair of pairs) for (const end of pair) end.destroy();
      server.close();
    },
  };
}
