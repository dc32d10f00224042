import { once } from 'node:events';
import { Agent, createServer, get, request, type Server } from 'node:http';

export interface Proxy {
  url: string;
  /** Requests that could not be handed on, with the reason. */
  failures: string[];
  /** Looks at once which processes are ready, as it does by itself every so often. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface ProxyOptions {
  /** Ports of the processes behind it; the list may change. */
  ports: readonly number[];
  /** How often it looks at `/readyz`. */
  lookMs?: number;
}

/**
 * A reverse proxy as small as one can be: it spreads requests over those that say they are ready, keeps connections for
 * later, and tries nothing twice, so that what a process drops is seen.
 */
export async function startProxy({ ports, lookMs = 50 }: ProxyOptions): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let ready: number[] = [];
  let turn = 0;

  async function readPorts(): Promise<void> {
    const answers = await Promise.all(ports.map(async (port) => ((await isReady(port)) ? [port] : [])));
    ready = answers.flat();
  }

  // One after the other: a slow look must not overwrite what a later one saw.
  let underWay: Promise<void> | undefined;
  async function look(): Promise<void> {
    await underWay;
    underWay = readPorts().finally(() => {
      underWay = undefined;
    });
    await underWay;
  }
  await look();
  const looking = setInterval(() => {
    if (!underWay) void look();
  }, lookMs);

  const server: Server = createServer((incoming, outgoing) => {
    const port = ready[(turn += 1) % Math.max(1, ready.length)];
    if (port === undefined) {
      failures.push(`${incoming.url}: nothing is ready`);
      outgoing.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': headers['x-forwarded-for'] ?? '127.0.0.1' };
    const onward = request({ agent, port, host: '127.0.0.1', method, path, headers: forwarded });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', (error) => {
      if (outgoing.destroyed) return;
      failures.push(`${method} ${path}: ${error.message}`);
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    failures,
    look,
    async close() {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = get(
      { port, host: '127.0.0.1', path: '/readyz', agent: false, timeout: 2_000 },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    probe.on('error', () => resolve(false));
    probe.on('timeout', () => probe.destroy());
  });
}
