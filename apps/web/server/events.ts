import type { Hono } from 'hono';
import { readSession } from '../app/services/auth/auth.server.ts';
import { EventsError } from '../app/services/events/error.ts';
import { eventStream } from '../app/services/events/event-stream.ts';
import type { Services } from '../app/services/services.server.ts';
import { refuseRest } from './requests.ts';
import type { ServerEnv } from './env.ts';

/** `/events`: what changes in the signed-in person's data, as server-sent events. */
export function eventsRoute(app: Hono<ServerEnv>, services: Services): void {
  app.get('/events', async (context) => {
    const user = await readSession(services.auth, context.req.raw.headers);
    if (!user) return context.json({ error: 'not_signed_in' }, 401);
    const signal = AbortSignal.any([context.req.raw.signal, services.stopping]);
    const { headers } = context.req.raw;
    const isLive = async () => (await readSession(services.auth, headers))?.id === user.id;
    const stream = openStream(services, user.id, signal, isLive);
    if (!stream) return context.json({ error: 'too_many' }, 429);
    return context.body(stream, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
  });
  refuseRest(app, '/events', ['GET', 'HEAD']);
}

function openStream(
  { events }: Services,
  userId: string,
  signal: AbortSignal,
  isLive: () => Promise<boolean>,
): ReadableStream | undefined {
  try {
    return eventStream(events, userId, { signal, isLive });
  } catch (error) {
    if (error instanceof EventsError) return undefined;
    throw error;
  }
}
