import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../app/services/config/config.server.ts';
import { createPayments } from '../app/services/payments/payments.server.ts';
import { createStorage } from '../app/services/storage/storage.server.ts';
import type { ServerEnv } from './env.ts';
import { healthRoutes } from './health.ts';

let dataDir: string;
let mail: Server;
let gateway: Server;
const listen = async () => {
  const server = createServer((socket) => socket.on('error', () => {}).resume());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'setapak-health-'));
  [mail, gateway] = await Promise.all([listen(), listen()]);
});
afterAll(async () => {
  mail.close();
  gateway.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Changes {
  mailPort?: number;
  databaseAnswers?: boolean;
  /** It takes the question and says nothing. */
  databaseIsSilent?: boolean;
  draining?: boolean;
  /** On what another process is configured differently. */
  differences?: string[];
}

/** @returns what `/readyz` says once it has found its neighbours */
async function readiness({
  mailPort = portOf(mail),
  databaseAnswers = true,
  databaseIsSilent = false,
  draining = false,
  differences = [],
}: Changes) {
  const config = readConfig({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    PAYMENT_GATEWAY: 'midtrans',
    MIDTRANS_SERVER_KEY: 'key',
    MIDTRANS_CLIENT_KEY: 'key',
    MIDTRANS_API_URL: `http://127.0.0.1:${portOf(gateway)}`,
  });
  const query = databaseIsSilent
    ? () => new Promise<never>(() => {})
    : databaseAnswers
      ? () => Promise.resolve({ rows: [], rowCount: 0 })
      : () => Promise.reject(new Error('away'));
  const app = new Hono<ServerEnv>();
  healthRoutes(
    app,
    {
      config,
      log: pino({ level: 'silent' }),
      draining: draining ? AbortSignal.abort() : new AbortController().signal,
      database: {
        kind: 'postgres',
        db: undefined as never,
        patient: undefined as never,
        query,
        listen: () => Promise.reject(new Error()),
        close: () => Promise.resolve(),
      },
      storage: createStorage({ dataDir }),
      payments: createPayments({ config, loopbackUrl: 'http://localhost', secret: 's'.repeat(32) }),
      processes: {
        differences: () => differences,
        list: () => Promise.resolve([]),
        look: () => Promise.resolve(),
        stop: () => Promise.resolve(),
      },
    },
    { patienceMs: 50 },
  );
  const ask = async (): Promise<Record<string, unknown>> => {
    const answer = await app.request('/readyz');
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };
  await expect.poll(async () => Object.values(await ask()).includes('unknown')).toBe(false);
  return ask();
}

test('/readyz: everything is there', async () => {
  expect(await readiness({})).toEqual({
    status: 200,
    ok: true,
    draining: false,
    database: 'up',
    store: 'up',
    mail: 'up',
    gateway: 'up',
    keys: 'same',
  });
});

test('/readyz: says that another process is configured differently, and not in what', async () => {
  expect(await readiness({ differences: ['AUTH_SECRET'] })).toMatchObject({ ok: true, keys: 'differ' });
});

test('/readyz: a mail server that is away is named, and takes no process out of the balancer', async () => {
  const closed = await listen();
  const mailPort = portOf(closed);
  closed.close();
  expect(await readiness({ mailPort })).toMatchObject({ status: 200, ok: true, mail: 'down', gateway: 'up' });
});

test.each([
  ['without its database', { databaseAnswers: false }, { database: 'down', draining: false }],
  ['while its database says nothing', { databaseIsSilent: true }, { database: 'down', draining: false }],
  ['while it leaves', { draining: true }, { database: 'up', draining: true }],
])('/readyz: a process is not ready %s', async (_, changes, says) => {
  expect(await readiness(changes)).toMatchObject({ status: 503, ok: false, store: 'up', ...says });
});
