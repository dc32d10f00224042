import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createErrorReports } from './error-reports.server.ts';
import { createLog } from './log.server.ts';

/** A service that takes envelopes, and what it was sent. */
async function startService() {
  const received: { path: string; event: Record<string, unknown> }[] = [];
  const take = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await text(incoming);
    received.push({ path: incoming.url ?? '', event: JSON.parse(body.split('\n')[2] ?? '') as never });
    outgoing.end('{}');
  };
  const server = createServer((incoming, outgoing) => void take(incoming, outgoing)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, dsn: `http://abc123@127.0.0.1:${port}/42` };
}

test('an error in the log is sent with its place and cause, and without anything that a person typed', async () => {
  const service = await startService();
  const reports = createErrorReports({ dsn: service.dsn, release: '1.2.3', environment: 'production' });
  const log = createLog('error', reports);
  const cause = Object.assign(new Error('bad'), { query: 'SELECT $1', parameters: ['rani@setapak.example'] });
  log
    .child({ requestId: 'r1' })
    .error({ err: new TypeError('no "Rani Kusuma" at rani@setapak.example', { cause }) }, 'request failed');
  log.warn({ err: new Error('not this') }, 'only a warning');
  await reports.flush();

  expect(service.received).toHaveLength(1);
  const [{ path, event }] = service.received as [(typeof service.received)[0]];
  expect(path).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=abc123/);
  expect(event).toMatchObject({
    level: 'error',
    release: '1.2.3',
    logentry: { message: 'request failed' },
    tags: { requestId: 'r1' },
    exception: {
      values: [{ value: 'query failed: SELECT $1' }, { type: 'TypeError', value: 'no "…" at …@…' }],
    },
  });
  const sent = JSON.stringify(event);
  expect(sent).toContain('error-reports.server.test.ts');
  expect(sent).not.toMatch(/rani/i);
});

test('a service that is away disturbs nobody', async () => {
  const reports = createErrorReports({ dsn: 'http://k@127.0.0.1:9/1', release: '1', environment: 'demo' });
  reports.report(new Error('x'), { text: 'x', level: 'error' });
  await reports.flush();
});
