import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** How long requests in flight may take to end after a stop was requested. */
const GRACE_MS = 15_000;

interface Running {
  fetch(request: Request): Response | Promise<Response>;
  config: { HOST: string; PORT: number };
  log: {
    info(data: object, text: string): void;
    error(data: object, text: string): void;
    fatal(data: object, text: string): void;
  };
  services: { stop(): void; close(): Promise<void> };
}

const built = new URL('../build/server/index.js', import.meta.url).href;

async function main(): Promise<void> {
  const { createApp } = (await import(built)) as { createApp(env: NodeJS.ProcessEnv): Promise<Running> };
  const { fetch, config, log, services } = await createApp(process.env);
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  // Five minutes: five megabytes over a weak phone connection take that long.
  server.requestTimeout = 300_000;
  server.headersTimeout = 20_000;

  // An uncaught error leaves the program in an unknown state: it says so in the log and ends.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    services.stop();
    log.info({ signal }, 'stopping');
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    server.close(() => {
      void services.close().then(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  server.listen(config.PORT, config.HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.PORT;
    log.info({ port }, `Setapak listens on http://localhost:${port}`);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
