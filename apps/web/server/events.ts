import type { Hono } from 'hono';
import { readSession } from '../app/services/auth/auth.server.ts';
import { eventStream } from '../app/services/events/events.server.ts';
import type { Services } from '../app/services/services.server.ts';
import type { ServerEnv } from './env.ts';

/** `/events`: what changes in the signed-in person's data, as server-sent events. */
export function eventsRoute(app: Hono<ServerEnv>, services: Services): void {
  app.get('/events', async (context) => {
    const user = await readSession(services.auth, context.req.raw.headers);
    if (!user) return context.json({ error: 'not_signed_in' }, 401);
    const stream = eventStream(services.events, user.id, { signal: context.req.raw.signal });
    return context.body(stream, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
  });
}
