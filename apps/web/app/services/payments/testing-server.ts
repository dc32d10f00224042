import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the loopback gateway misbehaves: an HTTP status, `hang` (never answers), `garbage` (no JSON), `drop` (hangs up). */
export type Fault = number | 'hang' | 'garbage' | 'drop';

export interface WireRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  json: Record<string, unknown>;
}

export interface WireAnswer {
  status: number;
  json: unknown;
}

/** A gateway on loopback: answers by `handle`, unless a fault was ordered for the next requests. */
export async function startWire(handle: (request: WireRequest) => WireAnswer) {
  const faults: Fault[] = [];
  const requests: WireRequest[] = [];
  let held: { arrived: () => void; released: Promise<void> } | undefined;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const request: WireRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        json: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
      requests.push(request);
      const fault = faults.shift();
      if (fault === 'hang') return;
      if (fault === 'drop') return void incoming.socket.destroy();
      if (fault === 'garbage') return void outgoing.end('<html>maintenance');
      const answer =
        typeof fault === 'number' ? { status: fault, json: { message: 'fault' } } : handle(request);
      const send = () => {
        outgoing.writeHead(answer.status, { 'Content-Type': 'application/json' });
        outgoing.end(JSON.stringify(answer.json));
      };
      if (!held) return send();
      const { arrived, released } = held;
      held = undefined;
      arrived();
      void released.then(send);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** The next requests go wrong in this way, one after the other. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** The next request is dealt with when it comes, and answered when it is released. */
    hold() {
      const arrived = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held = { arrived: arrived.resolve, released: released.promise };
      return { arrived: arrived.promise, release: released.resolve };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function basicKey({ headers }: WireRequest): string {
  const encoded = (headers.authorization ?? '').replace(/^Basic /, '');
  return Buffer.from(encoded, 'base64').toString();
}
