import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, cpSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseKinds, makePostgres } from '../app/services/db/testing-postgres.ts';
import { v8Flags } from '../server/v8-flags.ts';

const main = join(import.meta.dirname, '../server/main.ts');
const quickPasswords = ['--import', join(import.meta.dirname, 'quick-passwords.ts')];
/**
 * A server of a journey lives for a minute: what compiling PGlite again, and better, costs (over two seconds of CPU) never comes
 * back. The bench, which measures, has it as an installation does.
 */
const quickPglite = process.env['VITEST'] ? ['--liftoff-only'] : [];
/** What the first of them compiles is there for the others; nor is this the bench's. */
const quickStart = process.env['VITEST'] && {
  NODE_COMPILE_CACHE: join(tmpdir(), 'setapak-compile-cache'),
};
/** A busy machine takes its time; nothing waits as long where all is well. */
const START_MS = 240_000;
const SAMPLES = 'SETAPAK_E2E_SAMPLES';

export type DatabaseKind = (typeof databaseKinds)[number];
export { databaseKinds };

export interface RunningServer {
  url: string;
  /** Ends the process at once, as a crash would, and starts another on the same data. */
  crashAndRestart(): Promise<void>;
  /** Asks the process to leave, and starts another on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Of the process that runs now. */
  pid(): number;
  /** Its files; on PGlite its database, too. */
  dataFolder: string;
  /** On PostgreSQL. */
  databaseUrl: string | undefined;
  /** Ends the process and leaves its data. */
  end(): Promise<void>;
  /** Everything that the server logged so far. */
  log(): string;
  logFile: string;
}

interface ServerOptions {
  database?: DatabaseKind;
  /** Environment variables beside those that every server of a journey has. */
  env?: Record<string, string>;
  /** Puts something into its data before it starts. */
  fill?: (dataFolder: string) => Promise<void>;
}

/** From now on servers on PGlite start from a copy of this data, without migrating and making the samples anew. */
export function startFrom(dataFolder: string): void {
  process.env[SAMPLES] = dataFolder;
}

/** A server on these data finds its tables and samples made. They are a thousand files, which are copied for less in one go. */
function copySamples(dataFolder: string): void {
  const samples = process.env[SAMPLES];
  if (samples) cpSync(samples, dataFolder, { recursive: true });
}

/**
 * Starts the built server on a free port with data of its own. A journey that can share a server does: `shared-server.ts`.
 * A server on PostgreSQL starts from an empty database, as the first one of an installation does.
 */
export async function startServer({
  database = 'pglite',
  env = {},
  fill,
}: ServerOptions = {}): Promise<RunningServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'setapak-e2e-'));
  // The samples of a demo are not for a server of another mode.
  if (database === 'pglite' && !env['SETAPAK_MODE']) copySamples(dataFolder);
  await fill?.(dataFolder);
  const postgres = database === 'postgres' ? await makePostgres('template1') : undefined;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const logFile = `${dataFolder}.log`;

  // On PostgreSQL everything is as an installation has it.
  const flags = postgres ? v8Flags : [...v8Flags, ...quickPglite, ...quickPasswords];
  const start = async () => {
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [...flags, main], {
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        ...quickStart,
        PORT: String(port),
        HOST: '127.0.0.1',
        SETAPAK_DATA_DIR: dataFolder,
        DATABASE_URL: postgres?.url,
        SETAPAK_DEMO: 'public',
        // One proxy is believed, so that everyone has an address of their own.
        TRUSTED_PROXIES: '1',
        // Each process costs a second of CPU before it does anything; that there are several is the pools' own tests.
        RENDER_WORKERS: '1',
        READ_WORKERS: '1',
        ...env,
      },
    });
    closeSync(log);
    const gone = once(child, 'exit').then(() => {
      throw new Error(`the server stopped while it started:\n${readFileSync(logFile, 'utf8')}`);
    });
    await Promise.race([isReady(url), gone]);
    gone.catch(() => undefined);
    return child;
  };

  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url,
    logFile,
    log: () => readFileSync(logFile, 'utf8'),
    pid: () => child.pid ?? 0,
    async crashAndRestart() {
      await end('SIGKILL');
      child = await start();
    },
    async restart() {
      await end('SIGTERM');
      child = await start();
    },
    dataFolder,
    databaseUrl: postgres?.url,
    end: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM');
      await postgres?.drop();
      await Promise.all([rm(dataFolder, { recursive: true, force: true }), rm(logFile, { force: true })]);
    },
  };
}

export async function isReady(url: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server was not ready in time');
}

/**
 * A port that stays free until its server listens, or starts again: below those that systems hand out by themselves (Linux from
 * 32768 on), which another connection or test may be given meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}
