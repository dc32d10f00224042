import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { requestListener, type Fetch } from './request-listener.ts';

interface Serve {
  fetch: Fetch;
  host: string;
  port: number;
  /** How long requests in flight may take to end once nothing more is sent here. */
  graceMs?: number;
  /**
   * Says to those who ask that nothing more should be sent here, and resolves when every proxy in front has seen it:
   * requests are taken until then.
   */
  drain(): Promise<void>;
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
/** One accepts the connections that wait, the next reads what they sent. */
const TURNS_TO_READ = 2;

/** Answers HTTP until it is told to stop. */
export async function serve({
  fetch,
  host,
  port,
  graceMs = GRACE_MS,
  drain,
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
      await drain();
      // What came while this process was busy is not read yet, and its connection would be closed as an idle one.
      for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await setImmediate();
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
