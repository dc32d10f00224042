import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { ServerEnv } from './env.ts';
import { logRefusal } from './refusals.ts';

test('refusals: not found, a missing role, a limit and a foreign page are logged, each once', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = new Hono<ServerEnv>();
  app.use(async (context, next) => {
    context.set('log', log);
    await next();
    logRefusal(context, context.req.path, 'user-1');
  });
  app.get('/cv/:', (context) => context.text('', 404));
  app.get('/admin', (context) => context.text('', 403));
  app.get('/check', (context) => context.text('', 429));
  app.get('/logout', (context) => {
    context.set('refusal', 'foreign_origin');
    return context.text('', 403);
  });
  app.get('/fine', (context) => context.text(''));
  for (const path of ['/cv/:', '/admin', '/check', '/logout', '/fine', '/:', '/:/x']) await app.request(path);
  expect(lines.map(({ security, reason, path, user }) => [security, reason, path, user])).toEqual([
    ['refused', 'not_there_for_you', '/cv/:', 'user-1'],
    ['refused', 'forbidden', '/admin', 'user-1'],
    ['refused', 'too_many', '/check', 'user-1'],
    ['refused', 'foreign_origin', '/logout', 'user-1'],
  ]);
});
