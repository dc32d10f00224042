import { once } from 'node:events';
import { connect } from 'node:net';
import type { Services } from '../app/services/services.server.ts';
import { newKey } from '../app/services/storage/key.ts';

type NeighbourState = 'up' | 'down' | 'unknown';
type Neighbours = Record<'store' | 'mail' | 'gateway', NeighbourState>;

interface NeighbourOptions {
  /** How old an answer may be before it is looked for again. */
  freshMs?: number;
  timeoutMs?: number;
}

/**
 * Whether what the product stands on besides its database can be reached. Nobody waits for it: who wants to know gets what was
 * found last, and has it looked for again where that is old. So however often it is wanted, the neighbours are looked for once in a while.
 */
export function watchNeighbours(
  { storage, config, payments }: Pick<Services, 'storage' | 'config' | 'payments'>,
  { freshMs = 15_000, timeoutMs = 3_000 }: NeighbourOptions = {},
): () => Neighbours {
  const gateways: Record<string, string> = {
    midtrans: config.MIDTRANS_API_URL,
    xendit: config.XENDIT_API_URL,
  };
  const gatewayUrl = gateways[payments.active.name];
  const looks: Record<keyof Neighbours, () => Promise<unknown>> = {
    // A store that says that a file is not there works.
    store: () => storage.exists(newKey('avatar')),
    // Without a server mail lies in the database; the sandbox gateway is this process.
    mail: () => (config.SMTP_URL ? reach(config.SMTP_URL, timeoutMs) : Promise.resolve()),
    gateway: () => (gatewayUrl ? reach(gatewayUrl, timeoutMs) : Promise.resolve()),
  };
  const found: Neighbours = { store: 'unknown', mail: 'unknown', gateway: 'unknown' };
  let lookedAt = -Infinity;

  async function look(name: keyof Neighbours): Promise<void> {
    const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs).unref());
    found[name] = await Promise.race([looks[name](), late]).then(
      () => 'up',
      () => 'down',
    );
  }

  return () => {
    if (performance.now() - lookedAt > freshMs) {
      lookedAt = performance.now();
      for (const name of Object.keys(looks) as (keyof Neighbours)[]) void look(name);
    }
    return found;
  };
}

const defaultPorts: Record<string, number> = { 'smtp:': 25, 'smtps:': 465, 'http:': 80, 'https:': 443 };

/** Opens a connection and lets go of it: it says that somebody listens, and costs them nothing. */
async function reach(address: string, timeoutMs: number): Promise<void> {
  const { hostname, port, protocol } = new URL(address);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (defaultPorts[protocol] ?? 443),
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
