import { setTimeout } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Services } from '../app/services/services.server.ts';
import { watchNeighbours } from './neighbours.ts';
import { refuseRest } from './requests.ts';
import type { ServerEnv } from './env.ts';

type HealthServices = Pick<
  Services,
  'draining' | 'database' | 'log' | 'storage' | 'config' | 'payments' | 'processes'
>;

/** How long a balancer waits for what the database says. */
const PATIENCE_MS = 3_000;

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, that is, its database answers and it does not leave. Whether store, mail
 * server and gateway are there it says beside, and is ready without them: pages open and jobs wait, and they are away for all processes
 * alike, so to take this one out of the balancer would only take the pages away as well (docs/operate.md). So it says where another
 * process is configured differently, too: `keys`.
 */
export function healthRoutes(
  app: Hono<ServerEnv>,
  services: HealthServices,
  { patienceMs = PATIENCE_MS } = {},
): void {
  const neighbours = watchNeighbours(services);
  const { processes } = services;
  // Looks that came while one is under way take that one's answer: a database that answers nobody is not asked again and again.
  let look: Promise<boolean> | undefined;
  app.get('/healthz', (context) => context.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }));

  app.get('/readyz', async (context) => {
    const draining = services.draining.aborted;
    look ??= answers(services).finally(() => (look = undefined));
    const database = (await Promise.race([look, setTimeout(patienceMs, false, { ref: false })]))
      ? 'up'
      : 'down';
    const ok = !draining && database === 'up';
    const keys = processes.differences().length === 0 ? 'same' : 'differ';
    const body = { ok, draining, database, ...neighbours(), keys };
    return context.json(body, ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  for (const path of ['/healthz', '/readyz']) refuseRest(app, path, ['GET', 'HEAD']);
}

async function answers({ database, log }: Pick<Services, 'database' | 'log'>): Promise<boolean> {
  try {
    await database.query('SELECT 1');
    return true;
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    return false;
  }
}
