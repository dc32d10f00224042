import { setTimeout } from 'node:timers/promises';
import type { Fetch } from './request-listener.ts';
import { serve } from './serve.ts';

interface Running {
  fetch: Fetch;
  config: { HOST: string; PORT: number; DRAIN_SECONDS: number };
  log: {
    info(data: object, text: string): void;
    error(data: object, text: string): void;
    fatal(data: object, text: string): void;
  };
  services: { drain(): void; stop(): void; close(): Promise<void> };
}

const built = new URL('../build/server/index.js', import.meta.url).href;

async function main(): Promise<void> {
  const { createApp } = (await import(built)) as { createApp(env: NodeJS.ProcessEnv): Promise<Running> };
  const { fetch, config, log, services } = await createApp(process.env);

  // An uncaught error leaves the program in an unknown state: it says so in the log and ends.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });

  const serving = await serve({
    fetch,
    host: config.HOST,
    port: config.PORT,
    async drain() {
      services.drain();
      await setTimeout(config.DRAIN_SECONDS * 1_000);
    },
    onStop: () => services.stop(),
  });
  log.info({ port: serving.port }, `Setapak listens on http://localhost:${serving.port}`);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    void serving
      .stop()
      .then(() => services.close())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
