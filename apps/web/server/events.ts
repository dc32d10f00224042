import type { Hono } from 'hono';
import { readSession } from '../app/services/auth/auth.server.ts';
import { createEventStreams } from '../app/services/events/event-stream.ts';
import type { Services } from '../app/services/services.server.ts';
import type { ServerEnv } from './env.ts';
import { refuseRest } from './requests.ts';
import { takeOver } from './request-listener.ts';

/** `/events`: what changes in the signed-in person's data, as server-sent events. */
export function eventsRoute(app: Hono<ServerEnv>, { auth, events, stopping }: Services): void {
  const streams = createEventStreams({ events, stopping });
  app.get('/events', async (context) => {
    const user = await readSession(auth, context.req.raw.headers);
    if (!user) return context.json({ error: 'not_signed_in' }, 401);
    if (streams.isFull(user.id)) return context.json({ error: 'too_many' }, 429);
    // Kept for as long as the stream is open, thousands of times over: these two strings, not the request.
    const { id } = user;
    const cookie = context.req.header('cookie') ?? '';
    const isLive = async () => (await readSession(auth, new Headers({ cookie })))?.id === id;
    const ageMs = Number(context.req.query('age')) || 0;
    takeOver(context, (out) => streams.open(id, out, { isLive, ageMs }));
    return context.body(null, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
  });
  refuseRest(app, '/events', ['GET', 'HEAD']);
}
