import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { cspReportsRoute } from './csp-reports.ts';
import type { ServerEnv } from './env.ts';

/** What the log says after a report was sent. */
async function reported(body: unknown): Promise<{ status: number; logged: object[] }> {
  const logged: object[] = [];
  const app = new Hono<ServerEnv>();
  app.use((context, next) => {
    context.set('log', { warn: (fields: object) => logged.push(fields) } as never);
    return next();
  });
  cspReportsRoute(app);
  const answer = await app.request('/csp-reports', { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, logged };
}

test('a report of the old form is counted with its rule and origin, and nothing of the page', async () => {
  const body = {
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal?name=Rani',
      'document-uri': 'https://setapak.example/r/rahasia',
    },
  };
  expect(await reported(body)).toEqual({
    status: 204,
    logged: [{ security: 'csp_violation', directive: 'script-src-elem', blocked: 'https://evil.example' }],
  });
});

test('reports of the new form are counted one by one', async () => {
  const one = { body: { effectiveDirective: 'script-src', blockedURL: 'eval' } };
  const { status, logged } = await reported([one, one]);
  expect(status).toBe(204);
  expect(logged).toHaveLength(2);
});

test('what is no report is refused and not logged', async () => {
  expect(await reported({ hello: 'Rani' })).toEqual({ status: 400, logged: [] });
  expect(await reported(null)).toEqual({ status: 400, logged: [] });
});
