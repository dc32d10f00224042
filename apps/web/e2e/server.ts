import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const main = join(import.meta.dirname, '../server/main.ts');
const START_MS = 60_000;

export type DatabaseKind = 'pglite' | 'postgres';

/** The databases that journeys run on: always PGlite, and PostgreSQL where a server is at hand. */
export const databaseKinds: DatabaseKind[] = process.env['TEST_DATABASE_URL']
  ? ['pglite', 'postgres']
  : ['pglite'];

export interface RunningServer {
  url: string;
  /** Ends the process at once, as a crash would, and starts another on the same data. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
  /** Everything that the server logged so far. */
  log(): string;
}

/** Starts the built server on a free port with a data folder and database of its own. */
export async function startServer(
  kind: DatabaseKind = 'pglite',
  extra: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'setapak-e2e-'));
  const database = kind === 'postgres' ? await makeDatabase() : undefined;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let log = '';

  const start = async () => {
    const child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        SETAPAK_DATA_DIR: dataDir,
        DATABASE_URL: database?.url,
        ...extra,
      },
    });
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const gone = once(child, 'exit').then(() => {
      throw new Error(`the server stopped while it started:\n${log}`);
    });
    await Promise.race([isReady(url), gone]);
    gone.catch(() => undefined);
    return child;
  };

  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url,
    log: () => log,
    async crashAndRestart() {
      await end('SIGKILL');
      child = await start();
    },
    async stop() {
      await end('SIGTERM');
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server was not ready in time');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}

/** A database of its own on the test server. */
async function makeDatabase() {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `setapak_e2e_${Math.random().toString(36).slice(2)}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
