import { createServer } from 'node:http';
import { requestListener, type Fetch } from './request-listener.ts';

interface Serve {
  fetch: Fetch;
  host: string;
  port: number;
  /** How long requests are still taken after a stop was asked for: until every proxy in front has seen that we leave. */
  drainMs: number;
  /** How long requests in flight may take to end after that. */
  graceMs?: number;
  /** Says to those who ask that nothing more should be sent here. */
  onDrain(): void;
  /** Ends what stays open for ever. */
  onStop(): void;
}

export interface Serving {
  port: number;
  /** Leaves without dropping a request; resolves when the last connection has ended. */
  stop(): Promise<void>;
}

const GRACE_MS = 15_000;
const IDLE_LOOK_MS = 100;

/** Answers HTTP until it is told to stop. */
export async function serve({
  fetch,
  host,
  port,
  drainMs,
  graceMs = GRACE_MS,
  onDrain,
  onStop,
}: Serve): Promise<Serving> {
  let leaving = false;
  const listener = requestListener(fetch);
  const server = createServer((incoming, outgoing) => {
    // A proxy that keeps connections for later must not send its next request down this one.
    if (leaving) outgoing.shouldKeepAlive = false;
    void listener(incoming, outgoing);
  });
  // Five minutes: five megabytes over a weak phone connection take that long.
  server.requestTimeout = 300_000;
  server.headersTimeout = 20_000;
  // Longer than proxies keep a connection idle: the one who closes it first must be the one who sends requests.
  server.keepAliveTimeout = 75_000;

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      leaving = true;
      onDrain();
      await new Promise((resolve) => setTimeout(resolve, drainMs));
      onStop();
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection whose last answer ended only now is idle only now.
      const look = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
      const grace = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(look);
      clearTimeout(grace);
    },
  };
}
