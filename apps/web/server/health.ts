import type { Hono } from 'hono';
import type { Services } from '../app/services/services.server.ts';
import { refuseRest } from './requests.ts';
import type { ServerEnv } from './env.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, that is, its database answers and it does not leave. */
export function healthRoutes(app: Hono<ServerEnv>, services: Services): void {
  app.get('/healthz', (context) => context.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }));

  app.get('/readyz', async (context) => {
    const ready = !services.draining.aborted && (await answers(services));
    return context.json({ ok: ready }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  for (const path of ['/healthz', '/readyz']) refuseRest(app, path, ['GET', 'HEAD']);
}

async function answers({ database, log }: Services): Promise<boolean> {
  try {
    await database.query('SELECT 1');
    return true;
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    return false;
  }
}
