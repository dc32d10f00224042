import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseKinds, makePostgres } from '../app/services/db/testing-postgres.ts';

const main = join(import.meta.dirname, '../server/main.ts');
const START_MS = 60_000;

export type DatabaseKind = (typeof databaseKinds)[number];
export { databaseKinds };

interface ServerData {
  folder: string;
  /** The database's name on the test server; PGlite lives in the folder. */
  database?: string | undefined;
}

const SOWN = 'SETAPAK_E2E_SOWN';

/** From now on servers start from a copy of this data, without migrating and sowing the samples anew. */
export function sow(data: Partial<Record<DatabaseKind, ServerData>>): void {
  process.env[SOWN] = JSON.stringify(data);
}

function sown(kind: DatabaseKind): ServerData | undefined {
  const data = JSON.parse(process.env[SOWN] ?? '{}') as Partial<Record<DatabaseKind, ServerData>>;
  return data[kind];
}

export interface RunningServer {
  url: string;
  /** Ends the process at once, as a crash would, and starts another on the same data. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
  data: ServerData;
  /** On PostgreSQL. */
  databaseUrl: string | undefined;
  /** Ends the process and leaves its data. */
  end(): Promise<void>;
  /** Everything that the server logged so far. */
  log(): string;
}

/** Starts the built server on a free port with a data folder and database of its own. */
export async function startServer(
  kind: DatabaseKind = 'pglite',
  extra: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'setapak-e2e-'));
  // What a demo sowed is not for a server of another mode.
  const from = extra['SETAPAK_MODE'] ? undefined : sown(kind);
  if (from) await cp(from.folder, dataDir, { recursive: true });
  const database = kind === 'postgres' ? await makePostgres(from?.database) : undefined;
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
        SETAPAK_DEMO: 'public',
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
    if (child.exitCode !== null) return;
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
    data: { folder: dataDir, database: database?.name },
    databaseUrl: database?.url,
    end: () => end('SIGTERM'),
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
